import { type Point, ribbon } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import { cornered, curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawLeaves } from '../../language/plants/leaves.ts'
import { standing, water } from '../../language/sea/water.ts'
import { sky } from '../../language/sky/sky.ts'
import { bodies, scene, svg } from '../../scene.ts'

const POND = {
  base: 'night',
  sky: ['#060d2a', '#0c1a42', '#1a2f66', '#33508c', '#5f7fb0'],
  haze: '#2f4c80',
  shadow: '#0a1030',
  lit: '#ffc888',
  glow: '#a8c4ec',
  window: '#ffc86a',
} as const

const CANDLES = [
  [240, 470, 0.5],
  [430, 440, 0.36],
  [620, 500, 0.6],
  [330, 580, 0.95],
  [1010, 452, 0.4],
  [1180, 520, 0.68],
  [1390, 470, 0.5],
  [1330, 620, 1.05],
  [1520, 560, 0.8],
  [110, 620, 1.1],
  [820, 430, 0.34],
  [520, 424, 0.28],
] as const

const drawCandle = (s: Stage, x: number, y: number, k: number): void => {
  s.circle(
    x,
    y - 40 * k,
    150 * k,
    s.rad([
      [s.light.window, 0.6],
      [s.light.window, 0.14],
      [s.light.window, 0],
    ]),
  )
  s.path(
    curved('-46,-6 -30,8 30,8 46,-6 24,-2 -24,-2', x, y, k),
    s.lin([s.shade('#8ac08a', 0.7), s.shade('#2f6a5a', 0.3)]),
  )
  s.rect(
    x - 13 * k,
    y - 30 * k,
    26 * k,
    30 * k,
    s.lin([s.shade('#ffe6b8', 1), s.shade('#d8a06a', 0.6)]),
    `rx="${4 * k}"`,
  )
  s.path(curved('0,-70 9,-48 6,-34 0,-30 -6,-34 -9,-48', x, y, k), s.lin(['#fff8dc', '#ffc24a', '#ff9a3c']))
}

/** A folded paper boat: two bright sides, a raised prow, the peak in the middle. */
const drawPaperBoat = (s: Stage): void => {
  s.path(
    cornered('800,330 706,470 894,470'),
    s.lin([s.shade('#fff4dc', 1), s.shade('#d8b89a', 0.55)], 1, 0, 0, 0.4),
  )
  s.path(cornered('800,330 800,470 894,470'), s.shade('#b8a0a8', 0.4))
  s.path(
    cornered('560,410 700,470 900,470 1040,410 940,566 660,566'),
    s.lin([s.shade('#fff8e8', 1), s.shade('#f0d4b0', 0.8)], 0, 0, 0, 1),
  )
  s.path(cornered('560,410 700,470 800,566 660,566'), s.shade('#e0c0a4', 0.62))
  s.path(cornered('1040,410 900,470 800,566 940,566'), s.shade('#c8a89c', 0.45))
  s.line('M560 410L700 470H900L1040 410', s.shade('#fffaf0', 1), 3.4, 'stroke-linejoin="round"')
}

interface Palm {
  readonly wrist: Point
  readonly heel: Point
  readonly size: number
  readonly skin: string
  readonly sleeve: string
}

