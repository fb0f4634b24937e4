import { clockNotes as words } from '../../../content/offer/clock.ts'
import { formatMoment, formatNearMoment } from '../../../lib/time.ts'
import { useClosing } from './use-countdown.ts'

/** What the clock alone would leave unsaid: what it counts to, that no date is set, or that a draw it has done with is still to come. */
export function DrawNotes() {
  const closing = useClosing()
  const { drawing } = closing
  const scheduled = closing.kind === 'counting' ? closing.scheduled : undefined
  return (
    <div className="mt-5 min-h-[4.25rem] space-y-1 text-sm text-ivory/70">
      {scheduled && (
        <p className="figures text-2xl leading-snug text-balance text-ivory">
          {scheduled.title} {words.closes} {formatNearMoment(scheduled.closes_at)}
        </p>
      )}
      {scheduled === null && <p>{words.unscheduled}</p>}
      {drawing && (
        <p>
          {drawing.title} {words.isDrawn} {formatMoment(drawing.draws_at)}
        </p>
      )}
    </div>
  )
}
