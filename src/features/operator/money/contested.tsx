import { useState } from 'react'
import type { Suspension } from '../../../../contract/operator.ts'
import { moneyWords } from '../../../content/operator/money.ts'
import { formatFullPence } from '../../../lib/money.ts'
import { formatListMoment } from '../../../lib/time.ts'
import { useDesk } from '../api.ts'
import { DeskLink } from '../parts/desk-link.tsx'
import { ExportButton } from '../parts/export-button.tsx'
import type { Column } from '../parts/ledger.tsx'
import { LongLedger } from '../parts/long-ledger.tsx'
import { Part, Told } from '../parts/room.tsx'
import { Whose } from '../parts/whose.tsx'
import { everyCase } from './api-money.ts'
import { OpenCase } from './open-case.tsx'
import { contestedSheet } from './sheets.ts'

const words = moneyWords.contested
/** The service tells no more of them. */
const most = 200

const decidedColumns: readonly Column<Suspension>[] = [
  {
    label: words.decided.columns.who,
    cell: (suspension) => (
      <>
        <Whose to={`/operator/people?id=${suspension.user_id}`} whom={suspension} isBrief />
        <span className="mt-1 block text-sm text-slate">
          <DeskLink to={`/operator/draws?id=${suspension.draw_id}`}>{suspension.title}</DeskLink>
        </span>
      </>
    ),
  },
  { label: words.decided.columns.cause, cell: ({ cause }) => words.causes[cause], from: 'lg' },
  {
    label: words.decided.columns.amount,
    cell: ({ amount_pence }) => formatFullPence(amount_pence),
    isFigure: true,
  },
  {
    label: words.decided.columns.status,
    cell: ({ status }) => <span className="sm:whitespace-nowrap">{words.statuses[status]}</span>,
  },
  {
    label: words.decided.columns.when,
    cell: ({ decided_at }) => decided_at && formatListMoment(decided_at),
    from: 'sm',
  },
  { label: words.decided.columns.reason, cell: ({ reason }) => reason, from: 'lg' },
]

/** Money that moved without us, and whose tickets are suspended until that is decided. */
export function Contested() {
  const asked = useDesk('operator_suspensions', {})
  const [done, setDone] = useState('')
  return (
    <Part id={words.id} title={words.title} tools={<ExportButton {...contestedSheet} pages={everyCase} />}>
      <p role="status" className="not-empty:mb-4">
        {done}
      </p>
      <Told asked={asked}>{(all) => <Cases all={all} onDone={setDone} />}</Told>
    </Part>
  )
}

function Cases({ all, onDone }: { all: readonly Suspension[]; onDone: (done: string) => void }) {
  const open = all.filter(({ status }) => status === 'open')
  const decided = all.filter(({ status }) => status !== 'open')
  if (all.length === 0) return <p className="border-t border-mist py-4 text-slate">{words.empty}</p>
  return (
    <>
      {open.length === 0 && <p className="border-t border-mist py-4 text-slate">{words.nothingOpen}</p>}
      <ul>
        {open.map((suspension) => (
          <OpenCase key={suspension.id} suspension={suspension} onDone={onDone} />
        ))}
      </ul>
      {decided.length > 0 && (
        <>
          <h3 className="mt-8 mb-2 font-sans font-medium">{words.decided.title}</h3>
          <LongLedger
            caption={words.decided.title}
            columns={decidedColumns}
            rows={decided}
            keyOf={({ id }) => id}
          />
        </>
      )}
      {all.length >= most && <p className="mt-3 text-sm text-slate">{words.most}</p>}
    </>
  )
}
