import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Prize } from '../../../contract/prizes.ts'
import { prizeWords as words } from '../../content/prizes.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { ticketNumber } from '../../lib/ticket-number.ts'
import { formatMoment } from '../../lib/time.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ClaimForm } from './claim-form.tsx'
import { DeadlineClock } from './deadline-clock.tsx'
import { outcomeOf } from './outcome.ts'
import { TakeNameDown } from './take-name-down.tsx'
import { useClock } from './use-clock.ts'

interface PrizeCardProps {
  prize: Prize
  /** How much later the service's clock is than the visitor's. */
  ahead: number
  name: string
}

/** The number drawn, and what there is to do about it or what became of it. */
export function PrizeCard({ prize, ahead, name }: PrizeCardProps) {
  const deadline = prize.claim_by ? Date.parse(prize.claim_by) - ahead : Number.POSITIVE_INFINITY
  const now = useClock(deadline)
  const claimable = prize.status === 'told' || prize.status === 'untold'
  const open = claimable && now < deadline
  useNewsWhen(claimable && !open)
  const { place, goThere } = useFocusAfter(prize)
  return (
    <article aria-label={prize.title} className="bg-paper shadow-paper">
      <div className="bg-ink text-ivory sm:grid sm:grid-cols-[2fr_3fr]">
        <Picture
          picture={{ name: `posters/${prize.experience}`, alt: '' }}
          sizes="(width < 40rem) 100vw, 20rem"
          className="size-full max-sm:aspect-4/3"
        />
        <div className="self-center px-[min(2rem,7vw)] py-8 sm:px-10">
          <DrawnNumber prize={prize} />
          {open && prize.claim_by && (
            <>
              <DeadlineClock deadline={deadline} now={now} />
              <p className="mt-4 text-base text-ivory/85">
                {fillIn(words.deadline.by, { moment: formatMoment(prize.claim_by) })}
              </p>
            </>
          )}
        </div>
      </div>
      <div className="space-y-8 px-[min(2rem,7vw)] py-8 sm:px-10 sm:py-10">
        <div ref={place} role="status" tabIndex={-1} className="space-y-3 empty:absolute">
          {!open && outcomeOf(prize).map((sentence) => <p key={sentence}>{sentence}</p>)}
        </div>
        {prize.payment === 'demo' && <p className="text-base text-slate">{words.demo}</p>}
        {open && <ClaimForm prize={prize} name={name} onClaimed={goThere} />}
        {prize.first_name && <TakeNameDown prize={prize} onDone={goThere} />}
      </div>
    </article>
  )
}

function DrawnNumber({ prize }: { prize: Prize }) {
  const isReserve = prize.place > 0 && (prize.status === 'told' || prize.status === 'untold')
  return (
    <>
      <h3 className="text-subheading">{prize.title}</h3>
      <p className="caps mt-5 text-[0.66rem] text-champagne">{words.ticket}</p>
      <p className="figures text-[min(4.5rem,14vw)] leading-none font-medium">{ticketNumber(prize.number)}</p>
      <p className="mt-4 text-sm">
        <Link to={`/draws/${prize.draw_id}`} className="underline underline-offset-4">
          {words.draw}
        </Link>
      </p>
      {isReserve && (
        <p className="mt-5 text-base text-ivory/85">{fillIn(words.reserve, { place: prize.place })}</p>
      )}
    </>
  )
}

/** When the time is over the service has something new to say. */
function useNewsWhen(over: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (over) queries.invalidateQueries({ queryKey: ['my-prizes'] })
  }, [over, queries])
}

/** What was pressed goes with the answer; whoever pressed it goes on where the answer stands. */
function useFocusAfter(prize: Prize) {
  const place = useRef<HTMLDivElement>(null)
  const pressedOn = useRef<Prize>(null)
  useEffect(() => {
    if (!pressedOn.current || pressedOn.current === prize) return
    pressedOn.current = null
    place.current?.focus()
  }, [prize])
  const goThere = () => {
    pressedOn.current = prize
  }
  return { place, goThere }
}
