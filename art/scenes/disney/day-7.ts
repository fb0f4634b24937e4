import { ellipsePath, type Point, polygon, quadratic, ribbon } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { drawSuitcase } from '../../language/things/luggage.ts'
import { modelled, scene, svg } from '../../scene.ts'
import { drawFarShore, drawGarden, drawOranges } from './orange-garden.ts'

const [RAIL, BOARDS] = [520, 716]

const EAVES = 74

const VANISH: Point = [1060, 430]

const PAINT = '#fbf1e2'

/** Boards run towards the lake; the low sun lies between the shadows of the balusters. */
function drawBoards(s: Stage): void {
  s.fillBelow(
    BOARDS,
    s.fine(
      [s.shade('#e0b48c', 0.9), s.shade('#b8846a', 0.62), s.shade('#7f5a5c', 0.36), s.shade('#54405a', 0.2)],
      0,
      BOARDS,
      0,
      970,
      true,
    ),
  )
  const k = (s.bottom - VANISH[1]) / (BOARDS - VANISH[1])
  const below = (x: number): number => VANISH[0] + (x - VANISH[0]) * k
  const joints = range(50).map((i) => {
    const x = VANISH[0] + (i - 25) * 50
    return `M${round1(x)} ${BOARDS}L${round1(below(x))} ${round1(s.bottom)}`
  })
  s.line(joints.join(''), s.shade('#4c3444', 0.1), 1.8, 'opacity=".5"')
  const fromSun = (x: number): number => 1150 + (x - 1150) * ((s.bottom - 380) / (BOARDS - 380))
  const bars = range(44).map((i) => {
    const x = -100 + i * 44
    return polygon([
      [x + 8, BOARDS + 6],
      [x + 34, BOARDS + 6],
      [fromSun(x + 34), s.bottom],
      [fromSun(x + 8), s.bottom],
    ])
  })
  s.path(
    bars.join(''),
    s.lin(
      [
        ['#fff0c0', 0.62],
        ['#ffe0a0', 0.08],
      ],
      0,
      BOARDS,
      0,
      950,
      true,
    ),
  )
}

function drawRail(s: Stage): void {
  const w = s.right - s.left
  const bars = range(Math.ceil(w / 44) + 1).map((i) => {
    const x = Math.floor(s.left / 44) * 44 + i * 44
    return `M${x - 6} ${RAIL}h12V${BOARDS}h-12Z`
  })
  s.path(bars.join(''), s.lin([s.shade(PAINT, 0.3), s.shade(PAINT, 0.62)]))
  s.line(bars.map((d) => d.replace(/h12.*/, `m11 0V${BOARDS}`)).join(''), s.shade('#fff6e0', 1.05), 2)
  s.rect(s.left, BOARDS - 22, w, 14, s.lin([s.shade(PAINT, 0.9), s.shade('#d8b8a8', 0.3)]))
  s.rect(
    s.left,
    RAIL - 10,
    w,
    22,
    s.lin([s.shade('#fff8ea', 1.1), s.shade(PAINT, 0.7), s.shade('#b08a8a', 0.2)]),
  )
}

/** Ceiling boards in the pale blue that porches here are painted, a beam, two posts. */
function drawPorch(s: Stage): void {
  const top = s.top - 20
  s.rect(
    s.left,
    top,
    s.right - s.left,
    EAVES - top,
    s.lin(
      [s.shade('#7fa4b4', 0.1), s.shade('#a8c8cc', 0.45), s.shade('#d6e4da', 0.75)],
      0,
      top,
      0,
      EAVES,
      true,
    ),
  )
  const boards = range(60).map((i) => {
    const x = VANISH[0] + (i - 30) * 60
    const k = (top - VANISH[1]) / (EAVES - VANISH[1])
    return `M${round1(x)} ${EAVES}L${round1(VANISH[0] + (x - VANISH[0]) * k)} ${round1(top)}`
  })
  s.line(boards.join(''), s.shade('#3f5f78', 0.1), 2, 'opacity=".4"')
  s.rect(
    s.left,
    EAVES - 14,
    s.right - s.left,
    34,
    s.lin([s.shade(PAINT, 0.25), s.shade(PAINT, 0.5), s.shade('#fff0d4', 0.9)]),
  )
  for (const x of [690, 1500]) {
    s.rect(
      x - 22,
      EAVES + 16,
      44,
      BOARDS - EAVES - 4,
      s.lin([s.shade(PAINT, 0.16), s.shade(PAINT, 0.5), s.shade('#fff6e0', 1.05)], 0, 0, 1, 0),
    )
    s.rect(x - 30, EAVES + 18, 60, 14, s.shade(PAINT, 0.45))
    s.rect(x - 30, BOARDS - 26, 60, 28, s.lin([s.shade(PAINT, 0.2), s.shade('#fff6e0', 0.95)], 0, 0, 1, 0))
  }
}

