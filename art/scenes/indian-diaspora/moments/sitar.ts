import { ellipsePath, type Point, polygon, rectPath, smooth } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import { moved, outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

/**
 * A sitar lying on its back, in its own units: the middle of the gourd at 0,0, the neck along x to 1150.
 * The light comes from below (y grows towards it), so lower edges shine.
 */
const BRIDGE = -24
const NUT = 986
const HALF = 44

const FACE_HALF = '-182,0 -176,46 -152,96 -108,138 -50,162 12,162 74,144 124,112 162,82 196,64 236,52 262,46'
const GOURD_HALF = '-198,0 -192,54 -166,110 -118,152 -54,176 14,177 82,158 138,124 178,92 214,74 262,62'

const mirrored = (half: string, grow = 0): Point[] => {
  const side = outline(half)
  const below = side.map(([x, y]): Point => [x - grow * 0.3, y + grow])
  const above = side
    .slice(1)
    .reverse()
    .map(([x, y]): Point => [x - grow * 0.3, -y - grow])
  return [...below, ...above]
}

const HEAD = '980,-46 1056,-44 1092,-38 1122,-26 1146,-4 1150,14 1136,22 1112,20 1096,34 1056,44 980,46'

/** Everything that throws a shadow, as one path. */
export const sitarSilhouette = (): string =>
  [
    smooth(mirrored(GOURD_HALF), true, 0.8),
    rectPath(230, -HALF - 3, 760, HALF * 2 + 6),
    smooth(outline(HEAD), true, 0.5),
    ellipsePath(898, 0, 92),
    ...PEGS.map(({ x, long }) => rectPath(x - 5, -HALF - long, 10, long)),
    ...PEGS.map(({ x, long, r }) => ellipsePath(x, -HALF - long - r * 0.4, r * 1.1, r)),
  ].join('')

interface Peg {
  readonly x: number
  readonly long: number
  readonly r: number
}

/** Eleven small ones for the sympathetic strings, two for the drones, three large ones at the head. */
const PEGS: readonly Peg[] = [
  ...[330, 384, 438, 492, 546, 628, 682, 764, 818, 872, 926].map((x) => ({ x, long: 24, r: 8 })),
  ...[587, 723].map((x) => ({ x, long: 40, r: 14 })),
  ...[1012, 1054, 1096].map((x, i) => ({ x, long: 44 - i * 4, r: 16 })),
]

export function drawSitar(s: Stage): void {
  drawUpperGourd(s)
  for (const peg of PEGS) drawPeg(s, peg)
  drawGourd(s)
  drawNeck(s)
  drawHead(s)
  drawFace(s)
  drawFrets(s)
  drawStrings(s)
  drawBridges(s)
}

function drawUpperGourd(s: Stage): void {
  const disc = ellipsePath(898, 0, 92)
  s.path(disc, s.shade('#6a2c1c', 0.15))
  s.clipped(disc, () => {
    s.circle(902, 14, 90, s.shade('#8a3c20', 0.5))
    s.circle(908, 34, 72, s.shade('#b45a2a', 0.85))
    s.path(ellipsePath(914, 52, 44, 30), s.shade('#e08a48', 1))
  })
}

function drawPeg(s: Stage, { x, long, r }: Peg): void {
  const top = -HALF - long
  s.rect(x - r * 0.36, top, r * 0.72, long + 6, s.shade('#5a2a1c', 0.2))
  s.rect(x, top, r * 0.36, long + 6, s.shade('#a8603a', 0.8))
  const knob = smooth(moved('-1.1,0.5 -0.95,-0.6 0,-1.25 0.95,-0.6 1.1,0.5 0,0.8', x, top, r), true, 0.8)
  s.path(knob, s.shade('#4a2018', 0.2))
  s.clipped(knob, () =>
    s.path(knob, s.shade('#a4542e', 0.85), `transform="translate(${round1(r * 0.3)} ${round1(r * 0.34)})"`),
  )
  s.circle(x, top - r * 0.95, r * 0.26, s.shade('#f4e6c8', 0.8))
}

function drawGourd(s: Stage): void {
  const d = smooth(mirrored(GOURD_HALF), true, 0.8)
  s.path(d, s.shade('#5a2418', 0.12))
  s.clipped(d, () => {
    s.path(d, s.shade('#8a3a1e', 0.5), 'transform="translate(3 7)"')
    s.path(d, s.shade('#cf7a3c', 0.95), 'transform="translate(5 13)"')
  })
}

function drawNeck(s: Stage): void {
  s.rect(200, -HALF - 3, 790, HALF * 2 + 6, s.shade('#4a2018', 0.15))
  s.rect(200, HALF - 5, 790, 8, s.shade('#d8863f', 0.95))
  s.rect(200, -HALF, 790, HALF * 2 - 6, s.shade('#7a3a20', 0.5))
  s.rect(200, -6, 790, HALF + 1, s.shade('#94491f', 0.72))
  for (const y of [-HALF + 4, HALF - 12]) {
    s.rect(240, y, 740, 4.4, s.shade('#f2e4c4', y < 0 ? 0.55 : 0.95))
    s.path(
      range(92)
        .map((i) => rectPath(246 + i * 8, y, 3, 4.4))
        .join(''),
      s.shade('#2c1814', 0.2),
    )
  }
}

function drawHead(s: Stage): void {
  const d = smooth(outline(HEAD), true, 0.5)
  s.path(d, s.shade('#4a2018', 0.15))
  s.clipped(d, () => {
    s.path(d, s.shade('#8a4220', 0.6), 'transform="translate(-1 -5)"')
    s.path('M980 8H1160V60H980Z', s.shade('#a8541f', 0.85))
    s.path(
      smooth(outline('984,40 1056,38 1092,29 1110,16 1134,17 1130,24 1100,40 1056,50 984,50')),
      s.shade('#e4964c', 1),
    )
  })
  s.rect(NUT - 6, -HALF + 6, 9, HALF * 2 - 18, s.shade('#f6ecd4', 0.95))
  s.rect(NUT + 16, -HALF + 8, 6, HALF * 2 - 22, s.shade('#f6ecd4', 0.8))
  for (const [x, y] of [
    [1034, 6],
    [1084, -2],
  ] as const) {
    s.circle(x - 4, y - 6, 19, s.shade('#2c140e', 0.1), 'opacity=".7"')
    s.circle(x, y, 17, s.shade('#5a2a1c', 0.2))
    s.circle(x + 2, y + 3, 14, s.shade('#b4683a', 0.9))
    s.circle(x + 2, y + 2, 5, s.shade('#f4e6c8', 0.95))
  }
}

/** The soundboard: warm wood in two planes, a double line of inlay, carved sprigs. */
function drawFace(s: Stage): void {
  const d = smooth(mirrored(FACE_HALF), true, 0.8)
  s.path(d, s.shade('#b8702c', 0.6))
  s.clipped(d, () => {
    s.path(d, s.shade('#d9963f', 0.9), 'transform="translate(18 26)"')
    s.path(smooth(outline('-40,170 -10,96 70,60 190,46 280,40 280,200 0,220')), s.shade('#edb45c', 1))
    s.line(
      range(17)
        .map((i) => `M-200 ${-150 + i * 19}Q40 ${(-150 + i * 19) * 0.92} 270 ${(-150 + i * 19) * 0.3}`)
        .join(''),
      s.shade('#8a4a1c', 0.4),
      1.3,
      'opacity=".5"',
    )
  })
  s.line(smooth(mirrored(FACE_HALF, -7), true, 0.8), s.shade('#2c1814', 0.2), 9)
  s.line(smooth(mirrored(FACE_HALF, -7), true, 0.8), s.shade('#f4e8cc', 0.95), 5)
  s.line(smooth(mirrored(FACE_HALF, -7), true, 0.8), s.shade('#2c1814', 0.2), 5, 'stroke-dasharray="4 9"')
  for (const k of [-1, 1]) {
    drawInlay(s, -62, k * 102, k, 1)
    drawInlay(s, 74, k * 92, k, 0.8)
  }
  s.path(polygon(outline('196,-40 262,-44 262,44 196,40 168,22 150,0 168,-22')), s.shade('#5a2a1c', 0.3))
  s.path(polygon(outline('204,-34 262,-38 262,38 204,34 178,18 164,0 178,-18')), s.shade('#8a4420', 0.7))
  for (const k of [-1, 1])
    s.path(`M250 ${k * 30}Q206 ${k * 30} 186 ${k * 6}Q226 ${k * 8} 250 ${k * 30}Z`, s.shade('#f0dcae', 0.85))
}

function drawInlay(s: Stage, x: number, y: number, k: number, size: number): void {
  const bone = s.shade('#f6ead0', k > 0 ? 1 : 0.8)
  s.placed({ x, y, scale: size }, () => {
    s.path(
      range(6)
        .map((i) => ellipsePath(Math.cos(i * 1.047) * 12, Math.sin(i * 1.047) * 12, 7))
        .join(''),
      bone,
    )
    s.circle(0, 0, 5, s.shade('#7a2c1c', 0.5))
    for (const side of [-1, 1]) {
      s.path(
        `M${side * 20} 2Q${side * 40} ${-k * 16} ${side * 66} ${-k * 8}Q${side * 44} ${k * 8} ${side * 20} 2Z`,
        bone,
      )
      s.path(
        `M${side * 26} ${k * 8}Q${side * 38} ${k * 22} ${side * 54} ${k * 18}Q${side * 42} ${k * 8} ${side * 26} ${k * 8}Z`,
        bone,
      )
    }
  })
}

const FRETS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 21, 22, 24]

