/** Cuts the site's faces out of the published ones: `npm run fonts` writes src/fonts/*.woff2. Why: decision 7. */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

type Face = {
  /** Below node_modules/@fontsource-variable, without its ending. */
  published: string
  letters: string
  weights: number | { min: number; max: number }
}

const span = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

const ascii = span(0x20, 0x7e)
const dashesAndQuotes = '–—‘’“”…'
/** The grave accent alone joins letters that have no sign of their own with it. */
const latin = `${ascii}${span(0xa0, 0xff)}Œœ\u0300${dashesAndQuotes}•€™−↑↓`

export const faces: Record<string, Face> = {
  cormorant: {
    published: 'cormorant/files/cormorant-latin-wght-normal',
    letters: latin,
    weights: { min: 500, max: 600 },
  },
  'cormorant-italic': {
    published: 'cormorant/files/cormorant-latin-wght-italic',
    letters: `${ascii}àçèé${dashesAndQuotes}`,
    weights: 500,
  },
  jost: { published: 'jost/files/jost-latin-wght-normal', letters: latin, weights: { min: 400, max: 500 } },
}

export async function cut({ published, letters, weights }: Face): Promise<Buffer> {
  const source = new URL(`../node_modules/@fontsource-variable/${published}.woff2`, import.meta.url)
  return subsetFont(await readFile(source), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })
}

export function fileOf(name: string): string {
  return fileURLToPath(new URL(`../src/fonts/${name}.woff2`, import.meta.url))
}

if (import.meta.main) {
  for (const [name, face] of Object.entries(faces)) await writeFile(fileOf(name), await cut(face))
}
