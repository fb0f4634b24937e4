import { documentWords as words } from '../../content/legal/document.ts'
import type { LegalPage } from '../../content/types.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { Link } from '../../ui/link.tsx'
import { Eyebrow, Section } from '../../ui/section.tsx'
import { Unfolding } from '../../ui/unfolding.tsx'

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
      <Eyebrow>{fillIn(words.changed, { date: longDate(updated) })}</Eyebrow>
      <h1 className="mt-3 text-title">{title}</h1>
      <div className="mt-12 grid gap-x-20 gap-y-12 lg:grid-cols-[16rem_1fr]">
        <nav aria-label={title} className="lg:sticky lg:top-28 lg:self-start">
          <Unfolding title={words.contents} className="sm:hidden">
            <Contents sections={sections} />
          </Unfolding>
          <Contents sections={sections} className="hidden columns-2 gap-x-12 sm:block lg:columns-1" />
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

function Contents({ sections, className = '' }: Pick<LegalPage, 'sections'> & { className?: string }) {
  return (
    <ol className={`text-base text-slate ${className}`}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="inline-block py-1 hover:text-ink hover:underline">
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
