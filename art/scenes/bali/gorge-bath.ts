import { ellipsePath } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFrangipani } from '../../language/plants/frangipani.ts'
import { type Layers, modelled, svg } from '../../scene.ts'

/** Drawn around the middle of its foot, then set on the floor. */
const BATH = { x: 1100, y: 800, scale: 0.88 }
const BASIN =
  'M-338 -202C-338 -230 338 -230 338 -202C342 -130 294 -30 174 -8C80 8 -80 8 -174 -8C-294 -30 -342 -130 -338 -202Z'

const atBath = (draw: (s: Stage) => void) => (s: Stage) => s.placed(BATH, () => draw(s))

/** A stone bath at the open edge of a thatched pavilion. */
export const stoneBath = (): Layers => [
  svg(stoneFloor),
  modelled(
    { round: 50, dark: 0.72, bright: 0.5, cast: { x: -44, y: 14, blur: 22, opacity: 0.4 } },
    atBath((s) => s.path(BASIN, s.shade('#8f9488', 0.6))),
  ),
  svg(atBath(pitting)),
  modelled(
    { round: 8, dark: 0.5 },
    atBath((s) => s.ellipse(0, -202, 340, 52, s.shade('#b9bdb0', 0.9))),
  ),
  svg(atBath(bathWater)),
  svg(atBath(petals)),
  svg(fallenFlowers),
  svg(atBath(steam)),
]

function stoneFloor(s: Stage): void {
  s.fillBelow(
    722,
    s.lin([s.shade('#8a9488', 0.7), s.shade('#6a7470', 0.4), s.shade('#46525c', 0.2)], 0, 722, 0, 920, true),
  )
  const slabs = range(18).map((i) => `M${800 + (i - 9) * 130} 722L${800 + (i - 9) * 330} ${s.bottom}`)
  s.line(
    `${slabs.join('')}M${s.left} 764H${s.right}M${s.left} 832H${s.right}`,
    s.shade('#2c3c48', 0.1),
    2.4,
    'opacity=".5"',
  )
  s.ellipse(
    900,
    800,
    620,
    60,
    s.rad([
      [s.light.sky[4], 0.4],
      [s.light.sky[4], 0],
    ]),
  )
  s.rect(s.left, 712, s.right - s.left, 13, s.lin([s.shade('#c9d0c2', 0.95), s.shade('#6a7470', 0.3)]))
}

function pitting(s: Stage): void {
  const random = s.random(14)
  const pits = range(220).map(() => {
    const x = -310 + random() * 620
    const y = -160 + random() * 150
    return ellipsePath(x, y, 1 + random() * 4, 0.8 + random() * 2)
  })
  s.clipped(BASIN, () => s.path(pits.join(''), s.shade('#3f4a50', 0.1), 'opacity=".35"'))
}

function bathWater(s: Stage): void {
  s.ellipse(
    0,
    -200,
    306,
    40,
    s.lin([s.shade('#5f8f88', 0.4), s.shade('#a9cfc0', 0.9), s.shade('#e6f0dc', 1)], 0, 0, 1, 0.2),
  )
  s.ellipse(0, -204, 306, 36, 'none', `stroke="${s.shade('#3f5a58', 0.1)}" stroke-width="5" opacity=".5"`)
  s.line(
    'M-210 -194q60 -10 120 0M-30 -180q80 -10 150 0M90 -208q50 -7 100 0',
    s.light.sun,
    2.4,
    'opacity=".5"',
  )
}

function petals(s: Stage): void {
  const random = s.random(21)
  const places = range(26)
    .map(() => {
      const a = random() * 6.28
      const r = Math.sqrt(random())
      return [Math.cos(a) * r * 276, -198 + Math.sin(a) * r * 31, 22 + random() * 9, random() * 72] as const
    })
    .sort((a, b) => a[1] - b[1])
  for (const [x, y, r, turn] of places) {
    s.ellipse(x - 4, y + 5, r * 0.8, r * 0.26, s.shade('#2f5a58', 0.1), 'opacity=".35"')
    drawFrangipani(s, round1(x), round1(y), r, { turn, flat: 0.44 })
  }
}

function fallenFlowers(s: Stage): void {
  for (const [x, y, r, turn] of [
    [812, 790, 24, 10],
    [880, 838, 29, 50],
    [1366, 822, 27, 30],
    [716, 846, 23, 0],
  ] as const) {
    s.ellipse(x - 5, y + 5, r * 0.9, r * 0.3, s.light.shadow, 'opacity=".4"')
    drawFrangipani(s, x, y, r, { turn, flat: 0.5, lit: 0.9 })
  }
}

function steam(s: Stage): void {
  s.group(`filter="${s.blur(9)}" opacity=".3"`, () => {
    s.line(
      'M-100 -220C-130 -270 -70 -310 -100 -370M10 -224C40 -270 -20 -310 14 -380M120 -218C94 -260 146 -290 120 -342',
      '#ffffff',
      16,
      'stroke-linecap="round"',
    )
  })
}

