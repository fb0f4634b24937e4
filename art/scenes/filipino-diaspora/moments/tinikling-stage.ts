import { ellipsePath, type Point, polygon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { type Eye, seenFrom, type World } from '../../../engine/perspective.ts'
import type { Stage } from '../../../engine/stage.ts'
import { crowdDabs } from '../../../language/people/crowd-dabs.ts'
import { drawPalm } from '../../../language/plants/palm.ts'

/** From the front row of the balcony. */
export const EYE: Eye = { x: 800, horizon: 0, focal: 1500, height: 7.6 }
export const see = seenFrom(EYE)

const APRON = 14.6
const BACK = 28
const [, FRONT_Y] = see([0, 0, APRON])
const [, BACK_Y] = see([0, 0, BACK])
const flat = (points: readonly World[]) => polygon(points.map(see))

/** The painted cloth: hills, a paddy and a nipa hut before a paper moon, in four flat inks. */
export function drawBackcloth(s: Stage): void {
  s.rect(s.left, s.top, s.right - s.left, BACK_Y - s.top, s.shade('#8fd0b4', 0.8))
  s.rect(s.left, 190, s.right - s.left, BACK_Y - 190, s.shade('#c4e6bc', 0.9))
  s.rect(s.left, 268, s.right - s.left, BACK_Y - 268, s.shade('#eef2c4', 1))
  s.circle(960, 212, 128, s.shade('#fffbe0', 1))
  s.path(
    'M300 330L420 238L500 282L590 214L700 300L800 262L900 318L1010 276L1120 322L1230 252L1340 330V420H300Z',
    s.shade('#7fbfa0', 0.8),
  )
  s.path(`M300 348C460 318 620 330 800 344S1120 322 1340 346V${BACK_Y}H300Z`, s.shade('#4f9f7c', 0.75))
  s.line(
    'M330 368C520 350 640 372 800 366S1140 352 1320 370M320 386C560 374 700 392 860 386S1180 376 1330 388',
    s.shade('#a8d49a', 0.9),
    4,
  )
  for (const [x, h, lean] of [
    [486, 190, -0.12],
    [556, 148, 0.1],
    [1176, 170, 0.14],
  ] as const)
    drawPalm(s, { x, y: 384, h, lean, colour: '#2a7a5c', trunk: '#2f6a58', seed: x, fronds: 11, wind: 0.05 })
  drawPaintedHut(s)
}

function drawPaintedHut(s: Stage): void {
  s.line('M636 384V346M664 384V346M708 384V346M736 384V346', s.shade('#1f5a4c', 0.4), 5)
  s.path('M628 350H744V306H628Z', s.shade('#2f7a60', 0.5))
  s.path('M652 342V316H680V342ZM696 342V316H722V342Z', s.shade('#f4efb8', 1))
  s.path('M604 314L660 240H712L768 314Z', s.shade('#1f6450', 0.4))
  s.path('M686 240H712L768 314H686Z', s.shade('#2f7f62', 0.7))
}

/** Boards running to the back, and one hard pool of limelight on them. */
export function drawBoards(s: Stage): void {
  const pool = ellipsePath(850, 606, 566, 166)
  const boards = (lit: number, odd: number) =>
    s.path(
      range(24)
        .filter((i) => i % 2 === odd)
        .map((i) => {
          const x = (i - 12) * 0.95
          return flat([
            [x, 0, BACK],
            [x + 0.95, 0, BACK],
            [x + 0.95, 0, APRON],
            [x, 0, APRON],
          ])
        })
        .join(''),
      s.shade('#3f8a80', lit),
    )
  s.rect(s.left, BACK_Y, s.right - s.left, FRONT_Y - BACK_Y, s.shade('#2f7a74', 0.42))
  boards(0.5, 0)
  s.path(pool, s.shade('#e9e4a8', 0.98))
  s.clipped(pool, () =>
    s.path(
      range(24)
        .filter((i) => i % 2 === 0)
        .map((i) =>
          flat([
            [(i - 12) * 0.95, 0, BACK],
            [(i - 11.04) * 0.95, 0, BACK],
            [(i - 11.04) * 0.95, 0, APRON],
            [(i - 12) * 0.95, 0, APRON],
          ]),
        )
        .join(''),
      s.shade('#f4efbe', 1),
    ),
  )
}

export interface PoleSet {
  readonly middle: number
  readonly away: number
  readonly length: number
  /** Between the poles, in metres: open or clapped together. */
  readonly gap: number
}

const POLE_UP = 0.17

/** Two bamboos on their sleepers; the far one first, so that dancers can stand between. */
export function drawBamboo(s: Stage, { middle, away, length, gap }: PoleSet, which: 'far' | 'near'): void {
  const z = which === 'far' ? away + gap / 2 : away - gap / 2
  const m = EYE.focal / z
  const [left, y] = see([middle - length / 2, POLE_UP, z])
  const [right] = see([middle + length / 2, POLE_UP, z])
  const [, ground] = see([0, 0, z])
  if (which === 'far')
    for (const side of [-1, 1]) {
      const x = middle + side * (length / 2 - 0.75)
      const sleeper: World[] = [
        [x - 0.09, 0.05, away + 0.62],
        [x + 0.09, 0.05, away + 0.62],
        [x + 0.09, 0.05, away - 0.62],
        [x - 0.09, 0.05, away - 0.62],
      ]
      s.path(flat(sleeper.map(([a, , c]): World => [a - 0.1, 0, c])), s.light.shadow, 'opacity=".4"')
      s.path(flat(sleeper), s.shade('#8a5a3a', 0.6))
    }
  const thick = 0.105 * m
  s.rect(left - m * 0.16, ground - m * 0.07, right - left, thick * 0.7, s.light.shadow, 'opacity=".38"')
  s.rect(left, y - thick / 2, right - left, thick, s.shade('#b9862f', 0.55))
  s.rect(left, y - thick / 2, right - left, thick * 0.56, s.shade('#f2c648', 1))
  const knots = range(Math.floor(length / 0.62)).map(
    (i) => `M${left + (0.4 + i * 0.62) * m} ${y - thick / 2}v${thick}`,
  )
  s.line(knots.join(''), s.shade('#7a5420', 0.4), Math.max(1.4, m * 0.022))
  s.ellipse(right, y, thick * 0.26, thick / 2, s.shade('#fbe9a4', 1))
}

/** Wings of dark cloth on both sides, nearer ones later. */
export function drawWings(s: Stage, away: number, half: number, lit: number): void {
  for (const side of [-1, 1]) {
    const edge = see([side * half, 0, away])
    const out = side < 0 ? s.left : s.right
    const folds = range(9).map((i): Point => {
      const x = edge[0] + (side * i * 1500) / away / 3.2
      return [x, edge[1] - (i % 2 ? 7 : 0)]
    })
    s.path(polygon([[edge[0], s.top], ...folds, [out, edge[1]], [out, s.top]]), s.shade('#1f6a68', lit))
    const pleats = folds
      .filter((_, i) => i % 2 === 1)
      .map(([x, y]) => `M${x} ${s.top}h${side * 16}L${x + side * 20} ${y + 5}L${x} ${y}Z`)
    s.path(pleats.join(''), s.shade('#1f6a68', lit * 0.45))
  }
}

/** The gilded opening, its scalloped valance, the lip of the stage and its footlights. */
export function drawProscenium(s: Stage): void {
  const wall = s.shade('#0f4650', 0.2)
  for (const side of [-1, 1]) {
    const inner = 800 + side * 652
    const out = side < 0 ? s.left : s.right
    s.path(
      polygon([
        [inner, s.top],
        [inner, FRONT_Y + 34],
        [out, FRONT_Y + 34],
        [out, s.top],
      ]),
      wall,
    )
    const strip = (from: number, w: number, fill: string) =>
      s.rect(side < 0 ? inner - from - w : inner + from, s.top, w, FRONT_Y + 34 - s.top, fill)
    strip(0, 9, s.shade('#e0b654', side < 0 ? 1 : 0.6))
    strip(9, 34, s.shade('#17606a', side < 0 ? 0.7 : 0.35))
    strip(43, 4, s.shade('#e0b654', 0.8))
    const flutes = range(3).map((i) => (side < 0 ? inner - 70 - i * 22 : inner + 62 + i * 22))
    for (const x of flutes) s.rect(x, s.top, 8, FRONT_Y + 34 - s.top, s.shade('#1a6670', 0.4))
  }
  drawValance(s)
  s.rect(s.left, FRONT_Y, s.right - s.left, 6, s.shade('#f0d27a', 1))
  s.rect(s.left, FRONT_Y + 6, s.right - s.left, s.bottom - FRONT_Y, s.shade('#0f4650', 0.25))
  for (const i of range(13)) {
    const x = 800 + (i - 6) * 98
    s.path(`M${x - 21} ${FRONT_Y + 7}A21 19 0 0 1 ${x + 21} ${FRONT_Y + 7}Z`, s.shade('#0b3844', 0.2))
    s.path(`M${x - 13} ${FRONT_Y + 6}A13 11 0 0 1 ${x + 13} ${FRONT_Y + 6}Z`, s.shade('#c89a3c', 0.8))
  }
}

function drawValance(s: Stage): void {
  const swags = range(6).map((i) => {
    const x = 148 + i * 217.4
    return `M${x} ${s.top}H${x + 217.4}V34Q${x + 108.7} 108 ${x} 34Z`
  })
  s.path(swags.join(''), s.shade('#b8323c', 0.55))
  const folds = range(6).map((i) => {
    const x = 148 + i * 217.4
    return `M${x + 20} ${s.top}Q${x + 60} 60 ${x + 108} 66Q${x + 84} 40 ${x + 66} ${s.top}ZM${x + 130} ${s.top}Q${x + 150} 46 ${x + 116} 64Q${x + 176} 52 ${x + 176} ${s.top}Z`
  })
  s.path(folds.join(''), s.shade('#d8483f', 0.85))
  s.line(
    range(6)
      .map((i) => `M${148 + i * 217.4} 34Q${256.7 + i * 217.4} 108 ${365.4 + i * 217.4} 34`)
      .join(''),
    s.shade('#f0cf70', 1),
    7,
  )
}

/** Heads of the stalls against the footlights. */
export function drawStalls(s: Stage): void {
  crowdDabs(s, {
    far: { from: s.left, to: s.right, y: 850, h: 60 },
    near: { from: s.left, to: s.right, y: 916, h: 78 },
    rows: 2,
    hues: ['#12505c', '#174a58', '#0f4450', '#1c5c60', '#234a62'],
    skins: ['umber', 'chestnut', 'mahogany'],
    packed: 0.62,
    raised: 0,
    key: 0.2,
    seed: 6,
  })
  s.fillBelow(FRONT_Y + 34, s.light.shadow, 'opacity=".62"')
}
