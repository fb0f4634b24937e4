import { markPaths } from '../content/brand-mark.ts'

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" fill="currentColor" className={className} aria-hidden="true">
      <circle cx="24" cy="24" r="22.6" fill="none" stroke="currentColor" strokeWidth="1.2" />
      <path d={markPaths.sails} />
      <path d={markPaths.star} />
    </svg>
  )
}
