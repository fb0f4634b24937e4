import { type Point, polygon } from '../../engine/geometry.ts'
import { range, round1, smoothstep } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawPerson } from '../../language/people/person.ts'
import { drawCrown } from '../../language/plants/foliage.ts'
import { type Layers, svg } from '../../scene.ts'

const EYE = { x: 1120, y: 560, focal: 620 }
const GATES = 30
const VERMILION = '#d8482c'

const distance = (i: number): number => 2.5 + i * 0.62
/** The way bends to the left and then back as it climbs. */
const bend = (z: number): number => -0.075 * Math.max(0, z - 2.5) ** 1.7
const climb = (z: number): number => 0.13 * Math.max(0, z - 3.2)

const project = (x: number, up: number, z: number): Point => [
  EYE.x + (EYE.focal * (bend(z) + x)) / z,
  EYE.y - (EYE.focal * (climb(z) + up - 1.45)) / z,
]

/** The tunnel of shrine gates, far ones first, and one walker among them. */
export const toriiPath = (): Layers => [
  svg(drawForest),
  svg((s) => {
    drawSteps(s)
    for (const i of range(GATES).reverse()) {
      drawGate(s, i)
      if (i === 7) drawWalker(s, distance(6.5))
    }
  }),
  svg(drawShafts),
  svg(drawFerns),
]

function drawForest(s: Stage): void {
  s.rect(
    s.left,
    s.top,
    s.right - s.left,
    s.bottom - s.top,
    s.lin([s.shade('#4f8a5c', 0.5, 0.5), s.shade('#a8c878', 0.9, 0.62), s.shade('#3f6e50', 0.4, 0.3)]),
  )
  const random = s.random(12)
  for (const [depth, n, w, lit] of [
    [0.62, 30, 14, 0.5],
    [0.42, 20, 24, 0.42],
    [0.2, 11, 42, 0.34],
  ] as const) {
    for (const i of range(n)) {
      const x = s.left + ((i + random() * 0.9) / n) * (s.right - s.left)
      const k = w * (0.7 + random() * 0.6)
      const trunk = s.shade('#6a5048', lit, depth)
      s.path(
        polygon([
          [x - k * 0.6, s.bottom],
          [x - k * 0.38, s.top],
          [x + k * 0.38, s.top],
          [x + k * 0.6, s.bottom],
        ]),
        s.lin([s.shade('#4a4458', 0.1, depth), trunk, s.shade('#c8a888', 0.9, depth)], 0, 0, 1, 0),
      )
    }
    for (const i of range(Math.round(n * 0.7))) {
      const x = s.left + ((i + random()) / (n * 0.7)) * (s.right - s.left)
      drawCrown(s, {
        x,
        y: 700 + (0.6 - depth) * 260 + random() * 30,
        w: 200 + w * 4,
        h: 90 + w * 2,
        colour: '#4a8a52',
        depth,
        lit: 0.7,
        dab: 6 + w * 0.12,
        density: 90,
        seed: i + n,
      })
      drawCrown(s, {
        x: x + 60,
        y: 120 - random() * 90,
        w: 260 + w * 3,
        h: 150,
        colour: '#4f9456',
        depth: depth * 0.9,
        lit: 0.8,
        dab: 7,
        density: 90,
        seed: i + n + 60,
      })
    }
  }
  const soil = s.shade('#2f5a48', 0.3)
  s.fillBelow(
    820,
    s.lin(
      [
        [soil, 0],
        [soil, 1],
        [s.shade('#22443f', 0.1), 1],
      ],
      0,
      820,
      0,
      1000,
      true,
    ),
  )
}

function drawSteps(s: Stage): void {
  const near: Point[] = [project(-1.15, 0, 1.2), project(1.15, 0, 1.2)]
  for (const i of range(GATES * 2).reverse()) {
    const [z0, z1] = [distance((i - 3) / 2), distance((i - 2) / 2)]
    const lit = i % 3 === 1 ? 1 : 0.55
    s.path(
      polygon([project(-1.12, 0, z0), project(1.12, 0, z0), project(1.12, 0, z1), project(-1.12, 0, z1)]),
      s.lin(
        [
          s.shade('#c8b09a', lit, Math.min(0.5, z1 / 40)),
          s.shade('#a08a86', lit * 0.55, Math.min(0.5, z1 / 40)),
        ],
        0,
        0,
        1,
        0,
      ),
    )
    s.path(
      polygon([
        project(-1.12, 0, z1),
        project(1.12, 0, z1),
        project(1.12, -0.06, z1),
        project(-1.12, -0.06, z1),
      ]),
      s.shade('#5a4a60', 0.15, Math.min(0.5, z1 / 40)),
      'opacity=".7"',
    )
  }
  s.path(
    polygon([...near, project(1.12, 0, distance(-1.5)), project(-1.12, 0, distance(-1.5))]),
    s.lin([s.shade('#b8a090', 0.6), s.shade('#6a5a6c', 0.2)]),
  )
}

