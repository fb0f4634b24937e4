import { type Point, polygon } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import { type Eye, facet, seenFrom, type World } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'
import { crowdDabs } from '../../language/people/crowd-dabs.ts'

/** From a first-floor gallery across the market court. */
export const EYE: Eye = { x: 1130, horizon: 408, focal: 1000, height: 4.6 }
export const see = seenFrom(EYE)

/** Metres: the eaves, the ridge, the back wall; the hall's ends. */
const FRONT = 16.4
const BACK = 26
const LEFT = -5.2
const RIGHT = 14
const EAVES = 3.5
const CREST = 6.6

const box = (x1: number, x2: number, low: number, up: number, near: number) =>
  facet(see, [
    [x1, low, near],
    [x2, low, near],
    [x2, up, near],
    [x1, up, near],
  ])

const roofPlane = (): Point[] => [
  see([LEFT - 0.7, EAVES, FRONT - 0.8]),
  see([RIGHT, EAVES, FRONT - 0.8]),
  see([RIGHT, CREST, 21]),
  see([LEFT + 0.6, CREST, 21]),
]

/** The covered market of Victoria: a tin roof on white posts, cool shade with lamps under it. */
export function drawHall(s: Stage): void {
  s.path(box(LEFT, RIGHT, 0, EAVES + 0.4, BACK), s.shade('#7fa093', 0.3, 0.1))
  for (const i of range(8)) {
    const x = LEFT + 1 + i * 2.4
    s.path(box(x, x + 1.4, 1.1, 2.7, BACK), s.shade('#e6f0d4', 0.95, 0.2))
    s.path(box(x, x + 1.4, 1.85, 1.95, BACK), s.shade('#3f6a64', 0.4))
  }
  s.path(
    facet(see, [
      [LEFT, 0, BACK],
      [RIGHT, 0, BACK],
      [RIGHT, 0, FRONT],
      [LEFT, 0, FRONT],
    ]),
    s.shade('#8aa296', 0.3),
  )
  // Shade under the roof has one hard edge.
  s.path(
    facet(see, [
      [LEFT, EAVES, BACK],
      [RIGHT, EAVES, BACK],
      [RIGHT, 2.3, BACK],
      [LEFT, 2.9, BACK],
    ]),
    s.light.shadow,
    'opacity=".55"',
  )
  for (const [away, seed] of [
    [23.4, 4],
    [19.2, 9],
  ] as const)
    drawInnerStall(s, away, seed)
  for (const i of range(7)) {
    const [x, y] = see([LEFT + 1.8 + i * 2.3, 2.75, FRONT + 2])
    s.line(`M${x} ${y - 34}V${y - 8}`, s.shade('#24403f', 0.2), 1.2)
    s.path(`M${x - 10} ${y}L${x - 3.5} ${y - 9}H${x + 3.5}L${x + 10} ${y}Z`, s.shade('#2f5c58', 0.4))
    s.path(`M${x - 6} ${y}H${x + 6}Q${x} ${y + 8} ${x - 6} ${y}Z`, s.lamp())
  }
}

