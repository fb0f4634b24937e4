import { winnersPage } from '../content/pages/winners-page.ts'
import { seo } from '../content/seo.ts'
import { WinnerList } from '../features/draws/list/winner-list.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { ClosingBand } from '../ui/closing-band.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Section } from '../ui/section.tsx'

export const meta = () => pageMeta(seo['/winners'])

export default function WinnersPage() {
  return (
    <>
      <PageHero {...winnersPage.hero} />
      <Section>
        <WinnerList />
      </Section>
      <ClosingBand {...winnersPage.closing} />
    </>
  )
}
