import type { HeldStretches } from '../../../../../contract/desk.ts'
import { personWords } from '../../../../content/operator/people.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { formatPence } from '../../../../lib/money.ts'
import { useAct } from '../../api.ts'
import { ActForm } from '../../parts/act-form.tsx'
import { parseNumbers } from '../../parts/numbers.ts'
import { inStretches } from '../../parts/stretches.ts'
import { handingBack } from './handing-back.ts'
import { NumbersField } from './numbers-field.tsx'

const words = personWords.handBack

interface HandBackProps {
  held: HeldStretches
  now: string
  onDone: (said: string) => void
}

/** For a holder who calls: before the list closes as they could themselves, after the draw by exception. */
export function HandBack({ held, now, onDone }: HandBackProps) {
  const refunding = useAct('refund_for')
  const { draw_id, title, stretches } = held
  const follows = handingBack(held, now)
  if (!follows) return null
  if (follows === 'closed') return <p className="basis-full text-sm text-slate">{words.closed}</p>
  const handBack = async (reason: string, form: FormData) => {
    const asked = parseNumbers(String(form.get('numbers'))) ?? []
    const { numbers, amount_pence, status } = await refunding.mutateAsync({ draw_id, numbers: asked, reason })
    const told = { numbers: inStretches(numbers), title, amount: formatPence(amount_pence) }
    onDone(fillIn(status === 'done' ? words.done : words.due, told))
  }
  return (
    <ActForm
      button={words.button}
      label={`${words.button}: ${title}`}
      look="quiet"
      title={fillIn(words.title, { title })}
      text={words[follows]}
      confirm={words.confirm}
      grave
      needsReason
      onConfirm={handBack}
    >
      <NumbersField held={stretches} />
    </ActForm>
  )
}
