import { useState } from 'react'
import type { BookedDraw } from '../../../../../contract/desk.ts'
import type { Trip } from '../../../../../contract/offer.ts'
import { tripWords as words } from '../../../../content/operator/draws.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { useAct, useDesk } from '../../api.ts'
import { ActForm } from '../../parts/act-form.tsx'
import { DeskLink } from '../../parts/desk-link.tsx'
import { Part, Told } from '../../parts/room.tsx'
import { tripStanding } from './trip-standing.ts'

/** The ten trips, each with the one thing that can be done about its sale. */
export function Trips({ draws }: { draws: readonly BookedDraw[] }) {
  const asked = useDesk('on_offer', {})
  const [said, setSaid] = useState('')
  return (
    <Part title={words.title}>
      <Told asked={asked}>
        {({ trips }) => (
          <ul className="grid gap-x-16 xl:grid-cols-2">
            {trips.map((trip) => (
              <TripLine key={trip.experience} trip={trip} draws={draws} onDone={setSaid} />
            ))}
          </ul>
        )}
      </Told>
      <p role="status" className="mt-3 text-slate">
        {said}
      </p>
    </Part>
  )
}

interface TripLineProps {
  trip: Trip
  draws: readonly BookedDraw[]
  onDone: (sentence: string) => void
}

function TripLine({ trip, draws, onDone }: TripLineProps) {
  const { isOnSale, sentence, drawId } = tripStanding(trip, draws)
  const setOnSale = useAct('set_on_sale')
  const act = isOnSale ? words.takeOff : words.putOn
  const title = { title: trip.title }
  const confirm = async () => {
    const { on_sale: isNowOnSale } = await setOnSale.mutateAsync({
      experience: trip.experience,
      on_sale: !isOnSale,
    })
    onDone(fillIn(isNowOnSale ? words.putOn.done : words.takeOff.done, title))
  }
  return (
    <li className="flex items-center justify-between gap-x-6 gap-y-3 border-t border-mist py-2.5 has-[form]:flex-wrap">
      <div className="min-w-0">
        <p className="font-medium">
          {drawId ? <DeskLink to={`/operator/draws?id=${drawId}`}>{trip.title}</DeskLink> : trip.title}
        </p>
        <p className="text-base text-slate">{sentence}</p>
      </div>
      <ActForm
        button={act.button}
        look="quiet"
        label={`${act.button}: ${trip.title}`}
        title={fillIn(act.title, title)}
        text={act.text}
        confirm={act.confirm}
        onConfirm={confirm}
      />
    </li>
  )
}
