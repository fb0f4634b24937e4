import { useQuery } from '@tanstack/react-query'
import type { wishForward } from '../../content/wish-forward.ts'
import { formatPence } from '../../lib/money.ts'
import { formatDay } from '../../lib/time.ts'
import { charityLedger } from './api.ts'
import type { CharityLedgerLine, CharitySums } from './types.ts'

type Words = (typeof wishForward)['ledger']

/** What each charity has coming and has had, draw by draw, for everybody to read. */
export function CharityLedger({ words }: { words: Words }) {
  const { data } = useQuery({ queryKey: ['charity-ledger'], queryFn: charityLedger })
  if (!data?.lines.length) return <p className="text-slate">{words.empty}</p>
  return (
    <>
      <Totals sums={data.totals} words={words.totals} />
      <ul aria-label={words.draws} className="mt-4">
        {data.lines.map((line) => (
          <Line key={line.drawId} line={line} words={words} />
        ))}
      </ul>
    </>
  )
}

function Totals({ sums, words }: { sums: CharitySums; words: Words['totals'] }) {
  const facts = [
    [words.accrued, sums.accruedPence],
    [words.paid, sums.paidPence],
    [words.due, sums.duePence],
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

function Line({ line, words }: { line: CharityLedgerLine; words: Words }) {
  const { columns, receipt, drawn, undated } = words
  const facts = [
    [columns.perTicket, formatPence(line.charityPence)],
    [columns.tickets, line.paidTickets.toLocaleString('en-GB')],
    [columns.accrued, formatPence(line.accruedPence)],
    [columns.paid, formatPence(line.paidPence)],
    [columns.due, formatPence(line.duePence)],
  ] as const
  return (
    <li className="grid gap-x-10 gap-y-5 border-b border-mist py-8 lg:grid-cols-[1fr_1.9fr]">
      <div>
        <h3 className="text-subheading">{line.title}</h3>
        <p className="mt-1 text-base text-slate">{line.charityName}</p>
        <p className="mt-1 text-sm text-slate">
          {line.drawsAt ? `${drawn} ${formatDay(line.drawsAt)}` : undated}
        </p>
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-5">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 sm:block">
            <dt className="caps text-[0.62rem] text-gold-deep">{label}</dt>
            <dd className="figures text-xl sm:mt-1">{value}</dd>
          </div>
        ))}
      </dl>
      {line.receipts.length > 0 && (
        <ul className="space-y-1 text-sm text-slate lg:col-start-2">
          {line.receipts.map(({ reference, paidOn, amountPence }) => (
            <li key={reference} className="break-words">
              {receipt} {reference}: {formatPence(amountPence)}, {formatDay(paidOn)}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
