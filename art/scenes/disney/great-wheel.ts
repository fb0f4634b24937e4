import { ellipsePath, type Point, polygon } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface WheelOptions {
  /** Its axle. */
  readonly x: number
  readonly y: number
  readonly r: number
  /** Where its legs stand. */
  readonly foot: number
}

const CABINS = 20

/** A great wheel whose cabins are lanterns: two rims, braces between them, spokes like harp strings. */
export function drawGreatWheel(s: Stage, o: WheelOptions): void {
  const at = (a: number, r: number): Point => [o.x + Math.sin(a) * r, o.y - Math.cos(a) * r]
  const steel = s.shade('#9cc0c4', 0.55, 0.1)
  const pale = s.shade('#e8f0dc', 0.9, 0.05)
  drawLegs(s, o, -1)
  const spokes = range(CABINS * 2).map((i) => {
    const a = (i / (CABINS * 2)) * 2 * Math.PI
    return polygon([at(a + 0.5, o.r * 0.045), at(a, o.r * 0.9)], false)
  })
  s.line(spokes.join(''), pale, 0.8, 'opacity=".75"')
  const braces = range(CABINS * 2).map((i) => {
    const a = ((i + 0.5) / (CABINS * 2)) * 2 * Math.PI
    const half = Math.PI / (CABINS * 2)
    return polygon([at(a - half, o.r), at(a, o.r * 0.9), at(a + half, o.r)], false)
  })
  s.line(braces.join(''), steel, 1.3)
  s.line(ellipsePath(o.x, o.y, o.r), pale, 3)
  s.line(ellipsePath(o.x, o.y, o.r * 0.9), steel, 2)
  s.line(ellipsePath(o.x, o.y, o.r * 0.45), steel, 1, 'opacity=".6"')
  const bulbs = range(CABINS * 6).map((i) => {
    const [x, y] = at((i / (CABINS * 6)) * 2 * Math.PI, o.r)
    return ellipsePath(x, y, 1.5)
  })
  s.path(bulbs.join(''), '#fff2c4')
  drawLegs(s, o, 1)
  s.circle(o.x, o.y, o.r * 0.07, s.shade('#3f7f80', 0.5))
  s.circle(o.x, o.y, o.r * 0.05, '#ffe2a0')
  s.circle(o.x, o.y, o.r * 0.022, s.shade('#3f7f80', 0.5))
  for (const i of range(CABINS)) drawCabin(s, at(((i + 0.5) / CABINS) * 2 * Math.PI, o.r), o.r * 0.062, i)
}

function drawLegs(s: Stage, o: WheelOptions, near: -1 | 1): void {
  const spread = o.r * 0.52
  for (const side of [-1, 1]) {
    const x = o.x + side * spread + near * 9
    const leg = polygon([
      [o.x + near * 4 - 4, o.y],
      [o.x + near * 4 + 4, o.y],
      [x + 6, o.foot],
      [x - 6, o.foot],
    ])
    s.path(leg, s.shade('#bcd8d2', near > 0 ? 0.55 : 0.2, 0.08))
  }
}

/** Paper ribs, a copper cap, a dark sill: it hangs upright wherever the wheel has it. */
function drawCabin(s: Stage, [x, y]: Point, r: number, i: number): void {
  const hang = y + r * 1.2
  s.line(`M${round1(x)} ${round1(y)}V${round1(hang - r * 0.8)}`, s.shade('#3f7f80', 0.5), 1.6)
  const [light, deep] =
    i % 5 === 2 ? ['#ffd9c0', '#f0704c'] : i % 5 === 4 ? ['#e8f6d8', '#58b89c'] : ['#fff0b8', '#f6b23c']
  s.ellipse(x, hang, r, r * 0.86, deep ?? '#f6b23c')
  s.ellipse(x, hang, r * 0.66, r * 0.86, light ?? '#fff0b8')
  s.ellipse(x, hang, r * 0.26, r * 0.86, deep ?? '#f6b23c', 'opacity=".55"')
  const cap = s.shade('#2f6f70', 0.4)
  s.path(
    polygon([
      [x - r * 0.7, hang - r * 0.56],
      [x + r * 0.7, hang - r * 0.56],
      [x + r * 0.2, hang - r * 1.04],
      [x - r * 0.2, hang - r * 1.04],
    ]),
    cap,
  )
  s.rect(x - r * 0.6, hang + r * 0.62, r * 1.2, r * 0.24, cap)
}
