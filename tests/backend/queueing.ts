import type { World } from './tickets-world.ts'

/** Asks while somebody else holds the draw, moves the clock while the asker queues, and lets go. */
export async function servedAt<Answer>(
  world: World,
  { draw, at }: { draw: string; at: string },
  ask: () => PromiseLike<Answer>,
): Promise<Answer> {
  const queued = await world.sql.begin(async (owner) => {
    await owner`select from private.draws where id = ${draw} for update`
    const answer = ask()
    await someoneWaits(world)
    await world.setClock(at)
    // In an object, or the transaction would wait for the answer that waits for it.
    return { answer }
  })
  return queued.answer
}

async function someoneWaits({ sql }: World): Promise<void> {
  for (;;) {
    const [row] = await sql`
      select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'`
    if (row?.waiting > 0) return
  }
}
