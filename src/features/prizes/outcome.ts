import type { Prize } from '../../../contract/prizes.ts'
import { prizeWords as words } from '../../content/prizes.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { formatMoment } from '../../lib/time.ts'

/** What became of a prize that cannot be claimed any more. */
export function outcomeOf(prize: Prize): readonly string[] {
  const moment = prize.claim_by ? formatMoment(prize.claim_by) : ''
  switch (prize.status) {
    case 'claimed':
      return [prize.place === 0 ? words.claimed.winner : words.claimed.reserve, published(prize)]
    case 'delivered':
      return [words.delivered, published(prize)]
    case 'lapsed':
      return [fillIn(words.lapsed, { moment })]
    case 'refused':
      return [words.refused]
    default:
      return [words.deadline.over]
  }
}

function published({ first_name: firstName, county }: Prize): string {
  const { named, unnamed } = words.claimed
  return firstName && county ? fillIn(named, { firstName, county }) : unnamed
}
