import { type ReactNode, type RefObject, useId } from 'react'
import { stageWords as words } from '../../content/itinerary/days.ts'
import { Link } from '../../ui/link.tsx'
import { Eyebrow } from '../../ui/section.tsx'
import { type Fact, TripFacts } from './trip-facts.tsx'

interface PrizeDialogProps {
  dialog: RefObject<HTMLDialogElement | null>
  name: string
  facts: readonly Fact[]
  journey: string
  onClose: () => void
  /** The ways in, after all that was told. */
  children: ReactNode
}

/** A sheet of paper over the days. A native dialog: it traps the focus, closes on Escape and gives the focus back. */
export function PrizeDialog({ dialog, name, facts, journey, onClose, children }: PrizeDialogProps) {
  const title = useId()
  const close = () => dialog.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the sheet closes; the keyboard has Escape
    <dialog
      ref={dialog}
      aria-labelledby={title}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
      className="prize-dialog"
    >
      <div className="prize-sheet">
        <div className="prize-head">
          <Eyebrow>{name}</Eyebrow>
          <button
            type="button"
            aria-label={words.close}
            onClick={close}
            className="prize-close needs-scripts"
          >
            <svg
              viewBox="0 0 20 20"
              className="w-4.5"
              stroke="currentColor"
              strokeWidth="1.3"
              aria-hidden="true"
            >
              <path d="M2 2l16 16M18 2 2 18" />
            </svg>
          </button>
        </div>
        <h2 id={title} className="text-heading">
          {words.prize}
        </h2>
        <TripFacts facts={facts} className="mt-8 sm:grid-cols-2" />
        <div className="hairline mt-10 space-y-4 border-t pt-8">{children}</div>
        <Link to={journey} className="caps mt-7 inline-block border-b border-champagne py-1">
          {words.journey}
        </Link>
      </div>
    </dialog>
  )
}
