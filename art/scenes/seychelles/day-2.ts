import { clamp, smoothstep } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure } from '../../language/people/figure.ts'
import { scene, svg } from '../../scene.ts'
import { catamaranFromAbove } from './catamaran.ts'
import { reefFromAbove } from './reef-from-above.ts'
import { turtleFromAbove } from './snorkel.ts'

/** Two face down at the surface, their shadows on the coral below. */
function drawSnorkellers(s: Stage): void {
  const swimmers = [
    {
      x: 1396,
      y: 590,
      h: 128,
      turn: -24,
      pose: 'swimming',
      dress: 'swimwear',
      woman: true,
      colours: ['#d9573f'],
      skin: 'umber',
      hair: 'bun',
    },
    {
      x: 1190,
      y: 838,
      h: 136,
      turn: 34,
      pose: 'floating',
      dress: 'trunks',
      colours: ['#f2c440', '#f2c440'],
      skin: 'bronze',
      hair: 'short',
    },
  ] as const
  for (const { x, y, ...who } of swimmers) {
    const shadow = s.capture(() => drawFigure(s, { ...who, x, y, shadow: false }))
    s.add(
      `<g transform="translate(-30 40)" opacity=".34">${shadow.replace(/#[0-9a-f]{6}/g, s.light.shadow)}</g>`,
    )
    drawFigure(s, { ...who, x, y, shadow: false })
  }
}

export default scene({
  name: 'seychelles/day-2',
  seed: 33,
  light: { base: 'day', shadow: '#0f3c66' },
  sun: { x: 1700, y: -200, r: 40 },
  portrait: { x: 742, y: -66, w: 576, h: 1024 },
  layers: [
    reefFromAbove({
      depth: (x, y) =>
        0.3 + 0.42 * smoothstep(500, -200, x + y * 0.3) + 0.2 * smoothstep(1500, 1750, x - y * 0.2),
      coral: (x, y) => clamp(smoothstep(640, 1180, x + (450 - y) * 0.25) - 0.02),
    }),
    turtleFromAbove({ x: 876, y: 742, scale: 1.02, turn: -38 }),
    catamaranFromAbove({ x: 1090, y: 390, scale: 1.02, turn: 17 }),
    svg(drawSnorkellers),
  ],
})
