import { ellipsePath, type Point, polygon, smooth } from '../../engine/geometry.ts'
import { fbm1 } from '../../engine/noise.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Random } from '../../engine/random.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawCrown } from '../../language/plants/foliage.ts'

/** Everything beside the canal runs with it, a little aslant. */
export const SLANT = 0.14
export const along = (x: number, y: number): number => x + (y - 450) * SLANT
const BANK = { left: 96, right: 730 }

const strip = (s: Stage, from: number, to: number, rough = 0): string => {
  const ys = range(41).map((i) => s.top - 20 + (i / 40) * (s.bottom - s.top + 40))
  const edge = (x: number, salt: number) =>
    ys.map((y): Point => [along(x, y) + rough * (fbm1(y / 60 + salt, salt, 3, 0.5) - 0.5), y])
  return polygon([...edge(from, 3), ...edge(to, 8).toReversed()])
}

const inView = (s: Stage, random: Random, from: number, to: number): Point => {
  const y = s.top + random() * (s.bottom - s.top)
  return [along(from + random() * (to - from), y), y]
}

/** Still green water, the wall's shadow on it, and the rafts of petals that drift down the middle. */
export function drawPetalWater(s: Stage): void {
  s.path(strip(s, BANK.left, BANK.right), s.shade('#3f7f86', 0.8))
  s.path(strip(s, BANK.left, 300, 30), s.shade('#58989a', 0.95))
  const canal = strip(s, BANK.left, BANK.right)
  s.clipped(canal, () => {
    drawRafts(s)
    drawLoosePetals(s)
    s.path(strip(s, BANK.right - 78, BANK.right, 10), s.light.shadow, 'opacity=".42"')
    s.path(strip(s, BANK.right - 26, BANK.right), s.shade('#4f4a5c', 0.1))
  })
}

/** A stream of petals: how far from the left wall its middle runs, how it sways, how wide it is. */
interface Stream {
  readonly x: number
  readonly sway: number
  readonly wide: number
  readonly salt: number
  /** Where it thins out to nothing: 0 never, 1 often. */
  readonly broken: number
}

const STREAMS: readonly Stream[] = [
  { x: 372, sway: 70, wide: 116, salt: 2, broken: 0 },
  { x: 604, sway: 30, wide: 58, salt: 7, broken: 0.34 },
  { x: 176, sway: 30, wide: 40, salt: 13, broken: 0.45 },
]

const middle = (st: Stream, y: number): number =>
  along(st.x, y) + st.sway * Math.sin(y / 210 + st.salt) + st.sway * 0.4 * Math.sin(y / 90 + st.salt * 3)

const halfWidth = (st: Stream, y: number): number =>
  Math.max(0, st.wide * (0.35 + 1.3 * fbm1(y / 190 + st.salt, st.salt, 2, 0.5) - st.broken))

const streamOutline = (s: Stage, st: Stream, from: number, to: number): string => {
  const ys = range(61).map((i) => s.top - 40 + (i / 60) * (s.bottom - s.top + 80))
  const edge = (k: number) => ys.map((y): Point => [middle(st, y) + k * halfWidth(st, y), y])
  return smooth([...edge(from), ...edge(to).toReversed()], true, 0.9)
}

function drawRafts(s: Stage): void {
  for (const [from, to, colour, lit] of [
    [-1, 1, '#e6a3b8', 0.85],
    [-0.74, 0.62, '#f0bac8', 0.95],
    [-0.46, 0.2, '#f8d4da', 1],
  ] as const)
    for (const st of STREAMS) s.path(streamOutline(s, st, from, to), s.shade(colour, lit))
  const random = s.random(17)
  for (const [colour, lit] of [
    ['#dd90a8', 0.8],
    ['#f9d3da', 1],
    ['#fff4f2', 1],
  ] as const) {
    const petals = STREAMS.flatMap((st) =>
      range(st.wide * 19).map(() => {
        const y = s.top + random() * (s.bottom - s.top)
        const half = halfWidth(st, y)
        if (half < 3) return ''
        return petalPath(middle(st, y) + (random() + random() - 1) * (half * 1.12 + 16), y, random)
      }),
    )
    s.path(petals.join(''), s.shade(colour, lit))
  }
}

const petalPath = (x: number, y: number, random: Random, size = 1): string => {
  const a = random() * 6.283
  const r = (3.2 + random() * 2.4) * size
  const [ux, uy] = [Math.cos(a) * r, Math.sin(a) * r]
  return `M${round1(x - ux)} ${round1(y - uy)}q${round1(ux - uy * 0.9)} ${round1(uy + ux * 0.9)} ${round1(2 * ux)} ${round1(2 * uy)}q${round1(-ux + uy * 0.9)} ${round1(-uy - ux * 0.9)} ${round1(-2 * ux)} ${round1(-2 * uy)}Z`
}

function drawLoosePetals(s: Stage): void {
  const random = s.random(29)
  const loose = range(360).map(() => petalPath(...inView(s, random, BANK.left, BANK.right), random))
  s.path(loose.join(''), s.shade('#fbdde0', 1))
  const ripples = range(60).map(() => {
    const [x, y] = inView(s, random, BANK.left, BANK.right)
    return `M${round1(x)} ${round1(y)}q${round1(5 + random() * 5)} ${round1(16 + random() * 18)} ${round1(6 + random() * 8)} ${round1(44 + random() * 40)}`
  })
  s.line(ripples.join(''), s.shade('#c9e4de', 1), 1.6, 'opacity=".45"')
}

