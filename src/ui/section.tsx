import type { ComponentProps, ReactNode } from 'react'

const grounds = {
  ivory: '',
  paper: 'bg-paper',
  ink: 'bg-ink text-ivory',
} as const

/** Light sections are for reading, ink ones for dreaming. */
export function Section({
  ground = 'ivory',
  className = '',
  children,
  ...rest
}: ComponentProps<'section'> & { ground?: keyof typeof grounds }) {
  return (
    <section className={grounds[ground]} {...rest}>
      <div className={`column rhythm ${className}`}>{children}</div>
    </section>
  )
}

/** The small gold line above a headline. */
export function Eyebrow({ on = 'ivory', children }: { on?: 'ivory' | 'ink'; children: ReactNode }) {
  return <p className={`caps ${on === 'ink' ? 'text-champagne' : 'text-gold-deep'}`}>{children}</p>
}

/** Running text at a comfortable measure. */
export function Prose({ on = 'ivory', children }: { on?: 'ivory' | 'ink'; children: ReactNode }) {
  return (
    <div className={`max-w-[40.8em] space-y-5 ${on === 'ink' ? 'text-ivory/85' : 'text-slate'}`}>
      {children}
    </div>
  )
}
