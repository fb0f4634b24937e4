import { type ReactNode, useRef, useState } from 'react'
import { brand } from '../../content/brand.ts'
import { filmWords } from '../../content/film/dialog.ts'
import type { Picture as PictureContent } from '../../content/types.ts'
import { Still } from './film-posters.tsx'

const { title, embedUrl } = brand.promoVideo

interface FilmProps {
  poster: PictureContent
  /** Under the film, while it plays. */
  caption: string
  /** What the button looks like, and how it is called where it shows no words. */
  children: ReactNode
  playLabel?: string
  className?: string
}

/**
 * A button that opens the promo film over the page. The third-party player is asked for by the press and gone with
 * the dialog, which traps the focus, closes on Escape and gives the focus back by itself.
 */
export function Film({ poster, caption, children, playLabel, className }: FilmProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [playing, setPlaying] = useState(false)
  const play = () => {
    setPlaying(true)
    dialog.current?.showModal()
  }
  const close = () => dialog.current?.close()
  return (
    <>
      <button
        type="button"
        onClick={play}
        aria-label={playLabel}
        aria-haspopup="dialog"
        className={className}
      >
        {children}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the film closes; the keyboard has Escape */}
      <dialog
        ref={dialog}
        aria-label={title}
        onClose={() => setPlaying(false)}
        onClick={(event) => event.target === event.currentTarget && close()}
        className="film-dialog"
      >
        <button
          type="button"
          aria-label={filmWords.close}
          onClick={close}
          className="absolute top-3 right-(--bar-inset) grid size-12 place-items-center border border-ivory/30 hover:border-champagne"
        >
          <svg viewBox="0 0 20 20" className="w-5" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
            <path d="M2 2l16 16M18 2 2 18" />
          </svg>
        </button>
        <div className="relative aspect-video w-[min(100vw,calc((100dvh-var(--film-rest))*16/9))] overflow-hidden bg-midnight">
          {playing && (
            <>
              <Still picture={poster} className="absolute inset-0 size-full opacity-50 blur-md" />
              <iframe
                src={`${embedUrl}?autoplay=1&rel=0`}
                title={title}
                allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
                className="absolute inset-0 size-full"
              />
            </>
          )}
        </div>
        <p className="film-caption mt-4 px-5 font-display text-2xl italic md:px-0">{caption}</p>
      </dialog>
    </>
  )
}
