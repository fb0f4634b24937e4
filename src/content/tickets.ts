import { brand } from './brand.ts'
import { heroes } from './heroes.ts'

/** A sentence for every short code the service may raise. */
export const ticketErrors = {
  not_signed_in: 'Please sign in again; your session has ended.',
  second_factor_needed: 'This needs both steps of your sign-in. Please sign in again with the second one.',
  email_not_confirmed: 'Please confirm your e-mail address first. The link is in your inbox.',
  profile_incomplete: 'Please complete your name, address and phone in your account first.',
  adult_confirmation_required: 'Please confirm that you are 18 or over.',
  bad_quantity: 'Please choose a whole number of tickets, one or more.',
  bad_request_id: 'Something went wrong on this page. Please reload it and try again.',
  request_id_reused: 'This order was already placed with other details. Please reload the page.',
  unknown_draw: 'That draw does not exist. Please choose another experience.',
  unknown_order: 'We cannot find that order in your account.',
  unknown_ticket: 'We cannot find that ticket in your account.',
  not_open_yet: 'This draw has not opened yet.',
  closed: 'This draw has closed. No more entries can be taken.',
  cancelled: 'This draw was cancelled. Every ticket in it has been refunded.',
  superseded: 'A newer draw has opened for this experience. Please reload the page.',
  off_sale: 'This experience is not on sale at the moment.',
  sold_out: 'There are not that many paid tickets left in this draw.',
  over_personal_maximum: 'That would take you over the most one person may hold in this draw.',
  over_spend_limit: 'That would take you over the monthly limit you have set.',
  on_break: 'You are taking a break, so we will not sell you a ticket until it ends.',
  bad_limit: 'Please enter a limit in whole pounds.',
  refund_closed: 'Refunds for this draw closed 24 hours before it.',
  frozen: 'The list of this draw is frozen, so nothing in it can change any more.',
  not_sealed_yet: 'The signature over your numbers is a moment away. Please try again in a few seconds.',
  payment_required: 'This ticket has to be paid for on the payment page.',
  payment_unavailable: 'The payment service is not answering. Nothing has been taken; please try again soon.',
  checkout_expired: 'The payment page was left to run out. Nothing has been taken; please start again.',
  connection_lost: 'The connection was lost. Try again: you will not be charged twice.',
  too_many_requests: 'That was a little quick. Please try again in a minute.',
  too_many_calls: 'Too many tries in a short time. Please wait a few minutes, then try again.',
  failed: 'That did not work. Nothing has been charged; please try again.',
} as const

