import type { Draw, OnOffer } from '../../../../contract/offer.ts'
import { offerWords as words } from '../../../content/offer/line.ts'
import { formatCount } from '../../../lib/count.ts'
import { formatPence } from '../../../lib/money.ts'
import { formatBriefMoment } from '../../../lib/time.ts'

/** With fewer entries a chance would only tell how few they are. */
const chanceFrom = 10

export const isSoldOut = ({ remaining }: Draw) => remaining === 0

const price = ({ price_pence: pricePence }: Draw) => `${formatPence(pricePence)} ${words.aTicket}`

/** `undated` is said of a draw that has no date yet. */
export const closing = ({ closes_at: closesAt }: Draw, undated: string = words.undated) =>
  closesAt ? `${words.closes} ${formatBriefMoment(closesAt)}` : undated

/** What a line tells of one draw; `chanceless` where somebody's own chance stands beside it. */
export function drawFacts(draw: Draw, chanceless?: 'chanceless'): string[] {
  if (isSoldOut(draw)) return [soldOut(draw)]
  return [price(draw), charity(draw), closing(draw), entries(draw.issued, chanceless)]
}

/** What a line tells where no trip has been chosen: of the draw that closes next, else what all have in common. */
export function generalFacts({ draws }: Pick<OnOffer, 'draws'>): string[] {
  const [closesFirst, ...others] = draws
    .filter((draw) => !isSoldOut(draw))
    .sort((a, b) => (closingOf(a) < closingOf(b) ? -1 : 1))
  if (!closesFirst) return []
  if (closesFirst.closes_at || others.length === 0) return [closesFirst.title, ...drawFacts(closesFirst)]
  return commonFacts([closesFirst, ...others])
}

function commonFacts(draws: readonly [Draw, ...Draw[]]): string[] {
  const cheapest = draws.reduce((a, b) => (b.price_pence < a.price_pence ? b : a))
  const alike = (fact: keyof Draw) => draws.every((draw) => draw[fact] === cheapest[fact])
  const dearer = alike('price_pence') ? '' : `${words.from} `
  const giving = alike('charity_pence') && alike('charity_name') ? charity(cheapest) : words.aShare
  return [dearer + price(cheapest), giving, words.undated]
}

const charity = ({ charity_pence: charityPence, charity_name: charityName }: Draw) =>
  `${formatPence(charityPence)} ${words.ofItTo} ${charityName}`

/** The dates come from one clock in one form, so they sort as they are written; a draw without one comes last. */
const closingOf = ({ closes_at: closesAt }: Draw) => closesAt ?? '~'

function soldOut({ postal_closes_at: postalClosesAt }: Draw): string {
  return postalClosesAt
    ? `${words.soldOut} ${words.until} ${formatBriefMoment(postalClosesAt)}`
    : words.soldOut
}

function entries(issued: number, chanceless?: 'chanceless'): string {
  if (issued === 0) return unbroken(words.noEntries)
  if (issued === 1) return unbroken(words.oneEntry)
  const soFar = unbroken(`${formatCount(issued)} ${words.entries}`)
  return chanceless || issued < chanceFrom ? soFar : `${soFar}, ${words.chance} ${formatCount(issued + 1)}`
}

/** The line's last words: none of them stands alone under it. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')
