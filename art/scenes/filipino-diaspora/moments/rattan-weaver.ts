import { type Point, polygon, rectPath, ribbon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { curved } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFeatures, FACE, SKULL_HAIR } from '../../../language/people/heads/profile-head.ts'
import { drawPole } from '../../../language/plants/bamboo.ts'
import { type Layers, modelled, svg } from '../../../scene.ts'

const DOOR = { x: 930, y: 70, w: 520, h: 610 }
const FLOOR = 680
const SKIN = '#9a6446'
const TORSO = '500,512 456,560 436,660 446,800 470,846 610,846 620,740 612,640 606,570 572,520'
const TAPIS = '470,760 520,706 600,700 690,650 742,668 770,740 800,800 806,836 700,850 560,852 480,846'
const HEAD = { x: 572, y: 428, scale: 1.75, turn: 20 }

/** Evening bars of light through a slatted wall, a weaver at the door with an unfinished basket. */
export const rattanWeaver = (): Layers => [
  svg(drawHillsOutside),
  svg(drawRoom),
  svg(drawBars),
  modelled({ round: 16, dark: 0.8, cast: { x: -26, y: 8, blur: 10, opacity: 0.45 } }, drawFinishedBaskets),
  svg(basketTexture),
  modelled({ round: 30, dark: 0.8 }, (s) => s.path(curved(TORSO), s.shade('#33457a', 0.6))),
  svg(drawBlouseStripes),
  modelled({ round: 18, dark: 0.8 }, (s) => s.placed(HEAD, () => drawHeadAndNeck(s))),
  modelled({ round: 16, dark: 0.85 }, (s) => s.placed(HEAD, () => drawHair(s))),
  svg((s) =>
    s.placed(HEAD, () => {
      drawFeatures(s, false)
      drawBeads(s)
    }),
  ),
  modelled({ round: 34, dark: 0.8 }, drawTapis),
  modelled({ round: 15, dark: 0.8, cast: { x: -8, y: 8, blur: 8, opacity: 0.35 } }, drawArm),
  svg(drawBarsOnWeaver),
  modelled({ round: 14, dark: 0.7 }, drawWork),
  svg(drawStrands),
]

function drawHillsOutside(s: Stage): void {
  s.rect(s.left, s.top, s.right - s.left, s.bottom - s.top, s.fine(s.light.sky, 0, 0, 0, FLOOR, true))
  s.circle(
    1310,
    300,
    420,
    s.rad([
      [s.light.sun, 0.95],
      [s.light.glow, 0.6],
      [s.light.glow, 0],
    ]),
  )
  s.circle(1310, 300, 54, s.light.sun)
  for (const [y, lit, depth] of [
    [430, 0.6, 0.6],
    [500, 0.5, 0.4],
    [580, 0.5, 0.22],
  ] as const) {
    const crest = range(30).map(
      (i): Point => [880 + i * 22, y + Math.sin(i * 0.5 + y) * 26 + Math.sin(i * 1.3 + y) * 8],
    )
    s.path(polygon([...crest, [1520, 720], [880, 720]]), s.shade('#5f8a5c', lit, depth))
  }
  const steps = range(9).map(
    (i) => `M900 ${560 + i * 14}Q1150 ${590 + i * 12 - (i % 3) * 6} 1480 ${548 + i * 16}`,
  )
  s.line(steps.join(''), s.shade('#d9d88a', 1, 0.1), 3, 'opacity=".6"')
}

