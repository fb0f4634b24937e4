import { mix } from '../../../engine/colour.ts'
import { ellipsePath, type Point, polygon, ribbon, smooth } from '../../../engine/geometry.ts'
import { lerp, range, smoothstep } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawYacht } from '../../../language/boats/yachts.ts'
import { drawHillTown, drawSlope, type HillTownOptions } from '../../../language/buildings/riviera-houses.ts'
import { RIVIERA_SEA } from '../../../language/sea/riviera-sea.ts'
import { water } from '../../../language/sea/water.ts'
import { sky } from '../../../language/sky/sky.ts'
import { bodies, modelled, scene, svg } from '../../../scene.ts'

const stairX = (side: -1 | 1, t: number): number => 800 + side * lerp(640, 120, t ** 0.75)

const stairY = (t: number): number => lerp(980, 560, t ** 0.62)

function drawStair(s: Stage): void {
  for (const i of range(18)) {
    const [a, b] = [i / 18, (i + 1) / 18]
    const tread = polygon([
      [stairX(-1, a), stairY(a)],
      [stairX(1, a), stairY(a)],
      [stairX(1, b), stairY(b)],
      [stairX(-1, b), stairY(b)],
    ])
    s.path(tread, s.lin([s.shade('#f3d9b2', 0.95, a * 0.3), s.shade('#d8b48e', 0.65, a * 0.3)]))
    s.line(`M${stairX(-1, b)} ${stairY(b)}H${stairX(1, b)}`, s.shade('#fff6e0', 1.05), lerp(6, 1.5, a))
    s.line(
      `M${stairX(-1, b)} ${stairY(b) + lerp(9, 2, a)}H${stairX(1, b)}`,
      s.light.shadow,
      lerp(9, 2, a),
      'opacity=".28"',
    )
  }
  s.path(
    polygon([
      [stairX(-1, 0), stairY(0)],
      [stairX(-1, 1), stairY(1)],
      [800, stairY(1)],
      [560, stairY(0)],
    ]),
    s.light.shadow,
    'opacity=".38"',
  )
}

/** A wall of the lane: u from the viewer (0) to its end (1), v from eaves (0) to foot (1). */
const laneWall =
  (side: -1 | 1) =>
  (u: number, v: number): Point => {
    const x = u < 0 ? 800 + side * lerp(640, 900, -u) : stairX(side, u)
    const top = lerp(-420, 230, Math.max(0, u) ** 0.7)
    return [x, lerp(top, u < 0 ? 1100 : stairY(u), v)]
  }

/** Where each house of the lane begins and ends, far ones first. */
const LANE_HOUSES = [
  [0.72, 0.98],
  [0.46, 0.72],
  [0.2, 0.46],
  [-0.06, 0.2],
  [-0.7, -0.06],
] as const

function drawLaneHouse(s: Stage, side: -1 | 1, from: number, to: number, colour: string): void {
  const p = laneWall(side)
  const lit = side > 0 ? 0.34 : 0.92
  const depth = Math.max(0, from * 0.3)
  const w = to - from
  const tone = (c: string, k = 1) => s.shade(c, lit * k, depth)
  const quad = (u0: number, v0: number, u1: number, v1: number) =>
    polygon([p(u0, v0), p(u1, v0), p(u1, v1), p(u0, v1)])
  s.path(quad(from, 0, to, 1), s.lin([tone(colour), tone(colour, 0.75)]))
  s.path(quad(from, 0.88, to, 1), tone('#d8b48e', 0.8))
  for (const [storey, v] of [0.16, 0.4, 0.64].entries()) {
    const [a, b] = [from + w * 0.36, from + w * 0.64]
    const foot = v + 0.15
    s.path(quad(a - w * 0.03, v - 0.012, b + w * 0.03, foot), tone('#fff4de'))
    s.path(
      quad(a, v, b, foot),
      s.lin([s.shade('#8fb4c8', 0.6 * lit + 0.2, depth), s.shade('#34406c', 0.25, depth)]),
    )
    s.line(polygon([p((a + b) / 2, v), p((a + b) / 2, foot)], false), tone('#fff4de'), 3)
    for (const [u0, u1] of [
      [a - w * 0.18, a - w * 0.03],
      [b + w * 0.03, b + w * 0.18],
    ] as const) {
      s.path(quad(u0, v, u1, foot), tone('#4f8f86', 0.95))
      const slats = range(9).map((k) =>
        polygon([p(u0, v + 0.012 + k * 0.015), p(u1, v + 0.012 + k * 0.015)], false),
      )
      s.line(slats.join(''), tone('#2f6660', 0.5), 2, 'opacity=".6"')
    }
    s.path(quad(a - w * 0.2, foot, b + w * 0.2, foot + 0.012), tone('#fff4de', 1.1))
    if ((storey + Math.round(from * 10)) % 2 === 0)
      drawGeraniums(s, (u) => p(lerp(a, b, u), foot - 0.004), depth)
  }
  s.line(polygon([p(from, 0), p(from, 1)], false), s.light.shadow, 2, 'opacity=".35"')
}

