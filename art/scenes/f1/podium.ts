import { lerp, range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface Fan {
  /** The bottle's mouth. */
  readonly x: number
  readonly y: number
  readonly reach: number
}

const BLADES = 23

/** Champagne against the evening: blades of gold that open like a fan, and the drops they break into. */
export function drawGoldFan(s: Stage, o: Fan): void {
  for (const i of range(BLADES)) {
    const a = bladeAngle(i)
    const long = o.reach * (0.76 + 0.24 * Math.sin(i * 2.4) ** 2)
    drawBlade(s, o, a, long, i)
  }
  s.circle(o.x, o.y - 4, 9, '#fff8e0')
  drawDrops(s, o)
}

const bladeAngle = (i: number): number => lerp(Math.PI * 1.06, Math.PI * 1.94, i / (BLADES - 1))

/** Thrown up and bending down at its end. */
const thrown = (o: Fan, a: number, r: number): readonly [number, number] => [
  o.x + Math.cos(a) * r,
  o.y + Math.sin(a) * r + (r / o.reach) ** 2.4 * o.reach * 0.16,
]

function drawBlade(s: Stage, o: Fan, a: number, long: number, i: number): void {
  const half = (Math.PI * 0.88) / (BLADES - 1) / 2.3
  const side = (k: number) =>
    range(9).map((j) => thrown(o, a + k * half * (0.7 + (0.3 * j) / 8), (long * (j + 0.4)) / 8.4))
  const [left, right] = [side(-1), side(1)]
  const tip = thrown(o, a, long * 1.05)
  const d = `M${o.x} ${o.y}${[...left, tip, ...right.reverse()].map(([x, y]) => `L${x.toFixed(1)} ${y.toFixed(1)}`).join('')}Z`
  const gold = ['#ffcf6a', '#ffe2a0', '#f4b84a'][i % 3] as string
  s.path(
    d,
    s.rad(
      [
        ['#fff8e0', 1, 0],
        [gold, 0.9, 0.3],
        [gold, 0.5, 0.62],
        [gold, 0, 0.94],
      ],
      o.x,
      o.y,
      o.reach * 1.04,
      true,
    ),
  )
}

function drawDrops(s: Stage, o: Fan): void {
  const random = s.random(41)
  const drops = range(1700).map(() => {
    const q = random() ** 0.6
    const a = bladeAngle(Math.floor(random() * BLADES)) + (random() - 0.5) * 0.1
    const [x, y] = thrown(o, a, o.reach * (0.36 + 0.76 * q))
    const r = 0.8 + random() ** 3 * (2 + q * 4.2)
    return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0`
  })
  s.path(drops.slice(0, 1150).join(''), '#ffe6ac')
  s.path(drops.slice(1150).join(''), '#fff8e2')
}

/** Held by its foot, mouth up; (x, y) is the hand. */
export function drawBottle(s: Stage, x: number, y: number, k: number, turn: number): void {
  s.placed({ x, y, scale: k, turn }, () => {
    s.path('M-17 12C-20 -20 -18 -44 -7 -64L-6 -96H6L7 -64C18 -44 20 -20 17 12Z', s.shade('#1f5a44', 0.5))
    s.path('M4 12C8 -20 8 -44 4 -64V-96H6L7 -64C18 -44 20 -20 17 12Z', s.shade('#4f9a70', 0.95))
    s.path('M-7 -62L-6 -98H6L7 -62Z', s.shade('#f0c25a', 0.95))
    s.rect(-18, -26, 36, 26, s.shade('#fff6e2', 1))
  })
}

export function drawCup(s: Stage, x: number, y: number, k: number): void {
  s.placed({ x, y, scale: k }, () => {
    s.path(
      'M-18 -78H18C18 -44 10 -30 4 -26V-8H12V0H-12V-8H-4V-26C-10 -30 -18 -44 -18 -78Z',
      s.shade('#c8932f', 0.6),
    )
    s.path('M2 -78H18C18 -44 10 -30 4 -26V-8H12V0H2Z', s.shade('#ffe08a', 1))
    s.line('M-18 -70C-34 -70 -32 -44 -12 -42M18 -70C34 -70 32 -44 12 -42', s.shade('#e0b04a', 0.9), 5)
  })
}
