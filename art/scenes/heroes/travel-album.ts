import { type Point, polygon, ribbon, smooth } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawCableBridge } from '../../language/buildings/cable-bridge.ts'
import { drawTorii } from '../../language/buildings/temples.ts'
import { drawCherryBough } from '../../language/plants/cherry.ts'
import { drawFrangipani } from '../../language/plants/frangipani.ts'
import { drawPalm } from '../../language/plants/palm.ts'

/** A page in perspective: u across, v from its far to its near edge; it swells towards the spine. */
const page =
  (far: readonly [Point, Point], near: readonly [Point, Point], spine: 'left' | 'right') =>
  (u: number, v: number): Point => {
    const across = (pair: readonly [Point, Point]): Point => [
      pair[0][0] + (pair[1][0] - pair[0][0]) * u,
      pair[0][1] + (pair[1][1] - pair[0][1]) * u,
    ]
    const [a, b] = [across(far), across(near)]
    const fromSpine = spine === 'left' ? u : 1 - u
    const swell = 15 * Math.sin(Math.PI * Math.min(1, fromSpine) ** 0.55)
    return [a[0] + (b[0] - a[0]) * v, a[1] + (b[1] - a[1]) * v - swell]
  }

const SPINE: readonly [Point, Point] = [
  [1146, 452],
  [1142, 716],
]
const LEFT = page([[856, 446], SPINE[0]], [[762, 706], SPINE[1]], 'right')
const RIGHT = page([SPINE[0], [1436, 446]], [SPINE[1], [1526, 706]], 'left')
type Page = typeof LEFT

/** An open album with four drawn scenes of our own journeys, a ribbon and a pressed flower. */
export function drawTravelAlbum(s: Stage): void {
  drawCover(s)
  drawPage(s, LEFT, [0.62, 0.85, 0.95, 0.6])
  drawPage(s, RIGHT, [0.62, 1.02, 1.08, 0.98])
  s.line(polygon([...SPINE], false), s.shade('#7a5a54', 0.2), 4, 'opacity=".6"')
  drawPrint(s, LEFT, [0.08, 0.09, 0.84, 0.5], [150, 108], graniteCove)
  drawPrint(s, LEFT, [0.1, 0.64, 0.36, 0.28], [110, 82], lagosBridge)
  drawPrint(s, LEFT, [0.54, 0.64, 0.36, 0.28], [110, 82], duneCamp)
  drawPrint(s, RIGHT, [0.09, 0.1, 0.8, 0.62], [150, 112], fujiAndCherry)
  drawPressedFlower(s)
  drawRibbon(s)
}

function drawCover(s: Stage): void {
  const outline: Point[] = [
    [842, 440],
    [1450, 440],
    [1548, 722],
    [740, 722],
  ]
  s.path(polygon(outline), s.light.shadow, 'opacity=".45" transform="translate(-18 22)"')
  s.path(
    polygon(outline),
    s.lin([s.shade('#8f3040', 0.5), s.shade('#a83c46', 0.85), s.shade('#6a2036', 0.4)], 0, 0, 1, 0),
  )
  s.path(
    polygon([outline[3] as Point, outline[2] as Point, [1546, 734], [742, 734]]),
    s.shade('#4a1830', 0.3),
  )
  s.line(
    polygon([
      [846, 444],
      [1446, 444],
      [1536, 716],
      [752, 716],
    ]),
    s.shade('#e0b866', 0.9),
    2,
  )
}

/** The paper block under a page, then the page itself. */
function drawPage(s: Stage, at: Page, light: readonly number[]): void {
  for (const down of [9, 6, 3, 0]) {
    const edge = (v: number) => range(21).map((i): Point => [at(i / 20, v)[0], at(i / 20, v)[1] + down])
    const outline = polygon([...edge(0), ...edge(1).reverse()])
    s.path(
      outline,
      s.lin(
        light.map((lit) => s.shade('#f6e8cc', lit * (down ? 0.7 : 1))),
        0,
        0,
        1,
        0,
      ),
    )
    if (down) s.line(polygon(edge(1), false), s.shade('#8a6a5c', 0.3), 0.8, 'opacity=".7"')
  }
}

type Picture = (s: Stage, w: number, h: number) => void

/** A bordered drawing stuck on a page, laid down by the three corners that matter. */
function drawPrint(
  s: Stage,
  at: Page,
  [u, v, uw, vh]: readonly [number, number, number, number],
  [w, h]: readonly [number, number],
  picture: Picture,
): void {
  const corners = [at(u, v), at(u + uw, v), at(u + uw, v + vh), at(u, v + vh)] as const
  s.path(polygon(corners), s.light.shadow, 'opacity=".35" transform="translate(-4 5)"')
  s.path(polygon(corners), s.shade('#fffaf0', 1.05))
  const m = 0.035
  const inner = [
    at(u + uw * m, v + vh * m * 1.4),
    at(u + uw * (1 - m), v + vh * m * 1.4),
    at(u + uw * (1 - m), v + vh * (1 - m * 1.4)),
    at(u + uw * m, v + vh * (1 - m * 1.4)),
  ] as const
  s.clipped(polygon(inner), () => laidOver(s, inner, w, h, () => picture(s, w, h)))
}

