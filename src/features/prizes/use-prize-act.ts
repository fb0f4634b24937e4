import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MyPrizes, Prize } from './api.ts'

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
  const isIt = ({ drawId, place }: Prize) => drawId === changed.drawId && place === changed.place
  return { ...held, prizes: held.prizes.map((prize) => (isIt(prize) ? changed : prize)) }
}
