/** A horizon, a wish above it and the W of the two waves between: drawn to read at 16 px and at 600 px. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" fill="none" stroke="currentColor" className={className} aria-hidden="true">
      <circle cx="24" cy="24" r="22.5" strokeWidth="1.5" />
      <path
        d="M6.5 31.5C12 29.5 15 21.5 15.5 14.5c1.6 7.2 4.3 13 8.5 16.5 4.2-3.5 6.9-9.3 8.5-16.5.5 7 3.5 15 9 17"
        strokeWidth="1.8"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx="24" cy="12.5" r="2.4" fill="currentColor" stroke="none" />
    </svg>
  )
}