/** A row of buyers in the shade, and the counter they stand behind. */
function drawInnerStall(s: Stage, away: number, seed: number): void {
  const [from, y] = see([LEFT + 0.9, 1.02, away])
  const [to] = see([RIGHT, 1.02, away])
  const row = { from, to, y, h: (EYE.focal / away) * 0.62, depth: away > 20 ? 0.14 : 0.03 }
  crowdDabs(s, {
    far: row,
    near: row,
    rows: 1,
    hues: ['#e8b64c', '#c8503c', '#f0e8d4', '#2f8f8a', '#3f6f9c', '#e08a5c', '#6a9a4c'],
    skins: ['umber', 'chestnut', 'bronze', 'mahogany', 'honey', 'ebony'],
    facing: true,
    hats: 0.35,
    packed: 0.05,
    key: 0.25,
    seed,
  })
  s.path(box(LEFT + 0.6, RIGHT, 0, 1.02, away - 0.5), s.shade('#3f7a74', 0.22))
  s.path(box(LEFT + 0.6, RIGHT, 0.94, 1.04, away - 0.5), s.shade('#d8e0cc', 0.5))
  const random = s.random(seed * 3)
  for (const i of range(22)) {
    const [x, top] = see([LEFT + 1 + i * 0.84 + random() * 0.3, 1.04, away - 0.5])
    const hue = ['#d8503c', '#e8b64c', '#7fae4c', '#e08a3c', '#c86a8a'][Math.floor(random() * 5)] ?? '#e8b64c'
    s.path(curved('-16,1 -11,-7 0,-11 11,-6 16,1', x, top, away > 20 ? 0.8 : 1), s.shade(hue, 0.45))
  }
}

/** Posts, roof and the white lace under its eaves. */
export function drawRoof(s: Stage): void {
  for (const i of range(6)) {
    const x = LEFT + 0.2 + i * 3.7
    s.path(box(x, x + 0.3, 0, EAVES, FRONT), s.shade('#f6f2e2', 0.4))
    s.path(box(x + 0.11, x + 0.3, 0, EAVES, FRONT), s.shade('#f6f2e2', 1))
    s.path(box(x - 0.08, x + 0.38, 0, 0.42, FRONT - 0.03), s.shade('#2f8f86', 0.6))
    for (const side of [-1, 1]) {
      const [px, py] = see([x + 0.15, EAVES, FRONT])
      s.path(
        `M${px + side * 8} ${py}H${px + side * 44}Q${px + side * 14} ${py + 8} ${px + side * 8} ${py + 44}Z`,
        s.shade('#f6f2e2', side > 0 ? 0.5 : 0.95),
      )
    }
  }
  const plane = roofPlane()
  const d = polygon(plane)
  s.path(d, s.shade('#cf4f3c', 0.92))
  s.clipped(d, () => {
    const ribs = range(46).map((i) => {
      const x = LEFT - 0.7 + i * 0.43
      return facet(see, [
        [x, EAVES, FRONT - 0.8],
        [x + 0.13, EAVES, FRONT - 0.8],
        [x + 0.13 + 0.16, CREST, 21],
        [x + 0.16, CREST, 21],
      ])
    })
    s.path(ribs.join(''), s.shade('#a8352f', 0.45))
    // Sheets still wet from the rain take the sky.
    for (const [from, to] of [
      [6, 9],
      [17, 18],
      [26, 31],
    ] as const) {
      const at = (i: number) => LEFT - 0.7 + i * 0.43 + 0.14
      s.path(
        facet(see, [
          [at(from), EAVES, FRONT - 0.8],
          [at(to), EAVES, FRONT - 0.8],
          [at(to), CREST, 21],
          [at(from), CREST, 21],
        ]),
        s.light.sky[3],
        'opacity=".22"',
      )
    }
    const [, y] = see([0, 5, 18.3])
    s.line(`M${s.left} ${y}H${s.right}`, s.shade('#8f2f2c', 0.3), 1.6, 'opacity=".6"')
  })
  const [a, b, c, e] = plane as [Point, Point, Point, Point]
  s.path(polygon([e, c, [c[0], c[1] - 6], [e[0] - 4, e[1] - 6]]), s.shade('#e88a6a', 1))
  s.path(polygon([a, [a[0], a[1] + 9], [b[0], b[1] + 9], b]), s.shade('#f6f2e2', 1))
  const teeth = range(64).map((i) => {
    const x = lerp(a[0], b[0], i / 64)
    const w = (b[0] - a[0]) / 64
    return `M${x} ${a[1] + 9}h${w}l${-w / 2} 13Z`
  })
  s.path(teeth.join(''), s.shade('#2f8f86', 0.72))
}

