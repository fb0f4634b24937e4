import type { MailLine } from '../../../../contract/operator.ts'
import { auditWords } from '../../../content/operator/audit.ts'
import { formatCount } from '../../../lib/count.ts'
import { formatListMoment } from '../../../lib/time.ts'
import { useDesk } from '../api.ts'
import { asWords } from '../parts/as-words.ts'
import { DeskLink } from '../parts/desk-link.tsx'
import { ExportButton } from '../parts/export-button.tsx'
import type { Column } from '../parts/ledger.tsx'
import { LongLedger } from '../parts/long-ledger.tsx'
import { Part, Told } from '../parts/room.tsx'
import { everyMail } from './api-audit.ts'
import { mailSheet } from './sheets.ts'

const words = auditWords.mail
/** The service tells no more of them. */
const most = 200

const columns: readonly Column<MailLine>[] = [
  {
    label: words.columns.whom,
    cell: ({ recipient }) => (
      <DeskLink to={`/operator/people?q=${encodeURIComponent(recipient)}`}>{recipient}</DeskLink>
    ),
  },
  { label: words.columns.letter, cell: ({ template }) => asWords(template) },
  { label: words.columns.since, cell: ({ queued_at }) => formatListMoment(queued_at), from: 'sm' },
  { label: words.columns.tries, cell: ({ attempts }) => formatCount(attempts), isFigure: true, from: 'sm' },
  { label: words.columns.error, cell: (mail) => <Trouble mail={mail} /> },
]

/** Letters that wait, and letters that failed. */
export function WaitingMail() {
  const asked = useDesk('operator_mails', {})
  return (
    <Part id={words.id} title={words.title} tools={<ExportButton {...mailSheet} pages={everyMail} />}>
      <Told asked={asked}>
        {(waiting) => (
          <>
            <LongLedger
              caption={words.title}
              columns={columns}
              rows={waiting}
              keyOf={({ id }) => id}
              empty={words.empty}
            />
            {waiting.length >= most && <p className="mt-3 text-sm text-slate">{words.most}</p>}
          </>
        )}
      </Told>
    </Part>
  )
}

function Trouble({ mail: { last_error } }: { mail: MailLine }) {
  if (!last_error) return <span className="text-slate">{words.noError}</span>
  return <span className="block max-w-[30em] text-sm wrap-anywhere text-rose-error">{last_error}</span>
}
