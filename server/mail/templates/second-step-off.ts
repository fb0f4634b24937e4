import { brand } from '../../../src/content/brand.ts'
import type { Letter, PageLink } from '../letter.ts'

export default function secondStepOff(_data: unknown, pageLink: PageLink): Letter {
  return {
    subject: `Signing in to ${brand.name} takes one step again`,
    headline: 'The second step is off',
    paragraphs: [
      'Your account no longer asks for a code after the password, and its recovery codes are void. You can switch the second step on again whenever you like.',
    ],
    button: { label: 'Your account', link: pageLink('/account') },
    smallPrint: 'If this was not you, choose a new password at once.',
  }
}
