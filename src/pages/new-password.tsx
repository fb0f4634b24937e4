import { newPasswordPage } from '../content/pages/new-password-page.ts'
import { seo } from '../content/seo.ts'
import { NewPasswordForm } from '../features/account/signing-in/recovery-forms.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { AccountFrame } from '../ui/account-frame.tsx'

export const meta = () => pageMeta(seo['/account/new-password'])

export default function NewPasswordPage() {
  return (
    <AccountFrame {...newPasswordPage}>
      <NewPasswordForm />
    </AccountFrame>
  )
}
