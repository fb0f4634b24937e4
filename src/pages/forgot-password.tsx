import { loginWords, recoveryWords } from '../content/account.ts'
import { seo } from '../content/seo.ts'
import { RequestRecoveryForm } from '../features/account/signing-in/recovery-forms.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { AccountFrame } from '../ui/account-frame.tsx'

export const meta = () => pageMeta(seo['/forgot-password'])

export default function ForgotPasswordPage() {
  const { title, text } = recoveryWords.request
  return (
    <AccountFrame eyebrow={loginWords.forgot} title={title} lead={text} picture={loginWords.picture}>
      <RequestRecoveryForm words={recoveryWords.request} />
    </AccountFrame>
  )
}
