import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { seenFrom, type World } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layers, modelled, svg } from '../../scene.ts'

const see = seenFrom({ x: 760, horizon: 300, focal: 900, height: 0.62 })
const DOOR = 3.4
const TILE = 0.19

/** A front hall at floor level: tiled floor, panelled door, brass letterbox and one falling envelope. */
export const letterboxHall = (): Layers => [
  svg(tiledFloor),
  svg(walls),
  modelled({ round: 9, dark: 0.6 }, door),
  modelled({ round: 8, dark: 0.55 }, panels),
  svg(fanlight),
  svg(doormat),
  modelled({ round: 7, dark: 0.6, bright: 0.8, cast: { x: -10, y: 12, blur: 8, opacity: 0.5 } }, letterbox),
  svg(slot),
  modelled({ round: 6, dark: 0.45, cast: { x: -90, y: 150, blur: 22, opacity: 0.4 } }, envelope),
  svg(envelopeDetail),
]

const quad = (...corners: World[]): string => polygon(corners.map(see))

function tiledFloor(s: Stage): void {
  s.fillBelow(300, s.shade('#e6d6bc', 0.5))
  for (const row of range(18)) {
    const z = DOOR - row * TILE
    if (z < 0.75) break
    for (const column of range(44)) {
      const x = (column - 22) * TILE
      const light = 0.3 + 0.6 * Math.max(0, Math.min(1, (x + 1.4) / 2.6)) + 0.1 * (row / 18)
      const near = z - TILE
      s.path(
        quad([x, 0, z], [x + TILE, 0, z], [x + TILE, 0, near], [x, 0, near]),
        s.shade((row + column) % 2 ? '#f0e4cc' : '#c9b494', light),
      )
      const [mx, mz, h] = [x + TILE / 2, z - TILE / 2, TILE * 0.36]
      const diamond = quad([mx, 0, mz + h], [mx + h, 0, mz], [mx, 0, mz - h], [mx - h, 0, mz])
      s.path(diamond, s.shade((row + column) % 2 ? '#9a4438' : '#2f4a6c', light * 0.9))
      const k = h * 0.44
      s.path(
        quad([mx, 0, mz + k], [mx + k, 0, mz], [mx, 0, mz - k], [mx - k, 0, mz]),
        s.shade('#f2e6cc', light),
      )
    }
  }
  const c = s.light.lit
  s.path(
    quad([0.1, 0, DOOR], [2.6, 0, DOOR - 0.4], [1.2, 0, 0.9], [-0.5, 0, 1.1]),
    s.lin(
      [
        [c, 0.6],
        [c, 0.18],
      ],
      1,
      0,
      0,
      1,
    ),
  )
}

function walls(s: Stage): void {
  s.rect(
    s.left,
    s.top,
    s.right - s.left,
    300 + (0.62 * 900) / DOOR - s.top,
    s.lin([s.shade('#6a7a94', 0.2), s.shade('#8f94a4', 0.5), s.shade('#e0d0b8', 0.95)], 0, 0, 1, 0),
  )
  const y = 300 + (0.62 * 900) / DOOR
  s.rect(s.left, y - 44, s.right - s.left, 44, s.lin([s.shade('#f2e8d6', 0.95), s.shade('#c9bca8', 0.5)]))
  s.rect(s.left, y - 50, s.right - s.left, 7, s.shade('#fffaf0', 0.9))
}

const DOOR_BOX = { x: 470, y: -120, w: 560, h: 584 }

function door(s: Stage): void {
  const { x, w } = DOOR_BOX
  s.rect(x - 46, -140, w + 92, 604, s.shade('#f2e8d6', 0.85))
  s.rect(x - 10, -140, w + 20, 604, s.shade('#3a3044', 0.15))
  s.rect(x, -140, w, 596, s.shade('#1f4a5c', 0.6))
}

function panels(s: Stage): void {
  const { x, w } = DOOR_BOX
  for (const side of [0, 1]) {
    const px = x + 44 + side * (w / 2 - 14)
    s.rect(px, 300, w / 2 - 74, 130, s.shade('#245468', 0.7))
    s.rect(px, -140, w / 2 - 74, 270, s.shade('#245468', 0.7))
  }
  s.rect(x, 440, w, 18, s.shade('#d9a84c', 0.8))
}

/** Coloured glass in the upper door, where the street light comes in. */
function fanlight(s: Stage): void {
  for (const side of [0, 1]) {
    const px = DOOR_BOX.x + 58 + side * (DOOR_BOX.w / 2 - 14)
    s.rect(px, -140, DOOR_BOX.w / 2 - 102, 242, s.lin(['#f6d890', '#f2b878', '#c98a84']))
    s.line(
      `M${px} 20H${px + 178}M${px + 89} -140V102M${px} -60L${px + 178} 20M${px + 178} -60L${px} 20`,
      s.shade('#2c2c44', 0.2),
      4,
    )
  }
}

function doormat(s: Stage): void {
  const mat = quad(
    [-1.0, 0, DOOR - 0.08],
    [0.9, 0, DOOR - 0.08],
    [0.98, 0, DOOR - 0.8],
    [-1.12, 0, DOOR - 0.8],
  )
  s.path(mat, s.lin([s.shade('#8a6444', 0.3), s.shade('#b98a5c', 0.8)], 0, 0, 1, 0))
  s.clipped(mat, () => {
    const random = s.random(5)
    const bristles = range(1400).map(() => {
      const x = 400 + random() * 700
      const y = 456 + random() * 90
      return `M${x.toFixed(0)} ${y.toFixed(0)}l${((random() - 0.5) * 5).toFixed(1)} -5`
    })
    s.line(bristles.join(''), s.shade('#5a3c34', 0.2), 1.2, 'opacity=".6"')
  })
}

const BOX: Point = [750, 214]

function letterbox(s: Stage): void {
  s.placed({ x: BOX[0], y: BOX[1] }, () => {
    s.path(
      'M-152 -44H152Q162 -44 162 -34V34Q162 44 152 44H-152Q-162 44 -162 34V-34Q-162 -44 -152 -44Z',
      s.shade('#d9a84c', 0.85),
    )
    s.path('M-128 -26H128L142 34H-142Z', s.shade('#f0c870', 0.95))
    s.circle(-148, 0, 5, s.shade('#8a5f2c', 0.3))
    s.circle(148, 0, 5, s.shade('#8a5f2c', 0.3))
  })
}

function slot(s: Stage): void {
  s.placed({ x: BOX[0], y: BOX[1] }, () => {
    s.path('M-124 -24H124L118 -6H-118Z', s.shade('#1d1830', 0.1))
    s.line('M-140 33H140', s.light.sun, 3, 'opacity=".8"')
  })
}

const LETTER: Point[] = [
  [676, 262],
  [906, 236],
  [948, 376],
  [706, 412],
]

function envelope(s: Stage): void {
  s.path(polygon(LETTER), s.shade('#fbf2de', 1))
}

function envelopeDetail(s: Stage): void {
  const [a, b, c, d] = LETTER as [Point, Point, Point, Point]
  s.line(polygon([a, [818, 338], b], false), s.shade('#b9a488', 0.4), 2.6)
  s.line(
    `${polygon([d, [788, 326]], false)}${polygon([c, [836, 320]], false)}`,
    s.shade('#c9b698', 0.5),
    1.6,
    'opacity=".8"',
  )
  s.circle(816, 334, 17, s.shade('#a83438', 0.75))
  s.path('M816 322l4 9l9 1l-7 6l2 9l-8 -5l-8 5l2 -9l-7 -6l9 -1Z', s.shade('#d9726a', 0.9))
}
