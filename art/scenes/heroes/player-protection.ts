import { landUnder, polygon, smooth } from '../../engine/geometry.ts'
import { range, smoothstep } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { flock } from '../../language/animals/creatures.ts'
import { drawSail } from '../../language/boats/boats.ts'
import { ridge } from '../../language/land/land.ts'
import { standing, water, waterlineGlint } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { crayon, scene, svg } from '../../scene.ts'

const headland = (x: number): number => 806 - 62 * smoothstep(380, 1340, x) + 26 * smoothstep(1380, 1700, x)

/** A stone breakwater with a little harbour light at its end. */
function drawPier(s: Stage): void {
  const stone = '#8d8798'
  const [end, top, foot] = [905, 556, 586]
  s.path(
    polygon([
      [end, top],
      [1180, top - 6],
      [s.right, top - 26],
      [s.right, foot],
      [end - 10, foot],
    ]),
    s.lin([s.shade(stone, 0.7, 0.22), s.shade(stone, 0.2, 0.18)]),
  )
  s.path(
    polygon([
      [end, top],
      [1180, top - 6],
      [s.right, top - 26],
      [s.right, top - 19],
      [1180, top + 1],
      [end - 2, top + 6],
    ]),
    s.shade('#e9d7bd', 1, 0.2),
  )
  const courses = range(3).map((i) => `M${end - 4} ${top + 13 + i * 7}L${s.right} ${top - 12 + i * 13}`)
  s.line(courses.join(''), s.shade(stone, 0.1, 0.2), 0.9, 'opacity=".45"')
  const white = [s.shade('#f4ecdf', 1, 0.12), s.shade('#f4ecdf', 0.75, 0.12), s.shade('#6f7196', 0.3, 0.12)]
  s.path(
    polygon([
      [end + 10, top + 2],
      [end + 15, top - 62],
      [end + 33, top - 62],
      [end + 38, top + 2],
    ]),
    s.lin(white, 0, 0, 1, 0),
  )
  s.rect(end + 11, top - 66, 26, 4, s.shade('#3c4066', 0.3, 0.12))
  s.circle(
    end + 24,
    top - 75,
    46,
    s.rad([
      ['#ffe6ae', 0.75],
      ['#ffd98a', 0],
    ]),
  )
  s.rect(end + 18, top - 82, 12, 16, s.lamp())
  s.path(
    `M${end + 15} ${top - 81}Q${end + 24} ${top - 96} ${end + 33} ${top - 81}Z`,
    s.shade('#a8453c', 0.6, 0.12),
  )
}

/** The fishing village behind the breakwater: a green hill and two rows of gabled cottages on the quay. */
function drawVillage(s: Stage): void {
  const hill = range(31).map((i): [number, number] => {
    const x = 1180 + ((s.right - 1180) * i) / 30
    return [x, 562 - 150 * smoothstep(1190, 1640, x) + 5 * Math.sin(x * 0.03)]
  })
  s.path(landUnder(hill, 566), s.lin([s.shade('#93a06e', 0.95, 0.26), s.shade('#5f7f68', 0.45, 0.2)]))
  s.rect(1300, 545, s.right - 1300, 21, s.lin([s.shade('#d9c8b0', 0.9, 0.18), s.shade('#8d8798', 0.3, 0.18)]))
  const random = s.random(21)
  const walls = ['#fbf4e6', '#efe0c8', '#dfe9ea', '#f0d2c2', '#f6ecd0']
  for (const [row, foot] of [500, 547].entries()) {
    for (let x = 1350 - row * 34; x < s.right; ) {
      const w = 30 + random() * 20 + row * 8
      const h = 20 + random() * 10 + row * 6
      const y = foot - (row === 0 ? 46 * smoothstep(1350, 1640, x) : 0)
      drawCottage(
        s,
        x,
        y,
        w,
        h,
        walls[Math.floor(random() * walls.length)] as string,
        0.24 - row * 0.08,
        random() < 0.4,
      )
      x += w + (random() < 0.3 ? 18 : 1)
    }
  }
}