/** Brass rods bent over the neck, tied at both sides; closer together towards the gourd. */
function drawFrets(s: Stage): void {
  for (const n of FRETS) {
    const x = BRIDGE + (NUT - BRIDGE) * 2 ** (-n / 12)
    const rod = (dx: number) =>
      `M${round1(x + dx)} ${-HALF - 2}Q${round1(x + dx + 7)} 0 ${round1(x + dx)} ${HALF + 2}`
    s.line(rod(-5), s.shade('#2c120c', 0.1), 5, 'opacity=".6"')
    s.line(rod(0), s.shade('#8a5a1c', 0.4), 6.4, 'stroke-linecap="round"')
    s.line(rod(1), s.shade('#e8b84a', 0.95), 3.4, 'stroke-linecap="round"')
    s.line(
      `M${round1(x + 4)} 10Q${round1(x + 3)} 30 ${round1(x + 1)} 40`,
      s.shade('#fff6d0', 1),
      2.4,
      'stroke-linecap="round"',
    )
    s.path(rectPath(x - 4, -HALF - 5, 9, 5) + rectPath(x - 4, HALF, 9, 5), s.shade('#f0e2c0', 0.7))
  }
}

const STRINGS = [
  { y: 4, nut: 1, w: 2.2, colour: '#f4f4ee' },
  { y: -5, nut: -7, w: 2.6, colour: '#f0cc6a' },
  { y: -12, nut: -14, w: 2.6, colour: '#f0cc6a' },
  { y: -19, nut: -21, w: 2.2, colour: '#f4f4ee' },
  { y: -26, nut: -27, w: 1.8, colour: '#f4f4ee' },
] as const

