import { type Point, polygon, smooth } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { cornered, curved, strand } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

/** Pole and cloth, foot of the pole at (x, y), h high; the wind comes from the left. */
export function drawCornerFlag(s: Stage, x: number, y: number, h: number): void {
  const w = h * 0.021
  const top = y - h
  s.rect(x - w, top, w * 2, h, s.shade('#dfe6dc', 0.28))
  s.rect(x - w * 0.1, top, w * 1.1, h, s.shade('#fdfcf2', 1))
  s.ellipse(x, top, w, w * 0.8, s.shade('#fdfcf2', 0.9))
  const at = (u: number, v: number): Point => [
    x + w + u * h * 0.29,
    top + h * 0.012 + v * h * 0.215 + u * h * 0.03 + Math.sin(u * 5.6 - 0.5) * h * 0.014 * (0.3 + u),
  ]
  const quarter = (u0: number, u1: number, v0: number, v1: number) =>
    polygon([
      ...range(9).map((i) => at(u0 + ((u1 - u0) * i) / 8, v0)),
      ...range(9).map((i) => at(u1 + ((u0 - u1) * i) / 8, v1)),
    ])
  for (const [u, v, colour] of [
    [0, 0, '#e2452c'],
    [0.5, 0, '#f6c634'],
    [0, 0.5, '#f6c634'],
    [0.5, 0.5, '#e2452c'],
  ] as const)
    s.path(quarter(u, u + 0.5, v, v + 0.5), s.shade(colour, 0.92))
  for (const [from, to, opacity] of [
    [0.03, 0.13, 0.34],
    [0.3, 0.56, 0.36],
    [0.86, 1, 0.3],
  ] as const)
    s.path(quarter(from, to, 0, 1), s.light.shadow, `opacity="${opacity}"`)
  s.line(
    `M${x + w * 1.2} ${top + h * 0.02}v${h * 0.02}M${x + w * 1.2} ${top + h * 0.2}v${h * 0.02}`,
    s.shade('#fdfcf2', 0.8),
    3,
  )
}

const UPPER =
  '3,-22.8 1,-47.1 6,-65.4 20,-69.9 26,-60.8 40,-56.2 56,-59.3 66,-63.8 79.1,-65.4 92.8,-56.2 113.3,-45.6 138.4,-37.2 168,-31.9 193.1,-25.1 206.8,-15.2 206.8,-6.8 197.7,-3 161.2,-2 104.2,-4 60,-6.1 34,-5 12,-3 4,-9.1'
const SHADE =
  '3,-22.8 4,-9.1 12,-3 34,-5 60,-6.1 104.2,-4 161.2,-2 197.7,-3 206.8,-6.8 206.8,-12.2 172.6,-9.9 127,-12.9 86,-18.2 54,-18.2 28,-13.7 14,-22.8 8,-44.1 10,-63.8 6,-65.4 1,-47.1'
const HEEL = '3,-22.8 2,-38 10,-44.1 26,-39.5 40,-28.9 44,-15.2 34,-6 12,-3 4,-9.1'
const TOE = '161.2,-33 193.1,-25.1 206.8,-15.2 206.8,-6.8 197.7,-3 170.3,-2.4 156.6,-9.1 152.1,-21.3'
const SADDLE = '70,-5.3 86,-6.8 124.7,-4.4 117.9,-16.7 104.2,-28.9 90.5,-38 76.8,-33.4 70,-21.3'
const LINING = '20,-69.9 34,-73.7 52,-73 66,-63.8 56,-59.3 40,-56.2 26,-60.8'
const TONGUE = '56,-60 58,-74.5 70,-80.6 86,-76 90.5,-65.4 81.4,-62.3 68,-63.8'
const SOLE =
  '6,-6 34,-6 60,-7.6 104.2,-6 161.2,-3 200,-4 207.9,-6.8 209.1,-3 200,3 161.2,4 108.8,1 62,-3 36,3 10,3 5,-1'

