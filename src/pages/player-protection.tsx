import { playerProtectionPage } from '../content/pages/player-protection-page.ts'
import { seo } from '../content/seo.ts'
import { protectionWords } from '../content/tickets/protection.ts'
import { SignedIn } from '../features/account/session/signed-in.tsx'
import { ProtectionControls } from '../features/tickets/protection/protection-controls.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Section } from '../ui/section.tsx'

export const meta = () => pageMeta(seo['/player-protection'])

export default function PlayerProtectionPage() {
  const { hero, rules, signs } = playerProtectionPage
  return (
    <>
      <PageHero {...hero} />
      <Section>
        <SignedIn otherwise={<SignInFirst />}>
          <ProtectionControls />
        </SignedIn>
      </Section>
      <Section ground="paper" className="grid gap-x-20 gap-y-14 lg:grid-cols-2">
        {[rules, signs].map((part) => (
          <div key={part.title}>
            <h2 className="text-heading">{part.title}</h2>
            <ul className="mt-6 text-slate">
              {part.items.map((item) => (
                <li key={item} className="hairline border-t py-3.5">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Section>
      <Help />
    </>
  )
}

function SignInFirst() {
  const { signIn } = playerProtectionPage
  const { limit, pause } = protectionWords
  return (
    <div className="grid gap-x-14 gap-y-9 bg-paper p-8 shadow-paper md:grid-cols-2 md:p-12 lg:grid-cols-3">
      <div className="md:max-lg:col-span-2">
        <h2 className="text-heading lg:max-w-[6.68em]">{signIn.title}</h2>
        <p className="mt-4 mb-7 text-slate">{signIn.text}</p>
        <ButtonLink to={signIn.to} arrow>
          {signIn.label}
        </ButtonLink>
      </div>
      {[limit, pause].map(({ title, text }) => (
        <div key={title} className="hairline border-t pt-6">
          <h3 className="text-subheading">{title}</h3>
          <p className="mt-3 text-base text-slate">{text}</p>
        </div>
      ))}
    </div>
  )
}

function Help() {
  const { title, items } = playerProtectionPage.help
  return (
    <Section ground="ink">
      <h2 className="max-w-[10.49em] text-heading">{title}</h2>
      <ul className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((item) => (
          <li key={item.name} className="hairline border-t pt-5">
            <a
              href={item.href}
              rel="noopener noreferrer"
              target="_blank"
              className="font-display text-2xl underline decoration-champagne underline-offset-6"
            >
              {item.name}
            </a>
            <p className="mt-2 text-base text-ivory/80">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
