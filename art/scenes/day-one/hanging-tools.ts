import { ellipsePath, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { cornered } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

/** Wooden steps opened before the wall, a tin of tacks and the rest of the string on top. */
export function drawStepladder(s: Stage): void {
  s.placed({ x: 1150, y: 838 }, () => {
    s.path(cornered('-130,2 128,2 40,-40 -150,-40'), s.light.shadow, 'opacity=".35"')
    s.path(cornered('-52,-372 -40,-372 -92,-46 -106,-46'), s.shade('#a8894c', 0.12))
    s.path(cornered('52,-372 40,-372 88,-46 102,-46'), s.shade('#a8894c', 0.16))
    for (const i of range(4)) {
      const y = -74 - i * 76
      const half = 104 - i * 13.5
      s.path(
        cornered(`${-half},${y} ${half},${y} ${half - 3},${y - 13} ${-half + 3},${y - 13}`),
        s.shade('#e2bb62', 0.74),
      )
      s.path(
        cornered(`${-half},${y} ${half},${y} ${half},${y + 9} ${-half},${y + 9}`),
        s.shade('#b98a3c', 0.28),
      )
    }
    s.path(cornered('-60,-384 -42,-384 -112,0 -134,0'), s.shade('#c99c48', 0.36))
    s.path(cornered('60,-384 42,-384 112,0 134,0'), s.shade('#dcae54', 0.66))
    s.path(cornered('60,-384 66,-384 142,0 134,0'), s.shade('#f6d68c', 1))
    s.path(cornered('-78,-388 78,-388 70,-404 -70,-404'), s.shade('#f2cf80', 0.9))
    s.path(cornered('-78,-388 78,-388 78,-374 -78,-374'), s.shade('#b98a3c', 0.3))
  })
  drawTinAndTwine(s)
}

function drawTinAndTwine(s: Stage): void {
  s.placed({ x: 1122, y: 442 }, () => {
    s.path('M-26 0V-34H26V0A26 7 0 0 1 -26 0Z', s.shade('#2f7f86', 0.4))
    s.path('M4 6V-34H26V0A26 7 0 0 1 4 6Z', s.shade('#4fa2a4', 0.8))
    s.ellipse(0, -34, 26, 7, s.shade('#16343c', 0.2))
    s.path(
      [-14, -4, 7, 16].map((x, i) => ellipsePath(x, -35 - (i % 2) * 3, 6, 4)).join(''),
      s.shade('#e8b64c', 0.95),
    )
    s.circle(74, -22, 24, s.shade('#d8c49a', 0.4))
    s.path('M74 -46A24 24 0 0 1 74 2A34 34 0 0 0 74 -46Z', s.shade('#f4e6c4', 0.95))
    s.line('M54 -32Q72 -22 92 -36M51 -22Q72 -10 97 -22M56 -8Q74 0 90 -8', s.shade('#8f7a54', 0.3), 2)
  })
}

const ROLLS = [
  '#d9583c',
  '#2f86a4',
  '#e8b03c',
  '#3f8f62',
  '#a83a52',
  '#27506e',
  '#e88a4c',
  '#6fb0a8',
  '#c9487a',
]

/** Nine posters still rolled up. */
export function drawCrateOfRolls(s: Stage): void {
  s.placed({ x: 1396, y: 846 }, () => {
    s.path(cornered('-116,4 110,4 80,-26 -150,-26'), s.light.shadow, 'opacity=".4"')
    s.path(cornered('-92,-124 92,-124 76,-150 -76,-150'), s.shade('#4a3c34', 0.05))
    for (const [i, colour] of ROLLS.entries()) drawRoll(s, i, colour)
    for (const i of range(3)) {
      const y = -128 + i * 45
      s.path(cornered(`-100,${y} 100,${y} 100,${y + 36} -100,${y + 36}`), s.shade('#b08a5c', 0.36 + i * 0.03))
      s.path(cornered(`-100,${y} 100,${y} 100,${y + 5} -100,${y + 5}`), s.shade('#dcb884', 0.8))
    }
    s.path(cornered('-100,-134 -78,-134 -78,4 -100,4'), s.shade('#9a744c', 0.24))
    s.path(cornered('100,-134 78,-134 78,4 100,4'), s.shade('#c8a06c', 0.6))
  })
}

function drawRoll(s: Stage, i: number, colour: string): void {
  const x = -66 + i * 16.6
  const top = -206 - ((i * 37) % 64)
  const lean = (i - 4) * 4.2
  const tube = polygon([
    [x - 11, -110],
    [x + 11, -110],
    [x + 11 + lean, top],
    [x - 11 + lean, top],
  ])
  s.path(tube, s.shade('#d8d4bc', 0.5))
  s.path(
    polygon([
      [x + 2, -110],
      [x + 11, -110],
      [x + 11 + lean, top],
      [x + 2 + lean, top],
    ]),
    s.shade('#fdf8e6', 0.95),
  )
  const band = (k: number) => top + (-110 - top) * k
  const slide = (k: number) => lean * (1 - k)
  s.path(
    polygon([
      [x - 11.6 + slide(0.3), band(0.3)],
      [x + 11.6 + slide(0.3), band(0.3)],
      [x + 11.6 + slide(0.42), band(0.42)],
      [x - 11.6 + slide(0.42), band(0.42)],
    ]),
    s.shade(colour, 0.7),
  )
  s.ellipse(x + lean, top, 11, 4.6, s.shade('#f6f0da', 0.9))
  s.ellipse(x + lean, top, 5.6, 2.2, s.shade(colour, 0.3))
}
