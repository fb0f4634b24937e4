import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Session as SignedInPlace } from '../../../../../contract/person.ts'
import { myAccountWords } from '../../../../content/account/my-account.ts'
import { accountErrors } from '../../../../content/account/refusals.ts'
import { told } from '../../../../lib/refused.ts'
import { formatMoment } from '../../../../lib/time.ts'
import { toast } from '../../../../lib/toast.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormError } from '../../../../ui/field.tsx'
import { signOutEverywhereElse } from '../../api.ts'
import { endSession, mySessions } from '../api-my-account.ts'
import { Sheet } from '../part.tsx'
import { deviceOf } from './device.ts'

const words = myAccountWords.signingIn.places

/** Every device that could act as this person now, and a way to end each. */
export function SignedInPlaces() {
  const queries = useQueryClient()
  const places = useQuery({ queryKey: ['my-sessions'], queryFn: mySessions, retry: 1 })
  const done = async (message: string) => {
    toast(message)
    await queries.invalidateQueries({ queryKey: ['my-sessions'] })
  }
  const ending = useMutation({ mutationFn: endSession, onSuccess: () => done(words.ended) })
  const endingOthers = useMutation({
    mutationFn: async () => {
      if (await signOutEverywhereElse()) throw new Error('refused')
    },
    onSuccess: () => done(words.othersEnded),
  })
  const error = places.error ?? ending.error ?? endingOthers.error
  const elsewhere = places.data?.some(({ current }) => !current)
  return (
    <Sheet title={words.title} text={words.text}>
      <ul aria-busy={places.isPending}>
        {places.data?.map((place) => (
          <Place key={place.id} place={place} busy={ending.isPending} onEnd={() => ending.mutate(place.id)} />
        ))}
      </ul>
      <FormError>{error && told(error, accountErrors)}</FormError>
      {elsewhere && (
        <Button
          look="outline"
          className="mt-6 w-full sm:w-auto"
          onClick={() => endingOthers.mutate()}
          disabled={endingOthers.isPending}
        >
          {endingOthers.isPending ? words.busy : words.others}
        </Button>
      )}
    </Sheet>
  )
}

interface PlaceProps {
  place: SignedInPlace
  busy: boolean
  onEnd: () => void
}

function Place({ place, busy, onEnd }: PlaceProps) {
  const { browser, system } = deviceOf(place.user_agent)
  const device = `${browser ?? words.unknown.browser} ${words.on} ${system ?? words.unknown.system}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-mist py-4 first:border-0 first:pt-0">
      <div>
        <p>{device}</p>
        <p className="text-sm text-slate">
          {words.seen} {formatMoment(place.last_seen_at)}
        </p>
        {place.address && <p className="text-sm break-all text-slate">{place.address}</p>}
      </div>
      {place.current ? (
        <p className="caps text-[0.66rem] text-gold-deep">{words.current}</p>
      ) : (
        <Button look="outline" aria-label={`${words.signOutOf} ${device}`} onClick={onEnd} disabled={busy}>
          {words.signOut}
        </Button>
      )}
    </li>
  )
}
