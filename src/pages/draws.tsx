import { drawsPage } from '../content/pages/draws-page.ts'
import { seo } from '../content/seo.ts'
import { DrawList } from '../features/draws/list/draw-list.tsx'
import { ExampleStrip } from '../features/draws/list/example-strip.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { ClosingBand } from '../ui/closing-band.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Section } from '../ui/section.tsx'

export const meta = () => pageMeta(seo['/draws'])

export default function DrawsPage() {
  return (
    <>
      <PageHero {...drawsPage.hero} />
      <Section>
        <ExampleStrip />
        <DrawList />
      </Section>
      <ClosingBand {...drawsPage.closing} />
    </>
  )
}
