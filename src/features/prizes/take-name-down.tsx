import type { Prize } from '../../../contract/prizes.ts'
import { prizeWords } from '../../content/prizes.ts'
import { told } from '../../lib/refused.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/field.tsx'
import { unpublishName } from './api.ts'
import { usePrizeAct } from './use-prize-act.ts'

const { unpublish } = prizeWords

interface TakeNameDownProps {
  prize: Prize
  onDone: () => void
}

/** Consent is taken back with one press, as it was given. */
export function TakeNameDown({ prize, onDone }: TakeNameDownProps) {
  const { mutate, isPending, error } = usePrizeAct(() => unpublishName(prize), onDone)
  return (
    <div>
      <Button look="outline" onClick={() => mutate()} disabled={isPending}>
        {isPending ? unpublish.busy : unpublish.button}
      </Button>
      {error && <FormError>{told(error, prizeWords.errors)}</FormError>}
    </div>
  )
}
