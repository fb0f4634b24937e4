import { type Point, polygon, smooth } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface SlenderTower {
  /** Middle of the foot. */
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly kind: 'lens' | 'needle' | 'twins' | 'fin' | 'twist'
  readonly depth?: number
  readonly colour?: string
}

/** Towers of our own invention: no real building is meant. */
export function drawSlenderTower(s: Stage, o: SlenderTower): void {
  const { x, y, w, h, depth = 0.4 } = o
  const colour = o.colour ?? '#8f8ab0'
  const dir = s.lightSide(x)
  const lit = s.shade(colour, 1, depth)
  const mid = s.shade(colour, 0.55, depth)
  const dark = s.shade(colour, 0.1, depth)
  const across = s.lin(dir > 0 ? [dark, mid, lit] : [lit, mid, dark], 0, 0, 1, 0)
  const at = (px: number, py: number): Point => [x + px * w, y - py * h]
  const outline: Record<SlenderTower['kind'], () => string> = {
    lens: () =>
      smooth(
        [at(-0.34, 0), at(-0.5, 0.34), at(-0.36, 0.74), at(0, 1), at(0.36, 0.74), at(0.5, 0.34), at(0.34, 0)],
        true,
        0.6,
      ),
    needle: () =>
      smooth(
        [
          at(-0.5, 0),
          at(-0.3, 0.22),
          at(-0.17, 0.6),
          at(-0.06, 1),
          at(0.06, 1),
          at(0.17, 0.6),
          at(0.3, 0.22),
          at(0.5, 0),
        ],
        true,
        0.7,
      ),
    twins: () =>
      polygon([at(-0.5, 0), at(-0.34, 1), at(-0.16, 0.93), at(-0.08, 0)]) +
      polygon([at(0.1, 0), at(0.16, 0.76), at(0.36, 0.84), at(0.5, 0)]) +
      polygon([at(-0.2, 0.5), at(0.2, 0.5), at(0.2, 0.55), at(-0.2, 0.55)]),
    fin: () =>
      smooth([at(-0.5, 0), at(-0.46, 0.4), at(-0.2, 0.8), at(0.42, 1), at(0.44, 0.5), at(0.5, 0)], true, 0.5),
    twist: () =>
      smooth(
        [
          at(-0.44, 0),
          at(-0.4, 0.33),
          at(-0.46, 0.66),
          at(-0.36, 1),
          at(0.4, 0.97),
          at(0.44, 0.66),
          at(0.36, 0.33),
          at(0.44, 0),
        ],
        true,
        0.5,
      ),
  }
  const d = outline[o.kind]()
  s.path(d, across)
  s.clipped(d, () => {
    const floors = range(Math.round(h / 9)).map(
      (i) =>
        `M${round1(x - w)} ${round1(y - i * 9)}q${round1(w)} ${o.kind === 'twist' ? round1(-w * 0.5) : -2} ${round1(2 * w)} 0`,
    )
    s.line(floors.join(''), dark, 0.8, 'opacity=".3"')
    s.rect(x + (dir > 0 ? w * 0.3 : -w * 0.42), y - h * 1.1, w * 0.12, h * 1.1, s.light.sun, 'opacity=".18"')
  })
  if (o.kind === 'needle') {
    for (const [up, r] of [
      [0.72, 0.34],
      [0.78, 0.26],
    ] as const)
      s.ellipse(x, y - h * up, w * r, w * r * 0.22, s.lin([lit, dark]))
  }
  if (o.kind === 'lens' || o.kind === 'needle')
    s.line(
      `M${round1(x)} ${round1(y - h * (o.kind === 'lens' ? 0.98 : 1.08))}v${round1(-h * 0.14)}`,
      mid,
      Math.max(1, w * 0.035),
    )
}
