import { recoveryWords } from '../content/account.ts'
import { accountWords } from '../content/my-account.ts'
import { seo } from '../content/seo.ts'
import { NewPasswordForm } from '../features/account/signing-in/recovery-forms.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { AccountFrame } from '../ui/account-frame.tsx'

export const meta = () => pageMeta(seo['/account/new-password'])

export default function NewPasswordPage() {
  const { title, text } = recoveryWords.choose
  return (
    <AccountFrame eyebrow={accountWords.eyebrow} title={title} lead={text} picture={accountWords.picture}>
      <NewPasswordForm words={recoveryWords.choose} />
    </AccountFrame>
  )
}
