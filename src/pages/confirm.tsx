import { accountWords, linkWords } from '../content/account.ts'
import { seo } from '../content/seo.ts'
import { MailedLink } from '../features/account/mailed-link.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { AccountFrame } from '../ui/account-frame.tsx'

export const meta = () => [...pageMeta(seo['/confirm']), { name: 'robots', content: 'noindex' }]

export default function ConfirmPage() {
  return (
    <AccountFrame eyebrow={accountWords.eyebrow} title={linkWords.title} picture={accountWords.picture}>
      <MailedLink words={linkWords} />
    </AccountFrame>
  )
}
