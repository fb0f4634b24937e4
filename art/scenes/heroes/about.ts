import { type Point, polygon, smooth } from '../../engine/geometry.ts'
import { noise1 } from '../../engine/noise.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { curtain, lightPatch, wallWithOpenings } from '../../language/buildings/interior.ts'
import { drawCup } from '../../language/food/drinks.ts'
import { tableTop } from '../../language/food/table.ts'
import { island } from '../../language/land/land.ts'
import { water } from '../../language/sea/water.ts'
import { cumulus, sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { drawCompass, drawTicket } from '../../language/things/keepsakes.ts'
import { scene, svg } from '../../scene.ts'

/** An old chart on the desk: coasts, a dotted route, a wind rose of rhumb lines. */
function drawChart(s: Stage): void {
  const paper = '#f0dcae'
  const at = (u: number, v: number): Point => [700 + u * 720 + v * (u - 0.5) * 260 - v * 40, 610 + v * 290]
  const sheetOutline = polygon([at(0, 0), at(1, -0.03), at(1.02, 1), at(-0.02, 1.05)])
  s.path(sheetOutline, s.light.shadow, 'opacity=".4" transform="translate(-10 10)"')
  s.path(sheetOutline, s.lin([s.shade(paper, 1.08), s.shade(paper, 0.7)], 1, 0, 0, 1))
  s.clipped(sheetOutline, () => {
    const coast = (u: number, v: number, r: number, seed: number) =>
      smooth(
        range(22).map((i) => {
          const a = (i / 22) * 2 * Math.PI
          const k =
            r *
            (0.6 +
              0.8 * (0.5 * noise1((i % 22) * 0.36, seed) + 0.5 * noise1(((i + 11) % 22) * 0.36, seed + 1)))
          return at(u + Math.cos(a) * k, v + Math.sin(a) * k * 1.3)
        }),
        true,
        1,
      )
    const land = [
      coast(0.24, 0.3, 0.15, 3),
      coast(0.62, 0.16, 0.12, 8),
      coast(0.8, 0.66, 0.17, 12),
      coast(0.4, 0.78, 0.1, 5),
      coast(0.95, 0.1, 0.1, 15),
    ]
    s.path(land.join(''), s.shade('#c9a468', 0.85)).line(land.join(''), s.shade('#7a5a34', 0.5), 2)
    s.line(land.join(''), s.shade('#5f8f9a', 0.6), 7, 'opacity=".25"')
    const fold = [0.25, 0.5, 0.75].map((u) => `M${at(u, -0.1).join(' ')}L${at(u, 1.1).join(' ')}`)
    s.line(
      [...fold, `M${at(-0.1, 0.5).join(' ')}L${at(1.1, 0.5).join(' ')}`].join(''),
      s.shade(paper, 0.3),
      1.6,
      'opacity=".45"',
    )
    const [rx, ry] = at(0.5, 0.46)
    s.line(
      range(16)
        .map(
          (i) =>
            `M${rx} ${ry}L${(rx + Math.cos((i * Math.PI) / 8) * 900).toFixed(0)} ${(ry + Math.sin((i * Math.PI) / 8) * 420).toFixed(0)}`,
        )
        .join(''),
      s.shade('#8a6a44', 0.5),
      0.9,
      'opacity=".35"',
    )
    s.line(
      smooth([at(0.3, 0.42), at(0.44, 0.5), at(0.58, 0.34), at(0.72, 0.52)], false, 1),
      s.shade('#b5323c', 0.7),
      3.4,
      'stroke-dasharray="11 9" stroke-linecap="round"',
    )
  })
}

export default scene({
  name: 'heroes/about',
  seed: 83,
  light: { base: 'dawn', sky: ['#3a5c96', '#7fa0c2', '#d3bfc0', '#f8d0a8', '#ffeccb'], haze: '#f6dcc0' },
  horizon: 372,
  sun: { x: 1170, y: 236, r: 44 },
  portrait: { x: 780, y: 60, w: 620, h: 1102 },
  layers: [
    sky(),
    sheet({ cover: 0.5, opacity: 0.5, horizon: 360 }),
    cumulus({
      banks: [
        { x: 1380, y: 364, w: 160, h: 60 },
        { x: 980, y: 366, w: 140, h: 34 },
      ],
    }),
    island({ x: 1030, w: 190, rise: 70, seed: 6 }),
    water({ colours: ['#f6dcc0', '#bcd0c8', '#6fb0b8', '#3f8fa8'], to: 560, base: 560 }),
    wallWithOpenings([
      { x: 850, y: 44, w: 640, h: 460, wall: '#e8d2b2', lit: 0.55, frame: '#b98a5c', panes: [3, 2] },
    ]),
    curtain({ x: 1450, y: -20, w: 150, h: 620, side: 'right', colour: '#f6ead2', lit: 0.9 }),
    tableTop({ y: 560, colour: '#a06a42' }),
    lightPatch({
      points: [
        [820, 570],
        [1180, 570],
        [900, 940],
        [380, 940],
      ],
      opacity: 0.45,
    }),
    svg(drawChart),
    svg((s) => {
      drawTicket(s, { x: 880, y: 690, size: 220, turn: -16 })
      drawTicket(s, { x: 960, y: 730, size: 220, turn: 4 })
      drawCompass(s, { x: 1210, y: 716, size: 210, turn: 20 })
      drawCup(s, { x: 1440, y: 610, r: 50 })
    }),
  ],
  finish: { bloom: 0.38 },
})
