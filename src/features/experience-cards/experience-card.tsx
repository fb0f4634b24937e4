import type { ReactNode } from 'react'
import { useViewTransitionState } from 'react-router'
import { cardWords } from '../../content/experience-cards.ts'
import type { ExperienceCard as Card } from '../../content/types.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { experienceLink } from './experience-link.ts'

interface ExperienceCardProps {
  card: Card
  sizes: string
  /** How deep the card stands in the page's outline. */
  heading?: 'h2' | 'h3'
  withDescription?: boolean
  /** One quiet line under the facts. */
  children?: ReactNode
}

/** A poster lying on the page: picture, place, title, facts; where it is wide, the words stand beside the picture. */
export function ExperienceCard({
  card,
  sizes,
  heading: Heading = 'h3',
  withDescription,
  children,
}: ExperienceCardProps) {
  const to = experienceLink(card.title)
  const growing = useViewTransitionState(to)
  return (
    <div className="@container h-full">
      <article className="group relative flex h-full flex-col bg-paper p-3.5 pb-0 shadow-paper transition-transform duration-700 ease-physical focus-within:-translate-y-1 hover:-translate-y-1 @lg:flex-row @lg:gap-3.5 @lg:pb-3.5">
        <div
          className="relative aspect-4/5 overflow-hidden @lg:w-2/5 @lg:shrink-0 @lg:self-start"
          style={growing ? { viewTransitionName: 'poster' } : undefined}
        >
          <Picture
            picture={card.image}
            sizes={sizes}
            className="size-full transition-transform duration-1000 ease-physical group-hover:scale-[1.03]"
          />
          {card.isSpecial && <SpecialSeal />}
        </div>
        <div className="flex flex-1 flex-col px-2 pt-5 text-center @lg:justify-center @lg:px-[6%] @lg:pt-0">
          <div className="double-rule" />
          <p className="caps mt-5 text-[0.68rem] text-gold-deep">{card.location}</p>
          <Heading className="mt-2 text-[2.05rem] leading-[1.05] @lg:text-[2.6rem]">
            <Link to={to} className="after:absolute after:inset-0">
              {card.title}
            </Link>
          </Heading>
          <p
            className={`mt-4 text-base leading-relaxed text-slate ${withDescription ? '' : 'hidden @lg:block'}`}
          >
            {card.description}
          </p>
          <div className="double-rule mt-auto translate-y-5 @lg:mt-0" />
          <div className="caps space-y-1.5 pt-9 pb-6 text-[0.68rem] tracking-[0.1em] text-slate @lg:pb-0">
            <p>
              {fillIn(cardWords.facts, { duration: card.duration, guests: card.maxGuests })}{' '}
              <span className="whitespace-nowrap">{card.price}</span>
            </p>
            {children}
          </div>
        </div>
      </article>
    </div>
  )
}

function SpecialSeal() {
  return (
    <span className="absolute top-4 right-4 grid size-20 place-items-center rounded-full border border-champagne bg-ink/80 text-center text-[0.6rem] leading-snug tracking-[0.14em] text-champagne uppercase">
      {cardWords.seal[0]}
      <br />
      {cardWords.seal[1]}
    </span>
  )
}
