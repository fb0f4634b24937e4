import { type Point, polygon } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import { type Eye, facet, seenFrom, type World } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'

/** Eight metres above the promenade, as from a lamp post, looking to the tower. */
export const EYE: Eye = { x: 1090, horizon: 336, focal: 900, height: 8 }
const see = seenFrom(EYE)

/** Metres: the tower's distance, half the promenade, half the bridge, how far the roadways lie below. */
const TOWER = 128
const PROMENADE = 4.3
const BRIDGE = 9.4
const ROAD = -3.4
const NEAR = 8

export const onPromenade = (right: number, away: number): Point => see([right, 0, away])

/** The granite tower with its two pointed arches, and its pier down to the river. */
export function drawBridgeTower(s: Stage): void {
  const granite = (lit: number) => s.shade('#d0b088', lit, 0.12)
  const at = (right: number, up: number): Point => see([right, up, TOWER])
  const block = (x1: number, y1: number, x2: number, y2: number) =>
    polygon([at(x1, y1), at(x2, y1), at(x2, y2), at(x1, y2)])
  const shadedEnd = (x: number) => polygon([at(x, -41), at(x, 44), at(x + 2.2, 44), at(x + 2.4, -41)])
  const arch = (side: -1 | 1) => {
    const [inner, outer] = [side * 1.7, side * 8.6]
    const middle = side * 5.1
    const [a, b, c, d, e, f] = [
      at(inner, -6),
      at(inner, 24),
      at(lerp(inner, middle, 0.24), 31),
      at(middle, 36.4),
      at(lerp(outer, middle, 0.24), 31),
      at(outer, 24),
    ]
    const end = at(outer, -6)
    const p = (q: Point) => `${q[0].toFixed(1)} ${q[1].toFixed(1)}`
    return `M${p(a)}L${p(b)}Q${p(c)} ${p(d)}Q${p(e)} ${p(f)}L${p(end)}Z`
  }
  const body = polygon([at(-15.4, -41), at(-14, 44), at(14, 44), at(15.4, -41)])
  s.path(body, granite(0.9))
  s.path(shadedEnd(-15.2), granite(0.34))
  for (const side of [-1, 1] as const) {
    s.path(arch(side), s.lin([s.light.sky[2], s.light.sky[3], s.light.haze]))
    // The thickness of the wall, seen on the side away from the sun.
    s.clipped(arch(side), () => {
      const [x1] = at(side > 0 ? 1.7 : -8.6, 0)
      const [, top] = at(0, 40)
      const [, low] = at(0, -6)
      s.path(`M${x1 + 40} ${top}L${x1 + 4} ${top}V${low}H${x1 - 2}V${top - 10}Z`, granite(0.2))
      s.rect(x1 - 2, top, 8, low - top, granite(0.24))
    })
    const rim = arch(side)
    s.line(rim, granite(1.05), 2.6)
    s.line(rim, granite(0.4), 1)
  }
  s.path(block(-15, 44, 15, 45.4), granite(1.1))
  s.path(block(-14.4, 45.4, 14.4, 48), granite(0.94))
  s.path(block(-15, 48, 15, 48.8), granite(1.1))
  s.path(block(-15, 43.2, 15, 44), granite(0.32))
  s.path(block(-14.6, 40.4, 14.6, 40.9), granite(0.5))
  const courses = range(15).map((i) => {
    const y = 2 + i * 2.5
    const [a, b] = [at(-14.6, y), at(-9.4, y)]
    const [c, d] = [at(9.4, y), at(14.6, y)]
    return `M${polygon([a, b], false).slice(1)}${polygon([c, d], false)}`
  })
  s.line(courses.join(''), granite(0.45), 0.7, 'opacity=".5"')
}

