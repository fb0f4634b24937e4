import { polygon, rectPath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import {
  arcade,
  block,
  chhatri,
  dome,
  drawFinial,
  iwan,
  minaret,
  type Stone,
  wall,
} from '../../language/buildings/mughal.ts'

/** The Taj Mahal from the river: w is the width between the outer minarets, y the foot of the river wall. */
export function drawTaj(s: Stage, cx: number, y: number, w: number, depth = 0.2): void {
  const u = w / 560
  const marble: Stone = { colour: '#f2e4e2', depth }
  const sandstone: Stone = { colour: '#b0625a', depth: depth + 0.06 }
  for (const side of [-1, 1])
    drawMosque(s, cx + side * 470 * u, y - 44 * u, u, { ...sandstone, depth: depth + 0.2 })
  drawTerrace(s, cx, y, u, sandstone)
  const foot = y - 66 * u
  for (const side of [-1, 1])
    minaret(s, cx + side * 196 * u, foot, 17 * u, 216 * u, { ...marble, depth: depth + 0.1 })
  block(s, cx - 262 * u, foot, 524 * u, 22 * u, marble, 0.5, 0.95)
  arcade(s, {
    x: cx - 256 * u,
    to: cx + 256 * u,
    base: foot + 21 * u,
    h: 16 * u,
    n: 34,
    stone: marble,
    fill: s.shade('#c9a8b4', 0.4, depth),
  })
  drawTomb(s, cx, foot, u, marble)
  for (const side of [-1, 1]) minaret(s, cx + side * 254 * u, foot + 6 * u, 22 * u, 250 * u, marble)
}

function drawTomb(s: Stage, cx: number, foot: number, u: number, stone: Stone): void {
  const top = foot - 118 * u
  wall(s, rectPath(cx - 128 * u, top, 256 * u, 118 * u), stone, 0.5, 1.02)
  for (const side of [-1, 1]) {
    const lit = side === s.lightSide(cx) ? 1.1 : 0.3
    s.path(
      polygon([
        [cx + side * 128 * u, top],
        [cx + side * 152 * u, top + 1],
        [cx + side * 152 * u, foot],
        [cx + side * 128 * u, foot],
      ]),
      s.shade(stone.colour, lit, stone.depth),
    )
    for (const row of [0, 1]) {
      iwan(s, {
        cx: cx + side * 92 * u,
        base: foot - row * 58 * u,
        half: 20 * u,
        h: 48 * u,
        stone,
        recess: s.shade('#8f7aa0', 0.25, stone.depth),
      })
      s.path(
        rectPath(cx + side * 136 * u - 5 * u, foot - 44 * u - row * 58 * u, 10 * u, 40 * u),
        s.shade('#9a86a8', 0.25, stone.depth),
      )
    }
    s.rect(
      cx + side * 122 * u - 1.6 * u,
      top - 26 * u,
      3.2 * u,
      26 * u,
      s.shade(stone.colour, 0.8, stone.depth),
    )
    chhatri(s, cx + side * 84 * u, top, 50 * u, 66 * u, stone)
  }
  block(s, cx - 58 * u, top - 26 * u, 116 * u, 144 * u, stone, 0.6, 1.06)
  s.path(
    rectPath(cx - 50 * u, top - 18 * u, 100 * u, 2 * u) +
      rectPath(cx - 50 * u, top - 18 * u, 2 * u, 130 * u) +
      rectPath(cx + 48 * u, top - 18 * u, 2 * u, 130 * u),
    s.shade('#8d7a96', 0.4, stone.depth),
  )
  iwan(s, { cx, base: foot, half: 38 * u, h: 118 * u, stone, recess: s.shade('#8f7aa0', 0.2, stone.depth) })
  wall(s, rectPath(cx - 60 * u, top - 62 * u, 120 * u, 40 * u), stone, 0.4, 1.02)
  dome(s, { cx, base: top - 60 * u, half: 64 * u, h: 138 * u, bulge: 1.16, stone })
  for (const side of [-1, 1]) drawFinial(s, cx + side * 58 * u, top - 26 * u, 24 * u, '#e8dcd8', stone.depth)
}

function drawTerrace(s: Stage, cx: number, y: number, u: number, stone: Stone): void {
  block(s, cx - 600 * u, y - 46 * u, 1200 * u, 46 * u, stone, 0.4, 0.8)
  arcade(s, { x: cx - 590 * u, to: cx + 590 * u, base: y - 4 * u, h: 30 * u, n: 56, stone })
  s.rect(cx - 604 * u, y - 50 * u, 1208 * u, 6 * u, s.shade('#e2b49c', 0.85, stone.depth))
  for (const side of [-1, 1])
    chhatri(s, cx + side * 584 * u, y - 48 * u, 40 * u, 70 * u, stone, {
      colour: '#f2e4e2',
      depth: stone.depth ?? 0,
    })
}

function drawMosque(s: Stage, cx: number, foot: number, u: number, stone: Stone): void {
  block(s, cx - 66 * u, foot - 62 * u, 132 * u, 62 * u, stone, 0.4, 0.9)
  block(s, cx - 24 * u, foot - 76 * u, 48 * u, 76 * u, stone, 0.5, 0.95)
  iwan(s, { cx, base: foot, half: 15 * u, h: 58 * u, stone })
  for (const k of range(3)) {
    dome(s, {
      cx: cx + (k - 1) * 40 * u,
      base: foot - 62 * u - (k === 1 ? 12 * u : 0),
      half: (k === 1 ? 20 : 14) * u,
      h: (k === 1 ? 44 : 32) * u,
      stone: { colour: '#f2e4e2', depth: stone.depth ?? 0 },
    })
  }
}
