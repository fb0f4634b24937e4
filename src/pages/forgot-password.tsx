import { forgotPasswordPage } from '../content/pages/forgot-password-page.ts'
import { seo } from '../content/seo.ts'
import { RequestRecoveryForm } from '../features/account/signing-in/recovery-forms.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { AccountFrame } from '../ui/account-frame.tsx'

export const meta = () => pageMeta(seo['/forgot-password'])

export default function ForgotPasswordPage() {
  return (
    <AccountFrame {...forgotPasswordPage}>
      <RequestRecoveryForm />
    </AccountFrame>
  )
}
