import type { Picture as PictureContent } from '../../content/types.ts'
import { Picture } from '../../ui/picture.tsx'

/** The film as a small poster beside a hero's button, as high as that. */
export function SmallFilmPoster({ poster }: { poster: PictureContent }) {
  return (
    <span className="relative block aspect-video h-10 md:h-13 overflow-hidden border border-ivory/70 transition-colors duration-300 group-hover:border-champagne">
      <Still
        picture={poster}
        className="size-full transition-transform duration-1000 ease-physical group-hover:scale-105"
      />
      <span className="absolute inset-0 grid place-items-center bg-ink/30">
        <PlayTriangle className="w-4 translate-x-px" />
      </span>
    </span>
  )
}

/** The film as a poster as wide as the page. */
export function LargeFilmPoster({ poster }: { poster: PictureContent }) {
  return (
    <span className="relative block aspect-video overflow-hidden bg-ink text-ivory md:aspect-21/9">
      <Picture
        picture={poster}
        sizes="(min-width: 84rem) 1240px, 92vw"
        className="size-full transition-transform duration-1000 ease-physical group-hover:scale-[1.02]"
      />
      <span className="absolute inset-0 grid place-items-center">
        <span className="grid size-20 place-items-center rounded-full border bg-ink/45 backdrop-blur-sm transition-transform duration-500 ease-physical group-hover:scale-105 md:size-28">
          <PlayTriangle className="w-6 translate-x-0.5 md:w-8" />
        </span>
      </span>
    </span>
  )
}

/** One small file: the hero shows it, and it stands in the dialog until the player has painted. */
export function Still({ picture, className }: { picture: PictureContent; className: string }) {
  return <Picture picture={{ ...picture, alt: '' }} sizes="7rem" className={className} />
}

function PlayTriangle({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} fill="currentColor" aria-hidden="true">
      <path d="M5 2.5v19l16-9.5z" />
    </svg>
  )
}
