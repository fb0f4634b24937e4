import type { ReactNode } from 'react'
import type { Picture as PictureContent } from '../content/types.ts'
import { Picture } from './picture.tsx'

interface PosterProps {
  /** An empty place until it is known which one hangs here. */
  poster?: { picture: PictureContent; title: string; line: string } | undefined
  /** What a tablet has room for beside the poster. */
  facts?: ReactNode
}

/** A poster on the wall: its name beside it on a phone, below it where there is room. */
export function Poster({ poster, facts }: PosterProps) {
  return (
    <figure className="mx-auto grid max-w-xl grid-cols-[minmax(6rem,56%)_minmax(0,1fr)] items-end gap-4 sm:grid-cols-[16.5rem_minmax(0,1fr)] sm:gap-10 lg:block lg:w-[min(100%,0.8*(100svh-19rem))]">
      <div
        className={`aspect-4/5 p-1.5 sm:p-2.5 ${poster ? 'bg-paper shadow-[0_2rem_4rem_-1rem_rgb(0_0_0/0.6)]' : 'bg-ivory/10'}`}
      >
        {poster && (
          <Picture
            key={poster.picture.name}
            picture={poster.picture}
            sizes="(min-width: 64rem) min(50vw, 80svh), 17rem"
            first
            className="arrives size-full"
          />
        )}
      </div>
      <figcaption className="min-h-24 pb-1 lg:mt-6 lg:text-center">
        <p className="font-display text-2xl leading-tight font-medium text-balance sm:text-heading">
          {poster?.title}
        </p>
        <p className="caps mt-2 text-[0.66rem] text-champagne">{poster?.line}</p>
        {facts && <div className="mt-6 text-ivory/85 max-sm:hidden lg:hidden">{facts}</div>}
      </figcaption>
    </figure>
  )
}
