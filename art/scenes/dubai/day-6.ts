import { type Point, polygon, ribbon, smooth } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { dunes } from '../../language/land/land.ts'
import { drawPerson } from '../../language/people/person.ts'
import { drawLeaves } from '../../language/plants/leaves.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { crayon, scene, svg } from '../../scene.ts'
import { drawBasin, drawGhaf, drawLongShadow, drawTag } from './ghaf-tree.ts'

const SAND = '#d9875a'

const VANISH: Point = [770, 418]

/** A place on the grove's floor: `right` of the vanishing point at the viewer's feet, `k` 1 near … 0 far. */
const onFloor = (right: number, k: number): Point => [VANISH[0] + right * k, VANISH[1] + 400 * k]

/** The grove's own ground: a shallow hollow between the dunes. */
function drawFloor(s: Stage): void {
  const edge: Point[] = [
    [s.left, 520],
    [280, 500],
    [620, 470],
    [900, 462],
    [1240, 478],
    [s.right, 512],
  ]
  s.path(
    `${smooth(edge, false, 0.8)}L${s.right} ${s.bottom}H${s.left}Z`,
    s.fine(
      [
        s.shade('#f0a86c', 1, 0.2),
        s.shade(SAND, 0.95, 0.06),
        s.shade('#c46c4c', 0.72),
        s.shade('#94484a', 0.42),
      ],
      0,
      464,
      0,
      920,
      true,
    ),
  )
}

const RIPPLES = 300

/** Ripples the wind left: a lit lip and a thin shadow, wider apart towards us. */
function drawRipples(s: Stage): void {
  const random = s.random(4)
  const row = (y: number, from: number, to: number, sway: number): string => {
    const points = range(14).map((i): Point => {
      const x = from + ((to - from) * i) / 13
      return [x, y + Math.sin(x * 0.011 + sway) * (y - 440) * 0.03 + Math.sin(x * 0.031 + sway * 2) * 2]
    })
    return smooth(points, false, 0.9)
  }
  for (const i of range(RIPPLES)) {
    const t = (i + random()) / RIPPLES
    const y = 486 + 470 * t ** 1.7
    const w = 60 + 190 * t + random() * 120
    const x = s.left + random() * (s.right - s.left)
    const d = row(y, x - w / 2, x + w / 2, random() * 6)
    const ends = (colour: string, opacity: number) =>
      s.lin(
        [
          [colour, 0],
          [colour, opacity],
          [colour, 0],
        ],
        0,
        0,
        1,
        0,
      )
    s.line(d, ends(s.shade('#7a3448', 0.1), 0.24), 0.7 + 1.7 * t)
    s.line(
      d,
      ends(s.shade('#ffce94', 1), 0.3),
      0.6 + 1.3 * t,
      `transform="translate(0 ${round1(-1 - 2.4 * t)})"`,
    )
  }
}

interface Tree {
  readonly right: number
  readonly k: number
  readonly h: number
}

const HERO: Tree = { right: 500, k: 1, h: 350 }

const DRAWING: Tree = { right: 500, k: 0.62, h: 330 }

const ROWS: readonly Tree[] = [
  ...range(10).map((i) => ({ right: 500, k: 1 / (2.1 + i * 0.55), h: 300 + ((i * 47) % 60) })),
  ...range(9).map((i) => ({ right: 935, k: 1 / (1.3 + i * 0.5), h: 270 + ((i * 61) % 80) })),
]

/** A child's drawing tied to a stem: sun, hill, two figures, in crayon. */
function drawChildsDrawing(s: Stage, x: number, y: number, k: number): void {
  s.placed({ x, y, scale: k, turn: -6 }, () => {
    s.line('M-2 -34C-10 -44 -24 -44 -32 -38', s.shade('#c8575a', 0.8), 1.8)
    s.rect(-36, -34, 72, 54, s.light.shadow, 'opacity=".32" transform="translate(-4 5)"')
    s.rect(-36, -34, 72, 54, s.shade('#fffaf0', 1))
    s.circle(18, -18, 8, '#f3b23a')
    const rays = range(8).map((i) => {
      const [c, n] = [Math.cos(i * 0.785), Math.sin(i * 0.785)]
      return `M${round1(18 + c * 11)} ${round1(-18 + n * 11)}L${round1(18 + c * 15)} ${round1(-18 + n * 15)}`
    })
    s.line(rays.join(''), '#f3b23a', 1.8)
    s.line('M-32 12C-14 -2 6 -2 32 12', '#5f9a4a', 2.6)
    s.line('M-14 2V-12M-14 -9L-20 -4M-14 -9L-8 -4M-2 0V-8M-2 -6L-7 -3M-2 -6L3 -3', '#3f5f9c', 1.8)
    s.circle(-14, -15, 3, '#c8575a').circle(-2, -11, 2.4, '#c8575a')
  })
}

