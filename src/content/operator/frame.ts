/** The rooms of the operator's desk, in the order of a working day. */
export const rooms = [
  { to: '/operator', label: 'Today', title: 'Today' },
  { to: '/operator/draws', label: 'Draws', title: 'Draws' },
  { to: '/operator/post', label: 'Post', title: 'Post' },
  { to: '/operator/people', label: 'People', title: 'People' },
  { to: '/operator/money', label: 'Money', title: 'Money' },
  { to: '/operator/audit', label: 'Audit', title: 'Audit trail' },
] as const

export const deskWords = {
  title: 'The desk',
  rooms: 'Rooms of the desk',
  skip: 'Skip to content',
  site: 'To the site',
  loading: 'One moment...',
  empty: 'Nothing here.',
  more: 'Show more',
  again: 'Try again',
  /** Where there is no figure. */
  nothing: '–',
  /** Beside the moment of a deadline. */
  clock: {
    in: 'in {span}',
    late: 'late by {span}',
    minutes: '{count} min',
    hours: '{count} h',
    days: '{count} days',
  },
  /** Beside a field that was left empty. */
  missing: 'Please fill this in.',
  closed: {
    notAnOperator: {
      title: 'This room is for operators',
      text: 'Your account is not one of them. If it should be, whoever runs the service can make it one.',
      way: { label: 'Back to your account', to: '/account' },
    },
    secondStep: {
      title: 'Two steps, please',
      text: 'What is done here moves money and prizes, so it asks for the second step of your sign-in. Switch it on in your account, or sign in again with it.',
      way: { label: 'Your sign-in', to: '/account#signing-in' },
    },
  },
  acts: {
    busy: 'One moment...',
    cancel: 'Leave it',
    reason: 'Reason',
    reasonHint: 'It goes into the audit trail.',
  },
  export: {
    button: 'Export CSV',
    /** `{count}` lines have been fetched so far. */
    busy: '{count} lines so far...',
    /** `{count}` lines are in the file. */
    done: '{count} lines saved.',
  },
} as const

/** Why the service said no, in the words of whoever works here. */
export const deskErrors = {
  not_signed_in: 'Your session has ended. Please sign in again.',
  second_factor_needed: 'This needs the second step of your sign-in.',
  not_an_operator: 'Your account is not an operator’s.',
  reason_required: 'Please give a reason of up to 500 characters.',
  unknown_draw: 'There is no such draw.',
  unknown_account: 'There is no such account.',
  unknown_ticket:
    'Not all of these are paid tickets of this draw that are still in it, and of one person where that is asked.',
  unknown_letter: 'There is no such letter.',
  unknown_mail: 'There is no such mail.',
  unknown_refund: 'There is no such refund.',
  unknown_suspension: 'There is no such case.',
  unknown_review: 'There is no such question.',
  unknown_experience: 'There is no such experience.',
  bad_dates:
    'The dates do not fit: opening, closing and postal closing follow each other, lie ahead, and leave 24 hours before the draw.',
  bad_terms: 'The terms do not fit: price, charity share, maximum or cap is out of range.',
  overlaps_another_draw: 'Another draw of this experience is open at that time.',
  cap_below_issued: 'More paid tickets than that cap have been issued already.',
  event_passed:
    'The event of this trip is over before the draw: give the title of the match or race that is the prize instead.',
  plan_changed:
    'The draw has been entered, scheduled or cancelled since you looked at it. Please look again.',
  request_id_reused: 'This was sent before with other details. Please reload the page.',
  off_sale: 'This experience is off sale. Put it back first.',
  cancelled: 'The draw is cancelled.',
  already_drawn: 'The draw has taken place.',
  frozen: 'The list of this draw is frozen: nothing in it can change any more.',
  too_early: 'It is too early for that.',
  not_drawn: 'This draw has not taken place yet.',
  refund_closed:
    'Between the freezing and the draw nothing is refunded. After the draw it can be, by exception.',
  refunded_before: 'One of these has been refunded by exception already.',
  has_prize: 'One of these is offered a prize, or may still be.',
  suspended: 'The payment for one of these is contested. That is settled first.',
  bank_decides: 'Whether a dispute is won, the bank says. You can only give it up.',
  already_decided: 'That was decided the other way before.',
  bad_decision: 'Please say which.',
  refund_not_held: 'This refund is not held.',
  mail_not_repeatable: 'A letter with a key in it is asked for anew by its reader.',
  bad_payment: 'An amount, the reference of its receipt and a day that has come are needed.',
  more_than_accrued: 'That is more than the charity still has coming from this draw.',
  reference_used: 'This reference is written down for this draw already, with another amount or day.',
  bad_letter: 'Name, address, UK postcode, date of birth and day of receipt are needed.',
  not_adult: 'They were not 18 on the day they entered.',
  closed: 'The letter arrived after the postal closing of this draw.',
  not_open_yet: 'The letter arrived before this draw opened.',
  superseded: 'A scheduled draw has taken the place of this one.',
  over_personal_maximum: 'This person holds the maximum for one person already.',
  on_break: 'This person is taking a break from draws.',
  blocked: 'This person is blocked.',
  maybe_known: 'An account has this name and postcode: say whose letter it is.',
  claim_does_not_move: 'The claim is not in a state for that, or the prize has passed on. Please look again.',
  bad_claim: 'A claim needs a date of birth, and first name and county together or neither.',
  bad_wish: 'Please say which.',
  too_many_calls: 'That was very quick. Please wait a moment.',
  connection_lost: 'The connection was lost. Try again: nothing is done twice.',
  failed: 'That did not work.',
} as const