/** Those that are played lie towards one edge; below them the frets are left free for bending a note. */
function drawStrings(s: Stage): void {
  const under = range(9).map((i) => `M60 ${-24 + i * 6}L${330 + i * 60} ${-30 + i * 4}`)
  s.line(under.join(''), s.shade('#f0dca0', 0.8), 0.9, 'opacity=".7"')
  for (const { y, nut, w, colour } of STRINGS) {
    const d = `M-176 ${y * 0.4}L${BRIDGE} ${y * 1.5}L${NUT} ${nut}L${1040 + y} ${nut * 0.5 + 4}`
    s.line(d, s.shade('#2c120c', 0.1), w, 'opacity=".45" transform="translate(-2 -5)"')
    s.line(d, s.shade(colour, 0.85), w)
    s.line(
      `M300 ${y * 1.5 + (nut - y * 1.5) * 0.32}L860 ${y * 1.5 + (nut - y * 1.5) * 0.88}`,
      '#fffdf0',
      w * 0.8,
    )
  }
  for (const [x, y] of [
    [587, -35],
    [723, -39],
  ] as const)
    s.line(`M-176 -10L${BRIDGE} ${y}L${x} ${y}L${x} ${-HALF - 8}`, s.shade('#f4f4ee', 0.9), 1.6)
}

function drawBridges(s: Stage): void {
  s.path(polygon(outline('-196,-14 -158,-8 -158,8 -196,14')), s.shade('#f2e4c4', 0.9))
  const slab = (x: number, w: number, half: number) => {
    s.path(rectPath(x - w / 2 - 8, -half - 9, w, half * 2), s.shade('#4a2410', 0.2), 'opacity=".6"')
    s.path(rectPath(x - w / 2, -half, w, half * 2), s.shade('#a88a60', 0.5))
    s.path(rectPath(x - w / 2 + 3, -half, w - 3, half * 2), s.shade('#f6ecd4', 0.95))
    s.path(rectPath(x - w / 2, half - 4, w, 4), s.shade('#fffdf0', 1))
  }
  slab(BRIDGE, 30, 56)
  slab(52, 14, 34)
  for (const { y, w, colour } of STRINGS)
    s.line(`M${BRIDGE - 16} ${y * 1.46}L${BRIDGE + 16} ${y * 1.48}`, s.shade(colour, 0.5), w)
  s.circle(-104, -10, 7, s.shade('#f6ecd4', 0.95))
}