/** Egrets in profile on ridge and eaves: metres along, up and away, size, and the side they look to. */
const EGRETS: readonly (readonly [number, number, number, number, boolean])[] = [
  [-3.4, CREST, 21, 1, false],
  [-2.3, CREST, 21, 0.9, false],
  [0.3, CREST, 21, 1.06, true],
  [3.6, CREST, 21, 0.96, false],
  [5.9, CREST, 21, 1, true],
  [-4.6, EAVES, FRONT - 0.8, 1.12, true],
]

export function drawEgrets(s: Stage): void {
  for (const [right, up, away, k, flip] of EGRETS) {
    const [x, y] = see([right, up, away])
    const side = s.lightSide(x) * (flip ? -1 : 1)
    s.placed({ x, y: y - 5, scale: k * 0.56, flip }, () => {
      const body = curved('-40,-14 -26,-28 -10,-42 4,-50 16,-46 18,-36 8,-26 -8,-22 -24,-16')
      const neck = curved('6,-48 15,-58 10,-72 13,-86 22,-91 28,-87 24,-81 18,-80 17,-72 23,-58 18,-42')
      s.line('M-4 2V-26M5 2V-28', s.shade('#3a4440', 0.3), 2.6)
      for (const d of [body, neck]) {
        s.path(d, s.shade('#c3d0cc', 0.75))
        s.clipped(d, () => s.path(d, s.shade('#fffdf2', 1), `transform="translate(${side * 4} -5)"`))
      }
      s.path('M26 -89L47 -83L26 -82Z', s.shade('#e8a83c', 0.95))
    })
  }
}

const STALL = { near: 11.7, far: 13.9, top: 0.88 } as const

/** A table under a cloth, seen from above: top, front, and its shadow on the wet court. */
export function drawTable(s: Stage, from: number, to: number, cloth: string, stripe: string): void {
  const { near, far, top } = STALL
  s.path(
    facet(see, [
      [from - 0.62, 0, near - 0.15],
      [to, 0, near - 0.15],
      [to, 0, far],
      [from - 0.62, 0, far],
    ]),
    s.light.shadow,
    'opacity=".42"',
  )
  s.path(box(from, to, 0.06, top, near), s.shade(cloth, 0.62))
  const n = Math.round((to - from) / 0.36)
  const w = (to - from) / n
  for (const i of range(n))
    if (i % 2) s.path(box(from + i * w, from + (i + 1) * w, 0.06, top, near), s.shade(stripe, 0.82))
  s.path(box(from, to, 0.06, 0.16, near), s.shade(cloth, 0.1), 'opacity=".5"')
  s.path(
    facet(see, [
      [from, top, near],
      [to, top, near],
      [to, top, far],
      [from, top, far],
    ]),
    s.shade('#eef0e2', 1),
  )
  s.path(box(from - 0.03, to + 0.03, top - 0.07, top, near - 0.02), s.shade('#fbf8ea', 1))
}

/** Where things lie on a table: metres right, and 0 near … 1 far. */
const onTable = (right: number, t: number, up = 0): Point =>
  see([right, STALL.top + up, lerp(STALL.near, STALL.far, t)])

