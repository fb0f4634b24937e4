import { polygon } from '../../engine/geometry.ts'
import { round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, svg } from '../../scene.ts'

interface TempleOptions {
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