/** A shoe sole of unit size, toes away from us. */
const SOLE =
  'M-.3 -1.1C0 -1.3 .38 -1.1 .4 -.6C.4 -.2 .26 .1 .28 .5C.3 1 -.26 1.06 -.28 .56C-.3 .2 -.5 -.1 -.5 -.5C-.5 -.8 -.44 -1 -.3 -1.1Z'

const round3 = (v: number): number => Math.round(v * 1000) / 1000

/** Two people's footprints from the near tree to where they are now. */
function drawFootprints(s: Stage): void {
  for (const [walker, right, sway] of [
    [0, 190, 30],
    [1, 268, -22],
  ] as const)
    for (const i of range(40)) {
      const k = 1.24 / (1 + i * 0.13)
      const [x, y] = onFloor(right + sway * Math.sin(i * 0.5) + (i % 2 ? 17 : -17), k)
      const size = (walker ? 15 : 18) * k
      s.placed({ x, y, turn: -14 }, () => {
        s.path(
          SOLE,
          s.shade('#ffd49c', 1),
          `opacity=".5" transform="translate(${round1(size * 0.12)} ${round1(size * 0.1)}) scale(${round3(size)} ${round3(size * 0.74)})"`,
        )
        s.path(
          SOLE,
          s.shade('#5a2440', 0.14),
          `opacity=".55" transform="scale(${round3(size)} ${round3(size * 0.74)})"`,
        )
      })
    }
}

/** A spade left standing in the sand. */
function drawSpade(s: Stage, x: number, y: number, h: number): void {
  drawLongShadow(s, x, y, h * 0.8)
  s.placed({ x, y, turn: 9 }, () => {
    const wood = s.lin([s.shade('#7a4a38', 0.2), s.shade('#d8a070', 1)], 0, 0, 1, 0)
    s.path(
      polygon([
        [-h * 0.018, -h * 0.2],
        [h * 0.018, -h * 0.2],
        [h * 0.014, -h],
        [-h * 0.014, -h],
      ]),
      wood,
    )
    s.line(
      `M${-h * 0.075} ${-h * 1.08}H${h * 0.075}M${-h * 0.07} ${-h * 1.07}L0 ${-h * 0.96}L${h * 0.07} ${-h * 1.07}`,
      s.shade('#b87a50', 0.8),
      h * 0.03,
      'stroke-linecap="round" stroke-linejoin="round"',
    )
    s.path(
      `M${-h * 0.1} ${-h * 0.24}C${-h * 0.1} ${-h * 0.27} ${h * 0.1} ${-h * 0.27} ${h * 0.1} ${-h * 0.24}L${h * 0.09} 0H${-h * 0.09}Z`,
      s.lin([s.shade('#4a4a6a', 0.1), s.shade('#a8a0a8', 0.7), s.shade('#fff0d8', 1.05)], 0, 0, 1, 0),
    )
  })
  s.path(
    smooth(
      [
        [x - h * 0.2, y + h * 0.03],
        [x - h * 0.1, y - h * 0.05],
        [x + h * 0.02, y - h * 0.02],
        [x + h * 0.14, y - h * 0.06],
        [x + h * 0.24, y + h * 0.03],
        [x, y + h * 0.07],
      ],
      true,
      0.8,
    ),
    s.lin([s.shade('#f2b078', 1), s.shade('#a8543f', 0.4)]),
  )
}

/** A galvanised can, its rose towards the tree. */
function drawWateringCan(s: Stage, x: number, y: number, k: number): void {
  s.placed({ x, y, scale: k }, () => {
    const tin = s.lin(
      [s.shade('#3f5068', 0.1), s.shade('#7f98a4', 0.5), s.shade('#dfe6dc', 1), s.shade('#fff4dc', 1.05)],
      0,
      0,
      1,
      0,
    )
    s.path('M-40 2L-250 62L-226 74L-20 10Z', s.light.shadow, 'opacity=".4"')
    s.ellipse(0, 2, 46, 9, s.light.shadow, 'opacity=".5"')
    s.line('M-40 -14C-84 -30 -82 -84 -34 -84', s.shade('#8fa4ac', 0.5), 7)
    s.line('M-30 -78C-24 -122 34 -122 36 -78', s.shade('#a8b8bc', 0.8), 6)
    s.path('M30 -18L96 -92L106 -84L40 -2Z', tin)
    s.path('M88 -104L120 -80L112 -70L84 -94Z', s.shade('#e8e6d6', 0.95))
    s.path('M-42 -80C-42 -90 42 -90 42 -80L46 0C46 10 -46 10 -46 0Z', tin)
    s.ellipse(0, -80, 42, 9, s.shade('#2c3450', 0.1))
    s.line(
      'M-44 -22C-20 -14 20 -14 45 -22M-43 -60C-20 -52 20 -52 43 -60',
      s.shade('#ffffff', 1),
      2,
      'opacity=".5"',
    )
  })
}

