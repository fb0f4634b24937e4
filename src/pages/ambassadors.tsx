import { ambassadors, ambassadorsPage } from '../content/pages/ambassadors-page.ts'
import { seo } from '../content/seo.ts'
import type { Ambassador } from '../content/types.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { Benefits } from '../ui/benefits.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Picture } from '../ui/picture.tsx'
import { Section } from '../ui/section.tsx'

export const meta = () => pageMeta(seo['/ambassadors'])

export default function AmbassadorsPage() {
  const { hero, profilesTitle, sampleNote, benefits } = ambassadorsPage
  return (
    <>
      <PageHero {...hero} />
      <Section>
        <div className="mb-14 flex flex-wrap items-end justify-between gap-6">
          <h2 className="text-heading">{profilesTitle}</h2>
          <p className="max-w-[26.4em] text-sm text-slate">{sampleNote}</p>
        </div>
        <ul className="grid gap-x-8 gap-y-14 max-sm:soon sm:grid-cols-2 lg:grid-cols-3">
          {ambassadors.map((ambassador) => (
            <li key={ambassador.name}>
              <Profile ambassador={ambassador} />
            </li>
          ))}
        </ul>
      </Section>
      <Section ground="paper">
        <Benefits {...benefits} />
      </Section>
      <Requirements />
    </>
  )
}

function Profile({ ambassador }: { ambassador: Ambassador }) {
  return (
    <article>
      <div className="aspect-4/5 overflow-hidden">
        <Picture
          picture={ambassador.image}
          sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 45vw, 92vw"
          className="size-full"
        />
      </div>
      <h3 className="mt-5 text-subheading">{ambassador.name}</h3>
      <p className="caps mt-1 text-[0.7rem] text-gold-deep">{ambassador.title}</p>
      <p className="mt-4 text-base text-slate">{ambassador.description}</p>
      <dl className="mt-4 grid grid-cols-[5.5rem_1fr] gap-y-1.5 text-sm text-slate">
        <dt className="caps pt-0.5 text-[0.64rem] text-gold-deep">{ambassadorsPage.expertiseLabel}</dt>
        <dd>{ambassador.expertise.join(', ')}</dd>
        <dt className="caps pt-0.5 text-[0.64rem] text-gold-deep">{ambassadorsPage.locationsLabel}</dt>
        <dd>{ambassador.locations.join(', ')}</dd>
      </dl>
    </article>
  )
}

function Requirements() {
  const { requirements, apply } = ambassadorsPage
  return (
    <Section ground="ink" className="grid gap-x-20 gap-y-12 lg:grid-cols-2">
      <div>
        <h2 className="text-heading">{requirements.title}</h2>
        <ul className="mt-8">
          {requirements.items.map((item) => (
            <li key={item.title} className="hairline border-t py-5">
              <h3 className="text-subheading">{item.title}</h3>
              <p className="mt-1 text-ivory/80">{item.description}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="self-end">
        <h2 className="text-title">{apply.title}</h2>
        <p className="mt-4 mb-8 max-w-[25.2em] text-ivory/80">{apply.text}</p>
        <ButtonLink to={apply.to} look="ivory" arrow>
          {apply.label}
        </ButtonLink>
      </div>
    </Section>
  )
}
