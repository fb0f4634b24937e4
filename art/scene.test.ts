import { describe, expect, test } from 'vitest'
import { dunes } from './language/land/land.ts'
import { drawPerson } from './language/people/person.ts'
import { palm } from './language/plants/palm.ts'
import { water } from './language/sea/water.ts'
import { sheet } from './language/sky/clouds.ts'
import { sky } from './language/sky/sky.ts'
import { type Layers, type Rendering, render, scene, svg } from './scene.ts'

const oasis = scene({
  name: 'test/oasis',
  seed: 5,
  light: 'golden',
  horizon: 500,
  sun: { x: 1100, y: 360, r: 60 },
  portrait: { x: 820, y: -330, w: 700, h: 1244 },
  layers: [
    sky({ rays: 0.05, to: 560 }),
    sheet(),
    dunes(),
    water({ y: 700 }),
    palm({ x: 1300, y: 760, h: 400 }),
    svg((s) => drawPerson(s, { x: 1100, y: 800, h: 180 })),
  ],
})

/** Shows wherever the layers above it leave a gap. */
const ground = (colour: string) =>
  svg((s) => s.rect(s.left, s.top, s.right - s.left, s.bottom - s.top, colour))

describe('a scene', () => {
  test('gives the same bytes whenever it is drawn', async () => {
    const first = await render(oasis, oasis.view, 240)
    const second = await render(oasis, oasis.view, 240)
    expect(Buffer.from(first.pixels).equals(Buffer.from(second.pixels))).toBe(true)
    const other = await render({ ...oasis, seed: 6 }, oasis.view, 240)
    expect(Buffer.from(first.pixels).equals(Buffer.from(other.pixels))).toBe(false)
  })

  test('fills the upright camera of a phone to its edges', async () => {
    const upright = oasis.portrait ?? oasis.view
    const on = (colour: string, layers: Layers) =>
      render({ ...oasis, layers: [ground(colour), layers] }, upright, 120)
    const bare = await on('#f00', [])
    const drawn = await on('#f00', oasis.layers)
    const onGreen = await on('#0f0', oasis.layers)
    expect(drawn.height).toBe(Math.round((120 * 1244) / 700))
    expect(edgesThatDiffer(drawn, bare)).toEqual([1, 1, 1, 1])
    expect(edgesThatDiffer(drawn, onGreen)).toEqual([0, 0, 0, 0])
  })
})

/** What share of the outermost pixels differs so that one could see it: at the top, bottom, left and right. */
function edgesThatDiffer({ pixels, width, height }: Rendering, other: Rendering): number[] {
  const seen = (x: number, y: number) =>
    [0, 1, 2].some((channel) => {
      const place = (y * width + x) * 3 + channel
      return Math.abs((pixels[place] ?? 0) - (other.pixels[place] ?? 0)) > 4
    })
  const row = (y: number) => Array.from({ length: width }, (_, x) => seen(x, y))
  const column = (x: number) => Array.from({ length: height }, (_, y) => seen(x, y))
  return [row(0), row(height - 1), column(0), column(width - 1)].map(
    (edge) => edge.filter(Boolean).length / edge.length,
  )
}
