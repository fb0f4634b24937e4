import { useRef, useState } from 'react'
import type { Progress, Step } from '../../../../draw/check.ts'
import type { CheckSource } from './check-messages.ts'
import type { Ask } from './use-checker.ts'

export interface ResultCheck {
  phase: 'idle' | 'busy' | 'done' | 'unreachable' | 'stopped'
  /** The visitor's own file, by its name. */
  fileName: string | null
  /** From 0 to 1. */
  progress: number
  steps: readonly Step[]
}

const untouched: ResultCheck = { phase: 'idle', fileName: null, progress: 0, steps: [] }

/** Runs one check after the other; a newer one takes the place of the last. */
export function useResultCheck(ask: Ask, entries: number) {
  const [check, setCheck] = useState(untouched)
  const runs = useRef(0)

  function start(source: CheckSource): void {
    const file = typeof source === 'string' ? null : source
    runs.current += 1
    const run = runs.current
    setCheck({ ...untouched, phase: 'busy', fileName: file?.name ?? null })
    ask({ kind: 'result', source }, (reply) =>
      setCheck((now) => {
        if (run !== runs.current) return now
        switch (reply.kind) {
          case 'progress':
            return { ...now, progress: shareOf(reply.progress, file, entries) }
          case 'step':
            return { ...now, steps: [...now.steps, reply.step] }
          case 'done':
            return { ...now, phase: 'done', progress: 1 }
          case 'unreachable':
          case 'stopped':
            return { ...now, phase: reply.kind }
          default:
            return now
        }
      }),
    )
  }
  return { check, start }
}

const readingShare = 0.6

/** Reading takes the larger part, rebuilding the log the rest. */
function shareOf(
  { bytesRead, leavesRead, logRebuilt }: Progress,
  file: File | null,
  entries: number,
): number {
  const read = file ? bytesRead / Math.max(1, file.size) : leavesRead / Math.max(1, entries)
  const rebuilt = logRebuilt / Math.max(1, leavesRead)
  return readingShare * Math.min(1, read) + (1 - readingShare) * Math.min(1, rebuilt)
}
