import { type Point, polygon } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import { outline } from '../../engine/outline.ts'
import { facet, type World } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure } from '../../language/people/figure.ts'
import { EYE, floorQuad, see } from './kitchen-room.ts'

const TOP = 0.78
const TABLE = { left: -1.25, right: 1.35, far: 7.6, near: 6.3 }
const TOWARDS_US = { to: [-0.26, 0.42], opacity: 0.42 } as const

/** He stands behind the table, she bends over its end. */
export function drawFounders(s: Stage): void {
  const him = see([0.62, 0, 7.82])
  drawFigure(s, {
    x: him[0],
    y: him[1],
    h: (EYE.focal / 7.82) * 1.8,
    pose: 'atCounter',
    dress: 'shirt',
    colours: ['#f4f0e0', '#33506a'],
    skin: 'olive',
    beard: true,
    hair: 'short',
    shadow: false,
  })
  drawPendant(s)
  drawTable(s)
  drawChair(s)
  const her = see([-1.62, 0, 6.86])
  drawFigure(s, {
    x: her[0],
    y: her[1],
    h: (EYE.focal / 6.86) * 1.69,
    pose: 'bowing',
    dress: 'shirt',
    colours: ['#e8a02c', '#2f5f58'],
    skin: 'umber',
    woman: true,
    hair: 'cropped',
    shadow: TOWARDS_US,
  })
}

function drawPendant(s: Stage): void {
  const [x, y] = see([0.1, 2.18, 7])
  s.line(`M${x} ${s.top}V${y - 40}`, s.shade('#2a3f44', 0.1), 3)
  s.path(`M${x - 12} ${y - 44}H${x + 12}L${x + 66} ${y}H${x - 66}Z`, s.shade('#2f6f7c', 0.24))
  s.path(`M${x - 12} ${y - 44}H${x - 2}L${x - 30} ${y}H${x - 66}Z`, s.shade('#5fa3a8', 0.8))
  s.path(`M${x - 66} ${y}A66 14 0 0 0 ${x + 66} ${y}Z`, s.shade('#fdf3cf', 0.9))
}

function drawTable(s: Stage): void {
  const { left, right, far, near } = TABLE
  s.path(
    facet(see, [
      [left - 0.3, 0, far - 1.1],
      [right - 0.3, 0, far - 1.1],
      [right - 0.36, 0, near - 1.2],
      [left - 0.36, 0, near - 1.2],
    ]),
    s.light.shadow,
    'opacity=".38"',
  )
  for (const [x, z] of [
    [left + 0.1, far - 0.1],
    [right - 0.1, far - 0.1],
    [left + 0.1, near + 0.06],
    [right - 0.1, near + 0.06],
  ] as const)
    s.path(facet(see, legAt(x, z)), s.shade('#b98a4c', 0.12))
  s.path(floorQuad(left, right, far, near, TOP), s.shade('#e6bf7c', 0.86))
  s.path(
    facet(see, [
      [left, TOP, near],
      [right, TOP, near],
      [right, TOP - 0.13, near],
      [left, TOP - 0.13, near],
    ]),
    s.shade('#b07c3c', 0.22),
  )
  drawTableMaps(s)
}

const legAt = (x: number, z: number): World[] => [
  [x - 0.05, TOP, z],
  [x + 0.05, TOP, z],
  [x + 0.04, 0, z],
  [x - 0.04, 0, z],
]

interface Sheet {
  /** Middle, half sizes and turn on its level. */
  readonly x: number
  readonly z: number
  readonly w: number
  readonly d: number
  readonly turn: number
  readonly up: number
  readonly sea: string
  readonly land: string
  readonly coast: string
}

const COASTS = {
  cape: '-1,-1 -0.2,-1 0.1,-0.6 -0.1,-0.2 0.3,0.2 0,0.6 -0.5,0.5 -1,0.8',
  isles: '-0.6,-0.5 -0.2,-0.7 0.1,-0.3 -0.3,-0.1',
  gulf: '1,-1 0.3,-1 0.4,-0.5 0,-0.2 0.2,0.3 -0.2,0.7 0.3,1 1,1',
}

function drawSheet(s: Stage, o: Sheet): void {
  const [cos, sin] = [Math.cos(o.turn), Math.sin(o.turn)]
  const at = ([u, v]: Point): Point => {
    const [px, pz] = [u * o.w, v * o.d]
    return see([o.x + px * cos - pz * sin, o.up, o.z + px * sin + pz * cos])
  }
  const flat = (points: readonly Point[]) => polygon(points.map(at))
  const frame = (k: number): Point[] => [
    [-k, -k],
    [k, -k],
    [k, k],
    [-k, k],
  ]
  s.path(
    polygon(
      frame(1)
        .map(at)
        .map(([x, y]): Point => [x - 5, y + 5]),
    ),
    s.light.shadow,
    'opacity=".35"',
  )
  s.path(flat(frame(1)), s.shade('#fbf6e4', 1))
  s.clipped(flat(frame(0.92)), () => {
    s.path(flat(frame(0.92)), s.shade(o.sea, 0.8))
    s.path(flat(outline(o.coast)), s.shade(o.land, 0.85))
    if (o.coast === COASTS.isles)
      s.path(
        flat(outline('0.3,0.1 0.6,-0.1 0.7,0.3 0.4,0.5')) + flat(outline('-0.4,0.4 -0.1,0.3 -0.1,0.6')),
        s.shade(o.land, 0.85),
      )
  })
  s.line(
    polygon([at([0, -1]), at([0, 1])], false) + polygon([at([-1, 0]), at([1, 0])], false),
    '#ffffff',
    1.6,
    'opacity=".6"',
  )
}

