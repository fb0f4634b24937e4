export const cardWords = {
  /** Two lines of a round seal. */
  seal: ['Special', 'edition'],
  /** Before what it costs. */
  facts: '{duration} · {guests} guests ·',
} as const
