import type { ReactNode } from 'react'

export type FactLine = readonly [label: string, value: ReactNode]

interface FactsProps {
  lines: readonly FactLine[]
  /** In the face of figures, for what is read at a glance. */
  isLarge?: boolean
}

/** Facts under hairlines, each with its small label. */
export function Facts({ lines, isLarge }: FactsProps) {
  const value = isLarge ? 'figures text-3xl leading-snug' : 'mt-0.5'
  // Where a label takes two lines, the figures still stand on one.
  const cell = isLarge ? 'flex flex-col justify-between py-3' : 'py-3'
  const inThrees = lines.length % 3 === 0
  const narrow = isLarge ? 'grid-cols-2' : 'sm:grid-cols-2'
  return (
    <dl
      className={`ruled grid gap-x-6 lg:gap-x-10 ${narrow} ${inThrees ? 'lg:grid-cols-3' : 'xl:grid-cols-4'}`}
    >
      {lines.map(([label, fact]) => (
        <div key={label} className={cell}>
          <dt className="caps text-[0.71rem] tracking-[0.12em] text-slate">{label}</dt>
          <dd className={`wrap-break-word ${value}`}>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
