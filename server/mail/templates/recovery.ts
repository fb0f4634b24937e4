import type { MailData } from '../../../contract/mails.ts'
import { brand } from '../../../src/content/brand.ts'
import type { Letter } from '../letter.ts'

export default function recovery({ link }: MailData<'recovery'>): Letter {
  return {
    subject: `Choose a new ${brand.name} password`,
    headline: 'A new password',
    paragraphs: ['Someone, hopefully you, asked to choose a new password for the account with this address.'],
    button: { label: 'Choose a new password', link },
    smallPrint:
      'The link works once, within the next hour. If it was not you, ignore this message: your password stays as it is.',
  }
}
