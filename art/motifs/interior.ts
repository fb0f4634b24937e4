import { mix } from '../engine/colour.ts'
import { ellipsePath, type Point, polygon, ribbon, smooth } from '../engine/geometry.ts'
import { range, round1 } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { type Layer, svg } from '../scene.ts'

/** An opening in a dark wall: draw the view first, then the wall with its hole. */
export interface OpeningOptions {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly shape?: 'rectangle' | 'arch' | 'pointed' | 'cusped' | 'porthole'
  readonly wall?: string
  /** Light on the wall: 0 a dark room. */
  readonly lit?: number
  readonly frame?: string
  /** Panes across and down; 0 leaves the opening free. */
  readonly panes?: readonly [number, number]
}

export function openingPath(o: OpeningOptions): string {
  const { x, y, w, h } = o
  const r = (v: number) => round1(v)
  if (o.shape === 'porthole') return ellipsePath(x + w / 2, y + h / 2, w / 2, h / 2)
  if (o.shape === 'arch')
    return `M${r(x)} ${r(y + h)}V${r(y + w / 2)}A${r(w / 2)} ${r(w / 2)} 0 0 1 ${r(x + w)} ${r(y + w / 2)}V${r(y + h)}Z`
  if (o.shape === 'pointed')
    return `M${r(x)} ${r(y + h)}V${r(y + h * 0.4)}C${r(x)} ${r(y + h * 0.18)} ${r(x + w * 0.36)} ${r(y + h * 0.1)} ${r(x + w / 2)} ${r(y)}C${r(x + w * 0.64)} ${r(y + h * 0.1)} ${r(x + w)} ${r(y + h * 0.18)} ${r(x + w)} ${r(y + h * 0.4)}V${r(y + h)}Z`
  if (o.shape === 'cusped') return cuspedArch(o)
  return `M${r(x)} ${r(y)}H${r(x + w)}V${r(y + h)}H${r(x)}Z`
}

/** Scalloped arch of Rajput and Mughal palaces. */
function cuspedArch({ x, y, w, h }: OpeningOptions): string {
  const spring = y + w * 0.55
  const lobes = 4
  const at = (i: number): Point => {
    const t = i / lobes
    return [
      x + (w / 2) * (1 - Math.cos((t * Math.PI) / 2) ** 0.9),
      spring - (spring - y) * Math.sin((t * Math.PI) / 2),
    ]
  }
  let d = `M${round1(x)} ${round1(y + h)}V${round1(spring)}`
  const steps: Point[] = [
    ...range(lobes + 1).map(at),
    ...range(lobes).map((i): Point => [2 * (x + w / 2) - at(lobes - 1 - i)[0], at(lobes - 1 - i)[1]]),
  ]
  for (let i = 1; i < steps.length; i++) {
    const [a, b] = [steps[i - 1] as Point, steps[i] as Point]
    const r = Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.56
    d += `A${round1(r)} ${round1(r)} 0 0 1 ${round1(b[0])} ${round1(b[1])}`
  }
  return `${d}V${round1(y + h)}Z`
}

/** The wall around one or several openings; fills the camera. */
export const wallWithOpenings = (openings: readonly OpeningOptions[]): Layer =>
  svg((s) => {
    const first = openings[0]
    const wall = first?.wall ?? '#e2c9a4'
    const lit = first?.lit ?? 0.2
    const outer = `M${round1(s.left)} ${round1(s.top)}H${round1(s.right)}V${round1(s.bottom)}H${round1(s.left)}Z`
    const holes = openings.map(openingPath).join('')
    s.path(
      outer + holes,
      s.lin([s.shade(wall, lit), s.shade(wall, lit * 0.4)], 0, s.top, 0, s.bottom, true),
      'fill-rule="evenodd"',
    )
    for (const o of openings) drawFrame(s, o)
  })

