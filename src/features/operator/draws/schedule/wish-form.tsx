import { type ReactNode, type SyntheticEvent, useState } from 'react'
import type { BookedDraw } from '../../../../../contract/desk.ts'
import type { OnOffer } from '../../../../../contract/offer.ts'
import { scheduleWords as words } from '../../../../content/operator/draws.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { Button } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/field.tsx'
import { type Misplaced, misplaced } from './misplaced.ts'
import { readWishes, type Wishes } from './read-wishes.ts'
import { DateFields, TermFields } from './wish-fields.tsx'

interface WishFormProps {
  draws: readonly BookedDraw[]
  offer: Pick<OnOffer, 'trips' | 'payment'>
  experience: string
  isBusy: boolean
  onWish: (wishes: Wishes) => void
  /** What was said against the wishes. */
  children: ReactNode
}

export function WishForm({ draws, offer, experience, isBusy, onWish, children }: WishFormProps) {
  const undated = draws.filter(
    (draw) =>
      draw.closes_at === null && draw.status === 'open' && draw.payment === offer.payment && !draw.off_sale,
  )
  const patternOf = (slug: string) => undated.find((draw) => draw.experience === slug)
  const [chosen, setChosen] = useState(patternOf(experience)?.experience ?? undated[0]?.experience ?? '')
  const [wrong, setWrong] = useState<readonly Misplaced[]>([])
  // Before the form is held back for a field that cannot be read: whoever sends it is told all that is wrong.
  const check = ({ currentTarget: { form } }: { currentTarget: HTMLButtonElement }) =>
    form && setWrong(misplaced(readWishes(new FormData(form))))
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const wishes = readWishes(new FormData(form))
    const [first] = misplaced(wishes)
    if (first) form.querySelector<HTMLElement>(`[name=${first.field}]`)?.focus()
    else onWish(wishes)
  }
  return (
    <form onSubmit={submit} onInput={() => setWrong([])} className="max-w-[62rem] space-y-10">
      <p className="max-w-[36em] text-slate">{words.text}</p>
      <Select
        label={words.experience}
        name="experience"
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        required
        className="max-w-[30rem]"
      >
        {offer.trips.map((trip) => (
          <option key={trip.experience} value={trip.experience} disabled={!patternOf(trip.experience)}>
            {patternOf(trip.experience) ? trip.title : fillIn(words.offSale, { title: trip.title })}
          </option>
        ))}
      </Select>
      <DateFields misplaced={wrong} />
      <TermFields pattern={patternOf(chosen)} />
      {children}
      <Button type="submit" isBusy={isBusy} onClick={check}>
        {isBusy ? words.looking : words.look}
      </Button>
    </form>
  )
}
