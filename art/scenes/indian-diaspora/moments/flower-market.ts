import { ellipsePath } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawBlock, type Metres } from '../viewpoint.ts'
import { STREET } from './gopuram.ts'

/** Shop houses along both sides; those on the left look into the sun. */
export function drawShops(s: Stage): void {
  const rows = [
    {
      x: [-22, -10.8],
      tones: ['#f4c8a4', '#8fc4b0', '#f2dc98', '#e8a498', '#b4cce0', '#f4e4c4', '#f0c0a0'],
      lit: 1,
    },
    { x: [15, 26], tones: ['#8fb4c8', '#d8b48c', '#b88a9c', '#a8c0a0'], lit: 0.4 },
  ] as const
  for (const { x, tones, lit } of rows)
    for (const i of [...range(tones.length)].reverse()) {
      const z: readonly [number, number] =
        lit === 1 ? [1.6 + i * 8.8, 10.4 + i * 8.8] : [20 + i * 9, 29 + i * 9]
      const depth = z[0] * 0.004
      const high = (lit === 1 ? [8.2, 9.4, 8.4, 10.2, 8.8, 9.6, 8.6] : [8.4, 9.8, 8.8, 9.4])[i] as number
      const tone = tones[i] as string
      drawBlock(
        s,
        STREET,
        { x, y: [0, high], z },
        {
          top: s.shade(tone, 1, depth),
          front: s.shade(tone, 0.62, depth),
          left: s.shade(tone, 0.3, depth),
          right: s.shade(tone, 0.98, depth),
        },
      )
      const wall = lit === 1 ? x[1] : x[0]
      const quad = (z1: number, z2: number, y1: number, y2: number, out = 0) => {
        const at = wall + (lit === 1 ? out : -out)
        return STREET.shape([
          [at, y1, z1],
          [at, y2, z1],
          [at, y2, z2],
          [at, y1, z2],
        ])
      }
      s.path(quad(z[0], z[1], high - 0.5, high), s.shade('#fff6e4', lit, depth))
      s.path(quad(z[0] + 0.5, z[1] - 0.5, 0, 3.1), s.shade('#4f6088', 0.24, depth))
      for (const k of range(3)) {
        const u = z[0] + 0.9 + k * 2.5
        s.path(
          quad(u, u + 1.9, 0.9, 1.5) + quad(u, u + 1.9, 1.9, 2.4),
          s.shade(WARES[(i * 3 + k) % 6] as string, lit * 0.62, depth),
        )
      }
      drawShopAwning(s, wall, z, lit, WARES[(i * 5 + 1) % 6] as string)
      for (const k of range(3)) {
        const u = z[0] + 1 + k * 2.5
        s.path(quad(u - 0.14, u + 1.44, 4.3, 6.9), s.shade('#fff6e4', lit, depth))
        s.path(quad(u, u + 1.3, 4.4, 6.7), s.shade('#2a3f70', 0.2, depth))
        s.path(
          quad(u, u + 0.34, 4.4, 6.7) + quad(u + 0.96, u + 1.3, 4.4, 6.7),
          s.shade('#3f9a94', lit * 0.8, depth),
        )
      }
    }
}

const WARES = ['#e8623c', '#f0b83c', '#2f8a8c', '#d8446c', '#6aa04c', '#f4e6c8'] as const

/** Cloth let down over a shop front. */
function drawShopAwning(
  s: Stage,
  wall: number,
  [z1, z2]: readonly [number, number],
  lit: number,
  ink: string,
): void {
  const out = wall + (lit === 1 ? 1.5 : -1.5)
  const n = 8
  for (const i of range(n)) {
    const [a, b] = [z1 + 0.3 + ((z2 - z1 - 0.6) * i) / n, z1 + 0.3 + ((z2 - z1 - 0.6) * (i + 1)) / n]
    const colour = i % 2 ? '#f8efdc' : ink
    s.path(
      STREET.shape([
        [wall, 3.7, a],
        [wall, 3.7, b],
        [out, 3.05, b],
        [out, 3.05, a],
      ]),
      s.shade(colour, lit, z1 * 0.004),
    )
    s.path(
      STREET.shape([
        [out, 3.05, a],
        [out, 3.05, b],
        [out, 2.75, b],
        [out, 2.75, a],
      ]),
      s.shade(colour, lit * 0.5, z1 * 0.004),
    )
  }
}

export function drawGround(s: Stage): void {
  s.fillBelow(540, s.shade('#e6cba2', 0.92))
  s.path(
    STREET.shape([
      [15, 0, 6],
      [6.4, 0, 4],
      [9, 0, 62],
      [15, 0, 62],
    ]),
    s.shade('#7f93b8', 0.36),
    'opacity=".8"',
  )
}

interface Canopy {
  readonly x: readonly [number, number]
  readonly z: readonly [number, number]
  readonly ink: string
  readonly second: string
}

