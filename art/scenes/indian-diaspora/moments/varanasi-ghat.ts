import { ellipsePath, type Point, polygon, rectPath } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import { curved } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { chhatri, pointedArch } from '../../../language/buildings/mughal.ts'
import { crowdDabs } from '../../../language/people/crowd-dabs.ts'

const HOUSES = [
  [-40, 190, 236, '#4f6a9a', 0.3],
  [150, 150, 170, '#7a7aa0', 0.2],
  [300, 210, 214, '#5a7fa6', 0.26],
  [510, 130, 150, '#8a82a0', 0.16],
  [900, 150, 160, '#7a86a8', 0.2],
  [1050, 190, 236, '#566f9c', 0.28],
  [1240, 160, 186, '#8a7f98', 0.18],
  [1400, 240, 268, '#4f6f9c', 0.28],
] as const

const FOOT = 420

/** The palaces over the steps; their foot is lit by the rite. */
export function drawPalaces(s: Stage): void {
  for (const [i, [x, w, h, colour, depth]] of HOUSES.entries()) {
    const top = FOOT - h
    s.path(rectPath(x, top, w, h), s.shade(colour, 0.34, depth))
    s.path(rectPath(x, top, w * 0.24, h), s.shade(colour, 0.16, depth))
    s.path(rectPath(x, FOOT - h * 0.3, w, h * 0.3), s.shade('#d89a6c', 0.44, depth))
    s.path(rectPath(x - 4, top, w + 8, 7), s.shade(colour, 0.66, depth))
    const n = Math.round(w / 34)
    for (const row of range(Math.floor(h / 62)))
      for (const k of range(n)) {
        const cx = x + ((k + 0.5) * w) / n
        const foot = top + 54 + row * 58
        const lit = (k * 7 + row * 5 + i * 3) % 6 === 0
        s.path(pointedArch(cx, foot, 7, 30), lit ? s.lamp(0.2) : s.shade('#16264f', 0.2, depth))
      }
    if (i % 3 === 0) chhatri(s, x + w * 0.3, top, 54, 62, { colour, depth })
    if (i % 3 === 2) chhatri(s, x + w * 0.72, top, 44, 52, { colour, depth })
  }
  drawSpire(s, 700, FOOT, 132, 330, 0.14)
  drawSpire(s, 816, FOOT, 80, 214, 0.18)
  drawSpire(s, 1392, FOOT - 60, 64, 170, 0.26)
}

/** A temple of Kashi: curved spire, smaller spires leaning on it. */
function drawSpire(s: Stage, x: number, foot: number, w: number, h: number, depth: number): void {
  const spire = (cx: number, half: number, high: number, base: number) => {
    const d = curvedSpire(cx, half, high, base)
    s.path(d, s.shade('#8a5a78', 0.22, depth))
    s.clipped(d, () => {
      s.path(rectPath(cx - half * 0.3, base - high, half * 2, high), s.shade('#c8806c', 0.5, depth))
      s.path(rectPath(cx + half * 0.34, base - high, half, high), s.shade('#f0b078', 0.74, depth))
      const bands = range(Math.round(high / 20)).map((i) =>
        rectPath(cx - half, base - i * 20 - 10, half * 2, 3),
      )
      s.path(bands.join(''), s.shade('#4a3060', 0.2, depth), 'opacity=".55"')
    })
    s.path(ellipsePath(cx, base - high - 3, half * 0.24, half * 0.12), s.shade('#e8a86c', 0.7, depth))
    s.path(rectPath(cx - 1.4, base - high - half * 0.6, 2.8, half * 0.6), s.shade('#f6c860', 0.9, depth))
  }
  s.path(rectPath(x - w * 0.6, foot - h * 0.34, w * 1.2, h * 0.34), s.shade('#a86a70', 0.42, depth))
  for (const k of [-1, 1]) spire(x + k * w * 0.4, w * 0.2, h * 0.34, foot - h * 0.3)
  spire(x, w * 0.5, h * 0.68, foot - h * 0.3)
  for (const k of [-0.2, 0.2]) spire(x + k * w, w * 0.16, h * 0.34, foot - h * 0.3)
  s.path(pointedArch(x, foot, w * 0.16, h * 0.22), s.lamp(0.1))
}

const curvedSpire = (cx: number, half: number, high: number, base: number): string =>
  `M${round1(cx - half)} ${round1(base)}C${round1(cx - half)} ${round1(base - high * 0.5)} ${round1(cx - half * 0.5)} ${round1(base - high * 0.84)} ${round1(cx - half * 0.16)} ${round1(base - high)}H${round1(cx + half * 0.16)}C${round1(cx + half * 0.5)} ${round1(base - high * 0.84)} ${round1(cx + half)} ${round1(base - high * 0.5)} ${round1(cx + half)} ${round1(base)}Z`