function drawCottage(
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  depth: number,
  lit: boolean,
): void {
  const slate = '#68708a'
  s.rect(x + w * 0.7, y - h - 17, 5, 14, s.shade('#b9765e', 0.6, depth))
  s.rect(x, y - h, w, h, s.lin([s.shade(wall, 1, depth), s.shade(wall, 0.6, depth)], 0, 0, 1, 0.3))
  s.path(
    polygon([
      [x - 2, y - h],
      [x + 5, y - h - 12],
      [x + w - 5, y - h - 12],
      [x + w + 2, y - h],
    ]),
    s.lin([s.shade(slate, 0.8, depth), s.shade(slate, 0.4, depth)], 0, 0, 1, 0),
  )
  const glass = lit ? s.lamp(depth) : s.shade('#54607e', 0.35, depth)
  const n = w > 42 ? 3 : 2
  for (const i of range(n)) s.rect(x + (w / n) * (i + 0.5) - 2.6, y - h + 5, 5.2, 6.5, glass)
  s.rect(x + w / 2 - 2.6, y - 10, 5.2, 10, s.shade('#3f6a78', 0.5, depth))
}

interface Smack {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly hull: string
  readonly flip?: boolean
}

/** An open fishing boat at its mooring: sheer line, little wheelhouse, one mast. */
function drawSmack(s: Stage, { x, y, size, hull, flip = false }: Smack): void {
  s.placed({ x, y, scale: size / 100, flip }, () => {
    s.line('M-8 -14V-78M-8 -76L44 -20M-8 -60L-40 -18', s.shade('#4d4458', 0.3, 0.05), 1.5)
    s.path(
      'M6 -16V-40H30V-16Z',
      s.lin([s.shade('#f3e8d6', 1, 0.05), s.shade('#b9b0b0', 0.5, 0.05)], 0, 0, 1, 0),
    )
    s.path('M3 -40H33L30 -45H7Z', s.shade('#5b6078', 0.5, 0.05))
    s.path('M10 -34H17V-25H10ZM20 -34H27V-25H20Z', s.shade('#33406c', 0.35))
    s.path(
      'M-54 -19C-30 -11 24 -11 58 -25C54 -8 46 0 40 2L-42 2C-49 -3 -53 -11 -54 -19Z',
      s.lin([s.shade(hull, 0.95), s.shade(hull, 0.15)]),
    )
    s.line('M-54 -19C-30 -11 24 -11 58 -25', s.shade('#fbeed2', 1), 2)
  })
}

/** The grass of the headland, a trodden path and the long evening shadows. */
function drawHeadland(s: Stage): void {
  const edge = range(41).map((i) => {
    const x = s.left + ((s.right - s.left) * i) / 40
    return [x, headland(x) + 3 * Math.sin(x * 0.021) + 2 * Math.sin(x * 0.053)] as const
  })
  s.path(
    landUnder(
      edge.map(([x, y]) => [x, y]),
      s.bottom,
    ),
    s.lin(
      [s.shade('#a9b070', 1), s.shade('#7d925e', 0.75), s.shade('#4f6f56', 0.35)],
      0,
      740,
      0,
      Math.max(980, s.bottom),
      true,
    ),
  )
}

function drawPath(s: Stage): void {
  const path = smooth(
    [
      [1120, 806],
      [1060, 822],
      [985, 850],
      [930, 900],
      [940, 1000],
      [1010, 1130],
      [1080, 1300],
      [1080, 1420],
      [1330, 1420],
      [1240, 1240],
      [1120, 1080],
      [1060, 960],
      [1050, 890],
      [1090, 850],
      [1170, 818],
    ],
    true,
    0.8,
  )
  s.path(
    path,
    s.lin([s.shade('#e8d4ac', 1), s.shade('#b9a184', 0.45)], 0, 800, 0, 1200, true),
    'opacity=".9"',
  )
}

const BENCH = { x: 1236, y: 812 }

