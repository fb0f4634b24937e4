import { formatNearMoment } from '../../../lib/time.ts'
import { useDesk } from '../api.ts'
import { Dotted } from '../parts/dotted.tsx'
import { Told } from '../parts/room.tsx'
import { useArrival } from '../parts/use-arrival.ts'
import { useWho } from '../parts/who.ts'
import { Cancelling } from './cancelling.tsx'
import { Claims } from './claims.tsx'
import { DrawsOnSale } from './draws-on-sale.tsx'
import { Health } from './health.tsx'
import { WaitingFigures } from './waiting-figures.tsx'

/** The business at a glance; each figure leads to its list. */
export function Today() {
  useArrival()
  const who = useWho()
  const asked = useDesk('operator_today', {}, { everyMs: 15_000 })
  return (
    <Told asked={asked}>
      {(today) => (
        <>
          <p className="-mt-4 mb-8 text-slate">
            <Dotted>
              {formatNearMoment(today.now)}
              {who}
            </Dotted>
          </p>
          <WaitingFigures today={today} />
          <Claims claims={today.claims} now={today.now} />
          {today.cancelling.length > 0 && <Cancelling cancellations={today.cancelling} />}
          <DrawsOnSale />
          <Health today={today} />
        </>
      )}
    </Told>
  )
}
