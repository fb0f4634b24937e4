import { brand } from '../brand.ts'
import { heroes } from '../heroes.ts'

export const contactPage = {
  hero: {
    eyebrow: 'Contact',
    title: 'Write to us.',
    lead: 'A person opens every letter, and answers it within one working day.',
    picture: heroes.contact,
  },
  intro: {
    title: 'What may we do for you?',
    paragraphs: [
      'This is the place for general questions, partnerships and nominating a child for a Legacy Trip. Ask us anything about a draw, a ticket or a journey; and if you have a house, a boat or a kitchen that belongs in an itinerary, tell us about it.',
      'If you know a child who should travel, a few lines about them and who looks after them are enough. Their charity or school will hear from us first.',
    ],
    emailLabel: 'Or write straight to',
    formTitle: 'A letter, made easy',
  },
  sponsor: {
    id: 'sponsor',
    title: 'Sponsor a Legacy Trip',
    text: 'Pay for one child, one carer or a whole departure. You receive the ledger, a drawing and, with luck, a postcard.',
    button: 'Sponsor a Legacy Trip',
    subject: `${brand.mailSubjectPrefix} Sponsor a Legacy Trip`,
  },
  partner: {
    id: 'partner',
    title: 'Partner With Us',
    text: 'Hotels, airlines, kitchens, makers: tell us where you are and what you are proudest of.',
    button: 'Partner With Us',
    subject: `${brand.mailSubjectPrefix} Partner With Us`,
  },
} as const
