import { canonicalJson } from '../../draw/canonical.ts'
import { manifestHash, newManifest } from '../../draw/manifest.ts'
import type { Sql } from '../database/pool.ts'
import { log } from '../log.ts'

type Terms = {
  id: string
  title: string
  experience: string
  price_pence: number
  charity_name: string
  charity_pence: number
  max_per_person: number
  cap: number | null
  opens_at: Date
  closes_at: Date
  postal_closes_at: Date
  refunds_until: Date
  draws_at: Date
  payment: string
}

/** Every draw that has got its dates promises its terms, once and for ever. */
export async function publishManifests(sql: Sql, checkpointKey: string): Promise<void> {
  const draws = await sql<Terms[]>`
    select d.*, private.refunds_until(d) as refunds_until, private.payment_provider() as payment from private.draws d
    where d.draws_at is not null and d.status = 'open'
      and not exists (select from private.manifests m where m.draw_id = d.id)`
  for (const draw of draws) {
    await publish(sql, draw, checkpointKey).catch((cause) =>
      log.error(`The manifest of draw ${draw.id} could not be published`, cause),
    )
  }
}

async function publish(sql: Sql, draw: Terms, checkpointKey: string): Promise<void> {
  const manifest = newManifest({
    draw: draw.id,
    title: draw.title,
    experience: draw.experience,
    pricePence: draw.price_pence,
    charityName: draw.charity_name,
    charityPence: draw.charity_pence,
    maxPerPerson: draw.max_per_person,
    cap: draw.cap,
    opensAt: draw.opens_at.toISOString(),
    closesAt: draw.closes_at.toISOString(),
    postalClosesAt: draw.postal_closes_at.toISOString(),
    refundsUntil: draw.refunds_until.toISOString(),
    drawsAt: draw.draws_at.toISOString(),
    checkpointKey,
    payment: draw.payment,
  })
  await sql`
    insert into private.manifests (draw_id, body, hash)
    values (${manifest.draw}, ${canonicalJson(manifest)}, ${Buffer.from(manifestHash(manifest))})
    on conflict do nothing`
}
