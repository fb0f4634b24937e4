import type { Args } from '../../../../../contract/acts.ts'
import type { Claim } from '../../../../../contract/operator.ts'
import { useAct } from '../../api.ts'

/** Moves the turn that is shown, and no later one that may be somebody else's by now. */
export function useClaimMove({ draw_id, place }: Claim) {
  const move = useAct('move_claim')
  return (wish: Omit<Args<'move_claim'>, 'draw_id' | 'place'>) =>
    move.mutateAsync({ draw_id, place, ...wish })
}
