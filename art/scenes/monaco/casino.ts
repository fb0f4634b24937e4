import { polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface CasinoOptions {
  /** Middle of the front at the ground. */
  readonly x: number
  readonly y: number
  readonly w: number
  readonly depth?: number
  readonly lamps?: boolean
  /** 0..1: floodlight on the stone. */
  readonly lit?: number
  readonly stone?: string
}

/** A Belle Époque front of our own: arcade, twin lanterned towers, green copper domes. Drawn 400 wide. */
export function drawCasino(s: Stage, o: CasinoOptions): void {
  const depth = o.depth ?? 0
  const lit = o.lit ?? 1
  const stone = (k: number) => s.shade(o.stone ?? '#f8ead0', k * lit, depth)
  const copper = (k: number) => s.shade('#4f9a86', k * lit, depth)
  const toSun = s.lightSide(o.x)
  const round = (a: string, b: string) => s.lin(toSun > 0 ? [b, a, a] : [a, a, b], 0, 0, 1, 0)
  const glass = o.lamps ? s.lamp(depth) : s.shade('#41608c', 0.35, depth)
  s.placed({ x: o.x, y: o.y, scale: o.w / 400 }, () => {
    s.path('M-86 -128C-80 -176 -40 -196 0 -196C40 -196 80 -176 86 -128Z', round(copper(1), copper(0.15)))
    s.line(
      range(9)
        .map((i) => `M${-76 + i * 19} -128Q${(-76 + i * 19) * 0.7} -176 ${(-76 + i * 19) * 0.12} -195`)
        .join(''),
      copper(0.3),
      1.6,
      'opacity=".6"',
    )
    s.rect(-5, -212, 10, 18, stone(0.9))
    s.path('M-9 -212L0 -228L9 -212Z', s.shade('#d9b46a', 0.95, depth))
    s.rect(-196, -112, 392, 112, s.lin([stone(1), stone(0.85)]))
    s.rect(toSun > 0 ? -196 : 100, -112, 96, 112, stone(0.35), 'opacity=".35"')
    s.rect(-92, -136, 184, 136, s.lin([stone(1.02), stone(0.88)]))
    for (const k of [-1, 1]) drawTower(s, k * 112, { stone, copper, glass, round })
    drawArcade(s, glass, stone)
    s.rect(-200, -118, 400, 7, stone(1))
    s.rect(-96, -142, 192, 8, stone(1.02))
    s.rect(-200, -62, 400, 4, stone(1))
    s.path(
      polygon([
        [-30, -142],
        [0, -160],
        [30, -142],
      ]),
      stone(1),
    )
    s.circle(0, -150, 5.5, s.shade('#d9b46a', 0.9, depth))
    s.rect(-206, -6, 412, 8, stone(0.7))
    s.line(
      range(34)
        .map((i) => `M${-198 + i * 12} -120v-7`)
        .join(''),
      stone(0.9),
      3,
    )
    s.line('M-202 -128H202', stone(1), 2)
  })
}

interface Stones {
  readonly stone: (k: number) => string
  readonly copper: (k: number) => string
  readonly glass: string
  readonly round: (a: string, b: string) => string
}

function drawTower(s: Stage, x: number, m: Stones): void {
  s.rect(x - 24, -206, 48, 206, m.round(m.stone(1.02), m.stone(0.3)))
  s.rect(x - 28, -150, 56, 6, m.stone(1))
  s.rect(x - 28, -208, 56, 7, m.stone(1))
  s.path(`M${x - 10} -162V-186a10 11 0 0 1 20 0V-162Z`, m.glass)
  s.path(
    `M${x - 26} -208C${x - 24} -236 ${x - 10} -246 ${x} -250C${x + 10} -246 ${x + 24} -236 ${x + 26} -208Z`,
    m.round(m.copper(1), m.copper(0.1)),
  )
  s.rect(x - 1.6, -266, 3.2, 18, s.shade('#d9b46a', 0.9))
  for (const y of [-108, -56]) s.path(`M${x - 8} ${y + 30}V${y + 6}a8 9 0 0 1 16 0V${y + 30}Z`, m.glass)
}

function drawArcade(s: Stage, glass: string, stone: (k: number) => string): void {
  for (const i of range(12)) {
    const x = -183 + i * 33.3
    if (Math.abs(Math.abs(x) - 112) < 26) continue
    s.path(`M${x - 9} -12V-40a9 10 0 0 1 18 0V-12Z`, glass)
    s.path(`M${x - 7} -68V-92a7 8 0 0 1 14 0V-68Z`, glass)
    s.line(`M${x} -12V-49M${x} -68V-99`, stone(0.8), 1.2)
    s.rect(x - 10, -67, 20, 2.4, stone(1))
  }
}