const CLOTH = ['#e8a04a', '#d8503c', '#f3e2c0', '#3f8a9a', '#c8446c', '#f0c050', '#6a8ac0', '#8a4a7a']

/** The steps, full of those who came to see; umbrellas of palm leaf among them. */
export function drawSteps(s: Stage): void {
  for (const i of range(9)) {
    const y = FOOT - 4 + i * 18
    s.rect(s.left, y, s.right - s.left, 19, s.shade('#b88a7c', 0.3 + i * 0.045, 0.12))
    s.rect(s.left, y, s.right - s.left, 4, s.shade('#f0c090', 0.6 + i * 0.03, 0.1))
  }
  for (const [from, to, seed] of [
    [-30, 560, 3],
    [596, 1060, 5],
    [1096, 1640, 7],
  ] as const)
    crowdDabs(s, {
      far: { from, to, y: FOOT + 12, h: 13, depth: 0.62 },
      near: { from, to, y: 552, h: 25, depth: 0.34 },
      rows: 8,
      hues: CLOTH,
      skins: ['bronze', 'chestnut', 'umber', 'honey'],
      facing: true,
      packed: 0.8,
      hats: 0.22,
      key: 0.5,
      seed,
    })
  for (const [x, y, r] of [
    [130, 474, 72],
    [432, 500, 78],
    [700, 462, 64],
    [968, 506, 80],
    [1232, 468, 66],
    [1520, 496, 78],
  ] as const)
    drawLeafParasol(s, x, y, r)
}

/** The great tilted umbrella of the ghats. */
function drawLeafParasol(s: Stage, x: number, y: number, r: number): void {
  s.line(`M${x - r * 0.1} ${y - r * 0.3}L${x + r * 0.14} ${y + r * 0.9}`, s.shade('#6a4a3c', 0.4), 4)
  s.path(
    curved('-100,14 -84,-18 -40,-40 4,-48 50,-38 88,-10 100,22 40,8 0,4 -50,4', x, y, r / 100),
    s.shade('#a86a3c', 0.5),
  )
  s.path(curved('8,-46 50,-36 88,-9 98,20 52,8 26,4', x, y, r / 100), s.shade('#f0b464', 0.86))
  const ribs = [-60, -26, 6, 40, 72].map(
    (k) => `M${x + 4} ${y - r * 0.46}L${x + (k * r) / 100} ${y + r * 0.05}`,
  )
  s.line(ribs.join(''), s.shade('#5a3430', 0.3), 1.6)
}

/** The quay that the priests' tables stand on. */
export function drawQuay(s: Stage, y: number): void {
  s.rect(s.left, y - 44, s.right - s.left, 26, s.shade('#e8b07c', 0.8))
  s.rect(s.left, y - 20, s.right - s.left, 24, s.shade('#6a4460', 0.34))
  s.rect(s.left, y - 20, s.right - s.left, 4, '#f6c070')
  const stones = range(30).map((i) => rectPath(i * 56 - 20, y - 16, 2, 18))
  s.path(stones.join(''), s.shade('#2a1c44', 0.2))
}

/** A river boat from behind the stern's quarter, with those who watch. */
export function drawWatchers(s: Stage, x: number, y: number, w: number, seed: number): void {
  const at = (px: number, py: number): Point => [x + px * w, y + py * w]
  crowdDabs(s, {
    far: { from: x - w * 0.34, to: x + w * 0.36, y: y - w * 0.1, h: w * 0.1 },
    near: { from: x - w * 0.38, to: x + w * 0.4, y: y - w * 0.055, h: w * 0.115 },
    rows: 2,
    hues: ['#2f5a7a', '#7a3a5c', '#b88a5c', '#3f6a5c', '#5a4a7a'],
    packed: 0.35,
    hats: 0.1,
    key: 0.6,
    seed,
  })
  s.path(polygon([at(-0.5, -0.05), at(0.52, -0.07), at(0.42, 0.09), at(-0.38, 0.1)]), s.shade('#2f4a6a', 0.3))
  s.path(
    polygon([at(-0.5, -0.05), at(0.52, -0.07), at(0.505, -0.038), at(-0.485, -0.016)]),
    s.shade('#f0a45c', 0.8),
  )
  s.path(
    polygon([at(-0.44, 0.03), at(0.47, 0.012), at(0.46, 0.03), at(-0.43, 0.048)]),
    s.shade('#1c2c4c', 0.2),
  )
}
