import { polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure } from '../../language/people/figure.ts'
import { drawCrown } from '../../language/plants/foliage.ts'
import { drawPalm } from '../../language/plants/palm.ts'
import { cumulus } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawJeepney } from './jeepney.ts'
import { drawGatehouse, drawRampart } from './walled-gate.ts'

/** Palms and a fire tree in flower behind the wall. */
function drawTreesBeyond(s: Stage): void {
  for (const [x, h, lean] of [
    [612, 250, -0.1],
    [690, 320, 0.12],
  ] as const)
    drawPalm(s, { x, y: 560, h, lean, depth: 0.28, colour: '#3f8a58', seed: x })
  for (const [x, y, w, h, colour] of [
    [880, 420, 330, 130, '#3f7f48'],
    [850, 360, 340, 130, '#d8402c'],
    [930, 330, 220, 100, '#e8582f'],
    [1560, 440, 330, 200, '#3f7f48'],
    [1590, 350, 330, 170, '#2f6f44'],
  ] as const)
    drawCrown(s, { x, y, w, h, dab: 8, density: 130, colour, depth: 0.12, seed: x + y })
}

/** Slabs closing up towards the gate. */
function drawPlaza(s: Stage): void {
  s.fillBelow(
    670,
    s.lin(
      [s.shade('#d8cbb0', 0.9, 0.1), s.shade('#cdbd9e', 0.85), s.shade('#b9a888', 0.7)],
      0,
      670,
      0,
      960,
      true,
    ),
  )
  const rows = range(12).map((i) => `M${s.left} ${690 + i * i * 3.4 + i * 6}H${s.right}`)
  const lines = range(41).map((i) =>
    polygon(
      [
        [760 + (i - 20) * 34, 680],
        [760 + (i - 20) * 250, 1100],
      ],
      false,
    ),
  )
  s.line([...rows, ...lines].join(''), s.shade('#8f8068', 0.4), 1.4, 'opacity=".34"')
  s.path(
    polygon([
      [s.left, 690],
      [974, 742],
      [760, 742],
      [s.left, 706],
    ]),
    s.shade('#6f9a54', 0.6, 0.08),
  )
}

const SHADOW = { to: [-0.62, -0.07], opacity: 0.45 } as const

function drawPassersBy(s: Stage): void {
  drawFigure(s, {
    x: 1512,
    y: 752,
    h: 104,
    pose: 'walkingAway',
    dress: 'shirt',
    colours: ['#f6efda', '#4a5a6c'],
    skin: 'bronze',
    age: 'elder',
    hat: 'straw',
    hatColours: ['#efdca8', '#d8bc7c'],
    shadow: SHADOW,
  })
  drawFigure(s, {
    x: 772,
    y: 764,
    h: 124,
    pose: 'walking',
    dress: 'summerDress',
    colours: ['#fbf4e2', '#2f8f9a', '#2f8f9a'],
    skin: 'honey',
    woman: true,
    hair: 'bob',
    carries: 'umbrella',
    propColours: ['#f0b03c', '#6a4a36'],
    shadow: SHADOW,
  })
}

/** About to step in at the back. */
function drawBoarding(s: Stage): void {
  drawFigure(s, {
    x: 1444,
    y: 800,
    h: 138,
    pose: 'walking',
    flip: true,
    dress: 'summerDress',
    colours: ['#3f8fc8', '#fbf4e2', '#fbf4e2'],
    skin: 'bronze',
    woman: true,
    hair: 'ponytail',
    carries: 'basket',
    propColours: ['#b8844a', '#f0b03c'],
    shadow: SHADOW,
  })
}

export default scene({
  name: 'filipino-diaspora/day-2',
  seed: 21,
  light: {
    base: 'day',
    sky: ['#1f78b8', '#4aa2cc', '#8ccbdc', '#cbe6e2', '#eef2e0'],
    haze: '#cfe0dc',
    lit: '#fff6d8',
    shadow: '#1f3458',
  },
  horizon: 640,
  sun: { x: 2000, y: -200, r: 1 },
  portrait: { x: 842, y: -172, w: 640, h: 1138 },
  layers: [
    sky({ disc: false, glow: 0.3 }),
    cumulus({
      banks: [
        { x: 300, y: 350, w: 420, h: 130, opacity: 0.9 },
        { x: 1080, y: 130, w: 420, h: 130, opacity: 0.8 },
      ],
      seed: 4,
    }),
    svg((s) => {
      drawTreesBeyond(s)
      drawPlaza(s)
      drawRampart(s)
      drawGatehouse(s)
      drawPassersBy(s)
      drawJeepney(s, { x: 872, y: 786, scale: 84 })
      drawBoarding(s)
    }),
  ],
})
