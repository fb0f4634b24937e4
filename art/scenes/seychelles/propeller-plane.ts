import { ellipsePath, type Point, polygon, smooth } from '../../engine/geometry.ts'
import type { Stage } from '../../engine/stage.ts'
import { bodies, type Layer } from '../../scene.ts'

const WHITE = '#f6f1e6'
const TEAL = '#1d8a94'
const RED = '#d9573f'

interface PlaneOptions {
  readonly x: number
  readonly y: number
  readonly scale?: number
  /** Degrees; positive dips the nose on the left. */
  readonly turn?: number
}

/** A high-winged island hopper, heading left, banking towards us: about 420 design units long at scale 1. */
export const propellerPlane = (o: PlaneOptions): Layer[] => {
  const part = (draw: (s: Stage) => void) => (s: Stage) =>
    s.placed({ x: o.x, y: o.y, scale: o.scale ?? 1, turn: o.turn ?? 0 }, () => draw(s))
  const round = 13 * (o.scale ?? 1)
  return bodies({ round, dark: 0.6, bounce: '#8fd0d8' }, [
    part(farWing),
    part(fuselage),
    part(tail),
    part(nearWing),
  ])
}

function fuselage(s: Stage): void {
  const hull: Point[] = [
    [-206, 12],
    [-186, -8],
    [-158, -20],
    [-132, -38],
    [-60, -43],
    [70, -38],
    [196, -22],
    [214, -12],
    [196, -2],
    [60, 28],
    [-60, 38],
    [-160, 34],
    [-196, 26],
  ]
  const outline = smooth(hull, true, 0.9)
  s.path(outline, s.shade(WHITE, 0.95))
  s.clipped(outline, () => {
    s.path('M-220 16C-100 22 60 12 230 -16L230 40L-220 60Z', s.shade(TEAL, 0.75))
    s.path('M-220 11C-100 16 60 6 230 -21L230 -16C60 12 -100 22 -220 16Z', s.shade(RED, 0.85))
  })
  s.path('M-158 -18L-134 -35L-112 -37L-116 -14L-150 -10Z', s.shade('#274a6b', 0.4))
  s.path('M-154 -17L-137 -31L-130 -32L-136 -14Z', s.shade('#bfe3ea', 0.9), 'opacity=".7"')
  for (let i = 0; i < 7; i++) {
    const x = -92 + i * 25
    s.path(`M${x} -25q7 -3 14 0v13q-7 3 -14 0Z`, s.shade('#27506f', 0.3))
    s.path(`M${x + 2} -24l6 -1l-4 11l-2 1Z`, s.shade('#cdeaf0', 0.9), 'opacity=".6"')
  }
  s.path('M98 -22h16v34l-16 4Z', 'none', `stroke="${s.shade(WHITE, 0.25)}" stroke-width="1.6"`)
  s.path(ellipsePath(-150, 44, 9, 9) + ellipsePath(-20, 56, 11, 11), s.shade('#2c2c40', 0.3))
  s.line('M-150 30v12M-24 34l4 18', s.shade('#9aa0ac', 0.5), 4)
}

function tail(s: Stage): void {
  s.path('M128 -30C150 -48 172 -92 182 -122L216 -122C216 -84 212 -50 208 -18Z', s.shade(TEAL, 0.8))
  s.path('M171 -92L214 -98L213 -84L163 -78Z', s.shade(RED, 0.85))
  s.path('M150 -20L232 20L256 20L206 -26Z', s.shade(WHITE, 0.8))
}

function wing(s: Stage, root: readonly Point[], tip: readonly Point[], lit: number): void {
  s.path(polygon([...root, ...tip]), s.shade(WHITE, lit))
}

function nacelle(s: Stage, x: number, y: number, lit: number): void {
  const pod: Point[] = [
    [x - 46, y],
    [x - 34, y - 13],
    [x + 8, y - 15],
    [x + 44, y - 2],
    [x + 8, y + 13],
    [x - 34, y + 11],
  ]
  s.path(smooth(pod, true, 0.9), s.shade(TEAL, lit))
  s.ellipse(x - 46, y, 6, 7, s.shade('#2a2f4a', 0.4))
  s.ellipse(x - 50, y, 9, 52, s.shade('#fffaf0', 0.9), 'opacity=".34"')
  s.line(
    `M${x - 50} ${y - 52}C${x - 54} ${y - 20} ${x - 54} ${y + 20} ${x - 50} ${y + 52}`,
    s.shade('#fff', 1),
    1.4,
  )
}

function farWing(s: Stage): void {
  wing(
    s,
    [
      [-70, -40],
      [24, -36],
    ],
    [
      [112, -222],
      [78, -228],
    ],
    0.78,
  )
  s.path('M78 -228L112 -222L106 -208L72 -213Z', s.shade(RED, 0.85))
  nacelle(s, 2, -112, 0.5)
}

function nearWing(s: Stage): void {
  s.line('M-24 30L-60 96', s.shade(WHITE, 0.5), 6)
  wing(
    s,
    [
      [-74, -46],
      [38, -40],
    ],
    [
      [-34, 236],
      [-98, 232],
    ],
    1,
  )
  s.path('M-98 232L-34 236L-30 218L-96 213Z', s.shade(RED, 0.85))
  s.line('M26 -8L-42 222', s.shade('#8fa3b0', 0.4), 1.6)
  s.line('M-18 -42L-66 232', s.shade('#c9d4d6', 0.6), 1)
  nacelle(s, -86, 78, 0.7)
}
