import { brand } from '../brand.ts'
import { heroes } from '../heroes.ts'
import type { Benefit } from '../types.ts'

export const partnersPage = {
  hero: {
    eyebrow: 'Partners',
    title: 'In the company of good houses.',
    lead: 'Hotels, airlines, kitchens and makers who treat a prize guest exactly as they treat a paying one.',
    picture: heroes.partners,
  },
  becomePartner: { label: 'Become a Partner', to: '/contact#partner' },
  benefitsTitle: 'What a partnership brings',
  sampleNote: 'The partners on this page are sample content: the names are invented and the monograms drawn.',
  criteria: {
    title: 'Partner With Us',
    intro: 'We take on few partners, and keep them. This is what we look for.',
    items: [
      'Premium brand positioning and luxury market presence',
      'Exceptional service standards and customer experience',
      `Alignment with ${brand.name}'s values and ethos`,
      'Global reach or unique destination presence',
      'Commitment to exclusive benefits for members',
      'Innovation and a forward-thinking approach',
    ],
    inquiry: { label: 'Partner Inquiry', to: '/contact' },
    guide: { label: 'Partnership Guide', href: '/partnership-guide.pdf' },
  },
} as const

export const partnerBenefits = [
  {
    icon: 'Users',
    title: 'Guests who tell the story',
    description: 'Winners arrive delighted and go home talking. Their friends ask where they stayed.',
  },
  {
    icon: 'Frame',
    title: 'A poster of your own',
    description: 'We draw each place by hand. Yours hangs in the collection and, framed, in your lobby.',
  },
  {
    icon: 'HeartHandshake',
    title: 'A share in Wish Forward',
    description: 'Host one day of the children’s legacy trip and be named for exactly what you gave.',
  },
  {
    icon: 'ShieldCheck',
    title: 'A draw you can stand beside',
    description: 'Free entry, printed odds and a result anyone can recompute. Nothing to explain away.',
  },
] as const satisfies readonly Benefit[]
