/** What every long page says besides its journey. */
export const journeyPage = {
  back: { label: 'Back to Experiences', to: '/experiences' },
  factsTitle: 'The prize',
} as const
