import { useQuery } from '@tanstack/react-query'
import type { buyWords } from '../../content/tickets.ts'
import { formatPence } from '../../lib/money.ts'
import type { Draw } from '../../lib/on-offer.ts'
import { formatMoment } from '../../lib/time.ts'
import { quote } from './api.ts'
import { FactList } from './fact-list.tsx'

interface QuoteFactsProps {
  draw: Draw
  quantity: number
  words: typeof buyWords
}

/** Price, total, chance, charity and times; the chance is asked for as entries come in. */
export function QuoteFacts({ draw, quantity, words }: QuoteFactsProps) {
  const { facts } = words
  const valid = Number.isInteger(quantity) && quantity >= 1 && quantity <= draw.maxPerPerson
  const asked = useQuery({
    queryKey: ['quote', draw.id, quantity],
    queryFn: () => quote(draw.id, quantity),
    enabled: valid,
    placeholderData: (previous) => previous,
  })
  const odds = asked.data?.odds
  const times = valid ? quantity : 1
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
        [facts.odds, odds ? `${odds.yours} ${facts.oddsIn} ${odds.issued.toLocaleString('en-GB')}` : '…'],
        [facts.closes, draw.closesAt ? formatMoment(draw.closesAt) : facts.undated],
        ...(draw.refundsUntil ? [[facts.refunds, formatMoment(draw.refundsUntil)] as const] : []),
        [facts.maximum, draw.maxPerPerson],
        ...(draw.remaining === null
          ? []
          : [[facts.remaining, draw.remaining.toLocaleString('en-GB')] as const]),
      ]}
    />
  )
}
