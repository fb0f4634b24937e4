import { useState } from 'react'
import type { Picture as PictureContent } from '../../content/types.ts'
import { Picture } from '../../ui/picture.tsx'

interface FilmProps {
  poster: PictureContent
  title: string
  playLabel: string
  embedUrl: string
}

/** The promo film. The third-party player is asked for only by whoever wants to see it. */
export function Film({ poster, title, playLabel, embedUrl }: FilmProps) {
  const [playing, setPlaying] = useState(false)
  return (
    <div id="film" className="relative aspect-video overflow-hidden bg-ink md:aspect-21/9">
      {playing ? (
        <iframe
          src={`${embedUrl}?autoplay=1&rel=0`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          className="absolute inset-0 size-full"
        />
      ) : (
        <button
          type="button"
          onClick={() => setPlaying(true)}
          aria-label={playLabel}
          className="group absolute inset-0 size-full"
        >
          <Picture
            picture={poster}
            sizes="(min-width: 84rem) 1240px, 92vw"
            className="size-full transition-transform duration-1000 ease-physical group-hover:scale-[1.02]"
          />
          <span className="absolute inset-0 grid place-items-center">
            <span className="grid size-20 place-items-center rounded-full border border-ivory bg-ink/45 text-ivory backdrop-blur-sm transition-transform duration-500 ease-physical group-hover:scale-105 md:size-28">
              <PlayTriangle className="w-6 translate-x-0.5 md:w-8" />
            </span>
          </span>
        </button>
      )}
    </div>
  )
}

export function PlayTriangle({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} fill="currentColor" aria-hidden="true">
      <path d="M5 2.5v19l16-9.5z" />
    </svg>
  )
}
