import { ellipsePath, rectPath } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawPalm } from '../../language/plants/palm.ts'

/** What the stamp shows, so that the letter says where it comes from. */
type StampMotif = 'peak' | 'palm' | 'sail'

interface PostedLetterOptions {
  /** Middle of the envelope, which is `size` wide and lies on a table. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
  readonly colour: string
  readonly stamps: readonly StampMotif[]
  /** Red and blue edge of air mail. */
  readonly airMail?: boolean
  readonly tilt?: number
}

const [W, H] = [240, 150]

/** An addressed envelope lying on a table: stamps of far places, a postmark, lines of ink without letters. */
export function drawPostedLetter(s: Stage, o: PostedLetterOptions): void {
  const paper = o.colour
  onTable(s, o, () => {
    const sheet = rectPath(-W / 2, -H / 2, W, H)
    s.path(sheet, s.light.shadow, 'opacity=".3" transform="translate(-7 9)"')
    s.path(sheet, s.light.shadow, 'opacity=".3" transform="translate(-2 3)"')
    s.path(sheet, s.lin([s.shade(paper, 1.05), s.shade(paper, 0.78)], 1, 0, 0, 1))
    if (o.airMail) airMailEdge(s)
    address(s)
    for (const [i, motif] of o.stamps.entries()) stamp(s, W / 2 - 62 - i * 50, -H / 2 + 18, motif)
    postmark(s, W / 2 - 66 - o.stamps.length * 46, -H / 2 + 46)
  })
}

function onTable(s: Stage, o: PostedLetterOptions, draw: () => void): void {
  s.group(`transform="translate(${round1(o.x)} ${round1(o.y)}) scale(1 ${o.tilt ?? 0.58})"`, () =>
    s.placed({ x: 0, y: 0, turn: o.turn, scale: o.size / W }, draw),
  )
}

function airMailEdge(s: Stage): void {
  const edge = rectPath(-W / 2 + 4, -H / 2 + 4, W - 8, H - 8)
  for (const [colour, offset] of [
    ['#b8343c', 0],
    ['#2f5590', 13],
  ] as const)
    s.line(edge, s.shade(colour, 0.85), 8, `stroke-dasharray="8 18" stroke-dashoffset="${offset}"`)
}

function address(s: Stage): void {
  const hand = (x: number, y: number, n: number, k: number) =>
    `M${x} ${y}${range(n)
      .map((i) => `q2 ${[-7, -3, -5, -2, -6][(i * 7 + k) % 5]} 4 0t4 0`)
      .join('')}`
  s.line(
    hand(-88, 12, 12, 0) + hand(-88, 30, 9, 2) + hand(-88, 48, 14, 3),
    s.shade('#26335c', 0.3),
    1.8,
    'opacity=".75" stroke-linecap="round"',
  )
}

function stamp(s: Stage, x: number, y: number, motif: StampMotif): void {
  const [w, h] = [44, 54]
  s.rect(x, y, w, h, s.shade('#fffaf0', 1))
  const teeth = [
    ...range(8).flatMap((i) => [
      ellipsePath(x + 3 + i * 5.4, y, 1.5),
      ellipsePath(x + 3 + i * 5.4, y + h, 1.5),
    ]),
    ...range(10).flatMap((i) => [
      ellipsePath(x, y + 3 + i * 5.4, 1.5),
      ellipsePath(x + w, y + 3 + i * 5.4, 1.5),
    ]),
  ]
  s.path(teeth.join(''), s.shade('#d9c8ac', 0.8))
  s.placed({ x: x + 4, y: y + 4 }, () => s.clipped(rectPath(0, 0, 36, 46), () => STAMPS[motif](s)))
}

const STAMPS: Record<StampMotif, (s: Stage) => void> = {
  peak: (s) => {
    s.rect(0, 0, 36, 46, s.lin([s.shade('#7a78b0', 0.8), s.shade('#f6b8a4', 1)]))
    s.circle(26, 13, 5, s.shade('#fff0d0', 1))
    s.path('M-2 36Q10 30 15 17H20Q25 30 38 36V46H-2Z', s.shade('#3f4a86', 0.7))
    s.path('M12.500 24L15 17H20L22.500 24L19.500 22L17.500 25L15.500 22Z', s.shade('#fff6f0', 1))
    s.path('M-2 38H38V46H-2Z', s.shade('#c9739a', 0.8))
  },
  palm: (s) => {
    s.rect(0, 0, 36, 46, s.lin([s.shade('#f2a860', 1), s.shade('#ffe2a4', 1)]))
    s.circle(25, 20, 6, s.shade('#fff6dc', 1))
    s.rect(0, 28, 36, 18, s.lin([s.shade('#8fd0c4', 1), s.shade('#1f8f9c', 0.7)]))
    s.path('M-2 40Q14 33 38 41V46H-2Z', s.shade('#f0d4a0', 1))
    drawPalm(s, { x: 11, y: 42, h: 26, lean: 0.2, seed: 4, fronds: 11 })
  },
  sail: (s) => {
    s.rect(0, 0, 36, 46, s.lin([s.shade('#2f6f9c', 0.7), s.shade('#a8d4d4', 1)]))
    s.rect(0, 31, 36, 15, s.lin([s.shade('#3f9aa8', 0.9), s.shade('#1f5f88', 0.5)]))
    s.path('M19 6V29H31Q29 15 19 6ZM17 11V29H8Q10 19 17 11Z', s.shade('#fff6e4', 1))
    s.path('M6 31H32L28 36H11Z', s.shade('#8a3f34', 0.7))
  },
}

function postmark(s: Stage, x: number, y: number): void {
  const waves = range(4).map((i) => `M${x + 22} ${y - 15 + i * 10}q8 -6 16 0t16 0t16 0t16 0`)
  s.line(
    `${ellipsePath(x, y, 24)}${ellipsePath(x, y, 16)}M${x - 13} ${y}h26${waves.join('')}`,
    s.shade('#33406b', 0.3),
    1.7,
    'opacity=".5"',
  )
}
