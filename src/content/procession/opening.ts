export const openingWords = {
  title: 'Ten journeys, from first light to fireworks',
  skip: 'Skip the ten',
} as const
