import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { facet, seenFrom, type World } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'

/** From the doorway at the head of the kitchen stairs. */
export const EYE = { x: 880, horizon: 150, focal: 900, height: 3 }
export const see = seenFrom(EYE)

export const BACK = 9.4
const SIDE = 4.9

export const floorQuad = (left: number, right: number, far: number, near: number, up = 0): string =>
  facet(see, [
    [left, up, far],
    [right, up, far],
    [right, up, near],
    [left, up, near],
  ])

const backQuad = (left: number, right: number, low: number, high: number, away = BACK): string =>
  facet(see, [
    [left, high, away],
    [right, high, away],
    [right, low, away],
    [left, low, away],
  ])

const WINDOWS = [
  [-3.1, -1.15],
  [-0.55, 1.4],
] as const
const SILL = 1.02
const HEAD = 3.5

export function drawKitchenRoom(s: Stage): void {
  drawWalls(s)
  drawTiles(s)
  for (const [left, right] of WINDOWS) drawSashWindow(s, left, right)
  drawDresser(s)
  drawRange(s)
}

function drawWalls(s: Stage): void {
  const corner = (x: number): Point => see([x, 0, BACK])
  const [lx, ly] = corner(-SIDE)
  const [rx] = corner(SIDE)
  s.rect(s.left, s.top, s.right - s.left, s.bottom - s.top, s.shade('#8fc0ae', 0.42))
  const side = (x: number, edge: number, lit: number) => {
    const [nx, ny] = see([Math.sign(edge) * SIDE, 0, 3.2])
    s.path(
      polygon([
        [x, s.top],
        [nx, s.top],
        [nx, ny],
        [x, ly],
      ]),
      s.shade('#8fc0ae', lit),
    )
  }
  side(lx, -1, 0.86)
  side(rx, 1, 0.16)
  s.path(backQuad(-SIDE, SIDE, 0, 0.18), s.shade('#f2efe0', 0.5))
  s.line(polygon([see([-SIDE, 1.55, BACK]), see([SIDE, 1.55, BACK])], false), s.shade('#f2efe0', 0.6), 4)
}

function drawTiles(s: Stage): void {
  s.path(floorQuad(-SIDE, SIDE, BACK, 2.6), s.shade('#ece8d6', 0.42))
  drawChecks(s, 0.14)
  const panes = WINDOWS.flatMap(([left, right]) => sunPanes(left, right)).join('')
  s.clipped(panes, () => {
    s.path(floorQuad(-SIDE, SIDE, BACK, 2.6), s.shade('#fbf4da', 1.1))
    drawChecks(s, 0.85)
  })
}

const TILE = 0.7

function drawChecks(s: Stage, lit: number): void {
  const checks = range(10).flatMap((row) =>
    range(14).map((column) => {
      const far = BACK - row * TILE
      const left = -SIDE + column * TILE
      return (row + column) % 2 ? floorQuad(left, left + TILE, far, Math.max(2.6, far - TILE)) : ''
    }),
  )
  s.path(checks.join(''), s.shade('#3f8a86', lit))
}

/** Where the sun through one pane lies on the floor. */
const FALL = { right: -0.42, away: -1.62 }

const sunPanes = (left: number, right: number): string[] =>
  range(2).flatMap((column) =>
    range(2).map((row) => {
      const half = (right - left) / 2
      const [a, b] = [left + column * half + 0.08, left + (column + 1) * half - 0.08]
      const low = SILL + row * 1.22 + 0.06
      const high = low + 1.1
      const lie = (x: number, h: number): World => [x + FALL.right * h, 0, BACK + FALL.away * h]
      return facet(see, [lie(a, high), lie(b, high), lie(b, low), lie(a, low)])
    }),
  )

function drawSashWindow(s: Stage, left: number, right: number): void {
  s.path(backQuad(left - 0.16, right + 0.16, SILL - 0.08, HEAD + 0.2), s.shade('#f4f2e4', 0.72))
  s.path(backQuad(left, right, SILL, HEAD), '#e2f2ec')
  s.clipped(backQuad(left, right, SILL, HEAD), () => drawGarden(s))
  const bar = s.shade('#f4f2e4', 0.3)
  const middle = (left + right) / 2
  s.path(backQuad(middle - 0.035, middle + 0.035, SILL, HEAD), bar)
  s.path(backQuad(left, right, 2.2, 2.32), bar)
  s.path(backQuad(left - 0.26, right + 0.26, SILL - 0.14, SILL), s.shade('#fbf8ea', 1))
  s.path(backQuad(left - 0.26, right + 0.26, SILL - 0.2, SILL - 0.14), s.shade('#3f7a70', 0.12))
}

