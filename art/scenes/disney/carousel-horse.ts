import { type Point, polygon, ribbon, smooth } from '../../engine/geometry.ts'
import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

interface HorseOptions {
  /** Where the pole goes through its back. */
  readonly x: number
  readonly y: number
  /** Nose to tail. */
  readonly length: number
  readonly coat: string
  readonly saddle: string
  /** Ends of its pole. */
  readonly pole: readonly [number, number]
}

const BODY =
  '-32,8 -28,14 -18,17 -6,15 6,15 14,18 22,28 28,37 31,42 33,39.6 38,37 45,31 47,27.6 45,25 41,25.4 36,28.4 32,28 29,20 27,10 24,1 18,-3 6,-5 -8,-5 -18,-4 -27,-1'
const LEGS = [
  ['20,2 31,3 33,-8', [5, 2.6, 1.6]],
  ['18,0 27,-9 20,-15', [5, 2.6, 1.6]],
  ['-24,4 -33,-6 -43,-8', [6.4, 3, 1.6]],
  ['-22,2 -27,-11 -38,-17', [6.4, 3, 1.6]],
] as const
const TAIL = '-31,10 -38,13 -47,8 -50,-2 -46,-10 -43,-2 -38,3 -31,4'
const MANE = '12,18 16,28 23,38 29,43 31,41 25,33 21,24 18,17'

/** A leaping carousel horse on its brass pole; it runs to the right. */
export function drawCarouselHorse(s: Stage, o: HorseOptions): void {
  const k = o.length / 100
  const at = (text: string): Point[] => outline(text).map(([px, py]) => [o.x + px * k, o.y - py * k])
  const round = (text: string) => smooth(at(text), true, 0.5)
  s.line(`M${o.x} ${o.pole[0]}V${o.pole[1]}`, s.shade('#f0c860', 1), Math.max(1, 3.4 * k))
  for (const [line, half] of LEGS)
    s.path(
      ribbon(at(line), (t) => (half[Math.round(t * 2)] ?? 1) * k, 0.5),
      s.shade(o.coat, 0.5),
    )
  s.path(round(TAIL), s.shade('#7a5236', 0.5))
  s.path(round(BODY), s.shade(o.coat, 0.98))
  s.path(round('-27,0 -8,-1 6,-1 18,1 24,4 24,1 18,-3 6,-5 -8,-5 -18,-4 -27,-1'), s.shade(o.coat, 0.4))
  s.path(round(MANE), s.shade('#7a5236', 0.7))
  s.path(polygon(at('-12,16 9,16 11,3 -9,1')), s.shade(o.saddle, 0.9))
  s.path(polygon(at('-8,17 6,17 5,11 -6,11')), s.shade('#f6e2a8', 1))
  s.line(polygon(at('22,27 25,8 21,0'), false), s.shade(o.saddle, 0.7), 2.4 * k)
}
