import { useSearchParams } from 'react-router'
import { useArrival } from '../parts/use-arrival.ts'
import { Search } from './finding/search.tsx'
import { PersonPage } from './person/person-page.tsx'
import { Reviews } from './reviews/reviews.tsx'

/** Everybody the service knows: found, told apart, and each on a page of their own. */
export function People() {
  const [search] = useSearchParams()
  const id = search.get('id')
  useArrival()
  if (id) return <PersonPage key={id} userId={id} />
  return (
    <>
      <Search />
      <Reviews />
    </>
  )
}
