import type { CharityLine } from '../../../../contract/charity.ts'
import { moneyWords, paymentWords as words } from '../../../content/operator/money.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatPence } from '../../../lib/money.ts'
import { formatListDay } from '../../../lib/time.ts'
import { Select } from '../../../ui/field.tsx'
import { RecordPayment } from '../parts/record-payment.tsx'

interface RecordAnyPaymentProps {
  lines: readonly CharityLine[]
  onDone: (done: string) => void
}

/** A payment for one of the draws that owe one. */
export function RecordAnyPayment({ lines, onDone }: RecordAnyPaymentProps) {
  const due = lines.filter(({ due_pence }) => due_pence > 0)
  if (due.length === 0) return null
  return (
    <RecordPayment title={words.title} onDone={onDone}>
      <Select label={words.draw} name="draw" required defaultValue="">
        <option value="" disabled>
          {words.choose}
        </option>
        {due.map((line) => (
          <option key={line.draw_id} value={line.draw_id}>
            {named(line)}
          </option>
        ))}
      </Select>
    </RecordPayment>
  )
}

function named({ title, draws_at, due_pence, payment }: CharityLine): string {
  return fillIn(payment === 'demo' ? words.demoOption : words.option, {
    title,
    date: draws_at ? formatListDay(draws_at) : moneyWords.charity.undated,
    pence: formatPence(due_pence),
  })
}
