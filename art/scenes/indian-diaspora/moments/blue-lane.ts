import { type Point, polygon, rectPath } from '../../../engine/geometry.ts'
import { lerp, range, round1 } from '../../../engine/numbers.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { pointedArch } from '../../../language/buildings/mughal.ts'

const STEPS = 13
const BOTTOM = { left: 380, right: 1240, y: 905 } as const
const TOP = { left: 700, right: 930, y: 400 } as const

const stairAt = (t: number) => {
  const k = t ** 0.8
  return {
    left: lerp(BOTTOM.left, TOP.left, k),
    right: lerp(BOTTOM.right, TOP.right, k),
    y: lerp(BOTTOM.y, TOP.y, k),
  }
}

/** Worn steps climbing between limewashed walls. */
export function drawBlueStair(s: Stage): void {
  for (const i of range(STEPS).reverse()) {
    const [a, b] = [stairAt(i / STEPS), stairAt((i + 1) / STEPS)]
    const riser = lerp(a.y, b.y, 0.52)
    const depth = (i / STEPS) * 0.25
    s.path(
      polygon([
        [a.left, a.y],
        [a.right, a.y],
        [a.right, riser],
        [a.left, riser],
      ]),
      s.lin(
        [s.shade('#4a6aa8', 0.3, depth), s.shade('#6a94c8', 0.6, depth), s.shade('#8ab4dc', 0.8, depth)],
        0,
        0,
        1,
        0,
      ),
    )
    s.path(
      polygon([
        [a.left, riser],
        [a.right, riser],
        [b.right, b.y],
        [b.left, b.y],
      ]),
      s.lin(
        [s.shade('#7a9ac8', 0.6, depth), s.shade('#b8d0e4', 0.95, depth), s.shade('#f0e0c0', 1, depth)],
        0,
        0,
        1,
        0,
      ),
    )
    s.line(`M${round1(a.left)} ${round1(riser)}H${round1(a.right)}`, s.shade('#f4f0e4', 1, depth), 2)
  }
}

/** Left wall in shade, right wall with the sun on it. */
export function drawBlueWalls(s: Stage): void {
  const left: Point[] = [
    [s.left, s.top],
    [640, s.top],
    [TOP.left, 130],
    [TOP.left, TOP.y],
    [BOTTOM.left, BOTTOM.y + 30],
    [s.left, BOTTOM.y + 30],
  ]
  s.path(
    polygon(left),
    s.lin([s.shade('#2f5cae', 0.5), s.shade('#3f78c8', 0.62), s.shade('#5a90d4', 0.75)], 0, 0, 1, 0),
  )
  const right: Point[] = [
    [s.right, s.top],
    [1060, s.top],
    [TOP.right, 90],
    [TOP.right, TOP.y],
    [BOTTOM.right, BOTTOM.y + 30],
    [s.right, BOTTOM.y + 30],
  ]
  s.path(
    polygon(right),
    s.lin([s.shade('#6aa4dc', 0.75), s.shade('#4a86cc', 0.7), s.shade('#3468b4', 0.5)], 0, 0, 1, 0),
  )
  s.clipped(polygon(right), () => {
    s.path(
      polygon(outline('900,-60 1700,-60 1700,240 900,700')),
      s.lin([s.shade('#b8dcf6', 1.05), s.shade('#7ab8e8', 1)], 0, 0, 1, 1),
      'opacity=".8"',
    )
  })
  drawLimewash(s)
  drawShutter(s, 1400, 250, 130, 210)
  drawShutter(s, 1150, 210, 66, 130)
  drawDoorway(s)
}

/** Cloudy patches where coats of wash have worn. */
function drawLimewash(s: Stage): void {
  const random = s.random(12)
  for (const _ of range(60)) {
    const right = random() > 0.45
    const x = right ? 1080 + random() * 520 : random() * 560
    const w = 60 + random() * 150
    const colour = random() > 0.5 ? s.shade('#a8d0f4', 0.95) : s.shade('#1f3c8c', 0.3)
    s.ellipse(
      x,
      random() * 800,
      w,
      w * (0.3 + random() * 0.5),
      s.rad([
        [colour, 0.22],
        [colour, 0.1],
        [colour, 0],
      ]),
    )
  }
}

