/** The one letter that tells of an opening. */
export const noticeWords = {
  button: 'Tell me when',
  title: 'One letter, on the day it opens',
  label: 'E-mail address',
  placeholder: 'you@example.com',
  consent:
    'We write only after you confirm by e-mail: once, when tickets for this trip go on sale. Then we forget the address.',
  send: 'Tell me when it opens',
  sending: 'One moment...',
  /** The same whether the address is new or known, so that nobody can test who waits. */
  sent: 'Check your inbox. We have sent a link to confirm.',
  badAddress: 'Please enter a valid e-mail address.',
  tooMany: 'That was a little quick. Please try again in a minute.',
  failed: 'That did not reach us. Please try again in a moment.',
  close: 'Close',
} as const
