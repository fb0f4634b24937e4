import type { LegalPage } from '../content/types.ts'
import { Link } from './link.tsx'
import { Eyebrow, Section } from './section.tsx'

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** '17 November 2026', without the browser's tables of dates, which would hold the page up. */
function longDate(iso: string): string {
  const [year, month = 1, day] = iso.split('-').map(Number)
  return `${day} ${months[month - 1]} ${year}`
}

/** Terms and privacy: a table of contents beside numbered sections that can be linked to. */
export function LegalDocument({ title, updated, intro, sections }: LegalPage) {
  return (
    <Section className="pt-40">
      <Eyebrow>Last changed {longDate(updated)}</Eyebrow>
      <h1 className="mt-3 text-title">{title}</h1>
      <div className="mt-12 grid gap-x-20 gap-y-12 lg:grid-cols-[16rem_1fr]">
        <nav aria-label={title} className="lg:sticky lg:top-28 lg:self-start">
          <ol className="text-base text-slate">
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`} className="inline-block py-1 hover:text-ink hover:underline">
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-[40.8em] text-slate">
          {intro.map((paragraph) => (
            <p key={paragraph} className="mb-5 text-[1.08rem] text-ink">
              {paragraph}
            </p>
          ))}
          {sections.map((section) => (
            <section key={section.id} id={section.id} className="hairline mt-10 border-t pt-7">
              <h2 className="mb-4 text-subheading text-ink">{section.title}</h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} className="mb-4">
                  {paragraph}
                </p>
              ))}
              {section.list && (
                <ul className="list-[square] space-y-2 pl-5 marker:text-champagne">
                  {section.list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
              {section.link && (
                <Link to={section.link.to} className="underline decoration-champagne underline-offset-4">
                  {section.link.label}
                </Link>
              )}
            </section>
          ))}
        </div>
      </div>
    </Section>
  )
}
