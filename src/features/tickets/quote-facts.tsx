import type { ReactNode } from 'react'
import type { buyWords } from '../../content/tickets.ts'
import { formatPence } from '../../lib/money.ts'
import type { Draw } from '../../lib/on-offer.ts'
import { formatMoment } from '../../lib/time.ts'
import { FactList } from './fact-list.tsx'
import type { Odds, Quote } from './types.ts'

interface QuoteFactsProps {
  draw: Draw
  quote: Quote | undefined
  quantity: number
  words: typeof buyWords
}

/** Price, total, charity, chance and times: what a buyer is owed before paying. */
export function QuoteFacts({ draw, quote, quantity, words: { facts } }: QuoteFactsProps) {
  const times = Number.isInteger(quantity) && quantity >= 1 ? quantity : 1
  const remaining = quote ? quote.remaining : draw.remaining
  return (
    <FactList
      facts={[
        [facts.price, formatPence(draw.pricePence)],
        [
          facts.total,
          <b key="total" className="figures text-3xl font-medium">
            {formatPence(draw.pricePence * times)}
          </b>,
        ],
        [facts.charity, `${formatPence(draw.charityPence * times)} · ${draw.charityName}`],
        [facts.odds, quote ? <Chance key="odds" {...quote.odds} words={facts} /> : '…'],
        [facts.closes, draw.closesAt ? formatMoment(draw.closesAt) : facts.undated],
        ...(draw.refundsUntil ? [[facts.refunds, formatMoment(draw.refundsUntil)] as const] : []),
        [facts.maximum, draw.maxPerPerson],
        ...(remaining === null ? [] : [[facts.remaining, remaining.toLocaleString('en-GB')] as const]),
      ]}
    />
  )
}

/** A pool that would be one's own alone has no odds worth a number. */
function Chance({ yours, issued, words }: Odds & { words: (typeof buyWords)['facts'] }): ReactNode {
  if (yours === issued) return yours === 1 ? words.oddsFirst.one : words.oddsFirst.many
  return (
    <>
      {yours.toLocaleString('en-GB')} {words.oddsIn} {issued.toLocaleString('en-GB')}
      <span className="block text-sm text-slate">{words.oddsNote}</span>
    </>
  )
}
