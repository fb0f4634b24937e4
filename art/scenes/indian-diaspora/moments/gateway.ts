import { rectPath } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import {
  block,
  cuspedArch,
  dome,
  drawFinial,
  jali,
  pointedArch,
  type Stone,
} from '../../../language/buildings/mughal.ts'

/** The basalt arch on Mumbai's harbour front; w is its width, y the quay. */
export function drawGateway(s: Stage, cx: number, y: number, w: number, depth = 0): void {
  const u = w / 400
  const stone: Stone = { colour: '#c9a273', depth }
  const top = y - 250 * u
  block(s, cx - 200 * u, y - 190 * u, 400 * u, 190 * u, stone, 0.3, 0.9)
  block(s, cx - 96 * u, top, 192 * u, 250 * u, stone, 0.4, 1)
  drawCornices(s, cx, y, u, stone)
  for (const side of [-1, 1]) {
    const x = cx + side * 148 * u
    s.path(pointedArch(x, y, 26 * u, 104 * u), s.shade('#5a4a5c', 0.12, depth))
    s.path(rectPath(x - 36 * u, y - 160 * u, 72 * u, 40 * u), s.shade('#8a6a5c', 0.25, depth))
    jali(s, x - 36 * u, y - 160 * u, 72 * u, 40 * u, 9 * u, s.shade('#d8b488', 0.8, depth))
  }
  s.path(pointedArch(cx, y, 64 * u, 184 * u), s.shade('#e0bc8c', 0.95, depth))
  s.path(
    pointedArch(cx, y, 56 * u, 172 * u),
    s.lin([s.shade('#3a3454', 0.15, depth), s.shade('#7a6a70', 0.45, depth)]),
  )
  s.path(pointedArch(cx, y, 34 * u, 104 * u), s.lin([s.light.sky[3], s.light.haze]))
  s.path(cuspedArch(cx, y - 200 * u, 40 * u, 28 * u, 20 * u, 3), s.shade('#7a5a54', 0.25, depth))
  for (const k of [-92, -66, 66, 92]) drawTurret(s, cx + k * u, top, u, stone)
  for (const side of [-1, 1]) drawTurret(s, cx + side * 192 * u, y - 190 * u, u * 0.8, stone)
  dome(s, { cx, base: top, half: 46 * u, h: 46 * u, stone, bulge: 1, finial: '#b89a6a' })
}

function drawCornices(s: Stage, cx: number, y: number, u: number, stone: Stone): void {
  const lines = [
    [200, 190, 6],
    [200, 176, 3],
    [200, 112, 4],
    [96, 250, 7],
    [96, 234, 3],
    [96, 196, 3],
  ] as const
  for (const [half, up, h] of lines)
    s.rect(
      cx - (half + 3) * u,
      y - up * u - h * u,
      (half + 3) * 2 * u,
      h * u,
      s.shade('#e8c898', 0.9, stone.depth),
    )
  const blocks = range(7).map(
    (i) => `M${round1(cx - 200 * u)} ${round1(y - i * 26 * u)}H${round1(cx + 200 * u)}`,
  )
  s.line(blocks.join(''), s.shade('#5a4450', 0.2, stone.depth), 0.8 * u, 'opacity=".3"')
  s.rect(cx - 210 * u, y - 8 * u, 420 * u, 8 * u, s.shade('#a88464', 0.6, stone.depth))
}

function drawTurret(s: Stage, x: number, base: number, u: number, stone: Stone): void {
  block(s, x - 8 * u, base - 44 * u, 16 * u, 46 * u, stone, 0.3, 1)
  s.path(pointedArch(x, base - 6 * u, 4 * u, 24 * u), s.shade('#4a3a50', 0.15, stone.depth))
  s.rect(x - 11 * u, base - 46 * u, 22 * u, 4 * u, s.shade('#e8c898', 0.9, stone.depth))
  dome(s, { cx: x, base: base - 46 * u, half: 8.5 * u, h: 18 * u, stone, finial: '#b89a6a' })
  drawFinial(s, x, base - 62 * u, 10 * u, '#b89a6a', stone.depth)
}
