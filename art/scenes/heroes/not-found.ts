import { type Point, polygon, ribbon } from '../../engine/geometry.ts'
import { fbm2 } from '../../engine/noise.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { field, ridge } from '../../language/land/land.ts'
import { drawPerson } from '../../language/people/person.ts'
import { POSES } from '../../language/people/poses.ts'
import { shrubs } from '../../language/plants/foliage.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { drawLantern } from '../../language/things/festoon.ts'
import { scene, svg } from '../../scene.ts'

function drawSignpost(s: Stage): void {
  const [x, y] = [1262, 806]
  const wood = '#9a8a8c'
  s.ellipse(x - 26, y + 2, 60, 6, s.light.shadow, 'opacity=".4"')
  s.rect(x - 7, y - 262, 14, 262, s.lin([s.shade(wood, 0.2), s.shade(wood, 0.9)], 0, 0, 1, 0))
  const boards = [
    [-246, -148, 1],
    [-206, 150, -1],
    [-168, -126, 1],
    [-130, 136, 1],
    [-94, -112, -1],
  ] as const
  for (const [dy, reach, tip] of boards) {
    const side = Math.sign(reach)
    const tilt = tip * 5
    const d = polygon([
      [x - side * 16, y + dy],
      [x + reach, y + dy + tilt],
      [x + reach + side * 24, y + dy + 15 + tilt],
      [x + reach, y + dy + 30 + tilt],
      [x - side * 16, y + dy + 28],
    ])
    s.path(d, s.lin([s.shade(wood, 1.05), s.shade(wood, 0.45)]))
    s.line(
      `M${x} ${y + dy + 9}L${x + reach * 0.96} ${y + dy + 10 + tilt}M${x} ${y + dy + 20}L${x + reach * 0.9} ${y + dy + 20 + tilt}`,
      s.shade(wood, 0.15),
      1,
      'opacity=".35"',
    )
  }
  s.path(
    polygon([
      [x - 9, y - 262],
      [x, y - 276],
      [x + 9, y - 262],
    ]),
    s.shade(wood, 0.8),
  )
}

const CROSSING: Point = [1110, 806]

const FAR = 566

/** Five pale ways from one crossing, winding into the mist at the far end of the plain. */
function drawPaths(s: Stage): void {
  const pale = (lit: number) => s.shade('#e6e2e6', lit)
  const ways = [
    [330, 90],
    [770, -70],
    [1060, 46],
    [1310, -60],
    [1640, 80],
  ] as const
  for (const [end, sway] of ways) {
    const line: Point[] = range(25).map((i) => {
      const t = i / 24
      const bend = Math.sin(t * 6.6) * sway * (1 - t) ** 0.7
      return [
        CROSSING[0] + (end - CROSSING[0]) * t ** 1.3 + bend,
        CROSSING[1] + (FAR - CROSSING[1]) * t ** 0.72,
      ]
    })
    const fade = s.lin(
      [
        [pale(0.9), 0.05, 0],
        [pale(0.95), 1, 0.3],
        [pale(1), 1, 1],
      ],
      0,
      FAR,
      0,
      CROSSING[1],
      true,
    )
    s.path(
      ribbon(line, (t) => 20 * (1 - t ** 0.72) ** 1.15 + 1.4),
      fade,
    )
  }
  s.path(
    ribbon(
      [
        [1010, 1300],
        [1040, 1150],
        [1062, 1030],
        [1080, 940],
        [1094, 880],
        [1104, 836],
        [1110, 800],
      ],
      (t) => 104 * (1 - t) ** 1.1 + 20,
    ),
    s.lin([pale(1), pale(0.8)]),
  )
}

export default scene({
  name: 'heroes/not-found',
  seed: 53,
  light: {
    base: 'night',
    sky: ['#080f30', '#15224f', '#2a3c74', '#536498', '#a3a6c0'],
    haze: '#7480aa',
    lit: '#c4d0f0',
  },
  horizon: 540,
  sun: { x: 1190, y: 214, r: 66 },
  portrait: { x: 830, y: 120, w: 610, h: 1084 },
  layers: [
    sky({ stars: 150, rings: 3, glow: 0.6 }),
    sheet({ cover: 0.48, opacity: 0.5, seed: 8 }),
    ridge({ y: 545, height: 170, colour: '#5a6496', depth: 0.6, seed: 4, length: 420, base: 620 }),
    ridge({ y: 566, height: 90, colour: '#4a5488', depth: 0.42, seed: 9, length: 300, base: 620 }),
    field({
      height: (x, z) => 5 * fbm2(x * 0.02, z * 0.02, 3, 3) + 1.2 * fbm2(x * 0.11, z * 0.11, 8, 2),
      camera: { y: 22, focal: 1100, horizon: 548 },
      near: 20,
      far: 900,
      colour: '#8a98bc',
      sun: { azimuth: 1.2, elevation: 0.3 },
      hazeDensity: 0.005,
      haze: '#7480aa',
      ambient: 0.4,
    }),
    svg(drawPaths),
    mist({ y: 506, h: 120, opacity: 0.6 }),
    svg((s) => {
      drawSignpost(s)
      s.circle(
        1126,
        806,
        230,
        s.rad([
          ['#ffc46a', 0.5, 0],
          ['#ffc46a', 0.14, 0.45],
          ['#ffc46a', 0, 1],
        ]),
      )
      drawPerson(s, {
        x: 1090,
        y: 884,
        h: 200,
        pose: {
          ...POSES.strolling,
          armR: [
            [0.13, 0.66],
            [0.2, 0.56],
          ],
        },
        wears: 'robe',
        colour: '#3c4a86',
        hair: 'hat',
        hairColour: '#2a3262',
        skin: '#8a6a6a',
      })
      drawLantern(s, { x: 1133, y: 792, r: 16, kind: 'brass', colour: '#f0a83c', glow: 1.4 })
    }),
    shrubs({ from: 1380, to: 1680, y: 872, h: 70, colour: '#46568a', n: 8, dab: 7 }),
  ],
  finish: { bloom: 0.48 },
})