/** A post of the pavilion on its stone footing, and a robe on a peg of it. */
export const postWithRobe = (o: { x: number; foot: number; peg: number }): Layers => {
  const hung = (draw: (s: Stage) => void) => (s: Stage) =>
    s.placed({ x: o.x, y: o.peg, scale: 2.05 }, () => draw(s))
  const cast = { x: -9, y: 6, blur: 7, opacity: 0.35 }
  return [
    svg((s) => s.ellipse(o.x - 14, o.foot, 76, 11, s.light.shadow, `filter="${s.blur(5)}" opacity=".55"`)),
    modelled({ round: 13, dark: 0.6 }, (s) =>
      s.rect(o.x - 22, s.top - 20, 44, o.foot - 30 - s.top, s.shade('#7a5c44', 0.55)),
    ),
    modelled({ round: 10, dark: 0.6 }, (s) =>
      s.path(
        `M${o.x - 32} ${o.foot - 52}H${o.x + 32}L${o.x + 50} ${o.foot}Q${o.x} ${o.foot + 9} ${o.x - 50} ${o.foot}Z`,
        s.shade('#8f9488', 0.7),
      ),
    ),
    modelled({ round: 5, dark: 0.5, cast }, hung(robeSleeves)),
    modelled({ round: 9, dark: 0.55, cast }, hung(robeBody)),
    modelled({ round: 4, dark: 0.5, cast: { x: -3, y: 2, blur: 3, opacity: 0.3 } }, hung(robeTrim)),
    modelled({ round: 4, dark: 0.5 }, hung(peg)),
  ]
}

const LINEN = '#f4eada'

function robeSleeves(s: Stage): void {
  s.path(
    'M-8 7C-17 10 -22 19 -25 33C-27 43 -30 54 -32 63C-28 67 -23 68 -18.6 67C-17 55 -14 40 -11 30Z',
    s.shade(LINEN, 0.72),
  )
  s.path(
    'M8 7C17 10 22 19 25 33C27 43 29 55 30.6 65C27 69 22 69.6 17.6 68C16.4 55 14 40 11 30Z',
    s.shade(LINEN, 0.82),
  )
  s.line('M-31 58Q-25 62.6 -19.4 61.6M29.6 59.6Q24 64 18.2 62.6', s.shade('#a89a94', 0.3), 1, 'opacity=".7"')
}

function robeBody(s: Stage): void {
  s.path(
    'M-4.6 4C-11 6 -15 10 -16 17C-16.6 34 -18.6 66 -20.4 97C-14 101 -8 98.6 -2 101C6 103 14 101 20.6 97.6C19 66 16.8 34 16 17C15 10 11 6 4.6 4Q0 7 -4.6 4Z',
    s.shade(LINEN, 0.88),
  )
  s.path('M-4.6 4C-4 16 -2 28 1.6 37C3.6 28 4.6 16 4.6 4Q0 7 -4.6 4Z', s.shade('#b8a898', 0.25))
  s.line(
    'M-11 56C-12 70 -13.4 86 -14 97M-6 57C-6.6 72 -7.4 88 -7.4 98M9 57C10 72 11.4 86 12.4 99',
    s.shade('#a89a94', 0.3),
    1.1,
    'opacity=".6"',
  )
  s.line('M2 54C2.6 70 2.4 88 3 101', s.shade('#7f7478', 0.2), 1.3, 'opacity=".7"')
}

/** The shawl collar, and the belt knotted in front with its two ends. */
function robeTrim(s: Stage): void {
  s.path('M4.6 3.4C5 18 4 34 -1 50L3.4 51C8.6 36 10.2 18 8.4 5.4Z', s.shade(LINEN, 0.95))
  s.path('M-4.6 3.4C-4.6 18 -2 36 3 50L-1.4 51.6C-7.2 37 -9.8 18 -8.4 5.4Z', s.shade(LINEN, 1))
  s.path('M-17.4 49C-8 52.6 8 52.6 17.2 49L17.6 53.6C8 57.2 -8 57.2 -17.8 53.6Z', s.shade('#d9c4a4', 0.7))
  s.path('M-2 53L1.4 54L-.6 74L-4.6 73.4ZM2 53.6L5.2 53L8 79L4 79.6Z', s.shade('#d9c4a4', 0.8))
  s.ellipse(1.4, 53, 3.4, 3, s.shade('#e2cfae', 0.9))
}

function peg(s: Stage): void {
  s.line('M-2.6 6Q0 -3.6 2.6 6', s.shade('#d9c4a4', 0.6), 1.4)
  s.path('M-2.6 -3.6H2.6V2.2Q0 3.6 -2.6 2.2Z', s.shade('#c08f4c', 0.7))
  s.ellipse(0, -3.4, 3.6, 2.6, s.shade('#dcae62', 0.9))
}

/** Thatch that hangs into the top of the picture. */
export function drawThatch(s: Stage, y: number): void {
  const random = s.random(9)
  s.path(
    `M${s.left} ${s.top - 20}H${s.right}V${y}H${s.left}Z`,
    s.lin([s.shade('#4a4038', 0.02), s.shade('#7a6a50', 0.25)], 0, Math.min(s.top, y - 160), 0, y, true),
  )
  for (const row of range(5)) {
    const straws = range(Math.ceil((s.right - s.left) / 5)).map((i) => {
      const x = s.left + i * 5 + random() * 5
      const top = y - 120 + row * 26
      return `M${round1(x)} ${round1(top)}l${round1((random() - 0.5) * 10)} ${round1(34 + random() * 26)}`
    })
    s.line(straws.join(''), s.shade('#a8926a', 0.12 + row * 0.13), 2.2, 'opacity=".75"')
  }
}
