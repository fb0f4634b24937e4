import { useMutation } from '@tanstack/react-query'
import type { receiptWords, ticketErrors } from '../../content/tickets.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/field.tsx'
import { receiptFile } from './api.ts'
import { told } from './told.ts'

interface SaveReceiptProps {
  orderId: string
  words: (typeof receiptWords)['save']
  errors: typeof ticketErrors
}

/** The file with the proofs, which anybody may check without us. */
export function SaveReceipt({ orderId, words, errors }: SaveReceiptProps) {
  const { save, busy, error } = useSaving(orderId, words.fileName)
  return (
    <>
      <Button look="outline" onClick={save} disabled={busy}>
        {busy ? words.busy : words.button}
      </Button>
      {error && <FormError>{told(error, errors)}</FormError>}
    </>
  )
}

/** The same in a list, where the word alone would not tell which receipt. */
export function SaveReceiptOf({ orderId, words, errors, name }: SaveReceiptProps & { name: string }) {
  const { save, busy, error } = useSaving(orderId, words.fileName)
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
      {error && <FormError>{told(error, errors)}</FormError>}
    </>
  )
}

function useSaving(orderId: string, fileName: string) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => receiptFile(orderId),
    onSuccess: (text) => saveFile(`${fileName}-${orderId}.json`, 'application/json', text),
  })
  return { save: () => mutate(), busy: isPending, error }
}
