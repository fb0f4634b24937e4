import { type Point, polygon } from '../engine/geometry.ts'
import { lerp, range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { cumulus } from '../motifs/clouds.ts'
import { drawLeaves } from '../motifs/leaves.ts'
import { curved } from '../motifs/outline.ts'
import { drawPalm } from '../motifs/palm.ts'
import { drawFigure, pose } from '../motifs/posed-figure.ts'
import { mist, sky } from '../motifs/sky.ts'
import { drawCastle } from '../motifs/storybook-castle.ts'
import { scene, svg } from '../scene.ts'

const STREET_EYE: Point = [1010, 520]

/** A row of gabled shop fronts towards the vanishing point, without words; k -1 is the left side. */
const drawShopRow = (s: Stage, k: -1 | 1): void => {
  const walls = ['#f0c9a0', '#a8c8c0', '#f4dcc0', '#d89a90', '#b8c4e0', '#f2d890', '#c8d8b0']
  const [vx, vy] = STREET_EYE
  const edge = (t: number, up: number): Point => [vx + (k * 150) / t, vy + (170 - up) / t]
  const stops = [0.145, 0.19, 0.25, 0.33, 0.44, 0.58, 0.76, 1]
  for (const i of [...range(7)].reverse()) {
    const [a, b] = [stops[i] as number, stops[i + 1] as number]
    const wall = walls[(i + (k > 0 ? 3 : 0)) % walls.length] as string
    const depth = lerp(0, 0.3, (i + 1) / 7)
    const lit = k < 0 ? 0.56 : 0.3
    const up = 236 + ((i * 67) % 60)
    const face = (u0: number, u1: number, t0 = a, t1 = b) =>
      polygon([edge(t0, u0), edge(t0, u1), edge(t1, u1), edge(t1, u0)])
    const at = (f: number) => 1 / lerp(1 / a, 1 / b, f)
    s.path(face(0, up), s.lin([s.shade(wall, lit, depth), s.shade(wall, lit * 0.7, depth)]))
    s.path(polygon([edge(a, up), edge(at(0.5), up + 62), edge(b, up)]), s.shade(wall, lit * 0.9, depth))
    s.path(
      polygon([edge(a, up), edge(at(0.5), up + 62), edge(at(0.5), up + 76), edge(a, up + 14)]),
      s.shade('#6a7ab0', lit, depth),
    )
    s.path(
      polygon([edge(b, up), edge(at(0.5), up + 62), edge(at(0.5), up + 76), edge(b, up + 14)]),
      s.shade('#4a5a92', lit * 0.6, depth),
    )
    s.path(face(up - 6, up + 8), s.shade('#fff0d8', lit, depth))
    s.path(face(128, 138), s.shade('#fff0d8', lit, depth))
    for (const f of [0.13, 0.41, 0.69]) {
      s.path(face(156, 222, at(f - 0.02), at(f + 0.16)), s.shade('#fff4e0', lit, depth))
      s.path(
        face(164, 216, at(f), at(f + 0.14)),
        s.lin([s.shade('#86a8c8', 0.85, depth), s.shade('#3f5c8c', 0.4, depth)]),
      )
      s.path(face(164, 216, at(f + 0.064), at(f + 0.076)), s.shade('#fff4e0', lit, depth))
      s.path(face(188, 192, at(f), at(f + 0.14)), s.shade('#fff4e0', lit, depth))
      s.path(face(148, 156, at(f - 0.03), at(f + 0.17)), s.shade('#d8766a', lit, depth))
    }
    s.path(
      face(14, 96, at(0.08), at(0.62)),
      s.lin([s.shade('#ffe0a8', 0.9, depth), s.shade('#a8745a', 0.5, depth)]),
    )
    s.path(
      face(0, 104, at(0.7), at(0.88)),
      s.shade(['#2f6a78', '#8a3a52', '#3f5a92'][i % 3] as string, lit * 0.8, depth),
    )
    drawAwning(s, k, edge, at, ['#d8563c', '#3f7aa0', '#4a9a72', '#e0a23c'][i % 4] as string, lit, depth)
  }
}

const drawAwning = (
  s: Stage,
  k: number,
  edge: (t: number, up: number) => Point,
  at: (f: number) => number,
  colour: string,
  lit: number,
  depth: number,
): void => {
  for (const j of range(8)) {
    const [t0, t1] = [at(0.06 + j * 0.075), at(0.06 + (j + 1) * 0.075)]
    const out = (t: number): Point => {
      const [x, y] = edge(t, 96)
      return [x - (k * 26) / t, y]
    }
    s.path(
      polygon([edge(t0, 124), edge(t1, 124), out(t1), out(t0)]),
      s.shade(j % 2 ? '#fff4e0' : colour, lit, depth),
    )
  }
}

const drawPavement = (s: Stage): void => {
  const [vx, vy] = STREET_EYE
  s.path(
    polygon([
      [vx - 150, vy + 20],
      [vx + 150, vy + 20],
      [vx + 1600, s.bottom + 400],
      [vx - 1600, s.bottom + 400],
    ]),
    s.fine(
      [
        s.shade('#f0d8c0', 0.95, 0.4),
        s.shade('#e0bfa8', 0.85),
        s.shade('#b8929a', 0.5),
        s.shade('#6a5680', 0.25),
      ],
      0,
      vy + 20,
      0,
      1180,
      true,
    ),
  )
  const spokes = range(19).map((i) =>
    polygon(
      [
        [vx + (i - 9) * 16, vy + 24],
        [vx + (i - 9) * 240, vy + 900],
      ],
      false,
    ),
  )
  s.line(
    spokes.join('') +
      range(11)
        .map((i) => `M${s.left} ${vy + 26 + 7 * 1.5 ** i}H${s.right}`)
        .join(''),
    s.shade('#8a6a80', 0.4),
    1.3,
    'opacity=".35"',
  )
}

const castleDay = scene({
  name: 'disney/day-2',
  seed: 52,
  light: {
    base: 'dawn',
    sky: ['#3f78b4', '#78aad0', '#b8d4dc', '#f2e0c8', '#fff0d2'],
    haze: '#f4dfc8',
    shadow: '#3a3a74',
    lit: '#ffe8bc',
  },
  horizon: 540,
  sun: { x: 1420, y: 240, r: 20 },
  portrait: { x: 680, y: -30, w: 660, h: 1173 },
  layers: [
    sky({ to: 700, disc: false, glow: 0.7 }),
    cumulus({
      banks: [
        { x: 560, y: 400, w: 300, h: 140 },
        { x: 1340, y: 430, w: 300, h: 130 },
      ],
    }),
    svg((s) => {
      for (const x of range(9))
        drawLeaves(s, {
          x: 800 + x * 54,
          y: 546,
          rx: 56,
          ry: 36 + (x % 3) * 10,
          colour: '#5a9a6a',
          depth: 0.4,
          leaf: 9,
          density: 70,
          seed: x,
        })
      drawCastle(s, { x: 1010, y: 566, h: 540, wall: '#f6ecdf' })
      for (const x of [860, 920, 1100, 1160])
        drawLeaves(s, {
          x,
          y: 556,
          rx: 42,
          ry: 22,
          colour: '#4f8f5c',
          depth: 0.2,
          leaf: 9,
          density: 90,
          seed: x,
        })
    }),
    mist({ y: 500, h: 80, opacity: 0.4 }),
    svg(drawPavement),
    svg((s) => {
      drawShopRow(s, -1)
      drawShopRow(s, 1)
    }),
    svg((s) =>
      s.path(
        polygon([
          [1160, 560],
          [1640, 700],
          [1640, s.bottom],
          [940, s.bottom],
          [1050, 640],
        ]),
        s.lin(
          [
            [s.light.shadow, 0],
            [s.light.shadow, 0.34],
          ],
          0,
          0,
          1,
          0,
        ),
      ),
    ),
    svg((s) => {
      s.path(curved('-190,6 -60,-8 90,-6 120,6 0,16', 950, 866), s.light.shadow, 'opacity=".35"')
      const rim = { colour: s.shade('#fff6dc', 1), width: 2.6 }
      drawFigure(s, {
        x: 900,
        y: 866,
        h: 372,
        facing: 'right',
        skin: '#c08a66',
        top: '#e8e0d0',
        lowerColour: '#3f5f8c',
        sleeves: 'short',
        head: 'long',
        headColour: '#4a2a20',
        rim,
        tones: [0.16, 0.95],
        pose: pose(
          'hip 0,-.5; neck .02,-.83; armL -.12,-.66 -.15,-.52; armR .16,-.63 .28,-.455; legL -.1,-.27 -.18,-.03; legR .07,-.28 .08,-.01; headTilt .01',
        ),
      })
      drawFigure(s, {
        x: 1064,
        y: 850,
        h: 224,
        facing: 'right',
        headSize: 1.36,
        skin: '#c08a66',
        top: '#e0524a',
        lower: 'shorts',
        lowerColour: '#2f5f92',
        sleeves: 'short',
        head: 'cap',
        headColour: '#f2c04a',
        rim,
        tones: [0.16, 1],
        pose: pose(
          'hip .0,-.47; neck .07,-.77; armL -.12,-.72 -.27,-.68; armR .2,-.74 .3,-.84; legL -.13,-.26 -.24,-.1; legR .12,-.28 .11,-.01; headTilt .03',
        ),
      })
    }),
    svg((s) => drawPalm(s, { x: 1560, y: 980, h: 760, lean: -0.06, size: 0.8, wind: -0.1 })),
  ],
  finish: { bloom: 0.22 },
})

export default [castleDay]
