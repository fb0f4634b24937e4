import { ellipsePath, polygon } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import { curved } from '../../../engine/outline.ts'
import type { Stage, Stop } from '../../../engine/stage.ts'
import { drawLeaves } from '../../../language/plants/leaves.ts'
import { scene, svg } from '../../../scene.ts'
import { drawParasolFromAbove } from './parasol.ts'

const PARASOLS = [
  ['#e8442f', '#f6ead2'],
  ['#f2b02c', '#e0742c'],
  ['#2c6fb0', '#f6ead2'],
  ['#c22f6a', '#f0a0b8'],
  ['#2f9a72', '#f2d24a'],
  ['#7a4aa8', '#e8b0d8'],
  ['#f08a2c', '#f6ead2'],
  ['#1f8fa0', '#9adcd0'],
  ['#d8344a', '#2c3f8a'],
  ['#f4d24a', '#f6ead2'],
] as const

interface Spot {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** Circles thrown into the lane until no more fit; a little overlap is a market. */
const crowdedSpots = (s: Stage): Spot[] => {
  const random = s.random(5)
  const spots: Spot[] = []
  for (let i = 0; i < 5200; i++) {
    const r = lerp(96, 34, i / 5200) * (0.85 + random() * 0.3)
    const x = 260 + random() * 1080
    const y = -40 + random() * 980
    const lane = Math.abs(x - 800 - 90 * Math.sin(y / 210)) < 54
    if (!lane && spots.every((p) => Math.hypot(p.x - x, p.y - y) > (p.r + r) * 0.86)) spots.push({ x, y, r })
  }
  return spots.sort((a, b) => a.r - b.r)
}

const drawShoppers = (s: Stage): void => {
  const random = s.random(12)
  for (let y = -30; y < 940; y += 15) {
    for (const k of range(3)) {
      const x = 800 + 90 * Math.sin(y / 210) + (k - 1) * 36 + (random() - 0.5) * 26
      const cloth =
        ['#e0a23c', '#c2503a', '#f0e6d4', '#2f6f8c', '#8a3a6c', '#3f7a4a'][Math.floor(random() * 6)] ??
        '#f0e6d4'
      s.ellipse(x - 7, y + 9, 13, 8, s.light.shadow, 'opacity=".45"')
      s.ellipse(x, y, 12, 7, s.lin([s.shade(cloth, 1), s.shade(cloth, 0.35)]))
      s.circle(x + 1, y - 1, 5, s.shade(random() < 0.4 ? cloth : '#33202c', 0.6))
      if (random() < 0.2) s.path(ellipsePath(x + 1, y - 2, 10), s.shade('#d9b06a', 0.85))
    }
  }
}

/** One side of the lane from above: tin roof, two galleries with rails, washing and people looking down. */
const drawGalleries = (s: Stage, k: -1 | 1): void => {
  const at = (x: number) => 800 + k * x
  const strip = (from: number, to: number, fill: string, attributes = '') =>
    s.path(
      polygon([
        [at(from), s.top],
        [at(to), s.top],
        [at(to), s.bottom],
        [at(from), s.bottom],
      ]),
      fill,
      attributes,
    )
  const lit = k > 0 ? 0.35 : 0.95
  const across = (inner: string, outer: string) => s.lin(k > 0 ? [inner, outer] : [outer, inner], 0, 0, 1, 0)
  const shadow = (opacity: number): Stop => [s.light.shadow, opacity]
  strip(380, 500, s.lin(k > 0 ? [shadow(0), shadow(0.5)] : [shadow(0.3), shadow(0)], 0, 0, 1, 0))
  strip(486, 540, across(s.shade('#c98a6a', lit * 0.6), s.shade('#e0b08a', lit)))
  strip(540, 570, s.shade('#6a3a4a', 0.15))
  strip(560, 626, across(s.shade('#9ab0a0', lit * 0.7), s.shade('#c8d4b8', lit)))
  strip(626, 652, s.shade('#4a2c4a', 0.1))
  strip(646, 860, across(s.shade('#a8482f', lit), s.shade('#c86a44', lit)))
  const seams = range(48).map((i) =>
    polygon(
      [
        [at(646), -20 + i * 20],
        [at(860), -30 + i * 20.4],
      ],
      false,
    ),
  )
  s.line(seams.join(''), s.shade('#6a2a2c', 0.3), 2, 'opacity=".55"')
  for (const [x, n] of [
    [488, 46],
    [564, 40],
  ] as const) {
    const posts = range(n).map((i) =>
      polygon(
        [
          [at(x), -10 + (i * 940) / n],
          [at(x + 11), -10 + (i * 940) / n],
        ],
        false,
      ),
    )
    s.line(posts.join(''), s.shade('#3a2848', 0.3), 2.2)
    s.line(
      polygon(
        [
          [at(x), s.top],
          [at(x), s.bottom],
        ],
        false,
      ),
      s.shade('#f6e0b8', lit),
      5,
    )
  }
  const random = s.random(20 + k)
  for (const i of range(13)) {
    const y = 10 + i * 72 + random() * 30
    const cloth = ['#f0e6d4', '#e0524a', '#2f6fa8', '#f2b84a', '#c25a8a', '#3f8a6a'][i % 6] ?? '#f0e6d4'
    if (i % 3 === 0)
      s.path(
        curved('-24,-20 10,-24 12,24 -26,22', at(484), y, 1, k, 0.3),
        s.lin([s.shade(cloth, 1), s.shade(cloth, 0.5)]),
      )
    else if (i % 3 === 1) {
      s.ellipse(at(506), y, 9, 14, s.shade(cloth, 0.8))
      s.circle(at(500), y, 7, s.shade('#3a2430', 0.6))
    } else drawLeaves(s, { x: at(584), y, rx: 14, ry: 22, leaf: 9, density: 120, colour: '#4a8a4a' })
  }
}

export default scene({
  name: 'moments/lagos-4',
  seed: 104,
  light: { base: 'day', shadow: '#2a2458', haze: '#e0c8a8', lit: '#fff0c0' },
  sun: { x: 1500, y: -100, r: 10 },
  layers: [
    svg((s) => {
      s.rect(
        s.left,
        s.top,
        s.right - s.left,
        s.bottom - s.top,
        s.lin([s.shade('#b08a70', 0.5), s.shade('#8a6a68', 0.3)], 0, 0, 1, 1),
      )
      drawShoppers(s)
    }),
    svg((s) => {
      const random = s.random(40)
      for (const [i, spot] of crowdedSpots(s).entries())
        drawParasolFromAbove(s, {
          ...spot,
          colours: PARASOLS[(i * 7) % PARASOLS.length] as [string, string],
          turn: random(),
        })
    }),
    svg((s) => {
      drawGalleries(s, -1)
      drawGalleries(s, 1)
    }),
  ],
  finish: { bloom: 0.2, vignette: 0.3 },
})
