import { type Point, quadratic, ribbon } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** Lemon bough from `from` bending through `bend` to `to`, leaves in two tones, fruit hanging. */
export function drawLemonBranch(
  s: Stage,
  o: { from: Point; bend: Point; to: Point; fruit: number; size: number; seed?: number },
): void {
  const random = s.random(o.seed ?? 3)
  const line = range(13).map((i) => quadratic(o.from, o.bend, o.to, i / 12))
  s.path(
    ribbon(line, (t) => o.size * (0.14 - 0.11 * t)),
    s.lin([s.shade('#8a6a4a', 0.8), s.shade('#5a4038', 0.2)]),
  )
  const leaves = range(46).map((i) => {
    const [x, y] = quadratic(o.from, o.bend, o.to, 0.04 + (i / 46) * 0.98)
    return {
      x: x + (random() - 0.5) * o.size * 0.7,
      y: y + (random() - 0.35) * o.size * 0.6,
      turn: random() * 300 - 30,
      k: 0.7 + random() * 0.6,
    }
  })
  const half = Math.floor(leaves.length * 0.55)
  for (const l of leaves.slice(0, half)) drawLeaf(s, l, o.size, 0.2)
  for (const i of range(o.fruit)) {
    const [x, y] = quadratic(o.from, o.bend, o.to, 0.18 + (i / o.fruit) * 0.8)
    drawLemon(
      s,
      x + (random() - 0.5) * o.size * 0.5,
      y + o.size * (0.45 + random() * 0.35),
      o.size * (0.42 + random() * 0.1),
      70 + random() * 40,
    )
  }
  for (const l of leaves.slice(half)) drawLeaf(s, { ...l, y: l.y - o.size * 0.12 }, o.size, 0.85)
}

function drawLeaf(
  s: Stage,
  l: { x: number; y: number; turn: number; k: number },
  size: number,
  lit: number,
): void {
  const w = size * 0.62 * l.k
  s.placed({ x: l.x, y: l.y, turn: Math.round(l.turn) }, () => {
    s.path(
      `M0 0C${round1(w * 0.3)} ${round1(-w * 0.3)} ${round1(w * 0.8)} ${round1(-w * 0.24)} ${round1(w)} 0C${round1(w * 0.8)} ${round1(w * 0.06)} ${round1(w * 0.3)} ${round1(w * 0.04)} 0 0Z`,
      s.shade('#4f8a4a', lit),
    )
    s.path(
      `M0 0C${round1(w * 0.3)} ${round1(w * 0.26)} ${round1(w * 0.8)} ${round1(w * 0.22)} ${round1(w)} 0C${round1(w * 0.8)} ${round1(w * 0.04)} ${round1(w * 0.3)} ${round1(w * 0.02)} 0 0Z`,
      s.shade('#33693f', lit * 0.6),
    )
  })
}

/** One lemon, r its half length. */
export function drawLemon(s: Stage, x: number, y: number, r: number, turn: number): void {
  s.placed({ x, y, turn: Math.round(turn) }, () => {
    const d = `M${round1(-r * 1.12)} 0C${round1(-r * 0.95)} ${round1(-r * 0.2)} ${round1(-r * 0.7)} ${round1(-r * 0.74)} 0 ${round1(-r * 0.74)}C${round1(r * 0.7)} ${round1(-r * 0.74)} ${round1(r * 0.9)} ${round1(-r * 0.24)} ${round1(r * 1.16)} 0C${round1(r * 0.9)} ${round1(r * 0.24)} ${round1(r * 0.7)} ${round1(r * 0.74)} 0 ${round1(r * 0.74)}C${round1(-r * 0.7)} ${round1(r * 0.74)} ${round1(-r * 0.95)} ${round1(r * 0.2)} ${round1(-r * 1.12)} 0Z`
    s.path(
      d,
      s.rad(
        [
          s.shade('#fff3a0', 1.05),
          s.shade('#f7cf3c', 0.95),
          s.shade('#d9962c', 0.6),
          s.shade('#8a5a3a', 0.25),
        ],
        0.36,
        0.3,
        0.75,
      ),
    )
  })
  s.ellipse(x + r * 0.18, y - r * 0.35, r * 0.16, r * 0.26, '#fffbe0', 'opacity=".65"')
}
