import { useState } from 'react'
import { moneyWords } from '../../../content/operator/money.ts'
import { Select } from '../../../ui/field.tsx'
import { everyPage } from '../parts/api-pages.ts'
import { ExportButton } from '../parts/export-button.tsx'
import { PagedLedger } from '../parts/paged-ledger.tsx'
import { refundColumns } from '../parts/refund-columns.tsx'
import { Part } from '../parts/room.tsx'
import { refundPages } from './api-money.ts'
import { refundSheet } from './sheets.ts'

const words = moneyWords.refunds

/** Money owed back and money sent back. */
export function Refunds() {
  const [onlyDue, setOnlyDue] = useState(true)
  return (
    <Part
      id={words.id}
      title={words.title}
      tools={<ExportButton {...refundSheet} pages={everyPage(refundPages(false))} />}
    >
      <Select
        label={words.show}
        className="mb-6 max-w-60 print:hidden"
        value={onlyDue ? 'due' : 'all'}
        onChange={({ currentTarget }) => setOnlyDue(currentTarget.value === 'due')}
      >
        <option value="due">{words.views.due}</option>
        <option value="all">{words.views.all}</option>
      </Select>
      <PagedLedger
        listing={refundPages(onlyDue)}
        caption={words.title}
        columns={refundColumns}
        keyOf={({ id }) => id}
        empty={onlyDue ? words.emptyDue : words.empty}
      />
    </Part>
  )
}
