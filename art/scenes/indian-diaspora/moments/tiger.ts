import { ellipsePath, type Point, ribbon, smooth } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import { curved, outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { type Layer, modelled } from '../../../scene.ts'

/** Drawn in its own units, about 1000 long, facing left, paws at y 0. */
interface TigerOptions {
  readonly x: number
  readonly y: number
  readonly scale: number
}

const COAT = '#dd8a34'
const CREAM = '#f8ead0'
const INK = '#241428'

const BODY =
  '-330,-230 -300,-318 -220,-360 -110,-340 40,-318 180,-346 268,-348 330,-300 340,-220 300,-164 190,-176 30,-150 -120,-140 -250,-146 -318,-180'
const NEAR_FORE =
  '-300,-250 -210,-250 -196,-160 -232,-96 -238,-40 -226,-6 -240,2 -300,4 -318,-8 -298,-34 -292,-96 -314,-160'
const FAR_FORE = '-200,-200 -130,-200 -104,-116 -62,-44 -36,-16 -52,0 -104,2 -112,-18 -150,-96'
const NEAR_HIND =
  '200,-290 336,-300 348,-190 288,-130 312,-74 300,-30 314,-6 300,4 236,4 226,-8 250,-34 240,-84 186,-150'
const FAR_HIND = '150,-190 240,-190 190,-110 120,-62 104,-20 96,2 34,4 26,-8 54,-32 74,-86'
const NECK = '-392,-290 -330,-346 -230,-340 -210,-230 -280,-150 -352,-176 -404,-220'
const HEAD =
  '-340,-316 -372,-344 -420,-346 -462,-322 -492,-290 -518,-262 -526,-236 -514,-218 -486,-206 -446,-196 -400,-192 -350,-210 -326,-256'

/** A tiger in mid-stride, modelled limb by limb. */
export const tiger = (o: TigerOptions): Layer[] => {
  const part = (round: number, draw: (s: Stage) => void, cast = false) =>
    modelled(
      {
        round: round * o.scale,
        dark: 0.62,
        bright: 0.5,
        ...(cast ? { cast: { x: -8, y: 10, blur: 10, opacity: 0.35 } } : {}),
      },
      (s) => {
        s.placed({ x: o.x, y: o.y, scale: o.scale }, () => draw(s))
      },
    )
  return [
    part(14, drawTail),
    part(20, (s) => drawLimb(s, FAR_FORE, 0.5)),
    part(20, (s) => drawLimb(s, FAR_HIND, 0.5)),
    part(44, drawTrunk),
    part(24, (s) => drawLimb(s, NEAR_HIND, 0.85), true),
    part(22, (s) => drawLimb(s, NEAR_FORE, 0.85), true),
    part(30, drawNeck),
    part(10, drawEars),
    part(26, drawHead, true),
    { draw: (s: Stage) => void s.placed({ x: o.x, y: o.y, scale: o.scale }, () => drawFace(s)) },
  ]
}

/** A stripe: a curved wedge, thick in the middle, ending in a point. */
function stripe(s: Stage, points: readonly Point[], w: number): void {
  s.path(
    ribbon(points, (t) => w * Math.sin(Math.PI * Math.min(0.98, 0.12 + t * 0.88)) + 0.4),
    s.shade(INK, 0.3),
  )
}

function drawTrunk(s: Stage): void {
  const d = curved(BODY)
  s.path(
    d,
    s.lin([s.shade('#c87428', 0.8), s.shade(COAT, 0.85), s.shade('#e8ac5c', 0.85), s.shade(CREAM, 0.7)]),
  )
  s.clipped(d, () => {
    const random = s.random(6)
    for (const i of range(13)) {
      const x = -270 + i * 47
      const reach = 110 + random() * 60
      const bend = (random() - 0.5) * 30 + 12
      stripe(
        s,
        [
          [x, -362],
          [x + bend, -362 + reach * 0.5],
          [x - 6, -362 + reach],
        ],
        6.5 + random() * 3,
      )
      if (i % 2)
        stripe(
          s,
          [
            [x + 22, -362],
            [x + 30, -330],
            [x + 20, -300],
          ],
          5,
        )
      stripe(
        s,
        [
          [x + 14, -150],
          [x + 22, -186],
          [x + 12, -224 - random() * 20],
        ],
        5,
      )
    }
  })
}

function drawLimb(s: Stage, outline: string, lit: number): void {
  const d = curved(outline)
  s.path(d, s.lin([s.shade(COAT, lit), s.shade('#e8a85a', lit), s.shade(CREAM, lit * 0.9)]))
  s.clipped(d, () => {
    const xs = outline.split(' ').map((p) => Number(p.split(',')[0]))
    const [left, right] = [Math.min(...xs), Math.max(...xs)]
    for (const i of range(7)) {
      const y = -270 + i * 31
      stripe(
        s,
        [
          [left - 4, y + 8],
          [(left + right) / 2, y - 8],
          [right - (right - left) * (i % 2 ? 0.2 : 0.45), y + 2],
        ],
        5,
      )
    }
  })
  s.line(toes(outline), s.shade(INK, 0.3), 2, 'opacity=".5"')
}

function toes(outline: string): string {
  const low = outline
    .split(' ')
    .map((p) => p.split(',').map(Number))
    .filter(([, y = 0]) => y > -2)
  const x = Math.min(...low.map(([v = 0]) => v))
  return [12, 28, 44].map((k) => `M${x + k} -14q-3 8 0 15`).join('')
}

function drawTail(s: Stage): void {
  const line: Point[] = outline('316,-296 392,-262 430,-180 470,-110 540,-96 590,-130')
  s.path(
    ribbon(line, (t) => 17 - 6 * t),
    s.shade(COAT, 0.7),
  )
  for (const [x, y] of [
    [396, -258],
    [418, -214],
    [436, -168],
    [456, -126],
    [498, -100],
    [536, -96],
  ] as const)
    s.path(ellipsePath(x, y, 8, 15), s.shade(INK, 0.3))
  s.path(smooth(outline('570,-112 604,-140 584,-150 562,-124')), s.shade(INK, 0.3))
}

function drawNeck(s: Stage): void {
  const d = curved(NECK)
  s.path(d, s.lin([s.shade('#c87428', 0.8), s.shade(COAT, 0.85), s.shade(CREAM, 0.8)]))
  s.clipped(d, () => {
    for (const i of range(5))
      stripe(
        s,
        [
          [-360 + i * 34, -350],
          [-350 + i * 34, -290],
          [-372 + i * 34, -236],
        ],
        6.5,
      )
  })
}

function drawEars(s: Stage): void {
  for (const [x, y] of [
    [-352, -352],
    [-416, -354],
  ] as const) {
    s.path(ellipsePath(x, y, 25, 26), s.shade(INK, 0.4))
    s.path(ellipsePath(x - 4, y + 4, 14, 15), s.shade(CREAM, 0.8))
  }
}

function drawHead(s: Stage): void {
  const d = curved(HEAD)
  s.path(d, s.lin([s.shade('#c87428', 0.85), s.shade(COAT, 0.9), s.shade('#ecb46a', 0.9)]))
  s.clipped(d, () => {
    s.path(
      smooth(outline('-530,-240 -500,-262 -468,-250 -440,-232 -420,-200 -460,-180 -540,-190'), true, 0.8),
      s.shade(CREAM, 0.95),
    )
    s.path(
      smooth(outline('-400,-262 -372,-280 -346,-262 -340,-214 -390,-190 -410,-220'), true, 0.8),
      s.shade(CREAM, 0.9),
    )
    s.path(ellipsePath(-452, -304, 17, 10), s.shade(CREAM, 0.95))
    for (const [a, b, c] of [
      [-400, -330, -384],
      [-376, -330, -362],
      [-424, -336, -408],
    ] as const)
      stripe(
        s,
        [
          [a, -348],
          [c, b + 14],
          [a - 2, b + 36],
        ],
        5,
      )
    for (const i of range(4))
      stripe(
        s,
        [
          [-338, -296 + i * 24],
          [-366, -286 + i * 22],
          [-392, -292 + i * 24],
        ],
        5,
      )
  })
}

function drawFace(s: Stage): void {
  s.path(smooth(outline('-472,-284 -456,-294 -438,-284 -448,-276 -464,-276'), true, 0.8), s.shade(INK, 0.2))
  s.path(ellipsePath(-456, -284, 8.5, 6.4), '#f0b83c')
  s.path(ellipsePath(-457, -284, 3.6, 4.6), s.shade(INK, 0.1))
  s.path(ellipsePath(-459, -286.5, 1.5), '#fff8e0')
  s.path(
    smooth(outline('-530,-252 -518,-264 -502,-256 -510,-242 -526,-238'), true, 0.7),
    s.shade('#b8645c', 0.75),
  )
  s.line(
    'M-516 -240Q-512 -222 -486 -216Q-464 -212 -450 -222',
    s.shade(INK, 0.2),
    3.4,
    'stroke-linecap="round"',
  )
  s.path(
    range(9)
      .map((i) => ellipsePath(-494 + (i % 3) * 12, -244 + Math.floor(i / 3) * 9, 1.5))
      .join(''),
    s.shade(INK, 0.3),
  )
  s.line(
    range(5)
      .map((i) => `M-484 ${round1(-240 + i * 6)}q-44 ${round1(-6 + i * 8)} -82 ${round1(-4 + i * 16)}`)
      .join(''),
    '#fff6e4',
    1.3,
    'opacity=".85"',
  )
}