function drawRoom(s: Stage): void {
  const wall = '#6a4436'
  const room = `${rectPath(s.left, s.top, s.right - s.left, FLOOR - s.top)}M${DOOR.x} ${DOOR.y}V${DOOR.y + DOOR.h}H${DOOR.x + DOOR.w}V${DOOR.y}Z`
  s.path(
    room,
    s.lin([s.shade(wall, 0.04), s.shade(wall, 0.2), s.shade(wall, 0.4)], s.left, 0, s.right, 0, true),
    'fill-rule="evenodd"',
  )
  const slats = range(40).filter((i) => s.left + i * 46 < DOOR.x - 30 || s.left + i * 46 > DOOR.x + DOOR.w)
  s.line(slats.map((i) => `M${s.left + i * 46} ${s.top}V${FLOOR}`).join(''), s.shade('#2a1a3a', 0.05), 5)
  s.line(
    slats.map((i) => `M${s.left + i * 46 + 5} ${s.top}V${FLOOR}`).join(''),
    s.shade('#c98a52', 0.7),
    1.8,
    'opacity=".5"',
  )
  s.fillBelow(FLOOR, s.lin([s.shade('#7a4c38', 0.45), s.shade('#4a2c3a', 0.15)], 0, FLOOR, 0, 900, true))
  s.line(
    range(7)
      .map((i) => `M${s.left} ${FLOOR + 6 + i * i * 6}H${s.right}`)
      .join(''),
    s.shade('#2a1630', 0.05),
    3,
    'opacity=".7"',
  )
  drawPole(s, { from: [DOOR.x - 16, FLOOR], to: [DOOR.x - 16, 20], width: 34 })
  drawPole(s, { from: [DOOR.x + DOOR.w + 16, FLOOR], to: [DOOR.x + DOOR.w + 16, 20], width: 34 })
  drawPole(s, { from: [DOOR.x - 60, DOOR.y - 10], to: [DOOR.x + DOOR.w + 60, DOOR.y - 12], width: 32 })
  for (const i of range(4))
    drawPole(s, {
      from: [DOOR.x + 110 + i * 100, FLOOR],
      to: [DOOR.x + 110 + i * 100, DOOR.y],
      width: 18,
      depth: 0.1,
    })
}

/** The stripes that fall through the slatted door, over floor and weaver alike. */
function barsPath(): string {
  return range(5)
    .map((i) => {
      const x = DOOR.x + 22 + i * 100
      return polygon([
        [x, DOOR.y],
        [x + 60, DOOR.y],
        [x - 520, 960],
        [x - 600, 960],
      ])
    })
    .join('')
}

function drawBars(s: Stage): void {
  s.clipped(rectPath(s.left, FLOOR, s.right - s.left, s.bottom - FLOOR), () => {
    const bars = range(5).map((i) => {
      const x = DOOR.x + 12 + i * 100
      return polygon([
        [x, FLOOR],
        [x + 70, FLOOR],
        [x - 330 + i * 26, 930],
        [x - 440 + i * 26, 930],
      ])
    })
    s.path(
      bars.join(''),
      s.lin(
        [
          [s.light.lit, 0.95],
          [s.light.lit, 0.4],
        ],
        0,
        FLOOR,
        0,
        920,
        true,
      ),
    )
  })
}

function drawBlouseStripes(s: Stage): void {
  s.clipped(curved(TORSO), () => {
    const bands = range(7).map((i) => `M${450 + i * 26} 500Q${430 + i * 28} 660 ${444 + i * 28} 860`)
    s.line(bands.join(''), s.shade('#d9483a', 0.6), 6, 'opacity=".8"')
    s.line(bands.join(''), s.shade('#f2d9a0', 0.8), 2, 'opacity=".7" transform="translate(8 0)"')
  })
}

function drawHeadAndNeck(s: Stage): void {
  s.path(
    ribbon(
      [
        [-8, 24],
        [-22, 46],
        [-34, 66],
      ],
      (t) => 18 + t * 8,
    ),
    s.shade(SKIN, 0.55),
  )
  s.path(curved(FACE), s.shade(SKIN, 0.65))
}

function drawHair(s: Stage): void {
  s.path(curved(SKULL_HAIR), s.shade('#2c2030', 0.45))
  s.path(curved('-40,16 -52,24 -50,46 -36,56 -22,44 -24,26'), s.shade('#2c2030', 0.45))
}

/** The string of beads Ifugao women wear round the head. */
function drawBeads(s: Stage): void {
  for (const i of range(13)) {
    const t = i / 12
    s.circle(
      32 - t * 78,
      -30 + Math.sin(t * Math.PI) * -8 + t * 22,
      2.6,
      s.shade(i % 3 === 0 ? '#f2d9a0' : '#d9483a', 0.9),
    )
  }
}

/** The striped wrapper over folded knees. */
function drawTapis(s: Stage): void {
  s.path(curved(TAPIS), s.shade('#a8323a', 0.6))
  s.clipped(curved(TAPIS), () => {
    const bands = range(6).map((i) => `M${500 + i * 52} 640Q${560 + i * 50} 740 ${508 + i * 66} 860`)
    s.line(bands.join(''), s.shade('#2f2a56', 0.5), 13)
    s.line(bands.join(''), s.shade('#f2d9a0', 0.7), 4, 'transform="translate(11 0)"')
  })
}

