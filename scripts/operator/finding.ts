import type { Sql } from '../../server/database/pool.ts'
import { formatPlainMoment } from '../../src/lib/time.ts'
import { UsageError } from './arguments.ts'

export async function findDraw(sql: Sql, wanted: string): Promise<string> {
  const rows = await sql`
    select id from private.draws_on_sale(private.now()) where experience = ${wanted}
    union select id from private.draws where length(${wanted}) >= 4 and starts_with(id::text, lower(${wanted}))`
  if (rows.length === 0) throw new UsageError(`There is no draw "${wanted}"; see "list".`)
  if (rows.length > 1) throw new UsageError(`"${wanted}" fits several draws; give more of the id.`)
  return rows[0]?.id
}

/** The draw of an experience that this step comes next for, or the one whose id begins so. */
export async function findDrawThatIs(sql: Sql, wanted: string, statuses: readonly string[]): Promise<string> {
  const byId = await sql`
    select id from private.draws where length(${wanted}) >= 4 and starts_with(id::text, lower(${wanted}))`
  if (byId.length > 1) throw new UsageError(`"${wanted}" fits several draws; give more of the id.`)
  const found = byId.length
    ? byId
    : await sql`
        select id from private.draws
        where experience = ${wanted} and draws_at is not null and status = any(${statuses as string[]})
        order by draws_at limit 1`
  if (!found[0]) throw new UsageError(`There is no such draw for "${wanted}"; see "list".`)
  return found[0].id
}

/** The draw a letter belongs to: by its day of arrival when an experience is named, else the draw itself. */
export async function findDrawForLetter(sql: Sql, wanted: string, receivedOn: string): Promise<string> {
  const [choice] = await sql`select slug from private.experiences where slug = ${wanted}`
  if (!choice) return findDraw(sql, wanted)
  const [row] = await sql`select private.draw_for_letter(${wanted}, ${receivedOn}) as id`
  return row?.id
}

/** Nothing for a moment that is not known yet. */
export function ukTime(iso: string | null): string {
  return iso ? formatPlainMoment(iso) : ''
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
