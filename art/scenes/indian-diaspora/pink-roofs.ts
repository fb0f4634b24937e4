import { lerp, range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { chhatri } from '../../language/buildings/mughal.ts'
import { cuspedOutline, drawBlock, type Faces, lookingFrom, type Metres } from './viewpoint.ts'

/** On a roof terrace of the old town. */
export const TERRACE = lookingFrom({ at: [0, 14, 0], focal: 1000, yaw: 0, pitch: -0.055 })
export const FLOOR = 10.7
const EDGE = 16.4

const PLASTERS = ['#e08a74', '#d4786c', '#e89c80', '#cc7068', '#eaa890'] as const

const washed = (s: Stage, colour: string, depth: number): Faces => ({
  top: s.shade('#f6cdb4', 0.98, depth),
  front: s.shade(colour, 0.56, depth),
  left: s.shade(colour, 0.16, depth),
  right: s.shade(colour, 1, depth),
})

const ROWS = [300, 220, 165, 126, 98, 77, 61, 49, 39] as const

/** Flat roofs behind one another, as the grid of the old town has them. */
export function drawRoofs(s: Stage): void {
  const random = s.random(8)
  for (const [row, z] of ROWS.entries()) {
    const depth = lerp(0.74, 0.12, row / (ROWS.length - 1))
    const reach = z * 0.95
    for (let x = -reach; x < reach; ) {
      const w = 7 + random() * 9
      const top = 6.6 + random() * 4.2
      const colour = PLASTERS[Math.floor(random() * PLASTERS.length)] as string
      drawRoofHouse(s, x, w, top, z, depth, colour, random())
      x += w + (random() > 0.8 ? 3 : 0.3)
    }
  }
}

function drawRoofHouse(
  s: Stage,
  x: number,
  w: number,
  top: number,
  z: number,
  depth: number,
  colour: string,
  chance: number,
): void {
  const faces = washed(s, colour, depth)
  drawBlock(s, TERRACE, { x: [x, x + w], y: [0, top], z: [z, z + 8] }, faces)
  const front = (u1: number, u2: number, v1: number, v2: number) =>
    TERRACE.shape([
      [u1, v1, z],
      [u2, v1, z],
      [u2, v2, z],
      [u1, v2, z],
    ])
  s.path(front(x, x + w, top - 0.34, top), s.shade('#fbe2d0', 0.92, depth))
  s.path(front(x, x + w, top - 0.6, top - 0.34), s.shade(colour, 0.2, depth))
  const n = Math.max(2, Math.round(w / 2.4))
  const arches = range(n).map((i) =>
    TERRACE.shape(
      cuspedOutline(x + ((i + 0.5) * w) / n, top - 2.7, 0.5, 1.6, 5).map(([u, v]): Metres => [u, v, z]),
    ),
  )
  s.path(arches.join(''), s.shade('#6a3460', 0.2, depth))
  if (chance > 0.82) {
    const [px, py] = TERRACE.see([x + w / 2, top, z + 3])
    const m = TERRACE.metre([x, top, z + 3])
    chhatri(s, px, py, m * 2.6, m * 3.4, { colour: '#eaa890', depth })
  } else if (chance > 0.5)
    drawBlock(s, TERRACE, { x: [x + w * 0.5, x + w * 0.86], y: [top, top + 1.5], z: [z + 4, z + 7] }, faces)
}

/** Where we stand: worn lime, a low wall pierced with arches, the wall's shade. */
export function drawTerrace(s: Stage): void {
  const floor = (x1: number, x2: number, z1: number, z2: number, y = FLOOR) =>
    TERRACE.shape([
      [x1, y, z1],
      [x2, y, z1],
      [x2, y, z2],
      [x1, y, z2],
    ])
  s.path(floor(-40, 40, 4, EDGE), s.shade('#f0b898', 0.92))
  const joints = range(5).map((i) => floor(-40, 40, 6 + i * 2.4, 6.03 + i * 2.4))
  s.path(joints.join(''), s.shade('#b8786c', 0.5))
  s.path(floor(-40, 40, EDGE - 0.9, EDGE), s.shade('#b8747c', 0.4))
  const wall = (x1: number, x2: number, y1: number, y2: number, z = EDGE) =>
    TERRACE.shape([
      [x1, y1, z],
      [x2, y1, z],
      [x2, y2, z],
      [x1, y2, z],
    ])
  s.path(wall(-40, 40, FLOOR, FLOOR + 0.86), s.shade('#d67a6c', 0.56))
  const holes = range(60).map((i) =>
    TERRACE.shape(cuspedOutline(-29.5 + i, FLOOR + 0.16, 0.3, 0.54, 3).map(([u, v]): Metres => [u, v, EDGE])),
  )
  s.path(holes.join(''), s.shade('#a85a6c', 0.34))
  s.path(wall(-40, 40, FLOOR + 0.86, FLOOR + 1), s.shade('#fbe2d0', 1))
  s.path(floor(-40, 40, EDGE, EDGE + 0.5, FLOOR + 1), s.shade('#fff0e0', 1))
}
