import { drawsPage, exampleWords } from '../content/draw-lists.ts'
import { anyDrawPicture, drawFacts, drawPage, drawPictures, drawStates } from '../content/draws.ts'
import { seo } from '../content/seo.ts'
import { DrawList } from '../features/draws/draw-list.tsx'
import { ExampleStrip } from '../features/draws/example-strip.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { ClosingBand } from '../ui/closing-band.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Section } from '../ui/section.tsx'

export const meta = () => pageMeta(seo['/draws'])

const cardWords = { states: drawStates, facts: drawFacts, demonstration: drawPage.demonstration }
const pictureOf = (experience: string) => drawPictures[experience] ?? anyDrawPicture

export default function DrawsPage() {
  return (
    <>
      <PageHero {...drawsPage.hero} />
      <Section>
        <ExampleStrip to={exampleWords.path} picture={exampleWords.picture} words={drawsPage.example} />
        <DrawList words={drawsPage} cardWords={cardWords} pictureOf={pictureOf} />
      </Section>
      <ClosingBand {...drawsPage.closing} />
    </>
  )
}
