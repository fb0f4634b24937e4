import { ellipsePath, type Point, polygon } from '../../engine/geometry.ts'
import { lerp, range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface AdireOptions {
  /** Upper left corner on the line, width and length. */
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly pattern: 'moons' | 'ladders' | 'combs' | 'stars'
  readonly colour?: string
  readonly depth?: number
  readonly seed?: number
}

const INDIGO = '#27377c'

/** A length of indigo adire on a line: folds, a resist pattern in pale blue, light through the hem. */
export function drawAdire(s: Stage, o: AdireOptions): void {
  const { x, y, w, h } = o
  const random = s.random(o.seed ?? x)
  const colour = o.colour ?? INDIGO
  const tone = (local: string, lit: number) => s.shade(local, lit, o.depth ?? 0)
  const phase = random() * 6
  const hem = range(25).map((i): Point => [x + (w * i) / 24, y + h + 4 + 5 * Math.sin(i * 0.8 + phase)])
  const sheet = polygon([[x, y], [x + w * 0.5, y + w * 0.03], [x + w, y], ...hem.reverse()])
  s.path(sheet, s.lin([tone(colour, 0.42), tone(colour, 0.62), tone(colour, 0.3)]))
  s.clipped(sheet, () => {
    s.path(resist(o), tone('#b9cdea', 0.8), 'opacity=".62"')
    const folds = range(Math.max(3, Math.round(w / 46)))
    for (const i of folds) {
      const fx = x + (w * (i + 0.5 + (random() - 0.5) * 0.5)) / folds.length
      const half = 10 + random() * 16
      const drift = (random() - 0.5) * 26
      const fold = polygon([
        [fx - half * 0.4, y],
        [fx + half * 0.4, y],
        [fx + half + drift, y + h + 20],
        [fx - half + drift, y + h + 20],
      ])
      const dark = tone(colour, 0)
      s.path(
        fold,
        s.lin(
          [
            [dark, 0],
            [dark, 0.55],
            [dark, 0],
          ],
          0,
          0,
          1,
          0,
        ),
      )
      const lit = polygon([
        [fx + half * 0.4, y],
        [fx + half * 0.8, y],
        [fx + half * 1.9 + drift, y + h + 20],
        [fx + half + drift, y + h + 20],
      ])
      const bright = tone('#8fb0f0', 1)
      s.path(
        lit,
        s.lin(
          [
            [bright, 0],
            [bright, 0.22],
            [bright, 0],
          ],
          0,
          0,
          1,
          0,
        ),
      )
    }
  })
  for (const px of range(Math.max(2, Math.round(w / 90)))) {
    const at = lerp(x + 10, x + w - 10, px / Math.max(1, Math.round(w / 90) - 1))
    s.rect(at - 2.5, y - 7, 5, 15, tone('#c99a62', 0.8), 'rx="1.500"')
  }
}

function resist(o: AdireOptions): string {
  const cell = o.w / Math.max(2, Math.round(o.w / 50))
  const cells: string[] = []
  for (let r = 0; r * cell < o.h; r++) {
    for (let c = 0; c * cell < o.w - 1; c++)
      cells.push(motif(o.pattern, o.x + (c + 0.5) * cell, o.y + (r + 0.5) * cell, cell * 0.42, r + c))
  }
  return cells.join('')
}

const ring = (x: number, y: number, r: number, w: number): string =>
  ellipsePath(x, y, r) +
  `M${round1(x - r + w)} ${round1(y)}a${round1(r - w)} ${round1(r - w)} 0 1 1 ${round1(2 * (r - w))} 0a${round1(r - w)} ${round1(r - w)} 0 1 1 ${round1(-2 * (r - w))} 0Z`

function motif(pattern: AdireOptions['pattern'], x: number, y: number, r: number, i: number): string {
  const bar = (dx: number, dy: number, w: number, h: number) =>
    `M${round1(x + dx)} ${round1(y + dy)}h${round1(w)}v${round1(h)}h${round1(-w)}Z`
  switch (pattern) {
    case 'moons':
      return ring(x, y, r, r * 0.16) + ring(x, y, r * 0.62, r * 0.14) + ellipsePath(x, y, r * 0.2)
    case 'ladders':
      return i % 2
        ? range(4)
            .map((k) => bar(-r, -r + (k * r) / 1.6, 2 * r, r * 0.14))
            .join('')
        : range(4)
            .map((k) => bar(-r + (k * r) / 1.6, -r, r * 0.14, 2 * r))
            .join('')
    case 'combs':
      return i % 2
        ? ring(x, y, r * 0.8, r * 0.13) +
            range(5)
              .map((k) => bar(-r * 0.5 + k * r * 0.25, -r * 0.4, r * 0.08, r * 0.8))
              .join('')
        : range(3)
            .map((k) => ring(x, y, r * (1 - k * 0.3), r * 0.1))
            .join('')
    case 'stars':
      return (
        range(10)
          .map((k) => {
            const a = (k / 10) * 2 * Math.PI
            return polygon([
              [x + Math.cos(a) * r * 0.25, y + Math.sin(a) * r * 0.25],
              [x + Math.cos(a - 0.1) * r, y + Math.sin(a - 0.1) * r],
              [x + Math.cos(a + 0.1) * r, y + Math.sin(a + 0.1) * r],
            ])
          })
          .join('') + ring(x, y, r * 0.24, r * 0.1)
      )
  }
}
