import { freeEntryPage } from '../content/pages/free-entry-page.ts'
import { seo } from '../content/seo.ts'
import { FreeEntryDraws } from '../features/tickets/by-post/free-entry-draws.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { PageHero } from '../ui/page-hero.tsx'
import { Section } from '../ui/section.tsx'

export const meta = () => pageMeta(seo['/free-entry'])

export default function FreeEntryPage() {
  const { hero, how, address, rules } = freeEntryPage
  return (
    <>
      <PageHero {...hero} />
      <Section className="grid gap-x-12 gap-y-14 md:grid-cols-[1.5fr_1fr] lg:gap-x-20">
        <div>
          <h2 className="text-heading">{how.title}</h2>
          <ol className="mt-8">
            {how.steps.map((step, index) => (
              <li key={step} className="hairline grid grid-cols-[2.5rem_1fr] border-t py-4 text-slate">
                <span className="figures text-xl text-gold-deep">{index + 1}</span>
                {step}
              </li>
            ))}
          </ol>
        </div>
        <div className="self-start bg-paper p-9 md:max-lg:p-7 shadow-paper">
          <h2 className="text-subheading">{address.title}</h2>
          <address className="mt-4 font-display text-2xl leading-snug lining-nums not-italic">
            {address.lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          {address.note && <p className="mt-6 text-sm text-slate">{address.note}</p>}
        </div>
      </Section>
      <Section ground="paper">
        <FreeEntryDraws />
      </Section>
      <Section className="grid gap-x-20 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-heading">{rules.title}</h2>
        <ul className="text-slate">
          {rules.items.map((rule) => (
            <li key={rule} className="hairline border-t py-4">
              {rule}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
