import type { Claim, ClaimMove } from '../../../../../contract/operator.ts'

/** What an operator can do about the newest turn at a prize, the likeliest first. */
export function movesOf({
  status,
  contacted_at: contactedAt,
}: Pick<Claim, 'status' | 'contacted_at'>): ClaimMove[] {
  const call: ClaimMove[] = contactedAt === null ? ['contacted'] : []
  switch (status) {
    case 'untold':
      return ['told', ...call, 'claimed', 'refused']
    case 'told':
      return [...call, 'claimed', 'refused']
    case 'claimed':
      return [...call, 'delivered', 'refused']
    default:
      return []
  }
}
