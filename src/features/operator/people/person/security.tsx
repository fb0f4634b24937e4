import type { SecurityLine } from '../../../../../contract/operator.ts'
import { auditWords } from '../../../../content/operator/audit.ts'
import { personWords } from '../../../../content/operator/people.ts'
import { formatListMoment } from '../../../../lib/time.ts'
import { securitySheet } from '../../audit/sheets.ts'
import { wholeList } from '../../parts/api-pages.ts'
import { ExportButton } from '../../parts/export-button.tsx'
import { FactList } from '../../parts/fact-list.tsx'
import type { Column } from '../../parts/ledger.tsx'
import { LongLedger } from '../../parts/long-ledger.tsx'
import { nameOfEvent } from '../../parts/name-of-act.ts'
import { Part } from '../../parts/room.tsx'
import { toldFacts } from '../../parts/told-facts.ts'
import { eventsOf } from '../api-people.ts'
import { Newest } from './newest.tsx'

const words = personWords.security
const labels = auditWords.security.columns
const noTitles: ReadonlyMap<string, string> = new Map()

const columns: readonly Column<SecurityLine>[] = [
  { label: labels.when, cell: ({ at }) => formatListMoment(at) },
  {
    label: labels.what,
    cell: ({ act, detail }) => (
      <>
        {nameOfEvent(act)}
        <FactList facts={toldFacts(detail, noTitles)} />
      </>
    ),
  },
  { label: labels.address, cell: ({ address }) => address, from: 'sm' },
]

/** What happened at the door with this account. */
export function Security({ userId, events }: { userId: string; events: readonly SecurityLine[] }) {
  const file = (
    <ExportButton {...securitySheet} name={`security-${userId}`} pages={wholeList(() => eventsOf(userId))} />
  )
  return (
    <Part id={words.id} title={words.title} tools={file}>
      <LongLedger
        caption={words.title}
        columns={columns}
        rows={events}
        keyOf={({ at, act }) => `${at} ${act}`}
      />
      <Newest rows={events} most={100} />
    </Part>
  )
}
