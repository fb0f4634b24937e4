import { ellipsePath, type Point, polygon, ribbon } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { type Layers, modelled, svg } from '../../../scene.ts'

/** Painted boards from above, worn at their edges. */
export function drawPaintedBoards(s: Stage, colour: string): void {
  const random = s.random(17)
  const h = 148
  const first = Math.floor(s.top / h)
  for (const i of range(Math.ceil((s.bottom - s.top) / h) + 2)) {
    const y = (first + i) * h
    const lit = 0.55 + ((i * 7) % 5) * 0.07
    s.rect(
      s.left,
      y,
      s.right - s.left,
      h,
      s.lin([s.shade(colour, lit + 0.1), s.shade(colour, lit), s.shade(colour, lit - 0.1)]),
    )
    for (const _ of range(26)) {
      const x = s.left + random() * (s.right - s.left)
      const gy = y + 8 + random() * (h - 16)
      const w = 60 + random() * 240
      s.line(
        `M${round1(x)} ${round1(gy)}q${round1(w / 2)} ${round1((random() - 0.5) * 8)} ${round1(w)} 0`,
        s.shade(colour, random() > 0.5 ? 0.3 : 1),
        1.2,
        'opacity=".35"',
      )
    }
    s.rect(s.left, y - 4, s.right - s.left, 7, s.shade('#1d3552', 0.15))
    for (const _ of range(7)) {
      const x = s.left + random() * (s.right - s.left)
      const w = 30 + random() * 110
      s.path(
        `M${x} ${y + 3}q${w * 0.3} ${6 + random() * 9} ${w * 0.6} 3t${w * 0.4} -3Z`,
        s.shade('#c9ab84', 0.7),
        'opacity=".8"',
      )
    }
  }
}

/** Octopus curry in half a coconut, straight down, at (x, y); the shell is 2 × 250 wide. */
export const octopusCurry = (o: { x: number; y: number }): Layers => {
  const part = (draw: (s: Stage) => void) => (s: Stage) => s.placed(o, () => draw(s))
  const cast = { x: -30, y: 30, blur: 20, opacity: 0.5 }
  const low = { x: -8, y: 8, blur: 6, opacity: 0.45 }
  return [
    modelled({ round: 20, dark: 0.6, cast }, part(bananaLeaf)),
    modelled({ round: 46, dark: 0.8, cast }, part(shell)),
    svg(part(curry)),
    ...TENTACLES.map((line, i) =>
      modelled(
        { round: 13, dark: 0.6, cast: low },
        part((s) => tentacle(s, line, i)),
      ),
    ),
    modelled({ round: 6, dark: 0.6, cast: low }, part(garnish)),
  ]
}

function bananaLeaf(s: Stage): void {
  s.path(
    'M-560 130C-430 -140 -120 -360 330 -330C450 -322 520 -270 548 -230C470 60 140 330 -250 300C-420 286 -520 220 -560 130Z',
    s.shade('#5f9f4c', 0.8),
  )
  s.line('M-560 130C-300 60 100 -80 548 -230', s.shade('#c6dc8a', 1), 9)
  const ribs = range(26).map((i) => {
    const t = i / 26
    const x = -520 + t * 1030
    const y = 120 - t * 330 - 40 * Math.sin(t * 3)
    return `M${round1(x)} ${round1(y)}q40 -90 120 -170M${round1(x)} ${round1(y)}q60 60 60 190`
  })
  s.clipped(
    'M-560 130C-430 -140 -120 -360 330 -330C450 -322 520 -270 548 -230C470 60 140 330 -250 300C-420 286 -520 220 -560 130Z',
    () => s.line(ribs.join(''), s.shade('#3f7a3c', 0.35), 2, 'opacity=".6"'),
  )
}

function shell(s: Stage): void {
  const random = s.random(3)
  const rim = range(60).map((i): Point => {
    const a = (i / 60) * 2 * Math.PI
    const r = 252 + (random() - 0.5) * 7
    return [Math.cos(a) * r, Math.sin(a) * r]
  })
  s.path(polygon(rim), s.shade('#6b4630', 0.6))
  const fibres = range(150).map((i) => {
    const a = (i / 150) * 2 * Math.PI
    const r = 236 + random() * 12
    return `M${round1(Math.cos(a) * r)} ${round1(Math.sin(a) * r)}L${round1(Math.cos(a + 0.05) * (r + 18))} ${round1(Math.sin(a + 0.05) * (r + 18))}`
  })
  s.line(fibres.join(''), s.shade('#b98a5c', 0.9), 1.6, 'opacity=".6"')
  s.circle(0, 0, 234, s.shade('#f6efe0', 0.95))
}

