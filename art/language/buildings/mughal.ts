import { ellipsePath, type Point, polygon, rectPath } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** Building stone under one light: the colour and how far away it stands. */
export interface Stone {
  readonly colour: string
  readonly depth?: number
}

/** Fills a shape as a wall turned to the light: bright on the lit side. */
export function wall(s: Stage, d: string, stone: Stone, from = 0.35, to = 0.95): void {
  const tones = [to, (from + to) / 2, from].map((lit) => s.shade(stone.colour, lit, stone.depth))
  s.path(d, s.lin(s.lightSide(800) > 0 ? tones.reverse() : tones, 0, 0, 1, 0))
}

export const block = (
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  stone: Stone,
  from?: number,
  to?: number,
) => wall(s, rectPath(x, y, w, h), stone, from, to)

/** Onion outline on its base line; bulge above 1 swells beyond the drum. */
export function onion(cx: number, base: number, half: number, h: number, bulge = 1.12): string {
  const [w, b] = [half, half * bulge]
  const p = (x: number, y: number) => `${round1(cx + x)} ${round1(base - h * y)}`
  return `M${p(-w, 0)}C${p(-b * 1.16, 0.24)} ${p(-b * 1.02, 0.56)} ${p(-w * 0.52, 0.78)}C${p(-w * 0.24, 0.88)} ${p(-w * 0.06, 0.93)} ${p(0, 1)}C${p(w * 0.06, 0.93)} ${p(w * 0.24, 0.88)} ${p(w * 0.52, 0.78)}C${p(b * 1.02, 0.56)} ${p(b * 1.16, 0.24)} ${p(w, 0)}Z`
}

interface DomeOptions {
  readonly cx: number
  readonly base: number
  readonly half: number
  readonly h: number
  readonly bulge?: number
  readonly stone: Stone
  readonly finial?: string
  readonly ribs?: number
}

/** Dome with drum line, lotus cap, gilded finial and, if wanted, ribs. */
export function dome(s: Stage, o: DomeOptions): void {
  const { cx, base, half, h } = o
  const d = onion(cx, base, half, h, o.bulge)
  const side = s.lightSide(cx)
  const at = (lit: number) => s.shade(o.stone.colour, lit, o.stone.depth)
  s.path(d, s.rad([at(1.08), at(0.9), at(0.55), at(0.28)], 0.5 + side * 0.22, 0.4, 0.72))
  if (o.ribs) {
    const ribCount = o.ribs
    const ribs = range(ribCount).map((i) => {
      const k = ((i + 0.5) / ribCount - 0.5) * 2
      return `M${round1(cx + half * k)} ${round1(base)}C${round1(cx + half * k * 1.3)} ${round1(base - h * 0.4)} ${round1(cx + half * k * 0.7)} ${round1(base - h * 0.75)} ${round1(cx)} ${round1(base - h)}`
    })
    s.line(ribs.join(''), at(0.25), Math.max(0.6, half * 0.02), 'opacity=".4"')
  }
  s.path(onion(cx, base - h * 0.83, half * 0.3, h * 0.17, 1), at(0.7))
  drawFinial(s, cx, base - h * 0.985, h * 0.26, o.finial ?? '#d9a441', o.stone.depth ?? 0)
}

export function drawFinial(s: Stage, x: number, y: number, h: number, colour: string, depth = 0): void {
  const tone = s.shade(colour, 0.85, depth)
  s.path(
    polygon([
      [x - h * 0.05, y],
      [x, y - h],
      [x + h * 0.05, y],
    ]),
    tone,
  )
  s.path(
    ellipsePath(x, y - h * 0.16, h * 0.12, h * 0.1) +
      ellipsePath(x, y - h * 0.42, h * 0.085, h * 0.07) +
      ellipsePath(x, y - h * 0.62, h * 0.05),
    tone,
  )
}

