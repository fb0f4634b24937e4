import { useQuery } from '@tanstack/react-query'
import type { wishForward } from '../../content/wish-forward.ts'
import { formatPence } from '../../lib/money.ts'
import { ScrollingTable } from '../../ui/scrolling-table.tsx'
import { charityLedger } from './api.ts'

/** What each charity has coming, draw by draw, for everybody to read. */
export function CharityLedger({ words }: { words: (typeof wishForward)['ledger'] }) {
  const { data } = useQuery({ queryKey: ['charity-ledger'], queryFn: charityLedger })
  if (!data?.length) return <p className="text-slate">{words.empty}</p>
  return (
    <ScrollingTable label={words.title}>
      <table className="w-full min-w-2xl text-left text-base">
        <thead className="caps text-[0.66rem] text-gold-deep">
          <tr>
            {Object.values(words.columns).map((column) => (
              <th key={column} scope="col" className="py-3 pr-6 font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((line) => (
            <tr key={line.drawId} className="border-t border-mist">
              <th scope="row" className="py-3.5 pr-6 font-display text-xl font-medium">
                {line.title}
              </th>
              <td className="pr-6 text-slate">{line.charityName}</td>
              <td className="pr-6 text-slate">{formatPence(line.charityPence)}</td>
              <td className="pr-6 text-slate">{line.paidTickets.toLocaleString('en-GB')}</td>
              <td className="figures text-xl">{formatPence(line.totalPence)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  )
}
