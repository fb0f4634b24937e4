import type { Point } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { lookingFrom } from '../viewpoint.ts'

/** Along the temple's plinth; the wall runs from right to left at no distance. */
export const ALONG = lookingFrom({ at: [4.5, 1.6, -4.8], focal: 1010, yaw: -0.78, pitch: -0.1 })

export const RADIUS = 1.5
export const AXLE = 1.82
const THICK = 0.42
const RECESS = 0.1
const SPOKE = 0.32

type Shape = readonly Point[]

/** A shape of the wheel's face, a hundred to its rim, at a distance from the wall. */
const laid = (x: number, points: Shape, out: number, du = 0, dv = 0): string =>
  ALONG.shape(points.map(([u, v]) => [x + (u / 100) * RADIUS + du, AXLE + (v / 100) * RADIUS + dv, -out]))

const disc = (r: number, cx = 0, cy = 0): Shape =>
  range(64).map(
    (i): Point => [cx + Math.cos((i / 64) * 2 * Math.PI) * r, cy + Math.sin((i / 64) * 2 * Math.PI) * r],
  )
const turned = (points: Shape, a: number): Shape =>
  points.map(([u, v]): Point => [u * Math.cos(a) - v * Math.sin(a), u * Math.sin(a) + v * Math.cos(a)])
const bar = (widths: readonly (readonly [number, number])[]): Shape => [
  ...widths.map(([r, w]): Point => [r, w]),
  ...[...widths].reverse().map(([r, w]): Point => [r, -w]),
]

const BROAD = bar([
  [14, 4],
  [28, 4.4],
  [34, 7],
  [46, 9],
  [56, 13],
  [66, 9],
  [74, 6.4],
  [80, 7.4],
  [84, 9],
])
const THIN = bar([
  [14, 1.7],
  [47, 2],
  [49, 3.6],
  [53, 3.6],
  [55, 2],
  [84, 2.2],
])

interface Stones {
  readonly face: string
  readonly bright: string
  readonly side: string
  readonly deep: string
  readonly carved: string
}

export const stonesAt = (s: Stage, depth: number): Stones => ({
  face: s.shade('#d8b484', 0.88, depth),
  bright: s.shade('#fce4b0', 1, depth),
  side: s.shade('#efca90', 0.96, depth),
  deep: s.shade('#5f6a78', 0.14, depth),
  carved: s.shade('#8f8478', 0.4, depth),
})

/** A solid of the wheel: shadow to the left, its lit flank, its face. */
function drawSolid(
  s: Stage,
  x: number,
  shape: Shape,
  [from, to]: readonly [number, number],
  ink: Stones,
  thrown: number,
): void {
  s.path(laid(x, shape, from, -thrown, -thrown * 0.22), ink.deep)
  const layers = 7
  s.path(
    range(layers)
      .map((i) => laid(x, shape, from + ((to - from) * i) / layers))
      .join(''),
    ink.side,
  )
  s.path(laid(x, shape, to), ink.face)
}

/** One of the chariot's twenty-four wheels: eight broad spokes, eight thin ones, a carved rim. */
export function drawSunWheel(s: Stage, x: number, depth: number): void {
  const ink = stonesAt(s, depth)
  const cast = range(6).map((i) => laid(x, disc(100), 0, -i * 0.15, -i * 0.035))
  s.path(cast.join(''), ink.deep)
  s.path(
    range(9)
      .map((i) => laid(x, disc(100), (THICK * i) / 9))
      .join(''),
    ink.side,
  )
  s.path(laid(x, disc(100), THICK), ink.face)
  s.path(laid(x, disc(83), THICK), ink.deep)
  s.clipped(laid(x, disc(83), THICK), () => {
    s.path(laid(x, disc(83), RECESS), ink.carved)
    s.path(laid(x, disc(83), THICK, -0.34, -0.08), s.shade('#b09c80', 0.6, depth))
    for (const i of range(8))
      drawSolid(s, x, turned(THIN, ((i + 0.5) * Math.PI) / 4), [RECESS, SPOKE - 0.06], ink, 0.14)
    for (const i of range(8)) drawBroadSpoke(s, x, (i * Math.PI) / 4, ink)
  })
  drawRim(s, x, ink)
  drawHub(s, x, ink)
}

function drawBroadSpoke(s: Stage, x: number, a: number, ink: Stones): void {
  drawSolid(s, x, turned(BROAD, a), [RECESS, SPOKE], ink, 0.2)
  const at = turned([[56, 0]], a)[0] as Point
  drawSolid(s, x, disc(9.6, ...at), [SPOKE, SPOKE + 0.04], ink, 0.05)
  s.path(laid(x, disc(6.6, ...at), SPOKE + 0.04), ink.carved)
  drawDancer(s, x, at, SPOKE + 0.05, ink.bright)
  for (const r of [24, 36, 72]) {
    const [u, v] = turned([[r, 0]], a)[0] as Point
    s.path(laid(x, disc(2.6, u, v), SPOKE), ink.carved)
    s.path(laid(x, disc(1.7, u + 0.7, v + 0.2), SPOKE), ink.bright)
  }
}

/** In each roundel somebody dances, plays or prays; at this distance a light among shadows. */
function drawDancer(s: Stage, x: number, [u, v]: Point, out: number, fill: string): void {
  const body: Shape = [
    [-1, 1.6],
    [-3.6, 3.4],
    [-1, 2.8],
    [-1, 3.6],
    [0.2, 5.2],
    [1.4, 3.6],
    [1.4, 2.6],
    [4, 1.2],
    [1.6, 1],
    [1.4, -1],
    [3.4, -3],
    [2.2, -5],
    [0.4, -2.4],
    [-2.2, -5],
    [-1.4, -1],
  ]
  s.path(
    laid(
      x,
      body.map(([a, b]): Point => [u + a * 0.92, v + b * 0.92]),
      out,
    ),
    fill,
  )
}

function drawRim(s: Stage, x: number, ink: Stones): void {
  const ring = (outer: number, inner: number, fill: string) =>
    s.path(laid(x, disc(outer), THICK) + laid(x, disc(inner), THICK), fill, 'fill-rule="evenodd"')
  ring(98, 96.6, ink.carved)
  ring(86.4, 85, ink.carved)
  const leaves = (size: number, du: number) =>
    range(44)
      .map((i) => {
        const a = (i / 44) * Math.PI * 2
        const leaf: Shape = [
          [91.5 - size, 0],
          [91.5, size * 0.62],
          [91.5 + size, 0],
          [91.5, -size * 0.62],
        ]
        return laid(x, turned(leaf, a), THICK, du, 0)
      })
      .join('')
  s.path(leaves(4.6, -0.006), ink.deep)
  s.path(leaves(3.7, 0.008), ink.bright)
}

function drawHub(s: Stage, x: number, ink: Stones): void {
  drawSolid(s, x, disc(21), [SPOKE, SPOKE + 0.16], ink, 0.34)
  const petals = range(12).map((i) =>
    laid(x, disc(2.6, ...(turned([[17, 0]], (i / 12) * Math.PI * 2)[0] as Point)), SPOKE + 0.16),
  )
  s.path(petals.join(''), ink.bright)
  drawSolid(s, x, disc(12), [SPOKE + 0.16, SPOKE + 0.46], ink, 0.24)
  s.path(laid(x, disc(8), SPOKE + 0.46), ink.bright)
  s.path(laid(x, disc(4.4), SPOKE + 0.46), ink.carved)
}