/** Pavilion of slender columns under a small dome. */
export function chhatri(
  s: Stage,
  cx: number,
  base: number,
  w: number,
  h: number,
  stone: Stone,
  cap: Stone = stone,
): void {
  const at = (lit: number) => s.shade(stone.colour, lit, stone.depth)
  const half = w / 2
  const roof = base - h * 0.5
  s.path(rectPath(cx - half * 0.78, roof, half * 1.56, h * 0.5), at(0.12))
  for (const k of [-1, -0.38, 0.38, 1]) {
    s.rect(
      cx + k * half * 0.76 - w * 0.04,
      roof,
      w * 0.08,
      h * 0.5,
      at(k * s.lightSide(cx) > 0 ? 0.95 : 0.55),
    )
  }
  s.path(
    `M${round1(cx - half * 0.8)} ${round1(roof)}q${round1(half * 0.4)} ${round1(h * 0.16)} ${round1(half * 0.42)} 0q${round1(half * 0.38)} ${round1(-h * 0.0)} ${round1(half * 0.76)} 0q${round1(half * 0.02)} ${round1(h * 0.16)} ${round1(half * 0.42)} 0Z`,
    at(0.5),
  )
  s.rect(cx - half * 0.9, base - h * 0.06, w * 0.9, h * 0.06, at(0.8))
  s.path(
    polygon([
      [cx - half * 1.16, roof + h * 0.03],
      [cx - half * 0.8, roof - h * 0.07],
      [cx + half * 0.8, roof - h * 0.07],
      [cx + half * 1.16, roof + h * 0.03],
    ]),
    at(0.75),
  )
  dome(s, { cx, base: roof - h * 0.06, half: half * 0.74, h: h * 0.42, stone: cap, bulge: 1.05 })
}

/** Pointed four-centred arch standing on its base line. */
export function pointedArch(cx: number, base: number, half: number, h: number): string {
  const spring = base - h * 0.6
  return `M${round1(cx - half)} ${round1(base)}V${round1(spring)}C${round1(cx - half)} ${round1(spring - h * 0.2)} ${round1(cx - half * 0.62)} ${round1(spring - h * 0.3)} ${round1(cx)} ${round1(base - h)}C${round1(cx + half * 0.62)} ${round1(spring - h * 0.3)} ${round1(cx + half)} ${round1(spring - h * 0.2)} ${round1(cx + half)} ${round1(spring)}V${round1(base)}Z`
}

/** Scalloped arch: lobes per side, the crown drawn to a point. */
export function cuspedArch(
  cx: number,
  base: number,
  half: number,
  h: number,
  rise: number,
  lobes = 4,
): string {
  const spring = base - h + rise
  const at = (t: number): Point => {
    const a = (t * Math.PI) / 2
    return [half * Math.cos(a) ** 0.85, rise * 0.86 * Math.sin(a)]
  }
  const points = range(lobes + 1).map((i) => at(i / (lobes + 0.55)))
  const left = points.map(([x, y]) => [cx - x, spring - y] as Point)
  const right = [...points].reverse().map(([x, y]) => [cx + x, spring - y] as Point)
  const arcs = (line: readonly Point[]) =>
    line
      .slice(1)
      .map(([x, y], i) => {
        const [px, py] = line[i] as Point
        const r = Math.hypot(x - px, y - py) * 0.56
        return `A${round1(r)} ${round1(r)} 0 0 1 ${round1(x)} ${round1(y)}`
      })
      .join('')
  const [lx, ly] = left[lobes] as Point
  const [rx, ry] = right[0] as Point
  const top = base - h
  return (
    `M${round1(cx - half)} ${round1(base)}L${round1(cx - half)} ${round1(spring)}${arcs(left)}` +
    `C${round1(lx + (cx - lx) * 0.2)} ${round1(ly - (ly - top) * 0.7)} ${round1(cx - (cx - lx) * 0.3)} ${round1(top + (ly - top) * 0.3)} ${round1(cx)} ${round1(top)}` +
    `C${round1(cx + (rx - cx) * 0.3)} ${round1(top + (ry - top) * 0.3)} ${round1(rx - (rx - cx) * 0.2)} ${round1(ry - (ry - top) * 0.7)} ${round1(rx)} ${round1(ry)}` +
    `${arcs(right)}L${round1(cx + half)} ${round1(base)}Z`
  )
}

