import { mix } from '../../engine/colour.ts'
import { ellipsePath, type Point, polygon, smooth } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface LanternOptions {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly kind?: 'paper' | 'round' | 'parol' | 'brass' | 'sky'
  readonly colour?: string
  readonly depth?: number
  readonly glow?: number
}

export function drawLantern(s: Stage, o: LanternOptions): void {
  const { x, y, r, depth = 0, kind = 'paper' } = o
  const paper = mix(o.colour ?? '#e8663c', s.light.haze, depth * 0.5)
  const core = mix('#fff3c4', paper, 0.12)
  s.circle(
    x,
    y,
    r * 3.4,
    s.rad([
      [paper, 0.42 * (o.glow ?? 1), 0],
      [paper, 0.13 * (o.glow ?? 1), 0.4],
      [paper, 0, 1],
    ]),
  )
  const body = s.rad(
    [core, mix(paper, '#ffd98a', 0.55), paper, mix(paper, s.light.shadow, 0.35)],
    0.5,
    0.58,
    0.62,
  )
  const dark = s.shade('#3a2430', 0.2, depth)
  if (kind === 'parol') {
    const star = range(10).map((i): Point => {
      const a = -Math.PI / 2 + (i * Math.PI) / 5
      const k = i % 2 ? 0.46 : 1.15
      return [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k]
    })
    s.path(polygon(star), body)
    for (const [i, p] of star.entries()) {
      const rib = i % 2 ? mix(paper, s.light.shadow, 0.3) : core
      s.line(`M${round1(x)} ${round1(y)}L${round1(p[0])} ${round1(p[1])}`, rib, r * 0.035, 'opacity=".7"')
    }
    s.line(ellipsePath(x, y, r * 1.18), mix(paper, '#ffe6a8', 0.4), r * 0.06)
    for (const side of [-1, 1])
      s.path(
        range(5)
          .map(
            (i) =>
              `M${round1(x + side * r * 0.7 + i * 2)} ${round1(y + r * 0.95)}q${round1(side * r * 0.1)} ${round1(r * 0.5)} 0 ${round1(r * 0.85)}h1.4q${round1(side * r * 0.1)} ${round1(-r * 0.4)} 0 ${round1(-r * 0.85)}Z`,
          )
          .join(''),
        mix(paper, '#ffe6a8', 0.3),
      )
    return
  }
  const [rx, ry] = {
    paper: [0.62, 1],
    round: [0.95, 0.86],
    brass: [0.6, 0.9],
    sky: [0.72, 0.92],
    parol: [1, 1],
  }[kind] as [number, number]
  if (kind === 'sky') {
    s.path(
      smooth(
        [
          [x - r * 0.5, y + r * 0.8],
          [x - r * 0.74, y - r * 0.2],
          [x - r * 0.5, y - r * 0.86],
          [x + r * 0.5, y - r * 0.86],
          [x + r * 0.74, y - r * 0.2],
          [x + r * 0.5, y + r * 0.8],
        ],
        true,
        0.55,
      ),
      s.lin([mix(paper, s.light.sky[2], 0.3), mix(paper, '#ffd98a', 0.5), core]),
    )
    return
  }
  s.line(`M${round1(x)} ${round1(y - r * ry - r * 0.6)}V${round1(y - r * ry)}`, dark, Math.max(0.8, r * 0.04))
  s.ellipse(x, y, r * rx, r * ry, body)
  if (kind === 'brass')
    s.line(
      range(7)
        .map(
          (i) =>
            `M${round1(x + (i - 3) * r * 0.17)} ${round1(y - r * 0.8)}Q${round1(x + (i - 3) * r * 0.26)} ${round1(y)} ${round1(x + (i - 3) * r * 0.17)} ${round1(y + r * 0.8)}`,
        )
        .join(''),
      s.shade('#8a6430', 0.4, depth),
      r * 0.07,
    )
  else
    s.line(
      range(6)
        .map((i) => {
          const t = (i + 0.5) / 6
          const w = rx * r * Math.sqrt(1 - (2 * t - 1) ** 2)
          return `M${round1(x - w)} ${round1(y - ry * r + 2 * ry * r * t)}q${round1(w)} ${round1(r * 0.09)} ${round1(2 * w)} 0`
        })
        .join(''),
      mix(paper, s.light.shadow, 0.4),
      Math.max(0.5, r * 0.022),
      'opacity=".55"',
    )
  s.rect(x - r * 0.3, y - r * ry - r * 0.03, r * 0.6, r * 0.11, dark)
  s.rect(x - r * 0.3, y + r * ry - r * 0.08, r * 0.6, r * 0.11, dark)
  s.line(
    `M${round1(x)} ${round1(y + r * ry)}v${round1(r * 0.4)}`,
    mix(paper, '#ffe6a8', 0.4),
    Math.max(1, r * 0.08),
  )
}

interface UmbrellaOptions {
  readonly x: number
  /** Foot of the pole. */
  readonly y: number
  readonly r: number
  readonly colour?: string
  readonly second?: string
  readonly tilt?: number
  readonly depth?: number
}

export function drawParasol(s: Stage, o: UmbrellaOptions & { readonly h?: number }): void {
  const { r, depth = 0 } = o
  const h = o.h ?? r * 1.9
  const [a, b] = [o.colour ?? '#f4ead6', o.second ?? '#c8575a']
  s.placed({ x: o.x, y: o.y, turn: o.tilt ?? 0 }, () => {
    s.line(`M0 0V${round1(-h)}`, s.shade('#a8805a', 0.6, depth), Math.max(1.4, r * 0.035))
    const n = 6
    const dir = s.lightSide(o.x)
    for (const i of range(n)) {
      const edge = (k: number) => -Math.cos((k / n) * Math.PI) * r
      const [x0, x1] = [edge(i), edge(i + 1)]
      const drop = (x: number) => -h + r * 0.42 - Math.sqrt(Math.max(0, 1 - (x / r) ** 2)) * r * 0.07
      const lit = dir > 0 ? 0.3 + (0.75 * (i + 1)) / n : 1.05 - (0.75 * i) / n
      s.path(
        `M0 ${round1(-h - r * 0.16)}Q${round1(x0 * 0.62)} ${round1(-h - r * 0.1)} ${round1(x0)} ${round1(drop(x0))}Q${round1((x0 + x1) / 2)} ${round1(drop((x0 + x1) / 2) - r * 0.05)} ${round1(x1)} ${round1(drop(x1))}Q${round1(x1 * 0.62)} ${round1(-h - r * 0.1)} 0 ${round1(-h - r * 0.16)}Z`,
        s.shade(i % 2 ? b : a, lit, depth),
      )
    }
  })
}
