import { Unfolding } from '../../ui/unfolding.tsx'

export interface Fact {
  title: string
  text: string
}

interface TripFactsProps {
  facts: readonly Fact[]
  className?: string
}

/** What somebody asks before entering, and the answers. */
export function TripFacts({ facts, className = '' }: TripFactsProps) {
  return (
    <dl className={`grid gap-x-12 gap-y-8 ${className}`}>
      {facts.map(({ title, text }) => (
        <div key={title} className="hairline border-t pt-5">
          <dt className="font-display text-2xl leading-tight">{title}</dt>
          <dd className="mt-2 text-slate">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const askedFirst = 3

/** The same for a phone: what is asked first lies open, the rest is a tap away. */
export function UnfoldingFacts({ facts, className = '' }: TripFactsProps) {
  return (
    <div className={className}>
      {facts.map(({ title, text }, index) => (
        <Unfolding key={title} title={title} open={index < askedFirst} className="-mt-px">
          <p className="text-slate">{text}</p>
        </Unfolding>
      ))}
    </div>
  )
}
