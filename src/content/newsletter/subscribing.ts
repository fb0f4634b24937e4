/** The monthly letter, and how to ask for it. */
export const subscribeWords = {
  title: 'Stay Inspired',
  text: 'One letter a month: a new poster, the draw that opens with it, and something good to eat.',
  label: 'E-mail address',
  placeholder: 'you@example.com',
  consent: 'We write only after you confirm by e-mail, and every letter has an unsubscribe link.',
  button: 'Subscribe',
  sending: 'Subscribing...',
  /** The same whether the address is new or known, so that nobody can test who subscribes. */
  sent: 'Check your inbox. We have sent a link to confirm.',
  badAddress: 'Please enter a valid e-mail address.',
  tooMany: 'That was a little quick. Please try again in a minute.',
  failed: 'That did not reach us. Please try again in a moment.',
} as const
