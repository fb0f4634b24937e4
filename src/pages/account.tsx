import { accountWords } from '../content/account.ts'
import { seo } from '../content/seo.ts'
import { myTicketsWords, receiptWords, ticketErrors } from '../content/tickets.ts'
import { OnTheWay } from '../features/account/on-the-way.tsx'
import { ProfileDetails } from '../features/account/profile-details.tsx'
import { RequireAccount } from '../features/account/require-account.tsx'
import { SignOutButton } from '../features/account/sign-out-button.tsx'
import { MyTickets } from '../features/tickets/my-tickets.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Eyebrow, Section } from '../ui/section.tsx'

export const meta = () => pageMeta(seo['/account'])

export default function AccountPage() {
  const { eyebrow, title, details, protection, signOut, signingOut } = accountWords
  return (
    <Section className="pt-40">
      <div className="mb-16 flex flex-wrap items-end justify-between gap-6">
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className="mt-3 text-title">{title}</h1>
        </div>
        <SignOutButton label={signOut} busyLabel={signingOut} />
      </div>
      <RequireAccount>
        {(user) => (
          <OnTheWay>
            <div className="grid gap-x-20 gap-y-16 lg:grid-cols-2">
              <MyTickets
                title={accountWords.tickets}
                words={myTicketsWords}
                errors={ticketErrors}
                ordersTitle={receiptWords.plural}
              />
              <div className="space-y-16">
                <ProfileDetails user={user} words={details} />
                <section>
                  <h2 className="text-subheading">{protection.title}</h2>
                  <ButtonLink to={protection.link.to} look="outline" className="mt-6">
                    {protection.link.label}
                  </ButtonLink>
                </section>
              </div>
            </div>
          </OnTheWay>
        )}
      </RequireAccount>
    </Section>
  )
}