/** Stretches a w × h drawing over the middle of four corners; the clip cuts what stands over. */
function laidOver(
  s: Stage,
  [a, b, c, d]: readonly [Point, Point, Point, Point],
  w: number,
  h: number,
  draw: () => void,
): void {
  const across: Point = [(b[0] - a[0] + c[0] - d[0]) / 2, (b[1] - a[1] + c[1] - d[1]) / 2]
  const down: Point = [(d[0] - a[0] + c[0] - b[0]) / 2, (d[1] - a[1] + c[1] - b[1]) / 2]
  const middle: Point = [(a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4]
  const k = 1.14
  const m = [(across[0] / w) * k, (across[1] / w) * k, down[0] / h, (down[1] / h) * 1.08]
  const from: Point = [
    middle[0] - ((m[0] as number) * w + (m[2] as number) * h) / 2,
    middle[1] - ((m[1] as number) * w + (m[3] as number) * h) / 2,
  ]
  s.group(
    `transform="matrix(${m.map((n) => n.toFixed(4)).join(' ')} ${round1(from[0])} ${round1(from[1])})"`,
    draw,
  )
}

const graniteCove: Picture = (s, w, h) => {
  s.rect(-20, -10, w + 40, 70, s.lin([s.shade('#2f7fa8', 0.9), s.shade('#9fd0cc', 1), s.shade('#ffeac0', 1)]))
  s.circle(104, 46, 7, '#fffaf0').circle(104, 46, 13, '#fff3d0', 'opacity=".35"')
  s.path('M-20 58Q0 48 22 52T52 58Z', s.shade('#5f8f9c', 0.8))
  s.rect(-20, 57, w + 40, 40, s.lin([s.shade('#d6efdc', 1), s.shade('#47bdb9', 1), s.shade('#1f93a4', 0.9)]))
  s.path(`M-20 ${h + 10}V92Q40 78 92 88T${w + 20} 84V${h + 10}Z`, s.shade('#f8dfb0', 1))
  s.line('M-20 91Q40 77 92 87T170 83', '#fffaf0', 1.6, 'opacity=".8"')
  const rose = s.lin(
    [s.shade('#8a5a78', 0.5), s.shade('#d99a86', 0.95), s.shade('#f8d0ac', 1.05)],
    0,
    0.6,
    1,
    0,
  )
  drawPalm(s, { x: 30, y: 94, h: 66, lean: 0.3, seed: 4, fronds: 14 })
  s.path(curved('-16,100 -14,66 6,52 24,62 30,84 26,100'), rose)
  s.path(curved('16,102 18,80 34,70 52,78 58,98 40,104'), rose)
  s.path(curved('48,100 52,88 64,86 72,94 70,102'), rose)
  s.path(curved('118,84 120,66 134,56 150,64 168,60 172,88'), rose)
}

const lagosBridge: Picture = (s, w, h) => {
  s.rect(
    -20,
    -10,
    w + 40,
    70,
    s.lin([s.shade('#3a2f6c', 0.9), s.shade('#c8646b', 1), s.shade('#ffc07a', 1.05)]),
  )
  s.circle(78, 46, 8, '#fff0c8')
  s.path(
    'M-10 56V44H0V36H8V48H14V40H20V50H28V56ZM88 56V46H94V34H100V42H106V30H113V56Z',
    s.shade('#5a3f70', 0.7),
  )
  s.rect(
    -20,
    56,
    w + 40,
    50,
    s.lin([s.shade('#ffb878', 1), s.shade('#8a4a78', 0.8), s.shade('#2a2a62', 0.6)]),
  )
  s.line('M70 62h18M72 67h13M74 73h9', '#fff0c8', 1.6, 'opacity=".8"')
  drawCableBridge(s, {
    from: [-20, 60, 3],
    to: [w + 20, 56, 3],
    pylon: { x: 44, water: h - 12, h: 66 },
    water: [h - 10, 62],
    colour: '#33285c',
  })
}

const duneCamp: Picture = (s, w, h) => {
  s.rect(
    -20,
    -10,
    w + 40,
    70,
    s.lin([s.shade('#3f6a9c', 0.9), s.shade('#f2b47c', 1), s.shade('#ffe2a8', 1.05)]),
  )
  s.circle(36, 34, 8, '#fff6dc')
  s.path(`M-20 58Q20 40 54 52T${w + 20} 40V${h + 10}H-20Z`, s.shade('#e09a60', 0.95))
  s.path(`M-20 74Q30 50 62 62Q44 70 30 ${h + 10}H-20Z`, s.shade('#f8c884', 1.05))
  s.path(`M62 62Q44 70 30 ${h + 10}H${w + 20}V60Q90 70 62 62Z`, s.shade('#a8586a', 0.8))
  for (const x of [78, 90, 102]) {
    s.path(
      curved('-4,0 -4,-5 -2,-9 0,-6 2,-9 4,-5 6,-9 8,-10 7,-7 5,-2 4,0', x, 62 - (x - 78) * 0.1, 0.9),
      s.shade('#4a2c40', 0.3),
    )
    s.line(`M${x - 3} 62v6M${x + 3} 62v6`, s.shade('#4a2c40', 0.3), 1)
  }
}

const fujiAndCherry: Picture = (s, w, h) => {
  s.rect(
    -20,
    -10,
    w + 40,
    90,
    s.lin([
      s.shade('#4a6aa8', 0.9),
      s.shade('#b8a4cc', 1),
      s.shade('#ffd8c4', 1.05),
      s.shade('#fff0d4', 1.05),
    ]),
  )
  s.circle(118, 34, 7, '#fffaf0').circle(118, 34, 13, '#fff3d0', 'opacity=".4"')
  s.path(
    'M-20 78Q46 68 74 30Q78 27 82 29Q86 27 91 30Q112 66 190 78Z',
    s.lin([s.shade('#8a92c4', 0.9), s.shade('#5a6aa8', 0.7)]),
  )
  s.path(
    'M64 44Q70 37 74 30Q78 27 82 29Q86 27 91 30Q95 37 101 44L95 41L91 47L86 41L82 49L78 42L73 47L70 41Z',
    s.shade('#fffaf6', 1.05),
  )
  s.path('M-20 74Q30 68 60 75T120 71T170 75V82H-20Z', s.shade('#6a7aa0', 0.7))
  s.rect(
    -20,
    78,
    w + 40,
    50,
    s.lin([s.shade('#ffe4cc', 1), s.shade('#a8a4cc', 0.9), s.shade('#5a70a8', 0.7)]),
  )
  s.path('M34 79L75 104Q82 107 89 104L132 79Z', s.shade('#6a76ac', 0.7), 'opacity=".45"')
  drawTorii(s, { x: 122, y: 92, h: 26, colour: '#c8463c' })
  drawCherryBough(s, {
    limb: '-18,0 2,6 18,16 34,18 50,12',
    width: 6,
    r: 3.2,
    twigs: 9,
    reach: 13,
    flowers: 5,
    seed: 5,
  })
  drawCherryBough(s, {
    limb: `${w + 18},${h + 2} ${w - 8},${h - 6} ${w - 36},${h - 5}`,
    width: 5,
    r: 3.2,
    twigs: 6,
    reach: 12,
    flowers: 5,
    seed: 9,
  })
}

function drawPressedFlower(s: Stage): void {
  const [x, y] = RIGHT(0.34, 0.87)
  s.ellipse(x - 4, y + 4, 30, 17, s.light.shadow, 'opacity=".3"')
  drawFrangipani(s, x, y, 31, { turn: 14, flat: 0.6, lit: 1.02 })
  s.line(`M${x + 30} ${y + 6}q34 10 58 -2`, s.shade('#7a8a5c', 0.6), 3)
  s.path(
    curved('0,0 26,-13 62,-12 92,0 60,9 24,10', x + 78, y + 2, 0.8),
    s.lin([s.shade('#8aa070', 0.9), s.shade('#5a7a54', 0.6)]),
  )
  s.line(`M${x + 80} ${y + 2}h68`, s.shade('#d0d8a4', 0.8), 1.2, 'opacity=".7"')
}

/** A silk bookmark down the gutter and over the near edge on to the table. */
function drawRibbon(s: Stage): void {
  const line: Point[] = [
    [1149, 460],
    [1150, 590],
    [1146, 700],
    [1136, 738],
    [1106, 764],
    [1098, 796],
  ]
  const silk = s.lin([s.shade('#b8344a', 0.9), s.shade('#d9525c', 1.05), s.shade('#8a2340', 0.6)])
  s.path(
    ribbon(line, () => 6),
    s.light.shadow,
    'opacity=".35" transform="translate(-6 5)"',
  )
  s.path(
    ribbon(line, () => 6),
    silk,
  )
  s.path('M1092 794L1104 798L1102 816L1096 808L1087 812Z', s.shade('#9a2842', 0.65))
  const edge = line.map(([x, y]): Point => [x + 2.5, y])
  s.line(smooth(edge, false, 0.8), s.shade('#ffb0a4', 1), 1.2, 'opacity=".6"')
}
