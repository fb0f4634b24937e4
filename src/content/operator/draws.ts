import { drawFacts } from '../draws/facts.ts'

/** How a draw stands, in the list and on its own page. */
export const standingWords = {
  states: {
    upcoming: 'Coming',
    open: 'On sale',
    /** While a draw of its trip that has a date sells. */
    waiting: 'Resting',
    closed: 'Closed',
    frozen: 'Frozen',
    drawing: 'Being drawn',
    cancelled: 'Cancelled',
  },
  offSale: 'Off sale',
  /** Of a draw that has taken place, by how its prize stands. */
  drawn: {
    untold: 'Drawn, winner to be told',
    told: 'Drawn, winner told',
    claimed: 'Drawn, prize claimed',
    delivered: 'Drawn, prize delivered',
    lapsed: 'Drawn, prize not claimed',
    refused: 'Drawn, prize not claimed',
    nobody: 'Drawn, nobody had entered',
  },
} as const

export const drawListWords = {
  running: { title: 'On sale, coming and just drawn', empty: 'No draw is on sale, coming or just drawn.' },
  waiting: { title: 'Waiting for a date' },
  rest: { title: 'All others', empty: 'There are no others.' },
  schedule: 'Schedule a draw',
  columns: {
    draw: 'Draw',
    state: 'Stands',
    opens: 'Opens',
    closes: 'Closes',
    drawn: 'Drawn',
    tickets: 'Tickets',
    taken: 'Taken',
    charity: 'To charity',
  },
  capped: '{bought} of {cap}',
  posted: '+ {posted} by post',
  demo: 'demonstration',
} as const

export const tripWords = {
  title: 'Trips on and off sale',
  standings: {
    dated: 'On sale until {moment}',
    undated: 'On sale, no date yet',
    coming: 'On sale from {moment}',
    off: 'Off sale',
  },
  /** Added where a dated draw goes on although the trip was taken off sale. */
  endsThere: 'nothing follows it',
  eventOver: 'its event has passed',
  takeOff: {
    button: 'Take off sale',
    title: 'Take {title} off sale?',
    text: 'The draw without a date takes no more tickets and letters, and none can be scheduled. A draw that has its dates goes on, and everybody keeps their numbers.',
    confirm: 'Take it off sale',
    done: '{title} is off sale.',
  },
  putOn: {
    button: 'Put on sale',
    title: 'Put {title} on sale?',
    text: 'A draw without a date takes tickets and letters from now on, and can be scheduled.',
    confirm: 'Put it on sale',
    done: '{title} is on sale.',
  },
} as const

export const scheduleWords = {
  title: 'Schedule a draw',
  back: 'All draws',
  text: 'Nothing is written down until you have seen the draw as everybody will see it. All times are UK time.',
  experience: 'Experience',
  offSale: '{title} (off sale)',
  dates: 'Dates',
  terms: 'Terms',
  termsText:
    'What you leave empty stays as in the trip’s draw without a date. If you change none of them its tickets come along; a cap may be added. Other terms make a draw of their own.',
  noTerms: 'This trip has no draw without a date. Put it on sale first.',
  fields: {
    closes: { label: 'Closes', hint: 'The last moment to buy.' },
    draws: { label: 'Drawn', hint: 'The list freezes 24 hours before.' },
    opens: { label: 'Opens', hint: 'Empty means now.' },
    letters: {
      label: 'Letters until',
      hint: 'Empty means two days before the draw, but never before the closing.',
    },
    title: { label: 'Title' },
    price: { label: 'Price in pounds', hint: 'Such as 10 or 12.50.' },
    charity: { label: 'Charity' },
    share: { label: 'Charity’s share in pounds', hint: 'Of each paid ticket.' },
    maximum: { label: 'Most per person' },
    cap: { label: 'Cap', hint: 'The most paid tickets. Empty means none.', placeholder: 'No cap' },
  },
  wrong: {
    moment: 'The UK’s clocks do not show this time on that day. Please choose another.',
    pounds: 'Please write an amount such as 10 or 12.50.',
    count: 'Please write a whole number above 0.',
  },
  /** Beside a date that cannot stand where it does. */
  misplaced: {
    closes: 'This is not after the opening. Please choose a later closing.',
    draws: 'This is too early: the draw is at least 24 hours after the closing.',
    lettersEarly: 'This is before the closing. Letters are taken at least as long as tickets are sold.',
    lettersLate: 'This is too late: letters end at least 24 hours before the draw.',
  },
  look: 'Look at it first',
  looking: 'One moment...',
} as const

