import { type Point, polygon } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import { seenFrom } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'

const HALL = { x: 1080, horizon: 340, focal: 2300, eye: 34, away: 345, turn: 0.46 }
const see = seenFrom({ x: HALL.x, horizon: HALL.horizon, focal: HALL.focal, height: HALL.eye })
const [COS, SIN] = [Math.cos(HALL.turn), Math.sin(HALL.turn)]

/** Metres along the front (east to the right), height, metres to the back. */
const at = (u: number, up: number, v: number): Point =>
  see([u * COS + v * SIN, up, HALL.away - u * SIN + v * COS])

interface Roof {
  readonly eave: number
  readonly top: number
  /** Half length and half depth at the eaves and at the top. */
  readonly foot: readonly [number, number]
  readonly head: readonly [number, number]
}

const UPPER: Roof = { eave: 27.4, top: 45, foot: [29.5, 24.5], head: [11.5, 0] }
const LOWER: Roof = { eave: 14.6, top: 21.8, foot: [35.5, 31], head: [22.5, 18.5] }

/** A point of the roof: t from the eaves to the top, s along the edge; the slope hangs, the corners rise. */
function onRoof(r: Roof, side: 'front' | 'end', s: number, t: number): Point {
  const a = lerp(r.foot[0], r.head[0], t)
  const b = lerp(r.foot[1], r.head[1], t)
  const up = lerp(r.eave, r.top, 0.62 * t + 0.38 * t * t) + 1.9 * Math.abs(s) ** 4 * (1 - t) ** 2
  return side === 'front' ? at(a * s, up, -b) : at(a, up, b * s)
}

const STEPS = range(17).map((i) => i / 16)

function drawSlope(s: Stage, r: Roof, side: 'front' | 'end', lit: number, depth: number): void {
  const face = [
    ...STEPS.map((t) => onRoof(r, side, t * 2 - 1, 0)),
    ...STEPS.map((t) => onRoof(r, side, 1, t)),
    ...STEPS.map((t) => onRoof(r, side, 1 - t * 2, 1)),
    ...STEPS.map((t) => onRoof(r, side, -1, 1 - t)),
  ]
  s.path(polygon(face), s.shade('#71808c', lit, depth))
  const n = side === 'front' ? 46 : 36
  const tiles = range(n - 1).map((i) => {
    const k = ((i + 1) / n) * 2 - 1
    return polygon(
      STEPS.map((t) => onRoof(r, side, k, t)),
      false,
    )
  })
  s.line(tiles.join(''), s.shade('#3c4a5c', lit * 0.5, depth), 0.9, 'opacity=".55"')
  const edge = polygon(
    STEPS.map((t) => onRoof(r, side, t * 2 - 1, 0)),
    false,
  )
  s.line(edge, s.shade('#e9e2cc', lit, depth), 2.6)
}

/** The soffit in shadow, and below it white bays between dark posts. */
function drawWalls(s: Stage, r: Roof, half: readonly [number, number], foot: number, depth: number): void {
  const [a, b] = half
  for (const [side, lit, n] of [
    ['front', 0.66, 11],
    ['end', 1, 8],
  ] as const) {
    const on = (k: number, up: number) => (side === 'front' ? at(a * k, up, -b) : at(a, up, b * k))
    s.path(
      polygon([on(-1, foot), on(1, foot), on(1, r.eave), on(-1, r.eave)]),
      s.shade('#f4ecd8', lit, depth),
    )
    const posts = range(n + 1).map((i) => {
      const k = (i / n) * 2 - 1
      return polygon([on(k - 0.022, foot), on(k + 0.022, foot), on(k + 0.022, r.eave), on(k - 0.022, r.eave)])
    })
    s.path(posts.join(''), s.shade('#7a4634', lit * 0.6, depth))
    for (const up of [0.34, 0.66]) {
      const y = lerp(foot, r.eave, up)
      s.path(
        polygon([on(-1, y), on(1, y), on(1, y + 0.6), on(-1, y + 0.6)]),
        s.shade('#7a4634', lit * 0.6, depth),
      )
    }
    const eave = STEPS.map((t) => onRoof(r, side, t * 2 - 1, 0))
    const [low, high] = [on(1, r.eave - 1.2), on(-1, r.eave - 1.2)]
    s.path(polygon([...eave, low, high]), s.shade('#5a3a3c', lit * 0.3, depth))
  }
}

/** The curved gable that an emperor's carriage would stop under. */
function drawKarahafu(s: Stage, depth: number): void {
  const bow = (k: number) => 3.6 * Math.exp(-((k * 2.1) ** 2)) - 0.5 * Math.sin(Math.abs(k) * 3.1)
  const line = (rise: number, v: number) =>
    range(25).map((i): Point => {
      const k = i / 12 - 1
      return at(k * 8.4, LOWER.eave + rise + bow(k), v)
    })
  s.path(polygon([...line(1.1, -31.6), ...line(1.1, -25).toReversed()]), s.shade('#71808c', 0.9, depth))
  s.path(polygon([...line(1.1, -31.6), ...line(0, -31.6).toReversed()]), s.shade('#e9e2cc', 0.9, depth))
  s.path(
    polygon([
      ...line(0, -31.6).slice(4, 21),
      at(5.4, LOWER.eave - 0.4, -31.6),
      at(-5.4, LOWER.eave - 0.4, -31.6),
    ]),
    s.shade('#5a3a3c', 0.3, depth),
  )
}

/** The Great Buddha Hall of Todai-ji from the south-east, a little above it. */
export function drawGreatHall(s: Stage, depth: number): void {
  drawWalls(s, LOWER, [28.5, 25], 0, depth)
  drawSlope(s, LOWER, 'front', 0.5, depth)
  drawSlope(s, LOWER, 'end', 1, depth)
  drawKarahafu(s, depth)
  drawWalls(s, UPPER, [22, 18], 20.6, depth)
  drawSlope(s, UPPER, 'front', 0.5, depth)
  drawSlope(s, UPPER, 'end', 1, depth)
  for (const r of [UPPER, LOWER])
    for (const side of [-1, 1] as const)
      s.line(
        polygon(
          STEPS.map((t) => onRoof(r, 'front', side, t)),
          false,
        ),
        s.shade(side > 0 ? '#8b98a2' : '#57646f', 0.9, depth),
        3.2,
      )
  drawRidge(s, depth)
}

function drawRidge(s: Stage, depth: number): void {
  const [left, right] = [at(-12, 45, 0), at(12, 45, 0)]
  s.path(polygon([left, right, at(12, 46.6, 0), at(-12, 46.6, 0)]), s.shade('#57646f', 0.7, depth))
  for (const [u, side] of [
    [-11.6, 1],
    [11.6, -1],
  ] as const) {
    const [x, y] = at(u, 46.2, 0)
    s.path(
      curved('-5,4 -7,-8 -6,-17 1,-25 9,-26 4,-20 3,-12 6,-4 5,4', x, y, 0.92, side, 0.6),
      s.shade('#f0bc3c', 1.05, depth * 0.4),
    )
    s.path(
      curved('0,4 1,-6 0,-14 4,-20 3,-12 6,-4 5,4', x, y, 0.92, side, 0.6),
      s.shade('#b87a24', 0.6, depth * 0.4),
    )
  }
}
