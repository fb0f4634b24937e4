import { heroes } from '../heroes.ts'

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
} as const
