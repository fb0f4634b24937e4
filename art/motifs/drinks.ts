import { type Point, ribbon } from '../engine/geometry.ts'
import { range, round1 } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { type Layer, svg } from '../scene.ts'
import { type DishOptions, drawPlate } from './table.ts'

/** Wine, tumbler, flute or coupe; the stem stands on (x, y), r is the radius of the bowl. */
export const glass = (
  o: DishOptions & { readonly kind?: 'wine' | 'tumbler' | 'flute' | 'coupe'; readonly drink?: string },
): Layer => svg((s) => drawGlass(s, o))

export function drawGlass(
  s: Stage,
  o: DishOptions & { readonly kind?: 'wine' | 'tumbler' | 'flute' | 'coupe'; readonly drink?: string },
): void {
  const { x, y, r, kind = 'wine' } = o
  const drink = o.drink ?? '#c9405a'
  const rim = s.light.sun
  const outline = {
    wine: 'M-40 -210C-52 -160 -44 -112 -4 -100L-4 -10Q-30 -8 -34 0L34 0Q30 -8 4 -10L4 -100C44 -112 52 -160 40 -210Z',
    flute:
      'M-20 -230C-26 -160 -24 -110 -3 -92L-3 -10Q-26 -8 -28 0L28 0Q26 -8 3 -10L3 -92C24 -110 26 -160 20 -230Z',
    coupe:
      'M-56 -150C-52 -112 -28 -98 -4 -94L-4 -10Q-30 -8 -34 0L34 0Q30 -8 4 -10L4 -94C28 -98 52 -112 56 -150Z',
    tumbler: 'M-42 -120L-36 0L36 0L42 -120Z',
  }[kind]
  const level = { wine: -168, flute: -196, coupe: -140, tumbler: -86 }[kind]
  const stop = { wine: -100, flute: -92, coupe: -95, tumbler: -6 }[kind]
  s.placed({ x, y, scale: r / 46 }, () => {
    s.ellipse(-s.lightSide(x) * 20, 0, 58, 9, s.light.shadow, 'opacity=".3"')
    s.path(outline, rim, 'opacity=".16"')
    s.clipped(outline, () => {
      s.rect(-60, level, 120, stop - level, s.lin([s.shade(drink, 1.05), s.shade(drink, 0.6)]))
      s.ellipse(0, level, 50, 5, s.shade(drink, 1.1))
      s.rect(
        s.lightSide(x) * 22 - 4,
        -230,
        8,
        226,
        s.lin([
          [rim, 0.75],
          [rim, 0.1],
        ]),
      )
    })
    s.line(outline, rim, 1.8, 'opacity=".75"')
  })
}

/** Candle with a soft pool of light around it. */
export const candle = (o: { x: number; y: number; h: number; glow?: number }): Layer =>
  svg((s) => drawCandle(s, o))

export function drawCandle(s: Stage, o: { x: number; y: number; h: number; glow?: number }): void {
  const { x, y, h } = o
  const w = h * 0.11
  const reach = (o.glow ?? 2.4) * h
  s.circle(
    x,
    y - h * 1.12,
    reach,
    s.rad([
      [s.light.window, 0.5, 0],
      [s.light.window, 0.16, 0.35],
      [s.light.window, 0, 1],
    ]),
  )
  s.rect(
    x - w,
    y - h,
    w * 2,
    h,
    s.lin([s.shade('#fff1d6', 1), s.shade('#f0d6ac', 0.6), s.shade('#b98a72', 0.3)]),
  )
  s.path(
    `M${round1(x)} ${round1(y - h * 1.34)}C${round1(x + w * 1.1)} ${round1(y - h * 1.15)} ${round1(x + w)} ${round1(y - h * 1.03)} ${round1(x)} ${round1(y - h)}C${round1(x - w)} ${round1(y - h * 1.03)} ${round1(x - w * 0.9)} ${round1(y - h * 1.14)} ${round1(x)} ${round1(y - h * 1.34)}Z`,
    s.lin(['#fff9e6', '#ffdf8c', '#f39a4a']),
  )
}

/** Cup and saucer with a thread of steam. */
export const cup = (o: DishOptions & { readonly drink?: string; readonly steam?: boolean }): Layer =>
  svg((s) => drawCup(s, o))

export function drawCup(
  s: Stage,
  o: DishOptions & { readonly drink?: string; readonly steam?: boolean },
): void {
  const { x, y, r, tilt = 0.4 } = o
  const china = o.colour ?? '#f7efe0'
  drawPlate(s, { x, y: y + r * 0.85, r: r * 1.55, tilt, colour: china })
  const across =
    s.lightSide(x) > 0
      ? [s.shade(china, 0.15), s.shade(china, 0.6), s.shade(china, 1.05)]
      : [s.shade(china, 1.05), s.shade(china, 0.6), s.shade(china, 0.15)]
  s.line(
    `M${round1(x + r * 0.9)} ${round1(y + r * 0.15)}c${round1(r * 0.6)} ${round1(-r * 0.1)} ${round1(r * 0.5)} ${round1(r * 0.6)} ${round1(-r * 0.12)} ${round1(r * 0.5)}`,
    s.shade(china, 0.7),
    r * 0.13,
  )
  s.path(
    `M${round1(x - r)} ${round1(y)}C${round1(x - r * 0.95)} ${round1(y + r * 0.7)} ${round1(x - r * 0.5)} ${round1(y + r)} ${round1(x)} ${round1(y + r)}C${round1(x + r * 0.5)} ${round1(y + r)} ${round1(x + r * 0.95)} ${round1(y + r * 0.7)} ${round1(x + r)} ${round1(y)}Z`,
    s.lin(across, 0, 0, 1, 0),
  )
  s.ellipse(x, y, r, r * tilt, s.shade(china, 1)).ellipse(
    x,
    y + r * 0.03,
    r * 0.88,
    r * 0.86 * tilt,
    s.shade(o.drink ?? '#6b3f2a', 0.5),
  )
  if (o.steam !== false) drawSteam(s, x, y - r * 0.2, r * 3)
}

/** Rising steam as two soft ribbons. */
export function drawSteam(s: Stage, x: number, y: number, h: number): void {
  for (const [dx, k] of [
    [-0.08, 1],
    [0.1, 0.75],
  ] as const) {
    const line: Point[] = range(7).map((i) => [
      x + dx * h + Math.sin(i * 1.1 + dx * 20) * h * 0.05,
      y - (i / 6) * h * k,
    ])
    s.path(
      ribbon(line, (t) => h * 0.028 * Math.sin(Math.PI * (0.08 + t * 0.9))),
      s.lin([
        [s.light.sun, 0],
        [s.light.sun, 0.45],
        [s.light.sun, 0.1],
      ]),
    )
  }
}
