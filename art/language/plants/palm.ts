import { ellipsePath, type Point, quadratic, smooth } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Random } from '../../engine/random.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, svg } from '../../scene.ts'

interface PalmOptions {
  /** Foot of the trunk. */
  readonly x: number
  readonly y: number
  readonly h: number
  /** How far the crown stands beside the foot, in heights. */
  readonly lean?: number
  readonly depth?: number
  readonly colour?: string
  readonly trunk?: string
  readonly fronds?: number
  /** Size of the crown. */
  readonly size?: number
  /** Fronds blown to the right (+) or left (-). */
  readonly wind?: number
  /** A silhouette in the shadow colour. */
  readonly silhouette?: boolean
  readonly seed?: number
}

/** Coconut palm: leaning trunk, fronds of single leaflets, two-toned by the light. */
export const palm = (o: PalmOptions): Layer => svg((s) => drawPalm(s, o))

export function drawPalm(s: Stage, o: PalmOptions): void {
  const { x, y, h, lean = 0.2, depth = 0, size = 1 } = o
  const random = s.random(o.seed ?? x + y)
  const top: Point = [x + lean * h, y - h]
  const bend: Point = [x + lean * h * 0.15, y - h * 0.55]
  const dark = s.shade(s.light.shadow, 0.1, depth)
  const tone = (colour: string, lit: number) => (o.silhouette ? dark : s.shade(colour, lit, depth))
  drawTrunk(s, o, [x, y], bend, top, tone)
  const fronds = range(o.fronds ?? 16).map((i) => frond(i, o.fronds ?? 16, h * size, random))
  fronds.sort((a, b) => a.order - b.order)
  for (const f of fronds) drawFrond(s, f, top, o, random, tone)
  if (o.silhouette || h < 90) return
  const nuts = range(4).map((i) =>
    ellipsePath(top[0] + (i - 1.5) * h * 0.017, top[1] + h * 0.018 + (i % 2) * h * 0.011, h * 0.011),
  )
  s.path(nuts.join(''), tone('#6b4a2c', 0.4))
}

type Tone = (colour: string, lit: number) => string

function drawTrunk(s: Stage, o: PalmOptions, foot: Point, bend: Point, top: Point, tone: Tone): void {
  const half = (t: number) => o.h * (0.021 - 0.011 * t) * (t < 0.08 ? 1.5 - t * 6 : 1)
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= 16; i++) {
    const [px, py] = quadratic(foot, bend, top, i / 16)
    left.push([px - half(i / 16), py])
    right.unshift([px + half(i / 16), py])
  }
  const colour = o.trunk ?? '#7a5a45'
  const [lit, dark] = [tone(colour, 0.85), tone(colour, 0.12)]
  const fill = s.lightSide(top[0]) < 0 ? [lit, dark] : [dark, lit]
  s.path(smooth([...left, ...right], true), s.lin(fill, 0, 0, 1, 0))
  if (o.silhouette || o.h < 120) return
  const rings = range(24).map((i) => {
    const t = (i + 2) / 26
    const [px, py] = quadratic(foot, bend, top, t)
    const w = half(t)
    return `M${round1(px - w)} ${round1(py)}q${round1(w)} ${round1(w * 0.7)} ${round1(2 * w)} 0`
  })
  s.line(rings.join(''), dark, Math.max(0.7, o.h * 0.004), 'opacity=".6"')
}

interface Frond {
  readonly angle: number
  readonly length: number
  readonly droop: number
  readonly order: number
}

function frond(i: number, n: number, h: number, random: Random): Frond {
  let angle = -Math.PI / 2 + (i / (n - 1) - 0.5) * Math.PI * 1.7 + (random() - 0.5) * 0.34
  const upright = Math.abs(angle + Math.PI / 2)
  if (upright < 0.38) angle += (angle > -Math.PI / 2 ? 1 : -1) * (0.38 - upright) * 0.9
  return { angle, length: h * (0.34 + random() * 0.22), droop: 0.65 + random() * 0.75, order: random() }
}

function drawFrond(s: Stage, f: Frond, top: Point, o: PalmOptions, random: Random, tone: Tone): void {
  const wind = o.wind ?? 0.16
  const up = -Math.sin(f.angle)
  const out = Math.cos(f.angle)
  const rise = Math.max(0, up)
  const end: Point = [
    top[0] + (out + wind * (0.6 + 0.6 * up)) * f.length,
    top[1] - up * f.length * 0.62 + f.length * f.droop * (0.3 + 0.3 * (1 - rise)),
  ]
  const mid: Point = [
    top[0] + (out * 0.5 + wind * 0.1) * f.length,
    top[1] - f.length * (0.14 + 0.46 * rise) * (1.25 - f.droop * 0.25),
  ]
  const sunny: string[] = []
  const shady: string[] = []
  const leaflets = o.h < 90 ? 12 : o.h < 200 ? 18 : 26
  for (let i = 1; i <= leaflets; i++) {
    const t = i / leaflets
    const [px, py] = quadratic(top, mid, end, t)
    const [qx, qy] = quadratic(top, mid, end, Math.min(1, t + 0.02))
    const [ox, oy] = quadratic(top, mid, end, t - 0.02)
    const angle = Math.atan2(qy - oy, qx - ox)
    const length =
      f.length *
      0.27 *
      Math.sin(Math.PI * (0.1 + t * 0.87)) ** 0.7 *
      (1 - 0.25 * t) *
      (0.82 + 0.36 * random())
    const root = f.length * (0.42 / leaflets)
    for (const side of [-1, 1]) {
      const turn = angle + side * (1.15 - t * 0.55)
      const lx = px + Math.cos(turn) * length
      const ly = py + Math.sin(turn) * length + length * 0.38
      const d =
        `M${round1(px - Math.cos(angle) * root)} ${round1(py - Math.sin(angle) * root)}` +
        `Q${round1((px + lx) / 2)} ${round1((py + ly) / 2 - length * 0.12)} ${round1(lx)} ${round1(ly)}` +
        `L${round1(px + Math.cos(angle) * root)} ${round1(py + Math.sin(angle) * root)}Z`
      ;(side * (out >= 0 ? 1 : -1) < 0 ? sunny : shady).push(d)
    }
  }
  const colour = o.colour ?? '#2f6b4f'
  s.path(shady.join(''), tone(colour, 0.05 + f.order * 0.2))
  s.path(sunny.join(''), tone(colour, 0.55 + f.order * 0.4))
  const rib = `M${round1(top[0])} ${round1(top[1])}Q${round1(mid[0])} ${round1(mid[1])} ${round1(end[0])} ${round1(end[1])}`
  s.line(rib, tone('#a8b06a', 0.45 + f.order * 0.3), Math.max(0.7, o.h * 0.003))
}
