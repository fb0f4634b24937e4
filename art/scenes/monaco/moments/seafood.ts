import { type Point, ribbon, smooth } from '../../../engine/geometry.ts'
import { lerp, range, round1 } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'

interface PrawnOptions {
  readonly x: number
  readonly y: number
  /** Radius of the curl. */
  readonly r: number
  readonly turn?: number
  readonly flip?: boolean
}

const curl = (t: number): Point => {
  const a = lerp(-2.5, 1.35, t)
  const r = lerp(1.08, 0.82, t)
  return [Math.cos(a) * r, Math.sin(a) * r]
}

/** A cooked red prawn, curled; parts for sculpting. */
export const prawnParts = (o: PrawnOptions): ((s: Stage) => void)[] => {
  const at = (s: Stage, draw: () => void) =>
    s.placed({ x: o.x, y: o.y, scale: o.r, turn: o.turn ?? 0, flip: o.flip ?? false }, draw)
  return [
    (s) => at(s, () => drawFeelers(s)),
    (s) => at(s, () => drawTail(s)),
    (s) =>
      at(s, () =>
        s.path(
          ribbonFine(
            range(25).map((i) => curl(i / 24)),
            (t) => 0.36 - 0.24 * t ** 1.2,
          ),
          s.shade('#e2503a', 0.85),
        ),
      ),
    (s) => at(s, () => drawHeadShell(s)),
    (s) => at(s, () => drawBands(s)),
  ]
}

function ribbonFine(line: readonly Point[], half: (t: number) => number): string {
  // The shared ribbon rounds to tenths, too coarse for a drawing one unit wide.
  const big = line.map(([x, y]): Point => [x * 1000, y * 1000])
  return shrink(ribbon(big, (t) => half(t) * 1000, 0.8))
}

const shrink = (d: string): string =>
  d.replace(/-?\d+(\.\d+)?/g, (n) => String(Math.round(Number(n) * 10) / 10000))

function drawBands(s: Stage): void {
  for (const i of range(6)) {
    const t = 0.34 + i * 0.11
    const [x, y] = curl(t)
    const w = 0.36 - 0.24 * t ** 1.2
    const a = Math.atan2(y, x)
    const inner: Point = [
      Math.cos(a) * (Math.hypot(x, y) - w * 0.9),
      Math.sin(a) * (Math.hypot(x, y) - w * 0.9),
    ]
    const outer: Point = [
      Math.cos(a + 0.1) * (Math.hypot(x, y) + w * 0.95),
      Math.sin(a + 0.1) * (Math.hypot(x, y) + w * 0.95),
    ]
    const mid: Point = [Math.cos(a + 0.16) * Math.hypot(x, y), Math.sin(a + 0.16) * Math.hypot(x, y)]
    const d = shrink(
      smooth(
        [inner, mid, outer].map(([px, py]): Point => [px * 1000, py * 1000]),
        false,
        0.9,
      ),
    )
    s.add(`<path d="${d}" fill="none" stroke="${s.shade('#ffd9b0', 1)}" stroke-width=".035" opacity=".9"/>`)
    s.add(
      `<path d="${d}" fill="none" stroke="${s.shade('#9a2a2c', 0.3)}" stroke-width=".03" opacity=".6" transform="rotate(3)"/>`,
    )
  }
}

function drawHeadShell(s: Stage): void {
  s.path(
    'M-0.98 -0.94C-0.7 -1.2 -0.3 -1.42 0.06 -1.36C0.14 -1.1 0.06 -0.86 -0.1 -0.7C-0.44 -0.66 -0.8 -0.7 -1.12 -0.62Z',
    s.shade('#d63a2c', 0.8),
  )
  s.path('M-1.12 -0.62L-1.62 -0.72L-0.98 -0.94Z', s.shade('#c22f2a', 0.7))
  s.ellipse(-1.0, -0.76, 0.09, 0.09, s.shade('#2a1530', 0.1))
}

function drawTail(s: Stage): void {
  const [x, y] = curl(1)
  for (const turn of [-34, -8, 20]) {
    s.add(
      `<path d="M0 0C.1 -.2 .5 -.24 .62 -.06C.6 .12 .2 .16 0 0Z" fill="${s.shade('#c8322e', 0.8)}" transform="translate(${round1(x * 10) / 10} ${round1(y * 10) / 10}) rotate(${160 + turn})"/>`,
    )
  }
}

function drawFeelers(s: Stage): void {
  for (const d of [
    'M-1.3 -0.7C-2.2 -1.3 -2.9 -1.0 -3.4 -0.3',
    'M-1.3 -0.68C-2 -1.7 -3 -1.8 -3.8 -1.5',
    'M-0.8 -0.62C-0.9 -0.4 -1.1 -0.3 -1.2 -0.1M-0.5 -0.62C-0.5 -0.36 -0.7 -0.2 -0.8 0',
  ])
    s.add(
      `<path d="${d}" fill="none" stroke="${s.shade('#c8382e', 0.7)}" stroke-width=".04" stroke-linecap="round"/>`,
    )
}

/** Crushed ice: a heap of translucent facets inside the outline. */
export function drawIce(
  s: Stage,
  o: { x: number; y: number; w: number; h: number; n: number; size: number; seed: number },
): void {
  const random = s.random(o.seed)
  const tones = ['#ffffff', '#dff0f6', '#b9dcea', '#8fc0d8', '#f4fbff']
  for (const i of range(o.n)) {
    const t = i / o.n
    const a = random() * 2 * Math.PI
    const q = Math.sqrt(random())
    const px = o.x + Math.cos(a) * q * o.w * 0.5
    const py = o.y + Math.sin(a) * q * o.h * 0.5 + (t - 0.5) * o.h * 0.2
    const k = o.size * (0.5 + random())
    const corners = range(5).map((j): string => {
      const b = (j / 5) * 2 * Math.PI + random() * 0.8
      return `${round1(px + Math.cos(b) * k)} ${round1(py + Math.sin(b) * k * 0.7)}`
    })
    s.path(
      `M${corners.join('L')}Z`,
      s.shade(tones[Math.floor(random() * tones.length)] as string, 0.6 + random() * 0.4),
      'opacity=".85"',
    )
    s.path(`M${corners.slice(0, 3).join('L')}Z`, '#ffffff', 'opacity=".5"')
  }
}

/** Half a lemon, cut face towards us. */
export function drawLemonHalf(s: Stage, x: number, y: number, r: number): void {
  s.ellipse(x, y + r * 0.1, r, r * 0.92, s.lin([s.shade('#f7cf3c', 0.9), s.shade('#c88a2c', 0.5)]))
  s.circle(x, y, r * 0.92, s.shade('#fff6cf', 1))
  for (const i of range(9)) {
    const a = (i / 9) * 360
    s.add(
      `<path d="M0 ${round1(-r * 0.1)}L${round1(-r * 0.22)} ${round1(-r * 0.7)}Q0 ${round1(-r * 0.9)} ${round1(r * 0.22)} ${round1(-r * 0.7)}Z" fill="${s.shade('#f9dc5a', i % 2 ? 1 : 0.85)}" transform="translate(${round1(x)} ${round1(y)}) rotate(${a})"/>`,
    )
  }
  s.circle(x, y, r * 0.1, s.shade('#fff6cf', 1))
}
