import type { prizeWords } from '../../content/prizes.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/field.tsx'
import { type Prize, unpublishName } from './api.ts'
import { told } from './told.ts'
import { usePrizeAct } from './use-prize-act.ts'

interface TakeNameDownProps {
  prize: Prize
  words: typeof prizeWords
  onDone: () => void
}

/** Consent is taken back with one press, as it was given. */
export function TakeNameDown({ prize, words: { unpublish, errors }, onDone }: TakeNameDownProps) {
  const { mutate, isPending, error } = usePrizeAct(() => unpublishName(prize), onDone)
  return (
    <div>
      <Button look="outline" onClick={() => mutate()} disabled={isPending}>
        {isPending ? unpublish.busy : unpublish.button}
      </Button>
      {error && <FormError>{told(error, errors)}</FormError>}
    </div>
  )
}
