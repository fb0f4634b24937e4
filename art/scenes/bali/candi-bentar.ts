import { type Point, polygon } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, modelled, svg } from '../../scene.ts'

interface GateOptions {
  /** Middle of the passage at the ground, and the height of the gate. */
  readonly x: number
  readonly y: number
  readonly h: number
  readonly depth?: number
  /** Half the width of the passage, in heights. */
  readonly gap?: number
}

const BRICK = '#c0694a'
const PARAS = '#c9b69c'

interface Tier {
  readonly y: number
  readonly h: number
  readonly w: number
}

/** Tiers from the foot upwards, in heights: each lower, narrower and closer to the passage. */
const TIERS: readonly Tier[] = (() => {
  const tiers: Tier[] = []
  let y = 0
  for (const [h, w] of [
    [0.1, 0.36],
    [0.2, 0.3],
    [0.13, 0.255],
    [0.11, 0.212],
    [0.09, 0.172],
    [0.075, 0.134],
    [0.06, 0.1],
    [0.05, 0.07],
  ] as const) {
    tiers.push({ y, h, w })
    y += h
  }
  return tiers
})()

/** Candi bentar, the split gate: two mirrored halves of brick and grey stone, cut clean inside. */
export const candiBentar = (o: GateOptions): Layer[] => {
  const round = o.h * 0.012
  return [
    svg((s) => steps(s, o)),
    ...([-1, 1] as const).flatMap((side) => [
      modelled({ round: round * 3.4, dark: 0.72 }, (s) => inHalf(s, o, side, () => masonry(s, o, side))),
      modelled({ round, dark: 0.6 }, (s) => inHalf(s, o, side, () => carving(s, o, side))),
    ]),
  ]
}

function inHalf(s: Stage, o: GateOptions, side: -1 | 1, draw: () => void): void {
  s.placed({ x: o.x + side * (o.gap ?? 0.075) * o.h, y: o.y, scale: 1, flip: side < 0 }, draw)
}

/** The right half; x grows away from the passage. */
function masonry(s: Stage, o: GateOptions, side: -1 | 1): void {
  const { h, depth = 0 } = o
  const sunny = s.lightSide(o.x) === side
  const body: Point[] = [[0, 0]]
  for (const t of TIERS) body.push([t.w * h, -t.y * h], [t.w * h, -(t.y + t.h) * h])
  const top = (TIERS.at(-1) as Tier).y * h + 0.05 * h
  const spire = `L${0.05 * h} ${-top}C${0.05 * h} ${-top - 0.06 * h} ${0.012 * h} ${-top - 0.08 * h} 0 ${-top - 0.15 * h}Z`
  const outline = polygon(body, false) + spire
  s.path(
    outline,
    s.lin([s.shade(BRICK, sunny ? 0.6 : 0.28, depth), s.shade(BRICK, sunny ? 0.95 : 0.5, depth)], 0, 0, 1, 0),
  )
  s.clipped(outline, () => {
    const courses = range(70).map((i) => `M0 ${round1(-i * h * 0.0145)}H${round1(h * 0.4)}`)
    s.line(courses.join(''), s.shade('#6f3340', 0.1, depth), h * 0.0016, 'opacity=".5"')
    s.rect(0, -h * 1.1, h * 0.014, h * 1.1, s.shade('#f0c8a0', sunny ? 0.4 : 0.95, depth), 'opacity=".8"')
  })
}

/** Cornices of grey stone with flame-shaped corners, niches and scrolls. */
function carving(s: Stage, o: GateOptions, side: -1 | 1): void {
  const { h, depth = 0 } = o
  const sunny = s.lightSide(o.x) === side
  const stone = s.shade(PARAS, sunny ? 0.9 : 0.5, depth)
  TIERS.forEach((t, i) => {
    const [w, top] = [t.w * h, -(t.y + t.h) * h]
    const c = h * 0.011 * (1.5 - i * 0.09)
    s.path(`M0 ${top}H${w + c * 1.6}l${-c * 0.7} ${c * 1.3}H0ZM0 ${top - c}H${w + c * 0.9}V${top}H0Z`, stone)
    s.path(
      `M${w - c * 3} ${top - c}C${w} ${top - c} ${w + c * 0.6} ${top - c * 3} ${w + c * 2.6} ${top - c * 6}C${w + c * 3.4} ${top - c * 3} ${w + c * 2.4} ${top - c} ${w + c * 1.2} ${top}H${w - c * 3}Z`,
      stone,
    )
    s.path(`M0 ${top + c * 2.2}H${w}V${top + c * 3}H0Z`, s.shade(PARAS, 0.35, depth))
    if (i > 6) return
    const n = Math.max(1, 4 - Math.floor(i / 2))
    for (const k of range(n))
      flower(
        s,
        ((k + 0.5) / n) * w * 0.9 + w * 0.05,
        top + t.h * h * 0.55,
        Math.min(t.h * h * 0.24, (w / n) * 0.36),
        stone,
        s.shade('#7a3a40', 0.15, depth),
      )
  })
}

function flower(s: Stage, x: number, y: number, r: number, stone: string, hollow: string): void {
  s.placed({ x, y, turn: 45 }, () => s.rect(-r, -r, 2 * r, 2 * r, hollow, 'opacity=".7"'))
  for (const turn of [0, 90, 180, 270])
    s.placed({ x, y, turn }, () =>
      s.path(
        `M0 0C${-r * 0.6} ${-r * 0.4} ${-r * 0.4} ${-r} 0 ${-r * 1.15}C${r * 0.4} ${-r} ${r * 0.6} ${-r * 0.4} 0 0Z`,
        stone,
      ),
    )
}

function steps(s: Stage, o: GateOptions): void {
  const { x, y, h, depth = 0 } = o
  for (const i of range(7)) {
    const w = h * ((o.gap ?? 0.075) + 0.02 + i * 0.026)
    const top = y + i * h * 0.02
    s.rect(
      x - w,
      top,
      2 * w,
      h * 0.021,
      s.lin([s.shade('#d9b894', 0.95, depth), s.shade('#7a5a58', 0.15, depth)]),
    )
  }
}
