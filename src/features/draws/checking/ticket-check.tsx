import { useState } from 'react'
import { checkWords } from '../../../content/draws/checking.ts'
import { FileButton } from '../../../ui/file-button.tsx'
import type { CheckSource, ReceiptAnswer } from './check-messages.ts'
import { FileCard } from './draw-check.tsx'
import { receiptLines } from './receipt-story.ts'
import { StepMark } from './step-mark.tsx'
import type { Ask } from './use-checker.ts'

const words = checkWords.ticket

interface TicketCheckProps {
  ask: Ask
  drawId: string
  /** The key in the draw's terms. */
  checkpointKey: string | null
  /** The published list, once there is one. */
  result: CheckSource | null
  entries: number
  /** A receipt that need not be chosen from the disk: the account's, or the example's. */
  ready?: { label: string; load: () => Promise<string> } | undefined
}

type Answer = ReceiptAnswer | 'busy' | 'unreachable' | null

/** A receipt holds as much as a letter; anything larger is none. */
const largest = 5_000_000

export function TicketCheck({ ask, drawId, checkpointKey, result, entries, ready }: TicketCheckProps) {
  const [answer, setAnswer] = useState<Answer>(null)

  async function check(receipt: Promise<string>): Promise<void> {
    setAnswer('busy')
    const text = await receipt.catch(() => null)
    if (text === null) return setAnswer('unreachable')
    ask({ kind: 'receipt', receipt: text, key: checkpointKey, result }, (reply) => {
      setAnswer(reply.kind === 'receipt' ? reply.answer : 'unreachable')
    })
  }

  const lines = receiptLines(answer, { drawId, entries })
  return (
    <FileCard
      title={words.title}
      text={result ? words.text.frozen : words.text.before}
      className="needs-scripts"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <FileButton
          accept=".json,application/json"
          disabled={answer === 'busy'}
          onChoose={(file) => check(file.size > largest ? Promise.resolve('') : file.text())}
        >
          {words.button}
        </FileButton>
        {ready && (
          <button
            type="button"
            disabled={answer === 'busy'}
            onClick={() => check(ready.load())}
            className="min-h-11 text-left underline decoration-champagne underline-offset-6 disabled:opacity-60"
          >
            {ready.label}
          </button>
        )}
      </div>
      <div role="status">
        {lines.length > 0 && (
          <ul className="arrives mt-6 bg-paper px-6 py-5 shadow-paper">
            {lines.map((line) => (
              <li key={line.text} className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-start gap-3 py-1.5">
                <span className="mt-0.5 block *:size-6">
                  <StepMark status={line.status} />
                </span>
                <span className={line.status === 'fails' ? 'text-rose-error' : ''}>{line.text}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </FileCard>
  )
}
