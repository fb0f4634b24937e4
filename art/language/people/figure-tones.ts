import { mix } from '../../engine/colour.ts'
import type { Point } from '../../engine/geometry.ts'
import { round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** In the light and in the shade: each shadow stays in the family of its skin. */
export const SKINS = {
  porcelain: ['#f4cfb4', '#c98a78'],
  rose: ['#e9b596', '#b5705c'],
  olive: ['#dba97c', '#9c6a4c'],
  honey: ['#cd9462', '#8e5636'],
  bronze: ['#b3794c', '#74422c'],
  chestnut: ['#94603c', '#5c3322'],
  umber: ['#744730', '#46251c'],
  mahogany: ['#5f3a2a', '#381e1a'],
  ebony: ['#4a2e26', '#2a1718'],
} as const

export type SkinName = keyof typeof SKINS

/** One flat shape of a figure. */
export interface Piece {
  readonly outlines: readonly (readonly Point[])[]
  /** Light and shade of the material; the shade follows from the light if it is not said. */
  readonly colour: string
  readonly dark?: string
  /** Width of the shade on the side away from the light. */
  readonly shade: number
  /** On the far side of the body: no light reaches it. */
  readonly far?: boolean
  /** One even tone between light and shade: folds. */
  readonly fold?: true
  /** Drawn as a line of this width. */
  readonly line?: number
  readonly tension?: number
}

export interface ToneOptions {
  readonly depth?: number
  /** 0..1: how strong the key light is; rain and haze want .5. */
  readonly key?: number
  /** Dark, with a rim of light: the sun is behind. */
  readonly backlit?: boolean
}

/** All outlines run the same way round, so that they unite when they overlap. */
export function pathOf({ outlines, line, tension = 0.9 }: Piece): string {
  return outlines
    .map((points) => rounded(line || isClockwise(points) ? points : points.toReversed(), !line, tension))
    .join('')
}

/** Round through the points; one written twice is a corner. */
function rounded(points: readonly Point[], closed: boolean, tension: number): string {
  const same = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6
  const n = points.length
  const at = (i: number) => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] as Point
  const k = tension / 5
  const tangent = (i: number): Point => {
    const [before, here, next] = [at(i - 1), at(i), at(i + 1)]
    return same(before, here) || same(here, next)
      ? [0, 0]
      : [(next[0] - before[0]) * k, (next[1] - before[1]) * k]
  }
  let d = `M${at(0).map(round1).join(' ')}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p, q] = [at(i), at(i + 1)]
    if (same(p, q)) continue
    const [a, b] = [tangent(i), tangent(i + 1)]
    d += `C${[p[0] + a[0], p[1] + a[1], q[0] - b[0], q[1] - b[1], ...q].map(round1).join(' ')}`
  }
  return d + (closed ? 'Z' : '')
}

function isClockwise(points: readonly Point[]): boolean {
  let area = 0
  for (const [i, [x, y]] of points.entries()) {
    const [nx, ny] = points[(i + 1) % points.length] as Point
    area += x * ny - nx * y
  }
  return area > 0
}

/** Lays one shape down in hard-edged tones: shade, then local colour, then light, each shifted to the light. */
export function printPiece(s: Stage, piece: Piece, side: -1 | 1, h: number, o: ToneOptions): void {
  const d = pathOf(piece)
  const [shade, local, light] = tonesOfPiece(s, piece, o)
  if (piece.line) {
    s.line(d, piece.far ? shade : local, piece.line * h, 'stroke-linecap="round" stroke-linejoin="round"')
    return
  }
  if (piece.fold) {
    s.path(d, mix(shade, local, 0.35))
    return
  }
  if (o.backlit) {
    s.path(d, piece.far ? shade : light)
    if (piece.far) return
    const rim = Math.max(0.9, h * 0.009)
    s.clipped(d, () => s.path(d, shade, shift(-side * rim, rim * 0.9)))
    return
  }
  s.path(d, shade)
  const by = Math.max(0.8, piece.shade * h)
  const three = h > 70 && piece.shade > 0.016
  s.clipped(d, () => {
    if (three) s.path(d, local, shift(side * by * 0.62, -by * 0.15))
    if (!piece.far) s.path(d, three ? light : mix(local, light, 0.7), shift(side * by * 1.3, -by * 0.3))
  })
}

const shift = (x: number, y: number): string =>
  `transform="translate(${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100})"`

function tonesOfPiece(s: Stage, { colour, dark, far }: Piece, o: ToneOptions): [string, string, string] {
  const { depth = 0, key = 1, backlit } = o
  const low = dark ?? mix(colour, s.light.shadow, 0.2)
  if (backlit) return [s.shade(low, 0.05, depth), s.shade(low, 0.1, depth), s.shade(colour, 1.1, depth)]
  const shade = s.shade(low, dark ? 0.62 : 0.4 - 0.12 * key, depth)
  const light = s.shade(colour, 0.62 + 0.4 * key, depth)
  const local = mix(shade, light, 0.58)
  return far ? [shade, mix(shade, local, 0.45), local] : [shade, local, light]
}
