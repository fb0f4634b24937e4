import { describe, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'
import { sheet } from './motifs/clouds.ts'
import { dunes } from './motifs/land.ts'
import { palm } from './motifs/palm.ts'
import { person } from './motifs/people.ts'
import { sky } from './motifs/sky.ts'
import { water } from './motifs/water.ts'
import { render, scene } from './scene.ts'

const oasis = scene({
  name: 'test/oasis',
  seed: 5,
  light: 'golden',
  horizon: 500,
  sun: { x: 1100, y: 360, r: 60 },
  portrait: { x: 820, y: -330, w: 700, h: 1244 },
  layers: [
    sky({ rays: 0.05 }),
    sheet(),
    dunes(),
    water({ y: 700 }),
    palm({ x: 1300, y: 760, h: 400 }),
    person({ x: 1100, y: 800, h: 180 }),
  ],
})

describe('a scene', () => {
  test('gives the same bytes whenever it is drawn', async () => {
    const first = await render(oasis, oasis.view, 240)
    const second = await render(oasis, oasis.view, 240)
    expect(Buffer.from(first.pixels).equals(Buffer.from(second.pixels))).toBe(true)
  })

  test('fills the upright camera of a phone to its edges', async () => {
    const upright = oasis.portrait ?? oasis.view
    const drawn = await render(oasis, upright, 120)
    const empty = await render({ ...oasis, layers: [] }, upright, 120)
    expect(drawn.height).toBe(Math.round((120 * 1244) / 700))
    const shares = edgesOf(drawn).map((edge, side) => shareThatDiffers(edge, edgesOf(empty)[side]))
    for (const share of shares) expect(share).toBeGreaterThan(0.9)
  })
})

/** The outermost pixels on each of the four sides. */
function edgesOf({ pixels, width, height }: Awaited<ReturnType<typeof render>>): string[][] {
  const at = (x: number, y: number) => pixels.slice((y * width + x) * 3, (y * width + x) * 3 + 3).join()
  const row = (y: number) => Array.from({ length: width }, (_, x) => at(x, y))
  const column = (x: number) => Array.from({ length: height }, (_, y) => at(x, y))
  return [row(0), row(height - 1), column(0), column(width - 1)]
}

function shareThatDiffers(edge: string[], other: string[] = []): number {
  return edge.filter((pixel, place) => pixel !== other[place]).length / edge.length
}

describe('the fingerprint of a scene', () => {
  const file = `const blue = '#00f'
const red = '#f00'
export default [
  scene({ name: 'a', layers: [svg((s) => s.circle(1, 1, 1, blue))] }),
  scene({ name: 'b', layers: [svg((s) => s.circle(2, 2, 2, red))] }),
]
`

  test('stays when a neighbour is redrawn', () => {
    expect(fingerprint(file.replace('2, 2, 2', '3, 3, 3'), 'a')).toBe(fingerprint(file, 'a'))
  })

  test('stays when the formatter lays it out anew', () => {
    const laidOut = file.replace(
      'svg((s) => s.circle(1, 1, 1, blue))',
      'svg((s) =>\n      s.circle(1, 1, 1, blue),\n    )',
    )
    expect(laidOut).not.toBe(file)
    expect(fingerprint(laidOut, 'a')).toBe(fingerprint(file, 'a'))
  })

  test('changes with the scene itself and with the helpers it uses', () => {
    expect(fingerprint(file.replace('1, 1, 1', '3, 3, 3'), 'a')).not.toBe(fingerprint(file, 'a'))
    expect(fingerprint(file.replace('#00f', '#00e'), 'a')).not.toBe(fingerprint(file, 'a'))
    expect(fingerprint(file.replace('#f00', '#e00'), 'a')).toBe(fingerprint(file, 'a'))
  })
})
