import { ellipsePath, type Point, polygon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { cuspedOutline, drawBlock, type Faces, lookingFrom, type Metres } from '../viewpoint.ts'

/** From the balcony across the court, down on the threshold. */
export const BALCONY = lookingFrom({ at: [0.9, 7.6, -9.2], focal: 1190, yaw: -0.06, pitch: 0.585 })

const WALL = 5.6
const DOOR = { half: 1.35, high: 3.1 } as const

const onWall = (u: number, v: number, out = 0): Metres => [u, v, WALL - out]
const quad = (u1: number, u2: number, v1: number, v2: number, out = 0): string =>
  BALCONY.shape([onWall(u1, v1, out), onWall(u2, v1, out), onWall(u2, v2, out), onWall(u1, v2, out)])
const arch = (half: number, high: number, cx = 0, base = 0.5, lobes = 7): string =>
  BALCONY.shape(cuspedOutline(cx, base, half, high, lobes).map(([u, v]) => onWall(u, v)))

/** The light of the open door on the floor. */
export const doorLight = (): string =>
  BALCONY.shape([
    [-DOOR.half, 0, WALL - 1.5],
    [DOOR.half, 0, WALL - 1.5],
    [4.7, 0, -7],
    [-4.7, 0, -7],
  ])

export function drawFloor(s: Stage): void {
  s.fillBelow(s.top, s.shade('#32479a', 0.5))
  const far = BALCONY.shape([
    [-14, 0, -7],
    [14, 0, -7],
    [14, 0, WALL],
    [-14, 0, WALL],
  ])
  s.path(far, s.shade('#3a55a8', 0.46))
  const tiles = [
    ...range(29).map((i) => polygon([BALCONY.see([i - 14, 0, -7]), BALCONY.see([i - 14, 0, WALL])], false)),
    ...range(13).map((i) => polygon([BALCONY.see([-14, 0, i - 7]), BALCONY.see([14, 0, i - 7])], false)),
  ].join('')
  s.line(tiles, s.shade('#1c2c6c', 0.3), 1.6, 'opacity=".8"')
  s.path(doorLight(), '#e8a04a')
  s.clipped(doorLight(), () => s.line(tiles, '#b86a34', 1.6, 'opacity=".7"'))
}

export function drawHouse(s: Stage): void {
  s.path(quad(-14, 14, 0, 8), s.shade('#4a6ac0', 0.5))
  s.path(quad(-14, 14, 0, 0.62), s.shade('#2f4896', 0.36))
  s.path(quad(-14, 14, 0.62, 0.7), s.shade('#9ab4e6', 0.6))
  for (const u of [-5.4, 5.4]) drawWindow(s, u)
  s.path(quad(-2.3, 2.3, 0.5, 4.7), s.shade('#2a3f90', 0.36))
  for (const k of [-1, 1] as const) {
    s.path(quad(k * 2.3, k * 1.86, 0.5, 4.7), s.shade('#dbe4f4', 0.62))
    s.path(quad(k * 1.94, k * 1.86, 0.5, 4.7), '#ffce84')
  }
  s.path(arch(DOOR.half * 1.2, DOOR.high * 1.1), '#fff0c8')
  s.path(arch(DOOR.half, DOOR.high), '#ffc45c')
  s.clipped(arch(DOOR.half, DOOR.high), () => drawRoom(s))
  drawSteps(s)
}

/** What is seen of the room: back wall, a picture of a lotus, the lit floor. */
function drawRoom(s: Stage): void {
  const at = (u: number, v: number, in_ = 2.6): Metres => [u, v, WALL + in_]
  const box = (u1: number, u2: number, v1: number, v2: number) =>
    BALCONY.shape([at(u1, v1), at(u2, v1), at(u2, v2), at(u1, v2)])
  s.path(box(-3, 3, 0.5, 5), '#f0963c')
  s.path(box(-3, 3, 0.5, 1.5), '#d0662e')
  s.path(BALCONY.shape([at(-3, 0.5, 0), at(3, 0.5, 0), at(3, 0.5), at(-3, 0.5)]), '#ffdc8c')
  const inner = cuspedOutline(0.3, 0.5, 0.85, 2.3, 5).map(([u, v]) => at(u, v))
  s.path(BALCONY.shape(inner), '#a8482a')
  s.path(box(-0.1, 0.7, 0.5, 1.1), '#ffb44c')
  s.path(box(-1.3, -0.9, 1.6, 2.2), '#8a2a3c')
  s.path(box(-1.24, -0.96, 1.66, 2.14), '#ffe6a8')
}

function drawWindow(s: Stage, u: number): void {
  const shape = (half: number, high: number, base: number) =>
    BALCONY.shape(cuspedOutline(u, base, half, high, 5).map(([a, v]) => onWall(a, v)))
  s.path(shape(0.95, 2.3, 1.4), s.shade('#dbe4f4', 0.5))
  s.path(shape(0.78, 2.1, 1.48), s.shade('#182458', 0.2))
  const bars = range(5).map((i) => quad(u - 0.62 + i * 0.31 - 0.03, u - 0.62 + i * 0.31 + 0.03, 1.48, 3.3))
  s.path(bars.join(''), s.shade('#7f98d4', 0.5))
  drawBlock(s, BALCONY, { x: [u - 1.15, u + 1.15], y: [1.2, 1.4], z: [WALL - 0.4, WALL] }, stone(s))
  for (const k of [-0.8, 0, 0.8]) drawDiya(s, [u + k, 1.4, WALL - 0.22], 0.2)
}

const stone = (s: Stage): Faces => ({
  top: s.shade('#b4c6ee', 0.62),
  front: s.shade('#5a78c4', 0.42),
  left: s.shade('#4462b0', 0.34),
  right: s.shade('#4462b0', 0.3),
})

function drawSteps(s: Stage): void {
  drawBlock(s, BALCONY, { x: [-2.6, 2.6], y: [0, 0.5], z: [WALL - 0.8, WALL] }, stone(s))
  s.path(
    BALCONY.shape([
      [-1.45, 0.5, WALL - 0.8],
      [1.45, 0.5, WALL - 0.8],
      [1.3, 0.5, WALL],
      [-1.3, 0.5, WALL],
    ]),
    '#ffd27c',
  )
  drawBlock(s, BALCONY, { x: [-3.4, 3.4], y: [0, 0.25], z: [WALL - 1.5, WALL - 0.8] }, stone(s))
  s.path(
    BALCONY.shape([
      [-1.62, 0.25, WALL - 1.5],
      [1.62, 0.25, WALL - 1.5],
      [1.47, 0.25, WALL - 0.8],
      [-1.47, 0.25, WALL - 0.8],
    ]),
    '#f6b45c',
  )
  for (const u of [-2.3, -1.75, 1.75, 2.3]) drawDiya(s, [u, 0.5, WALL - 0.45], 0.22)
  for (const u of [-3.1, -2.55, -2, 2, 2.55, 3.1]) drawDiya(s, [u, 0.25, WALL - 1.15], 0.22)
}

/** Marigolds and mango leaves over the door. */
export function drawToran(s: Stage): void {
  for (const i of range(29)) {
    const u = -1.9 + (i / 28) * 3.8
    const v = 4.05 - 0.34 * Math.abs(Math.sin((i / 28) * Math.PI * 4))
    const [x, y] = BALCONY.see(onWall(u, v, 0.1))
    const r = 6.6
    s.path(ellipsePath(x, y, r), '#c8521c')
    s.path(ellipsePath(x + 1.2, y + 1, r * 0.72), i % 2 ? '#f8a42a' : '#fbd04a')
  }
  for (const k of [-1, 1] as const)
    for (const i of range(12)) {
      const [x, y] = BALCONY.see(onWall(k * 1.98, 3.9 - i * 0.2, 0.1))
      s.path(ellipsePath(x, y, 6.2), '#c8521c')
      s.path(ellipsePath(x - k * 1.4, y + 0.8, 4.4), i % 3 ? '#f8a42a' : '#f6f0dc')
    }
}

/** A clay lamp seen from above: a disc of light, the bowl, its flame. */
export function drawDiya(s: Stage, at: Metres, size: number): void {
  const [x, y] = BALCONY.see(at)
  const m = BALCONY.metre(at) * size * 1.15
  s.ellipse(x, y, m * 2.7, m * 1.5, '#ffb04a', 'opacity=".2"')
  s.ellipse(x, y, m * 1.7, m * 0.95, '#ffc060', 'opacity=".34"')
  const bowl: Point[] = [
    [-1, -0.1],
    [-0.66, 0.56],
    [0.6, 0.56],
    [1.15, -0.14],
  ]
  s.path(polygon(bowl.map(([px, py]) => [x + px * m, y + py * m])), '#8a3a22')
  s.path(ellipsePath(x, y - m * 0.1, m, m * 0.44), '#d8743c')
  s.path(ellipsePath(x - m * 0.06, y - m * 0.08, m * 0.74, m * 0.28), '#6a2a20')
  const flame = (k: number, fill: string) =>
    s.path(
      `M${x + m * 0.66} ${y - m * 0.06}q${-m * 0.5 * k} ${-m * 0.7 * k} ${-m * 0.06} ${-m * 1.7 * k}q${m * 0.62 * k} ${m * 0.9 * k} ${m * 0.06} ${m * 1.7 * k}Z`,
      fill,
    )
  flame(1, '#ff9a2c')
  flame(0.72, '#ffe08a')
  flame(0.4, '#fffbe6')
}

/** The pedestal of the household's holy basil. */
export function drawTulsi(s: Stage, [x, , z]: Metres): void {
  const faces: Faces = { ...stone(s), left: '#f0a85c', right: s.shade('#3a56a4', 0.3) }
  drawBlock(s, BALCONY, { x: [x - 0.62, x + 0.62], y: [0, 0.3], z: [z - 0.62, z + 0.62] }, faces)
  drawBlock(s, BALCONY, { x: [x - 0.44, x + 0.44], y: [0.3, 1.15], z: [z - 0.44, z + 0.44] }, faces)
  drawBlock(s, BALCONY, { x: [x - 0.56, x + 0.56], y: [1.15, 1.34], z: [z - 0.56, z + 0.56] }, faces)
  const random = s.random(8)
  for (const i of range(90)) {
    const a = random() * Math.PI * 2
    const r = Math.sqrt(random()) * 0.5
    const [px, py] = BALCONY.see([
      x + Math.cos(a) * r,
      1.4 + (0.55 - r * 0.5) * random() * 1.6,
      z + Math.sin(a) * r,
    ])
    const lit = px < BALCONY.see([x, 1.4, z])[0] - 4 && i > 30
    s.path(
      ellipsePath(px, py, 7, 4),
      s.shade(lit ? '#a8c45a' : '#2f7a5c', lit ? 0.95 : 0.24 + random() * 0.3),
    )
  }
  drawDiya(s, [x, 1.34, z - 0.46], 0.18)
}

/** Bowls of dyed rice, set down by those who drew. */
export function drawBowls(
  s: Stage,
  places: readonly (readonly [right: number, away: number, rice: string])[],
): void {
  for (const [right, away, rice] of places) {
    const [x, y] = BALCONY.see([right, 0, away])
    const m = BALCONY.metre([right, 0, away]) * 0.2
    s.ellipse(x - m * 0.3 * Math.sign(-right), y + m * 0.5, m * 1.3, m * 0.6, s.light.shadow, 'opacity=".5"')
    s.path(`M${x - m} ${y}q${m * 0.2} ${m * 0.9} ${m} ${m * 0.9}q${m * 0.8} 0 ${m} ${-m * 0.9}Z`, '#9a6a2c')
    s.path(ellipsePath(x, y, m, m * 0.56), '#f0c060')
    s.path(ellipsePath(x, y, m * 0.8, m * 0.42), rice)
  }
}
