import { notFoundPage } from '../content/pages/not-found-page.ts'
import { notFoundMeta } from '../content/seo.ts'
import { LogUnknownPath } from '../features/navigation/log-unknown-path.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PageHero } from '../ui/page-hero.tsx'

export const meta = () => [{ title: notFoundMeta.title }, { name: 'robots', content: 'noindex' }]

export default function NotFoundPage() {
  const { eyebrow, title, text, picture, home, experiences } = notFoundPage
  return (
    <>
      <LogUnknownPath />
      <PageHero tall eyebrow={eyebrow} title={title} lead={text} picture={picture}>
        <ButtonLink to={home.to} look="ivory" arrow>
          {home.label}
        </ButtonLink>
        <ButtonLink to={experiences.to} look="outline">
          {experiences.label}
        </ButtonLink>
      </PageHero>
    </>
  )
}
