import { ellipsePath } from '../engine/geometry.ts'
import { range, round1 } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { type Layers, svg } from '../scene.ts'
import { drawFrangipani } from './frangipani.ts'
import { modelled } from './modelled.ts'

const BATH = { x: 1110, y: 640 }

/** A stone bath at the open edge of a thatched pavilion. */
export const stoneBath = (): Layers => [
  svg(stoneFloor),
  modelled({ round: 56, dark: 0.72, bright: 0.5, cast: { x: -50, y: 16, blur: 24, opacity: 0.4 } }, (s) => {
    s.path(
      'M772 628C772 600 1448 600 1448 628C1452 700 1404 800 1284 822C1190 838 1030 838 936 822C816 800 768 700 772 628Z',
      s.shade('#8f9488', 0.6),
    )
  }),
  svg(pitting),
  modelled({ round: 9, dark: 0.5 }, (s) => s.ellipse(BATH.x, 628, 340, 52, s.shade('#b9bdb0', 0.9))),
  svg(bathWater),
  svg(petals),
  modelled({ round: 12, dark: 0.6, cast: { x: -12, y: 6, blur: 8, opacity: 0.4 } }, towels),
  svg(steam),
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
    const x = 800 + random() * 620
    const y = 670 + random() * 150
    return ellipsePath(x, y, 1 + random() * 4, 0.8 + random() * 2)
  })
  s.clipped(
    'M772 628C772 600 1448 600 1448 628C1452 700 1404 800 1284 822C1190 838 1030 838 936 822C816 800 768 700 772 628Z',
    () => s.path(pits.join(''), s.shade('#3f4a50', 0.1), 'opacity=".35"'),
  )
}

function bathWater(s: Stage): void {
  s.ellipse(
    BATH.x,
    630,
    306,
    40,
    s.lin([s.shade('#5f8f88', 0.4), s.shade('#a9cfc0', 0.9), s.shade('#e6f0dc', 1)], 0, 0, 1, 0.2),
  )
  s.ellipse(BATH.x, 626, 306, 36, 'none', `stroke="${s.shade('#3f5a58', 0.1)}" stroke-width="5" opacity=".5"`)
  s.line('M900 636q60 -10 120 0M1080 650q80 -10 150 0M1200 622q50 -7 100 0', s.light.sun, 2.4, 'opacity=".5"')
}

function petals(s: Stage): void {
  const random = s.random(21)
  const places = range(26)
    .map(() => {
      const a = random() * 6.28
      const r = Math.sqrt(random())
      return [
        BATH.x + Math.cos(a) * r * 276,
        632 + Math.sin(a) * r * 31,
        22 + random() * 9,
        random() * 72,
      ] as const
    })
    .sort((a, b) => a[1] - b[1])
  for (const [x, y, r, turn] of places) {
    s.ellipse(x - 4, y + 5, r * 0.8, r * 0.26, s.shade('#2f5a58', 0.1), 'opacity=".35"')
    drawFrangipani(s, round1(x), round1(y), r, { turn, flat: 0.44 })
  }
  for (const [x, y, r, turn] of [
    [772, 800, 30, 10],
    [862, 846, 34, 50],
    [1450, 830, 32, 30],
    [688, 848, 26, 0],
  ] as const)
    drawFrangipani(s, x, y, r, { turn, flat: 0.5, lit: 0.9 })
}

function towels(s: Stage): void {
  for (const [i, c] of ['#f4ecdc', '#e2d2b8', '#f8f2e6'].entries())
    s.rect(1476, 690 - i * 26, 128, 28, s.shade(c, 0.9), 'rx="13"')
}

function steam(s: Stage): void {
  s.group(`filter="${s.blur(9)}" opacity=".3"`, () => {
    s.line(
      'M1010 610C980 560 1040 520 1010 460M1120 606C1150 560 1090 520 1124 450M1230 612C1204 570 1256 540 1230 488',
      '#ffffff',
      16,
      'stroke-linecap="round"',
    )
  })
}

/** A robe on a peg of the pavilion's post. */
export function drawRobe(s: Stage, x: number, y: number): void {
  const linen = '#f2e8d8'
  s.placed({ x, y, scale: 0.8 }, () => {
    s.path(
      'M-20 0C-66 14 -78 60 -84 150C-92 260 -96 340 -90 398C-40 412 40 412 84 396C92 330 84 240 78 150C72 60 60 14 20 0C8 10 -8 10 -20 0Z',
      s.shade(linen, 0.85),
    )
    s.path('M-20 0C-14 60 -6 110 4 150L24 20L20 0C8 10 -8 10 -20 0Z', s.shade(linen, 0.35))
    s.line(
      'M-52 120C-58 220 -60 320 -56 400M4 150C0 240 -4 330 0 406M46 120C52 220 54 310 50 402',
      s.shade('#a89a94', 0.3),
      3,
      'opacity=".55"',
    )
    s.path('M-86 188C-30 204 40 204 80 188L81 212C40 226 -30 226 -88 212Z', s.shade(linen, 0.6))
  })
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
