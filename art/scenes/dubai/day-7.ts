import { ellipsePath, type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawSail } from '../../language/boats/boats.ts'
import { curtain, wallWithOpenings } from '../../language/buildings/interior.ts'
import { tableTop } from '../../language/food/table.ts'
import { island } from '../../language/land/land.ts'
import { water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'

/** Carved lattice (mashrabiya): eight-pointed stars between bars, over an opening already painted. */
function drawLattice(s: Stage, x: number, y: number, w: number, h: number): void {
  const wood = '#7a4a32'
  const cell = 74
  const columns = Math.round(w / cell)
  const rows = Math.round(h / cell)
  const stars: string[] = []
  const bars: string[] = []
  for (const r of range(rows)) {
    for (const c of range(columns)) {
      const [cx, cy] = [x + (c + 0.5) * (w / columns), y + (r + 0.5) * (h / rows)]
      const k = cell * 0.33
      const star = range(16).map(
        (i): Point => [
          cx + Math.cos((i * Math.PI) / 8) * k * (i % 2 ? 0.7 : 1),
          cy + Math.sin((i * Math.PI) / 8) * k * (i % 2 ? 0.7 : 1),
        ],
      )
      stars.push(polygon(star))
      bars.push(
        ...range(4).map((i) => {
          const a = (i * Math.PI) / 2
          return `M${(cx + Math.cos(a) * k).toFixed(1)} ${(cy + Math.sin(a) * k).toFixed(1)}L${(cx + Math.cos(a) * cell * 0.52).toFixed(1)} ${(cy + Math.sin(a) * cell * 0.52).toFixed(1)}`
        }),
      )
      bars.push(
        ...range(4).map((i) => {
          const a = Math.PI / 4 + (i * Math.PI) / 2
          return `M${(cx + Math.cos(a) * k).toFixed(1)} ${(cy + Math.sin(a) * k).toFixed(1)}L${(cx + Math.cos(a) * cell * 0.72).toFixed(1)} ${(cy + Math.sin(a) * cell * 0.72).toFixed(1)}`
        }),
      )
    }
  }
  s.line(stars.join('') + bars.join(''), s.shade(wood, 0.2), 9).line(
    stars.join('') + bars.join(''),
    s.shade(wood, 0.85),
    3,
    'transform="translate(1.500 -1.500)"',
  )
  s.line(`M${x} ${y}h${w}v${h}h${-w}Z`, s.shade(wood, 0.3), 24).line(
    `M${x + 4} ${y + 4}h${w - 8}v${h - 8}h${8 - w}Z`,
    s.shade(wood, 0.8),
    4,
  )
}

interface Bottle {
  readonly x: number
  readonly y: number
  readonly h: number
  readonly glass: string
}

/** Faceted perfume bottle with a gilded stopper. */
function drawBottle(s: Stage, { x, y, h, glass }: Bottle): void {
  s.placed({ x, y, scale: h / 100 }, () => {
    s.ellipse(-16, 0, 40, 7, s.light.shadow, 'opacity=".35"')
    const body = 'M-24 0C-32 -10 -32 -40 -10 -56L-8 -66H8L10 -56C32 -40 32 -10 24 0Z'
    s.path(body, s.lin([s.shade(glass, 0.15), s.shade(glass, 0.6), s.shade(glass, 1.1)], 0, 0, 1, 0))
    s.clipped(body, () => {
      s.path('M-40 -26H40V4H-40Z', s.shade(glass, 0.5), 'opacity=".6"')
      s.path('M8 -54C24 -40 26 -12 18 0H26V-56Z', '#ffffff', 'opacity=".35"')
      s.line('M-10 -56L-4 0M10 -56L4 0', s.light.sun, 1, 'opacity=".4"')
    })
    s.rect(-9, -70, 18, 7, s.shade('#d9b46a', 0.9))
    s.path(
      'M0 -100C8 -92 10 -80 6 -70H-6C-10 -80 -8 -92 0 -100Z',
      s.lin([s.shade('#f0d79a', 1.1), s.shade('#a8803e', 0.4)], 1, 0, 0, 1),
    )
  })
}

function drawTray(s: Stage): void {
  const [x, y, rx, ry] = [1130, 742, 400, 120]
  const brass = (lit: number) => s.shade('#cf9f4c', lit)
  s.ellipse(x - 16, y + 26, rx * 1.02, ry, s.light.shadow, 'opacity=".4"')
  s.ellipse(x, y + 12, rx, ry, brass(0.15)).ellipse(
    x,
    y,
    rx,
    ry,
    s.lin([brass(0.4), brass(1.1), brass(0.7)], 0, 0, 1, 0.4),
  )
  s.ellipse(x, y + 3, rx * 0.92, ry * 0.9, s.lin([brass(0.85), brass(0.45), brass(1)], 0, 0, 1, 0.6))
  for (const k of [0.84, 0.62, 0.3])
    s.line(ellipsePath(x, y + 3, rx * k, ry * k * 0.98), brass(0.2), 1.6, 'opacity=".6"')
  s.line(
    range(36)
      .map(
        (i) =>
          `M${(x + Math.cos(i * 0.1745) * rx * 0.62).toFixed(1)} ${(y + 3 + Math.sin(i * 0.1745) * ry * 0.6).toFixed(1)}L${(x + Math.cos((i + 0.5) * 0.1745) * rx * 0.84).toFixed(1)} ${(y + 3 + Math.sin((i + 0.5) * 0.1745) * ry * 0.82).toFixed(1)}`,
      )
      .join(''),
    brass(0.2),
    1.3,
    'opacity=".5"',
  )
  const random = s.random(4)
  s.ellipse(1250, 758, 118, 40, s.shade('#e9dcc4', 0.35)).ellipse(
    1250,
    752,
    118,
    38,
    s.lin([s.shade('#f6ecd8', 0.7), s.shade('#fffaf0', 1.05)], 0, 0, 1, 0),
  )
  for (const i of range(26)) {
    const row = i < 12 ? 0 : i < 20 ? 1 : 2
    const spread = 84 - row * 26
    const [dx, dy] = [(random() * 2 - 1) * spread, (random() * 2 - 1) * (18 - row * 6) - row * 17]
    const [px, py] = [1250 + dx, 746 + dy]
    s.ellipse(
      px,
      py,
      19,
      10,
      s.rad([s.shade('#c9783c', 1.05), s.shade('#8a4426', 0.7), s.shade('#4a2020', 0.3)], 0.64, 0.3, 0.7),
      `transform="rotate(${Math.round(random() * 60 - 30)} ${px.toFixed(1)} ${py.toFixed(1)})"`,
    )
  }
}

/** The sill of the open middle leaf. */
function drawSill(s: Stage): void {
  s.rect(784, 512, 702, 22, s.lin([s.shade('#c88a5c', 1), s.shade('#6a3c30', 0.3)]))
  for (const x of [1022, 1236])
    s.rect(x, 20, 12, 494, s.lin([s.shade('#5a3428', 0.2), s.shade('#c88a5c', 0.9)], 0, 0, 1, 0))
}

/** Stars of light thrown through the lattice onto table and tray. */
function drawPatternedLight(s: Stage): void {
  const star = (cx: number, cy: number, k: number) =>
    polygon(
      range(16).map((i): Point => {
        const r = k * (i % 2 ? 0.66 : 1)
        return [cx + Math.cos((i * Math.PI) / 8) * r, cy + Math.sin((i * Math.PI) / 8) * r]
      }),
    )
  const stars = range(12).flatMap((c) => range(5).map((r) => star(c * 62, r * 62, 25)))
  for (const x of [520, 900])
    s.group(`transform="translate(${x} 586) skewX(-38) scale(.92 .62)" opacity=".26"`, () => {
      s.path(stars.filter((_, i) => i < 25 || x > 600).join(''), s.light.sun)
    })
}

export default scene({
  name: 'dubai/day-7',
  seed: 97,
  light: {
    base: 'golden',
    sky: ['#2f6fa8', '#6fb0c4', '#c4d4c4', '#f8e0b0', '#fff0cc'],
    haze: '#f6dfb8',
    shadow: '#3f2848',
  },
  horizon: 330,
  sun: { x: 1420, y: 150, r: 44 },
  portrait: { x: 810, y: 70, w: 620, h: 1102 },
  layers: [
    sky(),
    sheet({ cover: 0.48, opacity: 0.4, horizon: 320 }),
    island({ x: 1010, w: 130, rise: 22, seed: 5, colour: '#c8a078' }),
    water({ colours: ['#f3e2bc', '#9fd0c4', '#3fa8b4', '#2088a4'], to: 560, base: 560, glint: 0.7 }),
    svg((s) => drawSail(s, { x: 1146, y: 380, size: 84, depth: 0.2 })),
    wallWithOpenings([{ x: 800, y: 20, w: 670, h: 500, wall: '#d9a878', lit: 0.42, frame: '#7a4a32' }]),
    svg((s) => {
      drawLattice(s, 800, 20, 222, 500)
      drawLattice(s, 1248, 20, 222, 500)
      drawSill(s)
    }),
    curtain({ x: 640, y: -20, w: 150, h: 600, colour: '#f0d8b4', lit: 0.7 }),
    tableTop({ y: 566, colour: '#8a4f38' }),
    svg((s) => {
      drawTray(s)
      drawPatternedLight(s)
      drawBottle(s, { x: 1096, y: 716, h: 262, glass: '#8f3a5c' })
      drawBottle(s, { x: 920, y: 736, h: 232, glass: '#c8703c' })
      drawBottle(s, { x: 1016, y: 776, h: 176, glass: '#3f7f8c' })
    }),
  ],
  finish: { bloom: 0.4 },
})
