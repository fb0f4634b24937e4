import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFinial, onion, pointedArch } from '../../language/buildings/mughal.ts'

const ROSE = '#dc7a68'
const LIME = '#fbe6d2'

/** Storeys from the street up: how many bays, how high in bays' widths. */
const STOREYS = [
  { bays: 15, high: 2.5 },
  { bays: 15, high: 2.3 },
  { bays: 13, high: 2.2 },
  { bays: 9, high: 2 },
  { bays: 5, high: 1.8 },
] as const

interface Bay {
  readonly cx: number
  readonly foot: number
  readonly w: number
  readonly h: number
}

/** The honeycomb front of the Palace of the Winds, a crown of five storeys. */
export function drawHawaMahal(s: Stage, cx: number, foot: number, w: number): void {
  const pitch = w / STOREYS[0].bays
  let y = foot
  STOREYS.forEach(({ bays, high }, storey) => {
    const [half, h] = [(bays * pitch) / 2, high * pitch]
    s.rect(cx - half, y - h, half * 2, h, s.shade(ROSE, 0.6))
    s.rect(cx - half, y - h, half * 0.12, h, s.shade(ROSE, 0.2))
    for (const i of range(bays))
      drawBay(s, { cx: cx + (i - (bays - 1) / 2) * pitch, foot: y, w: pitch * 0.9, h })
    s.rect(cx - half - 3, y - h - pitch * 0.1, half * 2 + 6, pitch * 0.12, s.shade(LIME, 1))
    s.rect(cx - half, y - h + pitch * 0.02, half * 2, pitch * 0.07, s.shade(ROSE, 0.3))
    y -= h + pitch * 0.1
    const next = STOREYS[storey + 1]
    if (next) drawShoulders(s, cx, y, pitch, bays, next.bays)
  })
  for (const k of [-2, -1, 0, 1, 2])
    drawCupola(s, cx + k * pitch, y, pitch * (k === 0 ? 0.62 : 0.46 - Math.abs(k) * 0.02))
}

/** Where a storey steps in, kiosks under cupolas slope down to its edge. */
function drawShoulders(s: Stage, cx: number, y: number, pitch: number, from: number, to: number): void {
  const steps = (from - to) / 2
  for (const side of [-1, 1] as const)
    for (const i of range(steps)) {
      const x = cx + side * pitch * (to / 2 + i + 0.5)
      const h = pitch * (steps === 1 ? 0.7 : 1.15 - i * 0.72)
      s.rect(x - pitch * 0.48, y - h, pitch * 0.96, h, s.shade(ROSE, 0.36))
      s.rect(x - pitch * 0.16, y - h, pitch * 0.64, h, s.shade(ROSE, 0.86))
      s.path(pointedArch(x + pitch * 0.14, y - h * 0.12, pitch * 0.13, h * 0.66), s.shade('#8a4468', 0.3))
      s.rect(x - pitch * 0.54, y - h, pitch * 1.08, pitch * 0.09, s.shade(LIME, 1))
      drawCupola(s, x, y - h, pitch * 0.42)
    }
}

function drawCupola(s: Stage, x: number, y: number, r: number): void {
  const d = onion(x, y, r * 0.82, r * 1.2, 1.06)
  s.path(d, s.shade(ROSE, 0.22))
  s.clipped(d, () => {
    s.path(onion(x + r * 0.3, y, r * 0.82, r * 1.2, 1.06), s.shade(ROSE, 0.72))
    s.path(onion(x + r * 0.66, y + r * 0.06, r * 0.62, r * 1.06, 1.06), s.shade(LIME, 0.96))
  })
  s.rect(x - r * 0.86, y - r * 0.08, r * 1.72, r * 0.13, s.shade(LIME, 0.9))
  drawFinial(s, x, y - r * 1.16, r * 0.8, '#f0bc54')
}

/** An oriel of three facets with pierced shutters, its curved eave and little dome. */
function drawBay(s: Stage, { cx, foot, w, h }: Bay): void {
  const half = w / 2
  const [body, eave] = [foot - h * 0.2, foot - h * 0.68]
  const facet = (k1: number, k2: number, lit: number) =>
    s.path(
      polygon([
        [cx + k1 * half, body],
        [cx + k1 * half, eave],
        [cx + k2 * half, eave],
        [cx + k2 * half, body],
      ]),
      s.shade(ROSE, lit),
    )
  s.path(
    polygon([
      [cx - half, body],
      [cx - half * 0.34, foot],
      [cx + half * 0.34, foot],
      [cx + half, body],
    ]),
    s.shade(ROSE, 0.3),
  )
  facet(-1, -0.52, 0.38)
  facet(-0.52, 0.52, 0.84)
  facet(0.52, 1, 1.06)
  const hole = s.shade('#8a4468', 0.26)
  const window = (x: number, k: number, high: number) => pointedArch(x, body - h * 0.06, half * k, h * high)
  s.path(
    window(cx - half * 0.76, 0.13, 0.34) + window(cx, 0.3, 0.37) + window(cx + half * 0.76, 0.13, 0.34),
    hole,
  )
  s.rect(cx - half * 0.3, body - h * 0.2, half * 0.6, h * 0.022, s.shade(ROSE, 0.8))
  s.rect(cx - half * 0.03, body - h * 0.4, half * 0.06, h * 0.34, s.shade(ROSE, 0.8))
  s.rect(cx - half, body - h * 0.045, half * 2, h * 0.045, s.shade(LIME, 0.98))
  const brow: Point[] = range(13).map((i) => {
    const k = (i - 6) / 6
    return [cx + k * half * 1.12, eave - h * 0.17 * (1 - k * k)]
  })
  s.path(
    polygon([...brow, [cx + half * 1.12, eave + h * 0.05], [cx - half * 1.12, eave + h * 0.05]]),
    s.shade(LIME, 1),
  )
  s.path(
    polygon([
      [cx - half * 1.12, eave + h * 0.05],
      [cx + half * 1.12, eave + h * 0.05],
      [cx + half, eave + h * 0.1],
      [cx - half, eave + h * 0.1],
    ]),
    s.shade(ROSE, 0.3),
  )
  const dome = onion(cx, eave - h * 0.12, half * 0.56, h * 0.24, 1)
  s.path(dome, s.shade(ROSE, 0.3))
  s.clipped(dome, () =>
    s.path(onion(cx + half * 0.24, eave - h * 0.12, half * 0.56, h * 0.24, 1), s.shade(ROSE, 1)),
  )
}

/** Indian fighting kite: paper on a spine and a bowed spar, a small fin for a tail. */
export function drawKite(
  s: Stage,
  x: number,
  y: number,
  size: number,
  inks: readonly [string, string],
  turn = 0,
): void {
  s.placed({ x, y, scale: size / 100, turn }, () => {
    s.path('M0 -56L54 -2L0 58L-54 -2Z', s.shade(inks[0], 0.96))
    s.path('M0 -56L0 58L-54 -2Z', s.shade(inks[0], 0.5))
    s.path('M0 -56L24 -32L0 -6L-24 -32Z', s.shade(inks[1], 1))
    s.path('M0 -56L0 -6L-24 -32Z', s.shade(inks[1], 0.56))
    s.path('M0 58L-15 76H15Z', s.shade(inks[1], 0.9))
    s.path('M0 58L-15 76H0Z', s.shade(inks[1], 0.5))
    s.line('M-54 -2Q0 -46 54 -2M0 -56V66', s.shade('#5a2a3c', 0.3), 2)
  })
}
