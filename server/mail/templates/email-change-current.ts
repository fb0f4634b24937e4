import type { MailData } from '../../../contract/mails.ts'
import { brand } from '../../../src/content/brand.ts'
import type { Letter } from '../letter.ts'

export default function emailChangeCurrent({ link, new_email }: MailData<'email-change-current'>): Letter {
  return {
    subject: `Changing the address of your ${brand.name} account`,
    headline: 'Shall we write elsewhere?',
    paragraphs: [
      `Someone signed in to your account asked to change its address to ${new_email}. Please say yes here, and follow the link we sent to the new address too. Until both are followed, nothing changes.`,
    ],
    button: { label: 'Yes, change my address', link },
    smallPrint:
      'The link works once, within the next hour. If it was not you, do not follow it, and choose a new password.',
  }
}
