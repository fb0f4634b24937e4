import { ellipsePath, type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

const TIERS = [
  { up: 0.9, w: 0.36, n: 9 },
  { up: 0.46, w: 0.7, n: 15 },
  { up: 0, w: 1, n: 23 },
]

/** A crystal chandelier: tiers of lamps and cut drops. x, y is the middle of its widest ring, r half its width. */
export function drawChandelier(s: Stage, o: { x: number; y: number; r: number }): void {
  const { x, y, r } = o
  s.line(`M${x} ${y - r * 1.2}V${s.top}`, s.shade('#9a7430', 0.5), r * 0.03)
  s.path(
    polygon([
      [x - r * 0.1, y - r * 1.24],
      [x + r * 0.1, y - r * 1.24],
      [x + r * 0.05, y - r],
      [x - r * 0.05, y - r],
    ]),
    s.shade('#c9a25d', 0.8),
  )
  drawStrings(s, o)
  for (const tier of TIERS) drawTier(s, x, y - r * tier.up, r * tier.w, tier.n, r)
}

/** Chains of crystal from tier to tier, and the bowl below. */
function drawStrings(s: Stage, { x, y, r }: { x: number; y: number; r: number }): void {
  const chain = (from: Point, to: Point, sag: number) => {
    const n = 9
    return range(n)
      .map((i) => {
        const t = (i + 0.5) / n
        const k = r * 0.017
        const [cx, cy] = [
          from[0] + (to[0] - from[0]) * t,
          from[1] + (to[1] - from[1]) * t + sag * r * 4 * t * (1 - t),
        ]
        return polygon([
          [cx, cy - k * 1.6],
          [cx + k, cy],
          [cx, cy + k * 1.6],
          [cx - k, cy],
        ])
      })
      .join('')
  }
  const chains = range(13).flatMap((i) => {
    const t = (i / 12) * 2 - 1
    return [
      chain([x + t * r * 0.05, y - r * 1.1], [x + t * r * 0.36, y - r * 0.9], 0.02),
      chain([x + t * r * 0.36, y - r * 0.86], [x + t * r * 0.7, y - r * 0.5], 0.06),
      chain([x + t * r * 0.7, y - r * 0.42], [x + t * r, y - r * 0.04], 0.07),
      chain([x + t * r * 0.96, y + r * 0.06], [x + t * r * 0.06, y + r * 0.56], 0.07),
    ]
  })
  s.path(chains.join(''), s.shade('#9fc4bc', 0.7), `transform="translate(${r * 0.012} ${r * 0.012})"`)
  s.path(chains.join(''), '#fffbe8')
  s.path(
    polygon([
      [x, y + r * 0.56],
      [x + r * 0.07, y + r * 0.66],
      [x, y + r * 0.8],
      [x - r * 0.07, y + r * 0.66],
    ]),
    '#fffbe8',
  )
  s.path(
    polygon([
      [x, y + r * 0.56],
      [x + r * 0.07, y + r * 0.66],
      [x, y + r * 0.8],
    ]),
    s.shade('#b8d8cc', 0.8),
  )
}

function drawTier(s: Stage, x: number, y: number, w: number, n: number, r: number): void {
  const width = (r * 0.05).toFixed(1)
  s.ellipse(x, y, w, w * 0.17, 'none', `stroke="${s.shade('#8f6a2c', 0.5)}" stroke-width="${width}"`)
  s.ellipse(
    x,
    y - r * 0.012,
    w,
    w * 0.17,
    'none',
    `stroke="${s.shade('#f0c868', 1)}" stroke-width="${(r * 0.024).toFixed(1)}"`,
  )
  const at = (i: number): Point => {
    const a = (i / n) * 2 * Math.PI
    return [x + Math.cos(a) * w, y + Math.sin(a) * w * 0.17]
  }
  const drops = range(n).map((i) => {
    const [px, py] = at(i)
    const k = r * 0.024
    return polygon([
      [px, py + r * 0.03],
      [px + k, py + r * 0.09],
      [px, py + r * 0.17],
      [px - k, py + r * 0.09],
    ])
  })
  s.path(drops.join(''), s.shade('#c8e4d8', 0.9))
  s.path(drops.join(''), '#ffffff', `transform="translate(${-r * 0.008} 0) scale(1)" opacity=".55"`)
  const candles = range(n).map((i) => {
    const [px, py] = at(i)
    return `M${px - r * 0.016} ${py}v${-r * 0.08}h${r * 0.032}v${r * 0.08}Z`
  })
  s.path(candles.join(''), s.shade('#f4ead0', 0.9))
  const flames = range(n).map((i) => ellipsePath(at(i)[0], at(i)[1] - r * 0.115, r * 0.024, r * 0.046))
  s.path(flames.join(''), '#ffc85c')
  s.path(
    range(n)
      .map((i) => ellipsePath(at(i)[0], at(i)[1] - r * 0.11, r * 0.012, r * 0.028))
      .join(''),
    '#fffdf0',
  )
}
