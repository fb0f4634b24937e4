export const myTicketsWords = {
  title: 'Your tickets',
  empty: 'No tickets yet. Ten posters are waiting.',
  explore: { label: 'Explore Experiences', to: '/experiences' },
  /** Above the numbers that stand alike; a live number is told apart after the draw. */
  standings: {
    drawn: 'Drawn',
    live: 'In the draw',
    suspended: 'Suspended',
    wasIn: 'Was in the draw',
    refunded: 'Refunded',
    void: 'Withdrawn',
  },
  byPost: ', by post',
  suspended:
    'The payment for these is in question with your bank. Until that is settled they cannot win or be refunded.',
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
    now: 'Your chance: {yours} in {issued}',
    past: 'Your chance was {yours} in {issued}',
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