export const previewWords = {
  title: 'The draw as it will be',
  text: 'Nothing is written down yet.',
  facts: { title: 'What the public page will say', words: drawFacts },
  carried: {
    one: 'One entry of the draw without a date comes along.',
    many: '{count} entries of the draw without a date come along.',
  },
  waiting: {
    one: 'One entry stays in the draw without a date and waits there, because the opening or the terms differ.',
    many: '{count} entries stay in the draw without a date and wait there, because the opening or the terms differ.',
  },
  alone: 'No entry comes along, and none stays waiting.',
  manifest: {
    title: 'The public manifest, byte for byte',
    hash: 'Its hash',
    save: 'Save the manifest',
    keyless:
      'The manifest names a key that the host makes at its first start. It cannot be shown before that.',
  },
  last: 'Once it is scheduled, none of this can be changed by anybody. The draw can only be cancelled as a whole.',
  confirm: 'Schedule it',
  busy: 'One moment...',
  change: 'Change something',
  again: 'Look again',
  tooOld: 'You looked at this a while ago, and its opening would be another one now. Please look again.',
} as const

export const lifeWords = {
  title: 'Its life',
  steps: {
    opens: { past: 'Opened', coming: 'Opens' },
    dated: { past: 'Dated', coming: 'Gets its dates' },
    closes: { past: 'Closed', coming: 'Closes' },
    letters: { past: 'Last letters', coming: 'Letters until' },
    freezes: { past: 'Frozen', coming: 'Freezes' },
    drawn: { past: 'Drawn', coming: 'Drawn' },
    told: { past: 'Told', coming: 'Holder is told' },
    claimed: { past: 'Claimed', coming: 'Claim until' },
    delivered: { past: 'Delivered', coming: 'Delivered' },
    unclaimed: { past: 'Not claimed by anybody', coming: 'Not claimed by anybody' },
    cancelled: { past: 'Cancelled', coming: 'Cancelled' },
  },
  /** Under the step that comes next: how it comes about. */
  next: {
    opens: 'By itself',
    dated: 'When you schedule it',
    closes: 'By itself',
    letters: 'By itself',
    freezes: 'By itself',
    drawn: 'By itself, from the beacon',
    told: 'By you',
    claimed: 'Then the next reserve, by itself',
    delivered: 'By you',
    unclaimed: '',
    cancelled: '',
  },
  /** Its moment has come and it has not happened. */
  due: 'Due now',
} as const

export const oneDrawWords = {
  back: 'All draws',
  unknown: 'There is no such draw.',
  mode: { demo: 'A demonstration: no money moves', stripe: 'Live: real money' },
  publicPage: 'Its public page',
  schedule: 'Give it a date',
  facts: {
    bought: 'Bought',
    capped: '{bought} of {cap}',
    posted: 'By post',
    retired: 'Out of the draw',
    taken: 'Taken',
    demo: 'Nothing',
    price: 'Price',
    share: 'Charity’s share',
    shareOf: '{pence} to {charity}',
    maximum: 'Most per person',
    mode: 'Payment',
    number: 'Number drawn',
  },
  sales: 'How it fills',
  cancellation: {
    title: 'Cancellation',
    underWay: 'Under way: {done} of {last} numbers.',
    done: 'Done on {moment}.',
    progress: 'Numbers given back or voided',
    facts: {
      reason: 'Reason',
      started: 'Cancelled',
      refunded: 'Refunded',
      refundedOf: '{tickets} tickets of {orders} orders',
      sent: 'Money sent back',
      sentOf: '{sent} of {owed}',
      demo: 'none: a demonstration',
      letters: 'Letters voided',
      setAside: 'Set aside, contested',
      mails: 'Mails written',
    },
  },
} as const

export const drawCharityWords = {
  title: 'Charity',
  accrued: 'Set aside',
  paid: 'Paid over',
  due: 'Due',
  demo: 'A demonstration takes no money. What is written down here counts in no total.',
  receipts: {
    title: 'Payments to the charity',
    empty: 'Nothing has been paid over yet.',
    reference: 'Reference',
    day: 'Day',
    amount: 'Amount',
  },
} as const

