import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Protection } from '../../../../contract/protection.ts'

const queryKey = ['protection']

export function useProtectionAct<Argument>(act: (argument: Argument) => Promise<Protection>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      // A first read still under way knows nothing of this act, and would be waited for instead of asked anew.
      await queries.cancelQueries({ queryKey })
      // Asked for anew rather than put in place: by now somebody else may be signed in.
      await queries.invalidateQueries({ queryKey })
    },
  })
}
