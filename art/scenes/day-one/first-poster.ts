import { type Point, polygon, rectPath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { cornered } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawPalm } from '../../language/plants/palm.ts'

const FROM: Point = [190, 164]
const TO: Point = [1520, 118]

/** The string sags between its two tacks. */
const onString = (t: number): Point => [
  FROM[0] + (TO[0] - FROM[0]) * t,
  FROM[1] + (TO[1] - FROM[1]) * t + 4 * 62 * t * (1 - t),
]

const peg = (i: number): Point => onString(0.16 + i * 0.0835)

/** A string across the wall with ten pegs; nine have nothing to hold yet. */
export function drawStringOfPegs(s: Stage): void {
  const line = polygon(
    range(41).map((i) => onString(i / 40)),
    false,
  )
  s.line(line, s.light.shadow, 2.4, 'opacity=".45" transform="translate(-9 9)"')
  s.line(line, s.shade('#f2e4c4', 0.9), 3)
  for (const [x, y] of [FROM, TO]) {
    s.ellipse(x - 9, y + 7, 10, 8, s.light.shadow, 'opacity=".5"')
    s.circle(x, y, 9, s.shade('#c9922f', 0.8))
    s.circle(x + 2.4, y - 2.4, 4, s.shade('#fff0b8', 1))
  }
  for (const i of range(10)) drawPeg(s, peg(i), i > 4 ? 0.55 : 0.95)
}

function drawPeg(s: Stage, [x, y]: Point, lit: number): void {
  s.path(rectPath(x - 16, y - 8, 13, 46), s.light.shadow, 'opacity=".42"')
  s.path(rectPath(x - 7, y - 17, 7, 46), s.shade('#b98a4c', lit * 0.6))
  s.path(rectPath(x, y - 17, 7, 46), s.shade('#e8c684', lit))
  s.path(rectPath(x - 7, y - 2, 14, 3.4), s.shade('#5f6a68', lit * 0.4))
}

const SHEET = { w: 282, h: 394 }
const ENLARGED = 1.16

export function drawFirstPoster(s: Stage): void {
  const [px, py] = peg(0)
  s.placed({ x: px, y: py + 10, scale: ENLARGED }, () => drawSheet(s))
  drawPeg(s, peg(0), 1)
}

function drawSheet(s: Stage): void {
  const { w, h } = SHEET
  const [x, y] = [-w / 2, 0]
  s.path(cornered(`0,0 ${w},0 ${w - 14},${h + 24} -58,${h + 30}`, x, y), s.light.shadow, 'opacity=".5"')
  s.path(cornered(`0,0 ${w},0 ${w + 3},${h - 34} ${w - 30},${h} -3,${h}`, x, y), s.shade('#fdf7e6', 1.1))
  drawPrint(s, x + 18, y + 20, w - 36, h - 86)
  s.line(
    `M${x + 70} ${y + h - 44}h${w - 140}M${x + 100} ${y + h - 30}h${w - 200}`,
    s.shade('#b98a2c', 0.8),
    4,
  )
  s.path(cornered(`${w + 3},${h - 34} ${w - 30},${h} ${w - 34},${h - 40}`, x, y), s.shade('#c9bd9c', 0.5))
}

/** A cove in five inks: sky, cliff, sea, sand and a sail. */
function drawPrint(s: Stage, x: number, y: number, w: number, h: number): void {
  const at = (points: string) => cornered(points, x, y)
  s.clipped(rectPath(x, y, w, h), () => {
    s.rect(x, y, w, h, '#2a86a4')
    s.rect(x, y + 52, w, h, '#58abb8')
    s.rect(x, y + 100, w, h, '#a6d2c4')
    s.circle(x + 172, y + 108, 40, '#fdeec0')
    s.path(at('-6,150 40,138 78,146 120,152 250,152 250,320 -6,320'), '#1d7590')
    s.path(at('-6,186 250,178 250,320 -6,320'), '#2f9aa2')
    s.path(at('-6,222 120,208 250,214 250,320 -6,320'), '#7cc9b8')
    s.path(at('-6,56 26,40 52,62 66,96 92,112 104,160 132,186 100,206 60,214 -6,236'), '#d97a5a')
    s.path(at('-6,56 26,40 34,74 24,118 44,150 36,196 60,214 -6,236'), '#8f4256')
    s.path(at('66,96 92,112 104,160 80,148'), '#f4b48a')
    s.path(at('-6,262 70,236 160,240 250,262 250,320 -6,320'), '#f6dca4')
    s.path(at('178,132 178,176 204,176'), '#fffaf0')
    s.path(at('174,142 174,176 160,176'), '#f4d9b4')
    s.path(at('154,180 208,180 200,189 162,189'), '#9a2f38')
    drawPalm(s, {
      x: x + 206,
      y: y + 312,
      h: 200,
      lean: -0.2,
      size: 0.9,
      trunk: '#6f4a3c',
      colour: '#2f8a58',
      seed: 4,
    })
  })
}
