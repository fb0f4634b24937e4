import { mix } from '../../engine/colour.ts'
import { ellipsePath } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, pose } from '../../language/people/posed-figure.ts'
import { drawLeaves } from '../../language/plants/leaves.ts'
import { standing, water } from '../../language/sea/water.ts'
import { drawFirework } from '../../language/sky/fireworks.ts'
import { scene, svg } from '../../scene.ts'

const FIREWORK_NIGHT = {
  base: 'night',
  sky: ['#0a0b34', '#1b1758', '#3c2a7c', '#7a4a98', '#d88aa4'],
  haze: '#6a4a92',
  shadow: '#0c0a36',
  lit: '#ffd8b8',
  glow: '#f0a0b8',
  window: '#ffd27a',
} as const

function drawPavilion(s: Stage, x: number, y: number, k: number, kind: 0 | 1 | 2): void {
  s.placed({ x, y, scale: k }, () => {
    const stone = s.lin([s.shade('#b8a0c0', 0.4, 0.15), s.shade('#e8cfc0', 0.85, 0.1)], 0, 0, 1, 0)
    s.circle(
      0,
      -30,
      120,
      s.rad([
        [s.light.window, 0.45],
        [s.light.window, 0],
      ]),
    )
    s.rect(-50, -46, 100, 46, s.lin([s.light.window, mix(s.light.glow, s.light.window, 0.4)]))
    for (const i of range(7)) s.rect(-52 + i * 16.6, -46, 5, 46, stone)
    s.rect(-58, -54, 116, 9, stone)
    const roof = s.lin([s.shade('#3f5a98', 0.9, 0.1), s.shade('#2a2f6c', 0.2, 0.1)])
    if (kind === 0) s.path('M-62 -54Q-30 -62 0 -104Q30 -62 62 -54Z', roof)
    else if (kind === 1) s.path('M-46 -54Q-52 -100 0 -108Q52 -100 46 -54ZM-3 -106L0 -130L3 -106Z', roof)
    else s.path('M-66 -54L-48 -78H-34L-28 -100H28L34 -78H48L66 -54ZM-14 -100L0 -138L14 -100Z', roof)
    s.rect(-64, -4, 128, 6, stone)
  })
}

function drawLanternBoat(s: Stage): void {
  s.clipped('M900 400H1400V690H900Z', () => drawBoatFamily(s))
  drawLanternHull(s)
}

function drawBoatFamily(s: Stage): void {
  const rim = { colour: s.light.window, width: 2 }
  for (const [dx, h, top, head, size, back] of [
    [-92, 150, '#5a4a86', 'cropped', 1, 'armR .14,-.64 .12,-.56'],
    [-40, 104, '#a8507a', 'braids', 1.3, 'armR .2,-.86 .22,-1.04'],
    [10, 142, '#7a4a7a', 'long', 1, 'armL -.14,-.62 -.1,-.54'],
    [58, 100, '#3f6aa0', 'cap', 1.3, 'armL -.18,-.84 -.2,-1.0'],
    [100, 118, '#c2783c', 'bun', 1.2, 'armR .13,-.64 .1,-.56'],
  ] as const)
    drawFigure(s, {
      x: 1130 + dx,
      y: 690 + h * 0.36,
      h,
      facing: 'away',
      top,
      head,
      headSize: size,
      skin: '#8a5a48',
      tones: [0.08, 0.55],
      rim,
      pose: pose(back),
    })
}

