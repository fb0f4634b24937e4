import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** A woven basket with a heap in it; x, y is the middle of its foot, w its width. */
export function drawBasket(
  s: Stage,
  o: { x: number; y: number; w: number; heap: string; straw?: string; depth?: number },
): void {
  const straw = o.straw ?? '#b98a52'
  const depth = o.depth ?? 0
  const tone = (colour: string, lit: number) => s.shade(colour, lit, depth)
  s.placed({ x: o.x, y: o.y, scale: o.w / 100, flip: s.lightSide(o.x) < 0 }, () => {
    s.ellipse(0, -44, 46, 26, s.lin([tone(o.heap, 0.1), tone(o.heap, 0.5), tone(o.heap, 1)], 0, 1, 1, 0))
    const lumps = range(13).map((i) => {
      const x = -36 + ((i * 37) % 73)
      const y = -46 - ((i * 53) % 17) + Math.abs(x) * 0.18
      return `M${x - 7} ${y}q7 -9 14 0`
    })
    s.line(lumps.join(''), tone(o.heap, 0.15), 2, 'opacity=".7"')
    const body = 'M-50 -44L-38 -2Q0 6 38 -2L50 -44Q0 -34 -50 -44Z'
    s.path(body, s.lin([tone(straw, 0.1), tone(straw, 0.5), tone(straw, 0.95)], 0, 0, 1, 0))
    s.clipped(body, () => {
      const weave = range(7).flatMap((row) =>
        range(13).map(
          (i) => `M${-54 + i * 9 + (row % 2) * 4.5} ${-38 + row * 6 + Math.abs(-54 + i * 9) * -0.05}h4.500`,
        ),
      )
      s.line(weave.join(''), tone(straw, 0.12), 1.8, 'opacity=".75"')
    })
    s.line('M-50 -44Q0 -34 50 -44', tone(straw, 1), 4.5, 'stroke-linecap="round"')
    s.line('M-50 -42.500Q0 -32.500 50 -42.500', tone(straw, 0.2), 1, 'opacity=".7"')
  })
}
