import type { OneDraw } from '../../../../contract/draws.ts'
import type { Claim } from '../../../../draw/result.ts'
import { prizeStoryWords as words } from '../../../content/draws/page.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { ticketNumber } from '../../../lib/ticket-number.ts'
import { formatMoment } from '../../../lib/time.ts'
import { Eyebrow, Section } from '../../../ui/section.tsx'
import { type PrizeTurn, prizeTurn } from './prize-turn.ts'

/** What became of the prize, and who stands in line for it. Nothing to tell before a number is drawn. */
export function PrizeStory({ detail }: { detail: OneDraw }) {
  const { picks, claims } = detail
  if (picks.length === 0) return null
  const turn = prizeTurn(detail)
  const reserves = picks.slice(1)
  return (
    <Section ground="paper" className="grid gap-x-20 gap-y-12 lg:grid-cols-[1.5fr_1fr]">
      <div>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2 className="mt-3 text-heading">{turn ? words.pending : words.title}</h2>
        <div className="mt-8 border-l border-champagne pl-7">
          {claims.length > 0 && <PrizeLog claims={claims} />}
          {turn && <StillToCome turn={turn} />}
        </div>
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

function PrizeLog({ claims }: { claims: readonly Claim[] }) {
  return (
    <ol aria-label={words.log}>
      {claims.map(({ at, act, ticketNo }, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a log only ever grows at its end
        <li key={line} className="relative pb-6">
          <Diamond className="border-gold-deep bg-gold-deep" />
          <p className="font-display text-[1.4rem] leading-snug lining-nums">
            {fillIn(words.acts[act], { number: ticketNo === null ? '' : ticketNumber(ticketNo) })}
          </p>
          <p className="text-sm text-slate">{formatMoment(at)}</p>
        </li>
      ))}
    </ol>
  )
}

/** The steps ahead, fainter than those that were taken. */
function StillToCome({ turn: { toCome, sentence } }: { turn: PrizeTurn }) {
  return (
    <ol aria-label={words.coming} className="text-slate">
      {toCome.map((step, index) => (
        <li key={step} className="relative pb-6">
          <Diamond className="border-champagne bg-paper" />
          <p className="font-display text-[1.4rem] leading-snug">{words.toCome[step]}</p>
          {index === 0 && <p className="text-sm">{sentence}</p>}
        </li>
      ))}
    </ol>
  )
}

function Diamond({ className }: { className: string }) {
  return (
    <span
      className={`absolute top-2.5 -left-[2.05rem] size-2.5 rotate-45 border ${className}`}
      aria-hidden="true"
    />
  )
}
