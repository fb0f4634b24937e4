import { type Point, polygon, smooth } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../../language/people/figure.ts'

const CREST = outline('-60,596 120,588 300,566 470,530 620,484 750,440 860,408 950,396')
const FOOT = outline('-60,624 120,626 300,632 470,642 620,656 750,672 860,684 950,690')

const crestAt = (t: number): Point => along(CREST, t)
const footAt = (t: number): Point => along(FOOT, t)

function along(line: readonly Point[], t: number): Point {
  const at = Math.min(6.999, Math.max(0, t * 7))
  const i = Math.floor(at)
  const [a, b] = [line[i] as Point, line[i + 1] as Point]
  return [lerp(a[0], b[0], at - i), lerp(a[1], b[1], at - i)]
}

/** On the face: t along the wave (0 shoulder, 1 curl), up 0 foot … 1 crest; the wall leans over as it rises. */
const onFace = (t: number, up: number): Point => {
  const [fx, fy] = footAt(t)
  const [cx, cy] = crestAt(t)
  const hollow = Math.sin(up * Math.PI) * 26 * t
  return [lerp(fx, cx, up) + hollow, lerp(fy, cy, up ** (1 + 0.5 * t))]
}

const strip = (low: number, high: number): string => {
  const ts = range(25).map((i) => i / 24)
  return smooth([...ts.map((t) => onFace(t, high)), ...ts.toReversed().map((t) => onFace(t, low))], true, 0.4)
}

/** The peeling right-hander: a glassy wall in four flat greens, its lip, the curl and the white water behind. */
export function drawBreaker(s: Stage): void {
  drawWhiteWater(s)
  s.path(strip(0, 1.002), s.shade('#1f7f94', 0.55))
  s.path(strip(0.26, 1.002), s.shade('#2f9fa8', 0.75))
  s.path(strip(0.55, 1.002), s.shade('#52bfb8', 0.9))
  s.path(strip(0.8, 1.002), s.shade('#9ce0c8', 1))
  const ribs = range(34).map((i) => {
    const t = 0.3 + (i / 33) * 0.68
    return polygon(
      range(6).map((j) => onFace(Math.max(0, t - 0.05 * (1 - j / 5)), 0.06 + (j / 5) * 0.9)),
      false,
    )
  })
  s.line(ribs.join(''), s.shade('#d4f4e4', 1), 1.8, 'opacity=".42"')
  drawCurl(s)
}

/** The dark of the barrel, the lip thrown over it and the foam where it lands. */
function drawCurl(s: Stage): void {
  const shape = (text: string, fill: string, tension = 0.8) =>
    s.path(smooth(outline(text), true, tension), fill)
  shape(
    '884,430 950,410 1004,416 1046,456 1056,540 1030,640 960,694 890,688 930,640 960,560 952,480',
    s.shade('#0f5a74', 0.4),
  )
  shape(
    '900,414 950,396 1000,408 1030,460 1034,540 1004,640 950,690 984,610 1000,540 984,470 944,436',
    s.shade('#2a8a9c', 0.6),
  )
  shape(
    '740,440 850,398 952,374 1034,398 1084,460 1096,560 1080,660 1050,690 1064,610 1056,520 1024,452 960,420 880,428 800,446',
    s.shade('#f6fcf2', 1),
  )
  shape(
    '960,420 1024,452 1056,520 1064,610 1050,690 1034,668 1040,590 1030,510 996,460 930,430',
    s.shade('#bfe4e0', 0.95),
  )
}

/** Torn flat clouds of foam to the right of the curl, two tones. */
function drawWhiteWater(s: Stage): void {
  const random = s.random(5)
  const heap = (lift: number, size: number, n: number) =>
    range(n).map((i) => {
      const t = (i + random()) / n
      const x = 1010 + t * 640
      const y = lerp(500, 596, t ** 0.7) + lift + random() * 30
      const r = size * (1 - t * 0.55) * (0.7 + random() * 0.6)
      return smooth(
        range(7).map((k): Point => {
          const a = (k / 7) * 2 * Math.PI + random()
          const d = r * (0.72 + random() * 0.5)
          return [x + Math.cos(a) * d * 1.25, y + Math.sin(a) * d * 0.8]
        }),
        true,
        0.9,
      )
    })
  s.path('M1010 470L1200 560L1660 600V700H940L1000 640Z', s.shade('#a9d6d8', 0.8))
  s.path(heap(40, 46, 34).join(''), s.shade('#bfe0e0', 0.85))
  s.path(heap(0, 42, 30).join(''), s.shade('#ffffff', 1))
  s.path(heap(78, 30, 26).join(''), s.shade('#f2fbf6', 1))
  const spray = range(60).map(() => {
    const t = random()
    const [x, y] = [960 + t * 360, 396 + t * 90 - random() ** 2 * 60]
    return `M${x} ${y}l${2 + random() * 5} -${1 + random() * 3}l1 4Z`
  })
  s.path(spray.join(''), s.shade('#ffffff', 1), 'opacity=".9"')
}

