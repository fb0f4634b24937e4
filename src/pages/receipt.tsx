import { useSearchParams } from 'react-router'
import { seo } from '../content/seo.ts'
import { receiptWords } from '../content/tickets/receipts.ts'
import { RequireAccount } from '../features/account/session/require-account.tsx'
import { Receipt } from '../features/tickets/receipts/receipt.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { Section } from '../ui/section.tsx'

export const meta = () => [...pageMeta(seo['/receipt']), { name: 'robots', content: 'noindex' }]

export default function ReceiptPage() {
  const [search] = useSearchParams()
  return (
    <Section className="max-w-3xl pt-40 print:max-w-none print:p-0">
      <h1 className="mb-8 text-title print:hidden">{receiptWords.title}</h1>
      <RequireAccount andReturn>
        {(user) => (
          <Receipt
            orderId={search.get('order') ?? ''}
            buyer={{ name: String(user.user_metadata.name ?? ''), email: user.email ?? '' }}
          />
        )}
      </RequireAccount>
    </Section>
  )
}