/** A fern in a hanging basket. */
function drawHangingFern(s: Stage, x: number, y: number): void {
  s.line(`M${x} ${EAVES + 10}L${x - 34} ${y}M${x} ${EAVES + 10}L${x + 34} ${y}`, s.shade('#6a4a44', 0.3), 2)
  const random = s.random(x)
  for (const tone of [0.1, 0.4, 0.7, 1])
    for (const _ of range(16)) {
      const out = (random() - 0.5) * 190
      const from: Point = [x + out * 0.2, y]
      const tip: Point = [x + out, y + 40 + random() * 60 - Math.abs(out) * 0.2]
      const bend: Point = [x + out * 0.8, y - 50 - random() * 20]
      s.line(
        `M${from.map(round1).join(' ')}Q${bend.map(round1).join(' ')} ${tip.map(round1).join(' ')}`,
        s.shade('#6f9a58', tone),
        3.4,
        'stroke-linecap="round" opacity=".9"',
      )
      const leaflets = range(9).map((i) => {
        const [px, py] = quadratic(from, bend, tip, 0.3 + i * 0.08)
        return `M${round1(px - 7)} ${round1(py + 7)}L${round1(px)} ${round1(py)}L${round1(px + 7)} ${round1(py + 7)}`
      })
      s.line(leaflets.join(''), s.shade('#7fae62', tone), 2.4, 'stroke-linecap="round"')
    }
  s.path(
    `M${x - 38} ${y - 6}H${x + 38}C${x + 36} ${y + 30} ${x + 18} ${y + 40} ${x} ${y + 40}C${x - 18} ${y + 40} ${x - 36} ${y + 30} ${x - 38} ${y - 6}Z`,
    s.lin([s.shade('#8a5a44', 0.2), s.shade('#d09a6a', 0.95)], 0, 0, 1, 0),
  )
}

interface Wet {
  readonly x: number
  readonly k: number
  readonly colour: string
  readonly trim: string
}

/** Trunks over the rail: waistband, two legs, a cord. */
function drawTrunks(s: Stage, { x, k, colour, trim }: Wet): void {
  s.placed({ x, y: RAIL - 8, scale: k }, () => {
    s.path(
      'M-46 0C-20 6 20 6 46 0L60 92C44 102 22 104 6 98L0 52L-6 98C-22 104 -44 102 -60 92Z',
      s.lin([s.shade(colour, 0.25), s.shade(colour, 0.7), s.shade(colour, 1.05)], 0, 0, 1, 0),
    )
    s.path('M-46 0C-20 6 20 6 46 0L48 14C20 20 -20 20 -48 14Z', s.shade(trim, 0.9))
    s.path('M40 16L56 93L47 97L32 18Z', s.shade(trim, 0.95))
    s.path('M-40 16L-56 93L-47 97L-32 18Z', s.shade(trim, 0.6))
    s.line(
      'M-4 16C-10 30 -12 36 -8 42M4 16C8 28 12 32 10 38',
      s.shade('#fffaf0', 1),
      2.6,
      'stroke-linecap="round"',
    )
    s.line('M-22 24Q-28 60 -24 92M22 24Q24 60 26 92', s.shade(colour, 0.1), 2, 'opacity=".4"')
  })
}

/** A bathing suit by its straps. */
function drawSuit(s: Stage, { x, k, colour, trim }: Wet, frill = false): void {
  s.placed({ x, y: RAIL - 8, scale: k }, () => {
    s.line(
      'M-20 34C-24 16 -22 4 -18 0M20 34C24 16 22 4 18 0',
      s.shade(colour, 0.7),
      7,
      'stroke-linecap="round"',
    )
    s.path(
      'M-30 30C-18 44 18 44 30 30C36 60 24 74 30 96C36 118 40 126 36 138C22 138 10 152 6 168H-6C-10 152 -22 138 -36 138C-40 126 -36 118 -30 96C-24 74 -36 60 -30 30Z',
      s.lin([s.shade(colour, 0.25), s.shade(colour, 0.7), s.shade(colour, 1.05)], 0, 0, 1, 0),
    )
    for (const y of [62, 84, 106, 128])
      s.line(`M-30 ${y}Q0 ${y + 9} 31 ${y}`, s.shade(trim, 0.9), 5, 'opacity=".85"')
    if (frill)
      s.path(
        'M-36 92C-50 108 -54 118 -56 128Q-46 136 -38 126Q-28 138 -18 128Q-8 140 0 129Q8 140 18 128Q28 138 38 126Q46 136 56 128C54 118 50 108 36 92Q0 104 -36 92Z',
        s.lin([s.shade(trim, 1.05), s.shade(trim, 0.5)]),
      )
  })
}

