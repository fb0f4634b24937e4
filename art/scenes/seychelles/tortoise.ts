import { mix } from '../../engine/colour.ts'
import { type Point, polygon, ribbon, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, modelled, svg } from '../../scene.ts'

const HORN = '#5f564e'
const HIDE = '#7a6c60'

/** Giant Aldabra tortoise walking left, feet at (x, y): about 680 × 420 design units at scale 1. */
export const tortoise = (o: { x: number; y: number; scale?: number }): Layer[] => {
  const k = o.scale ?? 1
  const part = (draw: (s: Stage) => void) => (s: Stage) =>
    s.placed({ x: o.x, y: o.y, scale: k }, () => draw(s))
  const form = (round: number) => ({ round: round * k, dark: 0.82, bright: 0.6 })
  return [
    svg(part(groundShadow)),
    modelled(
      { ...form(22), dark: 0.9, cast: { x: -40 * k, y: 16 * k, blur: 20 * k, opacity: 0.4 } },
      part(farLegs),
    ),
    modelled(form(26), part(neck)),
    modelled(form(26), part(head)),
    modelled({ ...form(80), bright: 0.8 }, part(shell)),
    modelled({ ...form(8), dark: 0.5, bright: 0.75 }, part(scutes)),
    modelled({ ...form(8), dark: 0.6 }, part(rimPlates)),
    modelled(form(30), part(hindLeg)),
    modelled(form(34), part(frontLeg)),
    svg(part(scales)),
    svg(part(rimLight)),
  ]
}

const SHELL =
  '-222,-128 -226,-190 -190,-274 -110,-352 -10,-388 90,-380 190,-330 258,-250 290,-164 284,-122 220,-104 40,-96 -140,-102'

function groundShadow(s: Stage): void {
  s.ellipse(
    -30,
    2,
    330,
    30,
    s.rad([
      [s.light.shadow, 0.6],
      [s.light.shadow, 0.35],
      [s.light.shadow, 0],
    ]),
  )
}

function farLegs(s: Stage): void {
  const fill = s.shade(HIDE, 0.12)
  s.path(curved('-120,-140 -70,-140 -66,-60 -54,-4 -130,-2 -128,-60'), fill)
  s.path(curved('110,-140 160,-140 150,-60 168,-6 92,-4 104,-60'), fill)
}

function neck(s: Stage): void {
  const line: Point[] = [
    [-130, -150],
    [-200, -176],
    [-262, -214],
    [-318, -262],
  ]
  s.path(
    ribbon(line, (t) => 58 - 26 * t),
    s.shade(HIDE, 0.6),
  )
  const folds = range(9).map((i) => `M${-176 - i * 15} ${-214 - i * 9}q-14 34 4 ${70 - i * 4}`)
  s.line(folds.join(''), s.shade(HIDE, 0.05), 2.4, 'opacity=".5"')
}

function head(s: Stage): void {
  s.path(
    curved('-300,-292 -336,-306 -384,-300 -418,-280 -424,-258 -414,-244 -372,-230 -322,-226 -294,-250'),
    s.shade('#8a7a6a', 0.7),
  )
  s.path('M-424 -256C-400 -250 -372 -252 -346 -262', 'none', `stroke="${s.shade(HIDE, 0)}" stroke-width="3"`)
  s.ellipse(-372, -276, 10, 9, s.shade('#241c28', 0.1))
  s.ellipse(-369, -279, 3, 3, s.light.sun)
  s.line('M-386 -284q14 -10 28 2M-384 -266q12 6 24 -1', s.shade(HIDE, 0.05), 2.4)
  s.ellipse(-413, -276, 2.6, 2, s.shade(HIDE, 0))
}

function shell(s: Stage): void {
  s.path(curved(SHELL), s.shade(HORN, 0.34))
}

