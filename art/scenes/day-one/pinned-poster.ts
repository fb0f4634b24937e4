import { type Point, ribbon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawPalm } from '../../language/plants/palm.ts'
import { type Layers, modelled, svg } from '../../scene.ts'

const SKIN = '#7a4c38'
const SHEET = { x: 560, y: 150, w: 400, h: 500 }
const PIN: Point = [762, 178]

/** A bare brick wall in raking light and a hand that pins up the first small poster. */
export const pinnedPoster = (): Layers => [
  svg((s) =>
    s.rect(
      s.left,
      s.top,
      s.right - s.left,
      s.bottom - s.top,
      s.lin([s.shade('#8f7468', 0.15), s.shade('#c9ab90', 0.8)], 0, 0, 1, 0),
    ),
  ),
  ...range(3).map((k) =>
    modelled(
      { round: 6, dark: 0.6, from: [1, -0.35], cast: { x: -6, y: 3, blur: 3, opacity: 0.45 } },
      (s: Stage) => bricks(s, k),
    ),
  ),
  modelled({ round: 5, dark: 0.3, from: [1, -0.4], cast: { x: -34, y: 16, blur: 18, opacity: 0.5 } }, paper),
  svg(picture),
  modelled(
    { round: 26, dark: 0.72, from: [1, -0.6], cast: { x: -54, y: 30, blur: 26, opacity: 0.45 } },
    sleeve,
  ),
  modelled(
    { round: 30, dark: 0.72, from: [1, -0.6], cast: { x: -50, y: 30, blur: 24, opacity: 0.4 } },
    backOfHand,
  ),
  ...CURLED.map((line) =>
    modelled({ round: 14, dark: 0.7, from: [1, -0.6] }, (s: Stage) => finger(s, line, 30)),
  ),
  modelled({ round: 8, dark: 0.5, bright: 0.8, cast: { x: -12, y: 8, blur: 6, opacity: 0.5 } }, pin),
  modelled({ round: 14, dark: 0.7, from: [1, -0.6], cast: { x: -20, y: 14, blur: 12, opacity: 0.4 } }, (s) =>
    finger(s, THUMB, 34),
  ),
  modelled({ round: 14, dark: 0.7, from: [1, -0.6], cast: { x: -20, y: 14, blur: 12, opacity: 0.4 } }, (s) =>
    finger(s, INDEX, 31),
  ),
  svg(nails),
]

const INDEX: Point[] = [
  [1030, 246],
  [930, 182],
  [850, 158],
  [780, 172],
]
const THUMB: Point[] = [
  [1010, 372],
  [920, 330],
  [850, 270],
  [792, 214],
]
const CURLED: Point[][] = [
  [
    [1150, 420],
    [1060, 440],
    [1000, 420],
    [1010, 380],
  ],
  [
    [1130, 372],
    [1030, 396],
    [962, 366],
    [984, 326],
  ],
  [
    [1100, 310],
    [1000, 330],
    [930, 296],
    [960, 262],
  ],
]

function finger(s: Stage, line: readonly Point[], half: number): void {
  s.path(
    ribbon(line, (t) => half * (1 - 0.3 * t)),
    s.shade(SKIN, 0.72),
  )
}

function backOfHand(s: Stage): void {
  s.path(
    curved('1010,240 1070,196 1160,210 1250,290 1330,390 1300,480 1220,500 1120,470 1040,400 1000,320'),
    s.shade(SKIN, 0.68),
  )
}

function sleeve(s: Stage): void {
  s.path(
    ribbon(
      [
        [1220, 410],
        [1320, 500],
        [1450, 620],
        [1640, 800],
      ] as Point[],
      (t) => 84 + 14 * t,
    ),
    s.shade(SKIN, 0.64),
  )
  s.path(
    ribbon(
      [
        [1370, 540],
        [1470, 632],
        [1680, 830],
      ] as Point[],
      (t) => 118 + 20 * t,
    ),
    s.shade('#2f5f6c', 0.6),
  )
  s.path(
    ribbon(
      [
        [1356, 528],
        [1384, 552],
      ] as Point[],
      () => 126,
    ),
    s.shade('#3f7784', 0.75),
  )
}

