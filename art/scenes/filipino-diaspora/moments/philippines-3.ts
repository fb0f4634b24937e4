import { polygon, ribbon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { curved } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawRidge } from '../../../language/land/land.ts'
import { drawLeaf } from '../../../language/plants/corner-leaves.ts'
import { drawCrown, drawShrubs } from '../../../language/plants/foliage.ts'
import { drawPalm } from '../../../language/plants/palm.ts'
import { cumulus } from '../../../language/sky/clouds.ts'
import { mist, sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawFence, drawGate, drawGateRoof } from './bamboo-gate.ts'
import { drawGrandfather, drawGreeting, drawHens } from './mano.ts'
import { drawNipaHouse, see } from './nipa-house.ts'

function drawGarden(s: Stage): void {
  for (const [x, y, h, lean] of [
    [520, 660, 330, -0.12],
    [640, 664, 270, 0.1],
    [1380, 668, 420, -0.16],
    [1500, 676, 500, 0.1],
    [1120, 660, 400, -0.1],
  ] as const)
    drawPalm(s, { x, y, h, lean, depth: 0.3, colour: '#3f8a58', seed: x })
  drawShrubs(s, { from: s.left, to: s.right, y: 672, h: 74, colour: '#4a8f50', depth: 0.22, dab: 8, seed: 7 })
  s.fillBelow(676, s.lin([s.shade('#86b060', 0.8, 0.12), s.shade('#5f9a4c', 0.7)], 0, 676, 0, 760, true))
  s.path(
    polygon([see([4, 0, 40]), see([14, 0, 40]), see([15, 0, 15.5]), see([0.4, 0, 15.5])]),
    s.shade('#dcc898', 0.85, 0.06),
  )
}

/** Banana plants: broad blades from one short stem. */
function drawBananas(s: Stage, x: number, y: number, k: number): void {
  s.path(
    ribbon(
      [
        [x, y],
        [x + 3 * k, y - 50 * k],
        [x, y - 96 * k],
      ],
      (t) => 11 * k * (1.1 - t * 0.6),
    ),
    s.shade('#8aa058', 0.5),
  )
  for (const i of range(9)) {
    const angle = -Math.PI / 2 + (((i * 4) % 9) - 4) * 0.36
    drawLeaf(s, {
      x,
      y: y - 88 * k,
      angle,
      length: (120 + ((i * 37) % 50)) * k,
      kind: 'banana',
      colour: '#4a9a52',
      lit: 0.35 + ((i * 29) % 10) / 22,
      bend: (angle + Math.PI / 2) * 0.7,
    })
  }
}

/** The lane before the fence, with the shade of a mango tree across it. */
function drawLane(s: Stage): void {
  s.fillBelow(724, s.shade('#6fa04c', 0.72))
  s.path(
    polygon([
      [s.left, 752],
      [700, 742],
      [900, 727],
      [1110, 727],
      [1300, 744],
      [s.right, 756],
      [s.right, 860],
      [s.left, 872],
    ]),
    s.shade('#e4d0a0', 0.86),
  )
  s.path(
    curved(
      '-60,690 120,730 300,738 470,770 540,806 430,826 470,850 300,862 260,900 -60,930',
      0,
      0,
      1,
      1,
      0.9,
    ),
    s.light.shadow,
    'opacity=".46"',
  )
  for (const [x, y, r] of [
    [560, 786, 20],
    [596, 818, 14],
    [520, 846, 26],
    [640, 794, 10],
  ] as const)
    s.ellipse(x, y, r * 1.9, r * 0.5, s.light.shadow, 'opacity=".46"')
}

function drawMangoTree(s: Stage): void {
  s.path(
    ribbon(
      [
        [116, 812],
        [128, 770],
        [134, 640],
        [138, 470],
        [166, 250],
      ],
      (t) => (t < 0.2 ? 58 - t * 90 : 42 - 16 * t),
    ),
    s.shade('#5a4a40', 0.12),
  )
  s.path(
    ribbon(
      [
        [142, 806],
        [150, 770],
        [152, 640],
        [156, 470],
        [182, 260],
      ],
      (t) => (t < 0.2 ? 24 - t * 30 : 19 - 8 * t),
    ),
    s.shade('#8a705a', 0.5),
  )
  s.path(
    ribbon(
      [
        [136, 500],
        [210, 400],
        [320, 300],
      ],
      (t) => 20 - 9 * t,
    ),
    s.shade('#5a4a40', 0.15),
  )
  for (const [x, y, w, h, seed] of [
    [60, 250, 420, 300, 1],
    [330, 300, 330, 190, 2],
    [260, 170, 480, 240, 3],
    [480, 190, 300, 170, 4],
    [90, 90, 420, 240, 5],
    [420, 70, 400, 190, 6],
  ] as const)
    drawCrown(s, { x, y, w, h, dab: 15, density: 150, colour: '#2f6e48', lit: 0.75, seed })
  for (const [x, y] of [
    [300, 330],
    [352, 318],
    [410, 268],
    [236, 300],
    [505, 220],
  ] as const) {
    s.line(`M${x} ${y - 26}V${y - 8}`, s.shade('#4a5a38', 0.3), 1.6)
    s.ellipse(x, y, 9, 12, s.shade('#c88a2c', 0.5))
    s.ellipse(x + 2, y - 2, 6, 9, s.shade('#f4c444', 0.95))
  }
}

export default scene({
  name: 'moments/philippines-3',
  seed: 33,
  light: {
    base: 'day',
    sky: ['#3a93bc', '#6fb6cc', '#a8d6d4', '#dcecd6', '#f4f2d8'],
    haze: '#d0e4d0',
    shadow: '#173c48',
    lit: '#fff4c8',
  },
  horizon: 620,
  sun: { x: 1900, y: -200, r: 1 },
  layers: [
    sky({ disc: false, glow: 0.4 }),
    cumulus({
      banks: [
        { x: 860, y: 330, w: 420, h: 130, opacity: 0.9 },
        { x: 1420, y: 250, w: 340, h: 120, opacity: 0.8 },
      ],
      seed: 5,
    }),
    svg((s) =>
      drawRidge(s, {
        y: 650,
        height: 330,
        colour: '#5a968a',
        depth: 0.55,
        length: 560,
        rough: 0.44,
        seed: 14,
        envelope: (x) => 0.5 + 0.5 * Math.exp(-(((x - 700) / 420) ** 2)),
      }),
    ),
    mist({ y: 560, h: 110, opacity: 0.7 }),
    svg((s) => {
      drawGarden(s)
      drawBananas(s, 1556, 716, 1.1)
      drawNipaHouse(s)
      drawBananas(s, 1500, 726, 0.86)
      drawBananas(s, 610, 712, 0.85)
      drawGate(s)
      drawGrandfather(s)
      drawLane(s)
      drawFence(s)
      drawGateRoof(s)
      drawGreeting(s)
      drawHens(s)
      drawMangoTree(s)
    }),
  ],
})
