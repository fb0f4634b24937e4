import { ellipsePath, type Point, polygon } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import { cornered, curved } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

/** The sundae glass stands upright round this axis. */
export const GLASS = { x: 930, rim: 330, base: 716, foot: 792 } as const

const halfAt = (t: number): number => lerp(150, 74, t ** 0.9)
const levelOf = (t: number): number => lerp(GLASS.rim, GLASS.base, t)

/** What lies in the glass, from the rim down: where it begins, its ink, its light and its dark. */
const LAYERS = [
  { from: 0, colour: '#dff0f0' },
  { from: 0.34, colour: '#7a3fa8' },
  { from: 0.49, colour: '#f6efda' },
  { from: 0.6, colour: '#3f9f5c' },
  { from: 0.73, colour: '#f2b22c' },
  { from: 0.88, colour: '#8f2430' },
] as const

const wallSide = (side: -1 | 1): Point[] =>
  range(13).map((i) => [GLASS.x + side * halfAt(i / 12), levelOf(i / 12)])

const bowl = (): string =>
  `${polygon([...wallSide(-1), [GLASS.x - 40, GLASS.base + 22], [GLASS.x + 40, GLASS.base + 22], ...wallSide(1).reverse()])}`

/** Everything from one level of the glass down, with the curve of a circle seen a little from above. */
function below(t: number): string {
  const [w, y] = [halfAt(t) + 4, levelOf(t)]
  const sag = 8 + 10 * t
  return `M${GLASS.x - w} ${y}Q${GLASS.x} ${y + sag * 2} ${GLASS.x + w} ${y}V${GLASS.base + 60}H${GLASS.x - w}Z`
}

export function drawHaloHalo(s: Stage): void {
  drawBehindRim(s)
  s.clipped(bowl(), () => {
    for (const { from, colour } of LAYERS) s.path(from ? below(from) : bowl(), s.shade(colour, 0.88))
    drawIce(s)
    drawSweets(s)
    drawThreeTones(s)
  })
  drawFoot(s)
  drawRim(s)
}

/** Shaved ice in facets: white, pale and blue. */
function drawIce(s: Stage): void {
  const random = s.random(7)
  const shards = (n: number) =>
    range(n).map(() => {
      const t = random() * 0.33
      const x = GLASS.x + (random() * 2 - 1) * halfAt(t)
      const y = levelOf(t) + 6
      const r = 12 + random() * 16
      return polygon([
        [x, y - r],
        [x + r * (0.5 + random() * 0.5), y + r * 0.3],
        [x - r * (0.2 + random() * 0.6), y + r * 0.6],
      ])
    })
  s.path(shards(26).join(''), s.shade('#a8d4e0', 0.9))
  s.path(shards(24).join(''), s.shade('#ffffff', 1))
}

/** Beans, jackfruit, jelly cubes and coconut strings, each a hard little plane. */
function drawSweets(s: Stage): void {
  const random = s.random(11)
  const strew = (from: number, to: number, n: number, draw: (x: number, y: number, turn: number) => void) => {
    for (const i of range(n)) {
      const t = lerp(from, to, 0.24 + random() * 0.6)
      draw(GLASS.x + ((i + 0.5) / n - 0.5) * 1.9 * halfAt(t), levelOf(t) + 10, random() * 90 - 45)
    }
  }
  strew(0.88, 1.02, 9, (x, y, turn) =>
    s.placed({ x, y, turn }, () => {
      s.path('M-13 0C-13 -10 13 -10 13 0C13 10 6 3 0 3S-13 10 -13 0Z', s.shade('#5f1420', 0.3))
      s.path('M-8 -4Q0 -9 8 -4Q0 -6 -8 -4Z', s.shade('#d85a5a', 1))
    }),
  )
  strew(0.73, 0.88, 7, (x, y, turn) =>
    s.placed({ x, y, turn }, () => {
      s.path('M-17 -7L15 -10L18 6L-14 10Z', s.shade('#ffd658', 1))
      s.path('M-14 10L18 6L16 11L-12 15Z', s.shade('#c8801c', 0.6))
    }),
  )
  strew(0.6, 0.73, 7, (x, y, turn) =>
    s.placed({ x, y, turn: turn / 2 }, () => {
      s.rect(-11, -11, 22, 22, s.shade('#72cf7c', 1))
      s.path('M11 -11L17 -16V6L11 11Z', s.shade('#1f6a48', 0.4))
      s.path('M-11 -11L-5 -16H17L11 -11Z', s.shade('#b8ecaa', 1))
    }),
  )
  strew(0.49, 0.6, 6, (x, y, turn) =>
    s.placed({ x, y, turn: turn / 3 }, () =>
      s.path('M-22 -3Q0 -12 22 -2L20 4Q0 -5 -20 4Z', s.shade('#ffffff', 1)),
    ),
  )
  s.path(
    `M${GLASS.x - 140} ${levelOf(0.34) + 8}q34 26 60 14t58 14t60 -6t70 -14V${levelOf(0.42)}H${GLASS.x - 140}Z`,
    s.shade('#a566c8', 1),
  )
}

