import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { myAccountWords } from '../../../content/account/my-account.ts'
import { accountErrors } from '../../../content/account/refusals.ts'
import { told } from '../../../lib/refused.ts'
import { toast } from '../../../lib/toast.ts'
import { FormError } from '../../../ui/field.tsx'
import { getsLetters, setLetters } from './api-my-account.ts'

const words = myAccountWords.letters

/** One box, saved by itself: the account's own address needs no second mail to confirm it. */
export function Letters() {
  const queries = useQueryClient()
  // Known to the box at once; the mutation hears of it a moment later, and the tick would come and go.
  const [wish, setWish] = useState<boolean | null>(null)
  const letters = useQuery({ queryKey: ['my-newsletter'], queryFn: getsLetters, retry: 1 })
  const saving = useMutation({
    mutationFn: setLetters,
    onSuccess: async (_, wanted) => {
      await queries.invalidateQueries({ queryKey: ['my-newsletter'] })
      toast(wanted ? words.on : words.off)
    },
    onSettled: () => setWish(null),
  })
  const choose = (wanted: boolean) => {
    if (saving.isPending) return
    setWish(wanted)
    saving.mutate(wanted)
  }
  const error = letters.error ?? saving.error
  return (
    <div className="bg-paper px-[min(1.5rem,6vw)] py-6 shadow-paper sm:px-8" aria-busy={letters.isPending}>
      <label className="flex min-h-11 items-start gap-4">
        <input
          type="checkbox"
          className="mt-1.5 size-5 shrink-0 accent-ink"
          checked={wish ?? letters.data ?? false}
          disabled={letters.data === undefined}
          onChange={(event) => choose(event.target.checked)}
        />
        <span>
          {words.newsletter}
          <span className="block text-base text-slate">{words.hint}</span>
        </span>
      </label>
      <FormError>{error && told(error, accountErrors)}</FormError>
    </div>
  )
}
