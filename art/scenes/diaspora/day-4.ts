import { polygon } from '../../engine/geometry.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'
import { cumulus } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { drawBasket } from '../../language/things/basket.ts'
import { scene, svg } from '../../scene.ts'
import { drawAdire } from './adire.ts'
import { drawOlumo, drawRoofs, drawVat } from './olumo.ts'

const YARD = 748

const SHADOW = { to: [-0.44, 0.12], opacity: 0.4 } as const

function drawYard(s: Stage): void {
  s.fillBelow(
    YARD,
    s.lin(
      [s.shade('#d98a58', 0.95), s.shade('#d07c4c', 0.95), s.shade('#b0623f', 0.7)],
      0,
      YARD,
      0,
      960,
      true,
    ),
  )
  s.rect(s.left, YARD - 16, s.right - s.left, 18, s.shade('#e8b488', 1))
  s.rect(s.left, YARD + 2, s.right - s.left, 7, s.light.shadow, 'opacity=".3"')
  const random = s.random(2)
  for (let i = 0; i < 34; i++) {
    const [x, y, w] = [s.left + random() * 1650, YARD + 22 + random() * 150, 40 + random() * 110]
    s.path(`M${x} ${y}q${w / 2} -5 ${w} 0q${-w / 2} 4 ${-w} 0Z`, s.shade('#a85a38', 0.5), 'opacity=".5"')
  }
}

const CLOTHS = [
  { x: 902, w: 158, h: 204, pattern: 'moons', colour: '#22348c' },
  { x: 1078, w: 150, h: 228, pattern: 'ladders', colour: '#1a2872' },
  { x: 1246, w: 158, h: 208, pattern: 'stars', colour: '#2c46a0' },
  { x: 1432, w: 150, h: 224, pattern: 'combs', colour: '#1e2f80' },
] as const

const LINE = 506

function drawPost(s: Stage, x: number): void {
  s.path(
    polygon([
      [x, 806],
      [x + 7, 806],
      [x - 130, 838],
      [x - 138, 838],
    ]),
    s.light.shadow,
    'opacity=".4"',
  )
  s.rect(x - 6, LINE - 26, 13, 330, s.shade('#5f3d2c', 0.3))
  s.rect(x + 1, LINE - 26, 6, 330, s.shade('#c08a58', 1))
}

function drawWashing(s: Stage): void {
  for (const { x, w } of CLOTHS)
    s.path(
      polygon([
        [x + 6, 808],
        [x + w - 4, 808],
        [x + w - 124, 838],
        [x - 116, 838],
      ]),
      s.light.shadow,
      'opacity=".4"',
    )
  for (const x of [880, 1416, 1606]) drawPost(s, x)
  s.line(
    `M880 ${LINE - 14}Q1148 ${LINE + 18} 1416 ${LINE - 14}Q1510 ${LINE + 6} 1606 ${LINE - 14}`,
    s.shade('#f4e4c4', 0.95),
    3,
  )
  for (const [i, { x, w, h, pattern, colour }] of CLOTHS.entries())
    drawAdire(s, { x, y: LINE, w, h, pattern, colour, seed: i + 3 })
}

function drawDyers(s: Stage): void {
  const put = (o: Omit<FigureOptions, 'shadow'>) => drawFigure(s, { shadow: SHADOW, ...o })
  drawVat(s, 1040, 822, 58)
  drawVat(s, 1186, 836, 66)
  drawVat(s, 1346, 818, 54)
  put({
    x: 1288,
    y: 866,
    h: 142,
    pose: 'bowing',
    flip: true,
    dress: 'wrapper',
    colours: ['#f4e8cc', '#24388c', '#f4e8cc'],
    skin: 'chestnut',
    woman: true,
    hat: 'headcloth',
    hatColours: ['#e8503c', '#e8503c'],
  })
  put({
    x: 936,
    y: 872,
    h: 146,
    pose: 'carrying',
    dress: 'wrapper',
    colours: ['#f2b03c', '#c8452c', '#f4e8cc'],
    skin: 'mahogany',
    woman: true,
    hat: 'gele',
    hatColours: ['#f4e8cc', '#f2b03c'],
    carries: 'armful',
    propColours: ['#27388f', '#b9cdea'],
  })
  drawBasket(s, { x: 1500, y: 876, w: 84, heap: '#2a409c' })
}

export default scene({
  name: 'diaspora/day-4',
  seed: 44,
  light: {
    base: 'day',
    sky: ['#2a7cba', '#5aa6d2', '#94cce2', '#cfe6e6', '#f2f0dc'],
    haze: '#e2e8dc',
    shadow: '#2a3560',
    lit: '#fff2d0',
  },
  horizon: 540,
  sun: { x: 1900, y: -200, r: 40 },
  portrait: { x: 796, y: -176, w: 632, h: 1124 },
  layers: [
    sky({ disc: false, glow: 0.2 }),
    cumulus({
      banks: [
        { x: 330, y: 440, w: 330, h: 110, opacity: 0.75 },
        { x: 1540, y: 300, w: 260, h: 120, opacity: 0.8 },
      ],
      seed: 6,
    }),
    svg(drawOlumo),
    mist({ y: 480, h: 110, opacity: 0.5 }),
    svg((s) => {
      drawRoofs(s)
      drawYard(s)
      drawWashing(s)
      drawDyers(s)
    }),
  ],
  finish: { vignette: 0.2 },
})
