import { useQuery } from '@tanstack/react-query'
import type { Prize } from '../../../contract/prizes.ts'
import { prizeWords as words } from '../../content/prizes.ts'
import { type MyPrizes as Answer, myPrizes } from './api.ts'
import { PrizeCard } from './prize-card.tsx'

interface MyPrizesProps {
  /** The holder's whole name, as the account has it. */
  name: string
}

/** What was drawn for the person's numbers; nothing at all where nothing was. */
export function MyPrizes({ name }: MyPrizesProps) {
  const { data } = useQuery({
    queryKey: ['my-prizes'],
    queryFn: myPrizes,
    retry: 1,
    refetchInterval: ({ state }) => (hasOverdue(state.data) ? 2000 : false),
  })
  if (!data || data.prizes.length === 0) return null
  return (
    <section id="prizes" aria-labelledby="prizes-title" ref={comeToIt}>
      <h2 id="prizes-title" className="text-heading">
        {data.prizes.length === 1 ? words.title.one : words.title.many}
      </h2>
      <div className="mt-8 space-y-8">
        {data.prizes.map((prize) => (
          <PrizeCard key={`${prize.draw_id}-${prize.place}`} prize={prize} ahead={data.ahead} name={name} />
        ))}
      </div>
    </section>
  )
}

/** Passing a prize on takes the service a second or two. */
function hasOverdue(answer: Answer | undefined): boolean {
  const now = Date.now() + (answer?.ahead ?? 0)
  const overdue = ({ status, claim_by: claimBy }: Prize) =>
    status === 'told' && claimBy !== null && Date.parse(claimBy) <= now
  return answer?.prizes.some(overdue) ?? false
}

/** The mail's link arrives before there is anything to scroll to. */
function comeToIt(section: HTMLElement | null): void {
  if (window.location.hash === '#prizes') section?.scrollIntoView()
}
