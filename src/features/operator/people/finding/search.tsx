import { type SyntheticEvent, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { peopleWords } from '../../../../content/operator/people.ts'
import { Field } from '../../../../ui/field.tsx'
import { Part } from '../../parts/room.tsx'
import { useSettled } from '../../parts/use-settled.ts'
import { FoundLists } from './found-lists.tsx'
import { isSearchable } from './searchable.ts'

const words = peopleWords.search

/** One field for whatever somebody on the telephone knows; what was searched for is kept in the address. */
export function Search() {
  const [search, setSearch] = useSearchParams()
  const { hash, pathname } = useLocation()
  const [term, setTerm] = useState(search.get('q') ?? '')
  const settled = useSettled(term.trim())
  // biome-ignore lint/correctness/useExhaustiveDependencies: written when something was typed, not when the address changes
  useEffect(() => {
    // Whoever followed a link while typing settled is not brought back: this page may still be there for a moment.
    const isLeft =
      window.location.pathname !== pathname || new URLSearchParams(window.location.search).has('id')
    if (isLeft || settled === (search.get('q') ?? '')) return
    setSearch(settled ? { q: settled } : {}, { replace: true, preventScrollReset: true })
  }, [settled])
  const submit = (event: SyntheticEvent) => event.preventDefault()
  return (
    <Part title={words.title}>
      <search>
        <form onSubmit={submit} className="mb-8 max-w-2xl">
          <Field
            label={words.label}
            hint={words.hint}
            type="search"
            className="[&_input::-webkit-search-cancel-button]:hidden"
            autoComplete="off"
            spellCheck={false}
            maxLength={120}
            autoFocus={!hash}
            value={term}
            onChange={({ currentTarget }) => setTerm(currentTarget.value)}
          />
        </form>
      </search>
      {isSearchable(settled) && <FoundLists term={settled} />}
    </Part>
  )
}
