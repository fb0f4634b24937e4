import { ellipsePath, type Point, ribbon } from '../engine/geometry.ts'
import { lerp, range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { sheet } from '../motifs/clouds.ts'
import { drawLeaves } from '../motifs/leaves.ts'
import { bodies } from '../motifs/modelled.ts'
import { cornered, curved } from '../motifs/outline.ts'
import { drawFigure, pose } from '../motifs/posed-figure.ts'
import { sky } from '../motifs/sky.ts'
import { beach, standing, water } from '../motifs/water.ts'
import { drawBeachWheelchair } from '../motifs/wheelchair.ts'
import { scene, svg } from '../scene.ts'

const shore = (x: number): number =>
  790 + 0.07 * (x - 500) + 22 * Math.sin(x * 0.006 + 2) + 7 * Math.sin(x * 0.021)

/** Foam that folds round a wheel: a bright lip and thrown drops. */
const drawFold = (s: Stage, x: number, y: number, w: number): void => {
  s.path(
    curved('-1,.05 -.7,-.1 -.3,-.2 .1,-.12 .5,-.24 .85,-.08 1,.06 .4,.16 -.4,.17', x, y, w),
    s.lin([s.shade('#ffffff', 1), s.shade('#b8d0d8', 0.7)]),
  )
  s.path(
    curved('-.7,.1 -.2,0 .3,.04 .7,.08 .2,.14 -.3,.14', x, y, w),
    s.shade('#7fa4b4', 0.5),
    'opacity=".45"',
  )
  const random = s.random(x)
  const drops = range(46).map(() =>
    ellipsePath(x + (random() - 0.5) * w * 1.9, y - random() ** 2.2 * w * 0.62, 1 + random() * 2.8),
  )
  s.path(drops.join(''), s.shade('#ffffff', 1), 'opacity=".9"')
}

const firstSea = scene({
  name: 'moments/wish-forward-3',
  seed: 403,
  light: {
    base: 'dawn',
    sky: ['#7f9cc4', '#b3bfd6', '#e6d0d4', '#fbe2cf', '#fff3e0'],
    haze: '#f6e2d6',
    shadow: '#3c4474',
    lit: '#fff0d8',
    glow: '#ffe2c0',
  },
  horizon: 380,
  sun: { x: 1220, y: 290, r: 52 },
  layers: [
    sky({ rings: 2, glow: 0.9 }),
    sheet({ cover: 0.52, opacity: 0.6, seed: 5 }),
    water({ accent: '#7fa8b4', amplitude: 30, reflection: [0.95, 0.45], wave: 1.3 }),
    beach({ shore, sand: '#dcbfa6' }),
    standing({ waterline: 812, opacity: 0.32, reach: 110, amplitude: 8 }, (s) => {
      const rim = { colour: s.shade('#fffaf0', 1), width: 3.4 }
      drawFigure(s, {
        x: 520,
        y: 812,
        h: 560,
        facing: 'right',
        skin: '#b98460',
        top: '#4f8a9a',
        lowerColour: '#cbb494',
        lower: 'shorts',
        sleeves: 'short',
        head: 'cap',
        headColour: '#f0e0c4',
        rim,
        tones: [0.16, 0.92],
        pose: pose(
          'hip -.02,-.5; neck .05,-.82; armL .14,-.68 .23,-.68; armR .16,-.66 .24,-.67; legL -.11,-.27 -.2,-.03; legR .06,-.28 .05,-.01; headTilt .015',
        ),
      })
      s.placed({ x: 790, y: 812 }, () => {
        drawFigure(s, {
          x: -24,
          y: 20,
          h: 560,
          facing: 'right',
          headSize: 1.24,
          skin: '#7a4a36',
          top: '#f2b84c',
          lower: 'none',
          sleeves: 'none',
          head: 'braids',
          headColour: '#2c1c22',
          rim,
          tones: [0.16, 0.98],
          pose: pose(
            'hip .0,-.38; neck .01,-.68; armL .16,-.74 .27,-.84; armR .17,-.7 .3,-.78; legL .2,-.4 .3,-.13; legR .19,-.38 .28,-.11; headTilt .012; headDrop -.006',
          ),
        })
        s.path(
          curved('-60,-228 -40,-250 60,-246 100,-226 96,-196 -54,-190', 0, 0, 1),
          s.lin([s.shade('#f2b84c', 0.9), s.shade('#c2743c', 0.4)]),
        )
      })
      drawBeachWheelchair(s, { x: 790, y: 812, size: 410, cloth: '#2f7aa0' })
    }),
    svg((s) => {
      drawFold(s, 730, 806, 150)
      drawFold(s, 968, 806, 116)
      drawFold(s, 1190, 822, 150)
    }),
  ],
})

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

const paperBoat = scene({
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

export default [firstSea, paperBoat]
