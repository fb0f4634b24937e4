import type { Rock } from '../../../engine/boulders.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { ridge } from '../../../language/land/land.ts'
import { boulders } from '../../../language/land/rocks.ts'
import { drawCrown } from '../../../language/plants/foliage.ts'
import { drawPalm } from '../../../language/plants/palm.ts'
import { lagoon } from '../../../language/sea/water.ts'
import { cumulus } from '../../../language/sky/clouds.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawForedeck } from './foredeck.ts'

const ISLET: Rock[] = [
  { x: 15.5, y: 1.4, z: 52, rx: 3.6, ry: 2.6, rz: 3, tilt: 0.1 },
  { x: 20.5, y: 2.2, z: 54, rx: 4, ry: 4.2, rz: 3, tilt: -0.12 },
  { x: 25, y: 1.6, z: 52, rx: 3.4, ry: 3, rz: 3, tilt: 0.2 },
  { x: 11.8, y: 0.2, z: 51, rx: 1.6, ry: 1, rz: 1.4 },
  { x: -24.5, y: 0.8, z: 66, rx: 3.4, ry: 2.4, rz: 3, tilt: 0.1 },
  { x: -20.8, y: 0.2, z: 66, rx: 1.8, ry: 1.2, rz: 1.6 },
]

function drawPalmsBehind(s: Stage): void {
  for (const [x, h, lean] of [
    [1262, 150, -0.2],
    [1330, 176, 0.12],
    [1392, 128, 0.3],
  ] as const)
    drawPalm(s, { x, y: 240, h, lean, depth: 0.12, colour: '#3f8a52', seed: x })
  drawCrown(s, { x: 1300, y: 196, w: 190, h: 74, colour: '#3f8550', depth: 0.12, dab: 6, seed: 4 })
  drawCrown(s, { x: 1424, y: 226, w: 150, h: 62, colour: '#3f8550', depth: 0.12, dab: 6, seed: 9 })
  drawPalm(s, { x: 326, y: 252, h: 84, lean: 0.2, depth: 0.3, colour: '#3f8a52', seed: 7 })
}

/** The dark of each rock in the water, torn by ripples, and its line of foam. */
function drawWaterline(s: Stage): void {
  const random = s.random(12)
  const lens = (x: number, y: number, w: number, h: number) =>
    `M${x - w} ${y}Q${x} ${y - h} ${x + w} ${y}Q${x} ${y + h} ${x - w} ${y}Z`
  for (const [x0, x1, y] of [
    [1066, 1500, 312],
    [262, 428, 294],
  ] as const) {
    const [middle, half] = [(x0 + x1) / 2, (x1 - x0) / 2]
    for (const i of range(9)) {
      const w = half * (1 - i * 0.075) * (0.8 + random() * 0.2)
      s.path(
        lens(middle + (random() - 0.5) * 30, y + 3 + i * 5, w, 4.6 - i * 0.3),
        s.shade('#1f5f6c', 0.3),
        'opacity=".6"',
      )
    }
    s.path(lens(middle, y, half + 12, 3), s.shade('#ffffff', 1), 'opacity=".9"')
  }
}

export default scene({
  name: 'moments/seychelles-4',
  seed: 26,
  light: {
    base: 'day',
    sky: ['#1b62a0', '#3a93c4', '#82c4d8', '#c4e4e4', '#eef5e8'],
    haze: '#cfe6e2',
  },
  horizon: 232,
  sun: { x: 1500, y: -120, r: 0 },
  layers: [
    sky({ disc: false, glow: 0.3 }),
    cumulus({
      banks: [
        { x: 700, y: 214, w: 320, h: 70, opacity: 0.9 },
        { x: 1540, y: 210, w: 240, h: 46, opacity: 0.8 },
      ],
    }),
    ridge({
      y: 234,
      height: 96,
      colour: '#5f93a0',
      depth: 0.45,
      length: 300,
      rough: 0.44,
      seed: 6,
      envelope: (x) => Math.exp(-(((x - 560) / 250) ** 2)),
    }),
    lagoon({ y: 232, glint: 0, base: 620 }),
    svg(drawPalmsBehind),
    boulders({
      rocks: ISLET,
      camera: { y: 3.2, horizon: 232 },
      floor: 0,
      colour: ['#33485e', '#5c6470', '#94887f', '#c4b09a', '#e6d3b6', '#fbf1da'],
      streaks: 0.8,
      haze: 0.003,
      sun: { azimuth: 2.2, elevation: 0.8 },
    }),
    svg((s) => {
      drawWaterline(s)
      drawForedeck(s)
    }),
  ],
})
