import type { ReactNode } from 'react'
import { stageWords as words } from '../../content/itinerary/days.ts'

interface PaceButtonProps {
  stopped: boolean
  toggle: () => void
}

/** Stops the days for as long as the visitor likes. Where less motion was asked for there is nothing to stop. */
export function PaceButton({ stopped, toggle }: PaceButtonProps) {
  return (
    <button
      type="button"
      aria-label={stopped ? words.play : words.pause}
      onClick={toggle}
      className="stage-pace needs-scripts"
    >
      <svg viewBox="0 0 16 16" className="w-4" fill="none" stroke="currentColor" aria-hidden="true">
        <path strokeWidth="1.4" d={stopped ? 'M4 2v12l9.5-6z' : 'M5 2v12M11 2v12'} />
      </svg>
    </button>
  )
}

interface FoldButtonProps {
  folded: boolean
  toggle: () => void
}

/** On a phone and on an upright tablet the picture comes first, and the day's plan when it is asked for. */
export function FoldButton({ folded, toggle }: FoldButtonProps) {
  return (
    <StageButton className="stage-fold hidden folds:flex" expanded={!folded} onClick={toggle}>
      {folded ? words.unfold : words.fold}
      <svg viewBox="0 0 16 16" className="w-3" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={folded ? 'M8 0v16M0 8h16' : 'M0 8h16'} />
      </svg>
    </StageButton>
  )
}

interface StageButtonProps {
  className: string
  /** Of a button that unfolds something. */
  expanded?: boolean
  onClick: () => void
  children: ReactNode
}

/** A quiet button: capitals on the picture's night, a hairline beneath. */
export function StageButton({ className, expanded, onClick, children }: StageButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={expanded}
      onClick={onClick}
      className={`stage-button needs-scripts caps ${className}`}
    >
      <span className="stage-button-words">{children}</span>
    </button>
  )
}