/** A window box spilling over: leaves below, red and pink heads above. */
function drawGeraniums(s: Stage, at: (u: number) => Point, depth: number): void {
  const random = s.random(Math.round(at(0)[0] + at(0)[1]))
  const size = Math.abs(at(1)[0] - at(0)[0]) * 0.16 + 3
  for (const [colour, count, lift] of [
    ['#3f7a4a', 14, 0],
    ['#6f9a4e', 10, 0.3],
    ['#d8303e', 12, 0.6],
    ['#f08a9a', 7, 0.9],
  ] as const) {
    const dabs = range(count).map(() => {
      const [x, y] = at(random())
      return ellipsePath(
        x + (random() - 0.5) * size,
        y - lift * size * 0.7 + (random() - 0.4) * size * 1.4,
        size * 0.3,
        size * 0.24,
      )
    })
    s.path(dabs.join(''), s.shade(colour, 0.8, depth))
  }
}

function drawLaneAwning(s: Stage, side: -1 | 1, u: number, v: number, stripe: string): void {
  const p = laneWall(side)
  const reach = -side * lerp(170, 60, u)
  const drop = lerp(90, 34, u)
  for (const i of range(6)) {
    const [a, b] = [u + i * 0.022, u + (i + 1) * 0.022]
    const [p0, p1] = [p(a, v), p(b, v)]
    const colour = s.shade(i % 2 ? '#fff4e0' : stripe, side > 0 ? 0.6 : 0.95)
    s.path(polygon([p0, p1, [p1[0] + reach * 0.96, p1[1] + drop], [p0[0] + reach, p0[1] + drop]]), colour)
    s.path(
      polygon([
        [p0[0] + reach, p0[1] + drop],
        [p1[0] + reach * 0.96, p1[1] + drop],
        [p1[0] + reach * 0.96, p1[1] + drop + 16],
        [p0[0] + reach, p0[1] + drop + 18],
      ]),
      mix(colour, s.light.shadow, 0.3),
    )
  }
}

function drawWashing(s: Stage, y: number, x0: number, x1: number, k: number, seed: number): void {
  const random = s.random(seed)
  const sag = 26 * k
  const rope = (t: number): Point => [lerp(x0, x1, t), y + sag * 4 * t * (1 - t)]
  s.line(
    smooth(
      range(9).map((i) => rope(i / 8)),
      false,
      1,
    ),
    s.shade('#5a4a60', 0.3),
    2 * k,
  )
  const colours = ['#fffaf0', '#e9b0a0', '#8fb8d8', '#fffaf0', '#f3cf7a', '#fffaf0', '#d8707a']
  range(7).forEach((i) => {
    const [x, py] = rope(0.08 + i * 0.125)
    const w = (x1 - x0) * (0.07 + random() * 0.03)
    const h = (60 + random() * 70) * k
    const fill = s.lin([s.shade(colours[i] as string, 1), s.shade(colours[i] as string, 0.6)], 0, 0, 0.6, 1)
    s.path(`M${x} ${py}h${w}l${4 * k} ${h}q${-w * 0.5} ${9 * k} ${-w - 6 * k} 0Z`, fill)
    s.line(`M${x + w * 0.35} ${py + 4}l${2 * k} ${h * 0.9}`, s.light.shadow, 2 * k, 'opacity=".18"')
  })
}

