import { polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { type Eye, seenFrom, type World } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawPalm } from '../../language/plants/palm.ts'

/** On the baywalk, looking along it; metres. */
export const EYE: Eye = { x: 1000, horizon: 566, focal: 900, height: 2.4 }
export const see = seenFrom(EYE)
const flat = (points: readonly World[]) => polygon(points.map(see))

/** The wall's two edges to the right of us (negative: left), and its height. */
export const WALL = { sea: -2.75, walk: -2.05, up: 0.72 } as const
const FAR = 240

/** Shadows run out from below the sun. */
export const shadowTo = (s: Stage, [x, y]: readonly [number, number], long: number): [number, number] => [
  ((x - (s.sun?.x ?? 900)) / (y - EYE.horizon)) * long,
  long,
]

/** The walk's paving: a broad band of light stone and darker bands across it. */
export function drawBaywalk(s: Stage): void {
  const right = 60
  s.path(
    flat([
      [WALL.walk, 0, FAR],
      [right, 0, FAR],
      [right, 0, 1.6],
      [WALL.walk, 0, 1.6],
    ]),
    s.shade('#b98a80', 0.46),
  )
  const bands = range(16).map((i) => {
    const z = 3 + i * 2.6 + i * i * 0.16
    return flat([
      [WALL.walk, 0, z],
      [3.1, 0, z],
      [3.1, 0, z + 0.9],
      [WALL.walk, 0, z + 0.9],
    ])
  })
  s.path(bands.join(''), s.shade('#d9a58a', 0.62))
  s.path(
    flat([
      [3.1, 0, FAR],
      [3.4, 0, FAR],
      [3.4, 0, 1.6],
      [3.1, 0, 1.6],
    ]),
    s.shade('#e8b894', 0.7),
  )
  s.path(
    flat([
      [3.4, 0, FAR],
      [right, 0, FAR],
      [right, 0, 1.6],
      [3.4, 0, 1.6],
    ]),
    s.shade('#3f6a58', 0.3),
  )
  drawHedge(s)
}

/** A clipped hedge between the lawn and the boulevard. */
function drawHedge(s: Stage): void {
  const side = (up: number): World[] => [
    [7.4, up, FAR],
    [7.4, up, 3],
  ]
  s.path(flat([...side(0), ...side(1.3).reverse()]), s.shade('#2f4f4c', 0.2))
  s.path(flat([...side(1.3), [60, 1.3, 3], [60, 1.3, FAR]]), s.shade('#4f7a58', 0.62))
}

/** A stretch of the wall between two distances: face, coping and the sun along its edge. */
export function drawSeaWall(s: Stage, near: number, far: number): void {
  const face = s.shade('#8f6f78', 0.2)
  s.path(
    flat([
      [WALL.walk, 0, near],
      [WALL.walk, WALL.up, near],
      [WALL.walk, WALL.up, far],
      [WALL.walk, 0, far],
    ]),
    face,
  )
  s.path(
    flat([
      [WALL.walk, WALL.up, near],
      [WALL.sea, WALL.up, near],
      [WALL.sea, WALL.up, far],
      [WALL.walk, WALL.up, far],
    ]),
    s.shade('#e2ab8c', 0.86),
  )
  s.path(
    flat([
      [WALL.sea, WALL.up, near],
      [WALL.sea + 0.12, WALL.up, near],
      [WALL.sea + 0.12, WALL.up, far],
      [WALL.sea, WALL.up, far],
    ]),
    s.shade('#fff0b8', 1),
  )
  s.path(
    flat([
      [WALL.walk, WALL.up, near],
      [WALL.walk, WALL.up - 0.16, near],
      [WALL.walk, WALL.up - 0.16, far],
      [WALL.walk, WALL.up, far],
    ]),
    s.shade('#a8787a', 0.5),
  )
  for (let z = Math.ceil(near / 3) * 3; z < Math.min(far, 60); z += 3)
    s.line(
      flat([
        [WALL.sea, WALL.up, z],
        [WALL.walk, WALL.up, z],
        [WALL.walk, 0, z],
      ]).replace('Z', ''),
      s.shade('#5a4058', 0.2),
      Math.max(0.8, 14 / z),
    )
}

const PALMS: readonly (readonly [away: number, tall: number, lean: number])[] = [
  [64, 8.4, 0.04],
  [48, 8, -0.06],
  [36, 8.8, 0.05],
  [27, 8.2, -0.04],
  [20, 8.6, -0.1],
  [14.6, 8.1, -0.05],
  [10.4, 7.9, -0.13],
]

/** The row of coconut palms beside the walk and the long shadows they throw at us. */
export function drawPalmRow(s: Stage): void {
  for (const [away] of PALMS) {
    const foot = see([3.25, 0, away])
    const [dx] = shadowTo(s, foot, 1)
    const w = (EYE.focal / away) * 0.16
    const y = s.bottom
    s.path(
      polygon([
        [foot[0] - w, foot[1]],
        [foot[0] + w, foot[1]],
        [foot[0] + w * 2.6 + dx * (y - foot[1]), y],
        [foot[0] - w * 2.6 + dx * (y - foot[1]), y],
      ]),
      s.light.shadow,
      'opacity=".42"',
    )
  }
  for (const [away, tall, lean] of PALMS) {
    const [x, y] = see([3.25, 0, away])
    drawPalm(s, {
      x,
      y: y + 2,
      h: (EYE.focal / away) * tall,
      lean,
      depth: Math.min(0.42, away / 130),
      colour: '#2f5a52',
      trunk: '#6a4a50',
      wind: -0.1,
      seed: away,
      size: 0.9,
    })
  }
}
