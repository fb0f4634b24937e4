import { type Point, polygon } from '../../engine/geometry.ts'
import { clamp, lerp, range } from '../../engine/numbers.ts'
import { cornered } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { type Block, drawBlock, type Town } from './city-blocks.ts'
import { drawBridges, drawManhattan, EYE, see } from './manhattan.ts'

/** Silver to the west, deep under the wing. */
function drawWater(s: Stage): void {
  const y = EYE.horizon
  s.rect(
    s.left,
    y,
    s.right - s.left,
    s.bottom - y,
    s.fine(['#ecebd2', '#bcd8d2', '#7fb4be', '#4a90a8', '#2c6e8e'], 0, y, 0, 940, true),
  )
  const random = s.random(4)
  const glints: Record<string, string[]> = { '#f6f0d8': [], '#2f7392': [] }
  for (const i of range(620)) {
    const away = 900 + 9000 * random() ** 2.2
    const right = -4200 + 5600 * random()
    const [gx, gy] = see([right, 0, away])
    const w = (26 + 60 * random()) * (1120 / away)
    const westward = gx < 520 + 300 * random()
    glints[westward && i % 3 ? '#f6f0d8' : '#2f7392']?.push(
      `M${Math.round(gx - w)} ${gy.toFixed(1)}q${Math.round(w)} ${(-w * 0.07).toFixed(1)} ${Math.round(2 * w)} 0q${Math.round(-w)} ${(w * 0.07).toFixed(1)} ${Math.round(-2 * w)} 0Z`,
    )
  }
  for (const [colour, d] of Object.entries(glints)) s.path(d.join(''), colour, 'opacity=".42"')
}

interface Bank {
  /** Away and right, from the far end to the near one. */
  readonly shore: readonly (readonly [number, number])[]
  /** -1: the land lies left of it. */
  readonly side: 1 | -1
  readonly towers: (away: number) => number
}

const JERSEY: Bank = {
  shore: [
    [90000, -1500],
    [9000, -1760],
    [5000, -1800],
    [3400, -1860],
    [2650, -2080],
    [2300, -3600],
  ],
  side: -1,
  towers: (away) => (away < 3300 ? 130 : 0),
}

const QUEENS: Bank = {
  shore: [
    [90000, 4000],
    [14000, 3150],
    [9000, 2900],
    [7000, 2560],
    [5200, 2700],
    [4300, 3050],
    [3300, 3200],
    [2700, 2500],
  ],
  side: 1,
  towers: (away) => (away > 6000 && away < 8000 ? 110 : 20),
}

/** A bank across the water: low and hazy, a few towers by the shore. */
function drawBank(s: Stage, { shore, side, towers }: Bank, seed: number): void {
  const line = shore.map(([away, right]) => see([right, 0, away]))
  const outer = side < 0 ? s.left - 900 : s.right + 900
  const land = polygon([...line, [outer, (line.at(-1) as Point)[1]], [outer, EYE.horizon]])
  const y = EYE.horizon
  s.path(
    land,
    s.lin(
      [s.shade('#a9c0b4', 0.6, 0.8), s.shade('#8fada6', 0.5, 0.6), s.shade('#7f9f96', 0.4, 0.45)],
      0,
      y,
      0,
      y + 190,
      true,
    ),
  )
  const random = s.random(seed)
  const shoreAt = (away: number): number => {
    const i = shore.findIndex(([u]) => u <= away)
    const [a, b] = [shore[i - 1], shore[i]]
    return a && b ? lerp(b[1], a[1], (away - b[0]) / (a[0] - b[0])) : Number.NaN
  }
  const town: Town = {
    see,
    light: -1,
    front: 0.4,
    depth: (away) => 0.48 + clamp((away - 2500) / 26000) * 0.46,
  }
  const blocks: Block[] = []
  for (let away = 2740; away < 22000; away *= 1.034)
    for (let k = 0; k < 60; k++) {
      const right = shoreAt(away) + side * (90 + k * away * 0.036)
      const x = EYE.x + (EYE.focal * right) / away
      if (!(x > s.left - 60 && x < s.right + 60)) break
      blocks.push({
        right,
        away,
        w: away * 0.022,
        d: away * 0.02,
        h: 12 + 26 * random() + (k < 5 ? towers(away) : 0) * random() ** 1.4,
        colour: ['#c9b8a0', '#b08a78', '#a8b8b8'][k % 3] as string,
      })
    }
  for (const block of blocks.sort((a, b) => b.away - a.away)) drawBlock(s, town, block)
}

