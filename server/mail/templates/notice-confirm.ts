import type { MailData } from '../../../contract/mails.ts'
import type { Letter, PageLink } from '../letter.ts'

export default function noticeConfirm(
  { title, confirm_token, leave_token }: MailData<'notice-confirm'>,
  pageLink: PageLink,
): Letter {
  return {
    subject: `Shall we tell you when it opens? ${title}`,
    headline: 'One letter, on the day it opens',
    paragraphs: [
      `Confirm this address, and we write once: when tickets for ${title} go on sale. After that we forget it.`,
    ],
    button: { label: 'Yes, tell me', link: pageLink(`/newsletter?notice=${confirm_token}`) },
    smallPrint: `The link works for seven days. If it was not you who asked, ignore this message, or make sure at ${pageLink(`/newsletter?leave=${leave_token}`)}`,
  }
}
