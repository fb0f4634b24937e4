import type { ComponentProps, ReactNode } from 'react'
import { Link } from './link.tsx'

const looks = {
  ivory: 'bg-ivory text-ink hover:bg-paper',
  ink: 'bg-ink text-ivory hover:bg-midnight',
  outline: 'border border-current/50 text-current hover:border-current',
  /** For what cannot be taken back. */
  rose: 'bg-rose-error text-paper hover:bg-rose-deep',
} as const

type Look = keyof typeof looks

const shape =
  'caps group inline-flex max-w-full items-center justify-center gap-3.5 text-center wrap-anywhere transition-colors duration-300 disabled:opacity-60 aria-disabled:opacity-60 forced-colors:border'

const sizes = {
  regular: 'min-h-13 px-[min(2rem,9vw)] py-3',
  small: 'min-h-11 px-4 py-2 text-[0.71rem] tracking-[0.12em]',
} as const

interface Looks {
  look?: Look
  size?: keyof typeof sizes
  /** An arrow that moves on hover: for ways onward. */
  arrow?: boolean
}

interface Busy {
  /** What it does is under way: pressed again it does nothing, but it keeps the focus, as a disabled one would not. */
  isBusy?: boolean
}

export function Button({
  look = 'ink',
  size = 'regular',
  arrow,
  className = '',
  children,
  type = 'button',
  isBusy = false,
  onClick,
  ...rest
}: ComponentProps<'button'> & Looks & Busy) {
  return (
    <button
      type={type}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={`${shape} ${sizes[size]} ${looks[look]} ${className}`}
      {...rest}
    >
      <Label arrow={arrow}>{children}</Label>
    </button>
  )
}

export function ButtonLink({
  look = 'ink',
  size = 'regular',
  arrow,
  className = '',
  children,
  ...rest
}: ComponentProps<typeof Link> & Looks) {
  return (
    <Link className={`${shape} ${sizes[size]} ${looks[look]} ${className}`} {...rest}>
      <Label arrow={arrow}>{children}</Label>
    </Link>
  )
}

/** For addresses the router does not own: files, mail, other sites. */
export function ButtonAnchor({
  look = 'ink',
  size = 'regular',
  arrow,
  className = '',
  children,
  ...rest
}: ComponentProps<'a'> & Looks) {
  return (
    <a className={`${shape} ${sizes[size]} ${looks[look]} ${className}`} {...rest}>
      <Label arrow={arrow}>{children}</Label>
    </a>
  )
}

/** Side by side where there is room, one above the other and equally wide on a phone. */
export function ButtonRow({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`grid gap-3 sm:flex sm:flex-wrap sm:gap-4 ${className}`}>{children}</div>
}

function Label({ arrow, children }: { arrow?: boolean; children: ReactNode }) {
  return (
    <>
      {children}
      {arrow && <Arrow />}
    </>
  )
}

export function Arrow() {
  return (
    <svg
      viewBox="0 0 22 10"
      className="w-5.5 shrink-0 transition-transform duration-500 ease-physical group-hover:translate-x-1.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      aria-hidden="true"
    >
      <path d="M0 5h20M16 1l4.5 4-4.5 4" />
    </svg>
  )
}
