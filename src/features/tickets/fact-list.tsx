import type { ReactNode } from 'react'

/** Label and value, line by line: the facts a buyer is owed before paying. */
export function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-mist py-2.5 first:border-0 print:py-0.5"
        >
          <dt className="caps text-[0.66rem] text-gold-deep">{label}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
