import { seo } from '../content/seo.ts'
import { buyWords, ticketErrors } from '../content/tickets.ts'
import { RequireAccount } from '../features/account/session/require-account.tsx'
import { BuyForm } from '../features/tickets/buy-form.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { AccountFrame } from '../ui/account-frame.tsx'

export const meta = () => pageMeta(seo['/buy-ticket'])

export default function BuyTicketPage() {
  return (
    <AccountFrame {...buyWords}>
      <RequireAccount andReturn>
        {(user) => (
          <>
            <p className="mb-8 border-l-2 border-champagne pl-4 text-base text-slate">
              {buyWords.signedIn} {user.email}
            </p>
            <BuyForm words={buyWords} errors={ticketErrors} />
          </>
        )}
      </RequireAccount>
    </AccountFrame>
  )
}
