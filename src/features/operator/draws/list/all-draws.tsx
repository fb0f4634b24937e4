import { drawListWords as words } from '../../../../content/operator/draws.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { useDesk } from '../../api.ts'
import { Part, Told } from '../../parts/room.tsx'
import { DrawExport } from './draw-export.tsx'
import { DrawLedger } from './draw-ledger.tsx'
import { namesakes } from './names.ts'
import { inOrder } from './order.ts'
import { Trips } from './trips.tsx'

/** Every draw there is, and the ten trips they are of. */
export function AllDraws() {
  const asked = useDesk('operator_draws', {}, { everyMs: 15_000 })
  const { data: today } = useDesk('operator_today', {})
  return (
    <Told asked={asked}>
      {(draws) => {
        const { running, waiting, rest } = inOrder(draws, today?.now ?? new Date().toISOString())
        const alike = namesakes(draws)
        return (
          <>
            <div className="mb-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <ButtonLink to="/operator/draws?schedule=" size="small">
                {words.schedule}
              </ButtonLink>
              <DrawExport draws={draws} />
            </div>
            <Part title={words.running.title}>
              <DrawLedger
                empty={words.running.empty}
                caption={words.running.title}
                draws={running}
                namesakes={alike}
              />
            </Part>
            {waiting.length > 0 && (
              <Part title={words.waiting.title}>
                <DrawLedger caption={words.waiting.title} draws={waiting} namesakes={alike} />
              </Part>
            )}
            <Part title={words.rest.title}>
              <DrawLedger
                empty={words.rest.empty}
                caption={words.rest.title}
                draws={rest}
                namesakes={alike}
              />
            </Part>
            <Trips draws={draws} />
          </>
        )
      }}
    </Told>
  )
}
