import { range } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure } from '../../language/people/figure.ts'
import { scene, svg } from '../../scene.ts'
import {
  drawBenches,
  drawBilao,
  drawCousins,
  drawFeast,
  drawGrandmother,
  drawPalmFromAbove,
  drawTable,
} from './kamayan.ts'
import { drawParol } from './parol.ts'

const GRASS = '#28645a'

/** Lawn in three flat greens, the lightest where the lamps of the table reach. */
function drawLawn(s: Stage): void {
  s.rect(s.left, s.top, s.right - s.left, s.bottom - s.top, s.shade(GRASS, 0.24))
  s.path(
    curved(
      '660,-400 590,-60 640,260 560,520 640,800 760,1010 1420,1010 1560,760 1500,460 1590,180 1520,-120 1560,-400',
      0,
      0,
      1,
      1,
      0.6,
    ),
    s.shade(GRASS, 0.42),
  )
  s.path(
    curved(
      '800,-400 770,-40 806,260 756,500 800,760 910,930 1300,930 1410,700 1376,420 1420,160 1390,-60 1420,-400',
      0,
      0,
      1,
      1,
      0.6,
    ),
    s.shade('#2f7462', 0.56),
  )
  const random = s.random(5)
  const blades = range(420).map(() => {
    const [x, y] = [s.left + random() * (s.right - s.left), s.top + random() * (s.bottom - s.top)]
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${(random() * 4 - 2).toFixed(1)} -7`
  })
  s.line(blades.join(''), s.shade('#5aa070', 0.7), 1.3, 'opacity=".35"')
}

const PAROLS = [
  [848, 96, 44, '#e0402f', '#ffc23c', 0.2],
  [866, 330, 48, '#2f9a8a', '#ffd45c', -0.25],
  [838, 560, 44, '#f08a24', '#f6f0d8', 0.12],
  [1384, 214, 46, '#f0b02c', '#e0503c', -0.1],
  [1372, 486, 44, '#d83a6a', '#ffd45c', 0.3],
] as const

/** Stars laid on the grass along their cord, lit already. */
function drawStars(s: Stage): void {
  const cord = 'M880 -160C830 -60 800 40 848 96S910 250 866 330S790 470 838 560S850 640 812 676'
  s.line(cord, s.light.shadow, 3, 'opacity=".5" transform="translate(-4 4)"')
  s.line(cord, s.shade('#d8c89a', 0.8), 2)
  const other = 'M1420 -100C1450 40 1360 120 1384 214S1420 380 1372 486S1400 560 1440 600'
  s.line(other, s.light.shadow, 3, 'opacity=".5" transform="translate(-4 4)"')
  s.line(other, s.shade('#d8c89a', 0.8), 2)
  for (const [x, y, r, paper, trim, turn] of PAROLS) drawParol(s, { x, y, r, colours: [paper, trim], turn })
}

function drawChildren(s: Stage): void {
  drawFigure(s, {
    x: 806,
    y: 770,
    h: 160,
    pose: 'walkingAbove',
    dress: 'shorts',
    colours: ['#f4ecd8', '#d8503c'],
    skin: 'bronze',
    age: 'child',
    turn: 4,
    shadow: { to: [-0.24, 0.16], opacity: 0.42 },
  })
  drawFigure(s, {
    x: 1362,
    y: 744,
    h: 206,
    pose: 'reachingAbove',
    dress: 'summerDress',
    colours: ['#f2c23c', '#f4ecd8'],
    skin: 'honey',
    woman: true,
    turn: -70,
    shadow: { to: [-0.24, 0.16], opacity: 0.42 },
  })
  drawParol(s, { x: 806, y: 728, r: 26, colours: ['#3f9ac0', '#ffd45c'], turn: 0.3 })
  drawBilao(s, 1316, 728, 34)
}

export default scene({
  name: 'filipino-diaspora/day-6',
  seed: 61,
  light: {
    base: 'day',
    haze: '#7fb4a4',
    shadow: '#0b2b3a',
    lit: '#fff0c8',
    glow: '#ffd27a',
  },
  horizon: -3000,
  sun: { x: 1900, y: -700, r: 10 },
  portrait: { x: 788, y: -165, w: 644, h: 1145 },
  layers: [
    svg((s) => {
      drawLawn(s)
      drawStars(s)
      drawBenches(s)
      drawCousins(s, false)
      drawTable(s)
      drawFeast(s)
      drawCousins(s, true)
      drawGrandmother(s)
      drawChildren(s)
      drawPalmFromAbove(s, 1560, 60, 190, 3)
      drawPalmFromAbove(s, 1570, 820, 170, 7)
      drawPalmFromAbove(s, 40, 880, 210, 5)
    }),
  ],
  finish: { bloom: 0.25, vignette: 0.24 },
})
