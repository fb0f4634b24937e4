import { ellipsePath, type Point, polygon, smooth } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { FIGURE_POSES } from '../../../language/people/figure-poses.ts'
import { drawTree } from '../../../language/plants/foliage.ts'
import { lookingFrom, type Metres } from '../viewpoint.ts'

/** From a water tower at the edge of the field. */
export const TOWER = lookingFrom({ at: [-1.6, 5.4, -10.4], focal: 1130, yaw: 0.03, pitch: 0.19 })

export const HORIZON = 233
export const SUN = { x: 1290, y: 176, r: 44 } as const

/** Where the head's shadow falls, in heights: straight away from the sun. */
export function eveningAt(x: number, y: number): readonly [number, number] {
  const [dx, dy] = [x - SUN.x, y - HORIZON]
  const far = 1.15 / (Math.hypot(dx, dy) || 1)
  return [dx * far, dy * far]
}

const ground = (points: readonly (readonly [number, number])[]): string =>
  TOWER.shape(points.map(([x, z]): Metres => [x, 0, z]))

/** Bowler's end, striker's end: twenty metres of beaten earth. */
export const CREASES = [
  [2.5, 3.4],
  [-5.4, 21.6],
] as const

export function drawField(s: Stage): void {
  s.fillBelow(
    HORIZON - 2,
    s.lin([s.shade('#b4c484', 0.9), s.shade('#7fa85c', 0.8)], 0, HORIZON, 0, 460, true),
  )
  const oval = range(60).map((i): readonly [number, number] => {
    const a = (i / 60) * Math.PI * 2
    return [-1.6 + Math.cos(a) * 24, Math.max(-9.4, 9 + Math.sin(a) * 23)]
  })
  s.path(
    ground(oval),
    s.lin([s.shade('#f0d8a0', 1), s.shade('#e8c690', 0.94), s.shade('#d8ae7c', 0.78)], 0, 380, 0, 900, true),
  )
  s.fillBelow(560, s.lin([s.shade('#e8c690', 0.94), s.shade('#d8ae7c', 0.78)], 0, 560, 0, 900, true))
  const random = s.random(5)
  for (const _ of range(60)) {
    const [x, z] = [(random() - 0.5) * 110, 22 + random() ** 1.4 * 110]
    if (Math.hypot(x + 1.6, z - 9) < 28) continue
    const r = 1 + random() * 3.4
    const patch = range(9).map((i): Point => {
      const a = (i / 9) * Math.PI * 2
      const k = r * (0.6 + random() * 0.8)
      return TOWER.see([x + Math.cos(a) * k * 1.8, 0, z + Math.sin(a) * k])
    })
    s.path(smooth(patch, true, 0.9), s.shade('#d8c88c', 0.94), 'opacity=".6"')
  }
  const path = range(16).map((i): Point => [20 - i * 1.6 + Math.sin(i * 0.8) * 1.4, -6 + i * 7])
  s.path(
    smooth(
      [
        ...path.map(([x, z]) => TOWER.see([x - 0.6, 0, z])),
        ...path.reverse().map(([x, z]) => TOWER.see([x + 0.6, 0, z])),
      ],
      true,
      0.7,
    ),
    s.shade('#f2d8a8', 1),
  )
  drawPitch(s)
  const stones = range(90).map((i) => {
    const a = (i / 90) * Math.PI * 2
    const at: Metres = [-1.6 + Math.cos(a) * 25, 0, 9 + Math.sin(a) * 24]
    if (at[2] < -5) return ''
    const [x, y] = TOWER.see(at)
    const r = TOWER.metre(at) * 0.16
    return ellipsePath(x, y, r, r * 0.62)
  })
  s.path(stones.join(''), s.shade('#fffaf0', 1))
}

function drawPitch(s: Stage): void {
  const [[x1, z1], [x2, z2]] = CREASES
  const length = Math.hypot(x2 - x1, z2 - z1)
  const [ux, uz] = [(x2 - x1) / length, (z2 - z1) / length]
  const at = (along: number, across: number): readonly [number, number] => [
    x1 + ux * along - uz * across,
    z1 + uz * along + ux * across,
  ]
  s.path(
    ground([at(-2.4, -1.7), at(length + 2.4, -1.7), at(length + 2.4, 1.7), at(-2.4, 1.7)]),
    s.shade('#f6e2b8', 1),
  )
  for (const along of [0.2, 1.4, length - 1.4, length - 0.2])
    s.path(
      ground([at(along, -1.4), at(along + 0.09, -1.4), at(along + 0.09, 1.4), at(along, 1.4)]),
      '#fffdf4',
    )
}

/** Three sticks in the earth, with their shadow. */
export function drawStumps(s: Stage, [x, z]: readonly [number, number]): void {
  for (const k of [-0.14, 0, 0.14]) {
    const at: Metres = [x + k, 0, z]
    const [px, py] = TOWER.see(at)
    const m = TOWER.metre(at)
    const h = m * 0.74
    const [dx, dy] = eveningAt(px, py)
    s.line(`M${px} ${py}L${px + h * dx} ${py + h * dy}`, s.light.shadow, m * 0.06, 'opacity=".4"')
    s.rect(px - m * 0.026, py - h, m * 0.052, h, s.shade('#f2dca8', 1))
    s.rect(px - m * 0.026, py - h, m * 0.022, h, s.shade('#8a5a3c', 0.4))
  }
}

