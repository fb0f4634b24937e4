import type { ReactNode } from 'react'
import { deskErrors, deskWords as words } from '../../../content/operator/frame.ts'
import { told } from '../../../lib/refused.ts'
import { FormError } from '../../../ui/field.tsx'

interface PartProps {
  /** Of a part that links lead to. */
  id?: string
  title: string
  /** What can be done with the whole of it: exports, filters. */
  tools?: ReactNode
  children: ReactNode
}

/** One matter of a room under its own headline. */
export function Part({ id, title, tools, children }: PartProps) {
  return (
    <section id={id} aria-label={title} className="mt-14 first:mt-0">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3">
        <h2 className="text-subheading">{title}</h2>
        {tools}
      </div>
      {children}
    </section>
  )
}

interface ToldProps<Facts> {
  asked: { readonly data: Facts | undefined; readonly error: Error | null }
  children: (facts: Facts) => ReactNode
}

/** What was asked for, while it is on its way, when it came, or why it did not. */
export function Told<Facts>({ asked: { data, error }, children }: ToldProps<Facts>) {
  if (data !== undefined) return children(data)
  if (error) return <FormError>{told(error, deskErrors)}</FormError>
  return (
    <p className="min-h-24 text-slate" aria-busy="true">
      {words.loading}
    </p>
  )
}
