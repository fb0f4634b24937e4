import { ellipsePath, smooth } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { type Layer, modelled } from '../../../scene.ts'

/** Unglazed clay cup, thrown by hand; filled with tea if not empty. */
export const kulhad = (x: number, y: number, w: number, filled = true): Layer[] => {
  const [r, h] = [w / 2, w * 1.12]
  const clay = '#c4714a'
  return [
    modelled(
      { round: w * 0.22, dark: 0.7, cast: { x: -w * 0.2, y: 4, blur: w * 0.08, opacity: 0.5 } },
      (s) => {
        s.path(
          smooth(
            [
              [x - r, y - h],
              [x + r, y - h],
              [x + r * 0.86, y - h * 0.5],
              [x + r * 0.62, y],
              [x, y + r * 0.14],
              [x - r * 0.62, y],
              [x - r * 0.86, y - h * 0.5],
            ],
            true,
            0.6,
          ),
          s.shade(clay, 0.72),
        )
        s.line(
          [0.28, 0.42, 0.72]
            .map(
              (k) =>
                `M${round1(x - r * (1 - k * 0.36))} ${round1(y - h * (1 - k))}Q${x} ${round1(y - h * (1 - k) + r * 0.26)} ${round1(x + r * (1 - k * 0.36))} ${round1(y - h * (1 - k))}`,
            )
            .join(''),
          s.shade('#7a3424', 0.3),
          w * 0.018,
          'opacity=".6"',
        )
      },
    ),
    modelled({ round: w * 0.06, bright: 0.7 }, (s) =>
      s.path(ellipsePath(x, y - h, r, r * 0.3), s.shade('#d88a5c', 0.85)),
    ),
    modelled({ round: w * 0.06, from: [-1, 1] }, (s) =>
      s.path(
        ellipsePath(x, y - h, r * 0.86, r * 0.23),
        s.shade(filled ? '#b87a48' : '#6a3024', filled ? 0.8 : 0.3),
      ),
    ),
    {
      draw: (s: Stage) => {
        if (!filled) return
        const froth = range(9).map((i) =>
          ellipsePath(
            x + Math.cos(i * 0.7) * r * 0.66,
            y - h + Math.sin(i * 0.7) * r * 0.16,
            w * 0.03,
            w * 0.014,
          ),
        )
        s.path(froth.join(''), s.shade('#f0d0a0', 0.95), 'opacity=".8"')
      },
    },
  ]
}

/** Dented aluminium kettle tilted to pour; x, y is the middle of its belly, the spout to the left. */
export const pouringKettle = (x: number, y: number, size: number, turn: number): Layer[] => {
  const at = (draw: (s: Stage) => void) => (s: Stage) => {
    s.placed({ x, y, scale: size / 100, turn }, () => draw(s))
  }
  const metal = '#b8bcc4'
  const shine = { round: size * 0.17, bright: 0.85, dark: 0.75 }
  return [
    modelled(
      { ...shine, round: size * 0.05 },
      at((s) => s.line('M-30 -44C-30 -92 34 -96 38 -44', s.shade('#8a8e98', 0.6), 5)),
    ),
    modelled(
      { ...shine, round: size * 0.06 },
      at((s) =>
        s.path(
          smooth(outline('-40,12 -66,-8 -86,-34 -98,-40 -94,-46 -80,-42 -58,-22 -36,-14'), true, 0.7),
          s.shade(metal, 0.7),
        ),
      ),
    ),
    modelled(
      { ...shine, cast: { x: -8, y: 10, blur: 10, opacity: 0.25 } },
      at((s) => {
        s.path(
          smooth(outline('-34,-38 34,-38 54,-6 50,26 30,44 -30,44 -50,26 -54,-6'), true, 0.85),
          s.shade(metal, 0.72),
        )
        s.line('M-52 4Q0 18 53 4M-46 30Q0 44 46 30', s.shade('#6a7080', 0.4), 1.4, 'opacity=".6"')
        s.path('M-40 38Q0 52 40 38L30 46Q0 50 -30 46Z', s.shade('#3a3040', 0.25))
      }),
    ),
    modelled(
      { ...shine, round: size * 0.06 },
      at((s) => {
        s.path(smooth(outline('-30,-38 -16,-50 16,-50 30,-38 0,-33'), true, 0.7), s.shade('#c8ccd4', 0.8))
        s.circle(0, -54, 6, s.shade('#8a4a34', 0.6))
      }),
    ),
  ]
}

/** A rope of tea from spout to cup, thinning as it falls, splashing at the end. */
export function drawPour(s: Stage, from: readonly [number, number], to: readonly [number, number]): void {
  const [x1, y1] = from
  const [x2, y2] = to
  const bend = x1 - (x1 - x2) * 0.94
  s.path(
    `M${x1 - 9} ${y1}C${bend + 6} ${y1 - 6} ${x2 - 4} ${y1 + 130} ${x2 - 4} ${y2}H${x2 + 5}C${x2 + 7} ${y1 + 150} ${bend + 40} ${y1 + 24} ${x1 + 4} ${y1 + 14}Z`,
    s.lin([s.shade('#c88a54', 0.9), s.shade('#a8642c', 0.75)]),
  )
  s.line(
    `M${x1 - 4} ${y1 + 2}C${bend + 12} ${y1} ${x2} ${y1 + 136} ${x2 + 1} ${y2}`,
    s.shade('#ffe4b8', 1),
    2.4,
    'opacity=".85"',
  )
  for (const [dx, dy, r] of [
    [-22, -16, 3],
    [20, -22, 2.6],
    [30, -10, 2],
    [-34, -6, 2],
    [10, -34, 2],
  ] as const)
    s.circle(x2 + dx, y2 + dy, r, s.shade('#d89a5c', 0.95))
}

/** Railway coach behind the stall: windows with bars, livery band, in the haze. */
export function drawCoach(s: Stage, y: number, h: number, depth: number): void {
  s.rect(
    s.left,
    y,
    s.right - s.left,
    h,
    s.lin([
      s.shade('#2f5a8c', 0.85, depth),
      s.shade('#27487c', 0.55, depth),
      s.shade('#1c2c58', 0.35, depth),
    ]),
  )
  s.rect(s.left, y + h * 0.6, s.right - s.left, h * 0.1, s.shade('#e8c878', 0.8, depth))
  s.rect(
    s.left,
    y - 26,
    s.right - s.left,
    30,
    s.lin([s.shade('#c8ccd0', 0.9, depth), s.shade('#7a8498', 0.5, depth)]),
  )
  for (const i of range(8)) {
    const x = -70 + i * 232
    s.rect(
      x,
      y + h * 0.14,
      170,
      h * 0.36,
      s.lin([s.shade('#1a1c3c', 0.2, depth), s.shade('#5a4a5c', 0.5, depth)]),
    )
    s.path(
      range(4)
        .map((k) => `M${x} ${round1(y + h * (0.2 + k * 0.08))}h170v4h-170Z`)
        .join(''),
      s.shade('#a8b4c0', 0.7, depth),
    )
    s.rect(x - 5, y + h * 0.13, 180, h * 0.02, s.shade('#c8d4dc', 0.8, depth))
  }
}
