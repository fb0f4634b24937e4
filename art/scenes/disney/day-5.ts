import { ellipsePath, type Point, polygon, ribbon } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, pose } from '../../language/people/posed-figure.ts'
import { water } from '../../language/sea/water.ts'
import { cumulus } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'

/** Flight of the rocket from the cape, bowed by the turning earth. */
const FLIGHT = range(41).map((i): Point => {
  const t = i / 40
  return [lerp(930, 1430, t ** 1.75), 566 - 540 * Math.sin((t * Math.PI) / 2) ** 0.94]
})

const drawFlight = (s: Stage): void => {
  s.group(`filter="${s.blur(16)}"`, () =>
    s.path(
      ribbon(FLIGHT, (t) => 16 - 8 * t),
      '#ffb46a',
      'opacity=".55"',
    ),
  )
  s.group(`filter="${s.blur(4)}"`, () =>
    s.path(
      ribbon(FLIGHT, (t) => 6.5 - 3 * t),
      '#ffd9a0',
      'opacity=".8"',
    ),
  )
  s.path(
    ribbon(FLIGHT, (t) => 2.9 - 1.4 * t),
    '#fffaea',
  )
  const [x, y] = FLIGHT[40] as Point
  s.circle(
    x,
    y,
    130,
    s.rad([
      ['#fff4d8', 0.95],
      ['#ffcf90', 0.3],
      ['#ffcf90', 0],
    ]),
  )
  s.circle(x, y, 7, '#ffffff')
  s.circle(
    930,
    566,
    330,
    s.rad([
      ['#ffc07a', 0.85],
      ['#f08a5a', 0.3],
      ['#f08a5a', 0],
    ]),
  )
  for (const [dx, r] of [
    [-70, 40],
    [-24, 54],
    [30, 50],
    [82, 36],
    [120, 24],
    [-112, 24],
  ] as const)
    s.circle(
      930 + dx,
      560,
      r,
      s.rad([
        ['#ffe6bc', 0.9],
        ['#e89a70', 0.4],
        ['#e89a70', 0],
      ]),
    )
}

const drawSeaOats = (s: Stage): void => {
  const random = s.random(14)
  const [lit, dim] = [s.shade('#d8c0b0', 0.75), s.shade('#b09ab0', 0.55)]
  const stem = s.lin([lit, [dim, 1, 0.65], [dim, 0]], 0, 600, 0, 1060, true)
  for (const i of range(26)) {
    const x = 1300 + i * 15
    const h = s.bottom - 760 + random() * 170
    const lean = -30 - random() * 60
    const y = s.bottom + 10
    s.line(`M${x} ${y}Q${x + lean * 0.1} ${y - h * 0.7} ${x + lean} ${y - h}`, stem, 2.6)
    const seeds = range(7).map((k) => ellipsePath(x + lean + k * 3 - 4, y - h + k * 10, 4.5, 8))
    s.path(seeds.join(''), s.shade('#b89a8c', 0.6))
  }
}

export default scene({
  name: 'disney/day-5',
  seed: 55,
  light: {
    base: 'night',
    sky: ['#050a26', '#0c1840', '#1a2c62', '#334680', '#6a6a9a'],
    haze: '#3a4a80',
    lit: '#ffcf98',
    shadow: '#070b28',
    glow: '#f0a878',
  },
  horizon: 570,
  sun: { x: 930, y: 560, r: 1 },
  portrait: { x: 780, y: -60, w: 700, h: 1244 },
  layers: [
    sky({ stars: 260, disc: false, glow: 0.4 }),
    cumulus({
      banks: [
        { x: 700, y: 560, w: 220, h: 50 },
        { x: 1250, y: 556, w: 300, h: 60 },
      ],
      opacity: 0.6,
    }),
    svg(drawFlight),
    water({
      accent: '#16265c',
      amplitude: 40,
      reflection: [0.95, 0.6],
      wave: 1.2,
      to: 780,
      glint: 0.5,
      glintColour: '#ffcf98',
    }),
    svg((s) => {
      const shore = range(41).map(
        (i): Point => [
          s.left + ((s.right - s.left) * i) / 40,
          738 + 9 * Math.sin(i * 0.21 + 1) + 2 * Math.sin(i * 0.77),
        ],
      )
      s.path(
        ribbon(
          shore.map(([x, y]): Point => [x, y - 22]),
          (t) => 2.2 * Math.max(0.1, Math.sin(t * 17 + 1)),
        ),
        '#d8d4ec',
        'opacity=".55"',
      )
      s.path(
        polygon([...shore, [s.right, s.bottom], [s.left, s.bottom]]),
        s.fine(
          [
            s.shade('#9a8a9c', 0.5),
            s.shade('#5a4f7a', 0.35),
            s.shade('#2c2a58', 0.2),
            s.shade('#14163c', 0.1),
          ],
          0,
          738,
          0,
          1100,
          true,
        ),
      )
      s.path(
        ribbon(shore, (t) => 2.4 + 2.6 * Math.abs(Math.sin(t * 23 + 1))),
        '#f0e4e4',
        'opacity=".8"',
      )
    }),
    svg((s) => {
      s.path(curved('-150,0 -60,-14 130,-10 190,6 40,22 -110,18', 1120, 846), s.light.shadow, 'opacity=".5"')
      const rim = { colour: s.shade('#ffd8a8', 1), width: 2.4 }
      const watcher = (
        x: number,
        h: number,
        top: string,
        head: 'cropped' | 'long' | 'braids' | 'cap',
        size: number,
        p: string,
        low: 'trousers' | 'dress' | 'shorts' = 'shorts',
      ) =>
        drawFigure(s, {
          x,
          y: 846,
          h,
          facing: 'away',
          top,
          lower: low,
          lowerColour: low === 'dress' ? top : '#4a4a7a',
          head,
          headSize: size,
          skin: '#8a6258',
          rim,
          tones: [0.04, 0.42],
          pose: pose(p),
        })
      watcher(
        1010,
        226,
        '#5a6a9a',
        'cropped',
        1,
        'armL -.13,-.64 -.12,-.48; armR .14,-.62 .2,-.46; headTilt .012',
      )
      watcher(
        1082,
        120,
        '#b86a7a',
        'braids',
        1.36,
        'armL -.16,-.78 -.22,-.84; armR .18,-.84 .26,-1.0; headTilt .014',
        'dress',
      )
      watcher(
        1148,
        212,
        '#8a6a9a',
        'long',
        1,
        'armL -.14,-.62 -.2,-.48; armR .14,-.64 .2,-.5; headTilt .012',
        'dress',
      )
      watcher(
        1212,
        150,
        '#6a8aa8',
        'cap',
        1.24,
        'armL -.14,-.66 -.18,-.6; armR .2,-.8 .3,-.92; headTilt .014',
      )
    }),
    svg(drawSeaOats),
  ],
  finish: { bloom: 0.5, vignette: 0.24 },
})
