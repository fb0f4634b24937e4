import type { BookedDraw } from '../../../../../contract/desk.ts'
import { wholeList } from '../../parts/api-pages.ts'
import { ExportButton } from '../../parts/export-button.tsx'

const columns = [
  'id',
  'title',
  'experience',
  'state',
  'payment',
  'opens_at',
  'closes_at',
  'postal_closes_at',
  'freezes_at',
  'draws_at',
  'drawn_at',
  'drawn_number',
  'prize',
  'price_pence',
  'max_per_person',
  'cap',
  'paid_tickets',
  'postal_entries',
  'retired_numbers',
  'takings_pence',
  'charity_name',
  'charity_pence',
  'charity_total_pence',
  'charity_paid_pence',
] as const satisfies readonly (keyof BookedDraw)[]

/** The whole book. */
export function DrawExport({ draws }: { draws: readonly BookedDraw[] }) {
  return (
    <ExportButton<Pick<BookedDraw, (typeof columns)[number]>>
      name="draws"
      columns={columns}
      lineOf={(draw) => draw}
      pages={wholeList(async () => draws)}
    />
  )
}
