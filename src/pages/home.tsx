import { experiences } from '../content/experiences/index.ts'
import { homePage } from '../content/pages/home-page.ts'
import { homeMeta } from '../content/seo-home.ts'
import { ExperienceCard } from '../features/experience-cards/experience-card.tsx'
import { Film } from '../features/film/film.tsx'
import { LargeFilmPoster, SmallFilmPoster } from '../features/film/film-posters.tsx'
import { CountdownClock } from '../features/offer/clock/countdown-clock.tsx'
import { DrawNotes } from '../features/offer/clock/draw-notes.tsx'
import { OfferLine } from '../features/offer/line/offer-line.tsx'
import { TripState } from '../features/offer/line/trip-state.tsx'
import { Procession } from '../features/procession/procession.tsx'
import { tripsByHour } from '../features/procession/trips-by-hour.ts'
import { Splash } from '../features/splash/splash.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { Arrow, ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { NumberedSteps } from '../ui/numbered-steps.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { PictureBand } from '../ui/picture-band.tsx'
import { Eyebrow, Section } from '../ui/section.tsx'
import type { Route } from './+types/home'

export const meta = () => pageMeta(homeMeta)

/** Runs when the page is prerendered: three cards and ten posters travel to the visitor, not ten itineraries, and the words as data, not as script. */
export function loader() {
  return {
    home: homePage,
    trips: tripsByHour(experiences),
    featured: homePage.featured.slugs.flatMap((wanted) =>
      experiences.filter(({ slug }) => slug === wanted).map(({ slug, card }) => ({ slug, card })),
    ),
  }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { home } = loaderData
  return (
    <>
      <Splash />
      <Hero {...loaderData} />
      <Section className="grid gap-x-14 gap-y-12 lg:grid-cols-[1fr_3fr]">
        <h2 className="text-heading">{home.value.title}</h2>
        <NumberedSteps items={home.value.items} />
      </Section>
      <Procession skipTo="#featured" trips={loaderData.trips} />
      <FilmSection {...loaderData} />
      <Featured {...loaderData} />
      <CurrentDraw {...loaderData} />
      <PictureBand {...home.closing} />
    </>
  )
}

type Told = Route.ComponentProps['loaderData']

function Hero({ home }: Told) {
  const { eyebrow, title, lead, picture, explore, watch, plate } = home.hero
  const film = home.film
  return (
    <PageHero
      tall
      eyebrow={eyebrow}
      title={
        <>
          {title[0]} <em className="block bar:whitespace-nowrap">{title[1]}</em>
        </>
      }
      lead={lead}
      picture={picture}
      plate={plate.map((line) => (
        <span key={line} className="block last:text-champagne">
          {line}
        </span>
      ))}
    >
      <ButtonLink to={explore.to} look="ivory" arrow className="max-sm:w-full">
        {explore.label}
      </ButtonLink>
      <Film
        poster={film.picture}
        caption={film.title}
        className="needs-scripts caps group flex items-center gap-4"
      >
        <SmallFilmPoster poster={film.picture} />
        {watch}
      </Film>
      <OfferLine className="basis-full text-ivory/92" />
    </PageHero>
  )
}

function FilmSection({ home }: Told) {
  const { title, play, notice, picture } = home.film
  return (
    <section aria-label={title} className="column rhythm">
      <Film poster={picture} caption={title} playLabel={play} className="group block w-full">
        <LargeFilmPoster poster={picture} />
      </Film>
      <p className="mt-4 text-sm text-slate">{notice}</p>
    </section>
  )
}

function Featured({ home, featured }: Told) {
  const { title, all } = home.featured
  return (
    <section id="featured" className="column pb-[clamp(4.25rem,9vw,8.5rem)]">
      <div className="mb-12 flex flex-wrap items-end justify-between gap-6">
        <h2 className="max-w-[5.72em] text-title">{title}</h2>
        <Link to={all.to} className="caps group flex items-center gap-3 py-2">
          {all.label} <Arrow />
        </Link>
      </div>
      <ul className="grid gap-8 lg:grid-cols-3">
        {featured.map(({ slug, card }) => (
          <li key={slug}>
            <ExperienceCard
              card={card}
              sizes="(min-width: 84rem) 390px, (min-width: 64rem) 30vw, (min-width: 40rem) 38vw, calc(100vw - 4.5rem)"
            >
              <TripState slug={slug} />
            </ExperienceCard>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CurrentDraw({ home }: Told) {
  const { eyebrow, title, text, enter, freeEntry, chance, draws } = home.draw
  return (
    <Section ground="ink" className="grid gap-x-20 gap-y-9 lg:grid-cols-[1fr_1.25fr] lg:gap-y-6">
      <div className="self-end">
        <Eyebrow on="ink">{eyebrow}</Eyebrow>
        <h2 className="mt-4 text-title">{title}</h2>
      </div>
      <div className="self-center lg:col-start-2 lg:row-span-2">
        <CountdownClock label={eyebrow} />
        <DrawNotes />
      </div>
      <div>
        <p className="max-w-[25.2em] text-ivory/80">{text}</p>
        <div className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink to={enter.to} look="ivory" arrow>
            {enter.label}
          </ButtonLink>
          <ButtonLink to={freeEntry.to} look="outline">
            {freeEntry.label}
          </ButtonLink>
        </div>
        <OfferLine byPost={false} className="mt-6 max-w-[31.2em] text-ivory/80" />
        <p className="mt-3 text-sm text-ivory/70">{chance}</p>
        <Link to={draws.to} className="inline-block py-1.5 text-sm underline underline-offset-4">
          {draws.label}
        </Link>
      </div>
    </Section>
  )
}
