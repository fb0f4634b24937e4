/** A W of two sails under the wishing star, in a ring: drawn to read at 16 px and at 600 px. */
export const logoPaths = {
  sails:
    'M9 17.5h3.3c1.5 5.6 3.5 10.2 6.2 14 1.8-2.5 3.3-5.5 4.6-9.3h1.8c1.3 3.8 2.8 6.8 4.6 9.3 2.7-3.8 4.7-8.4 6.2-14H39C37.2 24.8 34.2 31 29.5 36.2 27 33.5 25.3 30.6 24 27.3c-1.3 3.3-3 6.2-5.5 8.9C13.8 31 10.8 24.8 9 17.5z',
  star: 'M24 6.2c.42 4 2.05 5.63 6.05 6.05-4 .42-5.63 2.05-6.05 6.05-.42-4-2.05-5.63-6.05-6.05 4-.42 5.63-2.05 6.05-6.05z',
} as const

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" fill="currentColor" className={className} aria-hidden="true">
      <circle cx="24" cy="24" r="22.6" fill="none" stroke="currentColor" strokeWidth="1.2" />
      <path d={logoPaths.sails} />
      <path d={logoPaths.star} />
    </svg>
  )
}
