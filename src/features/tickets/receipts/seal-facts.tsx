import type { ReactNode } from 'react'
import type { Checkpoint } from '../../../../contract/draws.ts'
import type { FreshSeal, SealedTicket } from '../../../../contract/tickets.ts'
import { sealWords as words } from '../../../content/tickets/receipts.ts'
import { ticketNumber } from '../../../lib/ticket-number.ts'
import { formatMoment } from '../../../lib/time.ts'
import { Hash } from '../../../ui/hash.tsx'
import { Link } from '../../../ui/link.tsx'

interface SealFactsProps {
  drawId: string
  seal: FreshSeal
}

/** What proves an entry, for whoever keeps the page or its print. */
export function SealFacts({ drawId, seal }: SealFactsProps) {
  return (
    <>
      <p className="text-sm text-slate print:text-[8pt]">
        {words.text}{' '}
        <Link to={`/draws/${drawId}`} className="underline print:hidden">
          {words.check}
        </Link>
      </p>
      <TicketSeals tickets={seal.tickets} />
      <dl className="mt-3 print:text-[6.5pt] print:leading-[1.3]">
        <Fact label={words.draw}>
          <Hash>{drawId}</Hash>
        </Fact>
        <Fact label={words.holder}>
          <Hash>{seal.holder}</Hash>
        </Fact>
        {seal.checkpoint && <SignedWord checkpoint={seal.checkpoint} />}
      </dl>
      {!seal.checkpoint && <p className="mt-3 text-sm text-slate">{words.unsigned}</p>}
    </>
  )
}

function TicketSeals({ tickets }: { tickets: readonly SealedTicket[] }) {
  return (
    <table className="mt-4 w-full text-left align-baseline print:mt-2 print:text-[6.5pt] print:leading-[1.3]">
      <thead className="caps text-[0.62rem] text-gold-deep print:text-[6pt]">
        <tr>
          {[words.number, words.place, words.salt].map((column) => (
            <th key={column} scope="col" className="pr-4 pb-1 font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tickets.map(({ ticket_no: ticketNo, index, salt }) => (
          <tr key={ticketNo} className="break-inside-avoid border-t border-mist align-baseline">
            <th scope="row" className="pr-4 text-left font-normal">
              <Hash>{ticketNumber(ticketNo)}</Hash>
            </th>
            <td className="pr-4">
              <Hash>{index}</Hash>
            </td>
            <td className="w-full">
              <Hash>{salt}</Hash>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SignedWord({ checkpoint }: { checkpoint: Checkpoint }) {
  const { at, size, root, signature } = checkpoint
  const facts = [
    [words.size, size],
    [words.root, root],
    [words.signature, signature],
  ] as const
  return (
    <>
      <Fact label={words.signedAt}>
        <span className="mr-3 text-sm max-sm:block print:text-[6.5pt]">{formatMoment(at)}</span>
        <Hash>{at}</Hash>
      </Fact>
      {facts.map(([label, value]) => (
        <Fact key={label} label={label}>
          <Hash>{value}</Hash>
        </Fact>
      ))}
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-baseline gap-x-4 border-t border-mist py-0.5 sm:grid-cols-[9rem_minmax(0,1fr)] print:grid-cols-[30mm_minmax(0,1fr)] print:py-0">
      <dt className="caps text-[0.62rem] text-gold-deep print:text-[6pt]">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
