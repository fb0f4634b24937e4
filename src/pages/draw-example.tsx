import { exampleWords } from '../content/draw-lists.ts'
import { drawPage, drawWords } from '../content/draws.ts'
import example from '../content/example-draw.generated.json' with { type: 'json' }
import { seo } from '../content/seo.ts'
import { OneDraw } from '../features/draws/one-draw.tsx'
import type { OneDraw as Detail } from '../features/draws/types.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { ClosingBand } from '../ui/closing-band.tsx'

export const meta = () => pageMeta(seo['/draws/example'])

const detail = example as Detail
const receipt = {
  label: drawWords.check.ticket.example,
  load: async () => (await fetch(exampleWords.receipt)).text(),
}

export default function ExampleDrawPage() {
  return (
    <>
      <OneDraw
        detail={detail}
        words={drawWords}
        picture={exampleWords.picture}
        file="example"
        marked={exampleWords}
        receipt={receipt}
      />
      <ClosingBand ground="paper" {...drawPage.closing} />
    </>
  )
}
