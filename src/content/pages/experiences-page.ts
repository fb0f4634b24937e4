import { heroes } from '../heroes.ts'

export const experiencesPage = {
  hero: {
    eyebrow: 'Experiences',
    title: 'Ten places, every day of them planned.',
    lead: 'Choose a poster and step inside. Each trip is paid from your front door, and each belongs to whoever the draw picks.',
    picture: heroes.experiences,
  },
} as const
