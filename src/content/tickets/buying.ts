export const buyWords = {
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
  /** The chosen trip, under its label. */
  trip: '{title} · {location} · {duration} · {guests} guests',
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
