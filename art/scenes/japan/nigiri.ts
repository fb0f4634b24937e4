import { ellipsePath } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import { curved, strand } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, type Layers, modelled, svg } from '../../scene.ts'

export type Topping = 'tuna' | 'bream' | 'prawn' | 'omelette' | 'roe'

interface NigiriOptions {
  /** Middle of the piece where it stands. */
  readonly x: number
  readonly y: number
  /** Length of the slice on top. */
  readonly w: number
  readonly topping: Topping
  readonly turn?: number
}

const RICE = curved('-52,8 -51,-14 -36,-26 0,-29 36,-26 51,-14 52,8 38,19 0,22 -38,19')
const SLICE = curved('-66,9 -64,-15 -40,-36 0,-43 40,-38 64,-18 68,7 58,8 44,-5 0,-11 -44,-7 -57,10')
const ROLL = curved('-44,14 -46,-22 -40,-28 0,-30 40,-28 46,-22 44,14 34,22 0,25 -34,22')

/** One piece of hand-pressed sushi, drawn 134 wide in its own units. */
export function nigiri(o: NigiriOptions): Layers {
  const scale = o.w / 134
  const inPlace = (draw: (s: Stage) => void) => (s: Stage) =>
    void s.placed({ x: o.x, y: o.y, scale, turn: o.turn ?? 0 }, () => draw(s))
  const body = (round: number, bright: number, draw: (s: Stage) => void, cast = false): Layer =>
    modelled(
      {
        round: round * scale,
        dark: 0.5,
        bright,
        ...(cast ? { cast: { x: -9, y: 8, blur: 6, opacity: 0.55 } } : {}),
      },
      inPlace(draw),
    )
  if (o.topping === 'roe') return [body(24, 0.4, drawRoll, true), svg(inPlace(drawRoe))]
  return [
    body(20, 0.5, (s) => drawRice(s, o.x), true),
    body(13, 0.6, TOPPINGS[o.topping]),
    svg(inPlace(drawGleam)),
  ]
}

function drawRice(s: Stage, salt: number): void {
  s.path(RICE, s.shade('#fbf5e8', 0.92))
  const random = s.random(salt)
  s.clipped(RICE, () => {
    for (const [colour, lit, n] of [
      ['#e0d0c8', 0.62, 44],
      ['#fffdf6', 1, 40],
    ] as const)
      for (const _ of range(n))
        s.add(
          `<ellipse rx="5.400" ry="2.300" fill="${s.shade(colour, lit)}" opacity=".8" transform="translate(${round1((random() - 0.5) * 104)} ${round1(random() * 46 - 24)}) rotate(${Math.round(random() * 180)})"/>`,
        )
  })
}

const TOPPINGS: Record<Exclude<Topping, 'roe'>, (s: Stage) => void> = {
  tuna: (s) => {
    s.path(SLICE, s.shade('#b9273f', 0.8))
    drawGrain(s, '#f08a86', 2.2)
  },
  bream: (s) => {
    s.path(SLICE, s.shade('#fbeae2', 0.9))
    s.clipped(SLICE, () =>
      s.line(strand('-66,4 -44,-14 0,-20 44,-14 68,4'), s.shade('#e0727c', 0.8), 11, 'opacity=".85"'),
    )
    drawGrain(s, '#f0b4b0', 1.8)
  },
  prawn: (s) => {
    s.path('M58 -6C72 -26 84 -30 96 -28C90 -18 92 -12 98 -4C84 -6 72 4 60 6Z', s.shade('#d9512f', 0.8))
    s.path(SLICE, s.shade('#fbe2cf', 0.9))
    s.clipped(SLICE, () => {
      for (const i of range(6))
        s.line(`M${-60 + i * 22} 12q2 -30 16 -58`, s.shade('#ec7f4e', 0.85), 9, 'opacity=".9"')
      s.line(strand('-66,-4 -40,-26 0,-31 40,-27 68,-6'), s.shade('#fff4ea', 1), 2.4, 'opacity=".8"')
    })
  },
  omelette: (s) => {
    s.path(
      'M-62 -8L-58 -40Q-56 -46 -48 -46H50Q58 -46 60 -40L64 -8Q64 -3 56 -3H-54Q-62 -3 -62 -8Z',
      s.shade('#f6c955', 0.9),
    )
    s.line('M-58 -18Q0 -14 60 -18M-60 -30Q0 -26 60 -30', s.shade('#d9962f', 0.6), 1.6, 'opacity=".7"')
    s.path('M-13 -47H13L16 20Q0 25 -16 20Z', s.shade('#24363a', 0.35))
  },
}

/** The lines of fat across a slice. */
function drawGrain(s: Stage, colour: string, width: number): void {
  s.clipped(SLICE, () =>
    s.line(
      range(8)
        .map((i) => `M${-66 + i * 18} 6q8 -22 26 -48`)
        .join(''),
      s.shade(colour, 1),
      width,
      'opacity=".6"',
    ),
  )
}

function drawGleam(s: Stage): void {
  s.line(strand('-30,-35 0,-39 34,-34'), s.light.sun, 3.4, 'opacity=".55" stroke-linecap="round"')
}

function drawRoll(s: Stage): void {
  s.path(ROLL, s.shade('#22343c', 0.5))
  s.line('M-30 -24V22M-12 -26V24M8 -26V24M26 -25V22', s.shade('#5a7a70', 0.7), 1.6, 'opacity=".4"')
}

/** Salmon roe heaped in a band of seaweed, each bead with its own spark. */
function drawRoe(s: Stage): void {
  s.path(ellipsePath(0, -27, 42, 11), s.shade('#8a2a24', 0.4))
  const random = s.random(17)
  const beads = range(34).map((i) => {
    const a = random() * 6.283
    const k = Math.sqrt(random())
    return [Math.cos(a) * k * 38, -30 - (1 - k) * 12 + Math.sin(a) * k * 8, i] as const
  })
  for (const [x, y] of [...beads].sort((a, b) => a[1] - b[1])) {
    s.circle(
      x,
      y,
      7,
      s.rad([s.shade('#ffb05e', 1), s.shade('#ee6a2c', 0.8), s.shade('#b4361e', 0.35)], 0.6, 0.35, 0.7),
    )
    s.circle(x + 2.2, y - 2.6, 1.5, s.light.sun, 'opacity=".9"')
  }
}
