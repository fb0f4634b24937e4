import type { offerWords } from '../../content/offer.ts'
import { formatPence } from '../../lib/money.ts'
import type { Draw, OnOffer } from '../../lib/on-offer.ts'
import { formatBriefMoment } from '../../lib/time.ts'

export type OfferWords = typeof offerWords

/** With fewer entries a chance would only tell how few they are. */
const chanceFrom = 10

export const isSoldOut = ({ remaining }: Draw) => remaining === 0

export const price = ({ pricePence }: Draw, words: OfferWords) =>
  `${formatPence(pricePence)} ${words.aTicket}`

export const closing = ({ closesAt }: Draw, words: OfferWords) =>
  closesAt ? `${words.closes} ${formatBriefMoment(closesAt)}` : words.undated

/** What a line tells of one draw. */
export function drawFacts(draw: Draw, words: OfferWords): string[] {
  if (isSoldOut(draw)) return [soldOut(draw, words)]
  const charity = `${formatPence(draw.charityPence)} ${words.ofItTo} ${draw.charityName}`
  return [price(draw, words), charity, closing(draw, words), entries(draw.issued, words)]
}

/** What a line tells where no trip has been chosen: of the draw that closes next, else what all have in common. */
export function generalFacts({ draws }: Pick<OnOffer, 'draws'>, words: OfferWords): string[] {
  const [closesFirst, ...others] = draws
    .filter((draw) => !isSoldOut(draw))
    .sort((a, b) => closingTime(a) - closingTime(b))
  if (!closesFirst) return []
  if (closesFirst.closesAt || others.length === 0)
    return [closesFirst.title, ...drawFacts(closesFirst, words)]
  return commonFacts([closesFirst, ...others], words)
}

function commonFacts(draws: readonly [Draw, ...Draw[]], words: OfferWords): string[] {
  const least = (pence: 'pricePence' | 'charityPence') => Math.min(...draws.map((draw) => draw[pence]))
  const alike = (fact: keyof Draw) => draws.every((draw) => draw[fact] === draws[0][fact])
  const cheapest = { ...draws[0], pricePence: least('pricePence') }
  const given = `${formatPence(least('charityPence'))} ${words.ofItTo}`
  return [
    alike('pricePence') ? price(cheapest, words) : `${words.from} ${price(cheapest, words)}`,
    `${alike('charityPence') ? '' : `${words.atLeast} `}${given} ${alike('charityName') ? cheapest.charityName : words.charity}`,
    words.undated,
  ]
}

function closingTime({ closesAt }: Draw): number {
  return closesAt ? Date.parse(closesAt) : Number.POSITIVE_INFINITY
}

function soldOut({ postalClosesAt }: Draw, words: OfferWords): string {
  return postalClosesAt
    ? `${words.soldOut} ${words.until} ${formatBriefMoment(postalClosesAt)}`
    : words.soldOut
}

function entries(issued: number, words: OfferWords): string {
  if (issued === 0) return words.noEntries
  if (issued === 1) return words.oneEntry
  const number = (count: number) => count.toLocaleString('en-GB')
  const soFar = `${number(issued)} ${words.entries}`
  return issued < chanceFrom ? soFar : `${soFar}, ${words.chance} ${number(issued + 1)}`
}
