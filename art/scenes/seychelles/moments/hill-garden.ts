import { type Point, polygon, ribbon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { cornered } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawCrown } from '../../../language/plants/foliage.ts'
import { drawPalm } from '../../../language/plants/palm.ts'

/** Trees round a mown yard, a sandy path to the steps. */
export function drawHillGarden(s: Stage): void {
  for (const [x, y, w, h, colour, depth] of [
    [60, 420, 300, 230, '#3f8a5c', 0.26],
    [250, 410, 240, 170, '#5a9f62', 0.24],
    [900, 410, 260, 170, '#4a9468', 0.26],
    [1080, 424, 300, 210, '#3f8a58', 0.18],
    [1330, 430, 320, 250, '#4f9a5c', 0.14],
    [1560, 440, 320, 300, '#3a8054', 0.1],
    [-30, 440, 260, 260, '#4f9a5c', 0.12],
  ] as const)
    drawCrown(s, { x, y, w, h, colour, depth, dab: 11, seed: x + 40 })
  drawPalm(s, { x: 880, y: 430, h: 330, lean: 0.16, depth: 0.16, colour: '#3f8a58', seed: 3 })
  s.fillBelow(404, s.shade('#8fc070', 0.66))
  s.path(cornered('-40,404 1640,404 1640,424 900,440 300,424 -40,436'), s.shade('#6fa860', 0.36))
  s.path(cornered('506,424 614,424 700,470 900,560 980,620 360,620 440,520'), s.shade('#efdcb0', 0.86))
  s.path(cornered('506,424 540,424 480,520 420,620 360,620 440,520'), s.shade('#c9b489', 0.5))
  s.path(cornered('-40,500 260,470 380,520 300,620 -40,620'), s.shade('#79b064', 0.46))
  s.path(cornered('1040,470 1640,440 1640,500 1300,540'), s.shade('#b4d884', 0.95))
}

/** A vanilla orchid climbs its post at the right: thick leaves in turn, green pods, two pale flowers. */
export function drawVanillaVine(s: Stage): void {
  s.path(
    polygon([
      [1472, s.top],
      [1512, s.top],
      [1520, s.bottom],
      [1468, s.bottom],
    ]),
    s.shade('#8a7a64', 0.26),
  )
  s.path(
    polygon([
      [1498, s.top],
      [1512, s.top],
      [1520, s.bottom],
      [1503, s.bottom],
    ]),
    s.shade('#cdbb98', 0.86),
  )
  const stem = range(15).map((i): Point => [1492 + 34 * Math.sin(i * 0.9), -40 + i * 72])
  s.path(
    ribbon(stem, () => 6),
    s.shade('#4f9a50', 0.5),
  )
  for (const i of range(13)) {
    const [x, y] = stem[i + 1] as Point
    drawVanillaLeaf(s, x, y, i % 2 ? 1 : -1, i)
  }
  for (const [x, y] of [
    [1466, 262],
    [1530, 480],
  ] as const)
    drawPodCluster(s, x, y)
  drawFlower(s, 1446, 410)
  drawFlower(s, 1548, 182)
}

function drawVanillaLeaf(s: Stage, x: number, y: number, side: 1 | -1, i: number): void {
  s.placed({ x, y, turn: side * (62 + (i % 3) * 13), flip: side < 0, scale: 0.92 + (i % 4) * 0.06 }, () => {
    s.path('M0 0C-30 -34 -32 -96 0 -146C26 -98 28 -36 0 0Z', s.shade('#2f8a4c', 0.3))
    s.path('M0 0C14 -40 14 -96 0 -146C26 -98 28 -36 0 0Z', s.shade('#7cc46c', 0.92))
  })
}

function drawPodCluster(s: Stage, x: number, y: number): void {
  for (const [dx, bend, length] of [
    [-16, -20, 118],
    [-4, -6, 140],
    [8, 8, 128],
    [20, 22, 108],
  ] as const) {
    const line: Point[] = [
      [x, y],
      [x + dx, y + length * 0.3],
      [x + dx + bend * 0.4, y + length * 0.7],
      [x + dx + bend * 0.2, y + length],
    ]
    s.path(
      ribbon(line, (t) => 6.4 * Math.sin(Math.PI * (0.16 + 0.76 * t))),
      s.shade('#5f9a3c', 0.36),
    )
    s.line(
      polygon(
        line.slice(1).map(([px, py]): Point => [px + 2, py]),
        false,
      ),
      s.shade('#b4d86c', 0.95),
      2.4,
      'stroke-linejoin="round"',
    )
  }
}

function drawFlower(s: Stage, x: number, y: number): void {
  for (const turn of [-100, -46, 0, 46, 100])
    s.placed({ x, y, turn }, () =>
      s.path('M0 0C-13 -16 -10 -42 0 -54C10 -42 13 -16 0 0Z', s.shade('#eef0b4', turn > 0 ? 1 : 0.66)),
    )
  s.path(
    `M${x - 13} ${y - 4}Q${x - 17} ${y + 26} ${x} ${y + 34}Q${x + 17} ${y + 26} ${x + 13} ${y - 4}Z`,
    s.shade('#fbf6cc', 0.9),
  )
  s.path(
    `M${x - 6} ${y}Q${x - 7} ${y + 18} ${x} ${y + 24}Q${x + 7} ${y + 18} ${x + 6} ${y}Z`,
    s.shade('#e8b83c', 0.8),
  )
}
