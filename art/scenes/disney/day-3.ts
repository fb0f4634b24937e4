import { lerp, range } from '../../engine/numbers.ts'
import { strand } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { ridge } from '../../language/land/land.ts'
import { drawFigure, pose } from '../../language/people/posed-figure.ts'
import { drawLeaves } from '../../language/plants/leaves.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { bodies, scene, svg } from '../../scene.ts'
import { giraffeParts } from './giraffe.ts'
import { drawSafariTruckBefore, drawSafariTruckBehind } from './safari-truck.ts'

/** A flat-topped acacia: forked trunk, broad thin tiers of leaves. */
const drawAcacia = (s: Stage, x: number, y: number, h: number, depth: number, seed: number): void => {
  const bark = s.lin([s.shade('#5a4038', 0.1, depth), s.shade('#a87a58', 0.85, depth)], 0, 0, 1, 0)
  s.line(strand('0,0 -.03,-.4 -.2,-.72', x, y, h), bark, h * 0.04)
  s.line(strand('0,-.1 .02,-.45 .22,-.76', x, y, h), bark, h * 0.034)
  s.line(strand('-.02,-.42 .02,-.6 .02,-.82', x, y, h), bark, h * 0.024)
  for (const [dx, dy, w] of [
    [-0.3, -0.72, 0.3],
    [0.32, -0.76, 0.32],
    [0, -0.86, 0.42],
    [-0.12, -0.78, 0.3],
  ] as const)
    drawLeaves(s, {
      x: x + dx * h,
      y: y + dy * h,
      rx: w * h,
      ry: h * 0.062,
      colour: '#7a8f4a',
      depth,
      leaf: h * 0.03,
      density: 9e6 / (h * h),
      seed: seed + dx * 10,
    })
}

/** Dry grass in strokes, longer towards the viewer. */
const drawGrass = (s: Stage, y0: number, y1: number, seed: number): void => {
  const random = s.random(seed)
  const tones = [0.3, 0.6, 1].map((lit) => s.shade('#d8b060', lit))
  const blades = tones.map(() => '')
  for (const i of range(1500)) {
    const y = lerp(y0, y1, random() ** 0.8)
    const l = lerp(6, 34, (y - y0) / (y1 - y0))
    const x = s.left + random() * (s.right - s.left)
    blades[i % 3] +=
      `M${x.toFixed(1)} ${y.toFixed(1)}q${(random() * 6).toFixed(1)} ${(-l * 0.6).toFixed(1)} ${(random() * 14 - 3).toFixed(1)} ${(-l).toFixed(1)}`
  }
  for (const [i, d] of blades.entries()) s.line(d, tones[i] as string, 1.5, 'opacity=".75"')
}

const TRUCK = { x: 830, y: 800, k: 0.82 }

const drawPassengers = (s: Stage): void => {
  const rim = { colour: s.shade('#fff4cc', 1), width: 2.2 }
  for (const [dx, h, top, head, hair, skin, reach] of [
    [-120, 250, '#e0a23c', 'sunhat', '#e8d4a0', '#8a5a44', 'armR .16,-.68 .2,-.6'],
    [-30, 214, '#3f8aa0', 'braids', '#2a1c22', '#6a4030', 'armR .2,-.8 .26,-.94'],
    [60, 232, '#d8563c', 'cap', '#f0e0c4', '#c08a66', 'armR .22,-.8 .34,-.92'],
    [126, 206, '#7a9a5a', 'cropped', '#4a2a20', '#d8a07c', 'armR .2,-.78 .32,-.86'],
  ] as const)
    drawFigure(s, {
      x: TRUCK.x + dx,
      y: TRUCK.y - 30 + h * 0.26,
      h,
      facing: 'right',
      headSize: 1.25,
      top,
      head,
      headColour: hair,
      skin,
      sleeves: 'short',
      rim,
      tones: [0.16, 0.95],
      pose: pose(reach),
    })
}

export default scene({
  name: 'disney/day-3',
  seed: 53,
  light: {
    base: 'golden',
    sky: ['#4a78a8', '#8aa8b8', '#d8cca8', '#f8d490', '#ffecb8'],
    haze: '#f6d9a0',
    shadow: '#3a2f62',
  },
  horizon: 560,
  sun: { x: 1110, y: 380, r: 56 },
  portrait: { x: 760, y: -20, w: 700, h: 1244 },
  layers: [
    sky({ rings: 2, rays: 0.05, to: 640 }),
    sheet({ cover: 0.46, opacity: 0.5, seed: 3 }),
    ridge({ y: 566, height: 70, colour: '#8a9a6a', depth: 0.75, seed: 2 }),
    svg((s) => {
      for (const [x, h, d] of [
        [120, 110, 0.7],
        [330, 80, 0.76],
        [520, 130, 0.66],
        [720, 90, 0.74],
        [960, 110, 0.7],
        [1520, 140, 0.62],
      ] as const)
        drawAcacia(s, x, 590, h, d, x)
    }),
    mist({ y: 520, h: 100, opacity: 0.55 }),
    svg((s) =>
      s.fillBelow(
        580,
        s.fine(
          [
            s.shade('#e8c884', 0.9, 0.5),
            s.shade('#d8ae62', 0.85, 0.12),
            s.shade('#b8844c', 0.5),
            s.shade('#7a5448', 0.25),
            s.shade('#4a3450', 0.12),
          ],
          0,
          580,
          0,
          1150,
          true,
        ),
      ),
    ),
    svg((s) => {
      drawAcacia(s, 600, 690, 300, 0.34, 7)
      drawGrass(s, 620, 780, 3)
      drawSafariTruckBehind(s, TRUCK)
      s.clipped('M500 300H1200V690H500Z', () => drawPassengers(s))
      drawSafariTruckBefore(s, TRUCK)
    }),
    svg((s) => s.ellipse(1400, 856, 260, 22, s.light.shadow, 'opacity=".35"')),
    ...bodies(
      { round: 24, from: [-0.5, -0.9], dark: 0.55, bright: 0.45 },
      giraffeParts({ x: 1290, y: 858, k: 1.08 }),
    ),
    svg((s) => {
      drawGrass(s, 830, Math.max(930, s.bottom), 9)
    }),
    svg((s) => {
      for (const [x, y, rx] of [
        [1580, 30, 200],
        [1400, -30, 180],
      ] as const)
        drawLeaves(s, { x, y, rx, ry: rx * 0.34, colour: '#6a8040', leaf: 16, density: 60, seed: x })
    }),
  ],
})