function drawFrame(s: Stage, o: OpeningOptions): void {
  const frame = o.frame ?? '#8a6a48'
  const d = openingPath(o)
  const dir = s.lightSide(o.x + o.w / 2)
  s.line(d, s.shade(frame, 0.15), Math.max(5, o.w * 0.03))
  s.line(
    d,
    s.shade(frame, 0.85),
    Math.max(1.4, o.w * 0.006),
    `transform="translate(${-dir * o.w * 0.008} 0)"`,
  )
  const [across, down] = o.panes ?? [0, 0]
  if (across < 1 || down < 1) return
  const bars = [
    ...range(across - 1).map(
      (i) => `M${round1(o.x + (o.w * (i + 1)) / across)} ${round1(o.y)}v${round1(o.h)}`,
    ),
    ...range(down - 1).map((i) => `M${round1(o.x)} ${round1(o.y + (o.h * (i + 1)) / down)}h${round1(o.w)}`),
  ]
  s.clipped(d, () => {
    s.line(bars.join(''), s.shade(frame, 0.15), Math.max(4, o.w * 0.018))
    s.line(
      bars.join(''),
      s.shade(frame, 0.8),
      Math.max(1, o.w * 0.003),
      `transform="translate(${dir * o.w * 0.007} 0)"`,
    )
  })
}

/** Floor in perspective: tiles or boards, from y to the camera's bottom. */
export const floor = (o: {
  y: number
  colour?: string
  second?: string
  vanishing?: number
  tiles?: boolean
  lit?: number
}): Layer =>
  svg((s) => {
    const colour = o.colour ?? '#b98a62'
    const lit = o.lit ?? 0.6
    const vx = o.vanishing ?? 900
    const base = Math.max(900, s.bottom)
    s.fillBelow(o.y, s.lin([s.shade(colour, lit), s.shade(colour, lit * 0.35)], 0, o.y, 0, base, true))
    const spread = range(41).map((i) => i - 20)
    if (!o.tiles) {
      s.line(
        spread
          .map((i) => `M${round1(vx + i * 60)} ${o.y}L${round1(vx + i * 330)} ${round1(base + 300)}`)
          .join(''),
        s.shade(colour, 0.05),
        1.5,
        'opacity=".4"',
      )
      return
    }
    const rows = range(10).map((i) => o.y + (base + 260 - o.y) * ((i + 1) / 10) ** 2.1)
    const second = s.shade(o.second ?? '#f1e2c4', lit)
    let above = o.y
    rows.forEach((y, r) => {
      const k = (v: number) => 70 + ((v - o.y) / (base + 260 - o.y)) * 250
      for (const i of spread)
        if ((i + r) % 2 === 0)
          s.path(
            polygon([
              [vx + i * k(above), above],
              [vx + (i + 1) * k(above), above],
              [vx + (i + 1) * k(y), y],
              [vx + i * k(y), y],
            ]),
            second,
            'opacity=".5"',
          )
      above = y
    })
  })

/** A hanging curtain, gathered by a tie; `open` is the share drawn aside. */
export const curtain = (o: {
  x: number
  y: number
  w: number
  h: number
  colour?: string
  side?: 'left' | 'right'
  lit?: number
  tied?: boolean
}): Layer =>
  svg((s) => {
    const colour = o.colour ?? '#f1e6d0'
    const dir = o.side === 'right' ? -1 : 1
    const x0 = o.side === 'right' ? o.x + o.w : o.x
    const reach = (t: number) =>
      o.tied === false ? 1 : t < 0.62 ? 1 - 0.62 * (t / 0.62) ** 2.2 : 0.38 + 0.3 * ((t - 0.62) / 0.38) ** 0.8
    const folds = 7
    for (const i of range(folds)) {
      const edge = (k: number): Point[] =>
        range(13).map((j) => [
          x0 + dir * o.w * k * reach(j / 12) + Math.sin(j * 0.8 + i) * o.w * 0.006,
          o.y + (o.h * j) / 12,
        ])
      const d = polygon([...edge(i / folds), ...edge((i + 1.04) / folds).reverse()])
      const lit = (o.lit ?? 0.75) * (i % 2 ? 0.45 : 1)
      s.path(d, s.lin([s.shade(colour, lit), s.shade(colour, lit * 0.8), s.shade(colour, lit * 0.55)]))
    }
    if (o.tied !== false)
      s.path(
        ribbon(
          [
            [x0, o.y + o.h * 0.6],
            [x0 + dir * o.w * 0.2, o.y + o.h * 0.64],
            [x0 + dir * o.w * 0.42, o.y + o.h * 0.61],
          ],
          () => o.w * 0.025,
        ),
        s.shade('#c9a25d', 0.9),
      )
  })

