import { type Round, verifyRound } from '../../draw/beacon.ts'
import { fromHex } from '../../draw/bytes.ts'
import { type Manifest, manifestHash } from '../../draw/manifest.ts'
import { picksOf, seedOf } from '../../draw/picks.ts'
import type { Sql } from '../database/pool.ts'
import { inLongTransaction } from '../database/transaction.ts'

/** A round that cannot decide this draw, with the reason as a word. */
export class WrongRound extends Error {}

/** Draws from a frozen pool. False when it was drawn before: the result is the same, and nothing is written twice. */
export async function draw(sql: Sql, drawId: string, round: Round): Promise<boolean> {
  return inLongTransaction(sql, async (transaction) => {
    const { manifest, pool } = await frozenPool(transaction, drawId)
    if (round.round !== manifest.round) throw new WrongRound('wrong_round')
    if (!verifyRound(round)) throw new WrongRound('forged_round')
    const seed = seedOf({
      manifestHash: manifestHash(manifest),
      root: pool.root,
      n: pool.n,
      round: round.round,
      randomness: fromHex(round.randomness),
    })
    const indexes = picksOf(seed, pool.n, 1 + manifest.reserves)
    const numbers = await numbersAt(transaction, drawId, indexes)
    const [written] = await transaction`
      select private.write_result(${drawId}, ${round.round}, ${Buffer.from(round.signature, 'hex')},
        ${Buffer.from(seed)}, ${indexes}::int[], ${numbers}::int[]) as is_first`
    return Boolean(written?.is_first)
  })
}

async function frozenPool(
  sql: Sql,
  drawId: string,
): Promise<{ manifest: Manifest; pool: { root: Uint8Array; n: number } }> {
  const [row] = await sql`
    select m.body, p.root, p.n from private.frozen_pools p join private.manifests m using (draw_id)
    where p.draw_id = ${drawId}`
  if (!row) throw new WrongRound('not_frozen')
  return { manifest: JSON.parse(row.body), pool: { root: row.root, n: row.n } }
}

/** The numbers that stand at these places of the pool, in the places' order. */
async function numbersAt(sql: Sql, drawId: string, indexes: number[]): Promise<number[]> {
  if (indexes.length === 0) return []
  const rows = await sql`
    select place, number from (
      select number, row_number() over (order by number) - 1 as place
      from private.tickets where draw_id = ${drawId} and status = 'live') pool
    where place = any(${indexes}::int[])`
  const numberAt = new Map(rows.map(({ place, number }) => [Number(place), number]))
  return indexes.map((index) => numberAt.get(index))
}