export const buyWords = {
  eyebrow: 'Buy Ticket',
  title: 'Choose where you might wake up.',
  signedIn: 'You are signed in as',
  experience: 'Experience',
  /** The four choices of the specification, in its order. */
  choices: {
    seychelles: 'Seychelles luxury escape',
    monaco: 'Monaco Grand Prix VIP',
    worldcup2026: 'World Cup 2026',
    diaspora: 'Diaspora VIP Experience',
  },
  /** After a choice that has no draw now. */
  marks: { next: '(not on sale)', closed: '(sales are over)' },
  guests: 'guests',
  /** Never shown: about as long as the line of facts gets here, so that its room is kept free until they are known. */
  room: '£10 a ticket · £2.50 of it to Wish Forward Children’s Fund · closing date to be announced · 100 entries so far',
  quantity: 'Quantity',
  fewer: 'One fewer',
  more: 'One more',
  quick: 'So many at once',
  tickets: { one: 'ticket', many: 'tickets' },
  facts: {
    price: 'Per ticket',
    total: 'Total',
    odds: 'Your chance after this',
    oddsIn: 'in',
    oddsNote: 'as entries stand now; it falls as others enter',
    oddsFirst: { one: 'Yours would be the first entry', many: 'Yours would be the first entries' },
    /** By how many are held already, when nobody else is in. */
    oddsAlone: { one: 'Yours is the only entry so far', many: 'Yours are the only entries so far' },
    charity: 'To charity',
    closes: 'Closes',
    refunds: 'Refunds until',
    maximum: 'Most per person',
    /** To somebody who has tickets already. */
    held: '{most} · you hold {held}',
    remaining: 'Paid tickets left',
    undated: 'Date to be announced',
  },
  adultSentence: 'By proceeding you confirm that you are 18 or over.',
  chance: 'Prizes are awarded by chance. Tickets cannot be transferred.',
  publication:
    'If you win, we publish your first name and county if you agree, and otherwise nothing about you.',
  freeEntry: { label: 'Enter free by post', to: '/free-entry' },
  terms: { label: 'Terms of the draw', to: '/terms' },
  protection: { label: 'Set a spending limit', to: '/player-protection' },
  button: 'Proceed to Payment',
  busy: 'One moment...',
  demo: 'Demonstration: no money is taken.',
  loading: 'Fetching the open draws...',
  /** Of a trip that nobody can buy a ticket for now. */
  notOnSale: {
    next: '{trip} is not on sale at the moment.',
    opens: '{trip} opens {moment}.',
    closed: 'Sales for {trip} are over.',
    draw: 'See its draw',
    others: 'These are open now',
    noOthers: 'No other trip is open now.',
  },
  /** A limit is told before the button is pressed, by how far it still goes. */
  limits: {
    soldOut:
      'All paid tickets in this draw have gone. You can still enter free by post, with the same chance.',
    left: { one: '1 paid ticket is left.', many: '{count} paid tickets are left.' },
    yours: { one: 'You may buy 1 more in this draw.', many: 'You may buy {count} more in this draw.' },
    full: 'You hold as many tickets in this draw as one person may.',
    month: 'That would take you over the monthly limit you have set. {amount} of it is left this month.',
    onBreak: 'You are taking a break until {day}, so we will not sell you a ticket.',
  },
} as const

export const thankYouWords = {
  eyebrow: 'Your tickets',
  title: 'Thank you for your purchase',
  wishForward: {
    one: 'Your ticket funds Wish Forward legacy trips.',
    many: 'Your tickets fund Wish Forward legacy trips.',
  },
  confirmation: 'A confirmation was sent to your email.',
  demo: 'Demonstration: no money was taken.',
  picture: heroes.tickets,
  numbers: { one: 'Your number', many: 'Your numbers' },
  receipt: 'Your receipt holds the seal of each number. Keep it, and you can check the draw yourself.',
  print: 'See and print it',
  pending: 'Your payment is being confirmed. The numbers will appear here in a moment.',
  returned: 'The draw closed before your payment arrived, so the money is on its way back to you.',
  expired: 'This payment was not completed, and nothing has been taken.',
  /** What is said first where there is no order of one's own to thank for, and where it leads from there. */
  without: {
    none: {
      title: 'Your ticket will hang here',
      text: 'There is no order at this address yet. Choose a trip, and the ticket you buy takes this place.',
      way: { label: 'Buy Ticket', to: '/buy-ticket' },
    },
    signedOut: {
      title: 'Please sign in to see this order.',
      text: 'It is shown to whoever bought it, and to nobody else.',
      way: { label: 'Sign in', to: '/login' },
    },
    unknown: {
      title: 'We cannot find this order in your account.',
      text: 'Every ticket of yours is listed there.',
      way: { label: 'See your tickets', to: '/account' },
    },
    failed: {
      title: 'This order could not be fetched just now.',
      text: 'Please reload the page in a moment.',
      way: { label: 'See your tickets', to: '/account' },
    },
  },
  /** Before the words of thanks, where nobody has bought anything. */
  afterwards: 'Once you hold a ticket',
  links: [
    { label: 'Explore Experiences', to: '/experiences' },
    { label: 'See Wish Forward', to: '/wish-forward' },
  ],
} as const

export const keepsakeWords = {
  brand: brand.name,
  kind: 'Prize draw ticket',
  number: { one: 'Number', many: 'Numbers' },
  holder: 'Holder',
  draws: 'Draw',
  bought: 'Bought',
  undated: 'Date to be announced',
  /** What the picture shows, for whoever cannot see it. */
  alt: 'Your ticket for {trip}: {numbers}, on its poster.',
  save: { button: 'Save as picture', fileName: `${brand.slug}-ticket` },
  calendar: {
    button: 'Add to calendar',
    fileName: `${brand.slug}-draw`,
    title: `${brand.name} draw: {trip}`,
    text: 'Your numbers: {numbers}. The result can be checked on the page of the draw.',
  },
  share: {
    button: 'Share',
    text: `My ticket for {trip}, in the ${brand.name} prize draw`,
    copied: 'The link to the trip is copied.',
    failed: 'This browser cannot share. The trip’s page is {link}',
  },
} as const

