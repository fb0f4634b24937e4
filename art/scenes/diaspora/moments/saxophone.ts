import { curved, strand } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

/** A tenor saxophone: neck at the player's lips (0, 0), bell swinging up in front. size is its height. */
export function drawSaxophone(
  s: Stage,
  o: { x: number; y: number; size: number; turn?: number; flip?: boolean },
): void {
  const brass = (lit: number) => s.shade('#d9a038', lit)
  const sheen = s.lin([brass(0.08), brass(0.5), brass(1.1), brass(0.45)], 0, 0, 1, 0)
  s.placed({ x: o.x, y: o.y, scale: o.size / 100, turn: o.turn ?? 0, flip: o.flip ?? false }, () => {
    s.line(strand('0,0 6,-4 13,-3 17,5 18,12', 0, 0, 1), brass(0.7), 3.6, 'stroke-linecap="round"')
    s.line('M0 0L5 -3.400', s.shade('#241a2c', 0.2), 4.4, 'stroke-linecap="round"')
    s.path(
      curved(
        '15.500,11 20.500,11 25,60 25,80 31,90 40,88 43,76 43,56 38,44 62,42 55,52 53,78 48,94 34,101 21,95 17,80 16,60',
        0,
        0,
        1,
        1,
        0.6,
      ),
      sheen,
    )
    s.ellipse(50.5, 43.5, 13, 5, s.lin([s.shade('#3a2030', 0.2), brass(0.35)]))
    s.line('M37.500 43.500A13 5 0 0 1 63.500 43.500', brass(1.15), 1.8)
    s.line(strand('18,16 22,58 23,82', 0, 0, 1), s.light.sun, 0.9, 'opacity=".7"')
    for (const [x, y, r] of [
      [23, 26, 3],
      [24, 36, 3.4],
      [25, 46, 3.6],
      [25, 57, 4],
      [26, 68, 4],
      [47, 62, 4.5],
      [47, 76, 5],
    ] as const) {
      s.circle(x, y, r, s.rad([s.shade('#f4dc9a', 1), brass(0.4), brass(0.1)], 0.65, 0.35, 0.7))
      s.circle(x, y, r * 0.5, s.shade('#f6ead2', 0.8))
    }
    s.line('M28 22L29 72M31 30L31 66', brass(0.9), 0.9)
  })
}
