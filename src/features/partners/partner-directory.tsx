import { useSearchParams } from 'react-router'
import type { Partner, PartnerCategory, PartnerCategoryId } from '../../content/types.ts'
import { useVisitorSearch } from '../../lib/use-visitor-search.ts'
import { partnersIn, selectedCategory } from './partner-filter.ts'

interface PartnerDirectoryProps {
  categories: readonly PartnerCategory[]
  partners: readonly Partner[]
  words: {
    legend: string
    announcement: { one: string; many: string }
    tiers: Record<Partner['tier'], string>
    partnershipLabel: string
    locationsLabel: string
  }
}

/** One category at a time; which one stands in the address, so that it can be sent to somebody. */
export function PartnerDirectory({ categories, partners, words }: PartnerDirectoryProps) {
  const [, setSearch] = useSearchParams()
  const selected = selectedCategory(useVisitorSearch().get('category'), categories)
  const shown = partnersIn(selected, partners)
  const select = (id: PartnerCategoryId) =>
    setSearch(id === 'all' ? {} : { category: id }, { replace: true, preventScrollReset: true })
  return (
    <>
      <fieldset className="needs-scripts flex flex-wrap gap-2.5">
        <legend className="sr-only">{words.legend}</legend>
        {categories.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === selected}
            onClick={() => select(id)}
            className="caps min-h-11 border border-ink/25 px-5 text-[0.7rem] hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ivory"
          >
            {label}
          </button>
        ))}
      </fieldset>
      <p role="status" className="mt-6 text-sm text-slate">
        {shown.length} {shown.length === 1 ? words.announcement.one : words.announcement.many}
      </p>
      <ul className="mt-8 grid gap-8 md:grid-cols-2 lg:grid-cols-3">
        {shown.map((partner) => (
          <li key={partner.id} className="flex">
            <PartnerCard partner={partner} words={words} />
          </li>
        ))}
      </ul>
    </>
  )
}

function PartnerCard({ partner, words }: { partner: Partner; words: PartnerDirectoryProps['words'] }) {
  return (
    <article className="flex flex-1 flex-col bg-paper p-8 shadow-paper">
      <div className="flex items-start justify-between gap-4">
        <img src={partner.logo} alt="" width={88} height={88} loading="lazy" className="size-22" />
        <span
          className={`caps border px-3 py-1 text-[0.62rem] ${partner.tier === 'exclusive' ? 'border-ink bg-ink text-champagne' : 'border-gold-deep text-gold-deep'}`}
        >
          {words.tiers[partner.tier]}
        </span>
      </div>
      <h3 className="mt-6 text-subheading">{partner.name}</h3>
      <p className="mt-2 text-base text-slate">{partner.description}</p>
      <div className="double-rule mt-6 mb-5" />
      <h4 className="caps text-[0.66rem] text-gold-deep">{words.partnershipLabel}</h4>
      <p className="mt-1.5 mb-5 text-base text-slate">{partner.partnership}</p>
      <ul
        aria-label={words.locationsLabel}
        className="mt-auto flex flex-wrap gap-x-4 gap-y-1 text-sm text-slate"
      >
        {partner.locations.map((location) => (
          <li key={location}>{location}</li>
        ))}
      </ul>
    </article>
  )
}
