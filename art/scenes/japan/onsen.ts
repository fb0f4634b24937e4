import { type Point, polygon } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import { cornered, curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { water } from '../../language/sea/water.ts'
import { type Layers, svg } from '../../scene.ts'

/** Where the water begins, and where the near edge of the bath lies. */
const SHORE = 634
const EDGE = 846

/** A hot spring among cedars: split stones round still water, a lit stone lantern, the near edge swept and dry. */
export const onsen = (): Layers => [
  svg((s) => drawCedars(s, 0.46, 566, 44, 190, 3)),
  svg((s) => drawSteamBank(s, 548, 0.5)),
  svg((s) => drawCedars(s, 0.2, 612, 26, 300, 8)),
  svg((s) => s.fillBelow(598, s.shade('#24404f', 0.2))),
  svg(drawFarStones),
  svg((s) => drawStoneLantern(s, { x: 1330, y: SHORE - 2, h: 176 })),
  water({
    y: SHORE,
    colours: ['#a9c3cf', '#6f9fb8', '#3f789c', '#245a80', '#1a4468'],
    reflection: [0.9, 0.5],
    amplitude: 16,
    wave: 0.7,
    squash: 1.72,
    glint: 0,
  }),
  svg((s) => drawSteamBank(s, 650, 0.9)),
  svg(drawRisingSteam),
  svg(drawNearEdge),
  svg((s) => drawBucket(s, 1188, 884)),
]

/** A row of Japanese cedars: tall cones of drooping boughs. */
function drawCedars(s: Stage, depth: number, y: number, n: number, tall: number, salt: number): void {
  const random = s.random(salt)
  for (const i of range(n)) {
    const x = s.left + ((i + random() * 0.8) / n) * (s.right - s.left)
    const nearHero = Math.exp(-(((x - 1090) / 230) ** 2))
    const h = tall * (0.6 + random() * 0.6) * (1 - 0.62 * nearHero)
    drawCedar(s, x, y, h, depth, random)
  }
}

function drawCedar(s: Stage, x: number, y: number, h: number, depth: number, random: () => number): void {
  const tiers = 24
  for (const [lit, shift] of [
    [0.12, 0],
    [0.5, 0.03],
  ] as const) {
    const boughs = range(tiers).map((i) => {
      const t = i / tiers
      const w = h * (0.13 * (1 - t) ** 0.8 + 0.008) * (0.8 + random() * 0.4) * (lit > 0.3 ? 0.42 : 1)
      const by = y - h * (0.06 + t * 0.9)
      const cx = x + h * shift * (1 - t)
      return polygon([
        [cx, by - h * 0.07],
        [cx + w, by + h * 0.035],
        [cx + w * 0.4, by + h * 0.012],
        [cx - w * 0.3, by + h * 0.022],
        [cx - w, by + h * 0.04],
      ])
    })
    s.path(boughs.join(''), s.shade('#2a4a5c', lit, depth))
  }
}

function drawSteamBank(s: Stage, y: number, opacity: number): void {
  const random = s.random(y)
  for (const i of range(16)) {
    const x = s.left + ((i + random()) / 16) * (s.right - s.left)
    s.ellipse(
      x,
      y + (random() - 0.5) * 40,
      150 + random() * 120,
      24 + random() * 26,
      s.rad([
        ['#fbe3e2', 0.34 * opacity],
        ['#fbe3e2', 0],
      ]),
    )
  }
}

/** Steam in long flat veils that drift off the water. */
function drawRisingSteam(s: Stage): void {
  const random = s.random(5)
  for (const _ of range(17)) {
    const [x, y] = [s.left + random() * (s.right - s.left), 716 - random() ** 1.3 * 190]
    const [w, h] = [150 + random() * 240, 9 + random() * 15]
    s.path(
      curved('-100,3 -50,-6 -10,-9 40,-5 100,-10 60,3 10,8 -40,5', x, y, 1, random() < 0.5 ? 1 : -1, 0.9),
      '#f4f1ee',
      `opacity="${(0.08 + random() * 0.1).toFixed(2)}" transform="translate(${round1(x)} ${round1(y)}) scale(${round1(w / 100)} ${round1(h / 9)}) translate(${round1(-x)} ${round1(-y)})"`,
    )
  }
}

interface Stone {
  readonly shape: string
  readonly top: string
  readonly dark: string
}

/** Split rocks in three planes: what faces the sky, what faces us, what turns away. */
const STONES: readonly Stone[] = [
  {
    shape: '-50,4 -47,-20 -32,-38 -6,-45 22,-39 44,-22 50,4',
    top: '-47,-20 -32,-38 -6,-45 22,-39 8,-28 -20,-23',
    dark: '22,-39 44,-22 50,4 16,4 8,-28',
  },
  {
    shape: '-50,4 -45,-32 -20,-55 18,-50 38,-33 50,4',
    top: '-45,-32 -20,-55 18,-50 4,-38 -24,-30',
    dark: '18,-50 38,-33 50,4 10,4 4,-38',
  },
  {
    shape: '-50,4 -48,-12 -22,-25 20,-23 46,-12 50,4',
    top: '-48,-12 -22,-25 20,-23 46,-12 14,-9 -18,-7',
    dark: '46,-12 50,4 12,4 14,-9',
  },
]

function drawStone(s: Stage, kind: number, x: number, y: number, w: number, moss: boolean): void {
  const { shape, top, dark } = STONES[kind % STONES.length] as Stone
  const side = kind % 2 ? 1 : -1
  const rock = kind % 3 ? '#66788c' : '#57687e'
  s.path(cornered(shape, x, y, w / 100, side), s.shade(rock, 0.42))
  s.path(cornered(side > 0 ? dark : top, x, y, w / 100, side), s.shade(rock, side > 0 ? 0.12 : 0.95))
  s.path(cornered(side > 0 ? top : dark, x, y, w / 100, side), s.shade(rock, side > 0 ? 0.95 : 0.2))
  if (moss)
    s.path(
      cornered('-44,-20 -32,-38 -8,-44 4,-38 -8,-32 -24,-30 -30,-22', x, y + w * 0.005, w / 100, side),
      s.shade('#5f8a6a', 0.55),
    )
}

/** The far rim of the bath: high stones right and left, low ones before the mountain. */
function drawFarStones(s: Stage): void {
  const random = s.random(12)
  for (const row of [0, 1])
    for (let x = s.left - 60 + row * 50, i = row; x < s.right + 80; i++) {
      const low = Math.exp(-(((x - 1010) / 240) ** 2))
      const w = (96 + random() * 96) * (1 - 0.34 * low) * (row ? 0.8 : 1.15)
      const kind = low > 0.5 || random() < 0.3 ? 2 : i % 2
      drawStone(s, kind, x + w * 0.4, SHORE - 6 + row * 12, w, random() < 0.4)
      x += w * (0.66 + random() * 0.22)
    }
}

/** Yukimi, the low lantern with a wide roof that stands with its feet at the water. */
function drawStoneLantern(s: Stage, o: { x: number; y: number; h: number }): void {
  const k = o.h / 100
  const lay = (text: string, lit: number, flip = 1) =>
    s.path(cornered(text, o.x, o.y, k, flip), s.shade('#7d8a98', lit))
  for (const [r, opacity] of [
    [44, 0.1],
    [26, 0.16],
  ] as const)
    s.circle(o.x, o.y - 46 * k, r * k, s.light.window, `opacity="${opacity}"`)
  for (const side of [-1, 1]) lay('14,-28 24,-22 30,-6 34,2 26,2 22,-8 14,-18', side > 0 ? 0.5 : 0.2, side)
  lay('-5,-26 5,-26 6,0 -6,0', 0.15)
  lay('-26,-34 26,-34 22,-26 -22,-26', 0.6)
  lay('-20,-36 20,-36 20,-33 -20,-33', 0.25)
  lay('-17,-58 17,-58 17,-36 -17,-36', 0.3)
  s.path(
    cornered('-12,-56 -2,-56 -2,-38 -12,-38', o.x, o.y, k) +
      cornered('2,-56 12,-56 12,-38 2,-38', o.x, o.y, k),
    s.light.window,
  )
  s.path(cornered('-10,-54 -2,-54 -2,-40 -8,-40', o.x, o.y, k), '#fff3c8')
  s.path(
    curved('-46,-56 -30,-64 -12,-76 0,-79 12,-76 30,-64 46,-56 40,-54 0,-58 -40,-54', o.x, o.y, k, 1, 0.5),
    s.shade('#7d8a98', 0.85),
  )
  s.path(
    curved('0,-79 12,-76 30,-64 46,-56 40,-54 8,-57 4,-66', o.x, o.y, k, 1, 0.4),
    s.shade('#7d8a98', 0.25),
  )
  s.path(curved('-7,-78 -5,-86 0,-94 5,-86 7,-78', o.x, o.y, k, 1, 0.7), s.shade('#7d8a98', 0.6))
}

/** Flat natural stones fitted along the near edge; the nearer the larger. */
function drawNearEdge(s: Stage): void {
  const random = s.random(27)
  s.fillBelow(EDGE + 7, s.shade('#25384f', 0.1))
  for (const [row, y, h, w] of [
    [0, EDGE, 34, 230],
    [1, EDGE + 37, 62, 350],
    [2, EDGE + 102, 104, 520],
  ] as const)
    for (let x = 60 - 4 * w - random() * 60; x < s.right; ) {
      const l = w * (0.6 + random() * 0.7)
      const bite = () => random() * 9
      const slab: Point[] = [
        [x + 2 + bite(), y + bite() * 0.5],
        [x + l * (0.3 + random() * 0.3), y - (row ? 0 : bite())],
        [x + l - 3 - bite(), y + bite() * 0.4],
        [x + l - 2, y + h * 0.5],
        [x + l - 4 - bite(), y + h - bite() * 0.4],
        [x + l * (0.4 + random() * 0.2), y + h],
        [x + 3 + bite(), y + h - bite() * 0.3],
        [x + 2, y + h * 0.45],
      ]
      const rock = random() < 0.5 ? '#71839a' : '#7f8b98'
      s.path(polygon(slab), s.shade(rock, 0.36 + random() * 0.26))
      s.line(polygon(slab.slice(0, 3), false), s.shade('#d3d6da', 0.9), row ? 1.6 : 3, 'opacity=".75"')
      x += l
    }
}

/** A cypress bucket with its hoops and a folded towel over the rim. */
function drawBucket(s: Stage, x: number, y: number): void {
  s.path(cornered('-40,-4 44,-4 6,12 -110,14', x, y), s.light.shadow, 'opacity=".5"')
  const staves = range(9)
  for (const i of staves) {
    const [a, b] = [-52 + i * 11.6, -52 + (i + 1) * 11.6]
    s.path(
      cornered(`${round1(a)},-74 ${round1(b)},-74 ${round1(b * 0.84)},0 ${round1(a * 0.84)},0`, x, y),
      s.shade('#d6a46c', [0.25, 0.34, 0.45, 0.58, 0.7, 0.82, 0.95, 1, 0.8][i] ?? 0.6),
    )
  }
  s.ellipse(x, y - 74, 53, 13, s.shade('#e6bf88', 0.95))
  s.ellipse(x, y - 73, 47, 10, s.shade('#5f4038', 0.2))
  s.path(
    curved('-40,-74 -20,-69 0,-68 22,-69 40,-74 24,-66 0,-63 -24,-66', x, y, 1, 1, 0.6),
    s.shade('#9fc0cc', 0.8),
  )
  for (const [up, half] of [
    [58, 50],
    [16, 45.6],
  ] as const) {
    s.path(
      `M${x - half} ${y - up}Q${x} ${y - up + 13} ${x + half} ${y - up}v7Q${x} ${y - up + 20} ${x - half} ${y - up + 7}Z`,
      s.shade('#a8713f', 0.35),
    )
    s.path(
      `M${x} ${y - up + 6.5}Q${x + half * 0.6} ${y - up + 6} ${x + half} ${y - up}v7Q${x + half * 0.6} ${y - up + 13} ${x} ${y - up + 13.5}Z`,
      s.shade('#cf9657', 0.9),
    )
  }
  s.path(cornered('10,-84 40,-80 42,-30 14,-28', x, y), s.shade('#f3efe6', 1))
  s.path(cornered('10,-84 20,-83 22,-29 14,-28', x, y), s.shade('#f3efe6', 0.5))
  s.path(cornered('15,-46 42,-48 42,-42 15,-40', x, y), s.shade('#3f6fa0', 0.8))
}