/** A striped pool towel folded over the rail. */
function drawTowel(s: Stage, x: number, w: number, drop: number): void {
  for (const i of range(11))
    s.path(
      ribbon(
        [
          [x + (w * (i + 0.5)) / 11, RAIL - 11],
          [x + (w * (i + 0.5)) / 11 + Math.sin(i) * 2, RAIL + drop * 0.5],
          [x + (w * (i + 0.5)) / 11 - 3, RAIL + drop],
        ],
        () => w / 21,
      ),
      s.shade(i % 2 ? '#fff6e6' : '#e0604a', 0.4 + i * 0.05),
    )
  const fringe = range(22).map((i) => `M${round1(x + (w * (i + 0.5)) / 22 - 3)} ${RAIL + drop - 2}v10`)
  s.line(fringe.join(''), s.shade('#fff6e6', 0.9), 2)
}

/** Everything drips: beads on their way down and a shine on the boards. */
function drawDrips(s: Stage, places: readonly number[]): void {
  for (const [i, x] of places.entries()) {
    s.ellipse(
      x - 8,
      BOARDS + 14 + (i % 3) * 4,
      40 + (i % 3) * 10,
      6,
      s.shade('#5a4460', 0.15),
      'opacity=".45"',
    )
    s.ellipse(x - 2, BOARDS + 12 + (i % 3) * 4, 24, 2.6, '#fff4d4', 'opacity=".75"')
    for (const j of range(3)) {
      const [dx, y] = [((i * 37 + j * 23) % 44) - 22, RAIL + 130 + ((i * 53 + j * 41) % 60)]
      s.path(`M${x + dx} ${y - 6}q4 6 0 9q-4 -3 0 -9Z`, '#f4fbf6', 'opacity=".9"')
    }
  }
}

/** Small wet footprints from the lake steps to the door. */
function drawWetFeet(s: Stage): void {
  for (const i of range(9)) {
    const t = i / 8
    const [x, y] = [500 + t * 460 + (i % 2) * 8, 742 + t * 96 + (i % 2) * 22]
    const k = 0.6 + t * 0.5
    s.placed({ x, y, scale: k, turn: 62 }, () => {
      s.group('transform="scale(.8 1)"', () => {
        const toes = range(5).map((j) =>
          ellipsePath(-9 + j * 4.8, -21 + Math.abs(j - 1.5) * 2.4, 2.6 - j * 0.2, 3.2),
        )
        s.path(
          `M-10 -12C-8 -20 9 -18 9 -9C9 0 5 6 6 13C6 22 -6 22 -7 13C-8 4 -12 -4 -10 -12Z${toes.join('')}`,
          s.shade('#4a3450', 0.12),
          'opacity=".42"',
        )
      })
    })
  }
}

const CASES = [
  { x: 1212, y: 838, w: 150, h: 226, colour: '#3f6f7c', straps: '#7a4a34' },
  { x: 1346, y: 850, w: 134, h: 192, colour: '#b0603c', straps: '#f0d8a8' },
  { x: 1156, y: 872, w: 104, h: 142, colour: '#e2b04a', straps: '#8a4a3c' },
  { x: 1272, y: 886, w: 96, h: 122, colour: '#8f4a5e', straps: '#f2c8a0' },
  { x: 1396, y: 882, w: 86, h: 104, colour: '#5f8f6a', straps: '#f4e6c4' },
] as const

const WALL = 1524

/** Height on the house wall, which runs towards us on the right: y0 where it meets the rail. */
const onWall = (x: number, y0: number): Point => [
  x,
  VANISH[1] + ((y0 - VANISH[1]) * (x - VANISH[0])) / (WALL - VANISH[0]),
]

