import { useSearchParams } from 'react-router'
import type { Sought } from './api-audit.ts'

/** What is looked for stands in the address, so that it can be gone back to and sent to a colleague. */
export function useSought(): [Sought, (changes: Partial<Sought>) => void] {
  const [search, setSearch] = useSearchParams()
  const sought = { act: search.get('act'), person: search.get('person') }
  const look = (changes: Partial<Sought>) => {
    const { act, person } = { ...sought, ...changes }
    setSearch({ ...(act && { act }), ...(person && { person }) }, { preventScrollReset: true })
  }
  return [sought, look]
}
