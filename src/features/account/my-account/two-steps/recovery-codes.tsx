import { useEffect, useRef } from 'react'
import { myAccountWords } from '../../../../content/account/my-account.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { toast, toastError } from '../../../../lib/toast.ts'
import { Button, ButtonRow } from '../../../../ui/button.tsx'

const words = myAccountWords.signingIn.twoSteps.codes

interface RecoveryCodesProps {
  codes: readonly string[]
  onKept: () => void
}

/** Shown this once; a printed page carries the codes and nothing else. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const text = [words.title, words.text, '', ...codes, ''].join('\n')
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast(words.copied),
      () => toastError(words.copyFailed),
    )
  return (
    <div className="prints-alone border border-champagne p-[min(1.5rem,5vw)]">
      <h4 ref={title} tabIndex={-1} className="font-display text-2xl">
        {words.title}
      </h4>
      <p className="mt-2 text-base text-slate">{words.text}</p>
      <ol className="mt-5 grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="font-sans text-lg tracking-[0.12em]">{code}</code>
          </li>
        ))}
      </ol>
      <ButtonRow className="mt-6 print:hidden">
        <Button look="outline" onClick={copy}>
          {words.copy}
        </Button>
        <Button look="outline" onClick={() => saveFile(words.fileName, 'text/plain', text)}>
          {words.download}
        </Button>
        <Button look="outline" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button onClick={onKept}>{words.kept}</Button>
      </ButtonRow>
    </div>
  )
}
