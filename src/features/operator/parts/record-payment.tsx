import type { ReactNode } from 'react'
import { paymentWords as words } from '../../../content/operator/money.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatPence } from '../../../lib/money.ts'
import { useAct } from '../api.ts'
import { ActForm } from './act-form.tsx'
import { CheckedField } from './checked-field.tsx'
import { londonDay } from './london-day.ts'
import { parsePounds } from './pounds.ts'

interface RecordPaymentProps {
  title: string
  /** The draw whose charity was paid; left out where the form lets it be chosen as `draw`. */
  draw?: string
  children?: ReactNode
  onDone: (done: string) => void
}

/** Money that was paid over to a charity, written down with its receipt. */
export function RecordPayment({ title, draw, children, onDone }: RecordPaymentProps) {
  const payment = useAct('record_charity_payment')
  const today = londonDay(new Date())
  const record = async (_reason: string, form: FormData) => {
    const amount = parsePounds(String(form.get('amount'))) ?? 0
    const line = await payment.mutateAsync({
      draw_id: draw ?? String(form.get('draw')),
      amount_pence: amount,
      paid_on: String(form.get('day')),
      reference: String(form.get('reference')).trim(),
    })
    onDone(fillIn(words.done, { pence: formatPence(amount), title: line.title }))
  }
  return (
    <ActForm button={words.button} title={title} text={words.text} confirm={words.confirm} onConfirm={record}>
      {children}
      <CheckedField
        label={words.amount}
        hint={words.amountHint}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        required
        maxLength={16}
        isRight={(text) => (parsePounds(text) ?? 0) > 0}
        wrong={words.amountWrong}
      />
      <CheckedField label={words.day} name="day" type="date" required defaultValue={today} max={today} />
      <CheckedField label={words.reference} name="reference" autoComplete="off" required maxLength={120} />
    </ActForm>
  )
}
