import { useMutation } from '@tanstack/react-query'
import { myAccountWords } from '../../../../content/account/my-account.ts'
import { accountErrors } from '../../../../content/account/refusals.ts'
import { Refused, told } from '../../../../lib/refused.ts'
import { toast } from '../../../../lib/toast.ts'
import { Button, ButtonRow } from '../../../../ui/button.tsx'
import { FormError } from '../../../../ui/field.tsx'
import { endSecondStep, newRecoveryCodes } from '../../api-second-step.ts'

const words = myAccountWords.signingIn.twoSteps.on

interface TwoStepsOnProps {
  factorId: string
  onCodes: (codes: readonly string[]) => void
}

export function TwoStepsOn({ factorId, onCodes }: TwoStepsOnProps) {
  const making = useMutation({ mutationFn: newRecoveryCodes, onSuccess: onCodes })
  const ending = useMutation({
    mutationFn: async () => {
      const refused = await endSecondStep(factorId)
      if (refused) throw new Refused(refused.code ?? 'failed')
    },
    onSuccess: () => toast(words.ended),
  })
  const error = making.error ?? ending.error
  return (
    <div className="space-y-6">
      <FormError>{error && told(error, accountErrors)}</FormError>
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
