import { ellipsePath, polygon, rectPath, smooth } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

/** The side of a tram before the low sun: 128 units a metre, rails at y 800. */
export const SILL = 628
export const LINTEL = 496
export const FLOOR = 704
const ROOF = 458
const SKIRT = 726
const NOSE = 1392
export const WINDOW = 166

/** Left edge of each window and how much of it the shutter covers, from the top. */
export const WINDOWS = [
  { x: -170, shut: 1 },
  { x: 14, shut: 0.46 },
  { x: 198, shut: 1 },
  { x: 560, shut: 1 },
  { x: 744, shut: 0.4 },
  { x: 928, shut: 0 },
  { x: 1112, shut: 1 },
] as const
export const DOOR = { x: 388, w: 142 } as const
export const CAB = { x: 1300, w: 66 } as const

const DAYLIGHT = '#fff0c0'

/** What is seen through the openings: the far side, its shutters down, light between the slats. */
export function drawInside(s: Stage): void {
  s.rect(s.left, ROOF + 10, NOSE - 30 - s.left, SKIRT - ROOF - 10, s.shade('#5a3a30', 0.16))
  for (const x of [-154, 30, 214, 398, 576, 760, 944, 1128]) {
    s.rect(x, LINTEL - 6, 150, 108, DAYLIGHT)
    const slats = range(10).map((i) => rectPath(x, LINTEL - 8 + i * 11.4, 150, x === 944 ? 3 : 6.2))
    s.path(slats.join(''), s.shade('#7a4428', 0.34))
  }
  s.rect(s.left, 606, NOSE - s.left, 30, s.shade('#6a3e2c', 0.2))
  s.rect(CAB.x, LINTEL - 20, CAB.w, 150, '#fbeac4')
}

/** The wall with its openings; whoever sits inside has been drawn before. */
export function drawTramSide(s: Stage): void {
  const holes = [
    ...WINDOWS.map(({ x }) => rectPath(x, LINTEL, WINDOW, SILL - LINTEL)),
    rectPath(DOOR.x, LINTEL - 14, DOOR.w, FLOOR - LINTEL + 14),
    rectPath(CAB.x, LINTEL, CAB.w, SILL - LINTEL),
  ].join('')
  const wall = `M${s.left} ${ROOF}H${NOSE - 26}Q${NOSE} ${ROOF + 20} ${NOSE} ${SILL + 20}V${SKIRT}H${s.left}Z`
  s.path(wall + holes, s.shade('#efe4c6', 0.42), 'fill-rule="evenodd"')
  drawPanels(s)
  for (const { x, shut } of WINDOWS) drawWindow(s, x, shut)
  drawDoorway(s)
  drawCabFront(s)
  drawRoof(s)
}

function drawPanels(s: Stage): void {
  const band = (y: number, h: number, fill: string) => {
    s.rect(s.left, y, DOOR.x - s.left, h, fill)
    s.rect(DOOR.x + DOOR.w, y, NOSE - DOOR.x - DOOR.w, h, fill)
  }
  band(SILL + 14, SKIRT - SILL - 14, s.shade('#14707c', 0.36))
  band(SILL + 14, 5, s.shade('#e0b050', 0.6))
  band(SKIRT - 12, 12, s.shade('#0f4a5c', 0.2))
  for (const y of [SILL + 32, SKIRT - 26]) band(y, 2, s.shade('#0f4f60', 0.2))
  const seams = [-80, 106, 290, 560, 744, 928, 1112, 1288].map((x) =>
    rectPath(x - 10, SILL + 19, 2.4, SKIRT - SILL - 31),
  )
  s.path(seams.join(''), s.shade('#0f4f60', 0.2))
}

function drawWindow(s: Stage, x: number, shut: number): void {
  const h = (SILL - LINTEL) * shut
  if (shut) {
    s.rect(x, LINTEL, WINDOW, h, s.shade('#5a2f22', 0.2))
    const n = Math.round(h / 10.2)
    s.path(
      range(n)
        .map((i) => rectPath(x + 6, LINTEL + i * 10.2 + 7.2, WINDOW - 12, 2.6))
        .join(''),
      DAYLIGHT,
    )
    s.path(
      range(n)
        .map((i) => rectPath(x + 6, LINTEL + i * 10.2, WINDOW - 12, 6.4))
        .join(''),
      s.shade('#9a5c38', 0.5),
    )
    s.rect(x + WINDOW / 2 - 4, LINTEL, 8, h, s.shade('#7a4630', 0.4))
    s.rect(x, LINTEL + h - 8, WINDOW, 8, s.shade('#8a5030', 0.5))
  }
  s.line(rectPath(x - 3, LINTEL - 3, WINDOW + 6, SILL - LINTEL + 6), s.shade('#7a4630', 0.36), 7)
  s.rect(x - 9, SILL, WINDOW + 18, 9, s.shade('#b87844', 0.66))
}

