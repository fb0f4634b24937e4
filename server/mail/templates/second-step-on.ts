import { brand } from '../../../src/content/brand.ts'
import type { Letter } from '../letter.ts'

export default function secondStepOn(): Letter {
  return {
    subject: `Signing in to ${brand.name} takes two steps now`,
    headline: 'Two steps, from now on',
    paragraphs: [
      'Your account now asks for a code of your authenticator after the password. Your other devices were signed out, so that they take the second step as well.',
      'Keep your recovery codes where you would find them without your telephone.',
    ],
    smallPrint: `If this was not you, please write to ${brand.email} at once.`,
  }
}