/** Five vertebral plates and two rows of costals that follow the dome. */
function scutes(s: Stage): void {
  const plates: [Point[], number][] = [
    [
      [
        [-196, -250],
        [-130, -330],
        [-96, -296],
        [-122, -236],
        [-170, -214],
      ],
      0.5,
    ],
    [
      [
        [-122, -336],
        [-34, -380],
        [-10, -330],
        [-40, -290],
        [-90, -296],
      ],
      0.7,
    ],
    [
      [
        [-26, -383],
        [76, -379],
        [84, -332],
        [40, -300],
        [-2, -328],
      ],
      0.95,
    ],
    [
      [
        [84, -378],
        [168, -340],
        [160, -298],
        [110, -290],
        [92, -330],
      ],
      1,
    ],
    [
      [
        [174, -336],
        [240, -272],
        [226, -240],
        [176, -262],
        [168, -296],
      ],
      1,
    ],
    [
      [
        [-206, -236],
        [-176, -206],
        [-170, -150],
        [-214, -140],
        [-220, -190],
      ],
      0.25,
    ],
    [
      [
        [-168, -206],
        [-120, -228],
        [-92, -284],
        [-46, -282],
        [-36, -200],
        [-60, -146],
        [-162, -150],
      ],
      0.5,
    ],
    [
      [
        [-38, -284],
        [-4, -318],
        [38, -290],
        [70, -210],
        [60, -142],
        [-50, -146],
        [-28, -200],
      ],
      0.66,
    ],
    [
      [
        [46, -292],
        [88, -322],
        [112, -282],
        [166, -254],
        [172, -196],
        [150, -142],
        [70, -142],
        [80, -210],
      ],
      0.85,
    ],
    [
      [
        [174, -252],
        [224, -230],
        [256, -240],
        [272, -180],
        [262, -146],
        [162, -144],
        [182, -196],
      ],
      0.9,
    ],
  ]
  for (const [points, lit] of plates) {
    const middle = points.reduce<Point>(
      (m, p) => [m[0] + p[0] / points.length, m[1] + p[1] / points.length],
      [0, 0],
    )
    for (const i of range(4)) {
      const k = 0.95 - i * 0.2
      const ring = points.map(
        ([x, y]): Point => [middle[0] + (x - middle[0]) * k, middle[1] + (y - middle[1]) * k],
      )
      s.path(smooth(ring, true, 0.35), s.shade(mix(HORN, '#c99a74', lit * 0.4), lit * (0.7 + i * 0.12)))
      s.line(smooth(ring, true, 0.35), s.shade(HORN, lit * 0.2), 1.5, 'opacity=".6"')
    }
  }
}

function rimPlates(s: Stage): void {
  for (const i of range(11)) {
    const x = -218 + i * 45
    const lit = 0.3 + i * 0.06
    s.path(
      polygon([
        [x, -138],
        [x + 41, -138],
        [x + 43, -108],
        [x + 20, -100],
        [x + 1, -106],
      ]),
      s.shade(HORN, lit),
    )
  }
}

function frontLeg(s: Stage): void {
  s.path(
    curved('-206,-140 -150,-176 -98,-150 -92,-100 -104,-50 -102,-8 -150,4 -196,0 -198,-36 -204,-90'),
    s.shade(HIDE, 0.55),
  )
  for (const i of range(4)) s.path(`M${-194 + i * 22} 3q9 -20 18 0Z`, s.shade('#d9c8b0', 0.7))
}

function hindLeg(s: Stage): void {
  s.path(
    curved('160,-128 226,-146 268,-116 258,-64 258,-6 214,4 172,-2 172,-44 162,-84'),
    s.shade(HIDE, 0.75),
  )
  for (const i of range(4)) s.path(`M${178 + i * 20} 3q8 -18 16 0Z`, s.shade('#d9c8b0', 0.8))
  s.path(curved('268,-116 300,-100 312,-72 296,-84 270,-94'), s.shade(HIDE, 0.6))
}

/** Horny scales, larger towards the foot. */
function scales(s: Stage): void {
  const random = s.random(8)
  for (const [x0, y0, w, h] of [
    [-194, -124, 84, 116],
    [180, -104, 70, 92],
  ] as const) {
    for (const _ of range(60)) {
      const t = random()
      const r = 2 + t * 4 + random() * 2
      const x = x0 + random() * w
      const y = y0 + t * h
      const plate = `M${x - r} ${y}q${r} ${-r * 1.3} ${2 * r} 0q${-r} ${r * 1.5} ${-2 * r} 0Z`
      s.path(plate, s.shade('#8f7f70', 0.3 + 0.5 * ((x - x0) / w)), 'opacity=".55"')
    }
  }
}

/** The low sun on the crest of the shell. */
function rimLight(s: Stage): void {
  const glow = s.lin(
    [
      [s.light.sun, 0],
      [s.light.sun, 0.9],
      [s.light.sun, 0.3],
    ],
    0,
    0,
    1,
    0,
  )
  s.line('M-60 -374C10 -398 110 -386 196 -330C240 -298 276 -236 288 -170', glow, 5, 'stroke-linecap="round"')
}
