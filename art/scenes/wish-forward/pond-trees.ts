import { ellipsePath, landUnder, type Point, ribbon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface Wood {
  readonly rise: number
  readonly crown: number
  readonly colour: string
  readonly depth: number
  readonly salt: number
  readonly gap: number
}

const WOODS: readonly Wood[] = [
  { rise: 132, crown: 64, colour: '#2f6f6c', depth: 0.6, salt: 3, gap: 0 },
  { rise: 92, crown: 52, colour: '#1f5650', depth: 0.3, salt: 8, gap: 0.5 },
]

/** Round crowns along the far bank, lower where the moon stands. */
export function drawFarTrees(s: Stage, y: number): void {
  for (const wood of WOODS) {
    const random = s.random(wood.salt)
    const line: Point[] = []
    for (let x = s.left - 60; x < s.right + 120; x += wood.crown * 0.55) {
      const open = 1 - wood.gap * Math.exp(-(((x - 1100) / 330) ** 2))
      line.push([x, y - wood.rise * open * (0.5 + 0.5 * random()) - (line.length % 2) * 13])
    }
    s.path(landUnder(line, y + 6, 1.15), s.shade(wood.colour, 0.3, wood.depth))
  }
}

/** Willow rods that hang into the picture from above. */
export function drawWillowCurtain(s: Stage): void {
  const random = s.random(19)
  for (const i of range(34)) {
    const x = s.left + 8 + i * 13 + random() * 10
    const length = (300 - i * 5.4) * (0.55 + random() * 0.5)
    const sway = 12 + random() * 20
    const rod = (t: number): Point => [x + sway * t * t, s.top + length * t]
    const tone = s.shade(i % 3 ? '#14454a' : '#2a6a62', i % 3 ? 0.12 : 0.42)
    s.line(`M${x} ${s.top}Q${x} ${s.top + length * 0.6} ${x + sway} ${s.top + length}`, tone, 1.8)
    for (const k of range(Math.round(length / 9))) {
      const [lx, ly] = rod((k + 1) / (length / 9))
      const side = k % 2 ? 1 : -1
      s.path(`M${lx} ${ly}q${side * 9} 3 ${side * 7} 19q${-side * 8} -4 ${-side * 7} -19Z`, tone)
    }
  }
}

export function drawReeds(s: Stage): void {
  const random = s.random(27)
  for (const i of range(38)) {
    const x = 1392 + random() * 260
    const h = 110 + random() * 210
    const lean = (random() - 0.62) * 90
    const foot = s.bottom + 10
    const line: Point[] = [
      [x, foot],
      [x + lean * 0.2, foot - h * 0.55],
      [x + lean, foot - h],
    ]
    s.path(
      ribbon(line, (t) => 6.4 * (1 - t) + 0.5),
      s.shade(i % 4 ? '#12404a' : '#2f7a70', i % 4 ? 0.12 : 0.5),
    )
    if (i % 6 === 2) s.path(ellipsePath(x + lean * 0.86, foot - h * 0.94, 7, 30), s.shade('#5a4638', 0.3))
  }
}

export function drawLilies(s: Stage): void {
  for (const [x, y, r] of [
    [128, 812, 74],
    [268, 846, 58],
    [62, 744, 48],
    [196, 766, 38],
    [352, 812, 34],
    [1300, 846, 46],
  ] as const) {
    s.path(
      `M${x} ${y}L${x + r * 0.94} ${y - r * 0.11}A${r} ${r * 0.3} 0 1 1 ${x + r * 0.6} ${y - r * 0.24}Z`,
      s.shade('#1f6a5c', 0.36),
    )
    s.path(
      `M${x - r * 0.9} ${y - r * 0.12}A${r} ${r * 0.3} 0 0 1 ${x + r * 0.5} ${y - r * 0.25}L${x + r * 0.3} ${y - r * 0.14}A${r} ${r * 0.26} 0 0 0 ${x - r * 0.9} ${y - r * 0.12}Z`,
      s.shade('#4f9a7c', 0.6),
    )
  }
  s.placed({ x: 170, y: 796 }, () => {
    for (const [turn, lit] of [
      [-72, 0.5],
      [72, 0.75],
      [-38, 0.7],
      [38, 0.9],
      [0, 1],
    ] as const)
      s.placed({ x: 0, y: 0, turn }, () =>
        s.path('M0 0C-14 -14 -10 -36 0 -46C10 -36 14 -14 0 0Z', s.shade('#f2e6ea', lit)),
      )
  })
}
