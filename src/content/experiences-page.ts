import { heroes } from './heroes.ts'

/** What every experience's own page says besides its days. */
export const stageWords = {
  back: { label: '← Back', to: '/experiences' },
  days: 'Days',
  pause: 'Pause the slideshow',
  play: 'Play the slideshow',
  /** On a phone the day's plan is folded away under its title. */
  unfold: 'See the day',
  fold: 'Fold the day',
  prize: 'The prize',
  close: 'Close',
  journey: 'Read the whole journey',
} as const

export const experiencesPage = {
  hero: {
    eyebrow: 'Experiences',
    title: 'Ten places, every day of them planned.',
    lead: 'Choose a poster and step inside. Each trip is paid from your front door, and each belongs to whoever the draw picks.',
    picture: heroes.experiences,
  },
  card: {
    seal: ['Special', 'edition'],
    open: 'See the days',
    guests: { two: '2 guests', upTo: 'up to' },
  },
  stayInspired: {
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
  },
} as const
