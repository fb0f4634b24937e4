import { ellipsePath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure } from '../../language/people/figure.ts'
import { drawBeachWheelchair } from './wheelchair.ts'

const AT = { x: 1004, y: 640 }
const METRE = 118
/** The sun stands before them: shadows come towards us. */
const SHADOW = { to: [-0.16, 0.5], opacity: 0.34 } as const

/** From behind: she throws up both arms, he waits beside her in the shallows. */
export function drawGirlAndHelper(s: Stage): void {
  const { x, y } = AT
  s.path(`M${x - 44} ${y}H${x + 44}L${x + 22} ${y + 66}H${x - 70}Z`, s.light.shadow, 'opacity=".34"')
  drawFigure(s, {
    x: x + 0.98 * METRE,
    y: y - 8,
    h: METRE * 1.76,
    pose: 'atEase',
    view: 'back',
    flip: true,
    dress: 'shorts',
    colours: ['#f2efe2', '#2f5f80'],
    skin: 'umber',
    hat: 'cap',
    hatColours: ['#e2604a', '#e2604a'],
    shadow: SHADOW,
  })
  drawFigure(s, {
    x,
    y: y - METRE * 0.545,
    h: METRE * 1.24,
    pose: 'onShoulders',
    dress: 'swimwear',
    colours: ['#e2503c', '#e2503c', '#fff2d0'],
    skin: 'bronze',
    age: 'child',
    woman: true,
    hair: 'plait',
    shadow: false,
  })
  drawBeachWheelchair(s, { x, y, metre: METRE, cloth: '#1f7fa0' })
}

/** The first wave folds round both tyres. */
export function drawFirstWave(s: Stage): void {
  const { x, y } = AT
  for (const side of [-1, 1]) {
    const wx = x + side * 0.38 * METRE
    s.path(
      `M${wx - 44} ${y + 2}Q${wx - 30} ${y - 17} ${wx - 10} ${y - 8}Q${wx} ${y - 20} ${wx + 14} ${y - 8}Q${wx + 32} ${y - 15} ${wx + 46} ${y + 2}Q${wx} ${y + 15} ${wx - 44} ${y + 2}Z`,
      '#ffffff',
    )
    s.path(
      `M${wx - 34} ${y + 3}Q${wx} ${y - 6} ${wx + 36} ${y + 3}Q${wx} ${y + 10} ${wx - 34} ${y + 3}Z`,
      s.shade('#9cc0c8', 0.6),
    )
  }
  const random = s.random(7)
  const drops = range(34).map(() =>
    ellipsePath(x + (random() - 0.5) * 180, y - 8 - random() ** 2 * 46, 1.2 + random() * 2.2),
  )
  s.path(drops.join(''), '#ffffff')
}
