import { ellipsePath, type Point, polygon } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawSkyline } from '../../language/buildings/city.ts'
import { pitch, projectionOf, type StadiumCamera } from '../../language/buildings/stadium.ts'
import { crowdDabs } from '../../language/people/crowd-dabs.ts'
import { scene, svg } from '../../scene.ts'
import { crowdDots } from './crowd-dots.ts'

const UPPER_TIER: StadiumCamera = { eye: [0, 56, -112], pitch: 0.36, focal: 640, centre: [800, 522] }
const project = projectionOf(UPPER_TIER)
const see = (x: number, up: number, z: number): Point => {
  const [a, b] = project(x, up, z)
  return [a, b]
}

const HUES = ['#f4efe2', '#d8402c', '#3f86b8', '#f2bf3c', '#2f9a78', '#f4efe2', '#8fc4d8', '#e8743c']

/** A rounded oblong round the field, `off` metres outside its touchlines. */
const bowl = (off: number, up: number, angle: number): Point => {
  const [c, d] = [Math.cos(angle), Math.sin(angle)]
  const r = (Math.abs(c) ** 3.4 + Math.abs(d) ** 3.4) ** (-1 / 3.4)
  return see(c * r * (58 + off), up, d * r * (40 + off))
}

const [FROM, TO] = [-0.42, Math.PI + 0.42]
const ring = (off: number, up: number): Point[] => range(91).map((i) => bowl(off, up, lerp(FROM, TO, i / 90)))
const strip = (a: readonly Point[], b: readonly Point[]) => polygon([...a, ...[...b].reverse()])

interface Tier {
  readonly off: readonly [number, number]
  readonly up: readonly [number, number]
  readonly rows: number
}

const TIERS: readonly Tier[] = [
  { off: [40, 66], up: [27, 49], rows: 19 },
  { off: [9, 36], up: [3, 20], rows: 22 },
]

/** Everybody a dab, blocks of one side's colours among the mixed ones. */
function drawTier(s: Stage, { off, up, rows }: Tier): void {
  s.path(strip(ring(off[1], up[1]), ring(off[0], up[0])), s.shade('#1d4a70', 0.35))
  const random = s.random(off[0])
  const dots = HUES.map((): string[] => [])
  for (const row of range(rows)) {
    const t = (row + 0.5) / rows
    for (let a = FROM; a < TO; a += 0.0052 + 0.002 * random()) {
      if ((a * 5.6 + 20) % 1 < 0.05) continue
      const [x, y] = bowl(lerp(off[0], off[1], t), lerp(up[0], up[1], t) + 0.6, a)
      const block = Math.floor(a * 5.6 + 20) * 3
      const hue = random() < 0.45 ? block % 8 : Math.floor(random() * 8)
      dots[hue]?.push(ellipsePath(x, y, 1.7, 2))
    }
  }
  for (const [i, d] of dots.entries()) s.path(d.join(''), s.shade(HUES[i] ?? '', 0.78, 0.08))
}

function drawBowl(s: Stage): void {
  s.rect(s.left, 330, s.right - s.left, s.bottom - 330, s.shade('#0f3450', 0.3))
  const [upper, lower] = TIERS as readonly [Tier, Tier]
  drawTier(s, upper)
  s.path(strip(ring(39, 27), ring(36, 20)), s.shade('#0c2444', 0.3))
  s.line(polygon(ring(37, 23.4), false), '#ffd98a', 3)
  drawTier(s, lower)
}

/** A thin roof over the last rows, its inner edge set with lamps. */
function drawRoofline(s: Stage): void {
  s.path(strip(ring(72, 60), ring(46, 57)), s.shade('#27506f', 0.5))
  s.path(strip(ring(72, 60), ring(70, 62)), s.shade('#e8f4f2', 0.85))
  const ribs = range(46).map((i) => {
    const a = lerp(FROM, TO, i / 45)
    return polygon([bowl(46, 57, a), bowl(71, 60.4, a)], false)
  })
  s.line(ribs.join(''), s.shade('#9fc4d0', 0.7), 1.2, 'opacity=".7"')
  s.line(polygon(ring(46, 57), false), s.shade('#0c2444', 0.4), 4)
  for (const i of range(31)) {
    const [x, y] = bowl(46, 56.4, lerp(FROM, TO, i / 30))
    s.path(ellipsePath(x, y, 13, 10), '#d8f4ff', 'opacity=".2"')
    s.path(ellipsePath(x, y, 5, 3.4), '#fdfff6')
  }
}

/** Where the twenty-two and the referee wait, in metres from the centre spot. */
const REDS = outline('-46,0 -30,-18 -33,-6 -33,7 -30,19 -15,-12 -17,1 -14,14 -4,-20 -1.4,0.6 -4,19')
const WHITES = outline('46,0 31,-19 34,-7 33,6 31,18 17,-14 15,0 17,13 11,-22 10.6,1 10,21')

