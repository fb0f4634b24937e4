import type { ReactNode } from 'react'

/** How a fact stands out: one that does not count now, or one that is in the way. */
const tones = { grey: 'text-slate/75', rose: 'text-rose-error' } as const

export type Fact = readonly [label: string, value: ReactNode, tone?: keyof typeof tones | undefined]

interface FactListProps {
  facts: readonly Fact[]
  /** On a phone each value under its label, because some are too long to stand beside it. */
  stacks?: boolean
}

/** Label and value, line by line: the facts a buyer is owed before paying. */
export function FactList({ facts, stacks = false }: FactListProps) {
  return (
    <dl>
      {facts.map(([label, value, tone]) => (
        <div
          key={label}
          className={`flex flex-wrap items-baseline justify-between gap-x-6 border-t border-mist py-2.5 first:border-0 print:py-0.5 ${stacks ? 'max-sm:flex-col' : ''}`}
        >
          <dt className={`caps text-[0.66rem] ${tone === 'rose' ? tones.rose : 'text-gold-deep'}`}>
            {label}
          </dt>
          <dd className={`${stacks ? 'sm:text-right' : 'text-right'} ${tone ? tones[tone] : ''}`}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
