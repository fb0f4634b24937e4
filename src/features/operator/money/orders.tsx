import { useState } from 'react'
import type { BookedDraw } from '../../../../contract/desk.ts'
import { moneyWords } from '../../../content/operator/money.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatListDay } from '../../../lib/time.ts'
import { Select } from '../../../ui/field.tsx'
import { useDesk } from '../api.ts'
import { everyPage } from '../parts/api-pages.ts'
import { ExportButton } from '../parts/export-button.tsx'
import { orderColumns } from '../parts/order-columns.tsx'
import { PagedLedger } from '../parts/paged-ledger.tsx'
import { Part } from '../parts/room.tsx'
import { orderPages } from './api-money.ts'
import { orderSheet } from './sheets.ts'

const words = moneyWords.orders

/** Every order with its payment, of one draw or of all. */
export function Orders() {
  const [drawId, setDrawId] = useState<string | null>(null)
  const { data: draws = [] } = useDesk('operator_draws', {})
  const listing = orderPages(drawId)
  return (
    <Part
      id={words.id}
      title={words.title}
      tools={<ExportButton {...orderSheet} pages={everyPage(listing)} />}
    >
      <Select
        label={words.draw}
        className="mb-6 max-w-md print:hidden"
        value={drawId ?? ''}
        onChange={({ currentTarget }) => setDrawId(currentTarget.value || null)}
      >
        <option value="">{words.everyDraw}</option>
        {draws.map((draw) => (
          <option key={draw.id} value={draw.id}>
            {named(draw)}
          </option>
        ))}
      </Select>
      <PagedLedger
        listing={listing}
        caption={words.title}
        columns={orderColumns}
        keyOf={({ id }) => id}
        empty={words.empty}
      />
    </Part>
  )
}

/** A trip has one draw after another: they differ by their dates. */
function named({ title, draws_at }: BookedDraw): string {
  return fillIn(words.option, { title, date: draws_at ? formatListDay(draws_at) : words.undated })
}