/** Shoulder, sleeve, forearm and a hand that bends the next strand in. */
function drawArm(s: Stage): void {
  const skin = s.shade(SKIN, 0.68)
  s.path(
    ribbon(
      [
        [570, 640],
        [640, 700],
        [720, 672],
        [778, 640],
      ],
      (t) => 28 - t * 12,
    ),
    skin,
  )
  s.path(curved('770,654 778,622 806,610 832,620 836,642 806,658'), skin)
  for (const i of range(4))
    s.path(
      ribbon(
        [
          [818, 622 + i * 9],
          [846, 618 + i * 10],
          [858, 636 + i * 8],
        ],
        (t) => 7 - t * 2,
      ),
      skin,
    )
  s.path(
    ribbon(
      [
        [512, 546],
        [536, 600],
        [580, 652],
      ],
      (t) => 44 - t * 6,
    ),
    s.shade('#33457a', 0.7),
  )
}

function drawBarsOnWeaver(s: Stage): void {
  const warm = (d: string, opacity: number) =>
    s.clipped(d, () => s.path(barsPath(), s.light.lit, `opacity="${opacity}"`))
  warm(curved(TORSO), 0.4)
  warm(curved(TAPIS), 0.45)
  s.placed(HEAD, () =>
    s.line('M35 -28Q37 -14 34 -7L45 12L38 20', s.light.lit, 1.6, 'opacity=".8" stroke-linecap="round"'),
  )
}

function drawFinishedBaskets(s: Stage): void {
  for (const [x, y, k] of [
    [210, 812, 1],
    [352, 850, 0.78],
    [120, 862, 0.7],
  ] as const)
    s.placed({ x, y, scale: k }, () =>
      s.path(
        'M-84 -150C-96 -60 -78 0 -50 10H50C78 0 96 -60 84 -150Q0 -172 -84 -150Z',
        s.shade('#a9764a', 0.55),
      ),
    )
}

function basketTexture(s: Stage): void {
  for (const [x, y, k] of [
    [210, 812, 1],
    [352, 850, 0.78],
    [120, 862, 0.7],
  ] as const)
    s.placed({ x, y, scale: k }, () => {
      const weave = range(9).flatMap((j) =>
        range(12).map((i) => `M${-78 + i * 13 + (j % 2) * 6} ${-138 + j * 16}q5 6 9 0`),
      )
      s.line(weave.join(''), s.shade('#e0b070', 0.8), 2.4, 'opacity=".55"')
      s.ellipse(0, -150, 84, 16, s.shade('#2a1630', 0.1))
      s.line('M-84 -150A84 16 0 0 0 84 -150', s.shade('#e0b070', 0.85), 8)
    })
}

/** The basket on the weaver's knees, its stakes still loose. */
function drawWork(s: Stage): void {
  s.path(
    'M770 640C764 720 790 780 830 796H930C970 780 996 720 990 640Q880 664 770 640Z',
    s.shade('#c08a52', 0.7),
  )
}

function drawStrands(s: Stage): void {
  const weave = range(9).flatMap((j) =>
    range(15).map((i) => `M${776 + i * 14 + (j % 2) * 7} ${662 + j * 15}q6 7 10 0`),
  )
  s.clipped('M770 640C764 720 790 780 830 796H930C970 780 996 720 990 640Q880 664 770 640Z', () =>
    s.line(weave.join(''), s.shade('#f0cf94', 1), 2.6, 'opacity=".6"'),
  )
  for (const i of range(15)) {
    const x = 774 + i * 15.2
    const lean = (i - 7) * 7
    s.path(
      ribbon(
        [
          [x, 652 + Math.sin((i / 14) * Math.PI) * 10],
          [x + lean * 0.4, 600],
          [x + lean, 540 - Math.sin((i / 14) * Math.PI) * 26],
        ],
        (t) => 3 - t * 1.4,
      ),
      s.shade('#e8bf80', 0.95),
    )
  }
  s.line(
    'M830 646C700 690 560 860 720 900C840 920 900 860 1010 880',
    s.shade('#e8bf80', 0.9),
    4.5,
    'stroke-linecap="round"',
  )
  s.line('M836 640C760 660 700 700 640 704', s.shade('#e8bf80', 0.9), 4, 'stroke-linecap="round"')
}
