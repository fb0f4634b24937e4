/** Never shown: about as long as a line of facts gets, so that its room is kept free until they are known. */
export const longestLine: string =
  '£10 a ticket · £2.50 of it to Wish Forward Children’s Fund · closing date to be announced · 100 entries so far, one ticket is 1 in 101 · or enter free by post'

/** The same of one draw, where no chance is told. */
export const longestDrawLine: string =
  '£10 a ticket · £2.50 of it to Wish Forward Children’s Fund · closing date to be announced · 100 entries so far'

/** The one quiet line of facts, wherever somebody may decide. */
export const offerWords = {
  aTicket: 'a ticket',
  from: 'From',
  ofItTo: 'of it to',
  toCharity: 'to charity',
  /** Where the draws differ in what they give, or to whom. */
  aShare: 'a stated share of it to charity',
  closes: 'closes',
  undated: 'closing date to be announced',
  noEntries: 'no entries yet',
  oneEntry: '1 entry so far',
  entries: 'entries so far',
  chance: 'one ticket is 1 in',
  byPost: { label: 'or enter free by post', to: '/free-entry' },
  soldOut: 'All paid tickets are gone; free entry by post is open',
  until: 'until',
  byPostOnly: 'see how',
  /** Where no trip has been chosen, the line names one. */
  room: `Seychelles luxury escape · ${longestLine}` as string,
  /** How a trip stands, in a word. */
  states: { open: 'Open', soldOut: 'Open by post', next: 'Opens next', closed: 'Closed' },
} as const
