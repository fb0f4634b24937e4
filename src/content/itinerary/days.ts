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

/** A day by its place in the trip. */
export const dayWords = {
  label: 'Day {number}',
  place: 'Day {number} of {count}',
  numerals: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'],
} as const