export const myTicketsWords = {
  /** Above the numbers that stand alike; a live number is told apart after the draw. */
  standings: {
    drawn: 'Drawn',
    live: 'In the draw',
    wasIn: 'Was in the draw',
    refunded: 'Refunded',
    void: 'Withdrawn',
  },
  byPost: ', by post',
  /** `{count}` is how many are folded away. */
  numbers: { more: 'and {count} more', fewer: 'Show fewer' },
  drawStatuses: {
    open: 'Open',
    waiting: 'Waiting for a date',
    closed: 'Closed',
    frozen: 'List frozen',
    drawn: 'Drawn',
    cancelled: 'Cancelled',
  },
  when: {
    toCome: 'To be drawn on',
    drawn: 'Drawn on',
    cancelled: 'Was to be drawn on',
    undated: 'Date of the draw to be announced',
  },
  waiting:
    'These tickets are in a draw without a date. They stay live and enter the next draw on their own terms; paid ones can be refunded at any time.',
  odds: {
    now: 'Your chance:',
    past: 'Your chance was',
    /** When nobody else is in. */
    alone: {
      now: { one: 'Yours is the only entry so far', many: 'Yours are the only entries so far' },
      past: { one: 'Yours was the only entry', many: 'Yours were the only entries' },
    },
  },
  refund: {
    button: 'Refund',
    title: { one: 'Hand this ticket back?', many: 'Which tickets would you hand back?' },
    text: 'The number leaves the draw for good and is never used again. The money returns the way it came.',
    choose: 'Tickets to hand back',
    /** `{price}` is one ticket's. */
    each: '{price} each',
    all: 'All {count}',
    confirm: 'Yes, refund',
    cancel: 'Keep',
    busy: 'Refunding...',
    done: 'Refunded. A note is on its way to your inbox.',
    due: 'Refunded. Your bank usually shows the money within five working days.',
    until: 'Refunds until',
    untilUndated: 'Refunds until 24 hours before the draw',
    closed: 'Refunds for this draw are closed',
    allBack: 'All handed back.',
  },
} as const

export const receiptWords = {
  title: 'Receipt',
  plural: 'Receipts',
  keepsake: 'See your ticket',
  print: 'Print receipt',
  order: 'Order',
  boughtAt: 'Bought',
  buyer: 'Buyer',
  quantity: 'Tickets',
  numbers: 'Numbers',
  price: 'Per ticket',
  total: 'Total paid',
  refunded: 'refunded',
  /** The numbers that were handed back. */
  refundedNumbers: 'Refunded',
  charity: 'Of which to charity',
  draws: { toCome: 'To be drawn', drawn: 'Drawn', cancelled: 'Was to be drawn' },
  refunds: 'Refunds until',
  footer: `${brand.name}. Tickets are non-transferable. Prizes are awarded by chance.`,
  demo: 'Demonstration receipt: no money was taken.',
  save: {
    button: 'Save my receipt',
    busy: 'One moment...',
    fileName: `${brand.slug}-receipt`,
    note: 'To check your entry later, save the receipt. The check on the draw’s page takes the saved file, not the print.',
  },
} as const

export const sealWords = {
  title: 'Seal',
  text: 'How your numbers stand in the public log of the draw. Keep it: with it you can show later that you were in.',
  number: 'Number',
  place: 'Place',
  salt: 'Salt',
  draw: 'Draw',
  holder: 'Holder',
  signedAt: 'Signed at',
  size: 'Entries in the log',
  root: 'Root',
  signature: 'Signature',
  unsigned: 'The signature over the log follows within a few seconds.',
  /** Where the saved receipt can be checked. */
  check: 'The page of this draw',
} as const
