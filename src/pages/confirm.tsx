import { seo } from '../content/seo.ts'
import { MailedLink } from '../features/account/signing-up/mailed-link.tsx'
import { pageMeta } from '../lib/page-meta.ts'

export const meta = () => [...pageMeta(seo['/confirm']), { name: 'robots', content: 'noindex' }]

export default function ConfirmPage() {
  return <MailedLink />
}
