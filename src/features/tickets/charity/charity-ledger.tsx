import { useQuery } from '@tanstack/react-query'
import type { CharityLine, CharitySums } from '../../../../contract/charity.ts'
import { ledgerWords as words } from '../../../content/tickets/charity.ts'
import { formatCount } from '../../../lib/count.ts'
import { formatPence } from '../../../lib/money.ts'
import { formatDay } from '../../../lib/time.ts'
import { Link } from '../../../ui/link.tsx'
import { charityLedger } from '../api.ts'
import { dateOf, sumOf } from './ledger-line.ts'

/** What each charity has coming and has had, draw by draw, for everybody to read. */
export function CharityLedger() {
  const { data, isError } = useQuery({ queryKey: ['charity-ledger'], queryFn: charityLedger })
  if (isError) return <p className="text-slate">{words.unread}</p>
  if (!data) return <div className="min-h-40" aria-busy="true" />
  const isAllDemo = data.lines.length > 0 && data.lines.every(({ payment }) => payment === 'demo')
  return (
    <>
      <Totals sums={data.totals} />
      {isAllDemo && <p className="mt-8 max-w-[33.6em] text-slate">{words.allDemo}</p>}
      <table className="mt-8 w-full text-left">
        <caption className="sr-only">{words.draws}</caption>
        <Head />
        <tbody>
          {data.lines.length === 0 && <Unwritten />}
          {data.lines.map((line) => (
            <Line
              key={line.draw_id}
              line={line}
              note={line.payment === 'demo' && !isAllDemo ? words.demo : null}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

function Totals({ sums }: { sums: CharitySums }) {
  const { totals } = words
  const facts = [
    [totals.accrued, sums.accrued_pence],
    [totals.paid, sums.paid_pence],
    [totals.due, sums.due_pence],
  ] as const
  return (
    <dl className="grid bg-paper px-6 shadow-paper sm:grid-cols-3 sm:px-0 sm:py-9">
      {facts.map(([label, pence]) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-mist py-4 not-first:border-t sm:block sm:px-9 sm:py-0 sm:not-first:border-t-0 sm:not-first:border-l"
        >
          <dt className="caps text-[0.66rem] text-gold-deep">{label}</dt>
          <dd className="figures text-[clamp(1.9rem,3.6vw,3rem)] leading-tight sm:mt-2">
            {formatPence(pence)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A phone has no room for columns: there each line says its sum in one sentence instead. */
function Head() {
  const { draw, figures } = words.columns
  return (
    <thead className="caps text-[0.62rem] text-gold-deep max-lg:sr-only">
      <tr>
        <th scope="col" className="pb-3 font-medium">
          {draw}
        </th>
        {figures.map((label) => (
          <th key={label} scope="col" className="pb-3 pl-6 text-right font-medium max-lg:hidden">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** The ledger before its first line. */
function Unwritten() {
  return (
    <tr className="border-y border-mist">
      <td colSpan={words.columns.figures.length + 1} className="py-5 text-slate">
        {words.empty}
      </td>
    </tr>
  )
}

function Line({ line, note }: { line: CharityLine; note: string | null }) {
  const figures = [
    formatPence(line.charity_pence),
    formatCount(line.paid_tickets),
    formatPence(line.accrued_pence),
    formatPence(line.paid_pence),
    formatPence(line.due_pence),
  ]
  return (
    <tr className="border-t border-mist align-baseline last:border-b">
      <th scope="row" className="py-5 text-left font-normal">
        <Title line={line} />
        <p className="text-sm text-slate">
          {line.charity_name} · {dateOf(line)}
        </p>
        <p className="figures mt-1 text-lg lg:hidden">{sumOf(line)}</p>
        {note && <p className="mt-1 text-sm text-gold-deep">{note}</p>}
        <Receipts line={line} />
      </th>
      {figures.map((figure, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns may show the same sum
        <td key={column} className="figures py-5 pl-6 text-right text-xl whitespace-nowrap max-lg:hidden">
          {figure}
        </td>
      ))}
    </tr>
  )
}

/** Only a draw with a date has a page of its own. */
function Title({ line: { draw_id: drawId, draws_at: drawsAt, title } }: { line: CharityLine }) {
  if (!drawsAt) return <p className="font-display text-2xl leading-tight font-medium">{title}</p>
  return (
    <Link
      to={`/draws/${drawId}`}
      className="inline-block font-display text-2xl leading-tight font-medium underline decoration-champagne decoration-1 underline-offset-4 hover:decoration-ink"
    >
      {title}
    </Link>
  )
}

function Receipts({ line: { receipts } }: { line: CharityLine }) {
  return receipts.map(({ reference, paid_on: paidOn, amount_pence: amountPence }) => (
    <p key={reference} className="mt-1 text-sm break-words text-slate">
      {words.receipt} {reference}: {formatPence(amountPence)}, {formatDay(paidOn)}
    </p>
  ))
}
