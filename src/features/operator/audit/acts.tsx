import { auditWords } from '../../../content/operator/audit.ts'
import { useDesk } from '../api.ts'
import { everyPage } from '../parts/api-pages.ts'
import { auditColumns } from '../parts/audit-columns.tsx'
import { ExportButton } from '../parts/export-button.tsx'
import { PagedLedger } from '../parts/paged-ledger.tsx'
import { Part } from '../parts/room.tsx'
import { auditPages } from './api-audit.ts'
import { Filters } from './filters.tsx'
import { auditSheet } from './sheets.ts'
import { useSought } from './use-sought.ts'

const words = auditWords.acts

/** Who did what, when and why. */
export function Acts() {
  const [sought, look] = useSought()
  const { data: draws = [] } = useDesk('operator_draws', {})
  const titles = new Map(draws.map(({ id, title }) => [id, title]))
  const listing = auditPages(sought)
  return (
    <Part
      id={words.id}
      title={words.title}
      tools={<ExportButton {...auditSheet(titles)} pages={everyPage(listing)} />}
    >
      <Filters sought={sought} onLook={look} />
      <PagedLedger
        listing={listing}
        caption={words.title}
        columns={auditColumns(titles)}
        keyOf={({ id }) => id}
        empty={words.empty}
      />
    </Part>
  )
}
