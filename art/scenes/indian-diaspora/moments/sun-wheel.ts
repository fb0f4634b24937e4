import { ellipsePath, type Point, polygon, rectPath, smooth } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { type Layer, modelled } from '../../../scene.ts'

const STONE = '#b98f6c'

interface WheelOptions {
  readonly x: number
  readonly y: number
  readonly r: number
}

const polar = (o: WheelOptions, angle: number, k: number): Point => [
  o.x + Math.cos(angle) * o.r * k,
  o.y + Math.sin(angle) * o.r * k,
]
const ring = (o: WheelOptions, outer: number, inner: number): string =>
  ellipsePath(o.x, o.y, o.r * outer) + ellipsePath(o.x, o.y, o.r * inner)

/** Stone chariot wheel of the sun temple: carved rim, eight broad and eight thin spokes, axle. */
export const sunWheel = (o: WheelOptions): Layer[] => {
  const deep = { cast: { x: -o.r * 0.035, y: o.r * 0.03, blur: o.r * 0.02, opacity: 0.75 } }
  const stone = (s: Stage, lit: number) => s.shade(STONE, lit)
  return [
    modelled({ round: o.r * 0.03, ...deep }, (s) => {
      for (const i of range(8)) s.path(thinSpoke(o, ((i + 0.5) * Math.PI) / 4), stone(s, 0.62))
    }),
    modelled({ round: o.r * 0.045, ...deep }, (s) => {
      for (const i of range(8)) s.path(broadSpoke(o, (i * Math.PI) / 4), stone(s, 0.7))
    }),
    modelled({ round: o.r * 0.04, ...deep }, (s) =>
      s.path(ring(o, 1, 0.82), stone(s, 0.72), 'fill-rule="evenodd"'),
    ),
    modelled({ round: o.r * 0.012 }, (s) =>
      s.path(ring(o, 0.975, 0.955) + ring(o, 0.865, 0.845), stone(s, 0.85), 'fill-rule="evenodd"'),
    ),
    modelled({ round: o.r * 0.014, ...{ cast: { x: -3, y: 3, blur: 3, opacity: 0.5 } } }, (s) =>
      drawRimCarving(s, o),
    ),
    modelled({ round: o.r * 0.016, cast: { x: -4, y: 3, blur: 3, opacity: 0.6 } }, (s) =>
      drawMedallions(s, o),
    ),
    modelled({ round: o.r * 0.06, cast: { x: -16, y: 12, blur: 9, opacity: 0.8 } }, (s) =>
      s.circle(o.x, o.y, o.r * 0.2, stone(s, 0.75)),
    ),
    modelled({ round: o.r * 0.03 }, (s) => s.path(petals(o, 16, 0.155, 0.03), stone(s, 0.85))),
    modelled({ round: o.r * 0.05, cast: { x: -12, y: 9, blur: 6, opacity: 0.75 } }, (s) =>
      s.circle(o.x, o.y, o.r * 0.1, stone(s, 0.8)),
    ),
  ]
}

function thinSpoke(o: WheelOptions, angle: number): string {
  const [ux, uy] = [-Math.sin(angle) * o.r, Math.cos(angle) * o.r]
  const side = (k: number, w: number): Point => {
    const [x, y] = polar(o, angle, k)
    return [x + ux * w, y + uy * w]
  }
  return polygon([side(0.15, 0.012), side(0.84, 0.016), side(0.84, -0.016), side(0.15, -0.012)])
}

function broadSpoke(o: WheelOptions, angle: number): string {
  const [ux, uy] = [-Math.sin(angle) * o.r, Math.cos(angle) * o.r]
  const widths = [
    [0.16, 0.028],
    [0.3, 0.03],
    [0.46, 0.07],
    [0.56, 0.085],
    [0.66, 0.07],
    [0.78, 0.032],
    [0.85, 0.045],
  ] as const
  const side = (sign: number) =>
    widths.map(([k, w]): Point => {
      const [x, y] = polar(o, angle, k)
      return [x + ux * w * sign, y + uy * w * sign]
    })
  return smooth([...side(1), ...side(-1).reverse()], true, 0.7)
}

function drawRimCarving(s: Stage, o: WheelOptions): void {
  const leaf = (a: number): string => {
    const [tip, root] = [polar(o, a, 0.945), polar(o, a, 0.875)]
    return smooth([tip, polar(o, a + 0.026, 0.912), root, polar(o, a - 0.026, 0.912)], true, 0.9)
  }
  s.path(
    range(56)
      .map((i) => leaf((i / 56) * 2 * Math.PI))
      .join(''),
    s.shade(STONE, 0.85),
  )
  s.path(
    range(72)
      .map((i) => ellipsePath(...polar(o, (i / 72) * 2 * Math.PI, 0.988), o.r * 0.014))
      .join(''),
    s.shade(STONE, 0.9),
  )
}

function drawMedallions(s: Stage, o: WheelOptions): void {
  for (const i of range(8)) {
    const at = polar(o, (i * Math.PI) / 4, 0.56)
    s.path(ellipsePath(at[0], at[1], o.r * 0.066), s.shade(STONE, 0.78))
    s.path(petals({ x: at[0], y: at[1], r: o.r }, 8, 0.036, 0.014), s.shade(STONE, 1))
    for (const k of [0.36, 0.72])
      s.path(ellipsePath(...polar(o, (i * Math.PI) / 4, k), o.r * 0.024), s.shade(STONE, 0.9))
  }
}

const petals = (o: WheelOptions, n: number, at: number, size: number): string =>
  range(n)
    .map((i) => ellipsePath(...polar(o, (i / n) * 2 * Math.PI, at), o.r * size))
    .join('')

/** Carved courses of the plinth behind the wheel. */
export const carvedWall = (): Layer[] => [
  {
    draw: (s) =>
      s.rect(
        s.left,
        s.top,
        s.right - s.left,
        s.bottom - s.top,
        s.lin([s.shade('#7a4a54', 0.15), s.shade('#a87a60', 0.5), s.shade('#d8ac7c', 0.85)], 0, 0, 1, 0.2),
      ),
  },
  modelled({ round: 10, cast: { x: -8, y: 8, blur: 6, opacity: 0.5 } }, (s) => {
    for (const y of [-10, 150, 330, 520, 700, 846])
      s.rect(s.left, y, s.right - s.left, 34, s.shade(STONE, 0.66))
  }),
  modelled({ round: 7, cast: { x: -6, y: 5, blur: 4, opacity: 0.5 } }, (s) => drawFriezes(s)),
]

/** Alternating pilasters, lotus rosettes and bead courses. */
function drawFriezes(s: Stage): void {
  for (const [row, [y, h]] of (
    [
      [40, 96],
      [200, 116],
      [380, 124],
      [570, 116],
      [752, 84],
    ] as const
  ).entries()) {
    const pitch = h * 1.15
    for (let x = s.left - (row % 2) * pitch * 0.5; x < s.right; x += pitch) {
      s.path(
        rectPath(x, y + 2, h * 0.16, h - 4) +
          rectPath(x - h * 0.05, y + 2, h * 0.26, h * 0.12) +
          rectPath(x - h * 0.05, y + h * 0.84, h * 0.26, h * 0.12),
        s.shade(STONE, 0.64),
      )
      const lotus: WheelOptions = { x: x + h * 0.66, y: y + h * 0.5, r: h }
      s.path(petals(lotus, 10, 0.25, 0.085) + ellipsePath(lotus.x, lotus.y, h * 0.13), s.shade(STONE, 0.72))
    }
  }
}
