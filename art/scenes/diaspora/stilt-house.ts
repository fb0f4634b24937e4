import { polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface StiltHouseOptions {
  /** Middle of the house at the waterline. */
  readonly x: number
  readonly y: number
  readonly w: number
  readonly depth?: number
  readonly seed?: number
}

const ROOFS = ['#b4583c', '#9a6a58', '#c98a5a', '#7a7a8c'] as const
const WALLS = ['#a8805c', '#8a9a9c', '#b8966a', '#9a6f5a'] as const

/** A plank house on stilts in the lagoon: rusted tin roof, veranda, ladder, washing. */
export function drawStiltHouse(s: Stage, o: StiltHouseOptions): void {
  const random = s.random(o.seed ?? o.x)
  const depth = o.depth ?? 0
  const roof = ROOFS[Math.floor(random() * ROOFS.length)] ?? ROOFS[0]
  const wall = WALLS[Math.floor(random() * WALLS.length)] ?? WALLS[0]
  const tone = (colour: string, lit: number) => s.shade(colour, lit, depth)
  s.placed({ x: o.x, y: o.y, scale: o.w / 100, flip: s.lightSide(o.x) > 0 }, () => {
    const stilts = range(8).map((i) => {
      const x = -52 + i * 15 + (random() - 0.5) * 4
      return `M${x} -30L${x + (random() - 0.5) * 5} 4`
    })
    s.line(stilts.join(''), tone('#4a3038', 0.2), 2.6)
    s.line('M-50 -14L-20 -28M10 -12L40 -28M-24 -10L8 -26', tone('#4a3038', 0.12), 1.4)
    s.rect(-60, -32, 120, 4.5, s.lin([tone('#b08a68', 0.9), tone('#5a3a38', 0.1)]))
    drawWalls(s, wall, tone)
    drawRoof(s, roof, random, tone)
    s.line('M-60 -32V-50M-46 -32V-50M-60 -49H-42M-60 -41H-42', tone('#6a4a40', 0.5), 1.5)
    s.line('M46 -32L54 4M52 -32L60 4M47.500 -24H54M49 -16H56M50.500 -8H58', tone('#7a5444', 0.45), 1.4)
    drawWashing(s, random, tone)
  })
}

type Tone = (colour: string, lit: number) => string

function drawWalls(s: Stage, wall: string, tone: Tone): void {
  s.rect(-42, -74, 62, 42, s.lin([tone(wall, 1), tone(wall, 0.72)], 0, 0, 0, 1))
  s.path('M20 -74L52 -70V-32H20Z', tone(wall, 0.16))
  s.line(
    range(9)
      .map((i) => `M${-36 + i * 7} -74V-32`)
      .join(''),
    tone(wall, 0.3),
    0.6,
    'opacity=".6"',
  )
  s.rect(-14, -62, 14, 30, s.lin([tone('#2a1c3c', 0.15), tone('#5a3040', 0.3)]))
  s.rect(-35, -61, 13, 13, tone('#2a1c3c', 0.2))
  s.rect(-37, -63, 5, 17, tone('#4f8a8c', 0.8))
  s.rect(30, -60, 11, 12, s.lamp(0.1), 'opacity=".8"')
}

function drawRoof(s: Stage, roof: string, random: () => number, tone: Tone): void {
  s.path('M-50 -70L-40 -100L14 -100L24 -70Z', s.lin([tone(roof, 1.05), tone(roof, 0.62)]))
  s.path('M14 -100L24 -70L58 -66L44 -94Z', tone(roof, 0.12))
  const rust = range(6).map(() => {
    const [x, y] = [-44 + random() * 56, -98 + random() * 22]
    return polygon([
      [x, y],
      [x + 7, y],
      [x + 6, y + 9],
      [x - 1.5, y + 9],
    ])
  })
  s.path(rust.join(''), tone('#7a3428', 0.5), 'opacity=".5"')
  s.line(
    range(13)
      .map((i) => `M${-39 + i * 4.3} -100L${-48 + i * 5.8} -70`)
      .join(''),
    tone(roof, 0.25),
    0.5,
    'opacity=".7"',
  )
  s.line('M-50 -70H24L58 -66', tone('#ffe0b0', 0.9), 0.9)
  s.path('M-52 -69.500H25L24 -65L-50 -65Z', tone('#2a1c3c', 0.1), 'opacity=".45"')
}

function drawWashing(s: Stage, random: () => number, tone: Tone): void {
  s.line('M-60 -52Q-76 -47 -92 -50', tone('#5a4048', 0.4), 0.7)
  for (const [i, colour] of ['#d8583c', '#f0e6d0', '#3a6a9c', '#e0a83c'].entries()) {
    const x = -66 - i * 6.5
    s.path(`M${x} -50.500h5l${random()} 9h-5.500Z`, tone(colour, 0.85))
  }
  s.line('M-92 -50V4', tone('#4a3038', 0.2), 1.8)
}
