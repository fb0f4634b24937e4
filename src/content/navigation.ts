import { brand } from './brand.ts'

/** In the order and with the labels of the specification. */
export const navLinks = [
  { to: '/', label: 'Home' },
  { to: '/experiences', label: 'Experiences' },
  { to: brand.momentsPath, label: 'Moments' },
  { to: '/about', label: brand.whyLabel },
  { to: '/founders-note', label: "Founder's Note" },
  { to: '/wish-forward', label: 'Wish Forward' },
  { to: '/ambassadors', label: 'Ambassadors' },
  { to: '/partners', label: 'Partners' },
  { to: '/faq', label: 'FAQ' },
  { to: '/contact', label: 'Contact' },
] as const

/** The FAQ stands in the second row. */
export const footerLinks = navLinks.filter(({ to }) => to !== '/faq')

/** A quiet second row: what the specified footer does not name. */
export const sisterLinks = [
  { to: '/faq', label: 'FAQ' },
  { to: '/free-entry', label: 'Free entry' },
  { to: '/player-protection', label: 'Player protection' },
  { to: '/draws', label: 'Draws' },
  { to: '/winners', label: 'Winners' },
  { to: '/about#who', label: 'Who is behind it' },
] as const

export const legalLinks = [
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
] as const

export const footerWords = {
  links: 'Footer',
  elsewhere: 'Elsewhere',
  note: 'Prizes are awarded by chance. 18+, UK residents. All pictures on this site are illustrations; the places are real, the light is ours. Names of events and companies belong to their owners, who have no part in this prize draw.',
} as const

export const barWords = {
  skip: 'Skip to content',
  home: `${brand.name}, home`,
  links: 'Main',
} as const

export const menuWords = { label: 'Menu', open: 'Open menu', close: 'Close menu' } as const
