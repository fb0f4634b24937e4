import type { ReactNode } from 'react'
import type { Picture as PictureContent } from '../content/types.ts'
import { Picture } from './picture.tsx'
import { Eyebrow } from './section.tsx'

interface PageHeroProps {
  eyebrow: string
  title: ReactNode
  lead?: ReactNode
  picture: PictureContent
  /** The home page's hero owns the whole screen. */
  tall?: boolean
  children?: ReactNode
  /** The poster's small print, bottom right. */
  plate?: ReactNode
}

/** On an upright phone a tall hero's words take its lower part: there the picture fades into the night. */
const aboveTheWords =
  'upright:object-[72%_50%] max-md:upright:mask-[linear-gradient(#000_50svh,transparent_72svh)] max-md:upright:pb-[28svh] max-md:upright:object-[72%_100%]'

/** One large poster with the page's words on its calm left side. */
export function PageHero({ eyebrow, title, lead, picture, tall, children, plate }: PageHeroProps) {
  return (
    <section
      data-hero="poster"
      className={`relative isolate flex items-end overflow-hidden bg-midnight text-ivory ${tall ? 'min-h-svh' : 'min-h-[min(44rem,82svh)] upright:min-h-[82svh] min-[120rem]:min-h-[82svh]'}`}
    >
      <div className="absolute inset-0 -z-20">
        <Picture
          picture={picture}
          sizes="100vw"
          first
          upright
          className={`drifts size-full object-[72%_70%] ${tall ? aboveTheWords : 'upright:object-[72%_50%]'}`}
        />
      </div>
      <div className={`hero-scrim absolute inset-0 -z-10 ${plate ? 'hero-scrim-plate' : ''}`} />
      <div className="hero-words w-full px-5 pt-24 pb-10 md:px-10 md:pt-36 md:pb-16 bar:px-14 bar:pb-22 sideways:pt-19 sideways:pb-4">
        <div className="arrives max-w-[42rem] sideways:max-w-[34rem]">
          <Eyebrow on="ink">{eyebrow}</Eyebrow>
          <h1 className="mt-3 text-hero md:mt-5 sideways:mt-1.5 sideways:text-[2.2rem]">{title}</h1>
          {lead && (
            <p className="mt-4 max-w-[27.6em] text-ivory/92 max-md:leading-normal md:mt-6 md:text-[1.08rem] sideways:mt-2 sideways:max-w-[25rem] sideways:text-[0.85rem] sideways:leading-snug">
              {lead}
            </p>
          )}
          {children && (
            <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4 md:mt-9 sideways:mt-3">
              {children}
            </div>
          )}
        </div>
        {plate && (
          <div className="caps absolute right-14 bottom-22 hidden text-right text-[0.68rem] leading-loose before:mb-3 before:ml-auto before:block before:h-px before:w-16 before:bg-champagne bar:block">
            {plate}
          </div>
        )}
      </div>
    </section>
  )
}
