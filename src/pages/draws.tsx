import { drawsPage, exampleWords } from '../content/draw-lists.ts'
import { anyDrawPicture, drawFacts, drawPage, drawPictures, drawStates } from '../content/draws.ts'
import example from '../content/example-draw.generated.json' with { type: 'json' }
import { seo } from '../content/seo.ts'
import { DrawCard } from '../features/draws/draw-card.tsx'
import { DrawGroup, DrawList } from '../features/draws/draw-list.tsx'
import type { PublicDraw } from '../features/draws/types.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { ClosingBand } from '../ui/closing-band.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Section } from '../ui/section.tsx'

export const meta = () => pageMeta(seo['/draws'])

const cardWords = { states: drawStates, facts: drawFacts, demonstration: drawPage.demonstration }
const pictureOf = (experience: string) => drawPictures[experience] ?? anyDrawPicture
const exampleDraw = example.draw as PublicDraw

export default function DrawsPage() {
  return (
    <>
      <PageHero {...drawsPage.hero} />
      <Section>
        <DrawList words={drawsPage} cardWords={cardWords} pictureOf={pictureOf} />
        <div className="mt-20">
          <DrawGroup title={drawsPage.groups.example}>
            <li>
              <DrawCard
                draw={exampleDraw}
                picture={exampleWords.picture}
                words={cardWords}
                to={exampleWords.path}
                follow={drawsPage.example.follow}
                marked={drawsPage.example}
              />
            </li>
          </DrawGroup>
        </div>
      </Section>
      <ClosingBand {...drawsPage.closing} />
    </>
  )
}
