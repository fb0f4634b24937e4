import { ellipsePath, type Point, polygon, smooth } from '../engine/geometry.ts'
import { range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import type { Layers } from '../scene.ts'
import { svg } from '../scene.ts'
import { bodies, modelled } from './modelled.ts'
import { curved } from './outline.ts'
import { drawPerson } from './people.ts'

/** The heap from the top down, so that each lime lies on those behind. */
const LIMES: readonly Point[] = [
  [1392, 702],
  [1372, 730],
  [1414, 732],
  [1352, 762],
  [1392, 766],
  [1432, 764],
]

/** The covered market of Victoria in early light: roof with egrets, fish and spice stall, sellers. */
export const creoleMarket = (): Layers => [
  svg(interior),
  svg(sellers),
  svg(posts),
  modelled({ round: 10, dark: 0.6 }, tinRoof),
  modelled({ round: 6, dark: 0.5 }, gable),
  svg(fretwork),
  ...EGRETS.map(([x, y, k, flip]) => modelled({ round: 7 * k, dark: 0.5 }, (s) => egret(s, x, y, k, flip))),
  modelled({ round: 10, dark: 0.5 }, stallTop),
  ...bodies(
    { round: 11, dark: 0.7, cast: { x: -10, y: 8, blur: 6, opacity: 0.4 } },
    FISH.map(
      ([x, y, k, c]) =>
        (s: Stage) =>
          parrotfish(s, x, y, k, c),
    ),
  ),
  ...bodies({ round: 9, dark: 0.7, cast: { x: -8, y: 6, blur: 6, opacity: 0.35 } }, [
    chillies,
    ...LIMES.map(
      ([x, y]) =>
        (s: Stage) =>
          s.path(ellipsePath(x, y, 22, 20), s.shade('#8fb23c', 0.85)),
    ),
    cinnamon,
    jars,
  ]),
  modelled({ round: 12, dark: 0.6 }, stallFront),
  modelled({ round: 14, dark: 0.7, cast: { x: -60, y: 10, blur: 14, opacity: 0.3 } }, cook),
  modelled({ round: 10, dark: 0.6 }, cookBasket),
]

const RIDGE: Point[] = [
  [770, 250],
  [960, 150],
  [1700, 92],
  [1700, 330],
  [756, 372],
]

function tinRoof(s: Stage): void {
  const d = polygon(RIDGE)
  s.path(d, s.lin([s.shade('#c9594a', 0.95), s.shade('#b34a48', 0.65), s.shade('#8f3f50', 0.4)], 0, 0, 0, 1))
  s.clipped(d, () => {
    const ribs = range(60).map((i) => {
      const x = 700 + i * 19
      return `M${x + 190} 60L${x} 380`
    })
    s.line(ribs.join(''), s.shade('#6f2c46', 0.2), 2.6, 'opacity=".5"')
    s.line(ribs.join(''), s.shade('#f2a184', 1), 1.2, 'transform="translate(4 0)" opacity=".6"')
    s.line('M740 312L1700 250M780 236L1700 178', s.shade('#6f2c46', 0.2), 2, 'opacity=".35"')
  })
}

function gable(s: Stage): void {
  s.path('M756 372L1700 330V352L756 392Z', s.shade('#f4ead6', 0.9))
  s.path('M952 154L1700 96V84L950 142Z', s.shade('#e9d8c0', 0.95))
}

function fretwork(s: Stage): void {
  const teeth = range(40).map((i) => {
    const x = 758 + i * 24
    const y = 391 - i * 1.02
    return `M${x} ${y}h24l-12 22Z`
  })
  s.path(teeth.join(''), s.shade('#2f8f86', 0.7))
}

const EGRETS: readonly (readonly [number, number, number, boolean])[] = [
  [1010, 140, 1, false],
  [1100, 135, 0.92, false],
  [1246, 122, 1.06, false],
  [1424, 108, 0.96, true],
  [846, 208, 0.8, false],
]

function egret(s: Stage, x: number, y: number, k: number, flip: boolean): void {
  s.placed({ x, y, scale: k, flip }, () => {
    s.line('M-3 0V-30M5 0V-30', s.shade('#4a4450', 0.3), 2.4)
    s.path(curved('-30,-22 -16,-44 4,-52 16,-46 18,-34 6,-24 -12,-22 -40,-12'), s.shade('#fffaf0', 1))
    s.path(
      curved('8,-46 16,-58 8,-74 14,-88 24,-90 28,-84 20,-80 18,-72 24,-58 20,-42'),
      s.shade('#fffaf0', 1),
    )
    s.path('M26 -88L46 -83L26 -82Z', s.shade('#e8b64c', 0.95))
    s.circle(22, -86, 1.6, s.shade('#241c28', 0))
  })
}

function interior(s: Stage): void {
  s.path(
    'M770 380L1700 330V640H770Z',
    s.lin([s.shade('#3a4a6a', 0.1), s.shade('#6a6a86', 0.3), s.shade('#c99a7c', 0.6)], 0, 350, 0, 640, true),
  )
  const random = s.random(5)
  for (const i of range(10)) {
    const x = 800 + i * 88 + random() * 20
    s.line(`M${x} 360V${404 + random() * 20}`, s.shade('#3a3450', 0.1), 1.4)
    s.circle(x, 424 + random() * 10, 9, s.lamp(0.1))
    s.circle(
      x,
      424,
      40,
      s.rad([
        [s.light.window, 0.5],
        [s.light.window, 0],
      ]),
    )
  }
  for (const i of range(24)) {
    const x = 790 + i * 36 + random() * 14
    s.path(
      curved('-16,0 -12,-22 0,-30 12,-22 16,0', x, 600, 1 + random() * 0.4),
      s.shade(['#b98a4c', '#7f8f4c', '#b9604c', '#c9a25d'][i % 4] as string, 0.35),
    )
  }
}

function posts(s: Stage): void {
  for (const x of [812, 1096, 1392])
    s.rect(
      x,
      380 - (x - 812) * 0.05,
      22,
      400,
      s.lin([s.shade('#e6dccb', 0.25), s.shade('#f6ecd8', 0.9)], 0, 0, 1, 0),
    )
}

function sellers(s: Stage): void {
  const seller = { pose: 'offering', wears: 'shirt', flip: true } as const
  drawPerson(s, { ...seller, x: 1240, y: 806, h: 400, colour: '#e8b64c', skin: '#7a4c36', hair: 'strawHat' })
  drawPerson(s, {
    ...seller,
    x: 1510,
    y: 800,
    h: 380,
    colour: '#3f9ca4',
    skin: '#5f3c2e',
    hair: 'bun',
    slender: true,
  })
}

function stallTop(s: Stage): void {
  s.path('M900 640L1700 618V812L812 800Z', s.shade('#d9e4de', 0.8))
  s.path('M900 640L1180 632L1150 806L812 800Z', s.shade('#4f8f5c', 0.6))
  s.line('M960 640L880 800M1020 638L956 803M1090 636L1040 804', s.shade('#8fc07a', 0.9), 2, 'opacity=".6"')
}

const FISH: readonly (readonly [number, number, number, string])[] = [
  [968, 668, 0.78, '#2fa6a8'],
  [1098, 662, 0.78, '#e0837a'],
  [948, 718, 0.95, '#e28a74'],
  [1104, 714, 0.95, '#3a9fc0'],
  [924, 772, 1.1, '#39a89a'],
  [1096, 770, 1.1, '#e6907c'],
]

function parrotfish(s: Stage, x: number, y: number, k: number, colour: string): void {
  s.placed({ x, y, scale: k, turn: -4 }, () => {
    const body = curved('-74,2 -62,-16 -26,-26 16,-24 48,-10 58,0 48,10 16,22 -26,24 -60,16')
    s.path('M48 -6L84 -28C80 -8 80 8 84 26L48 8Z', s.shade(colour, 0.75))
    s.path('M-30 -24C-8 -40 24 -34 44 -12L10 -20Z', s.shade('#f0a06a', 0.8))
    s.path(body, s.shade(colour, 0.9))
    s.clipped(body, () => {
      for (const i of range(9))
        for (const j of range(5))
          s.line(
            `M${-34 + i * 10 + (j % 2) * 5} ${-20 + j * 9}q7 5 0 10`,
            s.shade('#f6e2b4', 1),
            1.5,
            'opacity=".55"',
          )
      s.path('M-74 2C-60 6 -50 4 -44 -6L-42 20L-80 20Z', s.shade('#f2c48a', 0.9), 'opacity=".7"')
    })
    s.path('M-12 2C4 -6 16 4 12 16C2 16 -8 12 -12 2Z', s.shade('#f0a06a', 0.85))
    s.circle(-50, -6, 5, s.shade('#fff2d0', 1))
    s.circle(-50, -6, 2.6, s.shade('#201a28', 0))
  })
}

function chillies(s: Stage): void {
  const random = s.random(61)
  s.path(curved('1184,752 1206,684 1262,664 1314,690 1330,760 1260,778'), s.shade('#a8342f', 0.3))
  for (const i of range(70)) {
    const t = random()
    const x = 1258 + (random() - 0.5) * 140 * (0.35 + t * 0.65)
    const y = 676 + t * 90
    const turn = random() * 6.28
    const [ux, uy] = [Math.cos(turn) * 15, Math.sin(turn) * 8]
    s.line(
      `M${x - ux} ${y - uy}q${uy} ${-ux * 0.3} ${ux * 2} ${uy * 2}`,
      s.shade(i % 5 === 0 ? '#e9a23a' : i % 4 ? '#d8382f' : '#5f9a3c', 0.5 + random() * 0.5),
      6,
      'stroke-linecap="round"',
    )
  }
}

/** Rolled bark, tied in bundles. */
function cinnamon(s: Stage): void {
  for (const [x, y, turn] of [
    [1494, 770, -8],
    [1540, 734, 6],
    [1560, 776, -3],
  ] as const) {
    s.placed({ x, y, turn }, () => {
      for (const i of range(5)) {
        s.rect(-64, -22 + i * 9, 128, 10, s.shade(i % 2 ? '#b06a3c' : '#c9844c', 0.7), 'rx="5"')
        s.ellipse(-62, -17 + i * 9, 4, 5, s.shade('#5f3424', 0.2))
      }
      s.rect(-14, -24, 12, 48, s.shade('#f0e2c4', 0.9))
    })
  }
}

function jars(s: Stage): void {
  for (const [x, c] of [
    [1384, '#d9803a'],
    [1424, '#c23f34'],
    [1464, '#8a4a2c'],
    [1640, '#e0a83c'],
  ] as const) {
    s.path(`M${x - 15} 660V606q0 -8 8 -10v-14h14v14q8 2 8 10v54Z`, s.shade(c, 0.8))
    s.rect(x - 8, 574, 16, 11, s.shade('#e9dcc0', 0.8))
    s.line(`M${x + 8} 612V650`, s.shade('#fff2d0', 1), 3, 'opacity=".7" stroke-linecap="round"')
  }
}

function stallFront(s: Stage): void {
  const front = `M812 800L1700 812V${s.bottom}H806Z`
  s.path(front, s.shade('#2f8f86', 0.55))
  s.clipped(front, () => {
    s.line(
      range(24)
        .map((i) => `M${812 + i * 40} 800V${s.bottom}`)
        .join(''),
      s.shade('#1f5f68', 0.2),
      2.4,
    )
  })
  s.path('M806 796L1700 808V824L806 812Z', s.shade('#f4ead6', 0.9))
}

function cook(s: Stage): void {
  drawPerson(s, {
    x: 740,
    y: 884,
    h: 470,
    pose: 'pointing',
    wears: 'shirt',
    colour: '#f6f0e4',
    second: '#3a4a6e',
    skin: '#6f4632',
    hair: 'short',
  })
}

/** Hangs from his left hand. */
function cookBasket(s: Stage): void {
  s.placed({ x: -92, y: 50 }, () => drawBasket(s))
}

function drawBasket(s: Stage): void {
  const body: Point[] = [
    [722, 662],
    [822, 662],
    [810, 728],
    [734, 728],
  ]
  s.path(smooth(body, true, 0.3), s.shade('#c89a5c', 0.8))
  s.clipped(smooth(body, true, 0.3), () =>
    s.line(
      range(9)
        .map((i) => `M716 ${666 + i * 8}H830`)
        .join(''),
      s.shade('#7f5630', 0.3),
      2,
    ),
  )
  s.line('M730 664C734 620 810 620 814 664', s.shade('#a87a44', 0.7), 5)
  s.path(curved('742,660 752,636 776,630 800,640 806,660'), s.shade('#5f9a4c', 0.8))
}
