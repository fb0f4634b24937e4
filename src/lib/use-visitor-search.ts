import { useSearchParams } from 'react-router'
import { useTakenOver } from './use-taken-over.ts'

const nothing = new URLSearchParams()

/** The query of the visitor's address. Prerendered pages know none, so it is empty until React has taken the page over. */
export function useVisitorSearch(): URLSearchParams {
  const [search] = useSearchParams()
  return useTakenOver() ? search : nothing
}
