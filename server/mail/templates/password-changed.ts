import { brand } from '../../../src/content/brand.ts'
import type { Letter, PageLink } from '../letter.ts'

export default function passwordChanged(_data: unknown, pageLink: PageLink): Letter {
  return {
    subject: `Your ${brand.name} password was changed`,
    headline: 'A new password is set',
    paragraphs: [
      'The password of your account was changed just now, and every other device was signed out. If that was you, there is nothing to do.',
      'If it was not, choose a new password at once: it signs everybody else out again.',
    ],
    button: { label: 'Choose a new password', link: pageLink('/forgot-password') },
  }
}
