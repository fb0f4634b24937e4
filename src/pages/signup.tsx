import { signUpWords } from '../content/account.ts'
import { seo } from '../content/seo.ts'
import { SignUpForm } from '../features/account/signing-up/sign-up-form.tsx'
import { subscribe } from '../features/newsletter/api.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { AccountFrame } from '../ui/account-frame.tsx'
import { Link } from '../ui/link.tsx'

export const meta = () => pageMeta(seo['/signup'])

export default function SignUpPage() {
  return (
    <AccountFrame {...signUpWords}>
      <SignUpForm words={signUpWords} terms={<Terms />} onWantsLetters={subscribe} />
    </AccountFrame>
  )
}

function Terms() {
  const { before, terms, between, privacy, after } = signUpWords.terms
  return (
    <>
      {before}
      <Link to={terms.to} className="underline">
        {terms.label}
      </Link>
      {between}
      <Link to={privacy.to} className="underline">
        {privacy.label}
      </Link>
      {after}
    </>
  )
}
