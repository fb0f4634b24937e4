import { type ReactNode, useEffect, useRef } from 'react'
import type { LetterCheck } from '../../../../../contract/desk.ts'
import { postWords } from '../../../../content/operator/post.ts'
import { stranger } from './typed-letter.ts'
import type { Letter } from './use-letter.ts'

const words = postWords.check.whose

type Candidate = LetterCheck['accounts'][number]

interface WhoseLetterProps {
  accounts: readonly Candidate[]
  letter: Letter
  /** Not while the answer is still that of what was typed before. */
  isCurrent: boolean
}

/** Asked where somebody with an account may be the writer. An address the letter gives answers by itself. */
export function WhoseLetter({ accounts, letter, isCurrent }: WhoseLetterProps) {
  const { typed, type, isAsked } = letter
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (isAsked && isCurrent) group.current?.querySelector('input')?.focus()
  }, [isAsked, isCurrent])
  if (accounts.length === 0 && !isAsked && typed.whose === '') return null
  const sure = accounts.find(({ why }) => why === 'email')
  const chosen = typed.whose || sure?.user_id
  const choice = (value: string, label: ReactNode) => (
    <label key={value} className="mt-1 flex min-h-11 items-baseline gap-4 py-1.5">
      <input
        type="radio"
        name="whose"
        value={value}
        required
        checked={chosen === value}
        onChange={() => type('whose', value)}
        className="size-6 shrink-0 translate-y-1 accent-ink"
      />
      {label}
    </label>
  )
  return (
    <fieldset ref={group} disabled={!isCurrent} className="min-w-0">
      <legend className="font-medium">{words.question}</legend>
      {accounts.map((account) => choice(account.user_id, <CandidateLine account={account} />))}
      {sure ? <p className="mt-2 text-sm text-slate">{words.sure}</p> : choice(stranger, words.stranger)}
    </fieldset>
  )
}

function CandidateLine({ account: { name, email, postcode, why, is_blocked } }: { account: Candidate }) {
  return (
    <span className="min-w-0 wrap-anywhere">
      {[name, email].filter(Boolean).join(', ')}
      <span className="block text-sm text-slate">
        {[postcode, words.why[why]].filter(Boolean).join(', ')}
        {is_blocked && <span className="text-rose-error">, {words.blocked}</span>}
      </span>
    </span>
  )
}
