import { winnersPage } from '../content/draw-lists.ts'
import { prizeWords } from '../content/draws.ts'
import { seo } from '../content/seo.ts'
import { WinnerList } from '../features/draws/winner-list.tsx'
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
        <WinnerList words={winnersPage} prize={prizeWords} />
      </Section>
      <ClosingBand {...winnersPage.closing} />
    </>
  )
}
