/** What a draw is doing, as a label and as a sentence. `{…}` stands for the draw's own time or number. */
export const drawStates = {
  upcoming: { label: 'Opens soon', sentence: 'Entries open on {opens}.' },
  open: {
    label: 'Open',
    sentence: 'Entries close on {closes}. The winner is drawn on {draws}.',
    undated: 'Entries are open. The closing date is still to be announced; once it is, it does not move.',
  },
  waiting: {
    label: 'Resting',
    sentence:
      'A dated draw for this trip is on sale. Entries in this one keep their numbers and wait for a date.',
  },
  closed: {
    label: 'Closed',
    sentence: 'Entries have closed. The list is frozen on {freezes}, and the winner is drawn on {draws}.',
  },
  frozen: {
    label: 'Frozen',
    sentence: 'The list is frozen: nothing goes in, nothing comes out. The winner is drawn on {draws}.',
  },
  drawing: {
    label: 'Being drawn',
    sentence:
      'The hour has come. The list rests as it was frozen, and a number that nobody knows yet decides.',
  },
  drawn: {
    label: 'Drawn',
    sentence: 'Drawn on {drawn} from {entries}.',
    nobody: {
      label: 'No winner',
      sentence: 'The list was empty when it was frozen. Nobody had entered, so nobody could win.',
    },
  },
  cancelled: {
    label: 'Cancelled',
    sentence: 'This draw was cancelled. Every paid ticket in it was refunded in full.',
  },
} as const

export const drawFacts = {
  price: 'An entry',
  priceFree: '{price}, or free by post',
  charity: 'To charity',
  charityEach: '{pence} of each paid entry, to {name}',
  charityPence: '{pence} of each paid entry',
  charityTotal: 'Charity total',
  entries: 'Entries',
  entriesSplit: '{paid} paid, {free} free',
  entryCount: { none: 'no entries', one: 'one entry', many: '{count} entries' },
  odds: 'Chance of one entry',
  oddsNow: '1 in {count} as entries stand now',
  oddsFinal: '1 in {count}',
  tooFew: 'Too few entries to say',
  maximum: 'Most per person',
  cap: 'Most in all',
  noCap: 'No limit',
  opens: 'Opens',
  closes: 'Entries close',
  post: 'Letters arrive by',
  refunds: 'Refunds until',
  freezes: 'List frozen',
  draws: 'Drawn at',
  round: 'Round of the beacon',
  undated: 'Date to be announced',
  demo: 'A demonstration: no money was taken.',
  demonstration: 'Demonstration',
} as const

/** Whoever won, as far as they agreed to it. */
export const winnerWords = {
  named: '{name}, {county}',
  unnamed: 'A winner who prefers not to be named',
} as const
