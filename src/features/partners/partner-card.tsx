import { partnerWords as words } from '../../content/partners/directory.ts'
import type { Partner } from '../../content/types.ts'

export function PartnerCard({ partner }: { partner: Partner }) {
  return (
    <article className="flex flex-1 flex-col bg-paper p-8 shadow-paper bar:p-7">
      <div className="flex items-start justify-between gap-4">
        <img src={partner.logo} alt="" width={88} height={88} loading="lazy" className="size-22" />
        <Tier tier={partner.tier} />
      </div>
      <h3 className="mt-6 text-subheading">{partner.name}</h3>
      <p className="mt-2 text-base text-slate">{partner.description}</p>
      <div className="double-rule mt-6 mb-5" />
      <Offer partner={partner} />
    </article>
  )
}

/** The card folded into a line, for a phone: a tap opens what it offers. */
export function PartnerLine({ partner }: { partner: Partner }) {
  return (
    <details className="group">
      <summary className="grid list-none grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-x-4 py-4 [&::-webkit-details-marker]:hidden">
        <img src={partner.logo} alt="" width={88} height={88} loading="lazy" className="w-full self-start" />
        <div>
          <div className="flex items-baseline justify-between gap-3">
            <h3 className="text-[1.35rem] leading-tight">{partner.name}</h3>
            <Tier tier={partner.tier} />
          </div>
          <p className="mt-0.5 line-clamp-2 text-base leading-snug text-slate group-open:line-clamp-none">
            {partner.description}
          </p>
        </div>
        <svg
          viewBox="0 0 16 16"
          className="w-3.5 text-gold-deep transition-transform duration-500 group-open:rotate-45"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <path d="M8 0v16M0 8h16" />
        </svg>
      </summary>
      <div className="pr-7.5 pb-6 pl-17">
        <Offer partner={partner} />
      </div>
    </details>
  )
}

function Tier({ tier }: { tier: Partner['tier'] }) {
  const look = tier === 'exclusive' ? 'border-ink bg-ink text-champagne' : 'border-gold-deep text-gold-deep'
  return (
    <span
      className={`caps shrink-0 border px-3 py-1 text-[0.62rem] max-md:px-2 max-md:py-0.5 max-md:text-[0.58rem] ${look}`}
    >
      {words.tiers[tier]}
    </span>
  )
}

function Offer({ partner }: { partner: Partner }) {
  return (
    <>
      <h4 className="caps text-[0.66rem] text-gold-deep">{words.partnershipLabel}</h4>
      <p className="mt-1.5 mb-5 text-base text-slate max-md:mb-3">{partner.partnership}</p>
      <ul
        aria-label={words.locationsLabel}
        className="mt-auto flex flex-wrap gap-x-4 gap-y-1 text-sm text-slate"
      >
        {partner.locations.map((location) => (
          <li key={location}>{location}</li>
        ))}
      </ul>
    </>
  )
}
