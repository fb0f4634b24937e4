import { useEffect, useRef } from 'react'
import type { Picture as PictureContent } from '../../content/types.ts'
import { useSwipe } from '../../lib/use-swipe.ts'
import { decodePicture, Picture } from '../../ui/picture.tsx'
import { wrapped } from './wrapped.ts'

export interface ViewerWords {
  label: string
  close: string
  previous: string
  next: string
  of: string
}

interface ViewerProps {
  images: readonly PictureContent[]
  index: number
  show: (index: number) => void
  close: () => void
  words: ViewerWords
}

/** A native dialog: it traps the focus and gives it back to the picture it came from. */
export function Viewer({ images, index, show, close, words }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const step = (by: number) => show(wrapped(index + by, images.length))
  const swipe = useSwipe(step)
  const image = images[index]

  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  useEffect(() => {
    for (const by of [1, -1]) {
      const neighbour = images[wrapped(index + by, images.length)]
      if (neighbour) decodePicture(neighbour).catch(() => undefined)
    }
  }, [images, index])

  if (!image) return null
  return (
    <dialog
      ref={dialog}
      aria-label={words.label}
      onClose={close}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') step(1)
        if (event.key === 'ArrowLeft') step(-1)
      }}
      {...swipe}
      className="fixed inset-0 m-0 grid h-dvh max-h-none w-screen max-w-none grid-rows-[auto_minmax(0,1fr)_auto] bg-ink text-ivory [--side:max(1.25rem,env(safe-area-inset-left),env(safe-area-inset-right))] sideways:grid-rows-[minmax(0,1fr)_auto]"
    >
      <div className="flex items-center justify-between px-4 py-3 md:px-8 sideways:absolute sideways:inset-x-0 sideways:top-0 sideways:px-(--side)">
        <p aria-live="polite" className="figures text-xl">
          {index + 1} {words.of} {images.length}
        </p>
        <ViewerButton
          label={words.close}
          onClick={() => dialog.current?.close()}
          drawing="M3 3l18 18M21 3 3 21"
        />
      </div>
      <div className="flex min-h-0 items-center justify-center gap-2 md:gap-6 md:px-6 sideways:gap-5 sideways:px-(--side)">
        <ViewerButton
          label={words.previous}
          onClick={() => step(-1)}
          drawing="M15 3 6 12l9 9"
          className="max-md:hidden sideways:grid"
        />
        <div key={image.name} className="arrives flex h-full min-h-0 flex-1 items-center justify-center">
          <Picture
            picture={image}
            sizes="100vw"
            decoded
            className="max-h-full w-auto max-w-full object-contain"
          />
        </div>
        <ViewerButton
          label={words.next}
          onClick={() => step(1)}
          drawing="m9 3 9 9-9 9"
          className="max-md:hidden sideways:grid"
        />
      </div>
      <div className="flex items-center justify-between gap-4 px-4 py-4 md:justify-center md:px-8 md:py-6 sideways:justify-center sideways:py-2">
        <ViewerButton
          label={words.previous}
          onClick={() => step(-1)}
          drawing="M15 3 6 12l9 9"
          className="md:hidden sideways:hidden"
        />
        <p className="max-w-[70ch] text-center text-base text-ivory/85 sideways:text-sm">{image.alt}</p>
        <ViewerButton
          label={words.next}
          onClick={() => step(1)}
          drawing="m9 3 9 9-9 9"
          className="md:hidden sideways:hidden"
        />
      </div>
    </dialog>
  )
}

interface ViewerButtonProps {
  label: string
  onClick: () => void
  drawing: string
  className?: string
}

function ViewerButton({ label, onClick, drawing, className = '' }: ViewerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`grid size-12 shrink-0 place-items-center border border-ivory/30 hover:border-champagne ${className}`}
    >
      <svg
        viewBox="0 0 24 24"
        className="w-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        aria-hidden="true"
      >
        <path d={drawing} />
      </svg>
    </button>
  )
}
