import { useLocation } from 'react-router'
import { DeskLink } from './desk-link.tsx'

interface PartLinksProps {
  label: string
  parts: readonly { readonly id: string; readonly title: string }[]
}

/** What a long room holds, and the way there, with whatever is looked for in it. */
export function PartLinks({ label, parts }: PartLinksProps) {
  const { search } = useLocation()
  return (
    <nav aria-label={label} className="mb-10 print:hidden">
      <ul className="flex flex-wrap gap-x-7 gap-y-2">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <DeskLink to={{ search, hash: id }}>{title}</DeskLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