function curry(s: Stage): void {
  s.circle(
    0,
    0,
    214,
    s.rad([s.shade('#f0b03c', 1), s.shade('#e2932c', 0.8), s.shade('#b8641f', 0.35)], 0.6, 0.38, 0.62),
  )
  s.path('M-214 0A214 214 0 0 1 150 -152A190 190 0 0 0 -170 60Z', s.shade('#8f4a1c', 0.2), 'opacity=".28"')
  const random = s.random(9)
  for (const _ of range(46)) {
    const a = random() * 6.28
    const r = Math.sqrt(random()) * 196
    const k = 4 + random() * 13
    s.path(
      ellipsePath(Math.cos(a) * r, Math.sin(a) * r, k, k * 0.8),
      s.shade(random() > 0.5 ? '#f8cf6a' : '#cf6f24', 0.9),
      'opacity=".5"',
    )
  }
  s.path('M-60 -170C40 -196 140 -140 176 -50C120 -120 40 -150 -60 -170Z', '#fff2c4', 'opacity=".5"')
}

const TENTACLES: readonly Point[][] = [
  [
    [-150, 70],
    [-90, 110],
    [-20, 100],
    [20, 50],
    [0, 0],
    [-44, -4],
    [-60, 30],
    [-36, 46],
  ],
  [
    [150, 70],
    [110, 120],
    [60, 140],
    [10, 130],
  ],
  [
    [-150, -40],
    [-120, -110],
    [-50, -140],
    [10, -110],
    [14, -60],
    [-30, -44],
    [-56, -70],
    [-36, -92],
  ],
  [
    [60, -140],
    [120, -100],
    [150, -30],
    [110, 20],
    [60, 0],
    [64, -46],
    [98, -50],
  ],
]

function tentacle(s: Stage, line: readonly Point[], i: number): void {
  const half = (t: number) => 31 - 22 * t
  s.path(ribbon(line, half), s.shade(i % 2 ? '#b8566a' : '#c8607a', 0.85))
  const suckers: Point[] = []
  for (const k of range(line.length * 3 - 2)) {
    const at = k / 3
    const a = line[Math.floor(at)] as Point
    const b = line[Math.min(line.length - 1, Math.floor(at) + 1)] as Point
    const f = at - Math.floor(at)
    suckers.push([a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f])
  }
  suckers.forEach(([x, y], k) => {
    const r = half(k / suckers.length) * 0.34
    s.circle(x + r * 0.5, y + r * 0.9, r, s.shade('#f4c6c4', 1))
    s.circle(x + r * 0.5, y + r * 0.9, r * 0.45, s.shade('#9a4a62', 0.4))
  })
}

function garnish(s: Stage): void {
  for (const [x, y, turn] of [
    [-120, -10, 20],
    [-92, -150, 80],
    [112, 84, -30],
    [40, 176, 10],
    [-20, -10, 130],
  ] as const)
    s.placed({ x, y, turn }, () =>
      s.path('M-34 0C-16 -18 16 -18 34 0C16 16 -16 16 -34 0Z', s.shade('#3f7f3c', 0.75)),
    )
  for (const [x, y, turn] of [
    [-60, 160, 30],
    [150, -90, -60],
    [-170, 20, 80],
  ] as const)
    s.placed({ x, y, turn }, () =>
      s.path('M-30 0C-20 -10 10 -10 34 -2C10 8 -20 8 -30 0Z', s.shade('#d83a2c', 0.85)),
    )
}

/** Cut limes: flesh in segments under a pale rim. */
export function drawLimeHalf(s: Stage, x: number, y: number, r: number, turn = 0): void {
  s.placed({ x, y, turn }, () => {
    s.circle(0, 0, r, s.shade('#6f9f34', 0.8))
    s.circle(0, 0, r * 0.9, s.shade('#eef2c8', 1))
    for (const i of range(9)) {
      const a = (i / 9) * 2 * Math.PI
      const b = a + 0.58
      s.path(
        polygon([
          [Math.cos(a + 0.29) * r * 0.12, Math.sin(a + 0.29) * r * 0.12],
          [Math.cos(a) * r * 0.8, Math.sin(a) * r * 0.8],
          [Math.cos(a + 0.29) * r * 0.86, Math.sin(a + 0.29) * r * 0.86],
          [Math.cos(b) * r * 0.8, Math.sin(b) * r * 0.8],
        ]),
        s.shade('#b9d25c', 0.9),
      )
    }
  })
}

export function drawTinSpoon(s: Stage): void {
  const tin = s.lin([s.shade('#8f9db0', 0.4), s.shade('#e6ecee', 1), s.shade('#a9b6c2', 0.6)], 0, 0, 1, 0.3)
  s.path('M-15 60C-10 140 -9 250 -13 330Q0 352 13 330C9 250 10 140 15 60Z', tin)
  s.ellipse(0, 0, 66, 86, tin)
  s.ellipse(0, 2, 52, 70, s.lin([s.shade('#e6ecee', 1), s.shade('#8595a8', 0.35)], 0, 0, 1, 1))
  s.path('M-30 -40C-10 -62 22 -56 34 -30C14 -44 -10 -46 -30 -40Z', s.light.sun, 'opacity=".8"')
}
