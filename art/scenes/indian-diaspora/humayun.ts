import { type Point, polygon, rectPath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import {
  arcade,
  block,
  chhatri,
  dome,
  drawFinial,
  iwan,
  type Stone,
  wall,
} from '../../language/buildings/mughal.ts'

const RED = '#b65a44'
const WHITE = '#f3e6da'

/** Humayun's Tomb from the garden axis: w is the width of the plinth, y its foot. */
export function drawHumayunTomb(s: Stage, cx: number, y: number, w: number, depth = 0): void {
  const u = w / 620
  const red: Stone = { colour: RED, depth }
  const white: Stone = { colour: WHITE, depth }
  const foot = y - 62 * u
  drawPlinth(s, cx, y, u, red)
  for (const side of [-1, 1]) {
    block(s, cx + side * 122 * u - 22 * u, foot - 118 * u, 44 * u, 118 * u, red, 0.15, 0.5)
    drawWing(s, cx + side * 178 * u, foot, u, red)
  }
  for (const side of [-1, 1]) chhatri(s, cx + side * 118 * u, foot - 118 * u, 44 * u, 62 * u, red, white)
  drawPortal(s, cx, foot, u, red)
  drawDrum(s, cx, foot - 178 * u, u, white)
  dome(s, { cx, base: foot - 214 * u, half: 66 * u, h: 124 * u, bulge: 1.1, stone: white, ribs: 0 })
  for (const side of [-1, 1]) chhatri(s, cx + side * 74 * u, foot - 178 * u, 30 * u, 52 * u, red, white)
}

function drawPlinth(s: Stage, cx: number, y: number, u: number, stone: Stone): void {
  block(s, cx - 310 * u, y - 62 * u, 620 * u, 62 * u, stone, 0.4, 0.85)
  s.rect(cx - 314 * u, y - 66 * u, 628 * u, 6 * u, s.shade(WHITE, 0.8, stone.depth))
  arcade(s, { x: cx - 300 * u, to: cx - 30 * u, base: y - 3 * u, h: 46 * u, n: 8, stone })
  arcade(s, { x: cx + 30 * u, to: cx + 300 * u, base: y - 3 * u, h: 46 * u, n: 8, stone })
  s.path(rectPath(cx - 22 * u, y - 60 * u, 44 * u, 60 * u), s.shade(RED, 0.2, stone.depth))
  const steps = range(9).map((i) =>
    rectPath(cx - (22 + i * 1.6) * u, y - 58 * u + i * 6.6 * u, (44 + i * 3.2) * u, 3 * u),
  )
  s.path(steps.join(''), s.shade('#d9a386', 0.8, stone.depth))
}

function drawWing(s: Stage, cx: number, foot: number, u: number, stone: Stone): void {
  const half = 62 * u
  const top = foot - 128 * u
  block(s, cx - half, top, 2 * half, 128 * u, stone, 0.42, 0.95)
  for (const side of [-1, 1]) {
    const bevel: Point[] = [
      [cx + side * half * 0.55, top],
      [cx + side * half, top],
      [cx + side * half, foot],
      [cx + side * half * 0.55, foot],
    ]
    s.path(polygon(bevel), s.shade(RED, side === s.lightSide(cx) ? 1.05 : 0.22, stone.depth))
    arcade(s, {
      x: cx + side * half * 0.62 - half * 0.14,
      to: cx + side * half * 0.62 + half * 0.46,
      base: foot,
      h: 46 * u,
      n: 1,
      stone,
    })
    s.path(
      rectPath(cx + side * half * 0.78 - 6 * u, foot - 104 * u, 12 * u, 34 * u),
      s.shade(RED, 0.1, stone.depth),
    )
  }
  iwan(s, { cx, base: foot, half: 25 * u, h: 92 * u, stone, inlay: WHITE })
  drawInlay(s, cx - half, top, 2 * half, 128 * u, u, stone)
  chhatri(s, cx, top, 34 * u, 44 * u, stone, { ...stone, colour: WHITE })
}

function drawPortal(s: Stage, cx: number, foot: number, u: number, stone: Stone): void {
  const half = 74 * u
  const top = foot - 164 * u
  block(s, cx - half, top, 2 * half, 164 * u, stone, 0.5, 1.02)
  drawInlay(s, cx - half, top, 2 * half, 164 * u, u, stone)
  iwan(s, { cx, base: foot, half: 42 * u, h: 136 * u, stone, inlay: WHITE })
  for (const side of [-1, 1]) drawFinial(s, cx + side * half * 0.94, top, 22 * u, RED, stone.depth)
}

function drawDrum(s: Stage, cx: number, y: number, u: number, stone: Stone): void {
  wall(s, rectPath(cx - 66 * u, y - 40 * u, 132 * u, 44 * u), stone, 0.35, 1)
  arcade(s, { x: cx - 62 * u, to: cx + 62 * u, base: y, h: 30 * u, n: 9, stone: { ...stone, colour: RED } })
}

/** Lines of white marble set into the sandstone. */
function drawInlay(s: Stage, x: number, y: number, w: number, h: number, u: number, stone: Stone): void {
  const white = s.shade(WHITE, 0.85, stone.depth)
  s.path(
    rectPath(x, y, w, 3.4 * u) + rectPath(x, y + 9 * u, w, 1.6 * u) + rectPath(x, y + h - 14 * u, w, 2 * u),
    white,
  )
  s.path(rectPath(x + 4 * u, y, 1.8 * u, h) + rectPath(x + w - 5.8 * u, y, 1.8 * u, h), white, 'opacity=".8"')
}
