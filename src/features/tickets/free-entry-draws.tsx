import { useQuery } from '@tanstack/react-query'
import type { freeEntry } from '../../content/free-entry.ts'
import { formatDay, formatMoment } from '../../lib/time.ts'
import { ScrollingTable } from '../../ui/scrolling-table.tsx'
import { freeEntryFacts } from './api.ts'

/** The draws a letter may name now, and when it must arrive. */
export function FreeEntryDraws({ words }: { words: (typeof freeEntry)['draws'] }) {
  const { data } = useQuery({ queryKey: ['free-entry'], queryFn: freeEntryFacts })
  const { undated } = words
  return (
    <>
      <h2 className="text-heading">{words.title}</h2>
      {data && data.draws.length > 0 ? (
        <ScrollingTable label={words.title} className="mt-8">
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
              {data.draws.map((draw) => (
                <tr key={draw.id} className="border-t border-mist">
                  <th scope="row" className="py-3.5 pr-6 font-display text-xl font-medium">
                    {draw.title}
                  </th>
                  <td className="pr-6 text-slate">
                    {draw.postalClosesAt ? formatDay(draw.postalClosesAt) : undated}
                  </td>
                  <td className="pr-6 text-slate">{draw.drawsAt ? formatMoment(draw.drawsAt) : undated}</td>
                  <td className="pr-6 text-slate">{draw.maxPerPerson}</td>
                  <td className="text-slate">{draw.issued.toLocaleString('en-GB')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollingTable>
      ) : (
        <p className="mt-6 text-slate">{words.empty}</p>
      )}
    </>
  )
}
