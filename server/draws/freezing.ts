import { toHex } from '../../draw/bytes.ts'
import { LeafHasher } from '../../draw/leaf-hasher.ts'
import { TreeBuilder } from '../../draw/tree.ts'
import type { Sql } from '../database/pool.ts'
import { inLongTransaction } from '../database/transaction.ts'
import type { CheckpointKey } from './checkpoint-key.ts'
import { commitPages, leavesOf, tombstoneHash, tombstonesOf } from './entry-log.ts'
import { publishManifests } from './manifests.ts'

/**
 * The pool of a draw comes to rest: all of it in one transaction that holds the draw's row, so that whoever dies on the
 * way leaves nothing behind and the next one finds everything to do. False when it was frozen before.
 */
export async function freeze(sql: Sql, draw: string, key: CheckpointKey): Promise<boolean> {
  await publishManifests(sql, key.publicKey)
  return inLongTransaction(sql, async (transaction) => {
    const [held] = await transaction`select *, private.now() as now from private.lock_for_freezing(${draw})`
    if (!held?.id) return false
    const { log, pool } = await buildTrees(transaction, draw)
    const [count] = await transaction`
      select count(*)::int as paid from private.tickets
      where draw_id = ${draw} and status = 'live' and order_id is not null`
    const checkpoint = key.sign({
      at: held.now.toISOString(),
      draw,
      root: toHex(log.root()),
      size: log.size,
    })
    await transaction`
      insert into private.checkpoints (draw_id, size, leaves, root, at, signature, frontier)
      values (${draw}, ${log.size}, ${held.numbered}, ${Buffer.from(log.root())}, ${checkpoint.at},
        ${Buffer.from(checkpoint.signature, 'hex')}, ${Buffer.concat(log.frontier().hashes)})
      on conflict do nothing`
    await transaction`
      select private.write_frozen_pool(d, ${Buffer.from(pool.root())}, ${pool.size}, ${count?.paid}, ${log.size})
      from private.draws d where d.id = ${draw}`
    return true
  })
}

/** Both trees in one pass over the leaves, with the tombstones at their places in the log. */
async function buildTrees(sql: Sql, draw: string): Promise<{ log: TreeBuilder; pool: TreeBuilder }> {
  const stones = await tombstonesOf(sql, draw)
  const retired = new Set(stones.map(({ number }) => number))
  const [log, pool, hasher] = [new TreeBuilder(), new TreeBuilder(), new LeafHasher(draw)]
  let next = 0
  const bury = () => {
    for (; stones[next]?.at === log.size; next += 1) log.append(tombstoneHash(draw, stones[next] as never))
  }
  const hash = new Uint8Array(32)
  for await (const page of commitPages(sql, draw)) {
    for (const { ticketNo, commit } of leavesOf(page)) {
      bury()
      hasher.hash(ticketNo, commit, hash)
      log.append(hash)
      if (!retired.has(ticketNo)) pool.append(hash)
    }
  }
  bury()
  return { log, pool }
}