/** A boot in profile, toe to the right, heel at (x, y); k is a two-hundredth of its length. */
export function drawBoot(s: Stage, x: number, y: number, k: number): void {
  const red = (lit: number) => s.shade('#c9302c', lit)
  const round = (text: string, tension = 0.7) => curved(text, x, y, k, 1, tension)
  for (const dx of [14, 32, 104, 134, 164, 186])
    s.path(
      cornered(`${dx},-2 ${dx + 13},-2 ${dx + 10.4},11 ${dx + 3},11`, x, y, k),
      s.shade('#eef2ea', dx % 4 ? 0.45 : 0.6),
    )
  s.path(round(LINING), s.shade('#3a1420', 0.2))
  s.path(round(TONGUE), red(0.42))
  s.path(curved('70,-79.8 86,-76 90.5,-65.4 83.7,-63.1 76.8,-66.9', x, y, k), red(0.9))
  const body = round(UPPER)
  s.path(body, red(0.92))
  s.clipped(body, () => {
    s.path(round(HEEL), red(0.62))
    s.path(round(TOE), red(1.08))
    s.path(round(SADDLE), s.shade('#f4efe0', 0.95))
    s.path(round(SHADE), s.light.shadow, 'opacity=".42"')
    const stitches = [
      '14,-41.8 27,-37.2 41,-27.4 45,-15.2 36,-6',
      '157.8,-33.4 149.8,-22 154.4,-9.9 168,-3',
      '127,-40.3 117.9,-27.4 124.7,-15.2',
      '140.7,-36.5 133.8,-25.8 139.5,-15.2',
    ]
    s.line(
      stitches.map((text) => strand(text, x, y, k)).join(''),
      s.shade('#5a1420', 0.3),
      k * 0.9,
      `stroke-dasharray="${k * 2.4} ${k * 1.6}"`,
    )
    s.path(
      round('113.3,-45.6 138.4,-37.2 168,-31.9 193.1,-25.1 184,-25.1 161.2,-28.9 136.1,-33.4 113.3,-41.8'),
      s.shade('#ffd8cc', 1),
      'opacity=".75"',
    )
  })
  s.path(round(SOLE), s.shade('#f0f2e8', 0.8))
  s.path(
    round('6,0 36,0 62,-4 108.8,-1 161.2,2 206.8,-3 200,3 161.2,4 108.8,1 62,-3 36,3 10,3'),
    s.shade('#7f9a98', 0.35),
  )
  drawLaces(s, x, y, k)
  s.line(
    strand('4,-22.8 2,-47.1 6,-64.6 14,-69.2', x, y, k),
    s.shade('#ffd8cc', 1),
    k * 1.4,
    'opacity=".7" stroke-linecap="round"',
  )
}

function drawLaces(s: Stage, x: number, y: number, k: number): void {
  const rows = range(5).map((i) => {
    const [a, b] = [76 + i * 12, -67 + i * 6]
    return strand(`${a - 5},${b + 10} ${a + 3},${b + 5} ${a + 10},${b + 1}`, x, y, k)
  })
  const ink = s.shade('#5a1420', 0.2)
  const ends = [
    strand('81.4,-63.8 95.1,-74.5 108.8,-69.9 99.6,-60.8 86,-60.8', x, y, k),
    strand('81.4,-63.8 66,-71.4 58,-63.8 68,-57.8 81.4,-60.8', x, y, k),
    strand('83.7,-60.8 99.6,-50.2 104.2,-35 115.6,-22.8', x, y, k),
    strand('79.1,-60.8 66,-47.1 60,-30.4 62,-19.8', x, y, k),
  ]
  s.line([...rows, ...ends].join(''), ink, k * 4.6, 'stroke-linecap="round"')
  s.line([...rows, ...ends].join(''), s.shade('#fdfaf0', 1), k * 3, 'stroke-linecap="round"')
}

/** Blades of grass that stand before what lies in them. */
export function drawTuft(s: Stage, from: number, to: number, y: number, size: number, seed: number): void {
  const random = s.random(seed)
  for (const [colour, lit] of [
    ['#17584a', 0.4],
    ['#2f8f62', 0.6],
    ['#a8e0b0', 1],
  ] as const) {
    const blades = range(Math.round((to - from) / (size * 0.42))).map(() => {
      const x = from + random() * (to - from)
      const foot = y + (random() - 0.4) * size * 0.5
      const h = size * (0.5 + random() * 0.9)
      const lean = (random() - 0.35) * h * 0.7
      const w = size * 0.11
      return smooth(
        [
          [x - w, foot],
          [x + lean * 0.4, foot - h * 0.6],
          [x + lean, foot - h],
          [x + lean * 0.4 + w, foot - h * 0.5],
          [x + w, foot],
        ],
        true,
        0.6,
      )
    })
    s.path(blades.join(''), s.shade(colour, lit))
  }
}
