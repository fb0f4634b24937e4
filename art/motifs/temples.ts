import { mix } from '../engine/colour.ts'
import { ellipsePath, type Point, polygon, rectPath } from '../engine/geometry.ts'
import { range, round1 } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { type Layer, svg } from '../scene.ts'

export interface TempleOptions {
  /** Middle of the foot. */
  readonly x: number
  readonly y: number
  readonly h: number
  readonly depth?: number
  readonly colour?: string
  readonly roof?: string
  /** Pagoda: storeys. */
  readonly tiers?: number
  readonly lit?: number
}

/** Japanese pagoda with sweeping eaves and a gilded finial. */
export const pagoda = (o: TempleOptions): Layer => svg((s) => drawPagoda(s, o))

export function drawPagoda(s: Stage, o: TempleOptions): void {
  const { x, y, h, depth = 0, tiers = 5 } = o
  const wall = o.colour ?? '#b5483a'
  const roof = o.roof ?? '#2b3050'
  const storey = (h * 0.8) / tiers
  const dir = s.lightSide(x)
  const base = h * 0.34
  s.path(
    polygon([
      [x - base * 0.8, y],
      [x + base * 0.8, y],
      [x + base * 0.72, y - h * 0.035],
      [x - base * 0.72, y - h * 0.035],
    ]),
    s.shade('#a89a92', 0.4, depth),
  )
  for (let i = 0; i < tiers; i++) {
    const w = base * (1 - (i / tiers) * 0.42)
    const foot = y - h * 0.035 - i * storey
    const half = w * 0.52
    const [lit, dark] = [s.shade(wall, 0.85, depth), s.shade(wall, 0.12, depth)]
    s.rect(
      x - half,
      foot - storey,
      half * 2,
      storey,
      s.lin(dir < 0 ? [lit, lit, dark, dark] : [dark, dark, lit, lit], 0, 0, 1, 0),
    )
    s.path(
      range(5)
        .map((k) => rectPath(x + (k - 2) * half * 0.4 - half * 0.035, foot - storey, half * 0.07, storey))
        .join(''),
      s.shade(wall, 0, depth),
      'opacity=".65"',
    )
    s.rect(x - half * 0.3, foot - storey * 0.42, half * 0.6, storey * 0.42, s.lamp(depth), 'opacity=".85"')
    s.rect(x - half * 1.25, foot - storey * 0.12, half * 2.5, storey * 0.05, s.shade('#e2b878', 0.7, depth))
    drawEaves(s, x, foot - storey * 0.58, w, half, storey, roof, depth, dir, h)
  }
  drawFinial(s, x, y - h * 0.035 - tiers * storey, h, depth)
}

function drawEaves(
  s: Stage,
  x: number,
  y: number,
  w: number,
  half: number,
  storey: number,
  roof: string,
  depth: number,
  dir: number,
  h: number,
): void {
  const up = storey * 0.16
  const [r, rl, ru] = [round1(y - up), round1(y + storey * 0.1), round1(y - storey * 0.46)]
  const lower = `M${round1(x - w)} ${r}Q${round1(x - w * 0.8)} ${rl} ${round1(x)} ${rl}Q${round1(x + w * 0.8)} ${rl} ${round1(x + w)} ${r}`
  const upper = `Q${round1(x + w * 0.62)} ${round1(y - storey * 0.12)} ${round1(x + half * 0.62)} ${ru}L${round1(x - half * 0.62)} ${ru}Q${round1(x - w * 0.62)} ${round1(y - storey * 0.12)} ${round1(x - w)} ${r}Z`
  const [lit, dark] = [s.shade(roof, 0.6, depth), s.shade(roof, 0, depth)]
  s.path(lower + upper, s.lin(dir < 0 ? [lit, lit, dark] : [dark, lit, lit], 0, 0, 1, 0.3))
  s.line(lower, s.shade('#e8c27c', 0.9, depth), Math.max(1, h * 0.004))
}

function drawFinial(s: Stage, x: number, y: number, h: number, depth: number): void {
  const gold = s.shade('#c9a25d', 0.9, depth)
  s.path(
    polygon([
      [x - h * 0.006, y],
      [x - h * 0.003, y - h * 0.19],
      [x + h * 0.003, y - h * 0.19],
      [x + h * 0.006, y],
    ]),
    gold,
  )
  s.path(
    range(6)
      .map((i) => ellipsePath(x, y - h * 0.05 - i * h * 0.019, h * (0.019 - i * 0.002), h * 0.005))
      .join(''),
    gold,
  )
}

