import { ellipsePath, type Point, ribbon } from '../../engine/geometry.ts'
import { curved, outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

const FUR = '#94704c'
const SKIN = '#b98a72'

/** Three hard tones, each shifted towards the light. */
function furred(s: Stage, d: string, step = 6): void {
  s.path(d, s.shade('#7a5840', 0.05))
  s.clipped(d, () => {
    s.path(d, s.shade(FUR, 0.5), `transform="translate(${step} ${-step * 0.4})"`)
    s.path(d, s.shade('#b8905e', 0.85), `transform="translate(${step * 2.4} ${-step * 0.9})"`)
  })
}

const limb = (text: string, from: number, to: number): string =>
  ribbon(outline(text), (t) => from + (to - from) * t)

const BODY = '-24,-30 -50,-14 -68,14 -74,46 -66,74 -42,88 -20,82 -9,52 -7,10 -9,-18'
const THIGH = '-70,66 -66,40 -48,20 -26,14 -15,22 -20,40 -34,58 -42,80 -56,86'

/** A Philippine tarsier clinging to an upright stem at its right, its face turned to us; 190 high at scale 1. */
export function drawTarsier(s: Stage, o: { x: number; y: number; scale: number; turn: number }): void {
  s.placed(o, () => {
    drawTail(s)
    drawDigits(s, 10, 50, 0.5)
    furred(s, curved(BODY), 8)
    drawLeg(s)
    drawArm(s)
    s.clipped(curved(BODY), () => s.ellipse(-44, -36, 40, 28, s.shade('#5a3c2c', 0.1), 'opacity=".7"'))
    drawHead(s)
  })
}

function drawTail(s: Stage): void {
  const line: Point[] = outline('-54,80 -64,106 -58,140 -44,172 -36,206')
  s.path(
    ribbon(line, (t) => (t > 0.72 ? 4.4 : 3.4)),
    s.shade('#6a4a3a', 0.4),
  )
}

function drawDigits(s: Stage, x: number, y: number, lit: number): void {
  for (const [dx, dy] of [
    [3, -13],
    [7, -5],
    [7, 3],
    [3, 10],
  ] as const) {
    s.path(
      ribbon(
        [
          [x - 16, y + dy * 0.3],
          [x - 4, y + dy * 0.9],
          [x + dx, y + dy],
        ],
        () => 2.5,
      ),
      s.shade(SKIN, lit),
    )
    s.circle(x + dx + 1, y + dy, 3.7, s.shade(SKIN, lit + 0.15))
  }
}

function drawLeg(s: Stage): void {
  furred(s, limb('-24,24 -28,54 -40,88', 9, 5.4), 3)
  furred(s, limb('-42,88 -20,86 0,76', 5.4, 4.4), 2)
  drawDigits(s, 11, 74, 0.7)
  s.path(curved(THIGH, -1, -5), s.light.shadow, 'opacity=".6"')
  furred(s, curved(THIGH), 7)
}

function drawArm(s: Stage): void {
  furred(s, limb('-30,24 -16,10 -2,-4', 6, 4.2), 2)
  furred(s, limb('-42,-8 -40,10 -30,25', 9, 6), 3)
  drawDigits(s, 10, -6, 0.7)
}

const HEAD = '0,-38 -22,-35 -39,-21 -45,1 -38,20 -20,33 0,37 20,33 38,20 45,1 39,-21 22,-35'

function drawHead(s: Stage): void {
  s.placed({ x: -36, y: -54, turn: 4 }, () => {
    for (const side of [-1, 1]) {
      furred(s, curved('20,-26 27,-52 42,-67 58,-62 61,-42 46,-12', 0, 0, 1, side), 4)
      s.path(
        curved('31,-30 35,-50 45,-59 54,-54 54,-40 44,-20', 0, 0, 1, side),
        s.shade('#a86a5a', side > 0 ? 0.7 : 0.4),
      )
    }
    furred(s, curved(HEAD), 8)
    s.path(curved('0,-30 -5,-12 -7,8 -17,20 -12,31 0,34 12,31 17,20 7,8 5,-12'), s.shade('#d8b88c', 0.75))
    s.path(curved('0,-30 -5,-12 -7,8 -17,20 -12,31 0,34 -2,10'), s.shade('#b08a64', 0.5))
    for (const side of [-1, 1]) drawEye(s, side * 21, -3)
    s.path(curved('-5,17 0,15 5,17 3.400,22 0,24 -3.400,22'), s.shade('#5a3630', 0.35))
    s.line('M0 24V27M-9 29.500Q0 26 9 29.500', s.shade('#4a2c2c', 0.25), 1.5, 'stroke-linecap="round"')
  })
}

function drawEye(s: Stage, x: number, y: number): void {
  s.circle(x, y, 19, s.shade('#3a2420', 0.2))
  const iris = ellipsePath(x, y, 17)
  s.path(iris, s.shade('#a85518', 0.6))
  s.clipped(iris, () => {
    s.circle(x + 1, y + 5, 16.4, s.shade('#f0962a', 0.95))
    s.circle(x + 3, y + 11, 12, s.shade('#ffc552', 1))
  })
  s.ellipse(x - 1, y, 6.4, 7.2, s.shade('#140c12', 0.05))
  s.circle(x + 4, y - 5, 2.6, '#fffaf0')
}
