const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']

interface NumberedStepsProps {
  items: readonly { readonly title: string; readonly text: string }[]
  on?: 'ivory' | 'ink'
}

/** Steps under gold hairlines, counted as plates are. */
export function NumberedSteps({ items, on = 'ivory' }: NumberedStepsProps) {
  const ink = on === 'ink'
  return (
    <ol className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {items.map((item, index) => (
        <li key={item.title} className="hairline border-t pt-5">
          <span
            className={`figures tracking-widest ${ink ? 'text-champagne' : 'text-gold-deep'}`}
            aria-hidden="true"
          >
            {numerals[index]}
          </span>
          <h3 className="mt-6 text-subheading">{item.title}</h3>
          <p className={`mt-3 text-base ${ink ? 'text-ivory/80' : 'text-slate'}`}>{item.text}</p>
        </li>
      ))}
    </ol>
  )
}
