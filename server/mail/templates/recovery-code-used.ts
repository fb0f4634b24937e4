import { brand } from '../../../src/content/brand.ts'
import type { Letter, PageLink } from '../letter.ts'

export default function recoveryCodeUsed(_data: unknown, pageLink: PageLink): Letter {
  return {
    subject: `A recovery code of your ${brand.name} account was used`,
    headline: 'Somebody came in by a recovery code',
    paragraphs: [
      'One of your recovery codes was used as the second step just now; it works no more. If your telephone is lost, add the new one in your account and make new codes.',
    ],
    button: { label: 'Your account', link: pageLink('/account') },
    smallPrint: 'If this was not you, choose a new password at once and make new codes.',
  }
}
