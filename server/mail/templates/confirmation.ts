import type { MailData } from '../../../contract/mails.ts'
import { brand } from '../../../src/content/brand.ts'
import type { Letter } from '../letter.ts'

export default function confirmation({ link }: MailData<'confirmation'>): Letter {
  return {
    subject: `Confirm your ${brand.name} account`,
    headline: 'One step to your account',
    paragraphs: [
      `Thank you for joining ${brand.name}. Please confirm that this address is yours; your account opens straight after.`,
    ],
    button: { label: 'Confirm my address', link },
    smallPrint:
      'The link works once, within the next hour. If you did not sign up, you can ignore this message.',
  }
}
