import { mix } from '../../engine/colour.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface BoatOptions {
  /** Middle of the hull at the waterline. */
  readonly x: number
  readonly y: number
  readonly length: number
  readonly depth?: number
  readonly flip?: boolean
  readonly hull?: string
  readonly turn?: number
  readonly lit?: number
  /** Lit saloons, for nights and dawns. */
  readonly lamps?: boolean
}

/** Motor yacht from the side, bow to the right. */
export function drawYacht(s: Stage, o: BoatOptions): void {
  const { depth = 0, lit = 1 } = o
  const white = (k: number) => s.shade(o.hull ?? '#fdf7ea', k * lit, depth)
  const glass = o.lamps ? s.lamp(depth) : s.shade('#2b4470', 0.25, depth)
  s.placed({ x: o.x, y: o.y, scale: o.length / 200, flip: o.flip ?? false }, () => {
    s.path('M-46 -30L-40 -43L22 -43C34 -41 44 -36 52 -30Z', s.lin([white(1), white(0.75)]))
    s.path('M-38 -40L18 -40C28 -38 36 -35 42 -32L-40 -32Z', glass)
    s.path('M-30 -44L-26 -53L8 -53C16 -51 22 -48 26 -44Z', s.lin([white(1), white(0.8)]))
    s.path('M-24 -51L6 -51C12 -50 16 -48 19 -46L-25 -46Z', glass)
    s.line('M-12 -53V-66M-6 -53V-60', white(0.7), 1.4)
    s.path('M-18 -56L4 -57L2 -54L-17 -54Z', white(0.9))
    s.path('M-70 -17L-62 -30L58 -30C72 -27 82 -23 88 -18Z', s.lin([white(0.98), white(0.62)]))
    s.path('M-58 -28L54 -28C64 -26 72 -23 77 -20L-60 -20Z', glass)
    s.line(
      range(9)
        .map((i) => `M${-48 + i * 13} -28l-2 8`)
        .join(''),
      white(0.9),
      1.2,
    )
    s.path(
      'M-98 -16C-40 -15 40 -17 104 -21C96 -10 84 -2 74 0L-92 0C-96 -6 -98 -11 -98 -16Z',
      s.lin([white(1.02), white(0.8), white(0.42)]),
    )
    s.path('M-95 -4L79 -3.4L74 0L-92 0Z', s.shade('#1b3566', 0.2, depth))
    s.line('M-96 -12C-40 -11 40 -13 96 -15', s.shade('#c9a25d', 0.8, depth), 1)
    s.path(
      'M-98 -16C-40 -15 40 -17 104 -21L103 -19.6C40 -15.6 -40 -13.6 -98 -14.6Z',
      s.shade('#ffffff', 1, depth),
    )
    s.line(
      'M60 -30C76 -31 92 -27 103 -22M66 -30V-26M78 -30V-23M90 -28V-21M-96 -16L-92 -22L-72 -22',
      white(0.75),
      0.8,
    )
  })
}

/** Sloop under sail, or at rest with furled sails. */
export function drawSloop(s: Stage, o: BoatOptions & { furled?: boolean }): void {
  const { depth = 0, lit = 1 } = o
  const cloth = (k: number) => s.shade('#fdf4e2', k * lit, depth)
  s.placed({ x: o.x, y: o.y, scale: o.length / 80, flip: o.flip ?? false }, () => {
    s.line('M2 -8V-112', s.shade('#8a6a50', 0.5, depth), 1.4)
    if (o.furled) s.line('M2 -14L-34 -13M2 -104L38 -9M2 -104L-38 -9', s.shade('#6f6a78', 0.5, depth), 0.7)
    else {
      s.path('M0 -108Q-22 -60 -36 -14L0 -13Z', s.lin([cloth(1), cloth(0.72)], 0, 0, 1, 0.4))
      s.path('M4 -100Q22 -50 36 -12L4 -14Z', s.lin([cloth(0.5), cloth(0.85)], 0, 0, 1, 0))
    }
    s.path(
      'M-40 -8Q0 -5 44 -9Q36 0 26 1L-32 1Q-38 -3 -40 -8Z',
      s.lin([s.shade(o.hull ?? '#f8f0df', lit, depth), s.shade(o.hull ?? '#1c2f5c', 0.3, depth)]),
    )
    s.line('M-40 -8Q0 -5 44 -9', s.shade('#fff6e0', 1, depth), 1)
  })
}

/** Yacht from straight above, bow to the right. */
export function drawYachtTop(s: Stage, o: BoatOptions): void {
  const { depth = 0 } = o
  const white = (k: number) => s.shade(o.hull ?? '#fffaf0', k, depth)
  const teak = s.shade('#d9a86a', 0.85, depth)
  s.placed({ x: o.x, y: o.y, scale: o.length / 200, turn: o.turn ?? 0, flip: o.flip ?? false }, () => {
    s.path(
      'M-96 -25C-30 -30 40 -26 100 2C40 30 -30 32 -96 27Z',
      s.light.shadow,
      'opacity=".45" transform="translate(-6 13)"',
    )
    s.path(
      'M-96 -26C-30 -31 40 -27 102 0C40 27 -30 31 -96 26C-99 10 -99 -10 -96 -26Z',
      s.lin([white(1), white(0.95), white(0.7)]),
    )
    s.path('M-92 -21C-30 -26 34 -23 86 0C34 23 -30 26 -92 21Z', teak)
    s.line(
      range(5)
        .map((i) => `M-92 ${-14 + i * 7}L${60 - Math.abs(i - 2) * 18} ${-10 + i * 5}`)
        .join(''),
      s.shade('#a9764a', 0.5, depth),
      0.6,
      'opacity=".6"',
    )
    s.path('M-62 -19C-20 -22 20 -19 46 0C20 19 -20 22 -62 19Z', s.lin([white(1), white(0.88), white(0.55)]))
    s.path('M8 -14C22 -11 34 -6 42 0C34 6 22 11 8 14C14 6 14 -6 8 -14Z', s.shade('#29456f', 0.3, depth))
    s.add(`<rect x="-50" y="-12" width="46" height="24" rx="7" fill="${s.lin([white(1), white(0.78)])}"/>`)
    s.rect(-44, -7, 30, 14, mix(s.shade('#4f86a8', 0.6, depth), '#ffffff', 0.1))
    s.add(`<rect x="-88" y="-10" width="16" height="20" rx="5" fill="${s.shade('#35a7c4', 0.9, depth)}"/>`)
  })
}

/** Feathered wake of a boat seen from above; the boat's stern is at (x, y). */
export function drawWakeTop(
  s: Stage,
  o: { x: number; y: number; length: number; turn: number; spread?: number },
): void {
  const w = o.length * (o.spread ?? 0.16)
  s.placed({ x: o.x, y: o.y, turn: o.turn }, () => {
    const foam = (opacity: number) =>
      s.lin(
        [
          ['#ffffff', 0],
          ['#ffffff', opacity * 0.6],
          ['#ffffff', opacity],
        ],
        0,
        0,
        1,
        0,
      )
    s.path(`M0 0L${-o.length} ${round1(-w)}L${-o.length * 0.9} ${round1(-w * 0.7)}Z`, foam(0.8))
    s.path(`M0 0L${-o.length} ${round1(w)}L${-o.length * 0.9} ${round1(w * 0.7)}Z`, foam(0.8))
    s.path(
      `M0 -3L${-o.length * 0.85} ${round1(-w * 0.18)}L${-o.length * 0.85} ${round1(w * 0.18)}L0 3Z`,
      foam(0.6),
    )
  })
}
