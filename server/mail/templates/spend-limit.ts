import type { MailData } from '../../../contract/mails.ts'
import { brand } from '../../../src/content/brand.ts'
import { formatPence } from '../../../src/lib/money.ts'
import { formatFullMoment } from '../../../src/lib/time.ts'
import type { Letter, PageLink } from '../letter.ts'

export default function spendLimit(limit: MailData<'spend-limit'>, pageLink: PageLink): Letter {
  return {
    subject: `Your ${brand.name} spending limit`,
    headline: 'Your monthly limit',
    paragraphs: [
      ...changes(limit),
      'If you did not ask for this, somebody else may know your password: choose a new one in your account.',
    ],
    button: { label: 'See my limit', link: pageLink('/player-protection') },
  }
}

/** What holds now, and what follows after the day to think it over. */
function changes({
  monthly_limit_pence,
  pending_limit_pence,
  pending_from,
}: MailData<'spend-limit'>): string[] {
  if (monthly_limit_pence === null) return ['There is no limit on what you may spend in a month.']
  const now = formatPence(monthly_limit_pence)
  if (pending_from === null) return [`From now on you may spend up to ${now} in a calendar month.`]
  const asked =
    pending_limit_pence === null
      ? 'You asked us to remove your limit.'
      : `You asked for a limit of ${formatPence(pending_limit_pence)} in a calendar month.`
  return [
    `${asked} That takes 24 hours: it happens on ${formatFullMoment(pending_from)}.`,
    `Until then ${now} a month stays in force. To keep it, save ${now} again before that time.`,
  ]
}
