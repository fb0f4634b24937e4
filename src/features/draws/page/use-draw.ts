import { useQuery } from '@tanstack/react-query'
import type { OneDraw } from '../../../../contract/draws.ts'
import { isUuid } from '../../../../draw/bytes.ts'
import { useTakenOver } from '../../../lib/use-taken-over.ts'
import { oneDraw } from '../api.ts'
import { nextLook } from '../draw-state.ts'

/** What is published about a draw, asked for again as its hour comes near; null when there can be none of this id. */
export function useDraw(id: string) {
  const takenOver = useTakenOver()
  const possible = isUuid(id)
  const { data, dataUpdatedAt, isError, refetch } = useQuery({
    queryKey: ['draw', id],
    queryFn: () => oneDraw(id),
    retry: 1,
    enabled: possible,
    refetchInterval: ({ state }) =>
      nextLook(state.data, Date.now() + aheadOf(state.data, state.dataUpdatedAt)),
  })
  const detail = takenOver && !possible ? null : data
  return { detail, ahead: aheadOf(data, dataUpdatedAt), isError, refetch }
}

function aheadOf(detail: OneDraw | null | undefined, receivedAt: number): number {
  return detail ? Date.parse(detail.now) - receivedAt : 0
}