interface IwanOptions {
  readonly cx: number
  readonly base: number
  readonly half: number
  readonly h: number
  readonly stone: Stone
  /** Colour of the recess; the stone in deep shade if not said. */
  readonly recess?: string
  readonly inlay?: string
}

/** Arched niche in a tall frame, shaded inside, lit along one reveal. */
export function iwan(s: Stage, o: IwanOptions): void {
  const { cx, base, half, h, stone } = o
  const side = s.lightSide(cx)
  const at = (lit: number) => s.shade(stone.colour, lit, stone.depth)
  const inner = pointedArch(cx, base, half, h)
  s.path(pointedArch(cx, base, half * 1.12, h * 1.05), s.shade(o.inlay ?? stone.colour, 1, stone.depth))
  const recess = o.recess ?? at(0.08)
  s.path(inner, s.lin([recess, at(0.22), at(0.4)], side > 0 ? 1 : 0, 0, side > 0 ? 0 : 1, 0.3))
  s.clipped(inner, () => {
    s.path(pointedArch(cx - side * half * 0.16, base, half * 0.62, h * 0.66), at(0.06))
    s.path(
      pointedArch(cx - side * half * 0.16, base, half * 0.3, h * 0.36),
      s.shade(s.light.shadow, 0.1, stone.depth),
    )
  })
}

/** Row of niches along a wall. */
export function arcade(
  s: Stage,
  o: { x: number; to: number; base: number; h: number; n: number; stone: Stone; fill?: string },
): void {
  const step = (o.to - o.x) / o.n
  const arches = range(o.n).map((i) => pointedArch(o.x + (i + 0.5) * step, o.base, step * 0.3, o.h))
  s.path(arches.join(''), o.fill ?? s.shade(o.stone.colour, 0.12, o.stone.depth))
  const side = s.lightSide(800)
  const edges = range(o.n).map((i) =>
    rectPath(o.x + (i + 0.5) * step - side * step * 0.3, o.base - o.h * 0.6, side * step * 0.07, o.h * 0.6),
  )
  s.path(edges.join(''), s.shade(o.stone.colour, 0.7, o.stone.depth))
}

/** Round or octagonal tower with galleries and a cap. */
export function minaret(
  s: Stage,
  cx: number,
  base: number,
  w: number,
  h: number,
  stone: Stone,
  galleries = 3,
): void {
  const half = w / 2
  wall(
    s,
    polygon([
      [cx - half, base],
      [cx - half * 0.72, base - h * 0.84],
      [cx + half * 0.72, base - h * 0.84],
      [cx + half, base],
    ]),
    stone,
    0.3,
    1.02,
  )
  for (const i of range(galleries)) {
    const y = base - (h * 0.84 * (i + 1)) / galleries
    block(s, cx - half * 1.25, y - w * 0.1, w * 1.25, w * 0.22, stone, 0.4, 0.95)
    s.rect(cx - half * 0.85, y + w * 0.12, w * 0.85, w * 0.16, s.shade(stone.colour, 0.25, stone.depth))
  }
  chhatri(s, cx, base - h * 0.84, w * 1.1, h * 0.16, stone)
}

/** Pierced stone screen: a lattice of hexagonal holes. */
export function jali(s: Stage, x: number, y: number, w: number, h: number, cell: number, hole: string): void {
  const holes: string[] = []
  for (let row = 0; row * cell * 0.86 < h; row++) {
    for (let k = 0; k * cell < w; k++) {
      const cx = x + (k + (row % 2 ? 0.5 : 0)) * cell + cell / 2
      const cy = y + row * cell * 0.86 + cell / 2
      if (cx > x + w - cell * 0.3 || cy > y + h - cell * 0.3) continue
      holes.push(
        polygon(
          range(6).map((i) => [
            cx + Math.cos((i * Math.PI) / 3 + 0.52) * cell * 0.36,
            cy + Math.sin((i * Math.PI) / 3 + 0.52) * cell * 0.36,
          ]),
        ),
      )
    }
  }
  s.path(holes.join(''), hole)
}
