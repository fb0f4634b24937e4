import { polygon } from '../../engine/geometry.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFruit } from '../../language/food/table.ts'
import { drawLeaves } from '../../language/plants/leaves.ts'
import { drawPalm } from '../../language/plants/palm.ts'

/** Far shore: cypress heads and oaks in the haze, and one palm of our own shore. */
export function drawFarShore(s: Stage): void {
  for (const [y, depth, step, size] of [
    [424, 0.5, 40, 30],
    [436, 0.26, 54, 18],
  ] as const)
    for (let x = s.left - 40; x < s.right + 40; x += step)
      drawLeaves(s, {
        x,
        y: y - size * 0.2,
        rx: step * 0.8,
        ry: size + ((x * 7) % 19),
        colour: '#4f8a62',
        depth,
        leaf: 9,
        density: 120,
        seed: x + y,
      })
}

/** The garden between the porch and the lake. */
export function drawGarden(s: Stage): void {
  s.path(
    `M${s.left} 598C${s.left + 300} 566 700 610 980 604S1400 560 ${s.right} 574V${s.bottom}H${s.left}Z`,
    s.lin([s.shade('#9ab86a', 1, 0.1), s.shade('#4f7f54', 0.4)], 0, 570, 0, 720, true),
  )
  const random = s.random(6)
  for (let x = s.left - 20; x < s.right + 40; x += 38 + random() * 26) {
    const tall = 30 + 26 * random() + (x > 1280 ? 30 : 0)
    drawLeaves(s, {
      x,
      y: 676 - tall * 0.5,
      rx: tall * 1.25,
      ry: tall,
      colour: random() > 0.6 ? '#5f9a54' : '#437f58',
      leaf: 14,
      density: 70,
      seed: x,
      depth: 0.06,
      bloom: random() > 0.62 ? 0.28 : 0,
      bloomColour: '#f08a8a',
    })
  }
  drawPalm(s, { x: 1330, y: 660, h: 330, lean: -0.1, size: 0.8, depth: 0.16, wind: -0.06, seed: 3 })
  drawPalm(s, { x: 1406, y: 660, h: 440, lean: 0.05, size: 0.74, depth: 0.1, wind: -0.06, seed: 8 })
}

/** A low table, a blue bowl of oranges, one of them peeled. */
export function drawOranges(s: Stage): void {
  const [x, y] = [960, 812]
  s.ellipse(x - 60, 908, 150, 18, s.light.shadow, 'opacity=".4"')
  for (const [dx, lean] of [
    [-86, -8],
    [86, 8],
    [0, 0],
  ] as const)
    s.path(
      polygon([
        [x + dx - 7, y],
        [x + dx + 7, y],
        [x + dx + lean + 6, 904],
        [x + dx + lean - 6, 904],
      ]),
      s.lin([s.shade('#5a3430', 0.2), s.shade('#c88a5a', 0.9)], 0, 0, 1, 0),
    )
  s.ellipse(x, y + 8, 128, 25, s.shade('#7a4a3c', 0.25))
  s.ellipse(x, y, 128, 25, s.lin([s.shade('#a8704c', 0.5), s.shade('#e8b07c', 1.05)], 0, 0, 1, 0))
  s.ellipse(x - 24, y + 2, 78, 12, s.light.shadow, 'opacity=".38"')
  for (const [dx, up, r] of [
    [-44, 74, 26],
    [44, 76, 26],
    [0, 80, 28],
    [-24, 108, 25],
    [24, 110, 26],
  ] as const)
    drawFruit(s, { x: x + dx, y: y - up, r, kind: 'orange' })
  s.path(
    `M${x - 82} ${y - 78}C${x - 78} ${y - 24} ${x - 40} ${y} ${x} ${y}C${x + 40} ${y} ${x + 78} ${y - 24} ${x + 82} ${y - 78}C${x + 40} ${y - 66} ${x - 40} ${y - 66} ${x - 82} ${y - 78}Z`,
    s.lin([s.shade('#1f5a84', 0.2), s.shade('#4f9cbc', 0.7), s.shade('#e4f4f0', 1.05)], 0, 0, 1, 0),
  )
  s.line(
    `M${x - 80} ${y - 76}C${x - 40} ${y - 64} ${x + 40} ${y - 64} ${x + 80} ${y - 76}`,
    s.shade('#ffffff', 1.05),
    4,
  )
  s.line(
    `M${x - 66} ${y - 38}C${x - 30} ${y - 26} ${x + 30} ${y - 26} ${x + 66} ${y - 38}`,
    s.shade('#fff4dc', 1),
    3,
    'opacity=".6"',
  )
  drawFruit(s, { x: x + 98, y: y - 16, r: 20, kind: 'orange' })
  s.line(
    `M${x + 60} ${y + 8}c14 -10 30 -2 24 8s-26 8 -20 -2s20 -6 30 2`,
    s.shade('#f6a84a', 1),
    6,
    'stroke-linecap="round"',
  )
}
