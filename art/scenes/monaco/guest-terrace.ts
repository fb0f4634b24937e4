import { lerp, range } from '../../engine/numbers.ts'
import { facet, type World } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFlute } from '../../language/buildings/terrace.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'
import { EYE, see } from './climb.ts'

const FLOOR = -6
const FAR = 18.6
const LEFT = -5.2
const SHADOW = { to: [-0.42, 0.1], opacity: 0.4 } as const

const ground = (left: number, right: number, near: number, far: number): World[] => [
  [left, FLOOR, near],
  [right, FLOOR, near],
  [right, FLOOR, far],
  [left, FLOOR, far],
]

/** Black and white marble, laid square. */
export function drawTerraceFloor(s: Stage): void {
  s.path(
    facet(see, [
      [LEFT - 0.5, FLOOR, FAR + 0.5],
      [LEFT - 0.5, FLOOR, 8],
      [LEFT - 0.5, -16, 8],
      [LEFT - 0.5, -16, FAR + 0.5],
    ]),
    s.shade('#e0b49c', 0.4),
  )
  s.path(facet(see, ground(LEFT - 0.5, 14, 8, FAR + 0.5)), s.shade('#f4ead4', 1))
  for (const row of range(11))
    for (const column of range(20)) {
      if ((row + column) % 2) continue
      const [x, z] = [LEFT + column, 8 + row]
      s.path(facet(see, ground(x, x + 1, z, Math.min(z + 1, FAR))), s.shade('#c9a58c', 0.8))
    }
}

/** One run of stone balusters between two corners of the floor. */
function drawRun(
  s: Stage,
  [ax, az]: readonly [number, number],
  [bx, bz]: readonly [number, number],
  n: number,
): void {
  const spot = (t: number): readonly [number, number] => [lerp(ax, bx, t), lerp(az, bz, t)]
  const panel = (low: number, high: number, fill: string) =>
    s.path(
      facet(see, [
        [ax, FLOOR + low, az],
        [bx, FLOOR + low, bz],
        [bx, FLOOR + high, bz],
        [ax, FLOOR + high, az],
      ]),
      fill,
    )
  for (const i of range(n)) {
    const [x, z] = spot((i + 0.5) / n)
    const [px, foot] = see([x, FLOOR + 0.12, z])
    const [, top] = see([x, FLOOR + 0.84, z])
    const w = (EYE.focal / z) * 0.07
    const h = foot - top
    s.path(
      `M${px - w * 0.5} ${top}L${px - w} ${foot - h * 0.3}L${px - w * 0.5} ${foot}H${px + w * 0.5}L${px + w} ${foot - h * 0.3}L${px + w * 0.5} ${top}Z`,
      s.shade('#fbeedb', 0.55),
    )
    s.path(
      `M${px} ${top}H${px + w * 0.5}L${px + w} ${foot - h * 0.3}L${px + w * 0.5} ${foot}H${px}Z`,
      s.shade('#fff6e6', 1),
    )
  }
  panel(0, 0.13, s.shade('#f4e2c8', 0.7))
  panel(0.82, 0.9, s.shade('#d8bfa4', 0.5))
  panel(0.9, 1.0, s.shade('#fffaf0', 1))
}

export function drawFarRail(s: Stage): void {
  drawRun(s, [LEFT, FAR], [14, FAR], 52)
  for (const x of [LEFT, 4.4, 10]) {
    const k = EYE.focal / FAR
    const [px, foot] = see([x, FLOOR, FAR])
    s.rect(px - 0.24 * k, foot - 1.08 * k, 0.48 * k, 1.08 * k, s.shade('#f4e2c8', 0.6))
    s.rect(px, foot - 1.08 * k, 0.24 * k, 1.08 * k, s.shade('#fff6e6', 1))
    s.rect(px - 0.3 * k, foot - 1.14 * k, 0.6 * k, 0.1 * k, s.shade('#fffaf0', 1))
  }
}

export const drawSideRail = (s: Stage): void => drawRun(s, [LEFT, 8.4], [LEFT, FAR], 26)

type Guest = Omit<FigureOptions, 'x' | 'y' | 'h'> & { readonly tall: number }

function put(s: Stage, right: number, away: number, { tall, ...who }: Guest): void {
  const [x, y] = see([right, FLOOR, away])
  drawFigure(s, { shadow: SHADOW, ...who, x, y, h: (EYE.focal / away) * tall })
}

