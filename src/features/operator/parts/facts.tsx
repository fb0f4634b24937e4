import type { ReactNode } from 'react'

export type FactLine = readonly [label: string, value: ReactNode]

interface FactsProps {
  lines: readonly FactLine[]
  /** In the face of figures, for what is read at a glance. */
  isLarge?: boolean
}

/** Each rule begins at a fact and runs on to the edge of the list, however many stand in its row. */
const rule =
  'relative py-3 before:absolute before:top-0 before:left-0 before:w-screen before:border-t before:border-mist'

/** Facts under hairlines, each with its small label. */
export function Facts({ lines, isLarge }: FactsProps) {
  const value = isLarge ? 'figures text-3xl leading-snug' : 'mt-0.5'
  const inThrees = lines.length % 3 === 0
  const narrow = isLarge ? 'grid-cols-2' : 'sm:grid-cols-2'
  return (
    // A little wider than what it holds, so that the ring of a link at its edge is whole.
    <dl
      className={`-ml-2 grid gap-x-6 overflow-x-clip pl-2 lg:gap-x-10 ${narrow} ${inThrees ? 'lg:grid-cols-3' : 'xl:grid-cols-4'}`}
    >
      {lines.map(([label, fact]) => (
        <div key={label} className={rule}>
          <dt className="caps text-[0.71rem] tracking-[0.12em] text-slate">{label}</dt>
          <dd className={`wrap-break-word ${value}`}>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
