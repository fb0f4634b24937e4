import { ellipsePath, polygon, smooth } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { block, cuspedArch } from '../../../language/buildings/mughal.ts'
import { garland } from '../../../language/plants/marigold.ts'
import { modelled, scene, svg } from '../../../scene.ts'
import { drawDiya } from './aarti.ts'
import { drawRangoli } from './rangoli.ts'

const diwaliNight = {
  base: 'night',
  shadow: '#1a0c34',
  lit: '#ffbe70',
  haze: '#4a2c5c',
  window: '#ffd27a',
} as const

function drawThreshold(s: Stage): void {
  s.rect(
    s.left,
    s.top,
    2000,
    1200,
    s.lin([s.shade('#4a2c6c', 0.5), s.shade('#7a3c5c', 0.55), s.shade('#4a2450', 0.4)], 0, 0, 1, 0),
  )
  for (const k of [-1, 1]) block(s, 860 + k * 420 - 46, -20, 92, 500, { colour: '#8a5470' }, 0.35, 0.75)
  s.path(cuspedArch(860, 470, 372, 500, 240, 5), s.shade('#ffdca0', 0.7))
  const door = cuspedArch(860, 470, 344, 470, 225, 5)
  s.path(door, s.rad(['#fff0c0', '#ffcc70', '#e88a3c', '#a84a3c'], 0.5, 0.75, 0.75))
  s.clipped(door, () => {
    s.rect(
      516,
      300,
      690,
      180,
      s.lin([
        ['#8a3c2c', 0],
        ['#8a3c2c', 0.55],
      ]),
    )
    for (const x of [600, 1090])
      s.path(
        smooth(
          [
            [x, -40],
            [x + 60, -40],
            [x + 30 + (x < 800 ? -50 : 70), 470],
            [x - 90 + (x < 800 ? -40 : 130), 470],
          ],
          true,
          0.4,
        ),
        '#b83a34',
        'opacity=".75"',
      )
  })
}

function drawFloor(s: Stage): void {
  s.fillBelow(
    470,
    s.lin(
      [s.shade('#d88a5c', 0.85), s.shade('#8a4a54', 0.5), s.shade('#3a1c48', 0.25)],
      0,
      470,
      0,
      900,
      true,
    ),
  )
  s.path(
    polygon(outline('520,470 1200,470 1560,900 160,900')),
    s.lin([
      ['#ffc870', 0.7],
      ['#ffb050', 0],
    ]),
  )
  s.rect(s.left, 462, 2000, 14, s.shade('#ffe0a8', 0.85))
}

/** A girl kneeling with her back to us, leaning to a lamp. */
function drawKneelingGirl(
  s: Stage,
  x: number,
  y: number,
  k: number,
  blouse: string,
  skirt: string,
  flip: boolean,
): void {
  s.placed({ x, y, scale: k, flip }, () => {
    s.path(
      smooth(outline('-70,4 -84,-34 -46,-74 10,-78 58,-40 84,2 10,14'), true, 0.8),
      s.lin([s.shade(skirt, 0.3), s.shade(skirt, 0.8), s.shade(skirt, 1.05)], 0, 0, 1, 0),
    )
    s.line(
      'M-40 -60Q-54 -24 -58 6M-14 -66Q-16 -24 -14 10M16 -62Q28 -24 40 8',
      s.shade(skirt, 0.15),
      2,
      'opacity=".6"',
    )
    s.line('M-72 2Q0 20 84 0', '#ffd87a', 5)
    s.path(
      smooth(outline('-36,-66 -40,-106 -16,-142 22,-138 34,-104 22,-66 -6,-60'), true, 0.8),
      s.lin([s.shade(blouse, 0.3), s.shade(blouse, 0.75), s.shade(blouse, 1.1)], 0, 0, 1, 0),
    )
    s.line('M24 -124Q70 -110 96 -66', s.shade(blouse, 0.95), 17, 'stroke-linecap="round"')
    s.line('M82 -90Q104 -66 118 -44', s.shade('#9a6240', 1), 12, 'stroke-linecap="round"')
    s.path(
      'M-30 -138Q-52 -100 -44 -40L-26 -36Q-28 -100 -8 -134Z',
      s.lin([s.shade(skirt, 0.5), s.shade(skirt, 1)], 0, 0, 1, 0),
    )
    s.path(ellipsePath(14, -156, 10, 16), s.shade('#9a6240', 0.7))
    s.path(
      ellipsePath(18, -182, 26, 29),
      s.lin([s.shade('#140c1c', 0.2), s.shade('#1d1522', 0.3), s.shade('#3a2430', 0.5)], 0, 0, 1, 0),
    )
    s.path(
      smooth(outline('0,-170 12,-160 4,-110 -8,-72 -18,-70 -14,-112'), true, 0.8),
      s.shade('#1d1522', 0.4),
    )
    s.path(
      range(6)
        .map((i) => ellipsePath(3 - i * 2.2, -158 + i * 8, 4))
        .join(''),
      '#ffe8c8',
    )
  })
}

export default scene({
  name: 'moments/india-18',
  seed: 1818,
  light: diwaliNight,
  sun: { x: 860, y: 300, r: 10 },
  layers: [
    svg((s) => {
      drawThreshold(s)
      drawFloor(s)
      drawRangoli(s, 860, 690, 380, 0.42, 0.85)
    }),
    garland({ from: [480, 60], to: [860, 30], sag: 70, bead: 17, colours: ['#f0941c', '#f6c42c'] }),
    garland({ from: [860, 30], to: [1240, 60], sag: 70, bead: 17, colours: ['#f6c42c', '#f0941c'] }),
    modelled(
      { round: 16, bright: 0.36, from: [0.6, -0.6], cast: { x: -30, y: 14, blur: 14, opacity: 0.5 } },
      (s) => drawKneelingGirl(s, 270, 730, 1.7, '#2f8a8c', '#d8246c', false),
    ),
    modelled(
      { round: 16, bright: 0.36, from: [-0.6, -0.6], cast: { x: 30, y: 14, blur: 14, opacity: 0.5 } },
      (s) => drawKneelingGirl(s, 1420, 650, 1.45, '#f0a82c', '#6a3ac0', true),
    ),
    svg((s) => {
      for (const i of range(18)) {
        const a = (i / 18) * 2 * Math.PI + 0.17
        drawDiya(s, 860 + Math.cos(a) * 500, 690 + Math.sin(a) * 218, 46 + Math.sin(a) * 16)
      }
      for (const x of [400, 470, 1250, 1320]) drawDiya(s, x, 484, 38)
      drawDiya(s, 860, 690, 64)
    }),
  ],
  finish: { bloom: 0.55, vignette: 0.35 },
})
