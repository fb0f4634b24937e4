import { signUpPage } from '../content/pages/signup-page.ts'
import { seo } from '../content/seo.ts'
import { SignUpForm } from '../features/account/signing-up/sign-up-form.tsx'
import { subscribe } from '../features/newsletter/api.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { AccountFrame } from '../ui/account-frame.tsx'

export const meta = () => pageMeta(seo['/signup'])

export default function SignUpPage() {
  return (
    <AccountFrame {...signUpPage}>
      <SignUpForm onWantsLetters={subscribe} />
    </AccountFrame>
  )
}