function drawTableMaps(s: Stage): void {
  const on = { up: TOP + 0.004 }
  drawSheet(s, {
    ...on,
    x: -0.62,
    z: 7.1,
    w: 0.5,
    d: 0.36,
    turn: 0.16,
    sea: '#4fa8c0',
    land: '#f0d890',
    coast: COASTS.cape,
  })
  drawSheet(s, {
    ...on,
    x: 0.72,
    z: 7.0,
    w: 0.5,
    d: 0.36,
    turn: -0.22,
    sea: '#7fc4c4',
    land: '#e8966a',
    coast: COASTS.gulf,
  })
  drawSheet(s, {
    ...on,
    x: 0.02,
    z: 6.72,
    w: 0.46,
    d: 0.32,
    turn: 0.06,
    sea: '#2f8fb0',
    land: '#a8cc78',
    coast: COASTS.isles,
  })
  drawMug(s, -0.98, 6.55, '#e2604a')
  drawMug(s, 1.12, 6.62, '#f4efe0')
  const a = see([0.66, TOP + 0.05, 6.5])
  const b = see([1.02, TOP + 0.05, 6.42])
  s.line(polygon([a, b], false), s.shade('#fbf6e4', 0.9), 10, 'stroke-linecap="round"')
  s.line(
    polygon(
      [
        [lerp(a[0], b[0], 0.4), lerp(a[1], b[1], 0.4)],
        [lerp(a[0], b[0], 0.56), lerp(a[1], b[1], 0.56)],
      ],
      false,
    ),
    s.shade('#d9503c', 0.8),
    11,
  )
}

function drawMug(s: Stage, x: number, z: number, colour: string): void {
  const [px, py] = see([x, TOP, z])
  s.path(`M${px - 8} ${py - 16}V${py}A8 3 0 0 0 ${px + 8} ${py}V${py - 16}Z`, s.shade(colour, 0.4))
  s.path(`M${px - 8} ${py - 16}V${py}A8 3 0 0 0 ${px - 1} ${py + 3}V${py - 16}Z`, s.shade(colour, 1))
  s.ellipse(px, py - 16, 8, 3, s.shade('#4a2f24', 0.4))
  s.line(`M${px + 8} ${py - 13}q7 4 0 9`, s.shade(colour, 0.4), 2.6)
}

/** Pushed back from the table. */
function drawChair(s: Stage): void {
  const [x, z, w, d] = [1.86, 6.5, 0.24, 0.22]
  const wood = (lit: number) => s.shade('#d8583f', lit)
  const leg = (px: number, pz: number, top: number) =>
    s.path(
      facet(see, [
        [px - 0.025, top, pz],
        [px + 0.025, top, pz],
        [px + 0.025, 0, pz],
        [px - 0.025, 0, pz],
      ]),
      wood(0.2),
    )
  s.path(floorQuad(x - w - 0.4, x + w - 0.3, z + d - 0.3, z - d - 0.7), s.light.shadow, 'opacity=".34"')
  leg(x - w, z + d, 0.46)
  leg(x + w, z + d, 0.98)
  s.path(floorQuad(x - w, x + w, z + d, z - d, 0.46), wood(0.9))
  s.path(
    facet(see, [
      [x - w, 0.46, z - d],
      [x + w, 0.46, z - d],
      [x + w, 0.41, z - d],
      [x - w, 0.41, z - d],
    ]),
    wood(0.25),
  )
  leg(x - w, z - d, 0.46)
  leg(x + w, z - d, 0.98)
  for (const h of [0.68, 0.88])
    s.path(
      facet(see, [
        [x + w, h, z + d],
        [x + w, h + 0.09, z + d],
        [x + w, h + 0.09, z - d],
        [x + w, h, z - d],
      ]),
      wood(0.72),
    )
}

/** The maps for which the table had no room. */
export function drawFloorMaps(s: Stage): void {
  const on = { up: 0.004 }
  drawSheet(s, {
    ...on,
    x: -2.75,
    z: 6.1,
    w: 0.62,
    d: 0.46,
    turn: 0.3,
    sea: '#5fb0c4',
    land: '#f2cf7c',
    coast: COASTS.gulf,
  })
  drawSheet(s, {
    ...on,
    x: -2.15,
    z: 5.05,
    w: 0.6,
    d: 0.44,
    turn: -0.18,
    sea: '#2f8fb0',
    land: '#e8a070',
    coast: COASTS.isles,
  })
  drawSheet(s, {
    ...on,
    x: 1.05,
    z: 5.05,
    w: 0.58,
    d: 0.44,
    turn: 0.22,
    sea: '#8fccc8',
    land: '#9cc470',
    coast: COASTS.cape,
  })
}

/** The banister of the stairs we stand on. */
export function drawStairRail(s: Stage): void {
  const wood = (lit: number) => s.shade('#8a5a34', lit)
  for (const i of range(7)) {
    const x = 1290 + i * 52
    const y = 700 - i * 62
    s.path(
      polygon([
        [x, y],
        [x + 13, y - 15],
        [x + 13, s.bottom],
        [x, s.bottom],
      ]),
      s.shade('#f4f0e0', 0.2),
    )
  }
  s.path('M1226 716L1660 196V246L1250 742Z', wood(0.36))
  s.path('M1226 716L1660 196V208L1230 724Z', wood(1))
  s.path('M1196 690H1252V940H1196Z', s.shade('#f4f0e0', 0.16))
  s.path('M1196 690H1212V940H1196Z', s.shade('#f4f0e0', 0.8))
  s.circle(1224, 672, 30, wood(0.3))
  s.path('M1224 642A30 30 0 0 0 1224 702A44 44 0 0 1 1224 642Z', wood(1))
}
