import type { AuditLine, PersonPage } from '../../../../../contract/desk.ts'
import { personWords } from '../../../../content/operator/people.ts'
import { useDesk } from '../../api.ts'
import { auditColumns } from '../../parts/audit-columns.tsx'
import { DeskLink } from '../../parts/desk-link.tsx'
import { LongLedger } from '../../parts/long-ledger.tsx'
import { Part } from '../../parts/room.tsx'
import { Newest } from './newest.tsx'

const words = personWords.audit

/** What was done by this account and about it; the whole of it, and its file, are in the audit trail. */
interface TrailProps {
  account: PersonPage['account']
  lines: readonly AuditLine[]
}

export function Trail({ account: { user_id: userId }, lines }: TrailProps) {
  const { data: draws = [] } = useDesk('operator_draws', {})
  const titles = new Map(draws.map(({ id, title }) => [id, title]))
  return (
    <Part
      id={words.id}
      title={words.title}
      tools={<DeskLink to={`/operator/audit?person=${userId}`}>{words.all}</DeskLink>}
    >
      <LongLedger caption={words.title} columns={auditColumns(titles)} rows={lines} keyOf={({ id }) => id} />
      <Newest rows={lines} most={100} />
    </Part>
  )
}
