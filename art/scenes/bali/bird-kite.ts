import { type Point, ribbon } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, modelled, svg } from '../../scene.ts'

/** A Balinese bird kite with painted wings, 900 units across, its breast at (x, y). */
export const birdKite = (o: { x: number; y: number; scale?: number; turn?: number }): Layer[] => {
  const k = o.scale ?? 1
  const part = (draw: (s: Stage) => void) => (s: Stage) =>
    s.placed({ x: o.x, y: o.y, scale: k, turn: o.turn ?? 0 }, () => draw(s))
  return [
    modelled({ round: 7 * k, dark: 0.45 }, part(streamers)),
    modelled({ round: 14 * k, dark: 0.55 }, part(tail)),
    modelled(
      { round: 20 * k, dark: 0.5 },
      part((s) => wing(s, 1)),
    ),
    modelled(
      { round: 20 * k, dark: 0.5 },
      part((s) => wing(s, -1)),
    ),
    modelled({ round: 26 * k, dark: 0.7 }, part(body)),
    svg(part(face)),
  ]
}

const FEATHERS: readonly (readonly [string, number])[] = [
  ['#b8343c', 1],
  ['#e9a13a', 0.84],
  ['#f6e6c4', 0.68],
  ['#2f7f8c', 0.52],
  ['#1f4a6c', 0.36],
]

/** Bands of painted feathers, each edge scalloped, from the tip colour inwards. */
function wing(s: Stage, side: 1 | -1): void {
  s.group(`transform="scale(${side} 1)"`, () => {
    for (const [colour, reach] of FEATHERS) {
      const tips = range(12).map((i): Point => {
        const t = i / 11
        const a = -0.62 + t * 1.5
        const r = (470 - 250 * t ** 1.25) * reach
        return [Math.cos(a) * r, Math.sin(a) * r * 0.72 - 20]
      })
      let d = `M0 -70Q${round1((tips[0] as Point)[0] * 0.5)} ${round1((tips[0] as Point)[1] - 52 * reach)} ${round1((tips[0] as Point)[0])} ${round1((tips[0] as Point)[1])}`
      for (const i of range(11)) {
        const [a, b] = [tips[i] as Point, tips[i + 1] as Point]
        const out = 1.1
        d += `Q${round1(((a[0] + b[0]) / 2) * out)} ${round1(((a[1] + b[1]) / 2) * out + 12)} ${round1(b[0])} ${round1(b[1])}`
      }
      s.path(`${d}L0 70Z`, s.shade(colour, 0.85))
      const quills = tips.map(
        ([x, y]) => `M${round1(x * 0.72)} ${round1(y * 0.72)}L${round1(x * 0.97)} ${round1(y * 0.97)}`,
      )
      s.line(quills.join(''), s.shade(colour, 0.2), 2, 'opacity=".5"')
    }
    s.line('M0 -68Q200 -190 384 -216', s.shade('#7a5534', 0.5), 7, 'stroke-linecap="round"')
  })
}

function body(s: Stage): void {
  s.path(
    'M0 -150C34 -150 48 -116 40 -84C66 -40 64 40 34 92C20 116 -20 116 -34 92C-64 40 -66 -40 -40 -84C-48 -116 -34 -150 0 -150Z',
    s.shade('#f4e8cc', 0.95),
  )
  for (const i of range(6)) {
    const y = -50 + i * 24
    const w = 46 - Math.abs(i - 2) * 4
    s.line(
      `M${-w} ${y}q${w / 2} 20 ${w} 0q${w / 2} 20 ${w} 0`,
      s.shade(['#b8343c', '#e9a13a', '#2f7f8c'][i % 3] as string, 0.75),
      6,
    )
  }
}

function face(s: Stage): void {
  s.path('M-24 -150C-30 -190 -12 -206 0 -226C12 -206 30 -190 24 -150Z', s.shade('#e9a13a', 0.9))
  s.path('M-10 -160C-14 -186 -6 -196 0 -208C6 -196 14 -186 10 -160Z', s.shade('#b8343c', 0.8))
  for (const k of [-1, 1]) {
    s.circle(k * 18, -118, 11, s.shade('#fffaf0', 1))
    s.circle(k * 18, -117, 6, s.shade('#1d1a30', 0.1))
  }
  s.path('M-13 -104L0 -62L13 -104Q0 -112 -13 -104Z', s.shade('#e0862c', 0.9))
  s.line('M0 -102V-70', s.shade('#8a4a20', 0.3), 2)
}

function tail(s: Stage): void {
  for (const [turn, colour] of [
    [-26, '#b8343c'],
    [-13, '#e9a13a'],
    [0, '#2f7f8c'],
    [13, '#e9a13a'],
    [26, '#b8343c'],
  ] as const)
    s.placed({ x: 0, y: 80, turn }, () => {
      s.path('M-12 0C-44 90 -40 150 0 216C40 150 44 90 12 0Z', s.shade(colour, 0.85))
      s.path('M-5 20C-18 90 -16 130 0 170C16 130 18 90 5 20Z', s.shade('#f6e6c4', 0.9), 'opacity=".8"')
    })
}

function streamers(s: Stage): void {
  for (const [x, sway, colour] of [
    [-30, -1, '#b8343c'],
    [30, 0.4, '#f0b04a'],
  ] as const) {
    const line = range(10).map((i): Point => [x + sway * i * 22 + Math.sin(i * 0.9 + x) * 22, 210 + i * 19])
    s.path(
      ribbon(line, (t) => 12 - 9 * t),
      s.shade(colour, 0.8),
    )
  }
}
