import type { CSSProperties, ReactNode } from 'react'
import type { Picture as PictureContent } from '../content/types.ts'
import { Picture } from './picture.tsx'
import { Eyebrow } from './section.tsx'

export interface Accents {
  readonly sky: string
  readonly light: string
}

/** The two colours a trip takes from its poster, for the style sheet. */
export function inColoursOf({ sky, light }: Accents): CSSProperties {
  return { '--sky': sky, '--light': light } as CSSProperties
}

interface PosterHeroProps {
  eyebrow: string
  title: string
  lead: string
  picture: PictureContent
  accents: Accents
  children: ReactNode
}

/** A trip's poster, framed, hung beside the title on a wall of the trip's own colour. */
export function PosterHero({ eyebrow, title, lead, picture, accents, children }: PosterHeroProps) {
  return (
    <section data-hero="poster" style={inColoursOf(accents)} className="trip-ground poster-wall">
      <div className="poster-hero column">
        <div className="arrives">
          <Eyebrow on="ink">{eyebrow}</Eyebrow>
          <h1 className="mt-3 text-[clamp(2.35rem,5.4vw,5.2rem)] leading-none text-balance md:mt-5 sideways:text-[2.2rem]">
            {title}
          </h1>
          <p className="mt-4 max-w-[26.4em] text-ivory/92 max-md:leading-normal md:mt-6 md:text-[1.08rem]">
            {lead}
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4 md:mt-9">{children}</div>
        </div>
        <div className="hung-poster">
          <Picture
            picture={picture}
            sizes="(min-width: 48rem) 44vw, 80vw"
            first
            className="aspect-4/5 w-full"
          />
        </div>
      </div>
    </section>
  )
}