/** Grown ghaf trees along the edge of the hollow, pale with distance. */
function drawOldGrove(s: Stage): void {
  for (const [x, y, h, depth] of [
    [1010, 468, 50, 0.5],
    [1130, 474, 80, 0.42],
    [1226, 478, 62, 0.46],
    [1560, 500, 150, 0.26],
    [1452, 492, 100, 0.34],
  ] as const) {
    s.path(
      ribbon(
        [
          [x, y],
          [x - h * 0.04, y - h * 0.3],
          [x + h * 0.05, y - h * 0.62],
        ],
        (t) => h * (0.035 - 0.02 * t),
      ),
      s.shade('#6a4a40', 0.3, depth),
    )
    for (const [dx, up, rx] of [
      [-0.34, 0.62, 0.34],
      [0.3, 0.66, 0.38],
      [0, 0.84, 0.42],
    ] as const)
      drawLeaves(s, {
        x: x + dx * h,
        y: y - up * h,
        rx: rx * h,
        ry: h * 0.17,
        colour: '#7f8f4a',
        depth,
        leaf: h * 0.07,
        density: 9e5 / (h * h) + 60,
        seed: x + up * 10,
        hang: 0.7,
      })
  }
}

function drawTree(s: Stage, { right, k, h }: Tree): void {
  const [x, y] = onFloor(right, k)
  const depth = Math.max(0, 0.42 - k * 0.6)
  const tall = h * k
  drawBasin(s, x, y, 66 * k, depth)
  drawLongShadow(s, x, y, tall)
  drawGhaf(s, x, y + 2 * k, tall, depth)
  drawTag(s, x + 2 * k, y - tall * 0.34, k)
}

export default scene({
  name: 'dubai/day-6',
  seed: 89,
  light: {
    base: 'golden',
    sky: ['#35609a', '#7fa2bc', '#d3c3b4', '#f6cb9a', '#ffe4b4'],
    haze: '#f6d2ac',
    shadow: '#4a2a58',
  },
  horizon: 418,
  sun: { x: 1360, y: 330, r: 46 },
  portrait: { x: 830, y: -120, w: 610, h: 1084 },
  layers: [
    sky({ rings: 1 }),
    sheet({ cover: 0.46, opacity: 0.5, seed: 5 }),
    dunes({
      seed: 13,
      size: 0.55,
      camera: { y: 17, x: 600, focal: 1250, horizon: 418 },
      near: 110,
      colour: '#d9794a',
      hazeDensity: 0.0036,
      sun: { azimuth: 0.9, elevation: 0.26 },
    }),
    mist({ y: 400, h: 70, opacity: 0.5 }),
    svg(drawFloor),
    svg(drawOldGrove),
    crayon(drawRipples, 0.6),
    svg((s) => {
      for (const [x, wears, colour, hair] of [
        [742, 'robe', '#f8f0e2', 'ghutra'],
        [778, 'dress', '#4f8a94', 'strawHat'],
      ] as const) {
        s.path(
          polygon([
            [x, 474],
            [x + 5, 476],
            [x - 84, 502],
            [x - 90, 498],
          ]),
          s.light.shadow,
          'opacity=".4"',
        )
        drawPerson(s, {
          x,
          y: 476,
          h: wears === 'robe' ? 66 : 61,
          pose: 'strolling',
          wears,
          colour,
          hair,
          depth: 0.16,
        })
      }
      drawFootprints(s)
      for (const tree of [...ROWS].sort((a, b) => a.k - b.k)) drawTree(s, tree)
      drawTree(s, DRAWING)
      const [x, y] = onFloor(DRAWING.right, DRAWING.k)
      drawChildsDrawing(s, x - 2, y - 74, 0.86)
      drawTree(s, HERO)
      drawSpade(s, 1400, 832, 190)
      drawWateringCan(s, 1128, 862, 0.74)
    }),
  ],
  finish: { bloom: 0.34 },
})