/** Glass in three tones: the shadowed side, the clear middle, the lit side, each with a straight edge. */
function drawThreeTones(s: Stage): void {
  const band = (a: number, b: number): string =>
    polygon([
      [GLASS.x + halfAt(0) * a, GLASS.rim - 30],
      [GLASS.x + halfAt(0) * b, GLASS.rim - 30],
      [GLASS.x + halfAt(1) * b, GLASS.base + 40],
      [GLASS.x + halfAt(1) * a, GLASS.base + 40],
    ])
  s.path(band(-1.1, -0.36), s.light.shadow, 'opacity=".42"')
  s.path(band(-0.84, -0.74), s.shade('#ffffff', 1), 'opacity=".4"')
  s.path(band(0.66, 0.84), s.shade('#ffffff', 1), 'opacity=".72"')
  s.path(band(0.9, 0.94), s.shade('#ffffff', 1), 'opacity=".6"')
}

function drawFoot(s: Stage): void {
  const { x, base, foot } = GLASS
  const glass = (lit: number) => s.shade('#bfe0dc', lit)
  const disc = ellipsePath(x, foot, 112, 21)
  s.path(disc, glass(0.95))
  s.clipped(disc, () => {
    s.rect(x - 120, foot - 30, 88, 60, glass(0.2))
    s.path(ellipsePath(x + 8, foot - 5, 66, 10), glass(0.55))
    s.rect(x + 70, foot - 30, 20, 60, '#ffffff')
  })
  const stem = `M${x - 40} ${base + 20}C${x - 20} ${base + 36} ${x - 16} ${foot - 30} ${x - 34} ${foot - 8}Q${x} ${foot + 4} ${x + 34} ${foot - 8}C${x + 16} ${foot - 30} ${x + 20} ${base + 36} ${x + 40} ${base + 20}Z`
  s.path(stem, glass(0.8))
  s.clipped(stem, () => {
    s.rect(x - 60, base, 48, 100, glass(0.15))
    s.rect(x + 12, base, 9, 100, '#ffffff')
  })
}

/** What stands over the rim at the back: the spoon, the wafer. */
function drawBehindRim(s: Stage): void {
  const { x, rim } = GLASS
  const spoon = cornered('-11,0 11,0 9,-250 -9,-250', 0, 0, 1)
  s.placed({ x: x + 96, y: rim + 40, turn: 17 }, () => {
    s.path(spoon, s.shade('#9fb8b8', 0.4))
    s.path('M0 0H11L9 -250H0Z', s.shade('#f2faf4', 1))
    s.path(
      curved('-12,-246 -25,-284 -16,-320 0,-330 16,-320 25,-284 12,-246', 0, 0, 1, 1, 0.8),
      s.shade('#8fa8aa', 0.4),
    )
    s.path(curved('0,-246 4,-284 2,-326 16,-320 25,-284 12,-246', 0, 0, 1, 1, 0.5), s.shade('#f6fcf4', 1))
  })
  s.placed({ x: x - 84, y: rim + 30, turn: -19 }, () => {
    s.path('M-21 0H21V-214H-21Z', s.shade('#b8742c', 0.4))
    s.path('M-4 0H21V-214H-4Z', s.shade('#f0c070', 1))
    s.path(ellipsePath(0, -214, 21, 8), s.shade('#8a4f22', 0.3))
    s.path(ellipsePath(0, -214, 11, 4), s.shade('#e8b868', 0.9))
    s.line(
      range(6)
        .map((i) => `M-21 ${-6 - i * 36}L21 ${-34 - i * 36}`)
        .join(''),
      s.shade('#8a5424', 0.4),
      3,
    )
  })
}