/** The shadow of somebody in the air lies away from his feet: the pose, laid on the ground. */
export function drawLeaperShadow(s: Stage, x: number, y: number, h: number, lift: number): void {
  const pose = FIGURE_POSES.bowling
  const [dx, dy] = eveningAt(x, y)
  const laid = ([px, py]: Point): Point => {
    const up = (py / 100) * h + lift
    return [x - (px / 100) * h + up * dx, y + up * dy]
  }
  const [hip, neck] = outline(pose.spine) as [Point, Point]
  const limb = (root: Point, text: string) => polygon([root, ...outline(text)].map(laid), false)
  const shoulder: Point = [neck[0], neck[1] - 3]
  s.group('opacity=".46" stroke-linecap="round" stroke-linejoin="round"', () => {
    for (const text of pose.legs) s.line(limb(hip, text), s.light.shadow, h * 0.09)
    for (const text of pose.arms) s.line(limb(shoulder, text), s.light.shadow, h * 0.055)
    s.line(polygon([laid(hip), laid(neck)], false), s.light.shadow, h * 0.15)
    const [hx, hy] = laid([neck[0] + 2.4, neck[1] + 9])
    s.path(ellipsePath(hx, hy, h * 0.1, h * 0.055), s.light.shadow)
  })
}

/** Mango trees, a white shrine and roofs along the far edge. */
export function drawVillage(s: Stage): void {
  s.rect(s.left, HORIZON - 16, s.right - s.left, 20, s.shade('#8fae74', 0.6, 0.5))
  for (const [x, w, h, colour] of [
    [520, 96, 30, '#f4ead2'],
    [604, 60, 24, '#e8c8a0'],
    [1020, 84, 26, '#f4ead2'],
  ] as const) {
    s.rect(x, HORIZON - h, w, h, s.shade(colour, 0.4, 0.4))
    s.rect(x + w * 0.7, HORIZON - h, w * 0.3, h, s.shade(colour, 1, 0.3))
    s.path(
      polygon([
        [x - 6, HORIZON - h],
        [x + w * 0.3, HORIZON - h - 15],
        [x + w + 6, HORIZON - h],
      ]),
      s.shade('#a85a50', 0.5, 0.4),
    )
  }
  const spire = (k: number) =>
    `M${880 - 17 * k} ${HORIZON}V${HORIZON - 44}C${880 - 20 * k} ${HORIZON - 62} ${880 - 8 * k} ${HORIZON - 82} 880 ${HORIZON - 94}C${880 + 8} ${HORIZON - 82} 900 ${HORIZON - 62} 897 ${HORIZON - 44}V${HORIZON}Z`
  s.path(spire(1), s.shade('#b8b8bc', 0.44, 0.36))
  s.path(spire(-0.3), s.shade('#fffaf0', 1, 0.2))
  s.line(`M880 ${HORIZON - 92}V${HORIZON - 116}`, s.shade('#d8a441', 0.9, 0.2), 2)
  s.path(`M880 ${HORIZON - 116}l20 5l-20 7Z`, s.shade('#e8562c', 0.95, 0.14))
  for (const [x, h, w] of [
    [390, 96, 140],
    [470, 66, 96],
    [720, 78, 112],
    [790, 56, 84],
    [970, 70, 100],
    [1110, 92, 130],
    [1440, 88, 124],
    [1530, 118, 160],
    [1620, 96, 130],
  ] as const)
    drawTree(s, { x, y: HORIZON + 4, h, w, colour: '#3f7f5c', depth: 0.34, seed: x })
}

/** The old banyan at the boundary, and its shade over the near field. */
export function drawBanyan(s: Stage): void {
  const random = s.random(19)
  const edge = range(60).map((i) => {
    const a = (i / 60) * Math.PI * 2
    const [x, y] = [70 + Math.cos(a) * (290 + random() * 44), 560 + Math.sin(a) * (98 + random() * 16)]
    return ellipsePath(x, y, 16 + random() * 30, 5 + random() * 9)
  })
  const body = polygon(outline('110,520 214,520 234,430 206,426')) + ellipsePath(70, 560, 306, 106)
  s.group('opacity=".88"', () => {
    s.path(edge.join('') + body, s.shade('#5f8a80', 0.3))
    const flecks = range(60).map(() =>
      ellipsePath(-40 + random() * 380, 490 + random() * 150, 4 + random() * 10, 1.6 + random() * 2.6),
    )
    s.path(flecks.join(''), s.shade('#e4c48c', 0.9), 'opacity=".6"')
  })
  const trunk =
    '170,436 186,400 178,340 150,300 196,316 214,280 232,318 280,300 248,344 246,400 262,438 236,430 228,404 220,436 208,404 198,434'
  s.path(polygon(outline(trunk)), s.shade('#5a4038', 0.24))
  s.path(polygon(outline('236,430 240,344 268,308 248,344 246,400 262,438')), s.shade('#c8946c', 0.8))
  drawTree(s, { x: 212, y: 420, h: 330, w: 470, colour: '#2f7a58', seed: 4 })
}

const GOAT =
  '0,0 2,0 3,12 9,14 20,14 23,12 24,0 26,0 27,14 31,22 34,28 40,26 42,29 37,33 34,40 31,34 27,30 24,28 8,28 2,30 -2,26 0,14'

/** A goat at grass, one flat tone and its lit back. */
export function drawGoat(s: Stage, at: Metres, colour: string, flip: boolean): void {
  const [x, y] = TOWER.see(at)
  const k = TOWER.metre(at) * 0.021 * (flip ? -1 : 1)
  const size = Math.abs(k)
  const points = outline(GOAT)
  const [dx, dy] = eveningAt(x, y)
  s.path(
    polygon(points.map(([px, py]) => [x + px * k + py * size * dx, y + py * size * dy])),
    s.light.shadow,
    'opacity=".36"',
  )
  const body = polygon(points.map(([px, py]) => [x + px * k, y - py * size]))
  s.path(body, s.shade(colour, 0.34))
  s.clipped(body, () => s.path(body, s.shade(colour, 1), `transform="translate(${size * 3} ${-size * 5})"`))
}
