import { accountErrors } from './account/refusals.ts'
import { brand } from './brand.ts'

export const prizeWords = {
  title: { one: 'Your number was drawn', many: 'Your numbers were drawn' },
  ticket: 'Ticket',
  reserve: 'Reserve {place}. Those drawn before you did not take the prize, so it has come to you.',
  demo: 'This draw was a demonstration: no money was taken, and no prize is awarded for it.',
  draw: 'See how it was drawn',
  deadline: {
    label: 'Time left to claim',
    parts: { hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
    by: 'Claim by {moment}. After that the prize passes to the next reserve.',
    over: 'The time to claim is over.',
  },
  form: {
    bornOn: {
      legend: 'Your date of birth',
      hint: 'You must have been 18 or over on the day you entered. Our concierge asks for proof of it later.',
      day: 'Day',
      month: 'Month',
      year: 'Year',
    },
    consent: {
      legend: 'What we may publish about you',
      hint: 'The number drawn is always published. Your surname and address never are.',
      nothing: 'Nothing',
      name: 'My first name and county',
    },
    firstName: 'First name',
    county: 'County',
    button: 'Claim my prize',
    busy: 'Claiming...',
    mistakes: {
      bornOn: 'Please give a date that exists, such as 27 3 1985',
      firstName: 'Please give the name to publish, at most 60 letters',
      county: 'Please give the county to publish, at most 60 letters',
    },
  },
  claimed: {
    winner: 'Claimed. Our concierge calls you within 24 hours of the draw.',
    reserve: 'Claimed. Our concierge calls you within 24 hours of our message to you.',
    named: 'We publish: {firstName}, {county}.',
    unnamed: 'We publish nothing about you but the number.',
  },
  unpublish: { button: 'Take my name down', busy: 'One moment...' },
  delivered: 'The prize has been delivered.',
  lapsed:
    'It was not claimed by {moment}. The prize passed to the next reserve, or, if none was left, to a new draw.',
  refused: `Under the terms of the draw we could not award this prize to you, and it passed on. If you think this is a mistake, please write to ${brand.email} at once.`,
  errors: {
    ...accountErrors,
    bad_claim: 'Please check the date of birth, and the name and county if we may publish them.',
    not_adult:
      'By that date you were under 18 on the day you entered, and the prize cannot be claimed. If the date is a slip, please correct it.',
    claim_lapsed: 'The time to claim is over, and the prize has passed on.',
    suspended:
      'The payment for this ticket is in question with the bank, so the prize cannot be claimed. Please write to us at once.',
    unknown_prize: 'We cannot find that prize in your account.',
  },
} as const
