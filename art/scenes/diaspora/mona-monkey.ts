import { ellipsePath } from '../../engine/geometry.ts'
import { curved, strand } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

/** A mona monkey sitting on a branch: chestnut back, white breast, pale brow, long tail. x, y is where it sits. */
export function drawMonaMonkey(
  s: Stage,
  o: { x: number; y: number; h: number; flip?: boolean; depth?: number },
): void {
  const tone = (colour: string, lit: number) => s.shade(colour, lit, o.depth ?? 0)
  const fur = '#8a5838'
  s.placed({ x: o.x, y: o.y, scale: o.h / 100, flip: o.flip ?? false }, () => {
    s.line(
      strand('-22,-10 -34,10 -30,44 -36,78 -26,104 -12,108', 0, 0, 1),
      tone('#5a4038', 0.4),
      6.5,
      'stroke-linecap="round"',
    )
    s.line(
      strand('-24,-10 -35,10 -31,44 -37,78', 0, 0, 1),
      tone('#c9906a', 0.9),
      1.6,
      'stroke-linecap="round" opacity=".8"',
    )
    s.path(
      curved('-20,2 -30,-20 -24,-50 -6,-68 12,-66 18,-48 20,-20 14,2', 0, 0, 1),
      s.lin([tone(fur, 0.25), tone(fur, 0.7), tone(fur, 1)], 0, 1, 0.7, 0),
    )
    s.path(
      curved('6,-62 16,-54 20,-26 14,-2 4,-2 2,-30', 0, 0, 1),
      s.lin([tone('#f6ead4', 1), tone('#d8c4b0', 0.5)]),
    )
    s.path(
      curved('-24,0 -22,-22 -4,-28 14,-14 20,2 0,6', 0, 0, 1),
      s.lin([tone(fur, 0.85), tone('#4a3038', 0.2)], 0.2, 0, 0.5, 1),
    )
    s.line(strand('4,-46 14,-32 22,-18 24,-4', 0, 0, 1), tone('#4a3438', 0.35), 7.5, 'stroke-linecap="round"')
    s.line(
      strand('6,-47 16,-33 24,-19', 0, 0, 1),
      tone('#b98a6a', 0.8),
      1.8,
      'stroke-linecap="round" opacity=".8"',
    )
    s.path(
      curved('-8,-72 -6,-92 8,-102 24,-96 30,-82 32,-72 24,-62 8,-60', 0, 0, 1),
      s.lin([tone(fur, 0.4), tone(fur, 0.95)], 0, 1, 0.4, 0),
    )
    s.path(curved('-6,-70 -2,-82 10,-80 12,-66 2,-60', 0, 0, 1), tone('#f0e2c4', 0.9))
    s.path(
      curved('10,-90 26,-92 31,-80 37,-72 33,-64 20,-62 12,-72', 0, 0, 1),
      s.lin([tone('#3c3a5a', 0.35), tone('#6a5a70', 0.5)]),
    )
    s.line(strand('9,-93 18,-96 28,-91', 0, 0, 1), tone('#f6ead4', 1), 3.6, 'stroke-linecap="round"')
    s.path(curved('26,-74 37,-73 34,-64 24,-64', 0, 0, 1), tone('#e0b49a', 0.8))
    s.path(ellipsePath(24, -83, 2.6), tone('#f0a03c', 0.9))
    s.path(ellipsePath(24.6, -83, 1.5), tone('#1c1428', 0))
    s.path(curved('-4,-92 -10,-98 -6,-104 2,-99', 0, 0, 1), tone('#b98a6a', 0.7))
  })
}