/** An empty bench seen from behind, a rug over its arm. */
function drawBench(s: Stage): void {
  const wood = '#8a5d40'
  const iron = '#39405f'
  s.placed({ ...BENCH, scale: 1.12 }, () => {
    const shadow = polygon([
      [-118, -2],
      [118, -2],
      [196, 128],
      [-70, 128],
    ])
    s.path(
      shadow,
      s.lin([
        [s.light.shadow, 0.5],
        [s.light.shadow, 0],
      ]),
      `filter="${s.blur(3)}"`,
    )
    for (const x of [-104, 0, 104]) s.path(`M${x - 4} -52H${x + 4}L${x + 7} 0H${x - 7}Z`, s.shade(iron, 0.3))
    s.path('M-120 -58H120V-48H-120Z', s.lin([s.shade(wood, 0.75), s.shade(wood, 0.15)]))
    for (const [i, y] of [-128, -105, -82].entries()) {
      s.path(
        `M-122 ${y}H122V${y + 16}H-122Z`,
        s.lin([s.shade(wood, 0.8 - i * 0.1), s.shade(wood, 0.55 - i * 0.08)]),
      )
      s.line(`M-122 ${y + 0.8}H122`, s.light.lit, 1.6, 'opacity=".8"')
    }
    for (const x of [-104, 0, 104]) s.path(`M${x - 4} -134H${x + 4}V-46H${x - 4}Z`, s.shade(iron, 0.42))
    s.path('M-134 -92Q-136 -98 -128 -98H-116V-90H-126V-50H-134Z', s.shade(iron, 0.4))
    s.path('M134 -92Q136 -98 128 -98H116V-90H126V-50H134Z', s.shade(iron, 0.4))
    drawRug(s)
  })
}

/** A tartan rug hung over the back: flat, with two falls and a fringe. */
function drawRug(s: Stage): void {
  const rug =
    'M30 -131C48 -135 78 -135 96 -131C97 -104 99 -76 96 -56C76 -51 52 -51 32 -56C29 -80 30 -106 30 -131Z'
  s.path(rug, s.lin([s.shade('#b5453f', 1), s.shade('#9a3440', 0.6), s.shade('#6d2844', 0.3)]))
  s.clipped(rug, () => {
    s.path('M44 -140H52V-40H44ZM74 -140H82V-40H74Z', s.shade('#2f4468', 0.5), 'opacity=".5"')
    s.path('M20 -116H104V-108H20ZM20 -84H104V-76H20Z', s.shade('#2f4468', 0.5), 'opacity=".5"')
    s.line('M63 -140V-40M20 -96H104M20 -66H104', s.shade('#f6e2b4', 1), 1.8, 'opacity=".85"')
    s.path('M58 -140C62 -110 60 -80 56 -40H70C72 -80 70 -110 72 -140Z', s.light.shadow, 'opacity=".16"')
  })
  const fringe = range(17).map((i) => `M${32 + i * 4} -55v${6 + (i % 3)}`)
  s.line(fringe.join(''), s.shade('#c45a4c', 0.8), 1.5)
}

function drawDaisies(s: Stage): void {
  const random = s.random(5)
  for (const _ of range(150)) {
    const x = 420 + random() * 1240
    const y = headland(x) + 14 + random() ** 1.4 * 420
    const near = (y - 740) / 420
    if (Math.abs(x - pathAt(y)) < 130 && y > 806) continue
    const r = 1.3 + near * 2.6
    s.ellipse(x, y, r, r * 0.62, s.shade('#fff6e2', 1), 'opacity=".9"')
    s.ellipse(x, y, r * 0.4, r * 0.26, s.shade('#e2b24a', 1))
  }
}