/** Every third brick is drawn at a time, so that each casts on its neighbours. */
function bricks(s: Stage, k: number): void {
  const random = s.random(60 + k)
  const colours = ['#b8604a', '#a8523f', '#c9755a', '#96483f', '#c08468']
  const [w, h] = [176, 62]
  for (let row = Math.floor(s.top / h) - 1; row * h < s.bottom; row++) {
    for (let column = Math.floor(s.left / w) - 1; column * w < s.right; column++) {
      if ((row + column * 2 + 300) % 3 !== k) continue
      const x = column * w + (row % 2 ? w / 2 : 0) + random() * 5
      const y = row * h + random() * 3
      const light = 0.25 + 0.6 * ((x + 100) / 1800)
      const [a, b] = [w - 13 - random() * 5, h - 12 - random() * 4]
      s.path(
        `M${x + 5} ${y}L${x + a - 4} ${y + random() * 3}Q${x + a} ${y + 4} ${x + a} ${y + 8}L${x + a - random() * 4} ${y + b}L${x + 6} ${y + b - random() * 3}Q${x} ${y + b - 4} ${x} ${y + b - 8}L${x + random() * 4} ${y + 6}Z`,
        s.shade(colours[Math.floor(random() * 5)] as string, light),
      )
    }
  }
}

function paper(s: Stage): void {
  const { x, y, w, h } = SHEET
  s.path(
    `M${x} ${y + 6}L${x + w} ${y}L${x + w + 8} ${y + h - 30}Q${x + w - 10} ${y + h + 8} ${x + w - 70} ${y + h + 2}L${x - 6} ${y + h}Z`,
    s.shade('#fbf4e2', 1),
  )
}

/** The little poster: sea, sun, boulder and palm. */
function picture(s: Stage): void {
  const { x, y, w } = SHEET
  const frame = `M${x + 24} ${y + 30}H${x + w - 24}V${y + 400}H${x + 22}Z`
  s.clipped(frame, () => {
    s.rect(x, y, w, 420, s.fine(['#2f6f94', '#8fb4b4', '#f4c890', '#ffe6b4'], 0, y, 0, y + 260, true))
    s.circle(x + 236, y + 208, 42, '#fff4d0')
    s.circle(x + 236, y + 208, 66, '#fff4d0', 'opacity=".3"')
    s.rect(x, y + 240, w, 200, s.fine(['#f2dcb0', '#6fc0bc', '#2f93a0'], 0, y + 240, 0, y + 400, true))
    s.line(
      `M${x + 190} ${y + 262}h92M${x + 206} ${y + 280}h60M${x + 216} ${y + 300}h44`,
      '#fff4d0',
      4,
      'opacity=".8"',
    )
    s.path(
      curved('20,400 40,300 110,270 160,320 220,330 250,400', x, y),
      s.lin(['#e8a98a', '#8a5a78'], 0, 0, 1, 1),
    )
    s.path(curved('200,410 220,356 280,350 310,410', x, y), s.lin(['#e8a98a', '#7a4c70'], 0, 0, 1, 1))
    drawPalm(s, { x: x + 70, y: y + 300, h: 180, lean: 0.34, seed: 4 })
    s.path(`M${x} ${y + 390}Q${x + 200} ${y + 372} ${x + w} ${y + 386}V${y + 420}H${x}Z`, '#f2d8a8')
  })
  s.line(frame, s.shade('#c9a25d', 0.8), 3)
  s.line(
    `M${x + 120} ${y + 432}H${x + w - 120}M${x + 150} ${y + 446}H${x + w - 150}`,
    s.shade('#c9a25d', 0.8),
    3,
  )
}

function pin(s: Stage): void {
  s.ellipse(PIN[0], PIN[1], 26, 24, s.shade('#d9a84c', 0.9))
  s.ellipse(PIN[0] + 5, PIN[1] - 5, 13, 12, s.shade('#f6d890', 1))
}

function nails(s: Stage): void {
  s.path(curved('786,156 812,150 826,160 810,174 788,178'), s.shade('#e0b09c', 0.9))
  s.path(curved('800,206 822,214 838,236 824,240 802,226'), s.shade('#e0b09c', 0.85))
  s.line(
    'M884 158q4 16 -2 30M938 176q6 16 -2 32M880 288q14 -8 26 -22',
    s.shade('#4a2a2c', 0.2),
    2.6,
    'opacity=".5"',
  )
}