export function drawGuests(s: Stage): void {
  put(s, -2.7, 18.1, {
    pose: 'leaning',
    dress: 'shirt',
    colours: ['#f4efe2', '#3f6a94'],
    skin: 'chestnut',
    hair: 'cropped',
    tall: 1.82,
  })
  put(s, -1.75, 18, {
    pose: 'leaning',
    dress: 'summerDress',
    colours: ['#e8563f', '#fff6e4', '#fff6e4'],
    skin: 'olive',
    woman: true,
    hat: 'straw',
    hatColours: ['#f0d894', '#2f3d66'],
    tall: 1.68,
    flip: true,
  })
  put(s, 0.1, 17.6, {
    pose: 'photographing',
    flip: true,
    dress: 'suit',
    colours: ['#e6d8ba', '#e6d8ba', '#fff6e4'],
    skin: 'rose',
    age: 'elder',
    hat: 'panama',
    hatColours: ['#fbf3de', '#27406e'],
    carries: 'camera',
    propColours: ['#2c2a34', '#2c2a34'],
    tall: 1.76,
  })
  put(s, 1.9, 17.9, {
    pose: 'raising',
    dress: 'summerDress',
    colours: ['#2f8f8a', '#fff6e4', '#f4c62c'],
    skin: 'mahogany',
    woman: true,
    hair: 'bun',
    tall: 1.7,
  })
  put(s, 2.75, 17.9, {
    pose: 'handsBehind',
    dress: 'shirt',
    colours: ['#8fc4dc', '#f0e6d0'],
    skin: 'honey',
    tall: 1.8,
  })
  put(s, -2.75, 13.6, {
    pose: 'waiter',
    flip: true,
    dress: 'uniform',
    colours: ['#fdf8ec', '#24304c', '#24304c'],
    skin: 'bronze',
    carries: 'tray',
    propColours: ['#c8d0d8', '#ffe39a'],
    tall: 1.78,
  })
}

/** White cloth to the floor, an ice bucket, six glasses waiting. */
export function drawTable(s: Stage, right: number, away: number): void {
  const k = EYE.focal / away
  const [x, floor] = see([right, FLOOR, away])
  const [, top] = see([right, FLOOR + 0.78, away])
  const [rx, ry] = [0.82 * k, 0.82 * k * 0.42]
  s.path(
    `M${x - rx} ${floor}L${x - rx - 0.8 * k} ${floor + 0.16 * k}L${x - 0.6 * k} ${floor + ry + 0.2 * k}L${x + rx * 0.6} ${floor + ry * 0.8}Z`,
    s.light.shadow,
    'opacity=".4"',
  )
  s.path(
    `M${x - rx} ${top}L${x - rx * 1.06} ${floor - 4}A${rx * 1.06} ${ry} 0 0 0 ${x + rx * 1.06} ${floor - 4}L${x + rx} ${top}Z`,
    s.shade('#f6eedc', 0.5),
  )
  s.path(
    `M${x + rx * 0.16} ${top + ry}L${x + rx * 0.2} ${floor + ry - 6}A${rx * 1.06} ${ry} 0 0 0 ${x + rx * 1.06} ${floor - 4}L${x + rx} ${top}Z`,
    s.shade('#fdf8ec', 0.95),
  )
  s.line(
    `M${x - rx * 0.5} ${top + ry * 0.9}L${x - rx * 0.56} ${floor + ry * 0.8}M${x + rx * 0.6} ${top + ry * 0.8}L${x + rx * 0.66} ${floor + ry * 0.7}`,
    s.shade('#c8b8a4', 0.5),
    3,
  )
  s.ellipse(x, top, rx, ry, s.shade('#f6ead2', 1))
  drawBucket(s, x + rx * 0.36, top - ry * 0.1, k)
  for (const [dx, dy] of [
    [-0.62, -0.1],
    [-0.34, -0.42],
    [-0.3, 0.1],
    [-0.5, 0.42],
    [-0.02, 0.52],
    [0.02, -0.2],
  ] as const)
    drawFlute(s, x + dx * rx, top + dy * ry, 0.34 * k)
}

function drawBucket(s: Stage, x: number, y: number, k: number): void {
  s.placed({ x, y, scale: k / 124 }, () => {
    s.path('M-4 -62L10 -100L20 -96L10 -58Z', s.shade('#1f5a44', 0.5))
    s.path('M10 -100L14 -112L23 -108L20 -96Z', s.shade('#f0c25a', 1))
    s.path('M-22 -44H22L17 6C8 10 -8 10 -17 6Z', s.shade('#8fa0b4', 0.5))
    s.path('M4 -44H22L17 6C12 9 8 9 4 9Z', s.shade('#eef4f6', 1))
    s.ellipse(0, -44, 22, 8, s.shade('#dfeaf0', 1))
    s.path('M-14 -44l8 -8l8 5l9 -7l6 8Z', s.shade('#ffffff', 1))
  })
}
