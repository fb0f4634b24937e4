import { ellipsePath, type Point, ribbon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, modelled, svg } from '../../scene.ts'

export interface ToastGuest {
  /** Degrees: where the arm comes from, 0 right, 90 below. */
  readonly from: number
  readonly skin: string
  readonly sleeve: string
  readonly glass: 'tumbler' | 'coupe' | 'flute' | 'mug' | 'square' | 'goblet'
  readonly drink: string
}

const MIDDLE: Point = [800, 450]

/** One arm reaching in with its glass, from above. */
export const toastArm = (g: ToastGuest): Layer[] => {
  const angle = (g.from * Math.PI) / 180
  const at = { x: MIDDLE[0] + Math.cos(angle) * 122, y: MIDDLE[1] + Math.sin(angle) * 112 }
  const part = (draw: (s: Stage) => void) => (s: Stage) => s.placed({ ...at, turn: g.from }, () => draw(s))
  const cast = { x: -16, y: 34, blur: 20, opacity: 0.5 }
  const form = (round: number) => ({ round, dark: 0.75, bright: 0.5, from: [0.4, -1] as const })
  return [
    modelled(
      { ...form(22), cast },
      part((s) => forearm(s, g)),
    ),
    modelled(
      { ...form(26), cast },
      part((s) => sleeve(s, g)),
    ),
    modelled(
      form(11),
      part((s) => fingersBehind(s, g)),
    ),
    modelled(
      { ...form(10), dark: 0.5 },
      part((s) => glass(s, g)),
    ),
    svg(part((s) => liquid(s, g))),
    modelled(
      form(10),
      part((s) => thumb(s, g)),
    ),
  ]
}

function sleeve(s: Stage, g: ToastGuest): void {
  s.path(
    ribbon(
      [
        [250, 8],
        [420, 20],
        [640, 40],
        [900, 80],
      ],
      (t) => 52 + 34 * t,
    ),
    s.shade(g.sleeve, 0.6),
  )
  s.line('M286 -34q12 40 -2 84M330 -40q14 48 0 98', s.shade(g.sleeve, 0.15), 3, 'opacity=".5"')
}

function forearm(s: Stage, g: ToastGuest): void {
  s.path(
    ribbon(
      [
        [60, 4],
        [110, 2],
        [180, 4],
        [280, 10],
      ],
      (t) => 40 - 12 * Math.sin(t * 3.1) + 8 * t,
    ),
    s.shade(g.skin, 0.7),
  )
}

/** Four fingers around the far side of the glass. */
function fingersBehind(s: Stage, g: ToastGuest): void {
  for (const i of [3, 2, 1, 0]) {
    const r = 62 - i * 3
    const line = range(6).map((k): Point => {
      const a = 0.35 + i * 0.05 + k * 0.44
      return [Math.cos(a) * r, Math.sin(a) * r]
    })
    s.path(
      ribbon(line, (t) => 15 - 4 * t),
      s.shade(g.skin, 0.8 - i * 0.08),
    )
  }
}

const RIM = { tumbler: 50, coupe: 64, flute: 34, mug: 52, goblet: 46 } as const

const rimOf = (kind: ToastGuest['glass']): string =>
  kind === 'square'
    ? 'M-44 -36Q-44 -44 -36 -44H36Q44 -44 44 -36V36Q44 44 36 44H-36Q-44 44 -44 36Z'
    : ellipsePath(0, 0, RIM[kind])

function glass(s: Stage, g: ToastGuest): void {
  s.path(rimOf(g.glass), g.glass === 'mug' ? s.shade('#3f7f94', 0.8) : s.shade('#dfe8ee', 0.9))
}

function liquid(s: Stage, g: ToastGuest): void {
  s.add('<g transform="scale(.84)">')
  s.path(
    rimOf(g.glass),
    s.rad([s.shade(g.drink, 1), s.shade(g.drink, 0.7), s.shade(g.drink, 0.25)], 0.6, 0.36, 0.75),
  )
  s.add('</g>')
  const random = s.random(g.from + 3)
  for (const _ of range(9))
    s.circle((random() - 0.5) * 44, (random() - 0.5) * 44, 1.4 + random() * 2, '#fff6dc', 'opacity=".75"')
  s.line(rimOf(g.glass), '#fffaf0', 3, 'opacity=".85"')
  s.path('M-20 -26C-6 -36 14 -34 24 -24C10 -28 -6 -28 -20 -26Z', '#ffffff', 'opacity=".8"')
}

function thumb(s: Stage, g: ToastGuest): void {
  s.path(
    ribbon(
      [
        [78, -20],
        [58, -46],
        [24, -58],
        [-8, -54],
      ] as Point[],
      (t) => 17 - 5 * t,
    ),
    s.shade(g.skin, 0.85),
  )
  s.path(curved('-14,-58 -2,-62 6,-58 0,-50'), s.shade('#f2d2c0', 0.8), 'opacity=".8"')
}

/** An open laptop from above; the screen throws its glow over the table. */
export function drawLaptopFromAbove(s: Stage): void {
  s.placed({ x: 800, y: 470, turn: -5 }, () => {
    s.path(
      'M-330 -60L-350 240Q-350 254 -336 254H336Q350 254 350 240L330 -60Z',
      s.lin([s.shade('#9aa6b8', 0.8), s.shade('#5f6a86', 0.4)]),
    )
    for (const row of range(5))
      for (const key of range(14))
        s.rect(-292 + key * 42, -30 + row * 34, 36, 27, s.shade('#232a48', 0.3), 'rx="5"')
    s.rect(-90, 150, 180, 86, s.shade('#8490a8', 0.6), 'rx="8"')
    s.path('M-330 -60H330L300 -330H-300Z', s.shade('#1b2242', 0.2))
    s.path('M-310 -72H310L284 -316H-284Z', s.lin(['#fdf0d0', '#f2c88a', '#d98a74'], 0, 0, 1, 1))
    s.path(
      'M-284 -316L-290 -262C-140 -226 0 -300 130 -250C190 -226 240 -240 290 -262L284 -316Z',
      '#5f8fa8',
      'opacity=".7"',
    )
    s.circle(120, -190, 44, '#fff6dc')
  })
  s.circle(
    800,
    330,
    620,
    s.rad([
      ['#ffe6b0', 0.55],
      ['#ffd08a', 0.2],
      ['#ffd08a', 0],
    ]),
  )
}
