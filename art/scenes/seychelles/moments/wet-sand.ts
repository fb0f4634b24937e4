import { type Point, polygon, smooth } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import { seenFrom } from '../../../engine/perspective.ts'
import type { Stage } from '../../../engine/stage.ts'

export const HORIZON = 318
const see = seenFrom({ x: 800, horizon: HORIZON, focal: 1150, height: 1.75 })

type Ground = readonly [right: number, away: number]
const on = ([right, away]: Ground): Point => see([right, 0, away])

/** Where the sea ends, by distance: the bay bends away to the left and comes back. */
const shore = (z: number) => 3.4 * Math.sin(z * 0.052 + 0.6) - 4.3 + 0.0016 * z * z
const DISTANCES = range(70).map((i) => 3 * 1.055 ** i)

const margin = (offset: number, swing: number): Point[] =>
  DISTANCES.map((z) => on([shore(z) + offset + swing * Math.sin(z * 0.9 + offset * 3), z]))

const landward = (s: Stage, line: readonly Point[]): string => {
  const near = line[0] as Point
  return `${smooth(line, false, 0.8)}L${s.right} ${HORIZON + 1}L${s.right} ${s.bottom}L${near[0]} ${s.bottom}Z`
}

/** Sand from the foam to the feet of the palms: a mirror, then damp, then dry. */
export function drawWetSand(s: Stage): void {
  const sand = '#d8cbb6'
  s.path(landward(s, margin(-0.55, 0.16)), s.shade('#ffffff', 1), 'opacity=".55"')
  s.path(landward(s, margin(-0.2, 0.12)), s.shade('#ffffff', 1))
  s.path(landward(s, margin(0.1, 0.1)), s.shade('#b9cacd', 0.85))
  s.path(landward(s, margin(0.62, 0.16)), s.shade('#a79f90', 0.6))
  s.path(landward(s, margin(0.95, 0.2)), s.shade(sand, 0.52))
  s.path(landward(s, margin(2.5, 0.3)), s.shade(sand, 0.72))
  s.path(landward(s, margin(4.6, 0.5)), s.shade('#efe6d2', 0.96))
  drawRipples(s)
}

function drawRipples(s: Stage): void {
  const random = s.random(23)
  const lines = range(80).map(() => {
    const z = 3.2 + random() ** 2 * 34
    const x = shore(z) + 1 + random() * 7
    const l = 0.3 + random() * 0.9
    return smooth([on([x, z]), on([x + l * 0.4, z + l]), on([x + l * 0.3, z + l * 2])], false, 0.8)
  })
  s.line(lines.join(''), s.shade('#8d8474', 0.4), 1.2, 'opacity=".3"')
}

const STRIDE = 0.62

/** The walk keeps to the damp sand and follows the water. */
const course = (z: number) => shore(z) + 1.75 + 0.25 * Math.sin(z * 0.33)

const SOLE: readonly Ground[] = [
  [-0.034, -0.12],
  [0.03, -0.124],
  [0.042, -0.06],
  [0.026, 0.0],
  [0.046, 0.07],
  [0.036, 0.112],
  [-0.012, 0.118],
  [-0.048, 0.086],
  [-0.05, 0.03],
  [-0.03, -0.03],
  [-0.04, -0.08],
]
const TOES: readonly (readonly [number, number, number])[] = [
  [-0.04, 0.146, 0.021],
  [-0.011, 0.157, 0.014],
  [0.011, 0.152, 0.0125],
  [0.03, 0.143, 0.0115],
  [0.046, 0.129, 0.01],
]

interface Step {
  readonly x: number
  readonly z: number
  /** 1: the right foot. */
  readonly foot: 1 | -1
  readonly turn: number
  readonly size: number
}

/** One bare foot pressed into the sand: its hollow, its shaded wall, its lit wall. */
function drawPrint(s: Stage, o: Step): void {
  const place = ([a, b]: Ground, out = 1, dx = 0, dz = 0): Point => {
    const [u, v] = [-a * o.foot * o.size * out, b * o.size * out]
    return on([
      o.x + u * Math.cos(o.turn) + v * Math.sin(o.turn) + dx,
      o.z - u * Math.sin(o.turn) + v * Math.cos(o.turn) + dz,
    ])
  }
  const sole = (out: number, dx: number, dz = 0) =>
    smooth(
      SOLE.map((p) => place(p, out, dx, dz)),
      true,
      0.9,
    )
  const toes = (grow: number, dx: number) =>
    TOES.map(([x, z, r]) =>
      smooth(
        range(8).map((k) => {
          const a = (k / 8) * 2 * Math.PI
          return place([x + Math.cos(a) * r * grow, z + Math.sin(a) * r * 1.2 * grow], 1, dx)
        }),
        true,
        1,
      ),
    ).join('')
  s.path(sole(1.06, -0.016) + toes(1.14, -0.007), s.shade('#efe6d4', 0.9))
  s.path(sole(1, 0) + toes(1, 0), s.shade('#5c6670', 0.26))
  s.clipped(sole(1, 0), () => s.path(sole(0.98, -0.026, -0.008), s.shade('#a79c8a', 0.5)))
}

/** Two people's bare prints, side by side, from our feet to theirs. */
export function drawFootprints(s: Stage): void {
  const walkers = [
    { off: 0.1, size: 1.34, late: 0 },
    { off: 0.98, size: 1.16, late: 0.3 },
  ]
  const steps: Step[] = []
  for (const { off, size, late } of walkers) {
    for (const i of range(33)) {
      const z = 3.35 + late + i * STRIDE
      const foot = i % 2 ? 1 : -1
      const turn = Math.atan2(course(z + 0.5) - course(z - 0.5), 1)
      steps.push({ x: course(z) + off + foot * 0.12, z, foot, turn: turn + foot * 0.1, size })
    }
  }
  for (const step of steps.sort((a, b) => b.z - a.z)) drawPrint(s, step)
}

/** The sea's last thin wave, drawing back in veils. */
export function drawVeils(s: Stage): void {
  for (const [offset, wide, opacity] of [
    [-3.6, 0.5, 0.9],
    [-7.5, 0.9, 0.8],
    [-13, 1.2, 0.7],
    [-21, 1.4, 0.6],
  ] as const) {
    const crest = DISTANCES.filter((z) => z > 4).map((z) =>
      on([shore(z) + offset + 0.7 * Math.sin(z * 0.4 + offset), z]),
    )
    const back = DISTANCES.filter((z) => z > 4).map((z) =>
      on([shore(z) + offset - wide * (0.5 + 0.5 * Math.sin(z * 0.7 + offset)), z]),
    )
    s.path(polygon([...crest, ...back.reverse()]), s.shade('#ffffff', 1), `opacity="${opacity}"`)
  }
}

/** Where the two are by now: ankle-deep, design units for a metre there. */
export const wadersAt = (z: number, off: number): { x: number; y: number; metre: number } => {
  const [x, y] = on([shore(z) + off, z])
  return { x, y, metre: lerp(0, 1150, 1 / z) }
}
