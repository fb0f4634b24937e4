import { polygon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { arcade, block, chhatri, dome } from '../../../language/buildings/mughal.ts'
import { ridge } from '../../../language/land/land.ts'
import { drawFigure } from '../../../language/people/indian-figures.ts'
import { water } from '../../../language/sea/water.ts'
import { sky } from '../../../language/sky/sky.ts'
import { modelled, scene, svg } from '../../../scene.ts'
import { drawDiya, drawFireTrail, drawTieredLamp } from './aarti.ts'

const gangesNight = {
  base: 'night',
  sky: ['#0b0d2c', '#1c1a4c', '#3c2a62', '#6a3a66', '#a85a5c'],
  haze: '#4a3468',
  shadow: '#12092c',
  lit: '#ffb070',
  glow: '#ff9a4a',
} as const

function drawGhats(s: Stage): void {
  const random = s.random(6)
  for (const i of range(9)) {
    const x = -40 + i * 92
    const h = 90 + random() * 120
    const stone = { colour: ['#8a6a84', '#a87a78', '#7a5a80'][i % 3] as string, depth: 0.25 }
    block(s, x, 470 - h, 96, h + 20, stone, 0.3, 0.7)
    arcade(s, { x: x + 6, to: x + 90, base: 470, h: 40, n: 3, stone, fill: s.lamp(0.1) })
    if (i % 3 === 0) dome(s, { cx: x + 48, base: 470 - h, half: 22, h: 70, bulge: 0.9, stone })
    if (i % 3 === 1) chhatri(s, x + 48, 470 - h, 50, 66, stone)
  }
  for (const i of range(7))
    s.rect(s.left, 474 + i * 9, 830 - i * 10, 9, s.shade('#9a7a80', 0.55 - i * 0.06, 0.15))
}

const PRIESTS = [
  { x: 420, y: 690, h: 210 },
  { x: 640, y: 740, h: 290 },
  { x: 1120, y: 850, h: 500 },
] as const

function drawPriest(s: Stage, x: number, y: number, h: number): void {
  drawFigure(s, {
    x,
    y,
    h,
    wear: 'kurta',
    top: '#e8a02c',
    bottom: '#f6e4c0',
    skin: '#9a6240',
    lit: 0.75,
    arms: [
      [
        [-14, -68],
        [-8, -54],
      ],
      [
        [18, -90],
        [16, -110],
      ],
    ],
    legs: [
      [
        [-5, -25],
        [-9, 0],
      ],
      [
        [6, -25],
        [8, 0],
      ],
    ],
  })
  s.placed({ x, y, scale: h / 100 }, () => {
    s.path(
      'M-9 -80Q4 -66 10 -46L14 -20L8 -20L4 -44Q-4 -62 -11 -74Z',
      s.lin([s.shade('#b8243c', 0.5), s.shade('#e2503c', 1)], 0, 0, 1, 0),
    )
    s.line('M-10 -76Q2 -62 8 -42L12 -20', '#ffd87a', 0.9)
  })
}

function drawPlatforms(s: Stage): void {
  const wood = (x: number, y: number, w: number, h: number) => {
    s.rect(x - w / 2, y, w, h, s.lin([s.shade('#c8643c', 0.8), s.shade('#5a2a4c', 0.2)]))
    s.path(
      polygon([
        [x - w / 2, y],
        [x - w * 0.42, y - h * 0.26],
        [x + w * 0.42, y - h * 0.26],
        [x + w / 2, y],
      ]),
      s.shade('#e8a05a', 0.9),
    )
    s.rect(x - w / 2, y + 4, w, 5, s.shade('#ffd07a', 0.9))
  }
  s.path(
    `M${s.left} 640L520 664L1700 800V930H${s.left}Z`,
    s.lin([s.shade('#8a5a6c', 0.5), s.shade('#2c1840', 0.15)]),
  )
  for (const i of range(4))
    s.line(`M${s.left} ${690 + i * 56}L1700 ${846 + i * 40}`, s.shade('#d89a7a', 0.6), 2, 'opacity=".4"')
  wood(420, 690, 150, 46)
  wood(640, 740, 200, 60)
  wood(1120, 846, 460, 90)
}

export default scene({
  name: 'moments/india-1',
  seed: 101,
  light: gangesNight,
  horizon: 480,
  sun: { x: 1300, y: 300, r: 8 },
  layers: [
    sky({ disc: false, stars: 160, glow: 0.35, to: 520 }),
    ridge({ y: 486, height: 50, colour: '#2a2450', depth: 0.4, length: 120 }),
    svg(drawGhats),
    water({
      y: 484,
      amplitude: 40,
      reflection: [0.9, 0.5],
      accent: '#2a1c54',
      glint: 0.9,
      glintColour: '#ffa85a',
    }),
    svg((s) => {
      const random = s.random(4)
      for (const _ of range(34)) {
        const y = 500 + random() ** 1.7 * 170
        drawDiya(s, 760 + random() * 860, y, 6 + (y - 490) * 0.09)
      }
      drawPlatforms(s)
      for (const { x, y, h } of PRIESTS.slice(0, 2)) {
        drawFireTrail(
          s,
          [x - h * 0.7, y - h * 0.6],
          [x - h * 0.2, y - h * 1.7],
          [x + h * 0.16, y - h * 1.2],
          h * 0.12,
          x,
        )
        drawPriest(s, x, y, h)
        drawTieredLamp(s, x + h * 0.16, y - h * 1.08, h * 0.36)
      }
      drawFireTrail(s, [640, 610], [760, -60], [1196, 170], 74, 9)
      drawFireTrail(s, [560, 420], [800, -120], [1196, 130], 40, 10)
    }),
    modelled({ round: 18, from: [0.3, -1], lit: '#ffb45a', bright: 0.4 }, (s) =>
      drawPriest(s, 1120, 850, 500),
    ),
    svg((s) => {
      drawTieredLamp(s, 1200, 312, 200, -0.2)
      s.circle(
        1200,
        230,
        420,
        s.rad([
          ['#ffb04a', 0.34, 0],
          ['#ff8a3a', 0.1, 0.5],
          ['#ff8a3a', 0, 1],
        ]),
      )
      drawDiya(s, 930, 840, 46)
      drawDiya(s, 1330, 836, 46)
    }),
  ],
  finish: { bloom: 0.6 },
})