/** Parrotfish on leaves: turquoise and rose, each laid a little otherwise. */
export function drawFish(s: Stage, from: number): void {
  const leaf = (right: number, turn: number) => {
    const [x, y] = onTable(right, 0.5)
    s.placed({ x, y, turn }, () => {
      s.path(curved('-92,3 -54,-17 10,-21 74,-11 92,2 60,15 -10,19 -60,14'), s.shade('#2f7f4c', 0.7))
      s.path('M-92 3Q0 -6 92 2Q0 1 -92 3Z', s.shade('#a8cf7a', 0.9))
    })
  }
  leaf(from + 1, -1.5)
  leaf(from + 2.9, 2)
  const random = s.random(23)
  const rows = [
    [0.8, 0.42, 4, 0.86],
    [0.48, 0.2, 5, 0.94],
    [0.17, 0.46, 5, 1.02],
  ] as const
  const hues = ['#1f9fa8', '#e8786c', '#2fb0a0', '#3a8fc0', '#f0906c', '#27a08a', '#e06478']
  let at = 0
  for (const [t, shift, count, k] of rows)
    for (const i of range(count)) {
      const [x, y] = onTable(from + shift + 0.1 + i * 0.68, t)
      at++
      s.placed(
        {
          x: x + random() * 8,
          y: y + random() * 5 - 3,
          scale: k * 0.54,
          turn: random() * 16 - 12,
          flip: at % 4 === 2,
        },
        () => {
          const hue = hues[(at * 3) % hues.length] ?? '#1f9fa8'
          s.path('M-44 6C-20 20 24 18 52 8L36 22L-30 20Z', s.light.shadow, 'opacity=".4"')
          s.path('M32 0L58 -16Q50 0 58 16Z', s.shade(hue, 0.45))
          const body = curved('-50,2 -42,-12 -16,-20 14,-15 40,-3 40,4 14,15 -16,18 -42,12')
          s.path(body, s.shade(hue, 0.35))
          s.clipped(body, () => s.path(body, s.shade(hue, 0.95), 'transform="translate(3 -7)"'))
          s.path('M-26 -18Q0 -28 28 -9L8 -13Z', s.shade('#f2b45c', 0.9))
          s.path('M-50 2Q-42 -3 -36 -13L-40 -11Q-48 -5 -50 2Z', s.shade('#f6d8a0', 1))
          s.circle(-35, -5, 2.8, s.shade('#1c2430', 0.1))
        },
      )
    }
}

/** A heap in hard-edged tones with grains of its own kind upon it. */
function drawHeap(
  s: Stage,
  right: number,
  t: number,
  k: number,
  hues: readonly [string, string],
  grain: 'pod' | 'ball' | null,
): void {
  const [x, y] = onTable(right, t)
  s.placed({ x, y, scale: k }, () => {
    const heap = curved('-40,4 -34,-10 -18,-24 0,-31 16,-26 32,-12 40,4 20,9 -20,9')
    s.path(curved('-58,8 -40,2 30,4 40,8 10,13 -40,13'), s.light.shadow, 'opacity=".35"')
    s.path(heap, s.shade(hues[0], 0.2))
    s.clipped(heap, () => {
      s.path(heap, s.shade(hues[0], 0.92), 'transform="translate(11 -4)"')
      if (!grain) return
      const random = s.random(right * 7 + 3)
      for (const i of range(26)) {
        const [px, py] = [random() * 72 - 36, random() * 38 - 30]
        const lit = px > -14 + random() * 16 ? 1 : 0.4
        if (grain === 'ball') s.circle(px, py, 6.4, s.shade(i % 3 ? hues[0] : hues[1], lit))
        else
          s.line(
            `M${px} ${py}q5 -6 13 ${random() * 8 - 4}`,
            s.shade(i % 4 ? hues[0] : hues[1], lit),
            3.6,
            'stroke-linecap="round"',
          )
      }
    })
  })
}

