import { checkWords, ticketCheckWords } from './draw-checks.ts'
import { heroes } from './heroes.ts'
import type { Picture } from './types.ts'

/** The poster a draw's page wears, by the trip it gives away. */
export const drawPictures: Readonly<Record<string, Picture>> = {
  seychelles: {
    name: 'seychelles/day-1',
    alt: 'A small propeller plane banks over the green granite peaks of Mahé and its ring of pale reef.',
  },
  monaco: {
    name: 'monaco/day-1',
    alt: 'A helicopter swings in over blue water towards Monaco’s stacked pastel towers and mountain wall.',
  },
  worldcup2026: {
    name: 'worldcup2026/day-3',
    alt: 'From the tunnel mouth two teams walk out into a floodlit stadium under falling gold ticker tape.',
  },
  diaspora: {
    name: 'diaspora/day-2',
    alt: 'A slim wooden boat slips past the stilt houses of the Lagos lagoon, city towers gold in the haze behind.',
  },
  'filipino-diaspora': {
    name: 'filipino-diaspora/day-1',
    alt: 'Manila Bay burns mango orange at sunset behind coconut palms, a couple seated on the sea wall.',
  },
  'indian-diaspora': {
    name: 'indian-diaspora/day-1',
    alt: 'Humayun’s Tomb glows red and white across its garden channel, green parakeets crossing a rose evening sky.',
  },
  japan: {
    name: 'japan/day-1',
    alt: 'Red lanterns and lit signs line a rain-wet Tokyo alley, two figures under one umbrella on the right.',
  },
  dubai: {
    name: 'dubai/day-1',
    alt: 'Silver towers break through a sea of pink fog at daybreak, seen from a high balcony on the right.',
  },
  bali: {
    name: 'bali/day-1',
    alt: 'A stone bath strewn with frangipani stands at the open edge of a villa above the misty Ayung gorge.',
  },
  disney: {
    name: 'disney/day-1',
    alt: 'Five figures with small suitcases walk a palm-lined Florida drive towards a house with a lit pool at dusk.',
  },
}

export const anyDrawPicture: Picture = heroes.film

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
} as const

export const drawPage = {
  title: 'One draw, from the first entry to the winner',
  loading: 'Fetching what is published about this draw.',
  needsScripts:
    'What is published about a draw is fetched and checked in your own browser, so this page needs scripts.',
  unreachable: {
    title: 'We cannot fetch this draw just now.',
    text: 'Nothing is lost: what was published stays published. Please try again in a moment. A file you saved can be checked below.',
    retry: 'Try again',
  },
  closing: {
    title: 'See the others',
    text: 'Every draw we hold is listed, and every finished one can be checked in the same way.',
    links: [
      { label: 'All draws', to: '/draws' },
      { label: 'Winners', to: '/winners' },
    ],
  },
  enter: 'Enter this draw',
  freeEntry: { label: 'Enter free by post', to: '/free-entry' },
  number: 'The number drawn',
  demonstration: 'Demonstration',
  facts: {
    eyebrow: 'Published',
    title: 'The terms, in plain words',
    text: 'They were sealed when the draw opened. If one of them were changed, the seal would no longer fit and the check on this page would fail.',
    unsealed: 'They are sealed and published for good as soon as the draw has its date.',
  },
  seals: {
    title: 'The seals',
    text: 'Fingerprints of what was published. Anybody may note them down before the draw and compare them afterwards.',
    manifest: 'Terms',
    root: 'Frozen list',
    log: 'Log of {size} lines, signed {at}',
    signature: 'Signature of the beacon, round {round}',
    randomness: 'Number of the beacon',
    seed: 'Seed of the draw',
  },
} as const

export const momentWords = {
  countdown: 'Time until the draw',
  units: { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' },
  waiting: 'Waiting for the beacon, round {round}',
  watching: 'This page looks every two seconds. You need do nothing.',
  late: 'The beacon is late today. We wait for round {round}, however long it takes: no other round may stand in for it, and nobody can choose one.',
  arrived: 'Round {round} is here.',
  signature: 'Signed by the beacon',
  randomness: 'Its number',
} as const

export const prizeWords = {
  eyebrow: 'The prize',
  title: 'What became of it',
  pending: 'Where it stands',
  reserves: 'The reserves, in their order',
  reservesText:
    'Drawn at the same moment. If a holder does not answer within 48 hours, the next in line is asked.',
  unnamed: 'A winner who prefers not to be named',
  named: '{name}, {county}',
  withReserve: 'The prize went to a reserve, number {number}',
  log: 'The log of the prize',
  coming: 'Still to come',
  toCome: { told: 'Told', claimed: 'Claimed', delivered: 'Delivered' },
  /** Whose move it is, while the prize is on its way. */
  turn: {
    untold: 'The holder is being told.',
    told: 'Its holder has until {until} to claim.',
    toldReserve: 'The prize passed to a reserve: the holder of {number} has until {until} to claim.',
    claimed: 'The prize was claimed and is being arranged.',
  },
  /** What happened to the holder of a number, in the order of the log. */
  acts: {
    told: 'The holder of {number} was told.',
    claimed: 'The holder of {number} claimed the prize.',
    lapsed: 'The holder of {number} did not answer within 48 hours.',
    refused: 'The claim for {number} could not be accepted.',
    promoted: 'The reserve was promoted: {number} is next.',
    delivered: 'The prize was delivered to the holder of {number}.',
    unclaimed: 'No reserve is left, and the prize was not claimed.',
  },
} as const

/** The one picture of the method, from left to right. */
export const methodWords = {
  eyebrow: 'How it works',
  title: 'Nobody can know the number before it exists.',
  alt: 'A night sea from left to right: letters and tickets sail like paper boats to a book under a wax seal, the book rests under glass beside an hourglass, a lighthouse sends out its beam, and the beam falls on one golden ticket.',
  steps: [
    {
      title: 'Entries',
      text: 'Paid or by post, each gets a number and a sealed line. Your receipt opens yours.',
    },
    {
      title: 'One sealed list',
      text: 'Lines are only ever added. A refund adds a line too, and nothing is rubbed out.',
    },
    {
      title: 'Frozen for a day',
      text: '24 hours before the draw the list is closed and its fingerprint is published.',
    },
    {
      title: 'A public beacon',
      text: 'It is called drand and run by the League of Entropy: universities and companies on several continents, which together sign one number every three seconds. We named the round when the draw opened.',
    },
    {
      title: 'The winner',
      text: 'List and number together give the winning line. Anybody who repeats the sum gets the same one.',
    },
  ],
} as const

/** Everything the page of one draw may say. */
export const drawWords = {
  page: drawPage,
  states: drawStates,
  facts: drawFacts,
  moment: momentWords,
  prize: prizeWords,
  method: methodWords,
  check: checkWords,
  ticket: ticketCheckWords,
} as const
