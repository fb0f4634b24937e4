import { polygon, rectPath } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { cornered } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

const WALL = '#7fc8a4'
const WHITE = '#fbf8ea'
const DEPTH = 0.06

/** A small Creole house on piers, lace along its eaves, seen across the yard. */
export function drawHillCottage(s: Stage): void {
  const c = (colour: string, lit: number) => s.shade(colour, lit, DEPTH)
  s.placed({ x: 560, y: 424, scale: 1.06 }, () => {
    s.path(cornered('-262,6 262,6 200,26 -350,26'), s.light.shadow, 'opacity=".34"')
    s.path(rectPath(-240, -40, 480, 46), c('#28504c', 0.05))
    for (const i of range(6)) s.path(rectPath(-244 + i * 92, -44, 28, 50), c('#c9c2ae', i > 3 ? 0.7 : 0.46))
    s.path(rectPath(-236, -214, 472, 166), c(WALL, 0.24))
    s.line(
      range(12)
        .map((i) => `M-236 ${-204 + i * 14}H236`)
        .join(''),
      c('#3f8a6c', 0.16),
      1.4,
      'opacity=".6"',
    )
    for (const x of [-166, 0, 166]) drawOpening(s, x, x === 0)
    s.path(rectPath(-254, -56, 508, 14), c('#e9dfc4', 0.72))
    drawRailing(s)
    for (const x of [-248, -84, 84, 248]) {
      s.path(rectPath(x - 6, -214, 12, 160), c(WHITE, 0.42))
      s.path(rectPath(x + 2, -214, 4, 160), c(WHITE, 1))
    }
    drawRoof(s)
    drawSteps(s)
  })
}

function drawOpening(s: Stage, x: number, door: boolean): void {
  const c = (colour: string, lit: number) => s.shade(colour, lit, DEPTH)
  const foot = door ? -50 : -84
  s.path(rectPath(x - 25, -190, 50, foot + 190), c(WHITE, 0.5))
  s.path(rectPath(x - 20, -185, 40, foot + 185), c('#1f4a50', 0.06))
  for (const k of [-1, 1]) {
    s.path(rectPath(x + k * 43 - 18, -188, 36, foot + 186), c('#2f7f86', k > 0 ? 0.52 : 0.3))
    s.line(
      range(door ? 11 : 8)
        .map((i) => `M${x + k * 43 - 14} ${-180 + i * 12}h28`)
        .join(''),
      c('#1f5f68', 0.1),
      2.4,
    )
  }
}

function drawRailing(s: Stage): void {
  const white = s.shade(WHITE, 0.6, DEPTH)
  for (const [a, b] of [
    [-248, -60],
    [60, 248],
  ] as const) {
    s.path(rectPath(a, -104, b - a, 6), s.shade(WHITE, 0.95, DEPTH))
    s.path(
      range(Math.floor((b - a) / 12))
        .map((i) => rectPath(a + 5 + i * 12, -98, 3.4, 42))
        .join(''),
      white,
    )
  }
}

function drawRoof(s: Stage): void {
  const c = (colour: string, lit: number) => s.shade(colour, lit, DEPTH)
  s.path(rectPath(-244, -214, 488, 26), s.light.shadow, 'opacity=".34"')
  s.path(cornered('-286,-210 -170,-318 170,-318 286,-210'), c('#d0563c', 0.62))
  s.path(cornered('-286,-210 -170,-318 -150,-318 -236,-210'), c('#d0563c', 0.24))
  s.path(cornered('286,-210 170,-318 186,-312 300,-208'), c('#f0906c', 1))
  s.line(
    range(23)
      .map((i) =>
        polygon(
          [
            [-160 + i * 14.6, -318],
            [-264 + i * 24, -210],
          ],
          false,
        ),
      )
      .join(''),
    c('#8a3430', 0.2),
    1.8,
    'opacity=".55"',
  )
  s.path(rectPath(-174, -324, 350, 8), c('#f2a888', 0.9))
  s.path(cornered('-46,-228 -46,-276 0,-314 46,-276 46,-228'), c(WALL, 0.55))
  s.path(cornered('-62,-268 0,-322 62,-268 54,-262 0,-308 -54,-262'), c('#f2a07c', 0.9))
  s.path(rectPath(-17, -266, 34, 34), c(WHITE, 0.7))
  s.path(rectPath(-13, -262, 26, 28), c('#1f4a50', 0.1))
  s.line('M0 -262v28M-13 -248h26', c(WHITE, 0.7), 2.4)
  drawLace(s)
}

function drawLace(s: Stage): void {
  const white = s.shade(WHITE, 0.98, DEPTH)
  const lace = range(36).map((i) => {
    const x = -288 + i * 16
    return `M${x} -212h16v7q-2 1 -3 5q-1 8 -5 10q-4 -2 -5 -10q-1 -4 -3 -5Z`
  })
  s.path(rectPath(-290, -216, 580, 7) + lace.join(''), white)
  s.path(
    range(36)
      .map((i) => `M${-282.4 + i * 16} -201a2.400 2.400 0 1 0 4.800 0a2.400 2.400 0 1 0 -4.800 0Z`)
      .join(''),
    s.shade('#3f7f70', 0.16, DEPTH),
  )
}

function drawSteps(s: Stage): void {
  for (const i of range(4)) {
    const [w, y] = [50 + i * 7, -44 + i * 13]
    s.path(rectPath(-w, y, 2 * w, 7), s.shade('#f4ecd4', 0.9, DEPTH))
    s.path(rectPath(-w, y + 7, 2 * w, 8), s.shade('#b8ac92', 0.3, DEPTH))
  }
}
