import type { ReactNode } from 'react'

/** A note stands small below what it is about. */
export type FactLine = readonly [label: string, value: ReactNode, note?: string]

interface FactsProps {
  lines: readonly FactLine[]
  /** In the face of figures, for what is read at a glance. */
  isLarge?: boolean
}

/** Facts under hairlines, each with its small label. */
export function Facts({ lines, isLarge }: FactsProps) {
  const inThrees = lines.length % 3 === 0
  const hasNotes = lines.some(([, , note]) => note)
  const value = isLarge ? 'figures text-3xl leading-snug' : 'mt-0.5'
  // Where a label takes two lines, the figures still stand on one.
  const cell = isLarge ? 'flex flex-col justify-between py-3' : 'py-3'
  // Three figures make no pairs on a phone: each stands beside its label.
  const onPhone = isLarge && inThrees ? 'max-sm:flex-row max-sm:items-baseline' : ''
  const inFours = `xl:grid-cols-4 ${isLarge ? 'grid-cols-2' : 'sm:grid-cols-2'}`
  return (
    <dl className={`ruled grid gap-x-6 lg:gap-x-10 ${inThrees ? 'sm:grid-cols-3' : inFours}`}>
      {lines.map(([label, fact, note]) => (
        <div key={label} className={`${cell} ${onPhone}`}>
          <dt className="caps text-[0.71rem] tracking-[0.12em] text-slate">{label}</dt>
          <dd>
            <span className={`block wrap-break-word ${value}`}>{fact}</span>
            {hasNotes && <span className="block min-h-[1.65em] text-sm text-slate">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
