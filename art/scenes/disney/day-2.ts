import { type Point, polygon } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawPerson } from '../../language/people/person.ts'
import { POSES } from '../../language/people/poses.ts'
import { drawLeaves } from '../../language/plants/leaves.ts'
import { drawPalm } from '../../language/plants/palm.ts'
import { cumulus } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawCastle } from './storybook-castle.ts'

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

/** Lamp posts with baskets of flowers, along both kerbs and away. */
const drawLampPosts = (s: Stage): void => {
  const [vx, vy] = STREET_EYE
  for (const [away, k] of [1.35, 1.8, 2.5].flatMap((away) => [[away, -1] as const, [away, 1] as const])) {
    const depth = 0.3 / away
    const lit = k < 0 ? 0.8 : 0.4
    s.placed({ x: vx + k * 118 * away, y: vy + 170 * away, scale: away, flip: k > 0 }, () => {
      s.ellipse(-10, 1, 20, 3, s.light.shadow, 'opacity=".35"')
      s.path('M-4 0L-2 -12H2L4 0Z', s.shade('#2f4a5c', lit * 0.7, depth))
      s.line('M0 -10V-128', s.shade('#2f4a5c', lit, depth), 2.4)
      s.line('M0 -104H15M8 -104V-98', s.shade('#2f4a5c', lit, depth), 1.3)
      s.path('M-6 -128H6L8 -146H-8ZM-9 -146H9L0 -156Z', s.shade('#2f4a5c', lit * 0.8, depth))
      s.path('M-4.500 -130H4.500L6 -144H-6Z', s.lin([s.light.sun, s.light.window]))
      drawLeaves(s, {
        x: 14,
        y: -92,
        rx: 11,
        ry: 8,
        colour: '#4f8f5c',
        depth,
        leaf: 3.2,
        density: 2600,
        seed: away * 3 + k,
        bloom: 0.4,
        bloomColour: '#e8607c',
      })
    })
  }
}

/** Clipped hedges in flower at the castle's foot, open before the gate. */
const drawFlowerBeds = (s: Stage): void => {
  for (const away of [66, 106, 146, 186, 226])
    for (const x of [STREET_EYE[0] - away, STREET_EYE[0] + away])
      drawLeaves(s, {
        x,
        y: 546,
        rx: 27,
        ry: 15,
        colour: '#5a9a64',
        depth: 0.18,
        leaf: 6,
        density: 500,
        seed: x,
        bloom: 0.3,
        bloomColour: '#f0a0ac',
      })
}

/** Light of the low sun on the castle, its air and the middle of the street. */
const drawMorning = (s: Stage): void => {
  s.circle(
    1130,
    250,
    430,
    s.rad([
      [s.light.sun, 0.75],
      [s.light.glow, 0.28, 0.45],
      [s.light.glow, 0],
    ]),
  )
}

/** The near shops stand in cool shade, so that the eye walks to the castle. */
const drawNearShade = (s: Stage): void => {
  s.rect(
    s.left,
    s.top,
    s.right - s.left,
    s.bottom - s.top,
    s.lin(
      [
        [s.light.shadow, 0.62],
        [s.light.shadow, 0.34, 0.3],
        [s.light.shadow, 0, 0.52],
        [s.light.shadow, 0, 0.76],
        [s.light.shadow, 0.4],
      ],
      0,
      0,
      1600,
      0,
      true,
    ),
  )
}

/** A child a step ahead, drawing a parent towards the gate; both from behind, their shadows long. */
const drawChildAhead = (s: Stage): void => {
  const cast = (x: number, y: number, h: number) =>
    s.path(
      curved('-.07,0 -.3,.16 -.62,.36 -.86,.5 -.74,.52 -.42,.36 -.1,.16 .09,0', x, y, h),
      s.light.shadow,
      `opacity=".34" filter="${s.blur(2.5)}"`,
    )
  cast(974, 692, 118)
  cast(1018, 684, 72)
  drawPerson(s, {
    x: 1018,
    y: 684,
    h: 72,
    child: true,
    skin: '#c08a66',
    wears: 'shorts',
    colour: '#e0524a',
    second: '#2f5f92',
    hair: 'cap',
    hairColour: '#4a2a20',
    lit: 0.95,
    pose: {
      hip: [0, 0.5],
      neck: [0.07, 0.8],
      head: [0.11, 0.91],
      armL: [
        [-0.14, 0.7],
        [-0.29, 0.62],
      ],
      armR: [
        [0.24, 0.78],
        [0.32, 0.9],
      ],
      legL: [
        [-0.1, 0.3],
        [-0.17, 0.13],
      ],
      legR: [
        [0.08, 0.28],
        [0.07, 0.03],
      ],
    },
  })
  drawPerson(s, {
    x: 974,
    y: 692,
    h: 118,
    slender: true,
    skin: '#c08a66',
    wears: 'dress',
    colour: '#f0e4cc',
    second: '#c9a25d',
    hair: 'ponytail',
    hairColour: '#4a2a20',
    lit: 0.95,
    pose: {
      ...POSES.strolling,
      neck: [0.02, 0.835],
      head: [0.03, 0.935],
      armR: [
        [0.15, 0.67],
        [0.195, 0.44],
      ],
    },
  })
}

export default scene({
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
  view: { x: 0, y: -80, w: 1600, h: 900 },
  portrait: { x: 630, y: -110, w: 760, h: 1351 },
  layers: [
    sky({ to: 700, disc: false, glow: 0.7 }),
    cumulus({
      banks: [
        { x: 560, y: 400, w: 300, h: 140 },
        { x: 1340, y: 430, w: 300, h: 130 },
      ],
    }),
    svg(drawMorning),
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
      drawCastle(s, { x: 1010, y: 566, h: 590, wall: '#faf0e0' })
    }),
    mist({ y: 500, h: 80, opacity: 0.4 }),
    svg(drawPavement),
    svg(drawFlowerBeds),
    svg((s) => {
      drawShopRow(s, -1)
      drawShopRow(s, 1)
      drawLampPosts(s)
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
    svg(drawChildAhead),
    svg((s) => drawPalm(s, { x: 1560, y: 980, h: 760, lean: -0.06, size: 0.8, wind: -0.1 })),
    svg(drawNearShade),
  ],
  finish: { bloom: 0.22 },
})