function drawLanternHull(s: Stage): void {
  s.path(
    'M950 652C1000 676 1060 682 1130 682C1210 682 1270 674 1322 646C1306 690 1280 702 1240 704H1020C980 700 962 684 950 652Z',
    s.lin([s.shade('#8a5a4a', 0.75), s.shade('#2c1c44', 0.1)]),
  )
  s.line('M950 652C1000 676 1060 682 1130 682C1210 682 1270 674 1322 646', s.shade('#ffd8a0', 1), 3)
  s.line('M1310 652V560Q1310 548 1322 548', s.shade('#5a3c4a', 0.4), 4)
  s.circle(
    1322,
    572,
    70,
    s.rad([
      [s.light.window, 0.8],
      [s.light.window, 0],
    ]),
  )
  s.path(curved('-13,-18 13,-18 17,6 0,18 -17,6', 1322, 572), s.lin(['#fff4cc', '#ffc05a', '#e0803c']))
}

export default scene({
  name: 'disney/day-6',
  seed: 56,
  light: { ...FIREWORK_NIGHT, sky: ['#06092c', '#10164a', '#23286c', '#4a4290', '#8a6aa0'], haze: '#3f3f82' },
  horizon: 500,
  sun: { x: 1180, y: 200, r: 1 },
  portrait: { x: 840, y: -40, w: 700, h: 1244 },
  layers: [
    svg((s) =>
      s.rect(s.left, s.top, s.right - s.left, 510 - s.top, s.fine(s.light.sky, 0, s.top, 0, 505, true)),
    ),
    svg((s) => {
      const random = s.random(8)
      s.path(
        range(150)
          .map(() =>
            ellipsePath(
              s.left + random() * (s.right - s.left),
              s.top + random() ** 1.4 * 440,
              0.5 + random() ** 3 * 1.4,
            ),
          )
          .join(''),
        '#fff6dd',
        'opacity=".7"',
      )
      drawFirework(s, { x: 1180, y: 190, r: 210, from: 480, willow: 0.3 })
      drawFirework(s, { x: 1450, y: 150, r: 120, from: 470, colour: '#f4e6c8', seed: 5 })
      drawFirework(s, { x: 900, y: 150, r: 100, from: 470, colour: '#f0c0a0', seed: 7 })
      drawFirework(s, { x: 1000, y: 330, r: 70, from: 480, colour: '#f0e0b0', seed: 11 })
    }),
    svg((s) => {
      for (let x = s.left; x < s.right; x += 70)
        drawLeaves(s, {
          x,
          y: 500,
          rx: 64,
          ry: 20 + ((x * 7) % 16),
          colour: '#2f3f7a',
          depth: 0.3,
          leaf: 9,
          density: 50,
          seed: x,
        })
      for (const [x, k, roof] of [
        [760, 0.7, 0],
        [930, 1, 1],
        [1120, 1.25, 2],
        [1330, 1.05, 0],
        [1500, 0.85, 1],
      ] as const)
        drawPavilion(s, x, 504, k, roof)
    }),
    water({ y: 504, accent: '#1c2468', amplitude: 40, reflection: [0.95, 0.55], glint: 0, wave: 1.1 }),
    standing({ waterline: 690, opacity: 0.6, reach: 170, amplitude: 14 }, drawLanternBoat),
    svg((s) => {
      const random = s.random(31)
      for (const _ of range(16)) {
        const [x, y] = [lerp(640, 1600, random()), lerp(560, 860, random())]
        if (Math.abs(x - 1130) < 230 && Math.abs(y - 680) < 90) continue
        const k = lerp(0.4, 1.2, (y - 540) / 320)
        s.circle(
          x,
          y,
          46 * k,
          s.rad([
            [s.light.window, 0.6],
            [s.light.window, 0],
          ]),
        )
        s.path(curved('-9,4 -11,-14 0,-20 11,-14 9,4', x, y, k), s.lin(['#fff0c0', '#ffb85a', '#e0783c']))
        for (const j of range(4))
          s.ellipse(
            x + (j % 2) * 3 - 1.5,
            y + (10 + j * 7) * k,
            (9 - j * 1.6) * k,
            1.6 * k,
            s.light.window,
            `opacity="${(0.5 - j * 0.1).toFixed(2)}"`,
          )
      }
    }),
  ],
  finish: { bloom: 0.48, vignette: 0.26 },
})
