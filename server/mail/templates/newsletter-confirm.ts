import type { MailData } from '../../../contract/mails.ts'
import { brand } from '../../../src/content/brand.ts'
import type { Letter, PageLink } from '../letter.ts'

export default function newsletterConfirm(
  { confirm_token, unsubscribe_token }: MailData<'newsletter-confirm'>,
  pageLink: PageLink,
): Letter {
  return {
    subject: `Stay inspired: confirm your ${brand.name} letters`,
    headline: 'Shall we write to you?',
    paragraphs: [
      'New experiences, new draws and where the wishes went. We write only after you have confirmed this address.',
    ],
    button: { label: 'Yes, write to me', link: pageLink(`/newsletter?confirm=${confirm_token}`) },
    smallPrint: `The link works for seven days. If it was not you who asked, ignore this message, or make sure at ${pageLink(`/newsletter?unsubscribe=${unsubscribe_token}`)}`,
  }
}