const CAT =
  'M-70 0C-86 -60 -78 -120 -44 -160C-60 -190 -62 -226 -52 -262L-24 -238C-10 -244 10 -244 24 -238L52 -262C62 -226 60 -190 44 -160C78 -120 86 -60 70 0Z'

export default scene({
  name: 'moments/monaco-6',
  seed: 106,
  light: { base: 'day', lit: '#ffe6b4' },
  horizon: 400,
  sun: { x: 1400, y: -60, r: 30 },
  layers: [
    sky({ disc: false }),
    water({ y: 400, colours: RIVIERA_SEA, glint: 0 }),
    svg((s) => {
      const far: HillTownOptions = {
        from: 640,
        to: 980,
        foot: 452,
        crest: (x) => 400 - 60 * smoothstep(640, 960, x),
        rows: 4,
        size: 30,
        depth: [0.4, 0.6],
        seed: 7,
      }
      drawSlope(s, far)
      drawHillTown(s, far)
      s.rect(600, 452, 400, 30, s.shade('#3f9dbb', 0.8, 0.3))
      for (const [x, l] of [
        [720, 60],
        [800, 80],
        [880, 64],
      ] as const)
        drawYacht(s, { x, y: 476, length: l, depth: 0.3 })
      s.rect(600, 482, 400, 90, s.lin([s.shade('#e6d0ac', 0.9, 0.3), s.shade('#d8bd98', 0.8, 0.2)]))
      const random = s.random(4)
      for (const i of range(190))
        s.ellipse(
          650 + random() * 300,
          500 + random() * 66,
          3.4,
          5,
          s.shade(['#f6e7c8', '#d8606a', '#4f7fb8', '#f2d48a', '#3a3f68'][i % 5] as string, 0.8, 0.2),
        )
      const walls = ['#f2c898', '#f0b48c', '#f6dfae', '#eaa588']
      for (const side of [1, -1] as const)
        for (const [i, [from, to]] of LANE_HOUSES.entries())
          drawLaneHouse(s, side, from, to, walls[(i + (side > 0 ? 1 : 0)) % 4] as string)
      drawStair(s)
      drawLaneAwning(s, -1, 0.42, 0.66, '#c8424f')
      drawLaneAwning(s, 1, 0.5, 0.64, '#2f7f8a')
      drawLaneAwning(s, -1, 0.12, 0.6, '#2f6fa8')
      drawWashing(s, 300, 640, 962, 0.5, 2)
      drawWashing(s, 120, 430, 1180, 0.95, 3)
    }),
    modelled({ round: 30, cast: { x: -30, y: 6, blur: 12, opacity: 0.35 } }, (s) =>
      s.path('M1080 960V800C1080 780 1100 770 1130 770H1660V960Z', s.shade('#e9cda4', 0.85)),
    ),
    bodies({ round: 40, cast: { x: -18, y: 4, blur: 10, opacity: 0.3 } }, [
      (s) => s.placed({ x: 1270, y: 778, scale: 1.05 }, () => s.path(CAT, s.shade('#d98a3e', 0.75))),
      (s) =>
        s.path(
          ribbon(
            [
              [1330, 770],
              [1420, 776],
              [1470, 730],
              [1500, 780],
              [1490, 850],
            ],
            (t) => 17 - 6 * t,
          ),
          s.shade('#d98a3e', 0.8),
        ),
    ]),
    svg((s) =>
      s.placed({ x: 1270, y: 778, scale: 1.05 }, () => {
        s.line(
          'M-20 -150C-8 -140 8 -140 20 -150M-26 -110C-10 -98 10 -98 26 -110M-30 -70C-10 -56 10 -56 30 -70M-10 -236C-6 -226 -4 -222 -4 -214M10 -236C6 -226 4 -222 4 -214',
          s.shade('#8a4a28', 0.3),
          6,
          'stroke-linecap="round" opacity=".7"',
        )
        s.path('M-46 -250L-30 -236L-42 -222ZM46 -250L30 -236L42 -222Z', s.shade('#f0b8a0', 0.7))
      }),
    ),
  ],
})