/** Glassy water before the wave: broad flat bands and a few lenses of sky. */
export function drawForeWater(s: Stage): void {
  const band = (text: string, fill: string) =>
    s.path(`${smooth(outline(text), false, 0.8)}L${s.right + 40} ${s.bottom}L-80 ${s.bottom}Z`, fill)
  band('-80,624 200,628 520,648 860,686 1050,692 1300,676 1660,664', s.shade('#2f97a4', 0.75))
  band('-80,676 260,690 560,712 900,742 1240,734 1660,716', s.shade('#2587a0', 0.62))
  band('-80,760 240,772 620,796 1000,812 1400,800 1660,792', s.shade('#1c7492', 0.5))
  const random = s.random(15)
  const lenses = (n: number) =>
    range(n).map(() => {
      const [x, y] = [s.left + random() * 1650, 664 + random() * 230]
      const w = 30 + random() * 120
      return `M${x} ${y}q${w / 2} ${-3 - random() * 3} ${w} 0q${-w / 2} 3 ${-w} 0Z`
    })
  s.path(lenses(60).join(''), s.shade('#a9dcd8', 1), 'opacity=".5"')
  s.path(lenses(40).join(''), s.shade('#0f5678', 0.4), 'opacity=".4"')
}

type Surfer = Pick<FigureOptions, 'colours' | 'skin' | 'woman' | 'hair' | 'dress'>

/** Somebody waiting astride a board, seen from behind; legs are under water. */
export function drawWaitingSurfer(
  s: Stage,
  x: number,
  y: number,
  h: number,
  board: string,
  who: Surfer,
): void {
  const p = (dx: number, dy: number) => `${x + dx * h} ${y + dy * h}`
  s.path(
    `M${p(-0.44, 0.075)}Q${p(-0.1, -0.02)} ${p(0.62, -0.19)}Q${p(0.34, 0.05)} ${p(-0.3, 0.12)}Z`,
    s.shade(board, 1),
  )
  s.path(
    `M${p(-0.44, 0.075)}Q${p(0.1, 0.07)} ${p(0.62, -0.19)}Q${p(0.34, 0.05)} ${p(-0.3, 0.12)}Z`,
    s.shade(board, 0.4),
  )
  drawFigure(s, { ...who, x, y: y + h * 0.02, h, pose: 'sittingBack', shadow: false })
  s.path(
    `M${p(-0.3, 0.06)}Q${p(-0.1, 0.02)} ${p(0, 0.045)}T${p(0.3, 0.04)}Q${p(0.1, 0.13)} ${p(-0.1, 0.12)}Z`,
    s.shade('#2587a0', 0.62),
  )
  s.line(`M${p(-0.5, 0.16)}Q${p(-0.1, 0.09)} ${p(0.44, 0.13)}`, s.shade('#d4f0ea', 1), 2.4, 'opacity=".8"')
}

/** The one who caught it, and the white line behind the board. */
export function drawRider(s: Stage): void {
  const [x, y] = onFace(0.8, 0.34)
  s.path(
    `M${x - 30} ${y + 8}Q${x + 60} ${y + 2} ${x + 190} ${y - 60}Q${x + 90} ${y + 10} ${x - 20} ${y + 16}Z`,
    s.shade('#f6fcf4', 1),
  )
  s.path(
    `M${x - 84} ${y + 14}Q${x - 40} ${y - 6} ${x + 52} ${y - 2}Q${x + 10} ${y + 16} ${x - 84} ${y + 14}Z`,
    s.shade('#f2c648', 1),
  )
  s.path(
    `M${x - 84} ${y + 14}Q${x - 20} ${y + 8} ${x + 52} ${y - 2}Q${x + 10} ${y + 16} ${x - 84} ${y + 14}Z`,
    s.shade('#b8862c', 0.5),
  )
  drawFigure(s, {
    x: x - 8,
    y: y + 8,
    h: 116,
    pose: 'surfing',
    flip: true,
    dress: 'trunks',
    colours: ['#d8402f'],
    skin: 'umber',
    shadow: false,
  })
}
