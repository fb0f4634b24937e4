import type { Benefit } from '../content/types.ts'
import { Icon } from './icon.tsx'

export function Benefits({ title, items }: { title: string; items: readonly Benefit[] }) {
  return (
    <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[1fr_2fr]">
      <h2 className="text-heading">{title}</h2>
      <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item.title} className="hairline border-t pt-6">
            <Icon name={item.icon} className="size-7 text-gold-deep" />
            <h3 className="mt-4 text-subheading">{item.title}</h3>
            <p className="mt-2 text-slate">{item.description}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