/** Ice heaped over the rim, a wedge of flan, a scoop of ube, a cherry-red pinch of rice crisps. */
function drawRim(s: Stage): void {
  const { x, rim } = GLASS
  const heap = cornered('-148,8 -132,-34 -96,-62 -50,-88 20,-96 84,-78 124,-44 148,8', x, rim, 1)
  s.path(heap, s.shade('#e4f4f2', 0.95))
  s.clipped(heap, () => {
    s.path(
      cornered('-160,20 -132,-50 -96,-70 -58,-96 -74,-40 -40,-8 -66,30', x, rim, 1),
      s.shade('#8fc4d0', 0.7),
    )
    s.path(cornered('20,-96 84,-90 70,-52 104,-30 60,-16 30,-50', x, rim, 1), '#ffffff')
    s.path(cornered('-30,-20 10,-36 40,0 0,16', x, rim, 1), s.shade('#b8dce4', 0.9))
  })
  drawFlan(s, x + 62, rim - 58)
  drawScoop(s, x - 34, rim - 118, 88)
  s.line(
    `M${x - 150} ${rim}Q${x} ${rim + 34} ${x + 150} ${rim}`,
    s.shade('#ffffff', 1),
    5,
    'stroke-linecap="round"',
  )
  s.line(`M${x - 150} ${rim}Q${x - 110} ${rim + 14} ${x - 54} ${rim + 16}`, s.shade('#7fb4b8', 0.5), 5)
}

function drawScoop(s: Stage, x: number, y: number, r: number): void {
  const ball = ellipsePath(x, y, r, r * 0.95)
  s.path(ball, s.shade('#8a4fb8', 0.85))
  s.clipped(ball, () => {
    s.path(ellipsePath(x - r * 0.52, y + r * 0.3, r * 1.12, r * 1.1), s.shade('#5a2a86', 0.45))
    s.path(curved('22,-66 50,-56 66,-30 70,0 56,-10 44,-32', x, y, r / 80, 1), s.shade('#c48ae0', 1))
  })
  const skirt = curved(
    '-92,52 -70,64 -50,56 -22,72 4,62 34,74 58,58 88,60 92,44 60,46 20,56 -30,50 -70,38',
    x,
    y,
    r / 88,
    1,
    0.6,
  )
  s.path(skirt, s.shade('#7a42a8', 0.6))
  const random = s.random(5)
  for (const i of range(16)) {
    const a = -2.5 + (i / 16) * 2.1
    const d = r * (0.35 + random() * 0.5)
    s.placed({ x: x + 10 + Math.cos(a) * d, y: y + Math.sin(a) * d * 0.9, turn: random() * 180 }, () =>
      s.path('M-8 0Q0 -6 8 0Q0 6 -8 0Z', s.shade('#f2d27a', random() < 0.5 ? 1 : 0.5)),
    )
  }
}

function drawFlan(s: Stage, x: number, y: number): void {
  s.placed({ x, y, turn: 14 }, () => {
    s.path('M-34 44L-46 -34L66 -50L92 30Z', s.shade('#e8a42c', 0.55))
    s.path('M-46 -34L66 -50L92 30L74 34L52 -30L-42 -16Z', s.shade('#ffd66a', 1))
    s.path('M-46 -34L-20 -62L84 -76L66 -50Z', s.shade('#9a4a1c', 0.75))
    s.path('M10 -66L84 -76L66 -50L20 -44Z', s.shade('#c8702c', 1))
    s.path('M66 -50L84 -76L108 8L92 30Z', s.shade('#f4bc48', 1))
  })
}

/** The glass laid down on the table by the light: a dark outline, and its colours shining through. */
export function drawGlassShadow(s: Stage): void {
  const laid = (along: number, half: number): Point => [
    GLASS.x - 20 - along * 0.98,
    GLASS.foot + 4 + along * 0.05 + half * 0.3,
  ]
  const bed = (from: number, to: number, share = 1): string => {
    const steps = range(9).map((i) => lerp(from, to, i / 8))
    const edge = (side: number) => steps.map((t) => laid(GLASS.foot - levelOf(t), side * halfAt(t) * share))
    return polygon([...edge(-1), ...edge(1).reverse()])
  }
  const dark = (d: string) => s.path(d, s.shade('#3f8478', 0.25))
  dark(ellipsePath(GLASS.x - 26, GLASS.foot + 5, 118, 25))
  dark(polygon([laid(0, 60), laid(90, 60), laid(90, -60), laid(0, -60)]))
  dark(bed(0, 1.02))
  const top = GLASS.foot - GLASS.rim
  dark(ellipsePath(...laid(top + 96, 0), 118, 34))
  dark(ellipsePath(...laid(top + 40, 10), 90, 40))
  for (const [i, { from, colour }] of LAYERS.entries()) {
    const to = LAYERS[i + 1]?.from ?? 1
    s.path(bed(from, to, 0.66 - i * 0.03), s.shade(colour, i ? 0.75 : 0.5), `opacity="${i ? 0.8 : 0.4}"`)
  }
}
