import { type Point, polygon, smooth } from '../../engine/geometry.ts'
import { range, smoothstep } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawSloop, drawYacht } from '../../language/boats/yachts.ts'
import { drawHillTown, drawSlope, type HillTownOptions } from '../../language/buildings/riviera-houses.ts'
import { alps } from '../../language/land/land.ts'
import { drawPalm } from '../../language/plants/palm.ts'
import { RIVIERA_SEA } from '../../language/sea/riviera-sea.ts'
import { standing, water } from '../../language/sea/water.ts'
import { cumulus } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { drawVintageRacer } from '../../language/vehicles/race-car.ts'
import { scene, svg } from '../../scene.ts'
import { drawBreakwater } from './breakwater.ts'
import { drawCasino } from './casino.ts'
import { drawPineBough } from './pine.ts'
import { drawQuay, townMirror } from './quay.ts'

const posterTown: HillTownOptions = {
  from: 700,
  to: 1330,
  foot: 548,
  crest: (x) => 520 - 270 * smoothstep(690, 1250, x),
  size: 54,
  rows: 9,
  towers: 0.06,
  green: 0.2,
  depth: [0.02, 0.42],
}

/** Grey road with a red and white kerb, its far edge guarded by a balustrade. */
function drawChicane(s: Stage): void {
  const far: Point[] = range(15).map((i) => [500 + i * 60, 690 + 30 * ((i - 7) / 7) ** 2])
  const road = `${smooth(far, false, 1)}L${s.right} ${s.bottom}L${s.left} ${s.bottom}Z`
  s.path(road, s.lin([s.shade('#a79db4', 0.85), s.shade('#7d7392', 0.6), s.shade('#5d5478', 0.35)]))
  const rail = far.map(([x, y]): Point => [x, y - 34])
  s.path(
    `${smooth(rail, false, 1)}L${far
      .map(([x, y]) => `${x} ${y + 4}`)
      .reverse()
      .join('L')}Z`,
    s.lin([s.shade('#fbeed2', 1), s.shade('#dcc0a0', 0.6)]),
  )
  const holes = range(62).map((i) => {
    const x = 508 + i * 14
    const y = 690 + 30 * ((x - 920) / 420) ** 2 - 15
    return `M${x - 4} ${y + 10}V${y - 3}a4 5 0 0 1 8 0V${y + 10}Z`
  })
  s.path(holes.join(''), s.shade('#3f78a0', 0.35))
  s.line(smooth(rail, false, 1), s.shade('#fff8e6', 1), 5)
  const kerb = (a: number, b: number) => {
    const top = (x: number) => 852 - 0.00022 * (x - 900) ** 2
    return polygon([
      [a, top(a)],
      [b, top(b)],
      [b + 10, top(b) + 26],
      [a + 10, top(a) + 26],
    ])
  }
  for (const i of range(30)) {
    s.path(kerb(500 + i * 28, 528 + i * 28), s.shade(i % 2 ? '#fff4e0' : '#c20d1b', 0.85))
  }
  s.line('M500 770Q900 740 1320 772', s.shade('#efe2cf', 0.8), 3, 'stroke-dasharray="46 40" opacity=".55"')
}

function drawSpeedLines(s: Stage, x: number, y: number): void {
  for (const i of range(9)) {
    const yy = y - 16 - i * 11
    s.rect(
      x - 150 - (i % 3) * 50,
      yy,
      160 + (i % 3) * 40,
      1.8,
      s.lin(
        [
          ['#fff6e2', 0],
          ['#fff6e2', 0.8],
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
  name: 'posters/monaco',
  seed: 23,
  light: { base: 'day', sky: ['#12508f', '#2f86bd', '#7cc0d6', '#c9e6df', '#f8efd6'] },
  horizon: 470,
  sun: { x: 1240, y: 90, r: 40 },
  view: { x: 560, y: 0, w: 720, h: 900 },
  layers: [
    sky({ disc: false, glow: 0.5, rays: 0.05 }),
    cumulus({
      banks: [
        { x: 640, y: 420, w: 150, h: 110 },
        { x: 800, y: 300, w: 110, h: 60, opacity: 0.7 },
      ],
      seed: 4,
    }),
    alps({
      rise: 400,
      envelope: (x) => smoothstep(640, 1150, x),
      rock: '#9a93a6',
      sun: { azimuth: 0.9, elevation: 0.6 },
      camera: { y: 30, focal: 1250, horizon: 500 },
    }),
    water({ y: 470, colours: RIVIERA_SEA, glint: 0, reflection: [0.7, 0.2], amplitude: 34 }),
    svg((s) => {
      drawSlope(s, posterTown)
      drawHillTown(s, posterTown)
      drawCasino(s, { x: 1060, y: 545, w: 250, depth: 0.03 })
      for (const x of [720, 775, 838, 1210, 1262])
        drawPalm(s, { x, y: 546, h: 54, size: 1.1, fronds: 13, seed: x, depth: 0.05 })
      drawQuay(s, 552, 690)
      drawBreakwater(s, 690, 556)
    }),
    townMirror(558, 660),
    svg((s) => {
      drawSloop(s, { x: 625, y: 500, length: 44 })
      drawSloop(s, { x: 585, y: 486, length: 22, depth: 0.4, flip: true })
      drawYacht(s, { x: 850, y: 586, length: 140, depth: 0.08 })
      drawYacht(s, { x: 1180, y: 592, length: 170, flip: true, depth: 0.05 })
    }),
    standing({ waterline: 640, opacity: 0.5, reach: 60 }, (s) =>
      drawYacht(s, { x: 990, y: 640, length: 290 }),
    ),
    svg((s) => {
      drawChicane(s)
      drawSpeedLines(s, 700, 808)
      drawVintageRacer(s, { x: 930, y: 812, length: 460, turn: -1 })
      drawPineBough(s, { x: 1290, y: 10, scale: 0.95 })
    }),
  ],
})
