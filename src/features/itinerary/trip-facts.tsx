export interface Fact {
  title: string
  text: string
}

/** What somebody asks before entering, and the answers. */
export function TripFacts({ facts, className = '' }: { facts: readonly Fact[]; className?: string }) {
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
