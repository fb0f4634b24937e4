import { signUpWords } from '../../../content/account/signing-up.ts'
import { Link } from '../../../ui/link.tsx'

/** What somebody agrees to by opening an account. */
export function Agreement() {
  const { before, terms, between, privacy, after } = signUpWords.agreement
  return (
    <p className="text-sm text-slate">
      {before}
      <Link to={terms.to} className="underline">
        {terms.label}
      </Link>
      {between}
      <Link to={privacy.to} className="underline">
        {privacy.label}
      </Link>
      {after}
    </p>
  )
}
