import type { ReactNode } from 'react'

interface PartProps {
  /** Where the list of parts leads. */
  id: string
  title: string
  text?: string
  children: ReactNode
}

/** One part of the account page. */
export function Part({ id, title, text, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-heading">
        {title}
      </h2>
      {text && <p className="mt-3 max-w-[36em] text-slate">{text}</p>}
      <div className="mt-8 space-y-8">{children}</div>
    </section>
  )
}

interface SheetProps {
  title: string
  text?: string
  children: ReactNode
}

/** One thing to read or change, on a sheet of paper. */
export function Sheet({ title, text, children }: SheetProps) {
  return (
    <div className="bg-paper px-[min(1.5rem,6vw)] py-7 shadow-paper sm:px-8">
      <h3 className="text-subheading">{title}</h3>
      {text && <p className="mt-2 max-w-[36em] text-base text-slate">{text}</p>}
      <div className="mt-6">{children}</div>
    </div>
  )
}
