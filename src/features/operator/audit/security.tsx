import type { SecurityLine } from '../../../../contract/operator.ts'
import { auditWords } from '../../../content/operator/audit.ts'
import { formatListMoment } from '../../../lib/time.ts'
import { useDesk } from '../api.ts'
import { DeskLink } from '../parts/desk-link.tsx'
import { Dotted } from '../parts/dotted.tsx'
import { ExportButton } from '../parts/export-button.tsx'
import { FactList } from '../parts/fact-list.tsx'
import type { Column } from '../parts/ledger.tsx'
import { LongLedger } from '../parts/long-ledger.tsx'
import { nameOfEvent } from '../parts/name-of-act.ts'
import { Part, Told } from '../parts/room.tsx'
import { toldFacts } from '../parts/told-facts.ts'
import { everyEvent } from './api-audit.ts'
import { securitySheet } from './sheets.ts'

const words = auditWords.security
const noTitles: ReadonlyMap<string, string> = new Map()

const columns: readonly Column<SecurityLine>[] = [
  { label: words.columns.when, cell: ({ at }) => formatListMoment(at), from: 'sm' },
  {
    label: words.columns.what,
    cell: (line) => (
      <>
        <span className="max-sm:font-medium">{nameOfEvent(line.act)}</span>
        <span className="block text-sm/6 text-slate sm:hidden">
          <Dotted>
            <Who line={line} />
            {formatListMoment(line.at)}
          </Dotted>
        </span>
        <FactList facts={toldFacts(line.detail, noTitles)} />
      </>
    ),
  },
  { label: words.columns.who, cell: (line) => <Who line={line} />, from: 'sm' },
  { label: words.columns.address, cell: ({ address }) => address, from: 'sm' },
]

/** What happened at the door of the service. */
export function Security() {
  const asked = useDesk('operator_security_log', {})
  return (
    <Part id={words.id} title={words.title} tools={<ExportButton {...securitySheet} pages={everyEvent} />}>
      <p className="mb-4 text-base text-slate">{words.text}</p>
      <Told asked={asked}>
        {(events) => (
          <LongLedger
            caption={words.title}
            columns={columns}
            rows={events}
            keyOf={({ at, act, user_id }) => `${at} ${act} ${user_id}`}
            empty={words.empty}
          />
        )}
      </Told>
    </Part>
  )
}

function Who({ line: { user_id, email } }: { line: SecurityLine }) {
  if (!user_id) return <span className="text-slate">{words.nobody}</span>
  return <DeskLink to={`/operator/people?id=${user_id}`}>{email ?? user_id}</DeskLink>
}
