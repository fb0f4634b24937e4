import type { MailData } from '../../../contract/mails.ts'
import { brand } from '../../../src/content/brand.ts'
import type { Letter } from '../letter.ts'

export default function emailChanged({ new_email }: MailData<'email-changed'>): Letter {
  return {
    subject: `Your ${brand.name} account has a new address`,
    headline: 'We write elsewhere from now on',
    paragraphs: [
      `Your account now has the address ${new_email}, as both addresses confirmed. This is the last message to the old one.`,
    ],
    smallPrint: `If this was not you, please write to ${brand.email} at once.`,
  }
}
