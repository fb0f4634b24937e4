import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Answer, Args, SiteAct } from '../../../contract/acts.ts'
import { ask } from '../../lib/ask.ts'

interface Asking {
  /** How often it is asked again by itself. */
  everyMs?: number
  /** Not before there is something to ask for. */
  enabled?: boolean
}

/** What the service knows, asked for again after every act of the desk. */
export function useDesk<Name extends SiteAct>(
  act: Name,
  args: Args<Name>,
  { everyMs, enabled = true }: Asking = {},
) {
  return useQuery({
    queryKey: ['desk', act, args],
    queryFn: ({ signal }) => ask(act, args, signal),
    placeholderData: keepPreviousData,
    refetchInterval: everyMs ?? false,
    retry: false,
    enabled,
  })
}

/** One act of an operator; whatever it changed is read anew. */
export function useAct<Name extends SiteAct>(act: Name) {
  const queries = useQueryClient()
  return useMutation<Answer<Name>, Error, Args<Name>>({
    mutationFn: (args) => ask(act, args),
    // Not waited for: what was done is done, however long the lists take.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['desk'] }),
  })
}
