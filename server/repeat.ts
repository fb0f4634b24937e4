import { setTimeout as pause } from 'node:timers/promises'
import { log } from './log.ts'
import type { Tell } from './pulse.ts'

type Worker = {
  name: string
  work: () => Promise<unknown>
  signal: AbortSignal
  tell: Tell
}

/** Works every second until it is told to stop; whatever goes wrong is logged, shown and tried again. */
export async function repeat({ name, work, signal, tell }: Worker): Promise<void> {
  while (!signal.aborted) {
    await work()
      .then(() => tell(null))
      .catch((cause) => {
        log.error(`The ${name} stumbled`, cause)
        return tell(cause instanceof Error ? cause.message : String(cause))
      })
    await pause(1000, undefined, { signal }).catch(() => {})
  }
}
