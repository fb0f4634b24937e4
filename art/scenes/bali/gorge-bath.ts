import { ellipsePath } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import { cornered, curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFrangipani } from '../../language/plants/frangipani.ts'
import { type Layers, modelled, svg } from '../../scene.ts'

/** Drawn around the middle of its foot, then set on the floor. */
const BATH = { x: 1096, y: 812, scale: 0.8 }
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

/** A post of the pavilion on its stone footing. */
export function drawPost(s: Stage, x: number, foot: number): void {
  s.path(cornered('-40,0 40,0 -70,16 -190,14', x, foot), s.light.shadow, 'opacity=".4"')
  s.rect(x - 21, s.top - 20, 42, foot - 30 - s.top, s.shade('#7a5c44', 0.6))
  s.rect(x - 21, s.top - 20, 14, foot - 30 - s.top, s.shade('#a88460', 0.85))
  s.rect(x + 11, s.top - 20, 10, foot - 30 - s.top, s.shade('#4f3c34', 0.2))
  s.path(cornered('-32,-54 32,-54 46,0 -46,0', x, foot), s.shade('#8f9488', 0.6))
  s.path(cornered('-32,-54 -14,-54 -20,0 -46,0', x, foot), s.shade('#b4b8aa', 0.9))
  s.path(cornered('16,-54 32,-54 46,0 26,0', x, foot), s.shade('#5f6a68', 0.2))
}

/** A low teak stool with folded towels, a brass bowl of petals and a glass of jamu. */
export function drawStool(s: Stage, x: number, foot: number): void {
  const lay = (text: string, colour: string, lit: number) =>
    s.path(cornered(text, x, foot), s.shade(colour, lit))
  s.path(cornered('-60,-2 66,-2 20,16 -160,16', x, foot), s.light.shadow, 'opacity=".45"')
  lay('-56,0 -44,0 -46,-62 -58,-62', '#8a6344', 0.7)
  lay('44,0 56,0 58,-62 46,-62', '#8a6344', 0.35)
  lay('-48,-20 48,-20 48,-28 -48,-28', '#8a6344', 0.3)
  lay('-72,-62 72,-62 62,-76 -62,-76', '#c0946a', 0.95)
  lay('-72,-62 72,-62 72,-54 -72,-54', '#8a6344', 0.45)
  for (const [i, colour] of ['#f4ecdc', '#dfe6d6', '#f4ecdc'].entries()) {
    const y = -70 - i * 14
    lay(`-54,${y} 8,${y} 8,${y - 13} -54,${y - 13}`, colour, 0.95)
    lay(`-54,${y} -42,${y} -42,${y - 13} -54,${y - 13}`, colour, 0.45)
    lay(`-42,${y - 6} 8,${y - 6} 8,${y - 8} -42,${y - 8}`, colour, 0.55)
  }
  drawFrangipani(s, x - 22, foot - 116, 15, { flat: 0.6, turn: 20 })
  s.path(curved('24,-92 56,-92 53,-78 46,-70 34,-70 27,-78', x, foot, 1, 1, 0.6), s.shade('#c99a44', 0.55))
  s.path(curved('24,-92 40,-92 38,-78 36,-70 34,-70 27,-78', x, foot, 1, 1, 0.5), s.shade('#f0cc78', 1))
  s.ellipse(x + 40, foot - 92, 16, 4.6, s.shade('#f4d98c', 1))
  for (const [dx, colour] of [
    [-7, '#f4c4b0'],
    [1, '#fff6e6'],
    [8, '#e8805c'],
  ] as const)
    s.ellipse(x + 40 + dx, foot - 94, 5, 3, s.shade(colour, 1))
}

/** Thatch that hangs into the top of the picture. */
export function drawThatch(s: Stage, y: number): void {
  const random = s.random(9)
  s.path(
    `M${s.left} ${s.top - 20}H${s.right}V${y}H${s.left}Z`,
    s.lin([s.shade('#4a4038', 0.02), s.shade('#7a6a50', 0.25)], 0, Math.min(s.top, y - 160), 0, y, true),
  )
  const rows = Math.ceil((y - s.top) / 26) + 1
  for (const row of range(rows).map((i) => 5 - rows + i)) {
    const straws = range(Math.ceil((s.right - s.left) / 5)).map((i) => {
      const x = s.left + i * 5 + random() * 5
      const top = y - 120 + row * 26
      return `M${round1(x)} ${round1(top)}l${round1((random() - 0.5) * 10)} ${round1(34 + random() * 26)}`
    })
    s.line(straws.join(''), s.shade('#a8926a', 0.12 + Math.max(-0.4, row) * 0.13), 2.2, 'opacity=".75"')
  }
}
