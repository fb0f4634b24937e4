import { longestLine, offerWords } from './offer.ts'
import type { ExperienceSlug } from './types.ts'

/** Said of a trip whose day has passed. */
const eventOver: Partial<Record<ExperienceSlug, string>> = {
  worldcup2026:
    'The tournament ended on 19 July 2026: the prize is now four days of the same kind and value at another great match.',
}

/** The same on a card. */
const eventOverBrief: typeof eventOver = {
  worldcup2026: 'The tournament is over: you win another great match',
}

/** How a trip stands, on its own pages. */
export const tripOfferWords = {
  ...offerWords,
  room: longestLine,
  eventOver,
  eventOverBrief,
  /** Of one draw, where no chance is told. */
  drawRoom:
    '£10 a ticket · £2.50 of it to Wish Forward Children’s Fund · closing date to be announced · 100 entries so far',
  brief: { closes: offerWords.closes, undated: 'date to be announced' },
  waysIn: {
    buy: 'Buy Ticket',
    freeEntry: { label: 'Enter free by post', to: '/free-entry' },
  },
  /** Before the moment of a draw to come, or the name of one that has been. */
  theDraw: 'The draw:',
  notice: {
    button: 'Tell me when',
    title: 'One letter, on the day it opens',
    label: 'E-mail address',
    placeholder: 'you@example.com',
    consent:
      'We write only after you confirm by e-mail: once, when tickets for this trip go on sale. Then we forget the address.',
    send: 'Tell me when it opens',
    sending: 'One moment...',
    /** The same whether the address is new or known, so that nobody can test who waits. */
    sent: 'Check your inbox. We have sent a link to confirm.',
    badAddress: 'Please enter a valid e-mail address.',
    tooMany: 'That was a little quick. Please try again in a minute.',
    failed: 'That did not reach us. Please try again in a moment.',
    close: 'Close',
  },
} as const