/** A boat the size of a grain, and the two threads behind it. */
function drawFerry(s: Stage, right: number, away: number, to: readonly [number, number]): void {
  const [x, y] = see([right, 0, away])
  const [tx, ty] = see([to[0], 0, to[1]])
  for (const k of [-1, 1])
    s.path(
      polygon([
        [x, y - 1.6],
        [tx, ty + k * Math.abs(tx - x) * 0.07],
        [x, y + 1.6],
      ]),
      '#f8f6e8',
      'opacity=".75"',
    )
  const dir = Math.sign(x - tx)
  s.path(
    polygon([
      [x - dir * 7, y - 2],
      [x + dir * 4, y - 2],
      [x + dir * 9, y],
      [x + dir * 4, y + 2.4],
      [x - dir * 7, y + 2.4],
    ]),
    s.shade('#f8f2e2', 1),
  )
  s.rect(x - 4, y - 4, 7, 3, s.shade('#e2623c', 0.9))
}

const TIP: Point = [1068, 776]
const ROOT = 1700

/** The left wing from a seat behind it: leading edge above, flaps towards us, the winglet up in the light. */
function drawWing(s: Stage): void {
  const silver = (lit: number) => s.shade('#dfe5e4', lit)
  /** Along the wing, and from its leading (0) to its trailing edge (1). */
  const at = (t: number, chord: number): Point => [
    lerp(TIP[0], ROOT, t),
    lerp(TIP[1] + chord * 22, 756 + chord * 290, t),
  ]
  const band = (from: number, to: number, fill: string) =>
    s.path(polygon([at(0, from), at(1, from), at(1, to), at(0, to)]), fill)
  for (const t of [0.24, 0.5, 0.78]) {
    const [x, y] = at(t, 1)
    const k = 0.7 + t * 1.1
    s.path(cornered('-40,-22 26,-14 46,2 26,11 -34,2', x - 24 * k, y + 3, k), silver(0.12))
    s.path(cornered('-40,-22 26,-14 46,2 -34,-6', x - 24 * k, y + 3, k), silver(0.42))
  }
  band(0, 0.16, silver(1.14))
  band(0.16, 0.66, silver(0.84))
  band(0.66, 1, silver(0.58))
  band(0.985, 1.03, silver(0.14))
  const across = (t: number, from: number, to: number, lean: number) =>
    polygon([at(t, from), at(t - lean, to)], false)
  const seams = [
    polygon([at(0.06, 0.66), at(1, 0.66)], false),
    ...[0.3, 0.35, 0.66].map((t) => across(t, 0.66, 1, 0.012)),
    ...[0.2, 0.46, 0.72].map((t) => across(t, 0.16, 0.66, 0.016)),
  ]
  s.line(seams.join(''), s.shade('#3f6076', 0.3), 2, 'opacity=".6"')
  s.path(cornered('0,22 -2,-2 -44,-96 -31,-98 20,-2 34,20', TIP[0], TIP[1]), s.shade('#d8402c', 0.42))
  s.path(cornered('0,22 -2,-2 -44,-96 -38,-97 6,-2 10,22', TIP[0], TIP[1]), s.shade('#f4683c', 1.15))
}

export default scene({
  name: 'worldcup2026/day-1',
  seed: 61,
  light: {
    base: 'golden',
    sky: ['#3f82ac', '#74adc2', '#a9cfcf', '#dde4cc', '#f8e2b0'],
    haze: '#cfe0d8',
    shadow: '#123a5a',
    lit: '#ffcf84',
  },
  horizon: EYE.horizon,
  sun: { x: -300, y: 60, r: 30 },
  portrait: { x: 690, y: -130, w: 580, h: 1031 },
  layers: [
    sky({ disc: false, glow: 0.5 }),
    svg((s) => {
      drawWater(s)
      drawBank(s, JERSEY, 9)
      drawBank(s, QUEENS, 12)
      drawManhattan(s)
      drawBridges(s)
      drawFerry(s, -520, 1500, [-900, 1620])
      drawFerry(s, -900, 2500, [-560, 2620])
      drawWing(s)
    }),
  ],
})
