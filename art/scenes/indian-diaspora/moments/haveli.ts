import type { Point } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { cuspedOutline, lookingFrom, type Metres } from '../viewpoint.ts'

/** From the roof over the gate, into the courtyard. */
export const ROOF = lookingFrom({ at: [-1.5, 12.6, -9], focal: 1020, yaw: 0.06, pitch: 0.44 })

export const HALF = 13
export const DEEP = 21
const HIGH = 7.6

type OnWall = (u: number, v: number, out?: number) => Metres

const far: OnWall = (u, v, out = 0) => [u, v, DEEP - out]
const left: OnWall = (u, v, out = 0) => [-HALF + out, v, u]
const right: OnWall = (u, v, out = 0) => [HALF - out, v, u]

interface Plaster {
  readonly wall: string
  readonly band: string
  readonly edge: string
  readonly hollow: string
  readonly reveal: string
  readonly shutter: string
  readonly thrown: string
}

const sunny = (s: Stage, k: number): Plaster => ({
  wall: s.shade('#f7ecd2', k),
  band: s.shade('#e9b64c', k),
  edge: s.shade('#fffaf0', 1),
  hollow: s.shade('#4f6f96', 0.22),
  reveal: s.shade('#c9d3d4', 0.62),
  shutter: s.shade('#2f8a8c', k),
  thrown: s.shade('#9db4c8', 0.5),
})

const shady = (s: Stage): Plaster => ({
  wall: s.shade('#8ea9c6', 0.42),
  band: s.shade('#a8986c', 0.36),
  edge: s.shade('#b9cbdc', 0.62),
  hollow: s.shade('#33527c', 0.14),
  reveal: s.shade('#6f8db0', 0.34),
  shutter: s.shade('#2a6a7c', 0.3),
  thrown: s.shade('#6f8db0', 0.3),
})

const laid = (at: OnWall, points: readonly Point[], out = 0): string =>
  ROOF.shape(points.map(([u, v]) => at(u, v, out)))

const strip = (at: OnWall, from: number, to: number, low: number, high: number, out = 0): string =>
  ROOF.shape([at(from, low, out), at(to, low, out), at(to, high, out), at(from, high, out)])

function drawWall(s: Stage, at: OnWall, from: number, to: number, n: number, p: Plaster): void {
  const bay = (to - from) / n
  s.path(strip(at, from, to, 0, HIGH), p.wall)
  for (const i of range(n)) {
    const u = from + (i + 0.5) * bay
    s.path(laid(at, cuspedOutline(u, 0, bay * 0.39, 3.3)), p.reveal)
    s.path(laid(at, cuspedOutline(u - bay * 0.035, 0, bay * 0.33, 3.08)), p.hollow)
    drawWindow(s, at, u, bay, p)
  }
  s.path(strip(at, from, to, 3.62, 3.94), p.thrown)
  s.path(strip(at, from, to, 3.94, 4.14), p.band)
  s.path(ROOF.shape([at(from, 4.14, 0), at(to, 4.14, 0), at(to, 4.02, 0.7), at(from, 4.02, 0.7)]), p.edge)
  s.path(strip(at, from, to, HIGH - 0.5, HIGH - 0.32), p.band)
  const merlons = range(Math.round((to - from) / 0.92)).map((i) => {
    const u = from + (i + 0.5) * 0.92
    return laid(at, [
      [u - 0.34, HIGH],
      [u - 0.34, HIGH + 0.42],
      [u, HIGH + 0.8],
      [u + 0.34, HIGH + 0.42],
      [u + 0.34, HIGH],
    ])
  })
  s.path(merlons.join(''), p.wall)
}

function drawWindow(s: Stage, at: OnWall, u: number, bay: number, p: Plaster): void {
  const half = bay * 0.2
  s.path(strip(at, u - half - 0.6, u + half, 4.4, 6.1), p.thrown)
  s.path(strip(at, u - half - 0.2, u + half + 0.2, 4.55, 6.55), p.edge)
  s.path(laid(at, cuspedOutline(u, 4.7, half, 1.7, 5)), p.hollow)
  for (const k of [-1, 1] as const)
    s.path(
      ROOF.shape([
        at(u + k * half, 4.7),
        at(u + k * half, 5.9),
        at(u + k * half * 1.5, 5.9, 0.42),
        at(u + k * half * 1.5, 4.7, 0.42),
      ]),
      p.shutter,
    )
}

export function drawCourt(s: Stage): void {
  const floor = ROOF.shape([
    [-HALF, 0, -4],
    [HALF, 0, -4],
    [HALF, 0, DEEP],
    [-HALF, 0, DEEP],
  ])
  s.path(floor, s.shade('#f2dfb8', 0.98))
  const joints = range(16).map((i) =>
    ROOF.shape([
      [-HALF, 0, i * 1.5 - 2],
      [HALF, 0, i * 1.5 - 2],
    ]),
  )
  s.line(joints.join(''), s.shade('#c9ae86', 0.7), 1, 'opacity=".55"')
  drawWall(s, left, -3, DEEP, 8, sunny(s, 0.9))
  drawWall(s, right, -3, DEEP, 8, shady(s))
  drawWall(s, far, -HALF, HALF, 9, sunny(s, 1))
}

/** The right wall and the house we stand on shade the stones. */
export const drawCourtShade = (s: Stage): Stage =>
  s.path(
    ROOF.shape([
      [HALF, 0, DEEP],
      [HALF - 0.6, 0, DEEP],
      [HALF - 4.6, 0, DEEP - 0.1],
      [HALF - 4.6, 0, 1.4],
      [-HALF, 0, 1.4],
      [-HALF, 0, -4],
      [HALF, 0, -4],
    ]),
    s.shade('#7f9cc0', 0.4),
    'opacity=".78"',
  )
