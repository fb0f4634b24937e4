import type { BookedDraw } from '../../../../../contract/desk.ts'
import { lifeWords, oneDrawWords as words } from '../../../../content/operator/draws.ts'
import { useDesk } from '../../api.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { Part, Told } from '../../parts/room.tsx'
import { SalesChart } from '../../today/sales-chart.tsx'
import { Claims } from '../claims/claims.tsx'
import { Entries } from '../entries/entries.tsx'
import { lifeOf } from '../life/life.ts'
import { LifeLine } from '../life/life-line.tsx'
import { CancelDraw } from './cancel-draw.tsx'
import { CancellationPart } from './cancellation.tsx'
import { DrawCharity } from './draw-charity.tsx'
import { Headline } from './headline.tsx'
import { VoidTickets } from './void-tickets.tsx'

/** One draw, with everything that can still be done about it. */
export function OneDraw({ id }: { id: string }) {
  const asked = useDesk('operator_draws', {}, { everyMs: 15_000 })
  return (
    <>
      <BackLink to="/operator/draws">{words.back}</BackLink>
      <Told asked={asked}>
        {(draws) => {
          const draw = draws.find((one) => one.id === id)
          return draw ? <KnownDraw draw={draw} /> : <PageTitle>{words.unknown}</PageTitle>
        }}
      </Told>
    </>
  )
}

function KnownDraw({ draw }: { draw: BookedDraw }) {
  const isCancelled = draw.status === 'cancelled'
  const isDrawn = draw.status === 'drawn'
  const { data: today } = useDesk('operator_today', {})
  const claims = useDesk('operator_claims', { draw_id: draw.id }, { everyMs: 15_000, enabled: isDrawn })
  const cancellations = useDesk('operator_cancellations', {}, { everyMs: 5000, enabled: isCancelled })
  const cancellation = cancellations.data?.find(({ draw_id: id }) => id === draw.id)
  const now = today?.now ?? new Date().toISOString()
  return (
    <>
      <Headline draw={draw} />
      <Part title={lifeWords.title}>
        <LifeLine steps={lifeOf(draw, now, claims.data?.at(-1), cancellation)} />
      </Part>
      {cancellation && <CancellationPart cancellation={cancellation} />}
      {isDrawn && <Claims draw={draw} asked={claims} now={now} />}
      {draw.state === 'open' && (
        <Part title={words.sales}>
          <SalesChart draw={draw} size="large" />
        </Part>
      )}
      {(!isCancelled || draw.charity_total_pence > 0) && <DrawCharity draw={draw} />}
      {draw.status === 'open' && (
        <div className="mt-14 grid gap-x-16 gap-y-14 *:mt-0 lg:grid-cols-2">
          <VoidTickets draw={draw} />
          <CancelDraw draw={draw} />
        </div>
      )}
      <Entries draw={draw} />
    </>
  )
}