/** A wide bed seen from its foot: headboard, pillows, folded throw. */
export const bed = (o: { x: number; y: number; w: number; colour?: string; throw?: string }): Layer =>
  svg((s) => {
    const { x, y, w } = o
    const linen = o.colour ?? '#f7efe0'
    const h = w * 0.42
    s.ellipse(x, y + 4, w * 0.56, w * 0.05, s.light.shadow, 'opacity=".45"')
    s.path(
      smooth(
        [
          [x - w * 0.42, y - h * 0.6],
          [x - w * 0.4, y - h * 1.5],
          [x, y - h * 1.75],
          [x + w * 0.4, y - h * 1.5],
          [x + w * 0.42, y - h * 0.6],
        ],
        true,
        0.5,
      ),
      s.lin([s.shade('#a8744e', 0.8), s.shade('#6e4630', 0.3)]),
    )
    for (const dx of [-0.21, 0.21])
      s.path(
        smooth(
          [
            [x + (dx - 0.17) * w, y - h * 0.72],
            [x + (dx - 0.16) * w, y - h * 1.08],
            [x + dx * w, y - h * 1.14],
            [x + (dx + 0.16) * w, y - h * 1.08],
            [x + (dx + 0.17) * w, y - h * 0.72],
          ],
          true,
          0.7,
        ),
        s.lin([s.shade(linen, 1.05), s.shade(linen, 0.5)]),
      )
    s.path(
      polygon([
        [x - w * 0.42, y - h * 0.78],
        [x + w * 0.42, y - h * 0.78],
        [x + w * 0.5, y - h * 0.42],
        [x - w * 0.5, y - h * 0.42],
      ]),
      s.lin([s.shade(linen, 1.05), s.shade(linen, 0.85)]),
    )
    s.path(
      smooth(
        [
          [x - w * 0.5, y - h * 0.44],
          [x + w * 0.5, y - h * 0.44],
          [x + w * 0.52, y - h * 0.02],
          [x, y + h * 0.02],
          [x - w * 0.52, y - h * 0.02],
        ],
        true,
        0.25,
      ),
      s.lin([s.shade(linen, 0.75), s.shade(linen, 0.3)]),
    )
    const cloth = o.throw ?? '#8f4a5e'
    s.path(
      polygon([
        [x - w * 0.475, y - h * 0.62],
        [x + w * 0.475, y - h * 0.62],
        [x + w * 0.5, y - h * 0.46],
        [x + w * 0.515, y - h * 0.2],
        [x - w * 0.515, y - h * 0.2],
        [x - w * 0.5, y - h * 0.46],
      ]),
      s.lin([s.shade(cloth, 0.9), s.shade(cloth, 0.8), s.shade(cloth, 0.3)]),
    )
  })