function drawTeams(s: Stage): void {
  const shirt = (points: readonly Point[], cloth: string, legs: string) => {
    for (const [x, z] of points) {
      const [px, py] = see(x, 0, z)
      const m = UPPER_TIER.focal / project(x, 0, z)[2]
      const h = m * 2.5
      s.path(
        `M${px} ${py}l${-h * 0.9} ${h * 0.22}l2 1.4l${h * 0.9} ${-h * 0.2}Z`,
        s.light.shadow,
        'opacity=".5"',
      )
      s.rect(px - h * 0.13, py - h * 0.46, h * 0.26, h * 0.46, s.shade(legs, 0.8))
      s.rect(px - h * 0.19, py - h * 0.84, h * 0.38, h * 0.44, s.shade(cloth, 1))
      s.path(ellipsePath(px, py - h * 0.94, h * 0.13), s.shade('#6a4630', 0.8))
    }
  }
  const all = [...REDS, ...WHITES].sort((a, b) => b[1] - a[1])
  for (const p of all)
    shirt([p], REDS.includes(p) ? '#e0402c' : '#fbf8ee', REDS.includes(p) ? '#fbf8ee' : '#24457c')
  shirt([[3.4, 5]], '#1c2430', '#1c2430')
  const [bx, by] = see(0, 0.2, 0)
  s.path(ellipsePath(bx - 3, by + 1.6, 4, 1.4), s.light.shadow, 'opacity=".5"')
  s.path(ellipsePath(bx, by, 2.6), '#ffffff')
}

function drawSky(s: Stage): void {
  for (const [i, tone] of [
    '#0c2c52',
    '#0f3a62',
    '#154d74',
    '#216a8a',
    '#448f9c',
    '#86b8a8',
    '#e8d8a0',
  ].entries())
    s.rect(s.left, i ? ([0, 70, 126, 172, 210, 242, 268][i] ?? 0) : s.top, s.right - s.left, s.bottom, tone)
}

function drawManhattanBeyond(s: Stage): void {
  const row = { from: 420, to: 1180, width: [13, 26] as const }
  drawSkyline(s, {
    ...row,
    y: 330,
    h: 235,
    depth: 0.5,
    colour: '#2f6482',
    lamps: 0.3,
    seed: 4,
    envelope: (t) => 0.45 + 0.55 * Math.sin(t * 8.4 + 0.6) ** 2,
  })
  drawSkyline(s, {
    ...row,
    y: 330,
    h: 150,
    depth: 0.22,
    colour: '#1c4a6c',
    lamps: 0.45,
    seed: 9,
    envelope: (t) => 0.6 + 0.4 * Math.sin(t * 11) ** 2,
  })
  const x = 892
  const stone = (lit: number) => s.shade('#7fa8b4', lit, 0.1)
  for (const [w, top] of [
    [44, 250],
    [34, 206],
    [26, 168],
    [15, 150],
    [8, 138],
  ] as const) {
    s.rect(x - w / 2, top, w, 330 - top, stone(0.3))
    s.rect(x - w / 2, top, w * 0.4, 330 - top, stone(0.62))
  }
  s.path(`M${x - 3} 140L${x} 78L${x + 3} 140Z`, stone(0.9))
  s.rect(x - 9, 152, 18, 14, '#fff0b8')
  s.path(
    range(22)
      .map((i) => `M${x - 12 + (i % 4) * 7} ${178 + Math.floor(i / 4) * 20}h3v9h-3Z`)
      .join(''),
    '#ffd98a',
  )
}

/** The rows before us, from behind. */
function drawNearRows(s: Stage): void {
  const rows = range(7).map((i) => ({ from: s.left, to: s.right, y: 782 + i * 10.5, h: 12 + i * 2.6 }))
  s.rect(s.left, 764, s.right - s.left, 160, s.shade('#123a5c', 0.2))
  s.rect(s.left, 760, s.right - s.left, 5, s.shade('#d8ecec', 0.8))
  crowdDots(s, { rows, hues: HUES, lit: 0.5, seed: 7 })
  crowdDabs(s, {
    far: { from: s.left, to: s.right, y: 858, h: 36 },
    near: { from: s.left, to: s.right, y: 934, h: 66 },
    rows: 4,
    hues: HUES,
    packed: 0.6,
    raised: 0.22,
    hats: 0.16,
    key: 0.45,
    seed: 3,
  })
}

export default scene({
  name: 'posters/worldcup2026',
  seed: 51,
  light: {
    base: 'dusk',
    sky: ['#082444', '#13486e', '#1f6486', '#86b8a8', '#e8d8a0'],
    haze: '#3f8296',
    lit: '#eefcff',
    shadow: '#071e3a',
  },
  horizon: 284,
  sun: { x: 1500, y: 200, r: 10 },
  view: { x: 440, y: 0, w: 720, h: 900 },
  layers: [
    svg((s) => {
      drawSky(s)
      drawManhattanBeyond(s)
      drawRoofline(s)
      drawBowl(s)
    }),
    pitch(UPPER_TIER),
    svg((s) => {
      drawTeams(s)
      drawNearRows(s)
    }),
  ],
  finish: { bloom: 0.45, vignette: 0.22 },
})
