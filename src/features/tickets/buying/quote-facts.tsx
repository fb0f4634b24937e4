import type { ReactNode } from 'react'
import type { Draw } from '../../../../contract/offer.ts'
import type { Quote } from '../../../../contract/tickets.ts'
import { buyWords } from '../../../content/tickets/buying.ts'
import { formatCount } from '../../../lib/count.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatPence } from '../../../lib/money.ts'
import { formatMoment } from '../../../lib/time.ts'
import { type Fact, FactList } from '../fact-list.tsx'
import type { Limit } from './limit-sentence.ts'

const { facts } = buyWords

interface QuoteFactsProps {
  draw: Draw
  quote: Quote | undefined
  quantity: number
  /** Why so many cannot be bought: then there is nothing to add up, and the limit that is met stands out. */
  limit: Limit | undefined
}

/** Price, total, charity, chance and times: what a buyer is owed before paying. */
export function QuoteFacts({ draw, quote, quantity, limit }: QuoteFactsProps) {
  const times = Number.isInteger(quantity) && quantity >= 1 ? quantity : 1
  const remaining = quote ? quote.remaining : draw.remaining
  const most = draw.max_per_person
  const held = quote ? quote.odds.yours - quote.quantity : 0
  const sums = limit && 'grey'
  const met = (each: Limit): Fact[2] => (limit === each ? 'rose' : undefined)
  return (
    <FactList
      facts={[
        [facts.price, formatPence(draw.price_pence)],
        [
          facts.total,
          <b key="total" className="figures text-3xl font-medium">
            {limit ? '–' : formatPence(draw.price_pence * times)}
          </b>,
          sums,
        ],
        [
          facts.charity,
          limit ? '–' : `${formatPence(draw.charity_pence * times)} · ${draw.charity_name}`,
          sums,
        ],
        [facts.odds, limit ? '–' : quote ? <Chance key="odds" quote={quote} /> : '…', sums],
        [facts.closes, draw.closes_at ? formatMoment(draw.closes_at) : facts.undated],
        ...(draw.refunds_until ? [[facts.refunds, formatMoment(draw.refunds_until)] as const] : []),
        [facts.maximum, held > 0 ? fillIn(facts.held, { most, held }) : most, met('maximum')],
        ...(remaining === null ? [] : [[facts.remaining, formatCount(remaining), met('remaining')] as const]),
      ]}
    />
  )
}

/** A pool that is or would be one's own alone has no odds worth a number. */
function Chance({ quote: { odds, quantity } }: { quote: Quote }): ReactNode {
  const { yours, issued } = odds
  const held = yours - quantity
  if (yours === issued && held > 0) return held === 1 ? facts.oddsAlone.one : facts.oddsAlone.many
  if (yours === issued) return yours === 1 ? facts.oddsFirst.one : facts.oddsFirst.many
  return (
    <>
      {formatCount(yours)} {facts.oddsIn} {formatCount(issued)}
      <span className="block text-sm text-slate">{facts.oddsNote}</span>
    </>
  )
}
