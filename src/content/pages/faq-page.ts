import { brand } from '../brand.ts'
import { heroes } from '../heroes.ts'

export const faqPage = {
  hero: {
    eyebrow: 'FAQ',
    title: 'Plain answers.',
    lead: 'Twelve questions people ask before they enter, and what we tell them.',
    picture: heroes.faq,
  },
  help: {
    title: 'Still Have Questions?',
    text: 'A person reads every message and answers within a working day.',
    support: { label: 'Contact Support', to: '/contact' },
    community: { label: 'Join Community', href: brand.social[0].href },
  },
} as const
