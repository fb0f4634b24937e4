import { mix } from '../../engine/colour.ts'
import { ellipsePath, type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { facet, seenFrom, type World } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'

/** From the gallery, six and a half metres above the dance floor. */
export const EYE = { x: 1060, horizon: 150, focal: 900, height: 6.5 }
export const see = seenFrom(EYE)

export const ROUND = { right: 0, away: 13.2, r: 3.95 }

const WIDE = 13.4
const DEEP = 29
const HIGH = 10.4

const ring = (right: number, away: number, r: number, up = 0): string =>
  polygon(
    range(64).map((i): Point => {
      const a = (i / 64) * 2 * Math.PI
      return see([right + Math.cos(a) * r, up, away + Math.sin(a) * r])
    }),
  )

export function drawHall(s: Stage): void {
  drawCeiling(s)
  drawFarWall(s)
  drawSideWall(s, -1)
  drawSideWall(s, 1)
  drawFloor(s)
}

function drawCeiling(s: Stage): void {
  s.rect(s.left, s.top, s.right - s.left, 600, s.shade('#e9dcb8', 0.62, 0.2))
  for (const i of range(9)) {
    const away = 6.5 + i * 2.6
    const strip = (from: number, to: number): World[] => [
      [-WIDE, HIGH, from],
      [WIDE, HIGH, from],
      [WIDE, HIGH, to],
      [-WIDE, HIGH, to],
    ]
    s.path(facet(see, strip(away, away + 0.7)), s.shade('#cdb98c', 0.45, 0.15))
    s.path(facet(see, strip(away + 0.7, away + 0.9)), s.shade('#fff6da', 1, 0.1))
  }
}

function drawFarWall(s: Stage): void {
  const [x0, y0] = see([-WIDE, HIGH, DEEP])
  const [x1, y1] = see([WIDE, 0, DEEP])
  const m = EYE.focal / DEEP
  s.rect(x0, y0, x1 - x0, y1 - y0, s.shade('#efe4c6', 0.86, 0.12))
  const arch = (half: number, top: number): string =>
    `M${EYE.x - half * m} ${y1}V${y1 - (top - half * 0.5) * m}Q${EYE.x - half * m} ${y1 - top * m} ${EYE.x} ${y1 - top * m}Q${EYE.x + half * m} ${y1 - top * m} ${EYE.x + half * m} ${y1 - (top - half * 0.5) * m}V${y1}Z`
  s.path(arch(6.2, 9.2), s.shade('#d0a24a', 0.85, 0.06))
  s.path(arch(5.9, 8.9), s.shade('#0f6a58', 0.5, 0.08))
  s.clipped(arch(5.9, 8.9), () => {
    for (const i of range(14)) {
      const x = EYE.x - 6 * m + (i * 12 * m) / 14
      s.rect(x, y0, 8, y1 - y0, s.shade('#1f8f74', 0.85, 0.08))
      s.rect(x + 17, y0, 5, y1 - y0, s.shade('#0a4a44', 0.2, 0.06))
    }
    const rays = range(15).map((i) => {
      const a = Math.PI + (Math.PI * (i + 0.5)) / 15
      const at = (r: number, da: number): Point => [
        EYE.x + Math.cos(a + da) * r * m,
        y1 - 2.6 * m + Math.sin(a + da) * r * m,
      ]
      return polygon([at(1.6, -0.03), at(4.2, -0.06), at(4.2, 0.06), at(1.6, 0.03)])
    })
    s.path(rays.join(''), s.shade('#f2c85c', 1, 0.04))
    s.path(ellipsePath(EYE.x, y1 - 2.6 * m, 1.3 * m), s.shade('#f8dc84', 1, 0.02))
  })
  for (const k of [-1, 1]) {
    const x = EYE.x + k * 9.8 * m
    s.path(
      `M${x - 1.5 * m} ${y1}V${y1 - 5 * m}A${1.5 * m} ${1.5 * m} 0 0 1 ${x + 1.5 * m} ${y1 - 5 * m}V${y1}Z`,
      s.shade('#174f5c', 0.5, 0.1),
    )
    s.path(
      `M${x - 1.5 * m} ${y1}V${y1 - 5 * m}A${1.5 * m} ${1.5 * m} 0 0 1 ${x} ${y1 - 6.5 * m}V${y1}Z`,
      s.shade('#2f7f84', 0.6, 0.1),
    )
  }
  const stage = (up: number): World => [-7.4, up, DEEP - 3]
  const [sx, sy] = see(stage(0.8))
  const [, foot] = see(stage(0))
  s.rect(sx, sy, 2 * (EYE.x - sx), foot - sy, s.shade('#c8963c', 0.8, 0.04))
  s.rect(sx, sy - 22, 2 * (EYE.x - sx), 23, s.shade('#8a3a2c', 0.5, 0.06))
  s.rect(sx, sy - 2, 2 * (EYE.x - sx), 4, s.shade('#fff0c4', 1, 0.04))
}

/** Tall windows between drapes of emerald, tied back. */
function drawSideWall(s: Stage, k: -1 | 1): void {
  const at = (away: number, up: number): World => [k * WIDE, up, away]
  const pane = (from: number, to: number, low: number, high: number) =>
    facet(see, [at(from, low), at(to, low), at(to, high), at(from, high)])
  const lit = k < 0 ? 0.42 : 0.7
  const plaster = k < 0 ? '#7fa890' : '#e6d8b4'
  s.path(pane(6, DEEP, 0, HIGH), s.shade(plaster, lit, 0.08))
  s.path(pane(6, DEEP, 0, 1.1), s.shade(k < 0 ? '#3f7a68' : '#b89858', lit * 0.8, 0.06))
  s.path(pane(6, DEEP, 8.9, 9.3), s.shade('#d0a24a', lit, 0.08))
  for (const i of range(6)) {
    const a = 7.2 + i * 3.8
    s.path(pane(a, a + 2, 1.2, 8.2), s.shade('#1d4a6a', 0.55, 0.06))
    s.path(pane(a, a + 2, 1.2, 2.6), s.shade('#d8905c', 0.5, 0.06))
    s.path(pane(a + 0.95, a + 1.05, 1.2, 8.2) + pane(a, a + 2, 4.7, 4.9), s.shade(plaster, lit * 0.9, 0.06))
    for (const [from, waist, to] of [
      [a - 0.55, a - 0.35, a + 0.5],
      [a + 2.55, a + 2.35, a + 1.5],
    ] as const) {
      const drape = facet(see, [
        at(from, 8.6),
        at(to, 8.6),
        at(to * 0.5 + waist * 0.5, 5.4),
        at(waist, 3.6),
        at(waist, 0.2),
        at(from, 0.2),
      ])
      s.path(drape, s.shade('#14705c', lit * 0.8, 0.06))
      s.path(
        facet(see, [at(from, 8.6), at((from + to) / 2, 8.6), at((from + waist) / 2, 3.6), at(from, 0.2)]),
        s.shade('#0c4c48', 0.3, 0.06),
      )
    }
  }
}

function drawFloor(s: Stage): void {
  const [, far] = see([0, 0, DEEP])
  s.path(
    facet(see, [
      [-WIDE, 0, DEEP],
      [WIDE, 0, DEEP],
      [WIDE, 0, 5],
      [-WIDE, 0, 5],
    ]),
    s.lin(
      [s.shade('#1f7a68', 0.8, 0.1), s.shade('#126052', 0.55), s.shade('#0c4a44', 0.35)],
      0,
      far,
      0,
      900,
      true,
    ),
  )
  const { right, away, r } = ROUND
  s.path(ring(right, away, r + 0.5), s.shade('#0a3c3a', 0.2))
  s.path(ring(right, away, r + 0.34), s.shade('#d8a848', 0.95))
  s.path(ring(right, away, r + 0.16), s.shade('#f6ecd0', 0.98))
  s.path(ring(right, away, r - 0.3), s.shade('#c8963c', 0.8))
  s.path(ring(right, away, r - 0.4), s.shade('#efe0b8', 0.95))
  for (const [points, reach, tone] of [
    [16, 3.3, '#e0c488'],
    [8, 2.9, '#c89a58'],
  ] as const) {
    const star = range(points * 2).map((i): Point => {
      const a = ((i + 0.5) / (points * 2)) * 2 * Math.PI
      const k = i % 2 ? reach : reach * 0.46
      return see([right + Math.cos(a) * k, 0, away + Math.sin(a) * k])
    })
    s.path(polygon(star), s.shade(tone, 0.9))
  }
  s.path(ring(right, away, 1.1), s.shade('#f6ecd0', 1))
}

/** A round table under linen with gold chairs, flowers in the middle; far from the lamps it sinks into green. */
export function drawTable(s: Stage, right: number, away: number): void {
  const m = EYE.focal / away
  const lit = Math.max(0, Math.min(1, (right + 5.4) / 4))
  const depth = Math.max(0, (away - 9) / 46) * lit
  const tone = (colour: string, k: number) =>
    s.shade(mix(colour, '#1f6a60', 0.62 * (1 - lit)), k * (0.5 + 0.5 * lit), depth)
  const flat = (6.5 - 0.76) / away
  const around = (a: number, r: number, up: number): Point => {
    const [x, y] = see([right, up, away])
    return [x + Math.cos(a) * r * m, y - Math.sin(a) * r * m * flat]
  }
  const chair = (a: number) => {
    const [x, y] = around(a, 1.45, 0)
    s.rect(x - 0.2 * m, y - 0.46 * m, 0.4 * m, 0.46 * m, tone('#8a6428', 0.4))
    s.rect(x - 0.22 * m, y - 0.98 * m, 0.44 * m, 0.56 * m, tone('#c89a44', 0.5))
    s.rect(x - 0.22 * m, y - 0.98 * m, 0.3 * m, 0.56 * m, tone('#eccb78', 0.95))
  }
  const [fx, fy] = around(0, 0, 0)
  s.ellipse(fx - 0.24 * m, fy + 0.04 * m, 1.4 * m, 1.34 * m * flat, s.light.shadow, 'opacity=".3"')
  for (const a of [0.18, 0.5, 0.82]) chair(a * Math.PI)
  const [x, top] = around(0, 0, 0.76)
  const [rx, ry] = [1.04 * m, 1.04 * m * flat]
  const skirt = `M${x - rx} ${top}L${x - rx * 1.06} ${fy}A${rx * 1.06} ${ry * 1.06} 0 0 0 ${x + rx * 1.06} ${fy}L${x + rx} ${top}Z`
  s.path(skirt, tone('#b9c4b0', 0.5))
  s.clipped(skirt, () => {
    s.rect(x + 0.1 * m, top, 1.2 * m, 2 * m, tone('#f6f0dc', 0.95))
    for (const t of [-0.6, -0.2, 0.42, 0.8])
      s.path(`M${x + t * m} ${top}l${-0.08 * m} ${2 * m}h${0.16 * m}Z`, tone('#93a598', 0.4))
  })
  s.ellipse(x, top, rx, ry, tone('#fffaea', 1))
  for (const i of range(7)) {
    const [px, py] = around((i / 7) * 2 * Math.PI + 0.3, 0.74, 0.76)
    s.ellipse(px, py, 0.15 * m, 0.15 * m * flat, tone('#d8b45c', 0.8))
  }
  for (const [dx, up, r, colour] of [
    [-0.16, 0.98, 0.2, '#e8503c'],
    [0.16, 1.02, 0.2, '#f07a4c'],
    [0, 1.22, 0.22, '#f2a03c'],
    [0.02, 0.92, 0.14, '#2f8f5c'],
  ] as const)
    s.circle(x + dx * m, top - (up - 0.76) * m, r * m, tone(colour, 0.85))
  for (const a of [1.3, 1.7]) chair(a * Math.PI)
}

/** The gallery's own rail, close to us. */
export function drawGalleryRail(s: Stage): void {
  const y = 868
  s.rect(s.left, y + 20, s.right - s.left, 200, '#0a3434', 'opacity=".55"')
  for (let x = Math.floor(s.left / 58) * 58; x < s.right; x += 58) {
    s.path(
      `M${x - 9} ${y + 18}Q${x - 2} ${y + 46} ${x - 14} ${y + 84}Q${x - 18} ${y + 110} ${x - 8} ${y + 130}H${x + 8}Q${x + 18} ${y + 110} ${x + 14} ${y + 84}Q${x + 2} ${y + 46} ${x + 9} ${y + 18}Z`,
      '#8a6428',
    )
    s.path(
      `M${x - 9} ${y + 18}Q${x - 2} ${y + 46} ${x - 14} ${y + 84}Q${x - 18} ${y + 110} ${x - 8} ${y + 130}H${x - 4}Q${x - 8} ${y + 100} ${x - 4} ${y + 80}Q${x + 2} ${y + 46} ${x} ${y + 18}Z`,
      '#e0b45c',
    )
  }
  s.rect(s.left, y, s.right - s.left, 22, '#7a3f24')
  s.rect(s.left, y, s.right - s.left, 7, '#e8a868')
  s.rect(s.left, y + 20, s.right - s.left, 5, '#3a1f1c')
}
