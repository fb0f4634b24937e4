import type { offerWords } from '../../content/offer.ts'
import { formatCount } from '../../lib/count.ts'
import { formatPence } from '../../lib/money.ts'
import type { Draw, OnOffer } from '../../lib/on-offer.ts'
import { formatBriefMoment } from '../../lib/time.ts'

export type OfferWords = typeof offerWords

/** With fewer entries a chance would only tell how few they are. */
const chanceFrom = 10

export const isSoldOut = ({ remaining }: Draw) => remaining === 0

export const price = ({ pricePence }: Draw, words: OfferWords) =>
  `${formatPence(pricePence)} ${words.aTicket}`

export const closing = ({ closesAt }: Draw, words: Record<'closes' | 'undated', string>) =>
  closesAt ? `${words.closes} ${formatBriefMoment(closesAt)}` : words.undated

/** What a line tells of one draw; `chanceless` where somebody's own chance stands beside it. */
export function drawFacts(draw: Draw, words: OfferWords, chanceless?: 'chanceless'): string[] {
  if (isSoldOut(draw)) return [soldOut(draw, words)]
  return [
    price(draw, words),
    charity(draw, words),
    closing(draw, words),
    entries(draw.issued, words, chanceless),
  ]
}

/** What a line tells where no trip has been chosen: of the draw that closes next, else what all have in common. */
export function generalFacts({ draws }: Pick<OnOffer, 'draws'>, words: OfferWords): string[] {
  const [closesFirst, ...others] = draws
    .filter((draw) => !isSoldOut(draw))
    .sort((a, b) => (closingOf(a) < closingOf(b) ? -1 : 1))
  if (!closesFirst) return []
  if (closesFirst.closesAt || others.length === 0)
    return [closesFirst.title, ...drawFacts(closesFirst, words)]
  return commonFacts([closesFirst, ...others], words)
}

function commonFacts(draws: readonly [Draw, ...Draw[]], words: OfferWords): string[] {
  const cheapest = draws.reduce((a, b) => (b.pricePence < a.pricePence ? b : a))
  const alike = (fact: keyof Draw) => draws.every((draw) => draw[fact] === cheapest[fact])
  const dearer = alike('pricePence') ? '' : `${words.from} `
  const giving = alike('charityPence') && alike('charityName') ? charity(cheapest, words) : words.aShare
  return [dearer + price(cheapest, words), giving, words.undated]
}

const charity = ({ charityPence, charityName }: Draw, words: OfferWords) =>
  `${formatPence(charityPence)} ${words.ofItTo} ${charityName}`

/** The dates come from one clock in one form, so they sort as they are written; a draw without one comes last. */
const closingOf = ({ closesAt }: Draw) => closesAt ?? '~'

function soldOut({ postalClosesAt }: Draw, words: OfferWords): string {
  return postalClosesAt
    ? `${words.soldOut} ${words.until} ${formatBriefMoment(postalClosesAt)}`
    : words.soldOut
}

function entries(issued: number, words: OfferWords, chanceless?: 'chanceless'): string {
  if (issued === 0) return unbroken(words.noEntries)
  if (issued === 1) return unbroken(words.oneEntry)
  const soFar = unbroken(`${formatCount(issued)} ${words.entries}`)
  return chanceless || issued < chanceFrom ? soFar : `${soFar}, ${words.chance} ${formatCount(issued + 1)}`
}

/** The line's last words: none of them stands alone under it. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')
