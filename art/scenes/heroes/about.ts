import { ellipsePath, type Point, polygon, rectPath, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { scene, svg } from '../../scene.ts'
import { drawBoardingPass, drawBoxCompass, drawDividers } from './chart-tools.ts'
import { coastOf, drawHills, drawInkedSail, ISLANDS } from './sea-chart.ts'

const INK = '#1f4a5c'

/** Soundings, meridians and the rhumb lines that meet in the rose. */
function drawSea(s: Stage): void {
  s.rect(s.left, s.top, s.right - s.left, s.bottom - s.top, s.shade('#a5d2cf', 0.95))
  const grid = [
    ...range(12).map((i) => `M${-90 + i * 160} ${s.top}V${s.bottom}`),
    ...range(10).map((i) => `M${s.left} ${-260 + i * 160}H${s.right}`),
  ]
  s.line(grid.join(''), s.shade(INK, 0.5), 1, 'opacity=".3"')
  const [rx, ry] = [566, 300]
  const rhumbs = range(32).map((i) => {
    const a = (i * Math.PI) / 16
    return `M${rx} ${ry}l${(Math.cos(a) * 1400).toFixed(0)} ${(Math.sin(a) * 1400).toFixed(0)}`
  })
  s.line(rhumbs.join(''), s.shade('#b8503c', 0.6), 1, 'opacity=".26"')
  s.circle(rx, ry, 26, s.shade('#a5d2cf', 0.95)).line(
    ellipsePath(rx, ry, 26),
    s.shade(INK, 0.5),
    1.6,
    'opacity=".5"',
  )
  const random = s.random(4)
  const soundings = range(420).map(() =>
    ellipsePath(s.left + random() * (s.right - s.left), s.top + random() * (s.bottom - s.top), 1.3),
  )
  s.path(soundings.join(''), s.shade(INK, 0.4), 'opacity=".4"')
}

/** Shoal water in flat bands round each coast, then the land. */
function drawArchipelago(s: Stage): void {
  const coasts = ISLANDS.map((one) => coastOf(one)).join('')
  const bands = [
    [84, '#94cac8'],
    [48, '#bfe2d6'],
    [20, '#e4f1de'],
  ] as const
  for (const [width, colour] of bands) s.line(coasts, s.shade(colour, 0.95), width, 'stroke-linejoin="round"')
  s.path(coasts, s.shade('#f0dca6', 1)).line(coasts, s.shade(INK, 0.3), 2.6)
  for (const one of ISLANDS) drawHills(s, one)
}

const ROUTE: readonly Point[] = outline(
  '596,742 700,650 850,660 1014,566 1098,520 1150,600 1240,664 1340,660 1416,600 1466,470 1404,330 1460,180 1500,96',
)
const PORTS: readonly Point[] = outline('596,742 1014,566 1416,600 1500,96')

function drawRoute(s: Stage): void {
  s.line(
    smooth(ROUTE, false, 0.9),
    s.shade('#d0342c', 0.9),
    7,
    'stroke-dasharray="22 13" stroke-linecap="round"',
  )
  for (const [x, y] of PORTS)
    s.circle(x, y, 15, s.shade('#f6efdc', 1.05))
      .circle(x, y, 11, s.shade('#d0342c', 0.9))
      .circle(x, y, 4, s.shade('#f6efdc', 1.05))
}

/** All lies in shade but where the panes of a tall window let the morning in. */
function drawWindowLight(s: Stage): void {
  const panes = range(3).flatMap((column) =>
    range(4).map((row) => {
      const x = 850 + column * 268 - row * 118
      const y = -190 + row * 322 + column * 34
      return polygon([
        [x, y],
        [x + 250, y + 32],
        [x + 136, y + 332],
        [x - 114, y + 300],
      ])
    }),
  )
  const sheet = rectPath(s.left, s.top, s.right - s.left, s.bottom - s.top)
  s.path(sheet + panes.join(''), s.light.shadow, 'fill-rule="evenodd" opacity=".3"')
}

export default scene({
  name: 'heroes/about',
  seed: 83,
  light: { base: 'day', shadow: '#163a58', lit: '#fff4d4' },
  sun: { x: 1900, y: -300, r: 10 },
  portrait: { x: 884, y: -150, w: 640, h: 1138 },
  layers: [
    svg((s) => {
      drawSea(s)
      drawArchipelago(s)
      drawInkedSail(s, 950, 392, 1)
      drawInkedSail(s, 1176, -20, 0.8)
      drawRoute(s)
      drawBoardingPass(s, { x: 1128, y: 792, turn: -13, colour: '#f4c9a8', band: '#d0563c' })
      drawBoardingPass(s, { x: 1222, y: 816, turn: 6, colour: '#fbf4e2', band: '#2f7f94' })
      drawBoxCompass(s, { x: 1204, y: 234, r: 118 })
      drawDividers(s, { hinge: [1330, 414], left: [1098, 520], right: [1196, 636] })
      drawWindowLight(s)
    }),
  ],
  finish: { bloom: 0.2 },
})
