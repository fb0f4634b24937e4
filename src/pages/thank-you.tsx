import { useSearchParams } from 'react-router'
import { seo } from '../content/seo.ts'
import { receiptWords, sealWords, thankYouWords, ticketErrors } from '../content/tickets.ts'
import { SignedIn } from '../features/account/session/signed-in.tsx'
import { OrderSummary } from '../features/tickets/order-summary.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { AccountFrame } from '../ui/account-frame.tsx'
import { WaysOnward } from '../ui/closing-band.tsx'

export const meta = () => [...pageMeta(seo['/thank-you']), { name: 'robots', content: 'noindex' }]

export default function ThankYouPage() {
  const [search] = useSearchParams()
  const orderId = search.get('order')
  const { wishForward, confirmation, links } = thankYouWords
  return (
    <AccountFrame {...thankYouWords} lead={`${wishForward} ${confirmation}`}>
      {orderId && (
        <SignedIn otherwise={null}>
          <OrderSummary
            orderId={orderId}
            words={thankYouWords}
            receipt={receiptWords}
            seal={sealWords}
            errors={ticketErrors}
          />
        </SignedIn>
      )}
      <WaysOnward links={links} look="ink" className="mt-10" />
    </AccountFrame>
  )
}
