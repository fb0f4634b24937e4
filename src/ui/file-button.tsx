import type { ReactNode } from 'react'

interface FileButtonProps {
  /** As in the `accept` attribute. */
  accept: string
  disabled?: boolean
  onChoose: (file: File) => void
  children: ReactNode
}

/** A file input in the shape of our outlined buttons. */
export function FileButton({ accept, disabled, onChoose, children }: FileButtonProps) {
  return (
    <label className="caps relative inline-flex min-h-13 max-w-full cursor-pointer items-center justify-center border border-current/50 px-[min(2rem,9vw)] py-3 text-center wrap-anywhere transition-colors duration-300 has-focus-visible:shadow-[0_0_0_3px_var(--color-ink)] has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-champagne has-disabled:opacity-60 hover:border-current">
      <input
        type="file"
        accept={accept}
        disabled={disabled}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Emptied, so that the same file can be chosen a second time.
          currentTarget.value = ''
          if (file) onChoose(file)
        }}
      />
      {children}
    </label>
  )
}
