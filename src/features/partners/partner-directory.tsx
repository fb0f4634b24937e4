import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { partnerWords as words } from '../../content/partners/directory.ts'
import type { Partner, PartnerCategory, PartnerCategoryId } from '../../content/types.ts'
import { useVisitorSearch } from '../../lib/use-visitor-search.ts'
import { PartnerCard, PartnerLine } from './partner-card.tsx'
import { partnersIn, selectedCategory } from './partner-filter.ts'

interface PartnerDirectoryProps {
  categories: readonly PartnerCategory[]
  partners: readonly Partner[]
}

/** One category at a time; which one stands in the address, so that it can be sent to somebody. */
export function PartnerDirectory({ categories, partners }: PartnerDirectoryProps) {
  const [, setSearch] = useSearchParams()
  const selected = selectedCategory(useVisitorSearch().get('category'), categories)
  const shown = partnersIn(selected, partners)
  const select = (id: PartnerCategoryId) =>
    setSearch(id === 'all' ? {} : { category: id }, { replace: true, preventScrollReset: true })
  return (
    <>
      <CategoryRow categories={categories} selected={selected} select={select} />
      <p role="status" className="mt-6 text-sm text-slate max-md:mt-4">
        {shown.length} {shown.length === 1 ? words.announcement.one : words.announcement.many}
      </p>
      <ul className="mt-8 grid gap-8 max-md:hidden md:grid-cols-2 lg:grid-cols-3 bar:grid-cols-4 bar:gap-6">
        {shown.map((partner) => (
          <li key={partner.id} className="flex">
            <PartnerCard partner={partner} />
          </li>
        ))}
      </ul>
      <ul className="hairline mt-4 border-b md:hidden">
        {shown.map((partner) => (
          <li key={partner.id} className="hairline border-t">
            <PartnerLine partner={partner} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface CategoryRowProps {
  categories: readonly PartnerCategory[]
  selected: PartnerCategoryId
  select: (id: PartnerCategoryId) => void
}

/** On a phone one line that is pushed sideways, with the chosen category in sight. */
function CategoryRow({ categories, selected, select }: CategoryRowProps) {
  const row = useRef<HTMLFieldSetElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what moves the row
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    if (!row.current || !chosen) return
    row.current.scrollTo({ left: chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2 })
  }, [selected])
  return (
    <fieldset
      ref={row}
      className="needs-scripts relative flex min-w-0 gap-2.5 max-md:-mx-(--gutter) max-md:overflow-x-auto max-md:px-(--gutter) max-md:py-1.5 max-md:[scrollbar-width:none] md:flex-wrap"
    >
      <legend className="sr-only">{words.legend}</legend>
      {categories.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === selected}
          onClick={() => select(id)}
          className="caps min-h-11 shrink-0 border border-ink/25 px-5 text-[0.7rem] hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ivory"
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
