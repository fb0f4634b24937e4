import { ellipsePath, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

/** A box of brown card, tied with twine; the eye is a little above its lid. */
export function drawTiedBox(s: Stage): void {
  const card = '#c9985c'
  const [left, right, top, foot] = [1136, 1350, 536, 726]
  s.path(`M${left} ${foot}H${right}L${right + 22} 748H${left - 40}Z`, s.shade('#7a3f2c', 0.25))
  s.rect(left, top, right - left, foot - top, s.shade(card, 0.4))
  s.path(`M${right - 46} ${top}H${right}V${foot}H${right - 24}Z`, s.shade(card, 0.66))
  s.path(`M${left} ${top}H${right}L${right - 33} ${top - 19}H${left + 5}Z`, s.shade('#f0cf96', 1))
  s.rect(left, top, right - left, 4, s.shade('#fbe4b4', 1))
  s.rect(left, 600, right - left, 3, s.shade(card, 0.16))
  s.path('M1160 566h40v12h-40Z', s.shade('#5a3a2c', 0.2))
  drawTwine(s, left, right, top, foot)
}

function drawTwine(s: Stage, left: number, right: number, top: number, foot: number): void {
  const x = 1246
  const y = 650
  const twine = `M${x} ${foot}V${top}L${x - 10} ${top - 19}M${left} ${y}H${right}`
  s.line(twine, s.shade('#6a4630', 0.2), 9)
  s.line(twine, s.shade('#f6e6b8', 0.9), 5.5)
  s.line(twine, s.shade('#b8925c', 0.6), 5.5, 'stroke-dasharray="2 7"')
  const bow = `M${x} ${y}c-52 -44 -70 4 -4 2c66 2 56 -46 6 -2c-8 22 -20 34 -34 46m34 -46c8 20 18 32 34 40`
  s.line(bow, s.shade('#6a4630', 0.2), 9, 'stroke-linecap="round"')
  s.line(bow, s.shade('#fbeec4', 1), 5.5, 'stroke-linecap="round"')
  s.placed({ x: x + 34, y: y + 40, turn: 14 }, () => {
    s.path('M0 -8L16 -20L44 -20V20H-10V-8Z', s.shade('#f7efd8', 0.85))
    s.circle(9, -6, 3.4, s.shade('#6a4630', 0.3))
    s.line('M0 4h34M0 11h24', s.shade('#5f8a9a', 0.5), 2.4)
  })
}

/** The copper pot in which chocolate is beaten, its whisk standing in it. */
export function drawBatirol(s: Stage, x: number, y: number): void {
  const copper = '#b4623c'
  s.path(`M${x - 40} ${y}L${x - 66} 748H${x + 4}L${x + 40} ${y}Z`, s.shade('#7a3f2c', 0.25))
  s.rect(x - 5, y - 250, 10, 110, s.shade('#8a5a38', 0.3))
  s.rect(x + 1, y - 250, 4, 110, s.shade('#e0b078', 1))
  s.path(ellipsePath(x, y - 252, 13, 15), s.shade('#8a5a38', 0.35))
  s.path(`M${x + 2} ${y - 266}A13 15 0 0 1 ${x + 2} ${y - 238}Z`, s.shade('#e0b078', 1))
  s.path(
    `M${x - 34} ${y - 104}L${x - 96} ${y - 126}L${x - 99} ${y - 115}L${x - 38} ${y - 86}Z`,
    s.shade('#6a4230', 0.35),
  )
  const pot = curved(
    '-30,-150 -27,-132 -36,-108 -50,-70 -55,-36 -46,-8 -38,0 38,0 46,-8 55,-36 50,-70 36,-108 27,-132 30,-150',
    x,
    y,
    1,
    1,
    0.6,
  )
  s.path(pot, s.shade(copper, 0.32))
  s.clipped(pot, () => {
    s.path(
      polygon([
        [x + 4, y - 160],
        [x + 70, y - 160],
        [x + 70, y],
        [x + 20, y],
      ]),
      s.shade(copper, 0.8),
    )
    s.path(
      curved('24,-150 22,-130 32,-104 46,-66 52,-34 44,-2 70,0 70,-150', x, y, 1, 1, 0.5),
      s.shade('#f6c890', 1),
    )
  })
  s.path(`M${x + 26} ${y - 150}L${x + 52} ${y - 156}L${x + 34} ${y - 122}Z`, s.shade('#e8a468', 1))
  s.path(ellipsePath(x, y - 150, 31, 6), s.shade('#f6d0a0', 1))
  s.path(ellipsePath(x, y - 149, 23, 4), s.shade('#4a2420', 0.3))
}

/** White china, a blue line, chocolate to the brim. */
export function drawChocolateCup(s: Stage, x: number, y: number): void {
  const china = '#f2f0e2'
  s.path(`M${x - 50} ${y}L${x - 66} 748H${x + 28}L${x + 52} ${y}Z`, s.shade('#7a3f2c', 0.25))
  s.path(ellipsePath(x, y, 58, 12), s.shade(china, 0.5))
  s.path(ellipsePath(x, y - 3, 58, 11), s.shade('#fffdf0', 1))
  s.path(ellipsePath(x - 2, y - 2, 36, 6), s.shade(china, 0.4))
  s.line(`M${x + 32} ${y - 52}c26 -6 26 32 -6 32`, s.shade(china, 0.85), 7)
  const bowl = `M${x - 37} ${y - 62}C${x - 37} ${y - 26} ${x - 26} ${y - 4} ${x} ${y - 4}S${x + 37} ${y - 26} ${x + 37} ${y - 62}Z`
  s.path(bowl, s.shade(china, 0.42))
  s.clipped(bowl, () => {
    s.path(`M${x + 10} ${y - 70}H${x + 50}V${y}H${x + 2}Z`, s.shade('#fffdf0', 1))
    s.line(`M${x - 40} ${y - 44}Q${x} ${y - 34} ${x + 40} ${y - 44}`, s.shade('#2f6f8c', 0.6), 5)
  })
  s.path(ellipsePath(x, y - 62, 37, 8), s.shade('#fffdf0', 1))
  s.path(ellipsePath(x, y - 61, 31, 6), s.shade('#4a221e', 0.35))
  s.path(`M${x + 2} ${y - 66}a31 6 0 0 1 26 8q-12 2 -22 -1Z`, s.shade('#9a5a3c', 0.9))
}

/** Steam as two flat ribbons. */
export function drawSteam(s: Stage, x: number, y: number): void {
  const curl = range(2).map((i) => {
    const at = x - 10 + i * 20
    const k = i ? 0.8 : 1
    return `M${at} ${y}q${-18 * k} -26 ${-2} -50t${2} -52q${10 * k} 28 ${3} 54t${2} 48Z`
  })
  s.path(curl.join(''), s.shade('#fffbea', 1), 'opacity=".62"')
}
