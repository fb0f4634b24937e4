import { type Point, polygon, ribbon } from '../engine/geometry.ts'
import { fbm2 } from '../engine/noise.ts'
import { range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { sheet } from '../motifs/clouds.ts'
import { drawLantern } from '../motifs/festoon.ts'
import { shrubs } from '../motifs/foliage.ts'
import { field, ridge } from '../motifs/land.ts'
import { drawPerson } from '../motifs/people.ts'
import { POSES } from '../motifs/people-poses.ts'
import { mist, sky } from '../motifs/sky.ts'
import { scene, svg } from '../scene.ts'

const hillAt = (x: number): number =>
  862 - 122 * Math.exp(-(((x - 1180) / 420) ** 2)) + 5 * Math.sin(x * 0.02)

function drawChildren(s: Stage): void {
  const child = (x: number, h: number, colour: string, extra: Partial<Parameters<typeof drawPerson>[1]>) =>
    drawPerson(s, { x, y: hillAt(x) + 4, h, child: true, wears: 'shorts', colour, skin: '#8a5a44', ...extra })
  const lift = {
    ...POSES.cheering,
    armL: [
      [-0.14, 0.9],
      [-0.07, 1.07],
    ],
    armR: [
      [0.14, 0.9],
      [0.07, 1.07],
    ],
  } as const
  child(930, 118, '#e0a84a', { hair: 'short', pose: 'pointing' })
  child(1006, 98, '#e9d8c0', {
    wears: 'dress',
    hair: 'ponytail',
    pose: lift,
    second: '#c8575a',
    skin: '#c99472',
  })
  child(1084, 128, '#5f9a9a', { hair: 'curls', pose: 'standing', skin: '#6e4432' })
  drawWheelchair(s, 1176, hillAt(1176) + 5, 118)
  child(1262, 122, '#c8575a', { wears: 'dress', hair: 'plait', pose: lift, skin: '#a8704e' })
  child(1340, 92, '#f1e6d0', { hair: 'short', pose: 'standing', skin: '#d9a582', hairColour: '#8a5a3a' })
  child(1408, 110, '#7a6ab0', { hair: 'bun', wears: 'dress', pose: 'strolling', skin: '#7a4a34' })
  for (const [x, up] of [
    [1006, 122],
    [1262, 148],
    [1186, 136],
  ] as const)
    drawLantern(s, { x, y: hillAt(x) - up, r: 15, kind: 'sky', colour: '#f3a24e' })
}

function drawWheelchair(s: Stage, x: number, y: number, h: number): void {
  const raise = {
    ...POSES.seated,
    armL: [
      [0.06, 0.7],
      [0.1, 0.86],
    ],
    armR: [
      [0.0, 0.72],
      [0.04, 0.88],
    ],
  } as const
  const frame = s.shade('#3a3f6c', 0.5)
  s.line(
    `M${x - h * 0.2} ${y - h * 0.62}v${h * 0.36}h${h * 0.34}v${h * 0.16}M${x - h * 0.2} ${y - h * 0.6}h${-h * 0.09}`,
    frame,
    h * 0.03,
    'stroke-linejoin="round"',
  )
  drawPerson(s, {
    x: x + h * 0.03,
    y: y - h * 0.03,
    h: h * 0.98,
    child: true,
    pose: raise,
    wears: 'shorts',
    colour: '#f0c48a',
    hair: 'long',
    skin: '#a8704e',
  })
  for (const [cx, r, w] of [
    [-0.09, 0.24, 0.028],
    [0.24, 0.08, 0.022],
  ] as const) {
    s.add(
      `<circle cx="${x + cx * h}" cy="${y - r * h}" r="${r * h}" fill="none" stroke="${frame}" stroke-width="${w * h}"/>`,
    )
    s.add(
      `<circle cx="${x + cx * h}" cy="${y - r * h}" r="${r * h * 1.02}" fill="none" stroke="${s.shade(s.light.lit, 0.9)}" stroke-width="${w * h * 0.3}" opacity=".7"/>`,
    )
  }
}

function drawSignpost(s: Stage): void {
  const [x, y] = [1262, 806]
  const wood = '#9a8a8c'
  s.ellipse(x - 26, y + 2, 60, 6, s.light.shadow, 'opacity=".4"')
  s.rect(x - 7, y - 262, 14, 262, s.lin([s.shade(wood, 0.2), s.shade(wood, 0.9)], 0, 0, 1, 0))
  const boards = [
    [-246, -148, 1],
    [-206, 150, -1],
    [-168, -126, 1],
    [-130, 136, 1],
    [-94, -112, -1],
  ] as const
  for (const [dy, reach, tip] of boards) {
    const side = Math.sign(reach)
    const tilt = tip * 5
    const d = polygon([
      [x - side * 16, y + dy],
      [x + reach, y + dy + tilt],
      [x + reach + side * 24, y + dy + 15 + tilt],
      [x + reach, y + dy + 30 + tilt],
      [x - side * 16, y + dy + 28],
    ])
    s.path(d, s.lin([s.shade(wood, 1.05), s.shade(wood, 0.45)]))
    s.line(
      `M${x} ${y + dy + 9}L${x + reach * 0.96} ${y + dy + 10 + tilt}M${x} ${y + dy + 20}L${x + reach * 0.9} ${y + dy + 20 + tilt}`,
      s.shade(wood, 0.15),
      1,
      'opacity=".35"',
    )
  }
  s.path(
    polygon([
      [x - 9, y - 262],
      [x, y - 276],
      [x + 9, y - 262],
    ]),
    s.shade(wood, 0.8),
  )
}

const CROSSING: Point = [1110, 806]
const FAR = 566

/** Five pale ways from one crossing, winding into the mist at the far end of the plain. */
function drawPaths(s: Stage): void {
  const pale = (lit: number) => s.shade('#e6e2e6', lit)
  const ways = [
    [330, 90],
    [770, -70],
    [1060, 46],
    [1310, -60],
    [1640, 80],
  ] as const
  for (const [end, sway] of ways) {
    const line: Point[] = range(25).map((i) => {
      const t = i / 24
      const bend = Math.sin(t * 6.6) * sway * (1 - t) ** 0.7
      return [
        CROSSING[0] + (end - CROSSING[0]) * t ** 1.3 + bend,
        CROSSING[1] + (FAR - CROSSING[1]) * t ** 0.72,
      ]
    })
    const fade = s.lin(
      [
        [pale(0.9), 0.05, 0],
        [pale(0.95), 1, 0.3],
        [pale(1), 1, 1],
      ],
      0,
      FAR,
      0,
      CROSSING[1],
      true,
    )
    s.path(
      ribbon(line, (t) => 20 * (1 - t ** 0.72) ** 1.15 + 1.4),
      fade,
    )
  }
  s.path(
    ribbon(
      [
        [1010, 1300],
        [1040, 1150],
        [1062, 1030],
        [1080, 940],
        [1094, 880],
        [1104, 836],
        [1110, 800],
      ],
      (t) => 104 * (1 - t) ** 1.1 + 20,
    ),
    s.lin([pale(1), pale(0.8)]),
  )
}

export default [
  scene({
    name: 'heroes/not-found',
    seed: 53,
    light: {
      base: 'night',
      sky: ['#080f30', '#15224f', '#2a3c74', '#536498', '#a3a6c0'],
      haze: '#7480aa',
      lit: '#c4d0f0',
    },
    horizon: 540,
    sun: { x: 1190, y: 214, r: 66 },
    portrait: { x: 830, y: 120, w: 610, h: 1084 },
    layers: [
      sky({ stars: 150, rings: 3, glow: 0.6 }),
      sheet({ cover: 0.48, opacity: 0.5, seed: 8 }),
      ridge({ y: 545, height: 170, colour: '#5a6496', depth: 0.6, seed: 4, length: 420, base: 620 }),
      ridge({ y: 566, height: 90, colour: '#4a5488', depth: 0.42, seed: 9, length: 300, base: 620 }),
      field({
        height: (x, z) => 5 * fbm2(x * 0.02, z * 0.02, 3, 3) + 1.2 * fbm2(x * 0.11, z * 0.11, 8, 2),
        camera: { y: 22, focal: 1100, horizon: 548 },
        near: 20,
        far: 900,
        colour: '#8a98bc',
        sun: { azimuth: 1.2, elevation: 0.3 },
        hazeDensity: 0.005,
        haze: '#7480aa',
        ambient: 0.4,
      }),
      svg(drawPaths),
      mist({ y: 506, h: 120, opacity: 0.6 }),
      svg((s) => {
        drawSignpost(s)
        s.circle(
          1126,
          806,
          230,
          s.rad([
            ['#ffc46a', 0.5, 0],
            ['#ffc46a', 0.14, 0.45],
            ['#ffc46a', 0, 1],
          ]),
        )
        drawPerson(s, {
          x: 1090,
          y: 884,
          h: 200,
          pose: {
            ...POSES.strolling,
            armR: [
              [0.13, 0.66],
              [0.2, 0.56],
            ],
          },
          wears: 'robe',
          colour: '#3c4a86',
          hair: 'hat',
          hairColour: '#2a3262',
          skin: '#8a6a6a',
        })
        drawLantern(s, { x: 1133, y: 792, r: 16, kind: 'brass', colour: '#f0a83c', glow: 1.4 })
      }),
      shrubs({ from: 1380, to: 1680, y: 872, h: 70, colour: '#46568a', n: 8, dab: 7 }),
    ],
    finish: { bloom: 0.48 },
  }),
  scene({
    name: 'heroes/wish-forward',
    seed: 73,
    light: {
      base: 'dusk',
      sky: ['#232a66', '#4a4590', '#8a6ab0', '#c98fb4', '#f6c0b0'],
      haze: '#b98ab4',
      glow: '#ffcaa0',
      lit: '#ffc9a8',
      shadow: '#241f58',
    },
    horizon: 640,
    sun: { x: 1260, y: 640, r: 20 },
    portrait: { x: 850, y: 150, w: 620, h: 1102 },
    layers: [
      sky({ stars: 60, disc: false, glow: 0.9, to: 720 }),
      sheet({ cover: 0.49, opacity: 0.5, seed: 5, horizon: 620 }),
      svg((s) => {
        s.circle(
          744,
          130,
          50,
          s.rad([
            ['#fffbe8', 0.7, 0],
            ['#fffbe8', 0.12, 0.3],
            ['#fffbe8', 0, 1],
          ]),
        )
        s.path('M744 108L747 127L766 130L747 133L744 152L741 133L722 130L741 127Z', '#fffdf2')
      }),
      ridge({ y: 660, height: 150, colour: '#6a5a9c', depth: 0.55, seed: 4, length: 420, base: 760 }),
      ridge({
        y: 706,
        height: 110,
        colour: '#54488a',
        depth: 0.3,
        seed: 8,
        length: 300,
        base: 940,
        mist: 0.25,
      }),
      mist({ y: 620, h: 120, opacity: 0.5 }),
      svg((s) => {
        const lanterns = [
          [1180, 180, 30],
          [1330, 90, 22],
          [1010, 270, 22],
          [1440, 260, 18],
          [900, 120, 14],
          [1250, 330, 15],
          [1500, 60, 12],
          [1080, 60, 13],
          [820, 260, 10],
          [1190, -60, 16],
          [1010, -110, 11],
        ] as const
        for (const [x, y, r] of lanterns) drawLantern(s, { x, y, r, kind: 'sky', colour: '#f3a24e' })
      }),
      svg((s) => {
        const hill: Point[] = range(60).map((i) => [
          s.left + ((s.right - s.left) * i) / 59,
          hillAt(s.left + ((s.right - s.left) * i) / 59),
        ])
        s.path(
          polygon([...hill, [s.right, s.bottom], [s.left, s.bottom]]),
          s.lin(
            [s.shade('#7f8464', 0.7), s.shade('#4a5a5c', 0.25), s.shade('#2a2450', 0.1)],
            0,
            730,
            0,
            920,
            true,
          ),
        )
        drawChildren(s)
      }),
    ],
    finish: { bloom: 0.46 },
  }),
]