/** Vermilion torii. */
export const torii = (o: TempleOptions): Layer => svg((s) => drawTorii(s, o))

export function drawTorii(s: Stage, o: TempleOptions): void {
  const { x, y, h, depth = 0 } = o
  const colour = o.colour ?? '#c8402f'
  const w = h * 0.52
  const p = h * 0.045
  const [lit, dark] = [s.shade(colour, 0.95, depth), s.shade(colour, 0.15, depth)]
  const round = s.lin(s.lightSide(x) < 0 ? [lit, lit, dark] : [dark, lit, lit], 0, 0, 1, 0)
  for (const side of [-1, 1]) {
    s.path(
      polygon([
        [x + side * (w + p * 1.4), y],
        [x + side * (w * 0.86 + p), y - h * 0.9],
        [x + side * (w * 0.86 - p), y - h * 0.9],
        [x + side * (w - p * 0.9), y],
      ]),
      round,
    )
  }
  s.rect(x - w * 1.12, y - h * 0.72, w * 2.24, h * 0.07, s.lin([lit, dark]))
  s.rect(x - p * 0.8, y - h * 0.9, p * 1.6, h * 0.2, dark)
  const beam = (rise: number, reach: number, sag: number, thick: number) =>
    `M${round1(x - w * reach)} ${round1(y - h * rise)}Q${round1(x)} ${round1(y - h * (rise - sag))} ${round1(x + w * reach)} ${round1(y - h * rise)}` +
    `L${round1(x + w * (reach - 0.07))} ${round1(y - h * (rise - thick))}Q${round1(x)} ${round1(y - h * (rise - thick - sag * 0.7))} ${round1(x - w * (reach - 0.07))} ${round1(y - h * (rise - thick))}Z`
  s.path(beam(1.03, 1.42, 0.11, 0.13), s.lin([lit, dark]))
  s.path(beam(1.075, 1.45, 0.12, 0.065), s.shade('#232848', 0.35, depth))
}

/** One half of a Balinese split gate: stepped outwards, sheer inside; tiers carry antefixes. */
function gateHalf(k: number): Point[] {
  const points: Point[] = [[0, 0]]
  const tiers = 7
  let width = 0.3
  let level = 0
  for (let i = 0; i < tiers; i++) {
    const rise = (0.2 - i * 0.016) * (i === 0 ? 0.75 : i === 1 ? 1.25 : 0.85)
    points.push(
      [width, level],
      [width, level + rise * 0.7],
      [width + 0.018, level + rise * 0.74],
      [width + 0.03, level + rise],
      [width - 0.008, level + rise * 0.94],
    )
    level += rise * 0.95
    width -= 0.041 - i * 0.0012
  }
  points.push([width * 0.55, level + 0.02], [0.012, level + 0.13], [0, level + 0.15])
  return points.map(([x, y]) => [x * k, y * k])
}

/** Candi bentar: the split gate, carved in brick and grey stone. */
export const splitGate = (o: TempleOptions & { readonly gap?: number }): Layer =>
  svg((s) => drawSplitGate(s, o))

export function drawSplitGate(s: Stage, o: TempleOptions & { readonly gap?: number }): void {
  const { x, y, h, depth = 0 } = o
  const brick = o.colour ?? '#b5684a'
  const gap = (o.gap ?? 0.07) * h
  const shape = gateHalf(h)
  for (const side of [-1, 1]) {
    const points: Point[] = shape.map(([px, py]) => [x + side * (gap + px), y - py])
    const facing = s.lightSide(x) === side
    const [lit, dark] = [s.shade(brick, facing ? 0.95 : 0.6, depth), s.shade(brick, 0.02, depth)]
    const d = polygon(points)
    const towardsLight =
      s.lightSide(x) > 0 ? [dark, mix(lit, dark, 0.45), lit] : [lit, mix(lit, dark, 0.45), dark]
    s.path(d, s.lin(towardsLight, 0, 0, 1, 0))
    s.clipped(d, () => drawCourses(s, o, side, gap, brick, depth))
  }
  for (const i of range(6)) {
    const [w, top] = [gap + h * (0.02 + i * 0.022), y + i * h * 0.016]
    s.path(
      polygon([
        [x - w, top],
        [x + w, top],
        [x + w + h * 0.02, top + h * 0.016],
        [x - w - h * 0.02, top + h * 0.016],
      ]),
      s.lin([s.shade('#cfa888', 0.85, depth), s.shade('#6a4a4a', 0.15, depth)]),
    )
  }
}

