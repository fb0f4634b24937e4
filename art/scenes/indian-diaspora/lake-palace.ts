import { rectPath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { block, chhatri, cuspedArch, dome, drawFinial } from '../../language/buildings/mughal.ts'

interface LakePalaceOptions {
  readonly cx: number
  /** Waterline. */
  readonly y: number
  readonly w: number
  readonly colour: string
  readonly depth?: number
  /** Opacity of lamplight in the arches; 0 by day. */
  readonly lamps?: number
}

/** Palace on an island: stepped wings of cusped arches under pavilions. */
export function drawLakePalace(s: Stage, o: LakePalaceOptions): void {
  const { cx, y } = o
  const u = o.w / 600
  const wing = (x: number, w: number, h: number, n: number, roof: 'chhatri' | 'dome' | 'flat') =>
    drawWing(s, o, { x: cx + x * u, w: w * u, h: h * u, n, roof, u })
  wing(-80, 250, 118, 7, 'flat')
  wing(90, 150, 150, 4, 'dome')
  wing(-200, 130, 96, 4, 'chhatri')
  wing(190, 130, 104, 4, 'chhatri')
  wing(-20, 110, 138, 3, 'chhatri')
  wing(-262, 90, 58, 3, 'dome')
  wing(258, 96, 62, 3, 'flat')
  wing(60, 220, 66, 7, 'flat')
  wing(-130, 180, 58, 6, 'flat')
  block(s, cx - 312 * u, y - 12 * u, 624 * u, 13 * u, { colour: o.colour, depth: o.depth ?? 0 }, 0.2, 0.6)
}

interface Wing {
  readonly x: number
  readonly w: number
  readonly h: number
  readonly n: number
  readonly roof: 'chhatri' | 'dome' | 'flat'
  readonly u: number
}

function drawWing(s: Stage, o: LakePalaceOptions, { x, w, h, n, roof, u }: Wing): void {
  const stone = { colour: o.colour, depth: o.depth ?? 0 }
  const top = o.y - h
  block(s, x - w / 2, top, w, h, stone, 0.35, 0.95)
  s.rect(x - w / 2 - 3 * u, top - 3 * u, w + 6 * u, 5 * u, s.shade(o.colour, 1.05, stone.depth))
  const floors = Math.max(1, Math.floor(h / (44 * u)))
  const step = w / n
  for (const floor of range(floors)) {
    const base = o.y - 12 * u - floor * 42 * u
    const arches = range(n)
      .map((i) => cuspedArch(x - w / 2 + (i + 0.5) * step, base, step * 0.32, 29 * u, 13 * u, 2))
      .join('')
    s.path(arches, s.shade(o.colour, 0.08, stone.depth))
    if (o.lamps)
      s.path(
        arches,
        s.lin([s.lamp(stone.depth), s.light.glow]),
        `opacity="${o.lamps * (floor % 2 ? 0.75 : 1)}"`,
      )
    s.path(rectPath(x - w / 2, base - 34 * u, w, 2 * u), s.shade(o.colour, 0.2, stone.depth), 'opacity=".5"')
  }
  if (roof === 'chhatri')
    for (const k of [-0.36, 0.36]) chhatri(s, x + k * w, top - 2 * u, 34 * u, 50 * u, stone)
  if (roof === 'dome') {
    dome(s, { cx: x, base: top - 2 * u, half: w * 0.24, h: w * 0.42, stone })
    for (const k of [-0.42, 0.42]) drawFinial(s, x + k * w, top, 20 * u, '#d9a441', stone.depth)
  }
}
