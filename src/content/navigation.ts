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

export const footerLinks = [
  { to: '/', label: 'Home' },
  { to: '/experiences', label: 'Experiences' },
  { to: brand.momentsPath, label: 'Moments' },
  { to: '/about', label: brand.whyLabel },
  { to: '/founders-note', label: "Founder's Note" },
  { to: '/wish-forward', label: 'Wish Forward' },
  { to: '/ambassadors', label: 'Ambassadors' },
  { to: '/partners', label: 'Partners' },
  { to: '/contact', label: 'Contact' },
] as const

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

export const footerNote =
  'Prizes are awarded by chance. 18+, UK residents. All pictures on this site are illustrations; the places are real, the light is ours.'

export const shell = {
  skipLink: 'Skip to the content',
  homeLink: `${brand.name}, home`,
  splash: `${brand.name} is opening`,
  opensElsewhere: 'opens in a new tab',
} as const
