import type { ComponentProps } from 'react'

interface WordButtonProps extends ComponentProps<'button'> {
  /** As of a `Button`: pressed again it does nothing, but it keeps the focus. */
  isBusy?: boolean
}

/** An act as a quiet word: in a row of a list a box would be louder than what stands beside it. */
export function WordButton({ isBusy = false, onClick, ...rest }: WordButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      className="min-h-7 text-left text-base whitespace-nowrap underline decoration-champagne underline-offset-4 hover:decoration-ink aria-disabled:opacity-60 disabled:opacity-60 max-sm:min-h-11"
      {...rest}
    />
  )
}
