import type { Claim } from '../../../draw/result.ts'
import type { prizeWords } from '../../content/draws.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { ticketNumber } from '../../lib/ticket-number.ts'
import { formatMoment } from '../../lib/time.ts'
import { Eyebrow, Section } from '../../ui/section.tsx'
import type { OneDraw } from './types.ts'

type Words = typeof prizeWords

/** What became of the prize, and who stands in line for it. Nothing to tell before a number is drawn. */
export function PrizeStory({ detail: { picks, claims }, words }: { detail: OneDraw; words: Words }) {
  if (picks.length === 0) return null
  const reserves = picks.slice(1)
  return (
    <Section ground="paper" className="grid gap-x-20 gap-y-12 lg:grid-cols-[1.5fr_1fr]">
      <div>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2 className="mt-3 text-heading">{words.title}</h2>
        <PrizeLog claims={claims} words={words} />
      </div>
      {reserves.length > 0 && (
        <div>
          <h3 className="text-subheading">{words.reserves}</h3>
          <p className="mt-2 text-base text-slate">{words.reservesText}</p>
          <ol className="mt-6 columns-[9rem] gap-x-8">
            {reserves.map(({ ticketNo }, at) => (
              <li
                key={ticketNo}
                className="flex break-inside-avoid items-baseline gap-4 border-t border-mist py-1.5"
              >
                <span className="w-5 text-right text-sm text-slate">{at + 1}</span>
                <span className="figures text-2xl">{ticketNumber(ticketNo)}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </Section>
  )
}

function PrizeLog({ claims, words }: { claims: readonly Claim[]; words: Words }) {
  if (claims.length === 0) return <p className="mt-6 text-slate">{words.nothingYet}</p>
  return (
    <ol aria-label={words.log} className="mt-8 border-l border-champagne pl-7">
      {claims.map(({ at, act, ticketNo }, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a log only ever grows at its end
        <li key={line} className="relative pb-6 last:pb-0">
          <span
            className="absolute top-2.5 -left-[2.05rem] size-2.5 rotate-45 border border-gold-deep bg-paper"
            aria-hidden="true"
          />
          <p className="font-display text-[1.4rem] leading-snug lining-nums">
            {fillIn(words.acts[act], { number: ticketNo === null ? '' : ticketNumber(ticketNo) })}
          </p>
          <p className="text-sm text-slate">{formatMoment(at)}</p>
        </li>
      ))}
    </ol>
  )
}
