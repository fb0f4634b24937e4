import type { Rock } from '../../engine/boulders.ts'
import { type Point, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { ridge } from '../../language/land/land.ts'
import { boulders } from '../../language/land/rocks.ts'
import { drawPalm } from '../../language/plants/palm.ts'
import { lagoon } from '../../language/sea/water.ts'
import { cumulus } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { type BicycleOptions, drawBicycle, drawShadowOnRock, drawShadowOnSand } from './bicycle.ts'

const FAR_ROCKS: Rock[] = [
  { x: -3.4, y: 0.2, z: 20, rx: 1.1, ry: 0.7, rz: 0.9 },
  { x: -1.4, y: 0.5, z: 21, rx: 1.3, ry: 1.3, rz: 1, tilt: 0.12 },
  { x: 0.4, y: 0.2, z: 20.5, rx: 0.8, ry: 0.6, rz: 0.7 },
]

const NEAR_ROCKS: Rock[] = [
  { x: 3.5, y: 0.75, z: 9.9, rx: 1.7, ry: 1.3, rz: 1.45, tilt: 0.12 },
  { x: 3.1, y: 1.2, z: 12.4, rx: 1.15, ry: 1.9, rz: 1.2, tilt: -0.24 },
  { x: 5.9, y: 1.7, z: 12, rx: 1.8, ry: 2.3, rz: 1.7, tilt: 0.14 },
  { x: 6.5, y: 0.5, z: 9.7, rx: 1.15, ry: 0.95, rz: 1, tilt: -0.1 },
  { x: 9.4, y: 1.7, z: 13, rx: 1.7, ry: 3.1, rz: 1.7, tilt: -0.16 },
  { x: 5.1, y: 0.1, z: 8.7, rx: 0.5, ry: 0.36, rz: 0.45 },
]

const ROSE = ['#4a4c6c', '#8a7484', '#c39a96', '#e8b8a4', '#f8d8be', '#fff4e0']

const HORIZON = 352
const BICYCLES: readonly BicycleOptions[] = [
  { x: 1198, y: 638, size: 0.68, colour: '#d9533c', hat: '#f2dca6', ribbon: '#1f7f8c' },
  { x: 962, y: 656, size: 0.7, flip: true, colour: '#1f8f96', hat: '#ecd08c', ribbon: '#c8483c' },
]

/** The sun stands over our left shoulder: per unit of height, right and up the paper. */
const FALL = { right: 0.62, up: 0.3 }
const ROCK_FOOT = 598

const SHORE: readonly Point[] = [
  [-60, 606],
  [180, 596],
  [420, 572],
  [660, 548],
  [860, 536],
  [1040, 540],
  [1300, 530],
  [1700, 520],
]

function drawSand(s: Stage): void {
  const land = (dy: number) =>
    `${smooth(
      SHORE.map(([x, y]): Point => [x, y + dy + 3 * Math.sin(x * 0.03 + dy)]),
      false,
      0.9,
    )}L${s.right} ${s.bottom}L${s.left} ${s.bottom}Z`
  s.path(land(-20), '#ffffff', 'opacity=".4"')
  s.path(land(-7), '#ffffff', 'opacity=".95"')
  s.path(land(1), s.shade('#dcc6a0', 0.6))
  s.path(land(18), s.shade('#f6e6c8', 1))
  const swell: Point[] = [
    [s.left, 812],
    [260, 786],
    [560, 806],
    [860, 792],
    [1180, 818],
    [1420, 796],
    [s.right, 806],
  ]
  s.path(
    `${smooth(swell, false, 0.9)}L${s.right} ${s.bottom}L${s.left} ${s.bottom}Z`,
    s.shade('#ecd6b0', 0.92),
  )
  const random = s.random(6)
  for (const _ of range(46)) {
    const [x, y] = [s.left + random() * (s.right - s.left), 650 + random() * 260]
    s.path(
      `M${x} ${y}q${30 + random() * 20} -3 ${60 + random() * 50} 0q-40 3.600 -60 0Z`,
      s.shade('#d6bd92', 0.7),
      'opacity=".5"',
    )
  }
}

/** The wheel tracks that lead here. */
function drawTracks(s: Stage): void {
  for (const [y, bend] of [
    [0, 0],
    [22, 34],
  ] as const)
    s.line(
      `M${s.left} ${874 + y * 0.6}C360 ${842 + y} 720 ${748 + y} ${906 + bend} ${654 + y * 0.2}`,
      s.shade('#b79a70', 0.4),
      3.4,
      'opacity=".6" stroke-dasharray="9 3"',
    )
}

/** What of the bicycles' shadows falls on the stone. */
const STONE: readonly Point[] = [
  [1052, 540],
  [1044, 586],
  [1056, 612],
  [1120, 620],
  [1300, 622],
  [1460, 612],
  [1500, 560],
  [1500, 300],
  [1070, 300],
]

export default scene({
  name: 'seychelles/day-5',
  seed: 9,
  light: {
    base: 'day',
    sky: ['#1c69a8', '#3f98c4', '#86c6d6', '#cde6de', '#f6f0da'],
    haze: '#cfe4dc',
    shadow: '#2a3560',
    lit: '#fff0c8',
  },
  horizon: HORIZON,
  sun: { x: 700, y: -260, r: 0 },
  portrait: { x: 722, y: -236, w: 656, h: 1166 },
  layers: [
    sky({ disc: false, glow: 0.3 }),
    cumulus({
      banks: [
        { x: 240, y: 344, w: 300, h: 74, opacity: 0.9 },
        { x: 860, y: 346, w: 330, h: 104, opacity: 0.9 },
      ],
    }),
    ridge({
      y: HORIZON + 2,
      height: 84,
      colour: '#5a8f9c',
      depth: 0.5,
      length: 360,
      rough: 0.42,
      seed: 3,
      envelope: (x) => Math.exp(-(((x - 620) / 260) ** 2)),
    }),
    lagoon({
      y: HORIZON,
      base: 640,
      to: 660,
      glint: 0,
      reflection: [0.6, 0.05],
      colours: ['#2f7fa4', '#1f95aa', '#2fb4b8', '#5fd0c4', '#a4e6d2', '#d8f4e2'],
    }),
    svg((s) => {
      s.line('M-60 388C300 380 640 388 980 381S1500 388 1700 382', '#ffffff', 4, 'opacity=".9"')
      drawPalm(s, { x: 1410, y: 440, h: 366, lean: -0.28, wind: -0.14, colour: '#3a8a50', seed: 5 })
    }),
    boulders({
      rocks: FAR_ROCKS,
      camera: { y: 1.6, horizon: HORIZON },
      floor: 0,
      colour: ROSE,
      streaks: 0.8,
      haze: 0.008,
      sun: { azimuth: -1.8, elevation: 0.8 },
    }),
    svg((s) => {
      drawSand(s)
      drawTracks(s)
      for (const bicycle of BICYCLES) drawShadowOnSand(s, bicycle, FALL)
    }),
    boulders({
      rocks: NEAR_ROCKS,
      camera: { y: 1.6, horizon: HORIZON },
      floor: 0,
      colour: ROSE,
      streaks: 0.9,
      sun: { azimuth: -1.8, elevation: 0.8 },
    }),
    svg((s) => {
      s.clipped(smooth(STONE, true, 0.3), () => {
        for (const bicycle of BICYCLES) {
          const gap = bicycle.y - ROCK_FOOT
          const height = gap / FALL.up
          drawShadowOnRock(s, bicycle, FALL.right * height, height - gap)
        }
      })
      for (const bicycle of BICYCLES) drawBicycle(s, bicycle)
    }),
  ],
})