/** Chillies, limes, turmeric and cinnamon bark in bundles, jars behind. */
export function drawSpices(s: Stage, from: number): void {
  const jars = ['#d98a3a', '#b8402f', '#7a4a2c', '#e0b03c', '#8aa04c', '#c8643c']
  for (const [i, hue] of jars.entries()) {
    const [x, y] = onTable(from + 0.3 + i * 0.5, 0.9)
    s.path(`M${x - 9} ${y}V${y - 25}H${x + 9}V${y}Z`, s.shade(hue, 0.3))
    s.path(`M${x - 3} ${y}V${y - 25}H${x + 9}V${y}Z`, s.shade(hue, 0.95))
    s.rect(x - 9.5, y - 31, 19, 7, s.shade('#f6f2e2', 0.95))
  }
  drawHeap(s, from + 0.6, 0.3, 1, ['#d8342a', '#f08a3a'], 'pod')
  drawHeap(s, from + 2.75, 0.34, 0.9, ['#8ab43a', '#b8d05c'], 'ball')
  drawHeap(s, from + 3.75, 0.3, 0.86, ['#e8a82f', '#f0c860'], null)
  for (const [i, [right, t, turn]] of (
    [
      [1.62, 0.62, 5],
      [1.86, 0.36, -7],
      [1.58, 0.14, -3],
    ] as const
  ).entries()) {
    const [x, y] = onTable(from + right, t)
    s.placed({ x, y, turn, scale: 0.8 + i * 0.06 }, () => {
      for (const j of range(4))
        s.rect(-36, -16 + j * 6, 72, 6.6, s.shade(j % 2 ? '#8a4c2c' : '#b8713f', 0.9 - j * 0.12), 'rx="3"')
      s.rect(-7, -17, 8, 25, s.shade('#f2e6c4', 0.95))
    })
  }
}

/** A parasol over a stall: six flat gores, three in the light. */
export function drawMarketParasol(
  s: Stage,
  right: number,
  away: number,
  hues: readonly [string, string],
): void {
  const at = (p: World) => see(p)
  const top = at([right, 3.35, away])
  const foot = at([right, 0, away])
  s.path(
    polygon([
      [foot[0] - 2.5, foot[1]],
      [top[0] - 2, top[1]],
      [top[0] + 2, top[1]],
      [foot[0] + 2.5, foot[1]],
    ]),
    s.shade('#e8e0c8', 0.6),
  )
  const rim = range(9).map((i): Point => {
    const a = (i / 8) * Math.PI
    return at([right - Math.cos(a) * 1.9, 2.5, away - Math.sin(a) * 1.5])
  })
  for (const i of range(8)) {
    const [p, q] = [rim[i] as Point, rim[i + 1] as Point]
    const lit = i < 3 ? 0.22 : i < 5 ? 0.72 : 1.02
    const sag: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 - 5]
    s.path(
      `M${top[0].toFixed(1)} ${top[1].toFixed(1)}L${p[0].toFixed(1)} ${p[1].toFixed(1)}Q${sag[0].toFixed(1)} ${sag[1].toFixed(1)} ${q[0].toFixed(1)} ${q[1].toFixed(1)}Z`,
      s.shade(hues[i % 2] ?? hues[0], lit),
    )
  }
}

/** A crate with what is in it: three planes and a heap. */
export function drawCrate(s: Stage, right: number, away: number, hues: readonly [string, string]): void {
  const [w, h, d] = [0.34, 0.34, 0.5]
  s.path(
    facet(see, [
      [right - w - 0.4, 0, away],
      [right + w, 0, away],
      [right + w, 0, away + d],
      [right - w - 0.3, 0, away + d],
    ]),
    s.light.shadow,
    'opacity=".4"',
  )
  s.path(box(right - w, right + w, 0, h, away), s.shade('#c89a62', 0.7))
  s.path(
    box(right - w, right + w, 0.15, 0.19, away) + box(right - w, right + w, 0.01, 0.04, away),
    s.shade('#6a4630', 0.3),
  )
  const [x, y] = see([right, h, away + d * 0.4])
  s.placed({ x, y, scale: 0.64 }, () => {
    for (const [i, p] of ['-26,2', '-9,4', '9,3', '26,2', '-17,-7', '0,-6', '17,-8', '4,-14'].entries()) {
      const [px = 0, py = 0] = p.split(',').map(Number)
      s.circle(px, py, 11, s.shade(hues[i % 2] ?? hues[0], 0.3))
      s.circle(px + 2, py - 2, 8.6, s.shade(hues[i % 2] ?? hues[0], 0.95))
    }
  })
}
