import type { MailData } from '../../../contract/mails.ts'
import { formatPence } from '../../../src/lib/money.ts'
import type { Letter } from '../letter.ts'

type Moved = MailData<'operator-money'>

const headlines: Record<Moved['cause'], Record<Moved['status'], string>> = {
  dispute: {
    open: 'A payment is disputed',
    restored: 'A dispute is won',
    taken_back: 'A dispute is lost',
  },
  refund: {
    open: 'A refund was made at the provider',
    restored: 'A refund made at the provider is settled: the tickets stand',
    taken_back: 'A refund made at the provider is settled: the tickets are out',
  },
  bounced: {
    open: 'A refund came back from the buyer’s bank',
    restored: 'A refund that came back is settled',
    taken_back: 'A refund that came back is settled',
  },
}

const tasks: Record<Moved['cause'], string> = {
  dispute:
    'The tickets are suspended until the bank has decided. Send your evidence to the provider in time.',
  refund: 'The tickets are suspended until you decide whether they stand.',
  bounced: 'It is held until you try it again or pay it in another way.',
}

/** For operators: money that moved without them. */
export default function operatorMoney({
  title,
  cause,
  status,
  amount_pence,
  email,
  provider_ref,
}: Moved): Letter {
  return {
    subject: `${headlines[cause][status]}: ${formatPence(amount_pence)}`,
    headline: headlines[cause][status],
    paragraphs: [
      `${formatPence(amount_pence)} of ${email}, for ${title}. The provider calls it ${provider_ref}.`,
      ...(status === 'open' ? [tasks[cause]] : []),
    ],
  }
}
