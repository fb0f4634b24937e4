import { rectPath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface CapizOptions {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly columns: number
  readonly rows: number
  /** 0 dark room side .. 1 light shining through. */
  readonly glow?: number
  readonly wood?: string
  readonly seed?: number
}

/** A sliding window of capiz shell: pearly square panes in a dark wooden lattice. */
export function drawCapiz(s: Stage, o: CapizOptions): void {
  const random = s.random(o.seed ?? o.x)
  const wood = o.wood ?? '#5a3a2e'
  const glow = o.glow ?? 0.8
  s.rect(o.x, o.y, o.w, o.h, s.shade(wood, 0.25))
  const frame = Math.min(o.w, o.h) * 0.045
  const [pw, ph] = [(o.w - frame * 2) / o.columns, (o.h - frame * 2) / o.rows]
  const lattice = Math.max(2, pw * 0.07)
  for (let i = 0; i < o.columns; i++) {
    for (let j = 0; j < o.rows; j++) {
      const lit = glow * (0.62 + random() * 0.38)
      const x = o.x + frame + i * pw + lattice
      const y = o.y + frame + j * ph + lattice
      const pearl = ['#f6e6cc', '#e9dcd6', '#f3d9c4', '#dfe0d6'][Math.floor(random() * 4)] as string
      s.rect(
        x,
        y,
        pw - lattice * 2,
        ph - lattice * 2,
        s.lin(
          [s.shade(pearl, lit), s.shade(pearl, Math.min(1, lit + 0.18)), s.shade(pearl, lit * 0.7)],
          random(),
          0,
          1 - random(),
          1,
        ),
      )
      s.line(
        `M${x + 2} ${y + ph * (0.25 + random() * 0.4)}q${pw * 0.4} ${-ph * 0.14} ${pw * 0.82} ${ph * (random() * 0.2 - 0.1)}`,
        s.shade('#fffaf0', 1),
        1.4,
        'opacity=".4"',
      )
    }
  }
  s.line(rectPath(o.x + frame / 2, o.y + frame / 2, o.w - frame, o.h - frame), s.shade(wood, 0.55), frame)
  s.line(
    range(2)
      .map((k) =>
        rectPath(
          o.x + (k ? frame : 1),
          o.y + (k ? frame : 1),
          o.w - (k ? frame * 2 : 2),
          o.h - (k ? frame * 2 : 2),
        ),
      )
      .join(''),
    s.shade(wood, 0.95),
    1.6,
    'opacity=".7"',
  )
}
