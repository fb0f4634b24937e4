import { type Point, polygon, rectPath } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import { cornered, curved } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

const STONE = '#8d8a80'

/** The square belfry of Cagsawa, its foot in the ground since 1814; x is its near edge, y the grass. Light from the right. */
export function drawBelfry(s: Stage, o: { x: number; y: number; k: number }): void {
  const p = (text: string) => cornered(text, o.x, o.y, o.k)
  s.path(p('-118,12 92,16 -16,44 -356,66 -330,40'), s.light.shadow, 'opacity=".38"')
  const dark = p(
    '-118,10 -116,-112 -124,-116 -122,-130 -112,-134 -110,-252 -117,-256 -115,-270 -106,-274 -102,-330 -92,-346 -80,-340 -70,-366 -52,-360 -34,-378 -14,-372 0,-382 0,24',
  )
  const light = p(
    '0,24 0,-382 12,-376 26,-384 38,-362 52,-368 62,-348 74,-342 80,-274 88,-270 89,-256 83,-252 86,-134 94,-130 95,-116 89,-112 92,12',
  )
  s.path(dark, s.shade(STONE, 0.2))
  s.path(light, s.shade('#b4ac98', 0.96))
  s.clipped(dark, () => drawCourses(s, o, -126, 0, [0.08, 0.34]))
  s.clipped(light, () => drawCourses(s, o, 0, 98, [0.62, 1]))
  for (const y of [-134, -274]) {
    s.path(p(`-126,${y + 22} -126,${y + 8} 0,${y + 2} 0,${y + 18}`), s.shade(STONE, 0.4))
    s.path(p(`0,${y + 18} 0,${y + 2} 98,${y + 8} 98,${y + 22}`), s.shade('#d8d0b8', 1))
    s.path(
      p(`-120,${y + 30} -126,${y + 22} 0,${y + 18} 98,${y + 22} 90,${y + 30} 0,${y + 27}`),
      s.light.shadow,
      'opacity=".4"',
    )
  }
  drawArches(s, o)
  drawGrowth(s, o)
}

function drawCourses(
  s: Stage,
  o: { x: number; y: number; k: number },
  from: number,
  to: number,
  lits: readonly [number, number],
): void {
  const random = s.random(from + 200)
  const tones: [string[], string[]] = [[], []]
  for (const row of range(21))
    for (let x = from + (row % 2) * -12; x < to; ) {
      const w = 18 + random() * 22
      if (random() < 0.42)
        tones[random() < 0.5 ? 0 : 1].push(
          rectPath(o.x + x * o.k, o.y + (18 - (row + 1) * 19) * o.k, (w - 2) * o.k, 16 * o.k),
        )
      x += w
    }
  for (const i of [0, 1] as const) s.path(tones[i].join(''), s.shade(STONE, lits[i]), 'opacity=".55"')
}

/** One opening on each face and storey, with the thickness of the wall. */
function drawArches(s: Stage, o: { x: number; y: number; k: number }): void {
  const arch = (x: number, y: number, w: number, h: number, lit: boolean) => {
    const at = (px: number, py: number) => `${o.x + px * o.k} ${o.y + py * o.k}`
    const r = (w / 2) * o.k
    const d = `M${at(x - w / 2, y)}V${o.y + (y - h) * o.k}A${r} ${r * 1.05} 0 0 1 ${at(x + w / 2, y - h)}V${o.y + y * o.k}Z`
    s.path(d, s.shade('#1c2c48', 0.12))
    s.clipped(d, () =>
      s.rect(
        o.x + (x - w / 2) * o.k,
        o.y + (y - h - w) * o.k,
        10 * o.k,
        (h + w) * o.k,
        s.shade(STONE, lit ? 0.9 : 0.34),
      ),
    )
    s.line(d, s.shade(lit ? '#d8d0b8' : STONE, lit ? 1 : 0.42), 5 * o.k)
  }
  arch(-58, 40, 44, 40, false)
  arch(46, 40, 40, 40, true)
  arch(-56, -150, 40, 42, false)
  arch(42, -150, 36, 42, true)
  arch(-52, -288, 32, 26, false)
  arch(38, -288, 28, 26, true)
}

/** Ferns and a young fig on the ledges; grass over the foot. */
function drawGrowth(s: Stage, o: { x: number; y: number; k: number }): void {
  const random = s.random(8)
  const tuft = (x: number, y: number, n: number, size: number) => {
    for (const lit of [0.25, 0.9]) {
      const blades = range(n).map(() => {
        const a = -Math.PI / 2 + (random() - 0.5) * 2.4
        const r = size * (0.6 + random() * 0.6)
        const [px, py] = [o.x + (x + (random() - 0.5) * size * 0.9) * o.k, o.y + y * o.k]
        const [qx, qy] = [px + Math.cos(a) * r * o.k, py + Math.sin(a) * r * o.k]
        return `M${px - 2.4} ${py}Q${(px + qx) / 2 - 4} ${(py + qy) / 2 - 5} ${qx} ${qy}Q${(px + qx) / 2 + 5} ${(py + qy) / 2} ${px + 2.4} ${py}Z`
      })
      s.path(blades.join(''), s.shade('#4f8a3c', lit))
    }
  }
  tuft(-64, -360, 16, 34)
  tuft(10, -378, 14, 30)
  tuft(60, -346, 12, 28)
  tuft(-112, -268, 8, 18)
  tuft(84, -130, 8, 18)
  tuft(-100, -128, 7, 16)
  const mound = '-176,34 -120,16 -70,6 -20,14 30,8 80,4 118,14 160,30 140,52 0,58 -150,54'
  s.path(curved(mound, o.x, o.y, o.k, 1, 0.8), s.shade('#8cc454', 0.95))
  s.path(curved('-176,36 -110,20 -40,22 -60,40 -130,54', o.x, o.y, o.k, 1, 0.8), s.shade('#4f8a44', 0.4))
  for (const i of range(15)) tuft(-128 + i * 17, 24 + Math.sin(i * 2) * 5, 5, 18)
}

