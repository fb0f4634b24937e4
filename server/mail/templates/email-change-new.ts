import type { MailData } from '../../../contract/mails.ts'
import { brand } from '../../../src/content/brand.ts'
import type { Letter } from '../letter.ts'

export default function emailChangeNew({ link, old_email }: MailData<'email-change-new'>): Letter {
  return {
    subject: `Your new address for ${brand.name}`,
    headline: 'Is this address yours?',
    paragraphs: [
      `The owner of the account ${old_email} would like it to have this address. Please confirm it, and follow the link we sent to the old address too. Until both are followed, nothing changes.`,
    ],
    button: { label: 'Confirm this address', link },
    smallPrint:
      'The link works once, within the next hour. If you know nothing of this, you can ignore this message.',
  }
}
