import { experiences } from '../content/experiences/index.ts'
import { accountPage } from '../content/pages/account-page.ts'
import { seo } from '../content/seo.ts'
import { EmailChange } from '../features/account/my-account/details/email-change.tsx'
import { ProfileDetails } from '../features/account/my-account/details/profile-details.tsx'
import { Letters } from '../features/account/my-account/letters.tsx'
import { OwnData } from '../features/account/my-account/own-data/own-data.tsx'
import { Part } from '../features/account/my-account/part.tsx'
import { PartLinks } from '../features/account/my-account/part-links.tsx'
import type { User } from '../features/account/session/api-session.ts'
import { OnTheWay } from '../features/account/session/on-the-way.tsx'
import { RequireAccount } from '../features/account/session/require-account.tsx'
import { SignOutButton } from '../features/account/session/sign-out-button.tsx'
import { SigningIn } from '../features/account/signing-in/signing-in.tsx'
import { MyPrizes } from '../features/prizes/my-prizes.tsx'
import { MyTickets } from '../features/tickets/holding/my-tickets.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Eyebrow, Section } from '../ui/section.tsx'

export const meta = () => pageMeta(seo['/account'])

const posters = Object.fromEntries(experiences.map(({ slug, card }) => [slug, card.image]))

export default function AccountPage() {
  const { eyebrow, title } = accountPage
  return (
    <Section className="pt-40">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-3 gap-y-6 lg:mb-16">
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className="mt-3 text-title">{title}</h1>
        </div>
        <SignOutButton />
      </div>
      <RequireAccount>
        {(user) => (
          <OnTheWay>
            <div className="gap-x-20 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)]">
              <PartLinks />
              <div className="space-y-24 max-lg:*:scroll-mt-16">
                <Parts user={user} />
              </div>
            </div>
          </OnTheWay>
        )}
      </RequireAccount>
    </Section>
  )
}

function Parts({ user }: { user: User }) {
  const { details, letters, protection } = accountPage
  return (
    <>
      <MyPrizes name={String(user.user_metadata.name ?? '')} />
      <MyTickets posters={posters} />
      <Part id="your-details" title={details}>
        <ProfileDetails user={user} />
        <EmailChange user={user} />
      </Part>
      <SigningIn user={user} />
      <Part id="letters" title={letters}>
        <Letters />
      </Part>
      <Part id="means" title={protection.title}>
        <ButtonLink to={protection.link.to} look="outline">
          {protection.link.label}
        </ButtonLink>
      </Part>
      <OwnData user={user} />
    </>
  )
}