/** One gate: round posts on dark feet, tie beam, double lintel with a lifted edge. */
function drawGate(s: Stage, i: number): void {
  const z = distance(i)
  const depth = 0.5 * smoothstep(4, 20, z)
  const px = EYE.focal / z
  const sunny = i % 5 === 2 || i % 5 === 3 ? 1.05 : 0.72
  const tone = (lit: number) => s.shade(VERMILION, lit * sunny, depth)
  const post = 0.13 * px
  for (const side of [-1, 1]) {
    const [x, foot] = project(side * 0.98, 0, z)
    const top = project(side * 0.98, 2.5, z)[1]
    const round = s.lin([tone(0.1), tone(0.5), tone(1.05), tone(0.6)], 0, 0, 1, 0)
    s.rect(x - post, top, post * 2, foot - top, round)
    s.rect(
      x - post * 1.1,
      foot - 0.3 * px,
      post * 2.2,
      0.3 * px,
      s.lin([s.shade('#2a2344', 0.05, depth), s.shade('#54486c', 0.7, depth)], 0, 0, 1, 0),
    )
  }
  const [cx, lintel] = project(0, 2.55, z)
  const beam = (half: number, y: number, h: number, rise: number, fill: string) =>
    s.path(
      `M${round1(cx - half * px)} ${round1(y - rise * px)}Q${round1(cx)} ${round1(y + rise * 0.6 * px)} ${round1(cx + half * px)} ${round1(y - rise * px)}l${round1(-0.04 * px)} ${round1(h * px)}Q${round1(cx)} ${round1(y + (h + rise * 0.6) * px)} ${round1(cx - (half - 0.04) * px)} ${round1(y + (h - rise) * px)}Z`,
      fill,
    )
  s.rect(cx - 1.2 * px, project(0, 2.12, z)[1], 2.4 * px, 0.17 * px, s.lin([tone(1), tone(0.25)]))
  beam(1.42, lintel, 0.2, 0.07, s.lin([tone(1.05), tone(0.3)]))
  beam(
    1.48,
    lintel - 0.13 * px,
    0.14,
    0.08,
    s.lin([s.shade('#4a4068', 0.8, depth), s.shade('#241f40', 0.1, depth)]),
  )
}

function drawWalker(s: Stage, z: number): void {
  const [x, y] = project(-0.1, 0, z)
  const h = (1.62 * EYE.focal) / z
  drawPerson(s, {
    x,
    y,
    h,
    pose: 'strolling',
    wears: 'kimono',
    colour: '#5f86a8',
    second: '#f0d59a',
    skin: '#d8a888',
    hair: 'bun',
    hairColour: '#241c30',
    slender: true,
  })
  const [px, py, r] = [x + h * 0.1, y - h * 1.02, h * 0.4]
  s.line(
    `M${round1(px)} ${round1(py)}L${round1(x + h * 0.12)} ${round1(y - h * 0.5)}`,
    s.shade('#5a3a30', 0.4),
    2,
  )
  s.path(
    `M${round1(px - r)} ${round1(py + r * 0.1)}Q${round1(px - r * 0.4)} ${round1(py - r * 0.5)} ${round1(px)} ${round1(py - r * 0.52)}Q${round1(px + r * 0.4)} ${round1(py - r * 0.5)} ${round1(px + r)} ${round1(py + r * 0.1)}Q${round1(px)} ${round1(py + r * 0.3)} ${round1(px - r)} ${round1(py + r * 0.1)}Z`,
    s.lin([s.shade('#fff4dc', 1.1), s.shade('#f0cfa0', 0.9), s.shade('#c8906a', 0.5)]),
  )
  s.line(
    range(11)
      .map(
        (k) =>
          `M${round1(px)} ${round1(py - r * 0.52)}Q${round1(px + (k - 5) * r * 0.13)} ${round1(py - r * 0.36)} ${round1(px + (k - 5) * r * 0.2)} ${round1(py + r * (0.22 - 0.0048 * (k - 5) ** 2))}`,
      )
      .join(''),
    s.shade('#a85a3c', 0.5),
    1,
    'opacity=".6"',
  )
}

/** Mid-morning light falling through the crowns from the right. */
function drawShafts(s: Stage): void {
  for (const [x, w, o] of [
    [700, 90, 0.16],
    [930, 60, 0.14],
    [1240, 110, 0.2],
    [1480, 70, 0.14],
    [420, 60, 0.1],
  ] as const)
    s.path(
      polygon([
        [x + 420, s.top],
        [x + 420 + w, s.top],
        [x + w * 0.7, 840],
        [x - w * 1.1, 840],
      ]),
      s.lin([
        ['#fff6c4', o],
        ['#fff6c4', o * 0.7],
        ['#fff6c4', 0],
      ]),
      `filter="${s.blur(10)}"`,
    )
}

function drawFerns(s: Stage): void {
  for (const [x, y, w, h] of [
    [120, 960, 420, 170],
    [470, 970, 380, 130],
    [720, 985, 260, 110],
    [1570, 970, 330, 190],
  ] as const)
    drawCrown(s, { x, y, w, h, colour: '#2f6a48', lit: 0.75, dab: 9, density: 200, seed: x })
}