function drawDoorway(s: Stage): void {
  const { x, w } = DOOR
  for (const at of [x - 5, x + w - 3])
    s.rect(at, LINTEL - 14, 8, FLOOR - LINTEL + 14, s.shade('#7a4630', 0.36))
  s.rect(x - 4, LINTEL - 20, w + 8, 9, s.shade('#7a4630', 0.36))
  for (const k of [24, w - 24])
    s.rect(x + k - 3, LINTEL - 12, 6, FLOOR - LINTEL + 12, s.shade('#e0b458', 0.8))
  s.rect(x - 6, FLOOR, w + 12, 10, s.shade('#b87844', 0.7))
  s.rect(x - 2, SKIRT + 12, w + 4, 8, s.shade('#8a5c40', 0.5))
  for (const k of [4, w - 10]) s.rect(x + k, FLOOR + 8, 6, SKIRT + 8 - FLOOR, s.shade('#3a3440', 0.2))
}

/** The nose: a lamp, a bumper and the wooden fender; sun along its edge. */
function drawCabFront(s: Stage): void {
  s.line(rectPath(CAB.x - 3, LINTEL - 3, CAB.w + 6, SILL - LINTEL + 6), s.shade('#7a4630', 0.36), 7)
  s.line(`M${NOSE - 26} ${ROOF}Q${NOSE} ${ROOF + 20} ${NOSE} ${SILL + 20}V${SKIRT}`, s.shade('#ffe6b0', 1), 7)
  s.path(`M${NOSE - 4} 650h20q12 14 0 30h-20Z`, s.shade('#3a4450', 0.3))
  s.path(ellipsePath(NOSE + 19, 665, 5, 14), s.shade('#fff2cc', 1))
  s.rect(NOSE - 30, SKIRT - 6, 62, 12, s.shade('#2c3440', 0.2))
  s.path(
    polygon([
      [NOSE - 40, 732],
      [NOSE + 22, 732],
      [NOSE + 44, 786],
      [NOSE - 40, 786],
    ]),
    s.shade('#4a3a38', 0.2),
  )
  s.path(
    range(5)
      .map((i) => rectPath(NOSE - 36 + i * 15, 748, 6, 34))
      .join(''),
    s.shade('#b88a5c', 0.6),
  )
}

function drawRoof(s: Stage): void {
  const d = `M${s.left} ${ROOF + 6}V410H1150Q1330 412 ${NOSE - 6} ${ROOF + 6}Z`
  s.path(d, s.shade('#5f8490', 0.34))
  s.path(`M${s.left} 420V414H1150Q1330 416 ${NOSE - 6} ${ROOF + 6}Q1300 420 1150 418Z`, s.shade('#fff0cc', 1))
  s.rect(s.left, ROOF, NOSE - s.left - 14, 9, s.shade('#5a6c78', 0.25))
  for (const x of [60, 330, 600, 870, 1130]) {
    s.rect(x, 396, 92, 16, s.shade('#4a6c7a', 0.24))
    s.rect(x, 394, 92, 4, s.shade('#ffe9be', 1))
  }
  s.line('M700 410L560 300L548 296', s.shade('#2c3440', 0.2), 6, 'stroke-linecap="round"')
  s.path(rectPath(676, 398, 52, 12), s.shade('#3a4450', 0.2))
  s.circle(546, 296, 7, s.shade('#2c3440', 0.2))
}

/** Two bogies, dark against the light beyond. */
export function drawWheels(s: Stage): void {
  for (const x of [-60, 190, 860, 1130]) {
    s.path(rectPath(x - 96, SKIRT, 192, 22), s.shade('#232c3a', 0.1))
    for (const k of [-62, 62]) {
      s.circle(x + k, 758, 42, s.shade('#2a3240', 0.14))
      s.circle(x + k, 758, 30, s.shade('#4a5664', 0.3))
      s.circle(x + k, 758, 9, s.shade('#8a98a0', 0.5))
      s.line(`M${round1(x + k + 14)} 722A42 42 0 0 1 ${round1(x + k + 41)} 752`, s.shade('#ffe0a0', 1), 3)
    }
    s.path(
      polygon(outline('-40,738 40,738 30,772 -30,772').map(([px, py]) => [px + x, py])),
      s.shade('#1c2432', 0.1),
    )
  }
  s.rect(s.left, SKIRT, NOSE - s.left - 20, 8, s.shade('#1c2432', 0.1))
}

/** One newspaper, held open by two people; its columns are bars of grey. */
export function drawNewspaper(s: Stage, x: number, y: number): void {
  const half = (k: number) =>
    smooth(outline(`0,-2 ${k * 38},-6 ${k * 74},-3 ${k * 76},46 ${k * 40},50 0,56`), true, 0.1)
  s.placed({ x, y }, () => {
    for (const k of [-1, 1]) {
      s.path(half(k), s.shade('#f4ead2', k > 0 ? 1 : 0.92))
      s.path(
        range(3)
          .flatMap((c) => range(6).map((i) => rectPath((k > 0 ? 10 : -72) + c * 22, 16 + i * 5.4, 17, 2)))
          .join(''),
        s.shade('#6a6a78', 0.5),
      )
    }
    s.rect(32, 15, 39, 16, s.shade('#8a96a0', 0.6))
    s.path('M-68 2L0 5L68 2V10L0 13L-68 10Z', s.shade('#2c3040', 0.35))
    s.line('M0 -2V56', s.shade('#c8b894', 0.7), 1.6)
  })
}
