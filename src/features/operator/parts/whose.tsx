import { Breakable } from './breakable.tsx'
import { DeskLink } from './desk-link.tsx'

interface WhoseProps {
  to: string
  whom: { readonly name: string | null; readonly email: string }
  /** Where the name alone tells enough. */
  isBrief?: boolean
}

/** Somebody in a list: by name, and where there is room by their address too. */
export function Whose({ to, whom: { name, email }, isBrief }: WhoseProps) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-4">
      <DeskLink to={to}>{name || email}</DeskLink>
      {name && !isBrief && (
        <span className="min-w-0 text-sm wrap-break-word text-slate max-sm:hidden">
          <Breakable>{email}</Breakable>
        </span>
      )}
    </span>
  )
}
