import { polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { floor, openingPath } from '../../language/buildings/interior.ts'
import { ridge } from '../../language/land/land.ts'
import { cumulus, sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { drawSuitcase } from '../../language/things/luggage.ts'
import { scene, svg } from '../../scene.ts'
import { drawDeparturesBoard } from './departures-board.ts'

const FLOOR = 640

const WINDOW = { x: 726, y: -150, w: 860, h: 760, shape: 'arch' } as const

const CENTRE = WINDOW.x + WINDOW.w / 2

const SPRING = WINDOW.y + WINDOW.w / 2

/** Far off, the first flight of the morning. */
function drawClimbingPlane(s: Stage): void {
  s.line('M770 262L884 184', s.light.sun, 3, 'opacity=".55" stroke-linecap="round"')
  s.placed({ x: 898, y: 174, turn: -34, scale: 0.9 }, () =>
    s.path(
      'M34 0Q30 -5 18 -5H2L-14 -22H-20L-10 -5H-24L-31 -14H-35L-31 0L-35 6H-30L-24 4H-8L-22 24H-16L4 5H18Q30 5 34 0Z',
      s.shade('#4a5a8c', 0.5, 0.15),
    ),
  )
}

/** The end wall of the hall: pale stone around one great fan window. */
function drawHall(s: Stage): void {
  const stone = '#e2c7a4'
  const outer = `M${s.left} ${s.top}H${s.right}V${FLOOR}H${s.left}Z`
  s.path(
    outer + openingPath(WINDOW),
    s.lin([s.shade(stone, 0.34), s.shade(stone, 0.66), s.shade(stone, 0.9)], -100, 0, 1300, 0, true),
    'fill-rule="evenodd"',
  )
  const courses = range(14).map((i) => `M${s.left} ${FLOOR - 60 - i * 78}H${WINDOW.x - 46}`)
  s.line(courses.join(''), s.shade(stone, 0.1), 1.5, 'opacity=".22"')
  for (const x of [-40, 240, 520]) drawPilaster(s, x)
  s.line(openingPath(WINDOW), s.shade(stone, 0.15), 60)
  s.line(openingPath(WINDOW), s.shade(stone, 0.85), 46)
  s.line(openingPath(WINDOW), s.shade(stone, 0.3), 10)
  drawMullions(s)
  s.rect(s.left, FLOOR - 40, s.right - s.left, 40, s.lin([s.shade('#8a6450', 0.6), s.shade('#5a3c44', 0.3)]))
}

function drawPilaster(s: Stage, x: number): void {
  const stone = '#e8d2b0'
  s.rect(
    x,
    s.top,
    74,
    FLOOR - s.top,
    s.lin([s.shade(stone, 0.2), s.shade(stone, 0.55), s.shade(stone, 0.7), s.shade(stone, 0.25)], 0, 0, 1, 0),
  )
  s.rect(x - 12, FLOOR - 74, 98, 34, s.lin([s.shade(stone, 0.25), s.shade(stone, 0.65)], 0, 0, 1, 0))
}

function drawMullions(s: Stage): void {
  const r = WINDOW.w / 2
  const at = (a: number, k: number) =>
    `${(CENTRE + Math.cos(a) * r * k).toFixed(1)} ${(SPRING + Math.sin(a) * r * k).toFixed(1)}`
  const rays = range(9).map(
    (i) => `M${at(Math.PI + ((i + 1) / 10) * Math.PI, 0.34)}L${at(Math.PI + ((i + 1) / 10) * Math.PI, 1)}`,
  )
  const hoops = [0.34, 0.68].map((k) => `M${at(Math.PI, k)}A${r * k} ${r * k} 0 0 1 ${at(0, k)}`)
  const uprights = range(7).map((i) => `M${WINDOW.x + ((i + 1) / 8) * WINDOW.w} ${SPRING}V${FLOOR}`)
  const iron = [
    ...rays,
    ...hoops,
    ...uprights,
    `M${WINDOW.x} ${SPRING}H${WINDOW.x + WINDOW.w}`,
    `M${WINDOW.x} ${SPRING + 170}H${WINDOW.x + WINDOW.w}`,
  ].join('')
  s.line(iron, s.shade('#5a4058', 0.3, 0.15), 7)
  s.line(iron, s.light.sun, 1.6, 'opacity=".6" transform="translate(2.500 0)"')
}

/** The window once more, long and soft on the polished floor. */
function drawSunOnFloor(s: Stage): void {
  const c = s.light.sun
  for (const i of range(8)) {
    const [a, b] = [i / 8 + 0.012, (i + 1) / 8 - 0.012]
    const top = (t: number) => WINDOW.x + t * WINDOW.w
    const near = (t: number) => 56 + t * 1714
    s.path(
      polygon([
        [top(a), FLOOR + 6],
        [top(b), FLOOR + 6],
        [near(b), 1340],
        [near(a), 1340],
      ]),
      s.lin([
        [c, 0.5],
        [s.light.glow, 0.1],
      ]),
    )
  }
}

export default scene({
  name: 'heroes/winners',
  seed: 113,
  light: {
    base: 'dawn',
    sky: ['#4a6cac', '#8aa6cc', '#dcc0c8', '#fbd0a4', '#fff0cc'],
    haze: '#f8dcc0',
    shadow: '#3a2f5c',
  },
  horizon: 600,
  sun: { x: 1420, y: 470, r: 46 },
  portrait: { x: 806, y: -66, w: 740, h: 1316 },
  layers: [
    sky({ rays: 0.05 }),
    sheet({ cover: 0.5, opacity: 0.55, horizon: 560 }),
    cumulus({
      banks: [
        { x: 820, y: 560, w: 220, h: 90 },
        { x: 1500, y: 560, w: 200, h: 70 },
      ],
    }),
    ridge({ y: 560, height: 60, colour: '#6a7a9c', depth: 0.55, seed: 6, length: 320, base: 660 }),
    mist({ y: 500, h: 120, opacity: 0.5 }),
    svg(drawClimbingPlane),
    svg(drawHall),
    floor({ y: FLOOR, colour: '#b98a74', second: '#f2dfc4', tiles: true, vanishing: CENTRE, lit: 0.75 }),
    svg(drawSunOnFloor),
    svg((s) => {
      drawDeparturesBoard(s, {
        x: CENTRE,
        y: 232,
        hangsFrom: -800,
        chosen: 2,
        rows: ['2046 817', '0391 250', '7158 364', '1820 6..'],
      })
      s.path(
        polygon([
          [1196, 704],
          [1330, 704],
          [1180, 850],
          [1000, 850],
        ]),
        s.lin([
          [s.light.shadow, 0.5],
          [s.light.shadow, 0.05],
        ]),
        `filter="${s.blur(5)}"`,
      )
      drawSuitcase(s, { x: 1264, y: 708, w: 144, h: 108, colour: '#a8543c', straps: '#5a2f2c' })
    }),
  ],
  finish: { bloom: 0.42 },
})
