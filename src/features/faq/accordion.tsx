import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { questionLink } from '../../content/faq/questions.ts'
import type { FaqItem } from '../../content/types.ts'
import { Link } from '../../ui/link.tsx'

/** Native details: several may be open, they work without scripts, and find-in-page opens them. */
export function Accordion({ items }: { items: readonly FaqItem[] }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const linked = useLocation().hash.slice(1)

  useEffect(() => {
    if (linked) setOpen((current) => new Set(current).add(linked))
  }, [linked])

  const remember = (id: string, isOpen: boolean) =>
    setOpen((current) => {
      if (current.has(id) === isOpen) return current
      const next = new Set(current)
      if (isOpen) next.add(id)
      else next.delete(id)
      return next
    })

  return (
    <div className="hairline border-b">
      {items.map(({ id, question, answer, link }) => (
        <details
          key={id}
          id={id}
          open={open.has(id)}
          onToggle={(event) => remember(id, event.currentTarget.open)}
          className="group hairline border-t"
        >
          <summary className="flex list-none items-center justify-between gap-6 py-5 [&::-webkit-details-marker]:hidden">
            <h3 className="text-[1.6rem] leading-tight">{question}</h3>
            <PlusMinus />
          </summary>
          <div className="max-w-[38.4em] space-y-4 pb-8 text-slate">
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {link && (
              <p>
                <Link to={link.to} className="text-ink underline underline-offset-4">
                  {link.label}
                </Link>
              </p>
            )}
            <a
              href={`#${id}`}
              className="caps inline-block text-[0.66rem] text-gold-deep underline underline-offset-4"
            >
              {questionLink}
            </a>
          </div>
        </details>
      ))}
    </div>
  )
}

function PlusMinus() {
  return (
    <svg
      viewBox="0 0 20 20"
      className="w-4.5 shrink-0 text-gold-deep"
      stroke="currentColor"
      strokeWidth="1.2"
      aria-hidden="true"
    >
      <path d="M0 10h20" />
      <path
        d="M10 0v20"
        className="origin-center transition-transform duration-500 ease-physical group-open:scale-y-0"
      />
    </svg>
  )
}
