import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Protection } from './types.ts'

export function useProtectionAct<Argument>(act: (argument: Argument) => Promise<Protection>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    // Asked for anew rather than put in place: by now somebody else may be signed in.
    onSuccess: () => queries.invalidateQueries({ queryKey: ['protection'] }),
  })
}