/** Clapboard wall and the open door, a lamp still on inside. */
function drawHouse(s: Stage): void {
  const [near, top, sill] = [1720, EAVES + 18, BOARDS]
  s.path(
    polygon([onWall(WALL, top), onWall(near, top - 60), onWall(near, sill), onWall(WALL, sill)]),
    s.lin([s.shade('#f4e2c4', 0.75), s.shade('#e0c4b0', 0.4)], 0, 0, 1, 0),
  )
  const laps = range(26).map((i) => {
    const y0 = top + 6 + i * 24
    return `M${onWall(WALL, y0).map(round1).join(' ')}L${onWall(near, y0).map(round1).join(' ')}`
  })
  s.line(laps.join(''), s.shade('#a8847c', 0.25), 1.8, 'opacity=".6"')
  const door = (grow: number) =>
    polygon([
      onWall(1556 - grow, 210 - grow),
      onWall(1700, 210 - grow),
      onWall(1700, sill),
      onWall(1556 - grow, sill),
    ])
  s.path(door(12), s.shade('#fff8ea', 0.95))
  s.path(door(0), s.lin([s.light.window, s.shade('#f0b070', 0.9), s.shade('#a8604c', 0.5)]))
}

/** One small sandal; nobody has seen the other. */
function drawLoneShoe(s: Stage): void {
  s.placed({ x: 780, y: 872, turn: -16 }, () => {
    s.ellipse(-4, 6, 36, 9, s.light.shadow, 'opacity=".4"')
    s.path(
      'M-32 2C-32 -8 -16 -9 0 -7C16 -10 32 -8 32 1C32 9 14 9 0 6C-16 9 -32 9 -32 2Z',
      s.lin([s.shade('#f2c04a', 1.05), s.shade('#a8702c', 0.4)]),
    )
    s.line(
      'M14 -6C6 -20 -2 -20 -8 -6M14 -6C18 -18 22 -16 24 -5',
      s.shade('#e0604a', 0.9),
      5,
      'stroke-linecap="round"',
    )
  })
}

export default scene({
  name: 'disney/day-7',
  seed: 57,
  light: {
    base: 'golden',
    sky: ['#2f7fa8', '#5fa8bc', '#b4d2c4', '#f6d8a8', '#ffe2a8'],
    haze: '#f8dcb0',
    shadow: '#3c3464',
    lit: '#fff0c4',
    glow: '#ffd68c',
  },
  horizon: 440,
  sun: { x: 1150, y: 318, r: 44 },
  portrait: { x: 836, y: -180, w: 614, h: 1091 },
  layers: [
    sky({ rings: 2 }),
    sheet({ cover: 0.5, opacity: 0.55, seed: 11 }),
    svg(drawFarShore),
    mist({ y: 400, h: 70, opacity: 0.55 }),
    water({
      y: 440,
      base: 620,
      to: 640,
      colours: ['#f6dfae', '#b8d2b4', '#6fb0ac', '#4f98a4'],
      reflection: [0.85, 0.4],
      amplitude: 18,
    }),
    svg(drawGarden),
    svg((s) => {
      drawBoards(s)
      drawRail(s)
      drawHouse(s)
      drawPorch(s)
      drawHangingFern(s, 1000, 190)
    }),
    modelled({ round: 6, dark: 0.5, cast: { x: -8, y: 8, blur: 7, opacity: 0.3 } }, (s) => {
      drawTowel(s, 722, 90, 124)
      drawTrunks(s, { x: 882, k: 0.9, colour: '#2f5f94', trim: '#fff4e0' })
      drawSuit(s, { x: 970, k: 0.82, colour: '#d9543f', trim: '#fff0dc' })
      drawTrunks(s, { x: 1040, k: 0.62, colour: '#f2b83c', trim: '#e0604a' })
      drawSuit(s, { x: 1104, k: 0.6, colour: '#2f9a9c', trim: '#fff6e6' }, true)
      drawTrunks(s, { x: 1172, k: 0.5, colour: '#c8505a', trim: '#ffe8c0' })
    }),
    svg((s) => {
      drawDrips(s, [768, 872, 1040, 1096])
      drawWetFeet(s)
      drawLoneShoe(s)
    }),
    ...CASES.map((box) =>
      modelled(
        {
          round: 10,
          from: [0.4, -0.9],
          dark: 0.5,
          bright: 0.4,
          cast: { x: -14, y: 8, blur: 10, opacity: 0.34 },
        },
        (s) => drawSuitcase(s, box),
      ),
    ),
    modelled({ round: 5, dark: 0.35, cast: { x: -10, y: 8, blur: 8, opacity: 0.26 } }, drawOranges),
  ],
  finish: { bloom: 0.36 },
})
