import type { Stage } from '../../engine/stage.ts'
import { drawPerson } from '../../language/people/person.ts'
import { drawCrown } from '../../language/plants/foliage.ts'

/** A farmer with two baskets of seedlings on a shoulder pole. */
export function drawRiceFarmer(s: Stage, x: number, y: number, h: number): void {
  drawPerson(s, {
    x,
    y,
    h,
    pose: 'walking',
    wears: 'shorts',
    colour: '#3f5a86',
    skin: '#7a4a34',
    hair: 'strawHat',
    flip: true,
  })
  const top = y - h * 0.84
  s.line(
    `M${x - h * 0.62} ${top + h * 0.05}Q${x} ${top - h * 0.06} ${x + h * 0.62} ${top + h * 0.05}`,
    s.shade('#8a5f3c', 0.6),
    h * 0.025,
    'stroke-linecap="round"',
  )
  for (const side of [-1, 1]) {
    const bx = x + side * h * 0.6
    s.line(
      `M${bx} ${top + h * 0.05}L${bx - h * 0.1} ${top + h * 0.4}M${bx} ${top + h * 0.05}L${bx + h * 0.1} ${top + h * 0.4}`,
      s.shade('#6f4c34', 0.5),
      1.2,
    )
    drawCrown(s, {
      x: bx,
      y: top + h * 0.44,
      w: h * 0.3,
      h: h * 0.2,
      colour: '#7fb84c',
      dab: h * 0.03,
      density: 40,
      seed: bx,
    })
    s.path(
      `M${bx - h * 0.14} ${top + h * 0.38}H${bx + h * 0.14}L${bx + h * 0.1} ${top + h * 0.54}H${bx - h * 0.1}Z`,
      s.lin([s.shade('#c9985c', 0.5), s.shade('#e8be7c', 0.95)], 0, 0, 1, 0),
    )
  }
}