/** Cables from the tower's top towards us, their hangers, and the fan of stays. */
export function drawCables(s: Stage): void {
  const steel = (lit: number, depth: number) => s.shade('#7c8ca4', lit, depth)
  for (const right of [-BRIDGE, -PROMENADE - 0.5, PROMENADE + 0.5, BRIDGE]) {
    const outer = Math.abs(right) > 6
    const up = (away: number) => 3.2 + 42 * (away / TOWER) ** 2
    const cable = range(40).map((i): Point => {
      const away = lerp(TOWER, 3.4, i / 39)
      return see([right, up(away), away])
    })
    const foot = outer ? ROAD + 1 : 0
    const hangers = range(17).map((i) => {
      const away = 14 + i * 6.4
      return polygon([see([right, up(away), away]), see([right, foot, away])], false)
    })
    s.line(hangers.join(''), steel(0.4, 0.2), 1.1, 'opacity=".8"')
    const stays = range(11).map((i) =>
      polygon([see([right, 44, TOWER]), see([right, foot, TOWER - 6 - i * 5.6])], false),
    )
    s.line(stays.join(''), steel(0.45, 0.4), 0.8, 'opacity=".7"')
    s.path(rope(cable, 1, 0.9, 6.4), steel(0.26, 0.08))
    s.path(rope(cable, -0.6, 0.3, 2.4), s.shade('#d8dde0', 1, 0.1))
  }
}

/** A cable that grows thicker as it comes nearer. */
function rope(line: readonly Point[], shift: number, thin: number, thick: number): string {
  const width = (i: number) => lerp(thin, thick, (i / (line.length - 1)) ** 4)
  const above = line.map(([x, y], i): Point => [x, y - width(i) + shift * width(i) * 0.5])
  const below = line.map(([x, y], i): Point => [x, y + width(i) + shift * width(i) * 0.5])
  return polygon([...above, ...below.reverse()])
}

/** The boards of the promenade with their rails, the roadways below on either side. */
export function drawDeck(s: Stage): void {
  const strip = (from: number, to: number, up: number, near = NEAR) =>
    facet(see, [
      [from, up, TOWER],
      [to, up, TOWER],
      [to, up, near],
      [from, up, near],
    ])
  for (const side of [-1, 1] as const) {
    s.path(
      strip(side * (PROMENADE - 0.5), side * BRIDGE, ROAD),
      s.shade('#8d97a8', side > 0 ? 0.5 : 0.74, 0.1),
    )
    const lane = side * (PROMENADE + BRIDGE) * 0.54
    const dashes = range(20).map((i) => {
      const away = 12 + i * 5.6
      const d = (a: number): World[] => [
        [lane - 0.07, ROAD, a],
        [lane + 0.07, ROAD, a],
      ]
      return facet(see, [...d(away), ...d(away + 2.4).reverse()])
    })
    s.path(dashes.join(''), s.shade('#f4efe2', 0.95, 0.2))
    // The girder along the outer edge.
    s.path(
      facet(see, [
        [side * BRIDGE, ROAD, TOWER],
        [side * BRIDGE, ROAD + 1.5, TOWER],
        [side * BRIDGE, ROAD + 1.5, NEAR],
        [side * BRIDGE, ROAD, NEAR],
      ]),
      s.shade('#7488a0', side > 0 ? 0.3 : 0.95, 0.1),
    )
    // The wall under the boards: the left one lies in shade.
    s.path(
      facet(see, [
        [side * PROMENADE, 0, TOWER],
        [side * PROMENADE, 0, NEAR],
        [side * PROMENADE, ROAD, NEAR],
        [side * PROMENADE, ROAD, TOWER],
      ]),
      s.shade('#5e6f8c', 0.1, 0.06),
    )
  }
  s.path(strip(-PROMENADE, PROMENADE, 0), s.shade('#d9bd94', 0.95, 0.06))
  const seams = range(86).map((i) => {
    const away = NEAR + i * 1.1 * (1 + i * 0.006)
    const gap = i % 7 === 3 ? 0.12 : 0.05
    return facet(see, [
      [-PROMENADE, 0, away],
      [PROMENADE, 0, away],
      [PROMENADE, 0, away + gap],
      [-PROMENADE, 0, away + gap],
    ])
  })
  s.path(seams.join(''), s.shade('#a8825c', 0.45, 0.1), 'opacity=".75"')
  s.path(strip(-0.07, 0.07, 0), s.shade('#f4ecd8', 1), 'opacity=".9"')
}

