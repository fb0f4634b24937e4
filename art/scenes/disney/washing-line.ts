import { type Point, polygon, quadratic, smooth } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

interface Line {
  readonly from: Point
  readonly to: Point
  readonly sag: number
}

interface Wet {
  /** Share of the line. */
  readonly t: number
  readonly k: number
  readonly kind: 'trunks' | 'suit' | 'frilled' | 'towel'
  readonly colour: string
  readonly trim: string
}

/** In units of its own size, from the line downwards: waistband and legs; straps, bodice and hips; a towel. */
const CUTS = {
  trunks: '-44,0 44,0 60,86 8,96 0,50 -8,96 -60,86',
  suit: '-26,28 -14,38 14,38 26,28 33,56 27,90 35,130 34,136 14,146 6,164 -6,164 -14,146 -34,136 -35,130 -27,90 -33,56',
  towel: '-48,0 48,0 45,150 -50,146',
} as const

const onLine = (line: Line, t: number): Point =>
  quadratic(
    line.from,
    [(line.from[0] + line.to[0]) / 2, (line.from[1] + line.to[1]) / 2 + line.sag * 2],
    line.to,
    t,
  )

/** Five bathing things and a towel on a line, wet, in a little wind from the right. */
export function drawWashing(s: Stage, line: Line, things: readonly Wet[]): void {
  const cord = smooth(
    range(17).map((i) => onLine(line, i / 16)),
    false,
    0.5,
  )
  s.line(cord, s.shade('#5a6a68', 0.4), 2.4)
  for (const thing of things) drawThing(s, onLine(line, thing.t), thing)
}

function drawThing(s: Stage, [x, y]: Point, o: Wet): void {
  const place = ([px, py]: Point): Point => [x + px * o.k - py * o.k * 0.07, y + py * o.k]
  const shape = (text: string) => smooth(outline(text).map(place), true, 0.4)
  const plain = (points: readonly Point[]) => polygon(points.map(place))
  if (o.kind === 'suit' || o.kind === 'frilled') {
    const straps =
      polygon(
        (
          [
            [-20, 34],
            [-14, -3],
          ] as Point[]
        ).map(place),
        false,
      ) +
      polygon(
        (
          [
            [20, 34],
            [14, -3],
          ] as Point[]
        ).map(place),
        false,
      )
    s.line(straps, s.shade(o.colour, 0.55), 6 * o.k)
  }
  const d = o.kind === 'trunks' || o.kind === 'towel' ? plain(outline(CUTS[o.kind])) : shape(CUTS.suit)
  s.path(d, s.shade(o.colour, 0.92))
  s.clipped(d, () => {
    drawPattern(s, o, plain)
    s.path(d, s.shade(o.colour, 0.3), `opacity=".62" transform="translate(${-62 * o.k} ${6 * o.k})"`)
  })
  if (o.kind === 'frilled')
    s.path(
      shape(
        '-30,94 -46,120 -50,128 -38,124 -30,132 -16,126 0,134 16,126 30,132 38,124 50,128 46,120 30,94 0,102',
      ),
      s.shade(o.trim, 0.95),
    )
  const pegs = o.kind === 'towel' || o.kind === 'trunks' ? [-38, 38] : [-14, 14]
  for (const px of pegs) {
    const [gx, gy] = place([px, 0])
    s.rect(gx - 3, gy - 8, 6, 18, s.shade('#c8925a', 0.8))
  }
}

function drawPattern(s: Stage, o: Wet, plain: (points: readonly Point[]) => string): void {
  if (o.kind === 'towel') {
    for (const i of range(7))
      s.path(
        plain([
          [-60, 12 + i * 22],
          [60, 12 + i * 22],
          [60, 22 + i * 22],
          [-60, 22 + i * 22],
        ]),
        s.shade(o.trim, 0.92),
      )
    return
  }
  if (o.kind === 'trunks') {
    s.path(
      plain([
        [-50, 0],
        [50, 0],
        [50, 13],
        [-50, 13],
      ]),
      s.shade(o.trim, 0.92),
    )
    for (const side of [-1, 1])
      s.path(
        plain([
          [side * 40, 13],
          [side * 48, 13],
          [side * 60, 96],
          [side * 49, 96],
        ]),
        s.shade(o.trim, 0.92),
      )
    s.line(
      plain([
        [-3, 4],
        [-8, 34],
      ]).replace('Z', '') +
        plain([
          [3, 4],
          [6, 30],
        ]).replace('Z', ''),
      s.shade('#fffaf0', 1),
      2,
    )
    return
  }
  for (const i of range(o.kind === 'suit' ? 5 : 2))
    s.path(
      plain([
        [-50, 52 + i * 22],
        [50, 52 + i * 22],
        [50, 60 + i * 22],
        [-50, 60 + i * 22],
      ]),
      s.shade(o.trim, 0.92),
    )
}

/** What drips from it: drops on their way, and dark rounds on the boards. */
export function drawDrips(s: Stage, line: Line, things: readonly Wet[], deck: number): void {
  for (const [i, { t, k }] of things.entries()) {
    const [x, y] = onLine(line, t)
    const low = y + 170 * k
    for (const j of range(3)) {
      const dx = ((i * 37 + j * 29) % 40) - 20
      const dy = low + 14 + ((i * 61 + j * 53) % Math.max(20, Math.round((deck - low) * 0.7)))
      s.path(`M${round1(x + dx - 8)} ${round1(dy)}q3.4 6 0 8q-3.4 -2 0 -8Z`, s.shade('#ffffff', 1))
    }
    s.ellipse(x - 12, deck + 9 + (i % 3) * 3, 34 + (i % 2) * 12, 5, s.light.shadow, 'opacity=".36"')
  }
}
