import type { Benefit } from '../content/types.ts'
import { Icon } from './icon.tsx'

export function Benefits({ title, items }: { title: string; items: readonly Benefit[] }) {
  return (
    <div className="grid gap-x-12 gap-y-8 sm:gap-y-12 lg:grid-cols-[1fr_2fr]">
      <h2 className="text-heading">{title}</h2>
      <ul className="grid gap-x-12 gap-y-5 sm:grid-cols-2 sm:gap-y-10">
        {items.map((item) => (
          <li
            key={item.title}
            className="hairline border-t pt-5 max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:gap-x-4 sm:pt-6"
          >
            <Icon name={item.icon} className="size-7 text-gold-deep" />
            <h3 className="text-subheading sm:mt-4">{item.title}</h3>
            <p className="mt-1 text-slate max-sm:col-start-2 sm:mt-2">{item.description}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