function drawGarden(s: Stage): void {
  const [, foot] = see([0, SILL, BACK])
  const random = s.random(6)
  for (const [colour, rise, r] of [
    ['#a9d6b4', 104, 34],
    ['#6fb487', 66, 27],
    ['#3f8f66', 32, 20],
  ] as const)
    for (let x = 500; x < 1080; x += r * 1.1)
      s.circle(x, foot - rise * (0.6 + random() * 0.6) + r, r * 1.25, colour)
}

function drawDresser(s: Stage): void {
  const [l, r] = [-4.75, -3.5]
  s.path(backQuad(l, r, 0.05, 1.05), s.shade('#e0b460', 0.42))
  s.path(backQuad(l, r, 1.05, 3.3), s.shade('#a8783c', 0.16))
  for (const shelf of [1.05, 1.75, 2.45]) {
    s.path(backQuad(l, r, shelf, shelf + 0.09), s.shade('#e8c478', 0.66))
    for (const i of range(4)) {
      const [x, y] = see([l + 0.19 + i * 0.29, shelf + 0.33, BACK])
      const colour = ['#f4efe0', '#3f8fa8', '#f4efe0', '#e2705a'][(i + Math.round(shelf)) % 4] as string
      s.circle(x, y, 21, s.shade(colour, 0.62))
      s.circle(x, y, 13, 'none', `stroke="${s.shade('#2f6f86', 0.4)}" stroke-width="2"`)
    }
  }
  s.path(backQuad(l, r, 3.3, 3.46), s.shade('#e8c478', 0.66))
  s.line(
    [0.35, 0.7].map((h) => polygon([see([l, h, BACK]), see([r, h, BACK])], false)).join('') +
      polygon([see([(l + r) / 2, 0.05, BACK]), see([(l + r) / 2, 1.05, BACK])], false),
    s.shade('#6f4a24', 0.2),
    2.4,
  )
}

/** An enamelled range with the kettle on. */
function drawRange(s: Stage): void {
  const [l, r] = [2.1, 3.9]
  const front = BACK - 0.7
  s.path(
    facet(see, [
      [l, 0, BACK],
      [l, 0.92, BACK],
      [l, 0.92, front],
      [l, 0, front],
    ]),
    s.shade('#2f6f7c', 0.5),
  )
  s.path(backQuad(l, r, 0, 0.92, front), s.shade('#2f6f7c', 0.2))
  s.path(floorQuad(l, r, BACK, front, 0.92), s.shade('#38505c', 0.6))
  for (const i of range(3))
    s.path(backQuad(l + 0.12 + i * 0.56, l + 0.56 + i * 0.56, 0.16, 0.7, front), s.shade('#3f8794', 0.34))
  s.line(
    polygon([see([l + 0.06, 0.8, front]), see([r - 0.06, 0.8, front])], false),
    s.shade('#f4f0dc', 0.9),
    5,
  )
  s.path(backQuad(l + 0.6, r - 0.6, 0.92, 3.6, BACK - 0.05), s.shade('#f2efe0', 0.26))
  s.path(backQuad(l - 0.1, r + 0.1, 2.3, 2.46, BACK - 0.2), s.shade('#f6f2e2', 0.62))
  drawKettle(s)
}

function drawKettle(s: Stage): void {
  const [x, y] = see([2.5, 0.92, BACK - 0.36])
  s.placed({ x, y }, () => {
    s.path('M-30 0L-25 -26Q-22 -38 0 -38Q22 -38 25 -26L30 0Z', s.shade('#d9503c', 0.4))
    s.path('M-30 0L-25 -26Q-22 -38 0 -38Q-12 -24 -10 0Z', s.shade('#f0765a', 1))
    s.path('M-26 -10L-48 -30L-40 -35L-20 -22Z', s.shade('#e2604a', 0.8))
    s.line('M-20 -36Q0 -70 20 -36', s.shade('#2a3a40', 0.2), 5)
    s.circle(0, -40, 5, s.shade('#2a3a40', 0.2))
    s.path(
      'M-46 -38C-66 -62 -34 -78 -50 -106C-58 -122 -46 -136 -38 -146C-40 -128 -28 -116 -32 -98C-36 -78 -54 -66 -40 -38Z',
      '#fffdf2',
      'opacity=".85"',
    )
  })
}