/** Slender rails along both edges, drawn over those who walk behind them. */
export function drawRails(s: Stage): void {
  for (const side of [-1, 1] as const) {
    for (const up of [0.55, 1.15]) {
      const w = up > 1 ? 0.045 : 0.025
      s.path(
        facet(see, [
          [side * PROMENADE, up - w, TOWER],
          [side * PROMENADE, up + w, TOWER],
          [side * PROMENADE, up + w, NEAR],
          [side * PROMENADE, up - w, NEAR],
        ]),
        s.shade('#4f6288', up > 1 ? 0.6 : 0.3),
      )
    }
    const posts = range(22).map((i) => {
      const away = 9.6 + i * 2.6 * (1 + i * 0.05)
      return facet(see, [
        [side * PROMENADE - 0.04, 0, away],
        [side * PROMENADE + 0.04, 0, away],
        [side * PROMENADE + 0.04, 1.15, away],
        [side * PROMENADE - 0.04, 1.15, away],
      ])
    })
    s.path(posts.join(''), s.shade('#4f6288', 0.35))
  }
}

/** A car on one of the roadways, from behind and above: three planes and a roof. */
export function drawRoadCar(s: Stage, right: number, away: number, colour: string): void {
  const [w, long, h] = [0.92, 4.4, 0.85]
  const depth = Math.min(0.3, away / 300)
  const box = (x1: number, x2: number, low: number, up: number, near: number, far: number) => {
    const p = (x: number, y: number, z: number): World => [x, ROAD + y, z]
    const inner = right > 0 ? x1 : x2
    s.path(
      facet(see, [p(inner, low, near), p(inner, up, near), p(inner, up, far), p(inner, low, far)]),
      s.shade(colour, right > 0 ? 0.25 : 0.85, depth),
    )
    s.path(
      facet(see, [p(x1, up, near), p(x2, up, near), p(x2, up, far), p(x1, up, far)]),
      s.shade(colour, 1, depth),
    )
    s.path(
      facet(see, [p(x1, low, near), p(x2, low, near), p(x2, up, near), p(x1, up, near)]),
      s.shade(colour, 0.4, depth),
    )
  }
  s.path(
    facet(see, [
      [right - w - 1.1, ROAD, away + 0.3],
      [right + w, ROAD, away],
      [right + w, ROAD, away + long],
      [right - w - 1.1, ROAD, away + long],
    ]),
    s.light.shadow,
    'opacity=".4"',
  )
  box(right - w, right + w, 0.25, h, away, away + long)
  const glass = '#31466a'
  const p = (x: number, y: number, z: number): World => [right + x, ROAD + y, away + z]
  s.path(
    facet(see, [p(-w * 0.86, h, 0.7), p(w * 0.86, h, 0.7), p(w * 0.7, 1.45, 1.4), p(-w * 0.7, 1.45, 1.4)]),
    s.shade(glass, 0.5, depth),
  )
  s.path(
    facet(see, [
      p(-w * 0.7, 1.45, 1.4),
      p(w * 0.7, 1.45, 1.4),
      p(w * 0.7, 1.45, 2.9),
      p(-w * 0.7, 1.45, 2.9),
    ]),
    s.shade(colour, 1.05, depth),
  )
  s.path(
    facet(see, [p(-w * 0.7, 1.45, 2.9), p(w * 0.7, 1.45, 2.9), p(w * 0.86, h, 3.5), p(-w * 0.86, h, 3.5)]),
    s.shade(glass, 0.9, depth),
  )
}
