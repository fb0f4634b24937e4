import { type Point, polygon } from '../engine/geometry.ts'
import { lerp, range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { drawBridgeTower, drawCables } from '../motifs/brooklyn-bridge.ts'
import { drawSkyline } from '../motifs/city.ts'
import { cumulus, sheet } from '../motifs/clouds.ts'
import { ridge } from '../motifs/land.ts'
import { drawPerson } from '../motifs/people.ts'
import { sky } from '../motifs/sky.ts'
import { water } from '../motifs/water.ts'
import { scene, svg } from '../scene.ts'

const WINDOW =
  'M1110 60C1300 60 1400 160 1400 330V570C1400 740 1300 840 1110 840C920 840 820 740 820 570V330C820 160 920 60 1110 60Z'

/** Wing seen from the seat: long blade from the lower right to its upturned tip, lit along its edge. */
function drawWing(s: Stage): void {
  s.path(
    'M1460 700L1460 610C1260 590 1080 540 930 470L900 410L890 412L906 482C1040 590 1260 680 1460 760Z',
    s.lin([s.shade('#f2dcc8', 1), s.shade('#a8809a', 0.5), s.shade('#4a3a74', 0.15)], 0.2, 0, 0.5, 1),
  )
  s.path('M1460 612C1260 592 1080 542 930 472L906 484C1060 560 1240 608 1460 634Z', s.shade('#ffd9a8', 1))
  s.line(
    'M1460 660C1300 640 1120 590 980 520M1330 622L1290 690M1180 580L1130 630',
    s.shade('#4a3a74', 0.2),
    2,
    'opacity=".5"',
  )
  s.path('M930 470L900 410L890 412L906 482Z', s.shade('#c8303e', 0.9))
}

function drawCabinWall(s: Stage): void {
  const wall = s.lin(
    [s.shade('#8a7f9c', 0.25), s.shade('#b3a0ac', 0.45), s.shade('#d8bfb4', 0.7), s.shade('#9a88a0', 0.35)],
    0,
    0,
    1,
    0.1,
  )
  s.path(`M-40 -40H1660V1500H-40Z${WINDOW}`, wall, 'fill-rule="evenodd"')
  s.line(WINDOW, s.shade('#fbeada', 0.95), 30)
  s.line(WINDOW, s.shade('#8a7488', 0.3), 4, 'transform="translate(-11 -6)" opacity=".6"')
  s.line(
    'M1110 60C1300 60 1400 160 1400 330V570C1400 740 1300 840 1110 840',
    s.shade('#6a5478', 0.2),
    8,
    'opacity=".45" transform="translate(-8 -6)"',
  )
  s.line(
    'M820 570V330C820 160 920 60 1110 60',
    s.shade('#ffe2b4', 1.05),
    6,
    'opacity=".9" transform="translate(-13 -10)"',
  )
  s.path('M-40 640C160 620 240 700 250 960H-40Z', s.lin([s.shade('#4a4474', 0.3), s.shade('#2a2858', 0.05)]))
  s.line('M-40 640C160 620 240 700 250 960', s.shade('#ffd9a8', 0.9), 3, 'opacity=".5"')
  s.path('M1660 -40H1540C1560 300 1560 620 1540 960H1660Z', s.shade('#5a4a74', 0.2), 'opacity=".6"')
}

const landing = scene({
  name: 'worldcup2026/day-1',
  seed: 61,
  light: {
    base: 'golden',
    sky: ['#2a4a86', '#7a7fa8', '#d8a08a', '#f8b468', '#ffdf9a'],
    haze: '#f3bb88',
    shadow: '#2a2456',
  },
  horizon: 330,
  sun: { x: 1190, y: 262, r: 42 },
  portrait: { x: 760, y: 0, w: 700, h: 1244 },
  layers: [
    sky({ rings: 2 }),
    sheet({ cover: 0.5, opacity: 0.5, seed: 5 }),
    ridge({ y: 336, height: 40, colour: '#8a7a94', depth: 0.7, length: 500 }),
    water({ y: 330, glint: 0.9, accent: '#8a6a80', reflection: [0.7, 0.25], wave: 0.5 }),
    svg((s) => {
      s.path(
        'M780 476C900 440 1100 430 1440 424V540C1200 556 940 530 780 476Z',
        s.lin([s.shade('#8a7486', 0.5, 0.3), s.shade('#5a4a72', 0.2, 0.2)]),
      )
      drawSkyline(s, {
        from: 830,
        to: 1420,
        y: 452,
        h: 150,
        depth: 0.45,
        colour: '#5a4a78',
        lit: 0.7,
        lamps: 0.15,
        seed: 9,
        width: [10, 22],
        envelope: (t) => 0.5 + 0.5 * Math.sin(t * 8 + 1) ** 2,
      })
      drawSkyline(s, {
        from: 810,
        to: 1420,
        y: 492,
        h: 170,
        depth: 0.28,
        colour: '#4a3a70',
        lit: 0.8,
        lamps: 0.22,
        seed: 4,
        width: [14, 28],
        envelope: (t) => 0.45 + 0.55 * Math.sin(t * 6.4 + 2) ** 2,
      })
      drawSkyline(s, {
        from: 830,
        to: 1420,
        y: 526,
        h: 80,
        depth: 0.12,
        colour: '#3a2f66',
        lit: 0.7,
        lamps: 0.25,
        seed: 14,
        width: [16, 34],
      })
    }),
    water({ y: 522, glint: 0.6, accent: '#6a5078', reflection: [0.75, 0.3], wave: 0.8 }),
    svg((s) => {
      drawWing(s)
      drawCabinWall(s)
    }),
  ],
})

const walkway = (t: number, side: -1 | 1): Point => {
  const k = 1 / (1 + (1 - t) * 9)
  return [1060 + side * 560 * k, 596 + 330 * k]
}

/** How near the walkers are: 0.15 under the arches, 1 at our feet; far ones first. */
const SUPPORTERS: readonly (readonly [across: number, near: number, colour: string, scarf: string])[] = [
  [-0.4, 0.15, '#3f6fb5', '#f2d48a'],
  [0.1, 0.15, '#c8424f', '#fff4e0'],
  [0.5, 0.16, '#f4efe4', '#2f8f6a'],
  [-0.1, 0.18, '#f2c14a', '#2f4f94'],
  [0.3, 0.2, '#2f8f6a', '#fff4e0'],
  [-0.6, 0.21, '#c8424f', '#f2d48a'],
  [0.66, 0.23, '#3f6fb5', '#fff4e0'],
  [-0.3, 0.26, '#f4efe4', '#c8424f'],
  [0.12, 0.29, '#2f6fa8', '#f2d48a'],
  [0.5, 0.33, '#f2c14a', '#c8424f'],
  [-0.78, 0.3, '#5a4a86', '#fff4e0'],
  [0.82, 0.32, '#c8424f', '#f2d48a'],
  [-0.45, 0.35, '#f2c14a', '#2f8f6a'],
  [0.74, 0.4, '#f4efe4', '#3f6fb5'],
  [-0.7, 0.42, '#2f8f6a', '#fff4e0'],
  [-0.16, 0.44, '#c8424f', '#fff4e0'],
  [0.36, 0.5, '#3f6fb5', '#f2c14a'],
  [0.74, 0.56, '#5a4a86', '#f2d48a'],
  [-0.5, 0.6, '#f4efe4', '#2f4f94'],
  [0.14, 0.7, '#2f8f6a', '#f2d48a'],
  [0.56, 0.8, '#c8303e', '#fff4e0'],
]

function drawPlanks(s: Stage): void {
  const edge = (side: -1 | 1) => range(21).map((i) => walkway(i / 20, side))
  s.path(
    polygon([...edge(-1), ...edge(1).reverse()]),
    s.lin([s.shade('#d8b48e', 0.9, 0.3), s.shade('#c09468', 0.85), s.shade('#9a6f52', 0.6)]),
  )
  for (const i of range(34)) {
    const t = i / 34
    const [a, b] = [walkway(t, -1), walkway(t, 1)]
    s.line(`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, s.shade('#6a4638', 0.3), 0.6 + t * 2.4, 'opacity=".5"')
  }
  for (const side of [-1, 1] as const) {
    const rail = edge(side)
    const top = rail.map(([x, y]): Point => [x + side * 4, y - (y - 596) * 0.36])
    s.line(polygon(top, false), s.shade('#5a6a86', 0.4), 6)
    s.line(polygon(top, false), s.light.lit, 1.4, 'opacity=".7"')
    s.line(rail.map((p, i) => polygon([p, top[i] as Point], false)).join(''), s.shade('#5a6a86', 0.35), 3)
  }
}

/** A supporter from behind, scarf round the neck or held high. */
function drawSupporter(
  s: Stage,
  [across, near, colour, scarf]: (typeof SUPPORTERS)[number],
  i: number,
): void {
  const t = 1 - (1 / near - 1) / 9
  const [left] = walkway(t, -1)
  const [right, y] = walkway(t, 1)
  const x = lerp(left, right, (across + 1) / 2)
  const h = (y - 596) * 0.98
  const raised = i % 3 === 2
  drawPerson(s, {
    x,
    y,
    h,
    pose: raised ? 'cheering' : 'strolling',
    wears: 'shirt',
    colour,
    second: i % 2 ? '#34406c' : '#4a3a54',
    skin: ['#8a5a40', '#c98a64', '#5f3c2e', '#d9a078'][i % 4] as string,
    hair: (['short', 'long', 'curls', 'cap', 'ponytail'] as const)[i % 5] as 'short',
    slender: i % 5 === 1,
    depth: (1 - t) * 0.3,
  })
  const k = h / 100
  const cloth = s.lin([s.shade(scarf, 1, (1 - t) * 0.3), s.shade(scarf, 0.6, (1 - t) * 0.3)])
  if (raised)
    s.path(
      `M${x - 21 * k} ${y - 106 * k}Q${x} ${y - 100 * k} ${x + 21 * k} ${y - 106 * k}l${0.6 * k} ${8 * k}Q${x} ${y - 92 * k} ${x - 21.6 * k} ${y - 98 * k}Z`,
      cloth,
    )
  else
    s.path(
      `M${x - 8 * k} ${y - 84 * k}Q${x} ${y - 80 * k} ${x + 8 * k} ${y - 84 * k}l${1 * k} ${4 * k}Q${x + 6 * k} ${y - 76 * k} ${x + 4 * k} ${y - 77 * k}l${1 * k} ${22 * k}h${-5 * k}l${0.4 * k} ${-22 * k}Q${x - 4 * k} ${y - 76 * k} ${x - 9 * k} ${y - 80 * k}Z`,
      cloth,
    )
}

const bridge = scene({
  name: 'worldcup2026/day-2',
  seed: 62,
  light: { base: 'day', sky: ['#145a9c', '#3a93c8', '#86c9de', '#d0eae4', '#f7f1dc'], lit: '#fff0c8' },
  horizon: 596,
  sun: { x: 1500, y: 30, r: 30 },
  portrait: { x: 807, y: 0, w: 506, h: 900 },
  layers: [
    sky({ disc: false, glow: 0.4 }),
    cumulus({
      banks: [
        { x: 300, y: 560, w: 360, h: 160, opacity: 0.85 },
        { x: 520, y: 300, w: 160, h: 60, opacity: 0.5 },
      ],
      seed: 4,
    }),
    svg((s) => {
      drawSkyline(s, {
        from: -20,
        to: 760,
        y: 606,
        h: 190,
        depth: 0.62,
        colour: '#6a86a8',
        lit: 0.8,
        lamps: 0,
        seed: 5,
        width: [20, 44],
        envelope: (t) => 0.4 + 0.6 * Math.sin(t * 4 + 0.4) ** 2,
      })
      drawSkyline(s, {
        from: 1280,
        to: 1660,
        y: 606,
        h: 170,
        depth: 0.6,
        colour: '#7a86a0',
        lit: 0.8,
        lamps: 0,
        seed: 8,
        width: [20, 44],
      })
    }),
    water({ y: 604, accent: '#2f7fa8', reflection: [0.75, 0.3], glint: 0.3 }),
    svg((s) => {
      drawBridgeTower(s, { x: 1060, y: 640, h: 520, depth: 0.06 })
      const steel = s.shade('#4a5a80', 0.4)
      drawCables(s, {
        top: [
          [918, 128],
          [1202, 128],
        ],
        ends: [
          [330, 980],
          [1790, 980],
        ],
        foot: (t, side) => {
          const [x, y] = walkway(t, side)
          return [x + side * 4, y - (y - 596) * 0.36]
        },
        colour: steel,
      })
      drawPlanks(s)
      SUPPORTERS.forEach((who, i) => {
        drawSupporter(s, who, i)
      })
    }),
  ],
})

export default [landing, bridge]
