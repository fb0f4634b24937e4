import type { OneDraw as Detail } from '../../contract/draws.ts'
import example from '../content/example-draw.generated.json' with { type: 'json' }
import { drawPage } from '../content/pages/draw-page.ts'
import { exampleDrawPage } from '../content/pages/example-draw-page.ts'
import { seo } from '../content/seo.ts'
import { OneDraw } from '../features/draws/page/one-draw.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { ClosingBand } from '../ui/closing-band.tsx'

export const meta = () => pageMeta(seo['/draws/example'])

const detail = example as Detail
const receipt = {
  label: exampleDrawPage.receipt.label,
  load: async () => (await fetch(exampleDrawPage.receipt.address)).text(),
}

export default function ExampleDrawPage() {
  return (
    <>
      <OneDraw detail={detail} file="example" marked={exampleDrawPage} receipt={receipt} />
      <ClosingBand ground="paper" {...drawPage.closing} />
    </>
  )
}
