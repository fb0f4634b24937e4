import { ellipsePath, type Point, polygon } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import { type Layer, svg } from '../../scene.ts'

/** An opening in a dark wall: draw the view first, then the wall with its hole. */
interface OpeningOptions {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly shape?: 'rectangle' | 'arch' | 'pointed' | 'cusped' | 'porthole'
  readonly wall?: string
  /** Light on the wall: 0 a dark room. */
  readonly lit?: number
  readonly frame?: string
  /** Panes across and down; 0 leaves the opening free. */
  readonly panes?: readonly [number, number]
}

export function openingPath(o: OpeningOptions): string {
  const { x, y, w, h } = o
  const r = (v: number) => round1(v)
  if (o.shape === 'porthole') return ellipsePath(x + w / 2, y + h / 2, w / 2, h / 2)
  if (o.shape === 'arch')
    return `M${r(x)} ${r(y + h)}V${r(y + w / 2)}A${r(w / 2)} ${r(w / 2)} 0 0 1 ${r(x + w)} ${r(y + w / 2)}V${r(y + h)}Z`
  if (o.shape === 'pointed')
    return `M${r(x)} ${r(y + h)}V${r(y + h * 0.4)}C${r(x)} ${r(y + h * 0.18)} ${r(x + w * 0.36)} ${r(y + h * 0.1)} ${r(x + w / 2)} ${r(y)}C${r(x + w * 0.64)} ${r(y + h * 0.1)} ${r(x + w)} ${r(y + h * 0.18)} ${r(x + w)} ${r(y + h * 0.4)}V${r(y + h)}Z`
  if (o.shape === 'cusped') return cuspedArch(o)
  return `M${r(x)} ${r(y)}H${r(x + w)}V${r(y + h)}H${r(x)}Z`
}

/** Scalloped arch of Rajput and Mughal palaces. */
function cuspedArch({ x, y, w, h }: OpeningOptions): string {
  const spring = y + w * 0.55
  const lobes = 4
  const at = (i: number): Point => {
    const t = i / lobes
    return [
      x + (w / 2) * (1 - Math.cos((t * Math.PI) / 2) ** 0.9),
      spring - (spring - y) * Math.sin((t * Math.PI) / 2),
    ]
  }
  let d = `M${round1(x)} ${round1(y + h)}V${round1(spring)}`
  const steps: Point[] = [
    ...range(lobes + 1).map(at),
    ...range(lobes).map((i): Point => [2 * (x + w / 2) - at(lobes - 1 - i)[0], at(lobes - 1 - i)[1]]),
  ]
  for (let i = 1; i < steps.length; i++) {
    const [a, b] = [steps[i - 1] as Point, steps[i] as Point]
    const r = Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.56
    d += `A${round1(r)} ${round1(r)} 0 0 1 ${round1(b[0])} ${round1(b[1])}`
  }
  return `${d}V${round1(y + h)}Z`
}

/** Floor in perspective: tiles or boards, from y to the camera's bottom. */
export const floor = (o: {
  y: number
  colour?: string
  second?: string
  vanishing?: number
  tiles?: boolean
  lit?: number
}): Layer =>
  svg((s) => {
    const colour = o.colour ?? '#b98a62'
    const lit = o.lit ?? 0.6
    const vx = o.vanishing ?? 900
    const base = Math.max(900, s.bottom)
    s.fillBelow(o.y, s.lin([s.shade(colour, lit), s.shade(colour, lit * 0.35)], 0, o.y, 0, base, true))
    const spread = range(41).map((i) => i - 20)
    if (!o.tiles) {
      s.line(
        spread
          .map((i) => `M${round1(vx + i * 60)} ${o.y}L${round1(vx + i * 330)} ${round1(base + 300)}`)
          .join(''),
        s.shade(colour, 0.05),
        1.5,
        'opacity=".4"',
      )
      return
    }
    const rows = range(10).map((i) => o.y + (base + 260 - o.y) * ((i + 1) / 10) ** 2.1)
    const second = s.shade(o.second ?? '#f1e2c4', lit)
    let above = o.y
    rows.forEach((y, r) => {
      const k = (v: number) => 70 + ((v - o.y) / (base + 260 - o.y)) * 250
      for (const i of spread)
        if ((i + r) % 2 === 0)
          s.path(
            polygon([
              [vx + i * k(above), above],
              [vx + (i + 1) * k(above), above],
              [vx + (i + 1) * k(y), y],
              [vx + i * k(y), y],
            ]),
            second,
            'opacity=".5"',
          )
      above = y
    })
  })
