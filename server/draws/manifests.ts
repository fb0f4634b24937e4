import type { Draw } from '../../contract/offer.ts'
import { canonicalJson } from '../../draw/canonical.ts'
import { manifestHash, manifestOf } from '../../draw/manifest.ts'
import type { Sql } from '../database/pool.ts'
import { log } from '../log.ts'

/** Every draw that has got its dates promises its terms, once and for ever. */
export async function publishManifests(sql: Sql, checkpointKey: string): Promise<void> {
  const rows = await sql<{ draw: Draw }[]>`
    select private.draw_facts(d) as draw from private.draws d
    where d.draws_at is not null and d.status = 'open'
      and not exists (select from private.manifests m where m.draw_id = d.id)`
  for (const { draw } of rows) {
    await publish(sql, draw, checkpointKey).catch((cause) =>
      log.error(`The manifest of draw ${draw.id} could not be published`, cause),
    )
  }
}

async function publish(sql: Sql, draw: Draw, checkpointKey: string): Promise<void> {
  const manifest = manifestOf(draw, checkpointKey)
  await sql`
    insert into private.manifests (draw_id, body, hash)
    values (${manifest.draw}, ${canonicalJson(manifest)}, ${Buffer.from(manifestHash(manifest))})
    on conflict do nothing`
}
