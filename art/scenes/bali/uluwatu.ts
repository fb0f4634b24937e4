import { type Point, polygon, smooth } from '../../engine/geometry.ts'
import { fbm1 } from '../../engine/noise.ts'
import { range, round1, smoothstep } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawMeru } from '../../language/buildings/temples.ts'
import { drawCrown } from '../../language/plants/foliage.ts'
import { FIRE } from './kecak.ts'

/** Where the land ends above the sea, from the near left round to the far right. */
const EDGE: readonly Point[] = [
  [500, 1180],
  [540, 960],
  [574, 800],
  [620, 668],
  [700, 548],
  [836, 460],
  [1010, 414],
  [1230, 396],
  [1420, 402],
  [1720, 420],
]

/** The far headland with the temple on its brow: limestone in two planes down to the surf. */
export function drawHeadland(s: Stage): void {
  const xs = range(46).map((i) => 1262 + i * 11)
  const top = (x: number) => 304 - 106 * smoothstep(1256, 1420, x) - 8 * fbm1(x / 40, 3, 4, 0.5)
  const foot = (x: number) => 302 + 16 * smoothstep(1300, 1700, x)
  const cliff = polygon([
    ...xs.map((x): Point => [x, top(x)]),
    ...xs.toReversed().map((x): Point => [x, foot(x)]),
  ])
  s.path(cliff, s.shade('#c8a888', 0.5, 0.22))
  s.clipped(cliff, () => {
    const random = s.random(4)
    const faces = range(16).map((i) => {
      const x = 1290 + i * 28 + random() * 12
      const w = 4 + random() * 16
      return polygon([
        [x, 190],
        [x + w, 190],
        [x + w * 0.4 + 4, 240 + random() * 40],
        [x + w + 6, 330],
        [x - 2, 330],
        [x + 4, 250],
      ])
    })
    s.path(faces.join(''), s.shade('#ecc898', 1, 0.2))
  })
  s.line(
    polygon(
      xs.map((x): Point => [x, foot(x)]),
      false,
    ),
    '#fdf3d8',
    4,
  )
  s.path(
    polygon([
      ...xs.map((x): Point => [x, top(x) - 5]),
      ...xs.toReversed().map((x): Point => [x, top(x) + 9]),
    ]),
    s.shade('#3f6a58', 0.4, 0.2),
  )
  drawMeru(s, { x: 1468, y: 192, h: 88, depth: 0.16 })
  for (const x of [1418, 1440, 1506, 1540, 1574])
    drawCrown(s, { x, y: 202, w: 46, h: 30, colour: '#3f6a58', depth: 0.2, dab: 4, seed: x })
}

/** The clifftop: surf far below, the limestone lip, the low wall along it, dark grass within. */
export function drawClifftop(s: Stage): void {
  const shifted = (dx: number, dy: number, wobble: number) =>
    EDGE.map(
      ([x, y], i): Point => [x + dx + wobble * Math.sin(i * 2.3 + dx), y + dy + wobble * Math.cos(i * 1.9)],
    )
  const land = (points: readonly Point[]) => `${smooth(points, false, 0.9)}L1760 1240H480Z`
  s.path(land(shifted(-96, 8, 9)), '#f2ecd4', 'opacity=".5"')
  s.path(land(shifted(-80, 12, 9)), s.shade('#4f9a98', 0.8))
  s.path(land(shifted(-68, 16, 7)), '#fbf6e2')
  s.path(land(shifted(-56, 20, 3)), s.shade('#6a5348', 0.2))
  s.path(land(shifted(-18, 6, 0)), s.shade('#cbb08a', 0.75))
  s.path(land(EDGE), s.shade('#2f5648', 0.22))
  s.path(land(shifted(84, 92, 6)), s.shade('#3f6a50', 0.42))
  drawLipCracks(s)
  drawParapet(s)
  const random = s.random(31)
  for (const i of range(44)) {
    const t = 1.4 + (i / 44) * 7.2 + random() * 0.2
    const [p, q] = [EDGE[Math.floor(t)] as Point, EDGE[Math.floor(t) + 1] as Point]
    const f = t - Math.floor(t)
    const [x, y] = [p[0] + (q[0] - p[0]) * f + 26, p[1] + (q[1] - p[1]) * f + 34]
    if (Math.hypot((x - FIRE.x) / 344, (y - FIRE.y) / 196) < 1) continue
    drawCrown(s, {
      x,
      y,
      w: 44 + random() * 26,
      h: 30 + random() * 14,
      colour: '#4a7a54',
      lit: 0.7,
      dab: 5,
      density: 34,
      seed: i + 7,
    })
  }
}

function drawLipCracks(s: Stage): void {
  const random = s.random(9)
  const cracks = range(60).map((i) => {
    const t = (i / 60) * 5.6
    const [p, q] = [EDGE[Math.floor(t)] as Point, EDGE[Math.floor(t) + 1] as Point]
    const f = t - Math.floor(t)
    const [x, y] = [p[0] + (q[0] - p[0]) * f - 18, p[1] + (q[1] - p[1]) * f + 6]
    return `M${round1(x)} ${round1(y)}l${round1(-14 - random() * 18)} ${round1(6 + random() * 8)}`
  })
  s.line(cracks.join(''), s.shade('#c89a74', 0.7), 3, 'opacity=".8"')
}

function drawParapet(s: Stage): void {
  const line = EDGE.map(([x, y]): Point => [x + 5, y + 4])
  s.line(smooth(line, false, 0.9), s.shade('#4a3f48', 0.1), 11)
  s.line(
    smooth(
      line.map(([x, y]): Point => [x, y - 4]),
      false,
      0.9,
    ),
    s.shade('#e6d2aa', 0.95),
    5,
  )
}

/** Stone tiers round the near side of the ring, a small lamp at every few paces. */
export function drawTiers(s: Stage): void {
  const within = `${smooth(
    EDGE.map(([x, y]): Point => [x + 44, y + 20]),
    false,
    0.9,
  )}L1760 1240H480Z`
  const tier = (k: number): readonly [number, number] => [344 + k * 46, 190 + k * 36]
  const on = (k: number, a: number, grow = 0): Point => {
    const [rx, ry] = tier(k)
    return [FIRE.x + Math.cos(a) * (rx + grow), FIRE.y + 24 + Math.sin(a) * (ry + grow * 0.8)]
  }
  const arc = (k: number, grow: number) =>
    polygon([...range(61).map((i) => on(k, -0.12 + (i / 60) * (Math.PI + 0.24), grow)), [FIRE.x, FIRE.y]])
  s.clipped(within, () => {
    for (const k of [5, 4, 3, 2, 1, 0]) {
      s.path(arc(k, 24), s.shade('#77706c', 0.5 - k * 0.06))
      s.path(arc(k, 0), s.shade('#4a4652', 0.14))
    }
  })
  s.ellipse(FIRE.x, FIRE.y + 12, 334, 184, s.shade('#5f5a5c', 0.32))
  for (const k of range(6))
    for (const i of range(11)) {
      const [x, y] = on(k, 0.2 + ((i + (k % 2) * 0.5) / 11) * (Math.PI - 0.4), 12)
      s.circle(x, y - 3, 5.5, '#ffc066', 'opacity=".25"')
      s.path(`M${round1(x - 2)} ${round1(y)}q-1.5 -4 2 -8q3.5 4 2 8Z`, '#ffe09a')
    }
}
