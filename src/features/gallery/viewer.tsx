import { useEffect, useRef, useState } from 'react'
import { focusOf } from '../../content/gallery/focus.ts'
import { viewerWords as words } from '../../content/gallery/viewing.ts'
import type { Picture as PictureContent } from '../../content/types.ts'
import { useSwipe } from '../../lib/use-swipe.ts'
import { decodePicture, Picture } from '../../ui/picture.tsx'
import { wrapped } from './wrapped.ts'

interface ViewerProps {
  images: readonly PictureContent[]
  index: number
  show: (index: number) => void
  close: () => void
}

/** Upright the picture is shown half as wide again as the screen, and its sides are cut off. */
const sizes = '(max-aspect-ratio: 4/5) 150vw, 100vw'

/**
 * A native dialog: it traps the focus and gives it back to the picture it came from. On a screen held upright a
 * picture would be a thin band, so its heart fills the width there; a tap shows all of it.
 */
export function Viewer({ images, index, show, close }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const step = (by: number) => show(wrapped(index + by, images.length))
  const swipe = useSwipe(step)
  const [whole, setWhole] = useState(false)
  const image = images[index]

  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  useEffect(() => {
    for (const by of [1, -1]) {
      const neighbour = images[wrapped(index + by, images.length)]
      if (neighbour) decodePicture(neighbour, sizes).catch(() => undefined)
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
        <div className="flex gap-3">
          <ViewerButton
            label={words.whole}
            word={words.wholeShort}
            pressed={whole}
            onClick={() => setWhole(!whole)}
            drawing={whole ? 'M6 3h12v18H6z' : 'M2 7h20v10H2z'}
            className="not-upright:hidden"
          />
          <ViewerButton
            label={words.close}
            onClick={() => dialog.current?.close()}
            drawing="M3 3l18 18M21 3 3 21"
          />
        </div>
      </div>
      <div className="flex min-h-0 items-center justify-center gap-2 md:gap-6 md:px-6 sideways:gap-5 sideways:px-(--side)">
        <ViewerButton
          label={words.previous}
          onClick={() => step(-1)}
          drawing="M15 3 6 12l9 9"
          className="max-md:hidden sideways:flex"
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button above does the same by keyboard */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button above does the same by keyboard */}
        <div
          key={image.name}
          onClick={() => setWhole(!whole)}
          className="arrives flex h-full min-h-0 flex-1 items-center justify-center"
        >
          <Picture
            picture={image}
            focus={focusOf(image.name)}
            sizes={sizes}
            decoded
            className={`max-h-full w-auto max-w-full ${whole ? 'object-contain' : 'object-contain upright:aspect-4/5 upright:w-full upright:object-cover'}`}
          />
        </div>
        <ViewerButton
          label={words.next}
          onClick={() => step(1)}
          drawing="m9 3 9 9-9 9"
          className="max-md:hidden sideways:flex"
        />
      </div>
      <div className="flex items-center justify-between gap-4 px-4 py-4 md:justify-center md:px-8 md:py-6 sideways:justify-center sideways:py-2">
        <ViewerButton
          label={words.previous}
          onClick={() => step(-1)}
          drawing="M15 3 6 12l9 9"
          className="md:hidden sideways:hidden"
        />
        <p className="max-w-[42em] text-center text-base text-ivory/85 sideways:text-sm">{image.alt}</p>
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
  /** Beside a drawing that does not speak for itself. */
  word?: string
  pressed?: boolean
  className?: string
}

function ViewerButton({ label, onClick, drawing, word, pressed, className = '' }: ViewerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      onClick={onClick}
      className={`flex h-12 min-w-12 shrink-0 items-center justify-center gap-3 border border-ivory/30 hover:border-champagne ${word ? 'px-4' : ''} ${className}`}
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
      {word && <span className="caps text-[0.66rem]">{word}</span>}
    </button>
  )
}