function drawCourses(
  s: Stage,
  o: TempleOptions,
  side: number,
  gap: number,
  brick: string,
  depth: number,
): void {
  const { x, y, h } = o
  const stone = s.shade('#d9b48e', 0.8, depth)
  const dark = s.shade(brick, 0, depth)
  const left = x + (side < 0 ? -gap - h * 0.36 : gap)
  for (let level = 0, i = 0; i < 7; i++) {
    const rise = (0.2 - i * 0.016) * (i === 0 ? 0.75 : i === 1 ? 1.25 : 0.85)
    level += rise * 0.95
    const at = y - level * h
    s.rect(left, at, h * 0.36, h * 0.014, stone, 'opacity=".8"')
    s.rect(left, at + h * 0.014, h * 0.36, h * 0.012, dark, 'opacity=".55"')
    const niche = h * (0.05 - i * 0.004)
    const nx = x + side * (gap + h * (0.14 - i * 0.012))
    const ny = at + rise * h * 0.78
    s.path(
      `M${round1(nx - niche / 2)} ${round1(ny)}v${round1(-niche * 0.9)}q${round1(niche / 2)} ${round1(-niche * 0.7)} ${round1(niche)} 0v${round1(niche * 0.9)}Z`,
      dark,
      'opacity=".55"',
    )
    s.path(
      `M${round1(nx - niche * 0.28)} ${round1(ny)}v${round1(-niche * 0.7)}q${round1(niche * 0.28)} ${round1(-niche * 0.5)} ${round1(niche * 0.56)} 0v${round1(niche * 0.7)}Z`,
      stone,
      'opacity=".5"',
    )
  }
  const joints = range(44).map((r) => `M${round1(left)} ${round1(y - r * h * 0.025)}h${round1(h * 0.36)}`)
  s.line(joints.join(''), dark, Math.max(0.5, h * 0.0014), 'opacity=".22"')
}

/** Tiered thatched meru shrine of Bali. */
export const meru = (o: TempleOptions): Layer => svg((s) => drawMeru(s, o))

export function drawMeru(s: Stage, o: TempleOptions): void {
  const { x, y, h, depth = 0, tiers = 7 } = o
  const thatch = o.roof ?? '#4a3a44'
  s.rect(
    x - h * 0.1,
    y - h * 0.16,
    h * 0.2,
    h * 0.16,
    s.lin([s.shade('#b5684a', 0.7, depth), s.shade('#b5684a', 0.1, depth)], 0, 0, 1, 0),
  )
  for (let i = 0; i < tiers; i++) {
    const w = h * (0.2 - (i / tiers) * 0.14)
    const top = y - h * (0.16 + (i * 0.78) / tiers)
    const rise = (h * 0.78) / tiers
    const lit =
      s.lightSide(x) < 0
        ? [s.shade(thatch, 0.85, depth), s.shade(thatch, 0.05, depth)]
        : [s.shade(thatch, 0.05, depth), s.shade(thatch, 0.85, depth)]
    s.rect(x - w * 0.28, top - rise, w * 0.56, rise, s.shade('#c9a25d', 0.55, depth))
    s.path(
      `M${round1(x - w)} ${round1(top)}Q${round1(x - w * 0.6)} ${round1(top - rise * 0.5)} ${round1(x - w * 0.3)} ${round1(top - rise * 0.72)}L${round1(x + w * 0.3)} ${round1(top - rise * 0.72)}Q${round1(x + w * 0.6)} ${round1(top - rise * 0.5)} ${round1(x + w)} ${round1(top)}Q${round1(x)} ${round1(top + rise * 0.16)} ${round1(x - w)} ${round1(top)}Z`,
      s.lin(lit, 0, 0, 1, 0),
    )
  }
  s.path(
    polygon([
      [x - h * 0.008, y - h * 0.93],
      [x, y - h * 1.02],
      [x + h * 0.008, y - h * 0.93],
    ]),
    s.shade('#c9a25d', 0.9, depth),
  )
}