function drawShutter(s: Stage, x: number, y: number, w: number, h: number): void {
  s.rect(x - w / 2 - 12, y - 12, w + 24, h + 24, s.shade('#e8f0f4', 0.9))
  s.rect(x - w / 2, y, w, h, s.shade('#1f3c58', 0.3))
  for (const k of [0, 1])
    s.rect(
      x - w / 2 + k * (w / 2) + 3,
      y + 3,
      w / 2 - 6,
      h - 6,
      s.lin([s.shade('#2f7a78', 0.4), s.shade('#4aa498', 0.9)], 0, 0, 1, 0),
    )
  s.line(
    range(5)
      .map((i) => `M${round1(x - w / 2)} ${round1(y + (i + 0.5) * (h / 5))}h${round1(w)}`)
      .join(''),
    s.shade('#1f4a50', 0.3),
    3,
    'opacity=".6"',
  )
  s.rect(x - w / 2 - 20, y + h + 10, w + 40, 14, s.shade('#c8dcec', 0.95))
}

function drawDoorway(s: Stage): void {
  s.path(pointedArch(276, 800, 136, 520), s.shade('#e8f0f4', 0.85))
  s.path(
    pointedArch(276, 800, 112, 488),
    s.lin([s.shade('#1a2450', 0.15), s.shade('#8a5a44', 0.55)], 0, 0, 0.4, 1),
  )
  s.path('M388 800V480L430 470V830Z', s.lin([s.shade('#2f6a68', 0.3), s.shade('#4a9a88', 0.8)], 0, 0, 1, 0))
  s.path('M120 800H440L470 842H90Z', s.shade('#9ab8dc', 0.7))
  s.path('M90 842H470V880H90Z', s.shade('#3f64a8', 0.4))
}

/** The fort on its cliff at the head of the lane. */
export function drawFort(s: Stage): void {
  s.path(
    polygon(outline('520,430 560,340 640,300 700,270 960,262 1020,300 1100,430')),
    s.lin([s.shade('#b8806c', 0.8, 0.45), s.shade('#8a6a88', 0.5, 0.6)]),
  )
  const wall = s.lin([s.shade('#b0746c', 0.45, 0.38), s.shade('#e8ac84', 1, 0.38)], 0, 0, 1, 0)
  for (const [x, y, w] of TOWERS) {
    s.rect(x, y, w, 300 - y, wall)
    const merlons = range(Math.floor(w / 10)).map((i) => rectPath(x + i * 10 + 1, y - 6, 6, 7))
    s.path(merlons.join(''), s.shade('#d8987c', 0.8, 0.38))
    s.path(pointedArch(x + w / 2, y + 34, 4, 18), s.shade('#5a3c64', 0.25, 0.38))
  }
}

const TOWERS = [
  [690, 190, 60],
  [744, 214, 70],
  [808, 158, 46],
  [850, 196, 64],
  [908, 172, 44],
  [946, 220, 60],
] as const

const WASHING = ['#f0a02c', '#d8326c', '#f6f0e4', '#2f8a7c', '#e2503c', '#f6c83c'] as const

/** Washing on a line between the houses. */
export function drawWashing(s: Stage): void {
  const [from, to] = [
    [560, 34],
    [1120, 12],
  ] as const
  s.line(`M${from[0]} ${from[1]}Q840 86 ${to[0]} ${to[1]}`, s.shade('#f4f0e4', 0.9), 2)
  WASHING.forEach((colour, i) => {
    const t = 0.16 + i * 0.125
    const x = from[0] + (to[0] - from[0]) * t
    const y = from[1] + (to[1] - from[1]) * t + 4 * 31 * t * (1 - t)
    const [w, h] = [58, 74 + ((i * 29) % 40)]
    const cloth = `M${round1(x)} ${round1(y)}l${w} -3q6 ${h * 0.5} ${i % 2 ? 8 : -2} ${h}q${-w * 0.5} 8 ${-w} 2q${i % 2 ? -8 : 2} ${-h * 0.5} ${i % 2 ? -8 : 2} ${-h}Z`
    s.path(cloth, s.lin([s.shade(colour, 0.5), s.shade(colour, 0.85), s.shade(colour, 1.1)], 0, 0, 1, 0))
  })
}

/** Sun that falls past the roofs on to the upper steps. */
export function drawStairLight(s: Stage): void {
  s.path(polygon(outline('700,400 930,400 991,500 598,560')), s.light.lit, 'opacity=".45"')
}

export function drawPaperPlane(s: Stage, x: number, y: number, size: number, turn: number): void {
  s.placed({ x, y, scale: size / 100, turn }, () => {
    s.path('M60 0L-52 -34L-30 -2Z', s.shade('#ffffff', 1))
    s.path('M60 0L-30 -2L-40 26Z', s.shade('#c8d0e4', 0.6))
    s.path('M60 0L-30 -2L-34 12Z', s.shade('#8a9ac8', 0.4))
  })
}
