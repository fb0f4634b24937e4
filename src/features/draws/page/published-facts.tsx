import type { OneDraw } from '../../../../contract/draws.ts'
import { drawFacts } from '../../../content/draws/facts.ts'
import { drawWords as words } from '../../../content/draws/page.ts'
import { formatCount } from '../../../lib/count.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatMoment } from '../../../lib/time.ts'
import { Eyebrow, Section } from '../../../ui/section.tsx'
import { allFacts, type FactLine } from '../fact-lines.ts'

/** The terms in plain words, and the fingerprints of all that was published. */
export function PublishedFacts({ detail }: { detail: OneDraw }) {
  const seals = sealsOf(detail)
  return (
    <Section className="grid gap-x-20 gap-y-10 lg:grid-cols-[1fr_2fr]">
      <div>
        <Eyebrow>{words.facts.eyebrow}</Eyebrow>
        <h2 className="mt-3 text-heading">{words.facts.title}</h2>
        <p className="mt-4 max-w-[25.2em] text-slate">
          {detail.manifest_hash ? words.facts.text : words.facts.unsealed}
        </p>
        {detail.draw.payment === 'demo' && <p className="mt-4 max-w-[25.2em] text-slate">{drawFacts.demo}</p>}
      </div>
      <div>
        <dl className="grid gap-x-12 sm:grid-cols-2">
          {allFacts(detail.draw).map(([label, value]) => (
            <div key={label} className="hairline border-t py-3.5">
              <dt className="caps text-[0.66rem] text-gold-deep">{label}</dt>
              <dd className="mt-1 font-display text-[1.35rem] leading-snug lining-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {seals.length > 0 && <Seals seals={seals} />}
      </div>
    </Section>
  )
}

function Seals({ seals }: { seals: readonly FactLine[] }) {
  return (
    <details className="group hairline mt-10 border-y py-5">
      <summary className="flex list-none items-center justify-between gap-6 font-display text-subheading [&::-webkit-details-marker]:hidden">
        {words.seals.title}
        <svg
          viewBox="0 0 16 16"
          className="w-4 shrink-0 transition-transform duration-500 group-open:rotate-45"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <path d="M8 0v16M0 8h16" />
        </svg>
      </summary>
      <p className="mt-3 max-w-[36em] text-slate">{words.seals.text}</p>
      <dl className="mt-5 space-y-4">
        {seals.map(([label, value]) => (
          <div key={label}>
            <dt className="caps text-[0.66rem] text-gold-deep">{label}</dt>
            <dd className="mt-1 text-sm tracking-wide wrap-anywhere text-slate">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function sealsOf({ manifest_hash: manifestHash, pool, checkpoint, result }: OneDraw): FactLine[] {
  const { seals } = words
  const log = checkpoint && { size: formatCount(checkpoint.size), at: formatMoment(checkpoint.at) }
  const lines: (readonly [string, string | undefined | null])[] = [
    [seals.manifest, manifestHash],
    [log ? fillIn(seals.log, log) : '', checkpoint?.root],
    [seals.root, pool?.root],
    [fillIn(seals.signature, { round: formatCount(result?.round ?? 0) }), result?.signature],
    [seals.randomness, result?.randomness],
    [seals.seed, result?.seed],
  ]
  return lines.filter((line): line is FactLine => typeof line[1] === 'string')
}
