import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'

/** Told who is here now, drops every answer that was given to somebody else before anything is shown. */
export function useForgetting(): (person: string | null) => void {
  const queries = useQueryClient()
  const known = useRef<string | null>(null)
  return useCallback(
    (person) => {
      if (known.current && known.current !== person) queries.clear()
      known.current = person
    },
    [queries],
  )
}
