import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Prize } from '../../../contract/prizes.ts'
import type { MyPrizes } from './api.ts'

/** An act that answers with the prize as it stands afterwards. */
export function usePrizeAct<Wish = void>(act: (wish: Wish) => Promise<Prize>, onDone?: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (changed) => {
      onDone?.()
      queries.setQueryData<MyPrizes>(['my-prizes'], (held) => held && withChanged(held, changed))
    },
  })
}

function withChanged(held: MyPrizes, changed: Prize): MyPrizes {
  const isIt = ({ draw_id: drawId, place }: Prize) => drawId === changed.draw_id && place === changed.place
  return { ...held, prizes: held.prizes.map((prize) => (isIt(prize) ? changed : prize)) }
}