/** An open hand from below, fingers curling up around the hull; k mirrors it. */
const cuppedParts = (p: Palm, k: 1 | -1): ((s: Stage) => void)[] => {
  const at = (x: number, y: number): Point => [p.heel[0] + k * x * p.size, p.heel[1] + y * p.size]
  const finger = (i: number) => (s: Stage) => {
    const bend = i * 0.15
    const line = [
      at(0.35, 0.02 + bend),
      at(0.95 - i * 0.05, 0.06 + bend * 0.92),
      at(1.34 - i * 0.08, -0.12 + bend),
      at(1.5 - i * 0.1, -0.34 + bend),
    ]
    s.path(
      ribbon(line, (t) => p.size * lerp(0.115, 0.075, t)),
      s.shade(p.skin, 0.68),
    )
  }
  const arm: Point[] = [
    p.wrist,
    [lerp(p.wrist[0], p.heel[0], 0.5), lerp(p.wrist[1], p.heel[1], 0.5) + 10],
    p.heel,
  ]
  const palm: Point[] = [p.heel, at(0.3, 0.14), at(0.52, 0.26)]
  const thumb: Point[] = [at(-0.02, 0.02), at(0.22, -0.22), at(0.52, -0.4), at(0.68, -0.44)]
  const cuff: Point[] = [
    p.wrist,
    [lerp(p.wrist[0], p.heel[0], 0.2), lerp(p.wrist[1], p.heel[1], 0.2)],
    arm[1] as Point,
  ]
  return [
    ...[3, 2, 1, 0].map(finger),
    (s) => {
      const skin = s.shade(p.skin, 0.66)
      s.path(
        ribbon(arm, (t) => p.size * lerp(0.42, 0.27, t)),
        skin,
      )
      s.path(
        ribbon(palm, (t) => p.size * lerp(0.3, 0.24, t)),
        skin,
      )
      s.path(
        ribbon(thumb, (t) => p.size * lerp(0.17, 0.08, t)),
        skin,
      )
    },
    (s) =>
      s.path(
        ribbon(cuff, () => p.size * 0.5),
        s.shade(p.sleeve, 0.6),
      ),
  ]
}

export default scene({
  name: 'moments/wish-forward-4',
  seed: 404,
  light: POND,
  horizon: 330,
  sun: { x: 1160, y: 150, r: 54 },
  layers: [
    sky({ stars: 160, rings: 2 }),
    svg((s) => {
      for (const i of range(14))
        drawLeaves(s, {
          x: i * 130 - 30,
          y: 322 - (i % 3) * 18,
          rx: 120,
          ry: 60 + (i % 4) * 16,
          colour: '#2f5a6a',
          depth: 0.35,
          leaf: 15,
          density: 40,
          seed: i,
        })
    }),
    water({ accent: '#1f3a7a', amplitude: 26, reflection: [0.9, 0.5], facets: 7 }),
    ...CANDLES.map(([x, y, k]) =>
      standing({ waterline: y + 4 * k, opacity: 0.6, reach: 150 * k, amplitude: 12 }, (s) =>
        drawCandle(s, x, y, k),
      ),
    ),
    svg((s) =>
      s.circle(
        800,
        640,
        620,
        s.rad([
          [s.light.window, 0.3],
          [s.light.window, 0.1],
          [s.light.window, 0],
        ]),
      ),
    ),
    ...bodies(
      { round: 26, from: [0.1, -0.9], dark: 0.66, bright: 0.5 },
      cuppedParts({ wrist: [60, 1010], heel: [470, 680], size: 250, skin: '#b07a58', sleeve: '#4a5a92' }, 1),
    ),
    ...bodies(
      { round: 26, from: [-0.1, -0.9], dark: 0.66, bright: 0.5 },
      cuppedParts(
        { wrist: [1540, 1010], heel: [1130, 680], size: 250, skin: '#a87250', sleeve: '#4a5a92' },
        -1,
      ),
    ),
    svg(drawPaperBoat),
    ...bodies(
      { round: 15, from: [0.3, -0.9], dark: 0.62, bright: 0.5, cast: { x: 0, y: 8, blur: 8, opacity: 0.3 } },
      [
        ...cuppedParts(
          { wrist: [500, 1010], heel: [660, 640], size: 130, skin: '#6a4030', sleeve: '#c2503a' },
          1,
        ),
        ...cuppedParts(
          { wrist: [1100, 1010], heel: [940, 640], size: 130, skin: '#6a4030', sleeve: '#c2503a' },
          -1,
        ),
      ],
    ),
  ],
  finish: { bloom: 0.45, vignette: 0.28 },
})
