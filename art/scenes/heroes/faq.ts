import { polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawSail } from '../../language/boats/boats.ts'
import { ridge } from '../../language/land/land.ts'
import { boulders } from '../../language/land/rocks.ts'
import { drawPerson } from '../../language/people/person.ts'
import { standing, water, waterlineGlint } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'

function drawLighthouse(s: Stage): void {
  const [x, y] = [1245, 632]
  const white = '#eae4e4'
  const wall = [s.shade(white, 0.95), s.shade(white, 0.6), s.shade('#5a5f90', 0.15)]
  s.path(
    polygon([
      [x - 46, y],
      [x - 26, y - 330],
      [x + 26, y - 330],
      [x + 46, y],
    ]),
    s.lin(wall, 0, 0, 1, 0),
  )
  for (const [from, to] of [
    [70, 128],
    [196, 250],
  ] as const) {
    const w = (t: number) => 46 - (20 * t) / 330
    s.path(
      polygon([
        [x - w(from), y - from],
        [x - w(to), y - to],
        [x + w(to), y - to],
        [x + w(from), y - from],
      ]),
      s.lin([s.shade('#b5483a', 0.9), s.shade('#b5483a', 0.5), s.shade('#3a2050', 0.2)], 0, 0, 1, 0),
    )
  }
  s.rect(x - 38, y - 342, 76, 14, s.shade('#3a3f70', 0.4))
  s.circle(
    x,
    y - 376,
    170,
    s.rad([
      ['#fff0c4', 0.85, 0],
      ['#ffd98a', 0.25, 0.3],
      ['#ffd98a', 0, 1],
    ]),
  )
  s.rect(x - 20, y - 392, 40, 50, s.lin(['#fffbe8', '#ffdf9a']))
  s.line(
    `M${x - 20} ${y - 392}v50M${x - 7} ${y - 392}v50M${x + 7} ${y - 392}v50M${x + 20} ${y - 392}v50`,
    s.shade('#2c3060', 0.2),
    2.4,
  )
  s.path(
    `M${x - 28} ${y - 390}Q${x} ${y - 436} ${x + 28} ${y - 390}Z`,
    s.lin([s.shade('#b5483a', 0.8), s.shade('#3a2050', 0.2)], 0, 0, 1, 0),
  )
  s.line(`M${x} ${y - 414}v-22`, s.shade('#c9a25d', 0.9), 2.4)
  s.path(
    `M${x - 8} ${y}v-30q8 -14 16 0v30ZM${x - 5} ${y - 150}h10v16h-10ZM${x - 5} ${y - 280}h10v16h-10Z`,
    s.lamp(),
  )
}

/** Cones within cones, so that the beam has no hard edge. */
function drawBeam(s: Stage): void {
  const fade = s.lin(
    [
      ['#fff3cf', 0.13, 0],
      ['#fff3cf', 0.05, 0.5],
      ['#fff3cf', 0, 0.95],
    ],
    1245,
    256,
    20,
    190,
    true,
  )
  for (const i of range(7)) {
    const k = (i + 1) / 7
    s.path(
      polygon([
        [1240, 256 - 7 * k],
        [0, 190 - 150 * k],
        [0, 190 + 140 * k],
        [1240, 256 + 7 * k],
      ]),
      fade,
    )
    s.path(
      polygon([
        [1250, 256 - 7 * k],
        [1660, 262 - 70 * k],
        [1660, 262 + 74 * k],
        [1250, 256 + 7 * k],
      ]),
      s.lin(
        [
          ['#fff3cf', 0.16],
          ['#fff3cf', 0.02],
        ],
        0,
        0,
        1,
        0,
      ),
    )
  }
}

export default scene({
  name: 'heroes/faq',
  seed: 41,
  light: {
    base: 'night',
    sky: ['#070d2c', '#121c4c', '#253472', '#45528f', '#8a86ac'],
    haze: '#5a6496',
    lit: '#b9c4ec',
  },
  horizon: 590,
  sun: { x: 900, y: 120, r: 26 },
  portrait: { x: 880, y: -30, w: 620, h: 1102 },
  layers: [
    sky({ stars: 190, rings: 2, glow: 0.35 }),
    sheet({ cover: 0.47, opacity: 0.4, seed: 6 }),
    ridge({ y: 594, height: 60, colour: '#3c4880', depth: 0.5, seed: 3, length: 380 }),
    svg(drawBeam),
    water({ accent: '#1c2a64', glint: 0.5, reflection: [0.95, 0.5], amplitude: 34 }),
    svg(drawLighthouse),
    boulders({
      rocks: [
        { x: 5.1, y: 0, z: 15, rx: 2.3, ry: 1.5, rz: 2, tilt: 0.05 },
        { x: 7.4, y: -0.1, z: 15.6, rx: 2.2, ry: 1.3, rz: 1.8, tilt: -0.1 },
        { x: 3.2, y: -0.2, z: 14.4, rx: 1.3, ry: 0.8, rz: 1.1, tilt: 0.1 },
        { x: 6.1, y: -0.2, z: 13.4, rx: 1.5, ry: 0.8, rz: 1.1 },
        { x: 8.3, y: 0, z: 13.6, rx: 1.5, ry: 1.1, rz: 1.3 },
        { x: 2.2, y: -0.45, z: 14, rx: 0.6, ry: 0.35, rz: 0.5 },
      ],
      colour: '#8a90c0',
      sun: { azimuth: -2.2, elevation: 0.6 },
      ambient: 0.3,
    }),
    waterlineGlint({ x: 1120, y: 792, w: 150, opacity: 0.35 }),
    waterlineGlint({ x: 1400, y: 812, w: 190, opacity: 0.3 }),
    standing({ waterline: 726, reach: 70, opacity: 0.55, amplitude: 8 }, (s) => {
      drawSail(s, { x: 852, y: 726, size: 130, colour: '#e4dcd0', hull: '#151d44' })
      s.circle(
        832,
        710,
        34,
        s.rad([
          ['#ffd98a', 0.85],
          ['#ffd98a', 0],
        ]),
      ).circle(832, 710, 3, '#fff0c4')
      drawPerson(s, { x: 816, y: 722, h: 30, pose: 'seated', silhouette: true })
    }),
  ],
  finish: { bloom: 0.5 },
})
