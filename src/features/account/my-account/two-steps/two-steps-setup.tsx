import { codeWords } from '../../../../content/account/codes.ts'
import { myAccountWords } from '../../../../content/account/my-account.ts'
import { toast, toastError } from '../../../../lib/toast.ts'
import { Button, ButtonRow } from '../../../../ui/button.tsx'
import { type Enrolment, giveCode, newRecoveryCodes } from '../../api-second-step.ts'
import { CodeField } from '../../forms/code-field.tsx'
import { RefusalNote } from '../../forms/refusal-note.tsx'
import { sixDigits } from '../../forms/six-digits.ts'
import { type Typed, useFormSubmit } from '../../forms/use-form-submit.ts'

const words = myAccountWords.signingIn.twoSteps.off

interface TwoStepsSetupProps {
  enrolment: Enrolment
  onProving: (underway: boolean) => void
  onCodes: (codes: readonly string[]) => void
  onCancel: () => void
}

/** Scan or type the key, then prove that the app has it. */
export function TwoStepsSetup({ enrolment, onProving, onCodes, onCancel }: TwoStepsSetupProps) {
  const { factorId, secret, picture } = enrolment
  const prove = async (text: Typed) => {
    onProving(true)
    try {
      const refused = await giveCode(factorId, sixDigits(text('code')) ?? '')
      // Two steps are on from here; without codes the page offers to make them.
      if (!refused) await newRecoveryCodes().then(onCodes, () => undefined)
      return refused
    } finally {
      onProving(false)
    }
  }
  const { busy, refusal, marks, form } = useFormSubmit(prove, (text) =>
    sixDigits(text('code')) ? null : { message: '', marks: { code: codeWords.mistake } },
  )
  const copyKey = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast(words.keyCopied),
      () => toastError(words.copyFailed),
    )
  return (
    <div className="grid items-center gap-8 sm:grid-cols-[11rem_minmax(0,30rem)]">
      <img
        src={picture}
        alt={words.pictureAlt}
        width={176}
        height={176}
        className="size-44 justify-self-center border border-mist bg-paper p-2"
      />
      <form {...form} noValidate className="min-w-0 space-y-6">
        <div className="text-base">
          <p className="text-slate">{words.scan}</p>
          <p className="mt-3">
            <span className="caps mr-3 text-[0.66rem] text-gold-deep">{words.key}</span>
            <code className="font-sans tracking-[0.08em] break-words">{inFours(secret)}</code>
          </p>
          <button
            type="button"
            onClick={copyKey}
            className="min-h-11 underline decoration-champagne underline-offset-4 hover:decoration-ink"
          >
            {words.copyKey}
          </button>
        </div>
        <CodeField error={marks.code} />
        <RefusalNote refusal={refusal} advice={codeWords.advice} />
        <ButtonRow>
          <Button type="submit" disabled={busy}>
            {busy ? words.confirming : words.confirm}
          </Button>
          <Button look="outline" onClick={onCancel}>
            {words.cancel}
          </Button>
        </ButtonRow>
      </form>
    </div>
  )
}

/** Easier to type from a screen. */
function inFours(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