/** Tufts strewn over the lawn, larger the nearer they stand; none on the path. */
function drawTufts(s: Stage, seed: number, n: number, from: number, to: number, reach = 560): void {
  const random = s.random(seed)
  const tones = ['#3f6450', '#6f8a58', '#b5b876']
  for (const _ of range(n)) {
    const x = from + random() * (to - from)
    const y = headland(x) + 8 + random() ** 1.3 * reach
    if (Math.abs(x - pathAt(y)) < 90 + (y - 800) * 0.12 && y > 806) continue
    const size = 9 + Math.max(0, y - 760) * 0.075
    for (const blade of range(7)) {
      const lean = (blade - 2.6) * size * 0.2 + random() * size * 0.2
      const h = size * (0.7 + random() * 0.6)
      const foot = x + (blade - 3) * size * 0.11
      s.path(
        `M${foot - size * 0.05} ${y}Q${foot + lean * 0.2} ${y - h * 0.6} ${foot + lean} ${y - h}Q${foot + lean * 0.4} ${y - h * 0.5} ${foot + size * 0.05} ${y}Z`,
        s.shade(tones[blade % 3] as string, 0.3 + 0.3 * (blade % 3)),
      )
    }
  }
}

/** The middle of the path at that height, roughly. */
const pathAt = (y: number): number => (y < 960 ? 1010 : 1000 + (y - 960) * 0.5)

export default scene({
  name: 'heroes/player-protection',
  seed: 37,
  light: {
    base: 'dusk',
    sky: ['#365a86', '#6f97a8', '#b6c4b4', '#f0d3a6', '#ffe4b4'],
    haze: '#ecd3b2',
    glow: '#ffd698',
    lit: '#ffe6bc',
    shadow: '#27385f',
    sun: '#fff4dc',
  },
  horizon: 470,
  sun: { x: 1030, y: 396, r: 46 },
  portrait: { x: 866, y: 190, w: 640, h: 1138 },
  layers: [
    sky({ rings: 2 }),
    sheet({ cover: 0.5, opacity: 0.55, seed: 9 }),
    ridge({
      y: 473,
      height: 58,
      colour: '#8f93a6',
      depth: 0.74,
      seed: 4,
      length: 420,
      envelope: (x) => smoothstep(760, 180, x),
    }),
    ridge({
      y: 474,
      height: 120,
      colour: '#7d8a86',
      depth: 0.5,
      seed: 8,
      length: 460,
      envelope: (x) => smoothstep(1060, 1400, x),
    }),
    mist({ y: 430, h: 60, opacity: 0.4 }),
    water({
      colours: ['#ffe2b0', '#dcc3a4', '#9db0ae', '#6f96a4', '#4a7590'],
      glint: 1.3,
      reflection: [0.92, 0.45],
      amplitude: 26,
    }),
    standing({ waterline: 566, reach: 130, opacity: 0.45, amplitude: 12, squash: 0.7 }, drawVillage),
    standing({ waterline: 586, reach: 120, opacity: 0.5, amplitude: 10, squash: 0.8 }, drawPier),
    standing({ waterline: 640, reach: 90, opacity: 0.5, amplitude: 8, squash: 0.8 }, (s) => {
      drawSmack(s, { x: 1430, y: 640, size: 96, hull: '#2f6a78' })
      drawSmack(s, { x: 1570, y: 634, size: 84, hull: '#a8453c', flip: true })
    }),
    standing({ waterline: 690, reach: 120, opacity: 0.55, amplitude: 9, squash: 0.8 }, (s) => {
      drawSmack(s, { x: 1000, y: 690, size: 116, hull: '#33487c', flip: true })
    }),
    waterlineGlint({ x: 1000, y: 692, w: 80, h: 3 }),
    svg((s) => drawSail(s, { x: 742, y: 486, size: 54, colour: '#fff4de', hull: '#2c3a62', depth: 0.4 })),
    flock({ x: 800, y: 250, w: 220, h: 70, n: 5, size: 16 }),
    crayon(drawHeadland),
    svg(drawPath),
    svg(drawDaisies),
    svg((s) => drawTufts(s, 4, 150, 560, 1720)),
    svg(drawBench),
    svg((s) => drawTufts(s, 8, 16, 1110, 1370, 70)),
  ],
  finish: { bloom: 0.36 },
})
