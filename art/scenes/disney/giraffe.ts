import { type Point, polygon, ribbon, smooth } from '../../engine/geometry.ts'
import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { reticulation } from './reticulation.ts'

interface GiraffeOptions {
  /** Between the feet. */
  readonly x: number
  readonly y: number
  /** Up to the tips of the horns. */
  readonly h: number
  /** It looks to the left if not flipped. */
  readonly flip?: boolean
  readonly seed: number
  /** Where the shadow of its head falls, in heights. */
  readonly shadow: Point
}

/** In hundredths of its height, y up: poll, crest, withers, rump, belly, chest, throat, jaw, muzzle, brow. */
const TRUNK = outline(
  '-29.4,95 -27.4,91.6 -24.6,86 -20.2,78 -14.8,70 -9.4,65 -5,63.2 2,61 10,58.2 16,55.6 20.4,52.8 23,49 22.6,43 19.6,38 12,36.4 4,36 -4,36.6 -10,38 -15,41.6 -18.2,47 -19.6,52 -22,58 -25.4,66 -28.6,74 -31.2,81 -33,86 -35.4,87.8 -39,87 -42.4,85.8 -44.2,85.8 -45,87.2 -44.6,89 -42.6,90.6 -39.4,92.4 -36.4,94.6 -33.6,96.4 -31.2,96.2',
)

interface Leg {
  readonly line: string
  readonly half: readonly number[]
}
const FORE = [4.4, 2.9, 1.7, 1.9, 1.15, 1.1, 1.5, 1.3]
const HIND = [6.2, 4.6, 2.6, 1.8, 1.2, 1.1, 1.5, 1.3]
const NEAR: readonly Leg[] = [
  { line: '-13,46 -13.4,36 -13.6,25 -13.4,21 -13.2,14 -13,6 -13.2,3 -13.8,0', half: FORE },
  { line: '17.4,46 16.4,36 18.6,26 19.8,21 19.2,14 18.6,6 18.2,3 17.6,0', half: HIND },
]
const FAR: readonly Leg[] = [
  { line: '-10,44 -9.4,36 -9,25 -8.6,21 -8,14 -7.4,6 -7.4,3 -8,0', half: FORE },
  { line: '13.6,44 11.4,35 13.4,26 14.8,21 13.6,14 12.6,6 12,3 11.4,0', half: HIND },
]

const CREAM = '#f6e3b8'
const PATCH = '#a85a2a'

/** A reticulated giraffe in profile: chestnut fields divided by narrow pale lines. */
export function drawGiraffe(s: Stage, o: GiraffeOptions): void {
  const at = ([px, py]: Point): Point => [o.x + (px / 100) * o.h * (o.flip ? -1 : 1), o.y - (py / 100) * o.h]
  const legOf = ({ line, half }: Leg) =>
    ribbon(outline(line).map(at), (t) => ((half[Math.round(t * (half.length - 1))] ?? 1) / 100) * o.h, 0.5)
  // Legs run the other way round: reversed, trunk and legs unite where they overlap.
  const trunk = smooth(TRUNK.toReversed().map(at), true, 0.5)
  const [near, far] = [NEAR.map(legOf), FAR.map(legOf)]
  drawShadow(s, o, trunk + near.join('') + far.join(''))
  drawTail(s, o, at)
  s.path(far.join(''), s.shade('#d8b884', 0.45))
  s.clipped(far.join(''), () => s.path(fields({ ...o, seed: o.seed + 1 }, at), s.shade('#8a4626', 0.5)))
  const body = trunk + near.join('')
  s.path(body, s.shade(CREAM, 0.98))
  s.clipped(body, () => {
    s.path(fields(o, at), s.shade(PATCH, 0.8))
    const by = o.h * 0.018
    s.masked(
      () => {
        s.path(polygon(outline('-80,-10 80,-10 80,120 -80,120').map(at)), '#ffffff')
        s.path(body, '#000000', `transform="translate(${by} ${-by})"`)
      },
      () => s.path(body, s.shade('#7a3a20', 0.3), 'opacity=".45"'),
    )
  })
  for (const leg of near) s.clipped(leg, () => drawHoof(s, o, leg))
  drawHead(s, o, at)
}

const fields = (o: GiraffeOptions, at: (p: Point) => Point): string =>
  reticulation({ from: [-34, 13], to: [25, 92], step: 7, gap: 0.62, seed: o.seed })
    .map((cell) => polygon(cell.map(at)))
    .join('')

function drawHoof(s: Stage, o: GiraffeOptions, leg: string): void {
  s.rect(o.x - o.h, o.y - o.h * 0.022, o.h * 2, o.h * 0.03, s.shade('#5a4034', 0.3))
  s.line(leg, s.shade('#b98a54', 0.5), o.h * 0.003, 'opacity=".5"')
}

function drawTail(s: Stage, o: GiraffeOptions, at: (p: Point) => Point): void {
  s.line(
    smooth(outline('22.4,49.4 24.4,46 25,40 24.8,34').map(at), false, 0.5),
    s.shade('#c08a54', 0.5),
    o.h * 0.011,
  )
  s.path(
    smooth(outline('24.2,36 25.6,36 26,30 25.4,23 24.6,23 23.8,30').map(at), true, 0.5),
    s.shade('#3a2a28', 0.2),
  )
}

function drawHead(s: Stage, o: GiraffeOptions, at: (p: Point) => Point): void {
  const mane = '-28.8,93.4 -24.4,86.6 -20,78.8 -14.6,70.8 -9.2,65.8'
  s.line(smooth(outline(mane).map(at), false, 0.5), s.shade('#7f4426', 0.55), o.h * 0.013)
  s.path(
    smooth(outline('-33,87 -38,87.4 -40.8,88.6 -39.6,91.6 -36.4,94 -33.4,92').map(at), true, 0.5),
    s.shade('#c07a40', 0.8),
  )
  s.path(
    smooth(outline('-40.6,86.6 -44.2,85.8 -45,87.2 -44.6,89 -42.6,90.6 -40.8,89').map(at), true, 0.5),
    s.shade('#e6cfa6', 0.75),
  )
  for (const dx of [0, -1.9]) {
    s.line(
      polygon([at([-33.2 + dx, 95.6]), at([-32.2 + dx, 99.4])], false),
      s.shade('#b9743c', dx ? 0.9 : 0.4),
      o.h * 0.012,
      'stroke-linecap="round"',
    )
    s.circle(...at([-32.1 + dx, 99.6]), o.h * 0.0085, s.shade('#2f2226', 0.2))
  }
  s.path(
    smooth(outline('-30.8,95 -28.8,97 -25.6,97.8 -26.6,95.6 -29.2,93.8').map(at), true, 0.5),
    s.shade('#f0d6a4', 0.85),
  )
  s.path(
    smooth(outline('-37.6,92.5 -36.4,93.2 -35.4,92.4 -36.4,91.7').map(at), true, 0.5),
    s.shade('#1f1820', 0.1),
  )
  s.circle(...at([-44, 88.4]), o.h * 0.0035, s.shade('#3a2a28', 0.2))
}

function drawShadow(s: Stage, o: GiraffeOptions, d: string): void {
  const [dx, dy] = o.shadow
  const laid = d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => {
    const up = o.y - Number(y)
    return `${(Number(x) + up * dx).toFixed(1)} ${(o.y + up * dy).toFixed(1)}`
  })
  s.path(laid, s.light.shadow, 'opacity=".42"')
}
