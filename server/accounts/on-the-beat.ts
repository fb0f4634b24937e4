import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

const beatMs = 40
/** Timers are right to a millisecond or so, which is enough to be measured: the last of it is waited for awake. */
const awakeMs = 2

/** Answers leave on a beat, so that their time does not tell whether there was anything to find or to write. */
export async function onTheBeat<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const done = await work()
  const beats = Math.ceil((performance.now() - started) / beatMs)
  const leaves = started + beats * beatMs
  await pause(Math.max(0, leaves - performance.now() - awakeMs))
  while (performance.now() < leaves) await nextTurn()
  return done
}
