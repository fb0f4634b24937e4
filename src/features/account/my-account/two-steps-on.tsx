import { useMutation } from '@tanstack/react-query'
import { toast } from '../../../lib/toast.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/field.tsx'
import { endSecondStep, newRecoveryCodes } from '../api-second-step.ts'
import { type ErrorWords, told } from '../forms/account-errors.ts'
import { AccountError } from './api-my-account.ts'

export interface TwoStepsOnWords {
  newCodes: string
  making: string
  end: string
  ending: string
  ended: string
  errors: ErrorWords
}

interface TwoStepsOnProps {
  factorId: string
  words: TwoStepsOnWords
  onCodes: (codes: readonly string[]) => void
}

export function TwoStepsOn({ factorId, words, onCodes }: TwoStepsOnProps) {
  const making = useMutation({ mutationFn: newRecoveryCodes, onSuccess: onCodes })
  const ending = useMutation({
    mutationFn: async () => {
      const refused = await endSecondStep(factorId)
      if (refused) throw new AccountError(refused.code ?? 'failed')
    },
    onSuccess: () => toast(words.ended),
  })
  const error = making.error ?? ending.error
  return (
    <div className="space-y-6">
      <FormError>{error && told(error, words.errors)}</FormError>
      <ButtonRow>
        <Button look="outline" onClick={() => making.mutate()} disabled={making.isPending}>
          {making.isPending ? words.making : words.newCodes}
        </Button>
        <Button look="outline" onClick={() => ending.mutate()} disabled={ending.isPending}>
          {ending.isPending ? words.ending : words.end}
        </Button>
      </ButtonRow>
    </div>
  )
}
