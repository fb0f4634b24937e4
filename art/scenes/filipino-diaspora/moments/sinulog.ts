import { type Point, ribbon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFigure } from '../../../language/people/figure.ts'
import type { FigurePoseName } from '../../../language/people/figure-poses.ts'
import type { SkinName } from '../../../language/people/figure-tones.ts'
import { EYE, see } from './sinulog-street.ts'

const SHADOW = { to: [-0.34, 0.1], opacity: 0.42 } as const
const SKINS: readonly SkinName[] = ['honey', 'bronze', 'chestnut', 'bronze', 'umber']

/** Where the middle of the head is, in heights, to the right and up. */
const STEPS: readonly (readonly [FigurePoseName, number, number])[] = [
  ['dancing', -0.044, 0.925],
  ['whirling', 0.054, 0.93],
  ['cheering', -0.006, 0.935],
  ['raising', 0.006, 0.935],
]

interface Troupe {
  /** Metres away of each row, and where in it they stand. */
  readonly rows: readonly number[]
  readonly columns: readonly number[]
  readonly dress: string
  readonly hem: string
  readonly plumes: readonly [string, string]
}

/** One troupe in matching dress, each at another step. */
export function drawTroupe(s: Stage, o: Troupe): void {
  for (const [row, away] of [...o.rows].sort((a, b) => b - a).entries())
    for (const [i, column] of o.columns.entries()) {
      const n = row * 3 + i * 2 + Math.round(away)
      const [pose, hx, hy] = STEPS[n % STEPS.length] as (typeof STEPS)[number]
      const [x, y] = see([column + (row % 2 ? 0.8 : 0) - 0.3, 0, away + ((i * 7) % 5) * 0.14])
      const h = (EYE.focal / away) * (1.58 + ((n * 3) % 4) * 0.03)
      const flip = n % 3 === 0
      const depth = Math.min(0.4, away / 130)
      const head: Point = [x + (flip ? -hx : hx) * h, y - hy * h]
      drawPlumes(s, head, h * 0.3, o.plumes, depth)
      drawFigure(s, {
        x,
        y,
        h,
        pose,
        view: 'front',
        flip,
        depth,
        dress: 'terno',
        colours: [varied(o.dress, row * 8 + i), varied(o.dress, row * 8 + i + 3), o.hem],
        skin: SKINS[n % SKINS.length] ?? 'bronze',
        woman: true,
        hair: 'bun',
        shadow: SHADOW,
      })
      drawBand(s, head, h, o.plumes[1], depth)
    }
}

/** Cloth of one bale is never quite of one colour. */
const varied = (colour: string, by: number): string =>
  `#${[13, 11, 7]
    .map((cycle, i) => Math.min(255, Number.parseInt(colour.slice(1 + i * 2, 3 + i * 2), 16) + (by % cycle)))
    .map((v) => v.toString(16).padStart(2, '0'))
    .join('')}`

function drawPlumes(
  s: Stage,
  [x, y]: Point,
  r: number,
  colours: readonly [string, string],
  depth: number,
): void {
  for (const [ring, reach] of [
    [0, 1],
    [1, 0.68],
  ] as const)
    for (const i of range(11)) {
      const a = -Math.PI / 2 + (i - 5) * 0.27
      const line: Point[] = [0.1, 0.45, 0.8, 1].map((t) => [
        x + Math.cos(a) * r * reach * t,
        y + Math.sin(a) * r * reach * t,
      ])
      const colour = (i + ring) % 2 ? colours[1] : colours[0]
      s.path(
        ribbon(line, (t) => r * 0.13 * Math.sin(Math.PI * (0.12 + 0.74 * t))),
        s.shade(colour, i < 5 ? 0.55 : 0.98, depth),
      )
    }
}

function drawBand(s: Stage, [x, y]: Point, h: number, colour: string, depth: number): void {
  s.path(
    `M${x - h * 0.036} ${y - h * 0.018}q${h * 0.036} ${-h * 0.03} ${h * 0.072} 0v${-h * 0.016}q${-h * 0.036} ${-h * 0.034} ${-h * 0.072} 0Z`,
    s.shade(colour, 1, depth),
  )
}

/** Drummers in white and red, the drum slung at the waist. */
export function drawDrummers(s: Stage, rows: readonly number[]): void {
  for (const [row, away] of rows.entries())
    for (const [i, column] of [-3.5, -1.75, 0, 1.75, 3.5].entries()) {
      const [x, y] = see([column + (row % 2 ? -0.7 : 0.1), 0, away])
      const h = (EYE.focal / away) * (1.68 + ((i * 3) % 4) * 0.025)
      const depth = Math.min(0.4, away / 130)
      drawFigure(s, {
        x,
        y,
        h,
        pose: 'atCounter',
        view: 'front',
        flip: (i + row) % 2 === 0,
        depth,
        dress: 'barong',
        colours: [varied('#f4ecd8', row * 6 + i), varied('#b8262c', row * 6 + i), '#e8b83c'],
        skin: SKINS[(i + row * 2) % SKINS.length] ?? 'bronze',
        build: i % 2 ? 'slim' : 'broad',
        hat: 'headcloth',
        hatColours: ['#d8342f', '#f4c230'],
        shadow: SHADOW,
      })
      drawDrum(s, x, y - h * 0.5, h, depth)
    }
}

function drawDrum(s: Stage, x: number, y: number, h: number, depth: number): void {
  const [w, ry, tall] = [h * 0.16, h * 0.052, h * 0.15]
  const tone = (colour: string, lit: number) => s.shade(colour, lit, depth)
  const side = `M${x - w} ${y}v${tall}a${w} ${ry} 0 0 0 ${2 * w} 0v${-tall}Z`
  s.path(side, tone('#1f5f8a', 0.35))
  s.clipped(side, () => {
    s.rect(x - w * 0.1, y - ry, w * 1.2, tall + ry * 2, tone('#3f94c4', 0.9))
    const zigzag = range(9).map(
      (i) => `${i ? 'L' : 'M'}${x - w + (i * w) / 4} ${y + (i % 2 ? tall * 0.9 : tall * 0.25) + ry * 0.7}`,
    )
    s.line(zigzag.join(''), tone('#fbf4e2', 1), h * 0.014)
  })
  s.line(`M${x - w} ${y + tall}a${w} ${ry} 0 0 0 ${2 * w} 0`, tone('#f4c230', 0.95), h * 0.026)
  s.ellipse(x, y, w, ry, tone('#f4c230', 0.95))
  s.ellipse(x, y, w * 0.9, ry * 0.82, tone('#fbf4e2', 1))
  s.line(
    `M${x - h * 0.075} ${y - h * 0.062}L${x - h * 0.02} ${y - ry * 0.1}M${x + h * 0.075} ${y - h * 0.08}L${x + h * 0.03} ${y - h * 0.03}`,
    tone('#8a5a34', 0.5),
    Math.max(1.4, h * 0.014),
  )
}