/** Balcony rail of turned balusters or iron, spanning the camera or from..to. */
export const railing = (o: {
  y: number
  h: number
  kind?: 'iron' | 'stone' | 'wood' | 'glass'
  from?: number
  to?: number
  colour?: string
  lit?: number
}): Layer =>
  svg((s) => {
    const [from, to] = [o.from ?? s.left, o.to ?? s.right]
    const colour =
      o.colour ?? { iron: '#2a2f4c', stone: '#e6d3b0', wood: '#8a5f42', glass: '#dff0ee' }[o.kind ?? 'iron']
    const lit = o.lit ?? (o.kind === 'iron' ? 0.25 : 0.6)
    const tone = s.lin([s.shade(colour, lit * 1.3), s.shade(colour, lit * 0.3)])
    if (o.kind === 'glass') s.rect(from, o.y - o.h, to - from, o.h, s.light.sky[3], 'opacity=".18"')
    else if (o.kind === 'stone') {
      const step = o.h * 0.34
      const balusters = range(Math.ceil((to - from) / step)).map((i) => {
        const x = from + (i + 0.5) * step
        const q = (w: number, t: number) => `${round1(x + w * o.h)} ${round1(o.y - o.h * t)}`
        return `M${q(-0.06, 0.1)}C${q(-0.13, 0.3)} ${q(-0.11, 0.42)} ${q(-0.045, 0.58)}L${q(-0.07, 0.82)}L${q(0.07, 0.82)}L${q(0.045, 0.58)}C${q(0.11, 0.42)} ${q(0.13, 0.3)} ${q(0.06, 0.1)}Z`
      })
      s.path(balusters.join(''), tone)
    } else {
      const step = o.h * (o.kind === 'wood' ? 0.2 : 0.16)
      const bars = range(Math.ceil((to - from) / step)).map(
        (i) => `M${round1(from + i * step)} ${round1(o.y)}v${round1(-o.h * 0.95)}`,
      )
      s.line(bars.join(''), s.shade(colour, lit), Math.max(1.2, o.h * (o.kind === 'wood' ? 0.035 : 0.018)))
      if (o.kind !== 'wood') {
        const scrolls = range(Math.ceil((to - from) / (step * 2))).map(
          (i) =>
            `M${round1(from + i * step * 2)} ${round1(o.y - o.h * 0.3)}q${round1(step)} ${round1(-o.h * 0.22)} ${round1(step * 2)} 0`,
        )
        s.line(scrolls.join(''), s.shade(colour, lit), Math.max(1, o.h * 0.015))
      }
    }
    s.rect(
      from,
      o.y - o.h,
      to - from,
      o.h * 0.09,
      s.lin([s.shade(colour, lit * 1.5), s.shade(colour, lit * 0.6)]),
    )
    s.rect(from, o.y - o.h * 0.09, to - from, o.h * 0.09, s.shade(colour, lit * 0.5))
  })

/** A row of arches on columns, between us and the view. */
export const arcade = (o: {
  y: number
  h: number
  w: number
  from?: number
  to?: number
  shape?: OpeningOptions['shape']
  wall?: string
  lit?: number
}): Layer =>
  svg((s) => {
    const [from, to] = [o.from ?? s.left, o.to ?? s.right]
    const wall = o.wall ?? '#ead0a8'
    const lit = o.lit ?? 0.3
    const pier = o.w * 0.16
    const holes = range(Math.ceil((to - from) / (o.w + pier)) + 1).map((i) =>
      openingPath({
        x: from + pier / 2 + i * (o.w + pier),
        y: o.y - o.h,
        w: o.w,
        h: o.h + 400,
        shape: o.shape ?? 'arch',
      }),
    )
    const outer = `M${round1(from)} ${round1(s.top)}H${round1(to)}V${round1(o.y)}H${round1(from)}Z`
    s.path(
      outer + holes.join(''),
      s.lin([s.shade(wall, lit * 0.6), s.shade(wall, lit)], 0, s.top, 0, o.y, true),
      'fill-rule="evenodd"',
    )
    s.clipped(`M${round1(from)} ${round1(s.top)}H${round1(to)}V${round1(o.y)}H${round1(from)}Z`, () =>
      s.line(
        holes.join(''),
        mix(s.shade(wall, 1), s.light.sun, 0.3),
        Math.max(2, o.w * 0.014),
        'opacity=".8"',
      ),
    )
  })

/** Sunlight falling through a window on the floor, as soft slanted panes. */
export const lightPatch = (o: { points: readonly Point[]; opacity?: number; colour?: string }): Layer =>
  svg((s) => {
    s.path(
      polygon(o.points),
      s.lin([
        [o.colour ?? s.light.sun, o.opacity ?? 0.5],
        [o.colour ?? s.light.glow, (o.opacity ?? 0.5) * 0.35],
      ]),
      `filter="${s.blur(5)}"`,
    )
  })
