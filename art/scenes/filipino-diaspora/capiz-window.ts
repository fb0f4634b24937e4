import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface CapizOptions {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly columns: number
  readonly rows: number
  readonly wood: string
  readonly seed: number
}

const PEARL = ['#f4f1dc', '#e6ecd8', '#d6e6d8', '#f7eccb']

/** A sliding window of capiz shell with the light behind it: flat pearly squares in a wooden lattice. */
export function drawCapiz(s: Stage, o: CapizOptions): void {
  const random = s.random(o.seed)
  const frame = 16
  const [pw, ph] = [(o.w - frame * 2) / o.columns, (o.h - frame * 2) / o.rows]
  s.rect(o.x, o.y, o.w, o.h, s.shade(o.wood, 0.42))
  for (const i of range(o.columns))
    for (const j of range(o.rows)) {
      const [x, y] = [o.x + frame + i * pw + 3, o.y + frame + j * ph + 3]
      const [w, h] = [pw - 6, ph - 6]
      s.rect(x, y, w, h, s.shade(PEARL[Math.floor(random() * 4)] ?? '#f4f1dc', 0.62))
      const cut = 0.25 + random() * 0.5
      if (random() < 0.6)
        s.path(`M${x} ${y}H${x + w}V${y + h * cut}L${x} ${y + h * (cut + 0.2)}Z`, s.shade('#fbf6e0', 0.8))
    }
}
