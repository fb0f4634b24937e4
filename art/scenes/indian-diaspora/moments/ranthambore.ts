import { ellipsePath, type Point, polygon, rectPath, smooth } from '../../../engine/geometry.ts'
import { lerp, range, round1 } from '../../../engine/numbers.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { chhatri } from '../../../language/buildings/mughal.ts'

const CREST = outline(
  '-60,246 60,226 200,196 340,188 470,164 620,150 760,158 880,176 980,206 1060,232 1096,292 1150,330 1250,398',
)
const DEPTH = 0.2

/** Height of the rock's edge at x. */
function crest(x: number): number {
  const i = CREST.findIndex(([px]) => px > x)
  const [a, b] = [CREST[Math.max(0, i - 1)] as Point, CREST[i < 0 ? CREST.length - 1 : i] as Point]
  return lerp(a[1], b[1], Math.min(1, Math.max(0, (x - a[0]) / (b[0] - a[0] || 1))))
}

/** A flat-topped rock: faces turned to the first sun, faces in blue shade, scree and thorn forest below. */
export function drawFortRock(s: Stage): void {
  const random = s.random(12)
  const base = 470
  const body = polygon([...CREST, [1330, base], [-60, base]])
  s.path(body, s.shade('#4f7686', 0.34, DEPTH))
  s.clipped(body, () => {
    let x = -60
    for (let i = 0; x < 1250; i++) {
      const lit = i % 2 === 0
      const w = lit ? 12 + random() ** 2 * 62 : 14 + random() * 44
      drawButtress(s, x, w, lit, random)
      x += w
    }
    drawLedges(s)
  })
  drawScree(s)
}

function drawButtress(s: Stage, x: number, w: number, lit: boolean, random: () => number): void {
  const top = crest(x + w / 2) - 12
  const foot = crest(x + w / 2) + 84 + random() * 118
  const lean = 4 + random() * 10
  s.path(
    polygon([
      [x, top],
      [x + w, top],
      [x + w + lean, lerp(top, foot, 0.7)],
      [x + w * 0.6, foot],
      [x - lean * 0.3, lerp(top, foot, 0.86)],
    ]),
    lit ? s.shade(random() < 0.3 ? '#d8a67c' : '#eec08e', 0.96, DEPTH) : s.shade('#5f8090', 0.36, DEPTH),
  )
  if (lit)
    s.path(
      polygon([
        [x, top],
        [x + w * 0.3, top],
        [x + w * 0.2, foot],
        [x - lean * 0.3, lerp(top, foot, 0.86)],
      ]),
      s.shade('#c4906c', 0.7, DEPTH),
    )
}

/** Cracks that run level through the rock. */
function drawLedges(s: Stage): void {
  for (const drop of [44, 92]) {
    const line = range(66).map((i): Point => {
      const x = -60 + i * 20
      return [x, crest(x) + drop + 5 * Math.sin(i * 0.6 + drop) + 3 * Math.sin(i * 1.9)]
    })
    s.line(
      polygon(line, false),
      s.shade('#3f6278', 0.2, DEPTH),
      2.6,
      'opacity=".5" stroke-dasharray="150 34 60 22"',
    )
  }
}

function drawScree(s: Stage): void {
  const line = range(34).map((i): Point => {
    const x = -60 + i * 44
    return [x, Math.min(462, crest(x) + 168 + 18 * Math.sin(i * 1.1) + 10 * Math.sin(i * 2.7))]
  })
  s.path(polygon([...line, [1420, 480], [-60, 480]]), s.shade('#4f8472', 0.42, DEPTH))
  const random = s.random(31)
  const bushes = range(230).map(() => {
    const x = -60 + random() * 1350
    return { x, y: Math.min(478, lerp(crest(x) + 178, 486, random())), r: 7 + random() * 12 }
  })
  const dome = (x: number, y: number, r: number) =>
    `M${round1(x - r)} ${round1(y)}A${round1(r)} ${round1(r * 1.05)} 0 0 1 ${round1(x + r)} ${round1(y)}Z`
  for (const { x, y, r } of bushes.sort((p, q) => p.y - q.y)) {
    s.path(dome(x, y, r), s.shade('#2f6a60', 0.3, DEPTH))
    s.path(dome(x + r * 0.34, y - r * 0.2, r * 0.62), s.shade(r > 13 ? '#9ab060' : '#6f9c60', 0.85, DEPTH))
  }
}

const STONE = { colour: '#dba478', depth: DEPTH } as const

/** Walls along the edge, broken in places, with round bastions and what still stands behind them. */
export function drawFort(s: Stage): void {
  drawPalaces(s)
  for (const [from, to, h] of [
    [-40, 214, 34],
    [236, 452, 36],
    [486, 700, 40],
    [716, 850, 38],
    [884, 1050, 34],
  ] as const)
    drawRampart(s, from, to, h)
  for (const [x, w, h] of [
    [60, 46, 52],
    [222, 54, 62],
    [470, 60, 72],
    [708, 52, 64],
    [1052, 48, 56],
  ] as const)
    drawBastion(s, x, w, h)
}

