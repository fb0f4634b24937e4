import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'

const nothing = new URLSearchParams()
const never = () => () => {}

/** The query of the visitor's address. Prerendered pages know none, so it is empty until React has taken the page over. */
export function useVisitorSearch(): URLSearchParams {
  const [search] = useSearchParams()
  const takenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return takenOver ? search : nothing
}
