import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** The cliff museum: colonnaded palace on tall arches that run down the rock. Middle of its terrace at (x, y), drawn 300 wide. */
export function drawCliffMuseum(s: Stage, o: { x: number; y: number; w: number; depth?: number }): void {
  const depth = o.depth ?? 0
  const stone = (k: number) => s.shade('#f6e2be', k, depth)
  const glass = s.shade('#3c5a86', 0.3, depth)
  const lit = s.lightSide(o.x) > 0
  s.placed({ x: o.x, y: o.y, scale: o.w / 300 }, () => {
    s.path('M-140 0L140 0L128 66L96 108L40 128L-52 122L-112 84Z', s.lin([stone(0.95), stone(0.5)]))
    for (const i of range(7)) {
      const x = -108 + i * 36
      const drop = 96 - Math.abs(i - 3) * 16
      s.path(`M${x - 11} ${drop}V22a11 13 0 0 1 22 0V${drop}Z`, s.lin([stone(0.1), stone(0.35)]))
    }
    s.rect(-146, -6, 292, 10, stone(1.02))
    s.rect(
      -128,
      -92,
      256,
      88,
      s.lin(lit ? [stone(0.62), stone(0.9), stone(1)] : [stone(1), stone(0.9), stone(0.62)], 0, 0, 1, 0),
    )
    s.rect(-46, -118, 92, 114, s.lin([stone(1.02), stone(0.9)]))
    for (const i of range(11)) {
      const x = -115 + i * 23
      const tall = Math.abs(x) < 46 ? 18 : 0
      s.path(`M${x - 6.5} -14V${-62 - tall}a6.5 7 0 0 1 13 0V-14Z`, glass)
      s.rect(x - 11.5, -72 - tall, 4, 62 + tall, s.lin([stone(1.05), stone(0.55)], 1, 0, 0, 0))
    }
    s.rect(-134, -98, 268, 8, stone(1.05))
    s.rect(-52, -126, 104, 9, stone(1.06))
    s.rect(-128, -90, 256, 3, stone(0.2), 'opacity=".4"')
    s.path('M-52 -126L0 -146L52 -126Z', s.lin([stone(1), stone(0.75)]))
    for (const x of [-126, 126]) s.path(`M${x - 7} -98V-112L${x} -122L${x + 7} -112V-98Z`, stone(0.95))
    s.line(
      range(24)
        .map((i) => `M${-142 + i * 12.3} -6v-9`)
        .join(''),
      stone(0.9),
      3,
    )
    s.line('M-146 -16H146', stone(1.03), 2.4)
  })
}