function drawRampart(s: Stage, from: number, to: number, h: number): void {
  const n = Math.round((to - from) / 13)
  const at = (i: number): Point => {
    const x = lerp(from, to, i / n)
    return [x, crest(x)]
  }
  const top = range(n).flatMap((i): Point[] => {
    const [[x1, y1], [x2, y2]] = [at(i), at(i + 1)]
    // Battlements have fallen here and there.
    const fallen = (i * 7 + from) % 11 < 2 ? 10 : 0
    const m = (x1 + x2) / 2
    return [
      [x1, y1 - h + fallen],
      [m, y1 - h + fallen],
      [m, y1 - h + 8 + fallen],
      [x2, y2 - h + 8 + fallen],
    ]
  })
  const d = polygon([...top, [to, crest(to) + 16], [from, crest(from) + 16]])
  s.path(d, s.shade(STONE.colour, 0.86, DEPTH))
  s.clipped(d, () => {
    s.rect(from, 0, 16, 400, s.shade(STONE.colour, 0.3, DEPTH))
    const courses = [14, 24].map((drop) =>
      polygon(
        [
          [from, crest(from) - h + drop + 8],
          [to, crest(to) - h + drop + 8],
        ],
        false,
      ),
    )
    s.line(courses.join(''), s.shade('#a8705c', 0.4, DEPTH), 1.4, 'opacity=".6"')
  })
}

function drawBastion(s: Stage, x: number, w: number, h: number): void {
  const y = crest(x) + 22
  const left = x - w / 2
  s.path(
    polygon([
      [left - 4, y],
      [left, y - h],
      [left + w, y - h],
      [left + w + 4, y],
    ]),
    s.shade('#5f7f8e', 0.36, DEPTH),
  )
  s.path(
    polygon([
      [left + w * 0.38, y],
      [left + w * 0.38, y - h],
      [left + w, y - h],
      [left + w + 4, y],
    ]),
    s.shade('#f2c692', 1, DEPTH),
  )
  s.path(
    range(5)
      .map((i) => rectPath(left + i * (w / 5) + 1, y - h - 8, w / 5 - 3, 9))
      .join(''),
    s.shade(STONE.colour, 0.8, DEPTH),
  )
}

function drawPalaces(s: Stage): void {
  const block = (x: number, w: number, h: number) => {
    const y = crest(x + w / 2)
    s.rect(x, y - h, w, h + 6, s.shade('#5f7f8e', 0.36, DEPTH))
    s.rect(x + w * 0.34, y - h, w * 0.66, h + 6, s.shade('#f2cc9c', 1, DEPTH))
    const n = Math.floor(w / 20)
    s.path(
      range(n)
        .map((i) => {
          const at = x + w * 0.38 + (i * w * 0.6) / n
          return `M${round1(at)} ${round1(y - h + 38)}v-14q5 -9 10 0v14Z`
        })
        .join(''),
      s.shade('#4a6478', 0.16, DEPTH),
    )
    s.rect(x - 3, y - h - 5, w + 6, 6, s.shade(STONE.colour, 0.9, DEPTH))
  }
  block(540, 124, 86)
  block(286, 90, 70)
  chhatri(s, 566, crest(566) - 86, 38, 48, STONE)
  chhatri(s, 636, crest(636) - 86, 38, 48, STONE)
  chhatri(s, 318, crest(318) - 70, 34, 44, STONE)
  drawShikhara(s, 800, crest(800) - 24, 40, 108)
  for (const [x, r] of [
    [416, 30],
    [742, 26],
    [924, 34],
    [150, 28],
  ] as const)
    drawFig(s, x, crest(x) - 30, r)
}

/** A temple tower, curved, with its ribbed stone on top. */
function drawShikhara(s: Stage, x: number, y: number, w: number, h: number): void {
  const half = w / 2
  const d = `M${x - half} ${y}V${y - h * 0.3}Q${x - half * 0.9} ${y - h * 0.76} ${x - half * 0.3} ${y - h * 0.9}H${x + half * 0.3}Q${x + half * 0.9} ${y - h * 0.76} ${x + half} ${y - h * 0.3}V${y}Z`
  s.path(d, s.shade('#5f7f8e', 0.36, DEPTH))
  s.clipped(d, () => {
    s.rect(x - half * 0.2, y - h, w, h, s.shade('#f6d4a4', 1, DEPTH))
    s.path(
      range(9)
        .map((i) => rectPath(x - half, y - 16 - i * 10, w, 1.6))
        .join(''),
      s.shade('#a8705c', 0.4, DEPTH),
      'opacity=".6"',
    )
  })
  s.path(ellipsePath(x, y - h * 0.93, half * 0.46, 5), s.shade('#f6d4a4', 0.9, DEPTH))
  s.rect(x - 1.4, y - h * 1.08, 2.8, h * 0.12, s.shade('#d8a03c', 0.9, DEPTH))
}

/** A fig tree that has rooted in the walls. */
function drawFig(s: Stage, x: number, y: number, r: number): void {
  const crown = (k: number) =>
    smooth(
      outline('-10,2 -11,-4 -6,-9 0,-11 7,-9 11,-3 9,3 3,5 -4,5').map(
        ([px, py]): Point => [x + (px * r * k) / 10, y + (py * r * k) / 10],
      ),
      true,
      0.9,
    )
  s.path(crown(1), s.shade('#2f6a5c', 0.25, DEPTH))
  s.clipped(crown(1), () =>
    s.group('transform="translate(8 -8)"', () => s.path(crown(0.92), s.shade('#8aa858', 0.9, DEPTH))),
  )
}