/** A course of dressed granite along the water, joints at every pace. */
function drawKerb(s: Stage, from: number, to: number, seed: number): void {
  const random = s.random(seed)
  s.path(strip(s, from, to), s.shade('#5f5a62', 0.2))
  for (let y = s.top - 60 - random() * 60; y < s.bottom + 20; ) {
    const l = 92 + random() * 60
    const block = [
      [along(from + 1, y), y],
      [along(to - 1, y), y],
      [along(to - 1, y + l), y + l - 3],
      [along(from + 1, y + l), y + l - 3],
    ] as const
    s.path(polygon(block), s.shade(random() < 0.5 ? '#c4bcb4' : '#b2aaa6', 0.82 + random() * 0.18))
    y += l
  }
  s.path(strip(s, to - 6, to - 1), s.shade('#efe8dc', 1), 'opacity=".8"')
  const moss = range(46).map(() => {
    const [x, y] = inView(s, random, from, to)
    return ellipsePath(x, y, 3 + random() * 9, 3 + random() * 12)
  })
  s.path(moss.join(''), s.shade('#8aa65a', 0.9), 'opacity=".75"')
}

/** Moss, gravel, and the double row of slabs that a professor walked. */
export function drawBanks(s: Stage): void {
  s.path(strip(s, -900, BANK.left), s.shade('#6f9a55', 0.8))
  s.path(strip(s, BANK.right, 2300), s.shade('#86ad5c', 0.95))
  drawKerb(s, BANK.left - 46, BANK.left, 4)
  drawKerb(s, BANK.right, BANK.right + 50, 9)
  const random = s.random(13)
  for (const [colour, lit] of [
    ['#6f9850', 0.8],
    ['#a8c66c', 1],
  ] as const) {
    const tufts = range(420).map(() => {
      const [x, y] = inView(s, random, BANK.right + 50, 2200)
      return ellipsePath(x, y, 3 + random() * 9, 2 + random() * 6)
    })
    s.path(tufts.join(''), s.shade(colour, lit))
  }
  drawSlabs(s, random)
  drawAzaleas(s)
}

const PATH = { left: 1052, right: 1318 }

function drawSlabs(s: Stage, random: Random): void {
  s.path(strip(s, PATH.left - 10, PATH.right + 10, 20), s.shade('#9c9484', 0.6))
  s.path(strip(s, PATH.left, PATH.right, 14), s.shade('#ddd2bc', 0.95))
  const grit = range(900).map(() => {
    const [x, y] = inView(s, random, PATH.left + 6, PATH.right - 6)
    return ellipsePath(x, y, 1.2 + random() * 1.4, 1 + random())
  })
  s.path(grit.join(''), s.shade('#a89a88', 0.6))
  for (const column of [0, 1]) {
    const [from, to] = column ? [1192, 1286] : [1086, 1182]
    for (let y = s.top - 30 - column * 46; y < s.bottom; ) {
      const l = 76 + random() * 34
      const w = random() * 8
      const slab = [
        [along(from + w, y), y + random() * 3],
        [along(to - random() * 6, y), y],
        [along(to - w, y + l), y + l],
        [along(from + random() * 6, y + l), y + l - random() * 4],
      ] as const
      const lower = slab.map(([x, py]): Point => [x - 3, py + 3.4])
      s.path(smooth(lower, true, 0.12), s.shade('#8c8070', 0.5))
      s.path(
        smooth(slab, true, 0.12),
        s.shade(random() < 0.5 ? '#b9b2ae' : '#a8a4a6', 0.86 + random() * 0.14),
      )
      y += l + 11
    }
  }
}

/** Clipped azaleas from above, along the far bank and behind the path. */
function drawAzaleas(s: Stage): void {
  const random = s.random(6)
  for (const [from, to, n] of [
    [-160, 30, 13],
    [1390, 1700, 26],
  ] as const)
    for (const i of range(n)) {
      const y = s.top + ((i + random() * 0.5) / n) * (s.bottom - s.top) + 60
      const x = along(from + random() * (to - from), y)
      const r = 54 + random() * 44
      s.ellipse(x - 20, y - r * 0.4 + 22, r * 0.98, r * 0.94, s.light.shadow, 'opacity=".34"')
      drawCrown(s, {
        x,
        y: y + r * 0.6,
        w: r * 2,
        h: r * 1.9,
        colour: i % 3 ? '#5f9448' : '#7dab52',
        dab: 9,
        density: 80,
        seed: i + from,
      })
    }
}

/** Petals on whatever lies dry, thickest by the water. */
export function drawFallenPetals(s: Stage): void {
  const random = s.random(51)
  for (const [colour, n] of [
    ['#f0b4c4', 260],
    ['#fde6e8', 420],
  ] as const) {
    const fallen = range(n).map(() => {
      const y = s.top + random() * (s.bottom - s.top)
      return petalPath(along(BANK.right + random() ** 1.5 * 640, y), y, random, 1.05)
    })
    s.path(fallen.join(''), s.shade(colour, 1))
  }
}
