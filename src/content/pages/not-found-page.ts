import { heroes } from '../heroes.ts'

export const notFoundPage = {
  eyebrow: '404',
  title: 'Oops! Page not found',
  text: 'There is no road here. Somebody may have moved the signpost, or it was never put up.',
  home: { label: 'Return to Home', to: '/' },
  experiences: { label: 'Explore Experiences', to: '/experiences' },
  picture: heroes.notFound,
} as const
