import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { ridge } from '../../language/land/land.ts'
import { crowdDabs } from '../../language/people/crowd-dabs.ts'
import { drawFigure } from '../../language/people/figure.ts'
import { drawShrubs } from '../../language/plants/foliage.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawBottle, drawCup, drawGoldFan } from './podium.ts'

const WINNER = { x: 850, y: 612, h: 136 } as const
const MOUTH = { x: WINNER.x + 47, y: WINNER.y - 189 } as const

/** Three steps of white stone with gold edges, numbered as on a clock. */
function drawSteps(s: Stage): void {
  const step = (x: number, y: number, w: number, strokes: number) => {
    s.rect(x - w / 2, y, w, 760 - y, s.shade('#e8e6d8', 0.5))
    s.rect(x + w * 0.22, y, w * 0.28, 760 - y, s.shade('#f6ecd0', 0.85))
    s.rect(x - w / 2 - 5, y - 5, w + 10, 12, s.shade('#f0c25a', 0.95))
    s.rect(x - w / 2 - 5, y + 5, w + 10, 4, s.shade('#8a6428', 0.4))
    for (const i of range(strokes))
      s.rect(x - (strokes - 1) * 8 + i * 16 - 3.5, y + 30, 7, 44, s.shade('#c8932f', 0.7))
  }
  step(692, 648, 158, 2)
  step(1008, 664, 158, 3)
  step(850, 612, 158, 1)
  s.rect(560, 742, 580, 60, s.shade('#2a4a5c', 0.4))
  s.rect(560, 738, 580, 8, s.shade('#f0c25a', 0.95))
}

const SHADOW = { to: [-0.2, 0.05], opacity: 0.4 } as const

function drawDrivers(s: Stage): void {
  drawFigure(s, {
    x: 692,
    y: 646,
    h: 130,
    pose: 'cheering',
    view: 'front',
    dress: 'overalls',
    colours: ['#2f6fb5', '#2f6fb5', '#f4efe2'],
    skin: 'chestnut',
    hat: 'cap',
    hatColours: ['#2f6fb5', '#f4efe2'],
    shadow: SHADOW,
  })
  drawFigure(s, {
    x: 1008,
    y: 662,
    h: 126,
    pose: 'raising',
    view: 'front',
    dress: 'overalls',
    colours: ['#f0b83c', '#f0b83c', '#2c3a54'],
    skin: 'honey',
    woman: true,
    hair: 'ponytail',
    shadow: SHADOW,
  })
  drawCup(s, 1008 + 126 * 0.17, 662 - 126 * 1.09, 0.4)
  drawFigure(s, {
    ...WINNER,
    y: WINNER.y - 2,
    pose: 'raising',
    view: 'front',
    dress: 'overalls',
    colours: ['#d2202c', '#d2202c', '#fff3d8'],
    skin: 'olive',
    hat: 'cap',
    hatColours: ['#fff6e2', '#d2202c'],
    shadow: SHADOW,
  })
  drawBottle(s, WINNER.x + 26, WINNER.y - 146, 0.5, 26)
}

function drawFarStands(s: Stage): void {
  const grey = (k: number) => s.shade('#3f6a78', k, 0.35)
  s.path('M-40 560L520 620V700H-40Z', grey(0.35))
  s.path('M-40 520L540 604L540 614L-40 548Z', grey(0.8))
  s.path('M1640 560L1180 620V700H1640Z', grey(0.3))
  s.path('M1640 520L1160 604L1160 614L1640 548Z', grey(0.75))
  const random = s.random(5)
  for (const i of range(420)) {
    const t = random()
    const left = i % 2
    const x = left ? -30 + t * 540 : 1630 - t * 440
    const top = 566 + t * 58
    s.rect(
      x,
      top + random() * (680 - top),
      4,
      6,
      s.shade(['#f6e7c8', '#e8563f', '#5f9fd0', '#f4c62c'][i % 4] as string, 0.6, 0.35),
    )
  }
}

export default scene({
  name: 'moments/f1-5',
  seed: 205,
  light: {
    base: 'golden',
    sky: ['#0d3148', '#1a5568', '#3f8688', '#a4c4a0', '#ffe6a8'],
    haze: '#a8c4ac',
    shadow: '#10304a',
    lit: '#ffe8b0',
    glow: '#ffe09a',
  },
  horizon: 690,
  sun: { x: 1210, y: 640, r: 44 },
  layers: [
    sky({ glow: 0.5 }),
    ridge({ y: 690, height: 110, colour: '#3f7a78', depth: 0.55, length: 380, seed: 4 }),
    svg((s) => {
      drawShrubs(s, { from: -40, to: 1640, y: 650, h: 60, colour: '#2f6a60', depth: 0.4, lit: 0.4, seed: 7 })
      drawFarStands(s)
      s.fillBelow(684, s.shade('#2f5a66', 0.35))
      drawGoldFan(s, { ...MOUTH, reach: 452 })
      drawSteps(s)
      drawDrivers(s)
      crowdDabs(s, {
        far: { from: -40, to: 1640, y: 806, h: 40, depth: 0.12 },
        near: { from: -40, to: 1640, y: 930, h: 78 },
        rows: 5,
        hues: ['#2f6f8c', '#3f8a8c', '#27506e', '#c8a04a', '#1f4a5c', '#8a4a4c', '#2f6a6a'],
        packed: 0.85,
        raised: 0.25,
        hats: 0.2,
        key: 0.12,
        seed: 12,
      })
    }),
  ],
  finish: { bloom: 0.35, vignette: 0.16 },
})
