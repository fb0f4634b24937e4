import type { ReactNode } from 'react'

interface FactListProps {
  facts: readonly (readonly [string, ReactNode])[]
  /** On a phone each value under its label, because some are too long to stand beside it. */
  stacks?: boolean
}

/** Label and value, line by line: the facts a buyer is owed before paying. */
export function FactList({ facts, stacks = false }: FactListProps) {
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div
          key={label}
          className={`flex flex-wrap items-baseline justify-between gap-x-6 border-t border-mist py-2.5 first:border-0 print:py-0.5 ${stacks ? 'max-sm:flex-col' : ''}`}
        >
          <dt className="caps text-[0.66rem] text-gold-deep">{label}</dt>
          <dd className={stacks ? 'sm:text-right' : 'text-right'}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
