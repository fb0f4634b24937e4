import { Arrow } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'

/** From a page about one thing back to all of them. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <p className="mb-3 print:hidden">
      <Link
        to={to}
        className="caps inline-flex min-h-11 items-center gap-3 text-[0.71rem] tracking-[0.12em] text-slate hover:text-ink"
      >
        <span className="rotate-180">
          <Arrow />
        </span>
        {children}
      </Link>
    </p>
  )
}
