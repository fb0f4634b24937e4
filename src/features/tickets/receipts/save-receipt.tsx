import { useMutation } from '@tanstack/react-query'
import { receiptWords } from '../../../content/tickets/receipts.ts'
import { ticketErrors } from '../../../content/tickets/refusals.ts'
import { told } from '../../../lib/refused.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/field.tsx'
import { receiptFile } from '../api.ts'

const words = receiptWords.save

/** The file with the proofs, which anybody may check without us. */
export function SaveReceipt({ orderId }: { orderId: string }) {
  const { save, busy, error } = useSaving(orderId)
  return (
    <>
      <Button look="outline" onClick={save} disabled={busy}>
        {busy ? words.busy : words.button}
      </Button>
      {error && <FormError>{told(error, ticketErrors)}</FormError>}
    </>
  )
}

/** The same in a list, where the word alone would not tell which receipt. */
export function SaveReceiptOf({ orderId, name }: { orderId: string; name: string }) {
  const { save, busy, error } = useSaving(orderId)
  return (
    <>
      <button
        type="button"
        onClick={save}
        disabled={busy}
        aria-label={`${words.button}: ${name}`}
        className="min-h-11 text-sm text-slate underline decoration-champagne underline-offset-4 hover:text-ink hover:decoration-ink"
      >
        {busy ? words.busy : words.button}
      </button>
      {error && <FormError>{told(error, ticketErrors)}</FormError>}
    </>
  )
}

function useSaving(orderId: string) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => receiptFile(orderId),
    onSuccess: (text) => saveFile(`${words.fileName}-${orderId}.json`, 'application/json', text),
  })
  return { save: () => mutate(), busy: isPending, error }
}
