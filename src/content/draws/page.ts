export const drawWords = {
  title: 'One draw, from the first entry to the winner',
  loading: 'Fetching what is published about this draw.',
  needsScripts:
    'What is published about a draw is fetched and checked in your own browser, so this page needs scripts.',
  unreachable: {
    title: 'We cannot fetch this draw just now.',
    text: 'Nothing is lost: what was published stays published. Please try again in a moment. A file you saved can be checked below.',
    retry: 'Try again',
  },
  enter: 'Enter this draw',
  freeEntry: { label: 'Enter free by post', to: '/free-entry' },
  number: 'The number drawn',
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

export const prizeStoryWords = {
  eyebrow: 'The prize',
  title: 'What became of it',
  pending: 'Where it stands',
  reserves: 'The reserves, in their order',
  reservesText:
    'Drawn at the same moment. If a holder does not answer within 48 hours, the next in line is asked.',
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
