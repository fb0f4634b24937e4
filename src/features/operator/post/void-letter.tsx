import type { LetterFacts } from '../../../../contract/operator.ts'
import { postWords } from '../../../content/operator/post.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { ticketNumber } from '../../../lib/ticket-number.ts'
import { useAct } from '../api.ts'
import { ActForm } from '../parts/act-form.tsx'

const words = postWords.voiding

interface VoidLetterProps {
  letter: Pick<LetterFacts, 'letter_id' | 'number' | 'title' | 'status'>
  onDone: (said: string) => void
}

/** For a letter that should not have been logged; one that has left its draw already has no such act. */
export function VoidLetter({ letter: { letter_id, number, title, status }, onDone }: VoidLetterProps) {
  const voiding = useAct('void_letter')
  if (status !== 'live') return null
  const names = { number: ticketNumber(number), title }
  return (
    <ActForm
      button={words.button}
      label={fillIn(words.label, names)}
      look="quiet"
      title={fillIn(words.title, names)}
      text={words.text}
      confirm={words.confirm}
      grave
      needsReason
      onConfirm={async (reason) => {
        await voiding.mutateAsync({ letter_id, reason })
        onDone(fillIn(words.done, names))
      }}
    />
  )
}