/** Cotton stretched over poles, striped, with the shade it throws. */
export function drawCanopy(s: Stage, { x: [x1, x2], z: [z1, z2], ink, second }: Canopy): void {
  const depth = z1 * 0.003
  s.path(
    STREET.shape([
      [x1 - 1.1, 0, z1 + 0.4],
      [x2 - 0.8, 0, z1 + 0.4],
      [x2 - 0.8, 0, z2 + 0.2],
      [x1 - 1.1, 0, z2 + 0.2],
    ]),
    s.light.shadow,
    'opacity=".4"',
  )
  for (const [x, z] of [
    [x1, z2],
    [x2, z2],
    [x1, z1],
    [x2, z1],
  ] as const) {
    const [px, foot] = STREET.see([x, 0, z])
    const [, head] = STREET.see([x, 2.5, z])
    s.rect(px - 1.6, head, 3.2, foot - head, s.shade('#8a5a3c', 0.6, depth))
  }
  const n = 7
  for (const i of range(n)) {
    const [a, b] = [x1 + ((x2 - x1) * i) / n, x1 + ((x2 - x1) * (i + 1)) / n]
    const colour = i % 2 ? second : ink
    s.path(
      STREET.shape([
        [a, 2.9, z2],
        [b, 2.9, z2],
        [b, 2.45, z1],
        [a, 2.45, z1],
      ]),
      s.shade(colour, 1, depth),
    )
    s.path(
      STREET.shape([
        [a, 2.45, z1],
        [b, 2.45, z1],
        [b, 2.1, z1],
        [a, 2.1, z1],
      ]),
      s.shade(colour, 0.56, depth),
    )
  }
}

/** A broad basket heaped with one kind of flower. */
export function drawBasket(s: Stage, right: number, away: number, r: number, flower: string): void {
  const [x, y] = STREET.see([right, 0.25, away])
  const m = STREET.metre([right, 0.2, away]) * r
  s.ellipse(x - m * 0.4, y + m * 0.34, m * 1.14, m * 0.4, s.light.shadow, 'opacity=".4"')
  s.path(
    `M${x - m} ${y}C${x - m * 0.92} ${y + m * 0.66} ${x + m * 0.92} ${y + m * 0.66} ${x + m} ${y}Z`,
    s.shade('#a8703c', 0.36),
  )
  s.path(
    `M${x - m * 0.1} ${y + m * 0.48}C${x + m * 0.5} ${y + m * 0.48} ${x + m * 0.94} ${y + m * 0.4} ${x + m} ${y}H${x - m * 0.1}Z`,
    s.shade('#d8a460', 0.9),
  )
  const dome = `M${x - m} ${y}C${x - m * 0.96} ${y - m * 0.86} ${x + m * 0.96} ${y - m * 0.86} ${x + m} ${y}C${x + m * 0.9} ${y + m * 0.3} ${x - m * 0.9} ${y + m * 0.3} ${x - m} ${y}Z`
  s.path(dome, s.shade(flower, 0.4))
  s.clipped(dome, () => {
    s.path(dome, s.shade(flower, 0.96), `transform="translate(${m * 0.24} ${-m * 0.08})"`)
    const random = s.random(right * 7 + away)
    const dots = (n: number) =>
      range(n).map(() =>
        ellipsePath(x + (random() - 0.5) * m * 2, y + (random() - 0.72) * m * 1.1, m * 0.07, m * 0.05),
      )
    s.path(dots(44).join(''), s.shade(flower, 0.3), 'opacity=".55"')
    s.path(dots(40).join(''), s.shade('#fffbe8', 1), 'opacity=".6"')
  })
}

/** A bamboo rail with garlands for sale. */
export function drawGarlandRail(s: Stage, [x1, x2]: readonly [number, number], away: number): void {
  const at = (x: number, y: number): Metres => [x, y, away]
  for (const x of [x1, x2]) {
    const [px, foot] = STREET.see(at(x, 0))
    const [, head] = STREET.see(at(x, 2.3))
    s.rect(px - 3, head, 6, foot - head, s.shade('#c89a54', 0.8))
    s.rect(px - 3, head, 2.4, foot - head, s.shade('#6a4a3c', 0.3))
  }
  const [ax, ay] = STREET.see(at(x1 - 0.2, 2.1))
  const [bx, by] = STREET.see(at(x2 + 0.2, 2.1))
  s.line(`M${ax} ${ay}L${bx} ${by}`, s.shade('#c89a54', 0.9), 5)
  const inks = ['#f4942a', '#f8f0dc', '#d82a54', '#f8c83c', '#f4942a', '#f29ab8', '#f8f0dc', '#e2562c']
  const n = 11
  for (const i of range(n)) {
    const x = x1 + ((i + 0.5) * (x2 - x1)) / n
    const long = 15 + ((i * 7) % 6)
    for (const j of range(long)) {
      const [px, py] = STREET.see(at(x, 2.05 - j * 0.085))
      const tuft = j === long - 1
      const ink = tuft ? '#3f8a4c' : (inks[(i + (j % 5 === 4 ? 3 : 0)) % 8] as string)
      s.path(ellipsePath(px, py, tuft ? 5 : 6.6, 5.4), s.shade(ink, 0.42))
      s.path(ellipsePath(px + 1.6, py - 0.8, tuft ? 3.4 : 4.6, 3.9), s.shade(ink, 1))
    }
  }
}