/** What is left of the nave: low broken walls with empty windows. */
export function drawRuins(s: Stage, x: number, y: number, k: number): void {
  const wall = (text: string, lit: number) => s.path(cornered(text, x, y, k), s.shade('#a8a08c', lit))
  s.path(cornered('0,4 210,8 170,22 -60,20', x, y, k), s.light.shadow, 'opacity=".3"')
  wall('0,6 2,-54 22,-62 40,-48 66,-58 70,-40 104,-44 112,-26 150,-30 158,-10 210,-6 214,8', 0.36)
  wall('214,8 210,-6 236,-2 240,12', 0.95)
  for (const px of [28, 82])
    s.path(
      cornered(`${px},2 ${px},-24 ${px + 10},-32 ${px + 20},-24 ${px + 20},2`, x, y, k),
      s.shade('#6f9f58', 0.8),
    )
}

interface Cone {
  readonly x: number
  readonly top: number
  readonly base: number
  readonly spread: number
}

/** Where a ridge runs: -1 left skyline … 1 right skyline, t 0 summit … 1 foot; the slope is concave. */
const slope = (o: Cone, ridge: number, t: number): Point => [
  o.x + ridge * (12 + (o.spread - 12) * t ** 1.62),
  lerp(o.top, o.base, t) + (1 - ridge * ridge) * 30 * t,
]

/** Mayon in hard planes: every ridge a lit and a shaded face, ash grey above, forest below. */
export function drawMayon(s: Stage, o: Cone): void {
  const steps = range(15).map((i) => i / 14)
  const sector = (a: number, b: number, from = 0, to = 1): string => {
    const along = steps.filter((t) => t >= from - 0.001 && t <= to + 0.001)
    return polygon([...along.map((t) => slope(o, a, t)), ...along.toReversed().map((t) => slope(o, b, t))])
  }
  s.path(sector(-1, 1), s.shade('#7d97a0', 0.6, 0.34))
  s.path(sector(0.12, 1), s.shade('#a8bcb8', 0.95, 0.3))
  const ridges = [-0.92, -0.74, -0.6, -0.44, -0.3, -0.16, 0, 0.14, 0.3, 0.44, 0.6, 0.76, 0.9]
  for (const [i, r] of ridges.entries()) {
    const reach = 0.62 + ((i * 37) % 36) / 100
    const start = 0.1 + ((i * 23) % 20) / 100
    const dark = steps.map((t) => lerp(start, reach, t))
    const blade = [
      ...dark.map((t) => slope(o, r, t)),
      ...dark
        .toReversed()
        .map((t) => slope(o, r - 0.075 * Math.sin(((t - start) / (reach - start)) * Math.PI), t)),
    ]
    s.path(polygon(blade), s.shade('#5f7f8c', r > 0.1 ? 0.5 : 0.22, 0.3))
  }
  const random = s.random(12)
  const edge = (at: number, rough: number): Point[] =>
    range(33).map((i) => {
      const r = -1 + i / 16
      return slope(o, r, at + (random() - 0.5) * rough)
    })
  const foot: Point[] = [slope(o, 1, 1), [o.x, o.base + 60], slope(o, -1, 1)]
  s.clipped(sector(-1, 1), () => {
    s.path(polygon([...edge(0.62, 0.13), ...foot]), s.shade('#6fa184', 0.62, 0.34))
    s.path(polygon([...edge(0.78, 0.1), ...foot]), s.shade('#5a9a6c', 0.6, 0.26))
  })
}

/** A plume of steam leaning on the wind, in two tones. */
export function drawPlume(s: Stage, o: Cone): void {
  const shape = (text: string, fill: string) => s.path(curved(text, o.x, o.top, 1, 1, 0.85), fill)
  shape(
    '-9,6 10,6 16,-20 8,-44 -8,-66 -36,-80 -66,-78 -92,-94 -130,-92 -156,-104 -196,-98 -232,-104 -262,-92 -236,-84 -206,-78 -180,-64 -146,-66 -122,-50 -92,-54 -66,-38 -40,-40 -22,-20',
    s.shade('#b9d2da', 0.8, 0.06),
  )
  shape(
    '0,-2 10,-20 4,-44 -12,-62 -38,-74 -66,-70 -94,-86 -130,-84 -158,-96 -196,-92 -176,-82 -150,-80 -126,-66 -96,-68 -70,-54 -44,-56 -22,-38 -8,-20',
    s.shade('#ffffff', 1),
  )
}