export const voidWords = {
  title: 'Void tickets',
  button: 'Void tickets',
  text: 'Paid tickets that broke the terms leave the draw for good. Their holders are written to with your reason. Letters are voided in Post; for a person who asks, tickets are handed back in People.',
  form: 'Void paid tickets of {title}',
  confirm: 'Void them',
  numbers: 'Numbers',
  numbersHint: 'Such as 3, 7-12.',
  numbersWrong: 'Please write numbers such as 3, 7-12.',
  refund: {
    legend: 'Their money',
    yes: 'Goes back',
    no: 'Stays with us',
  },
  one: 'Number {number} is out of the draw.',
  many: '{count} tickets are out of the draw.',
  refunded: '{pence} goes back.',
  before: 'These were out of the draw before.',
} as const

export const cancelWords = {
  title: 'Cancel this draw',
  button: 'Cancel this draw',
  text: 'Until the list freezes a draw can be cancelled as a whole. Every paid ticket is refunded, and every letter voided.',
  form: 'Cancel {title} for good?',
  consequences:
    '{bought} paid tickets are refunded in full and {posted} letters are voided. Everybody is written to with your reason. It cannot be taken back.',
  /** Added for a draw without a date. */
  followed: 'While the trip is on sale, a new draw without a date takes its place.',
  confirm: 'Cancel it for good',
  typed: 'The title, to confirm',
  typedHint: 'Type: {title}',
  typedWrong: 'Please type: {title}',
} as const

export const claimWords = {
  title: 'The prize',
  nobody: 'The list was empty when it froze, so nobody could win.',
  none: 'Nobody is being offered the prize.',
  winner: 'Winner, number {number}',
  reserve: 'Reserve {place}, number {number}',
  statuses: {
    untold: 'To be told by hand: the entry left no e-mail address',
    told: 'Told',
    claimed: 'Claimed',
    delivered: 'Delivered',
    lapsed: 'Lapsed, passed on',
    refused: 'Refused, passed on',
  },
  facts: {
    name: 'Name',
    address: 'Address',
    phone: 'Telephone',
    email: 'E-mail',
    told: 'Told',
    until: 'Claim until',
    callBy: 'Call by',
    called: 'Called',
    claimed: 'Claimed',
    born: 'Born',
    publishes: 'Publishes',
    named: '{name}, {county}',
    nothing: 'Nothing but the number',
    erased: 'Account erased',
    missing: 'Not known',
  },
  moves: {
    told: {
      button: 'Told by hand',
      title: 'The holder has been told?',
      text: 'From now on they have 48 hours to claim. Then the prize passes to the next reserve by itself.',
      confirm: 'They have been told',
      done: 'Written down: told. The 48 hours run.',
    },
    contacted: {
      button: 'Called',
      title: 'The holder has been called?',
      text: 'Their clock goes on.',
      confirm: 'They have been called',
      done: 'Written down: called.',
    },
    claimed: {
      button: 'Claimed by hand',
      title: 'The holder claims the prize?',
      text: 'For somebody who claims by telephone or letter. They must have been 18 when they entered.',
      confirm: 'Write the claim down',
      done: 'Written down: claimed.',
    },
    refused: {
      button: 'Refused',
      title: 'The prize passes on for good?',
      text: 'This holder loses the prize and is written to. The next reserve is offered it at once. It cannot be taken back.',
      confirm: 'Pass it on for good',
      done: 'Written down: refused. The prize has passed on.',
    },
    delivered: {
      button: 'Delivered',
      title: 'The prize has been delivered?',
      text: 'It ends the story of this draw on its public page, and cannot be taken back.',
      confirm: 'It has been delivered',
      done: 'Written down: delivered.',
    },
  },
  form: {
    born: 'Date of birth',
    consent: 'First name and county are published. Leave both empty unless the holder agrees.',
    firstName: 'First name, with consent',
    county: 'County, with consent',
  },
} as const

export const entryWords = {
  title: 'Entries',
  count: '{count} numbers so far.',
  empty: 'Nobody has entered.',
  emptyFrom: 'There is no number from {number} on.',
  from: 'From number',
  go: 'Go there',
  fromWrong: 'Please write a number of a ticket.',
  columns: {
    number: 'Number',
    name: 'Name',
    address: 'Address',
    source: 'Entry',
    status: 'Stands',
    entered: 'Entered',
  },
  /** Numbers in a row that came in with one order. */
  run: '{first}–{last}',
  tickets: '{count} tickets',
  sources: { paid: 'Bought', post: 'By post' },
  statuses: { live: 'In the draw', refunded: 'Handed back', void: 'Void' },
  erased: 'Erased',
} as const
