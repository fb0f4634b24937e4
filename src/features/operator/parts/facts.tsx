import type { ReactNode } from 'react'

export type FactLine = readonly [label: string, value: ReactNode]

interface FactsProps {
  lines: readonly FactLine[]
  /** In the face of figures, for what is read at a glance. */
  isLarge?: boolean
}

/** Facts under hairlines, each with its small label. */
export function Facts({ lines, isLarge }: FactsProps) {
  const value = isLarge ? 'figures text-2xl leading-snug' : 'mt-0.5'
  // Where a label takes two lines, the figures still stand on one.
  const cell = isLarge ? 'flex flex-col justify-between py-3' : 'py-3'
  const columns = isLarge
    ? 'grid-cols-2 gap-x-6 sm:grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] lg:gap-x-10'
    : 'gap-x-10 sm:grid-cols-2 xl:grid-cols-4'
  return (
    <dl className={`ruled grid ${columns}`}>
      {lines.map(([label, fact]) => (
        <div key={label} className={cell}>
          <dt className="caps text-[0.71rem] text-slate">{label}</dt>
          <dd className={`wrap-break-word ${value}`}>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
