import { ellipsePath, type Point, polygon, ribbon, smooth } from '../engine/geometry.ts'
import { fbm2, ridged2 } from '../engine/noise.ts'
import { range, smoothstep } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { sheet } from '../motifs/clouds.ts'
import { drawBalloon, drawFalcon, drawKayak, drawOryx, drawTent } from '../motifs/desert-life.ts'
import { fairyLights } from '../motifs/festoon.ts'
import { dunes, field } from '../motifs/land.ts'
import { drawPerson } from '../motifs/people.ts'
import { mist, sky } from '../motifs/sky.ts'
import { scene, svg } from '../scene.ts'

/** The Milky Way: a slanting band of light, warm at its heart, torn by dark dust, full of fine stars. */
function drawMilkyWay(s: Stage): void {
  const random = s.random(9)
  const along = (t: number): Point => [440 + t * 960, 700 - t * 960]
  const cloud = (t: number, off: number, r: number, colour: string, opacity: number) => {
    const [x, y] = along(t)
    const fill = s.rad([
      [colour, opacity],
      [colour, opacity * 0.4, 0.5],
      [colour, 0],
    ])
    s.ellipse(x + off, y + off, r * 1.6, r * 0.7, fill, `transform="rotate(-45 ${x + off} ${y + off})"`)
  }
  for (const i of range(34)) cloud(i / 33, (random() - 0.5) * 60, 90 + random() * 70, '#a8a8ec', 0.13)
  for (const i of range(26))
    cloud(0.08 + i * 0.03, (random() - 0.5) * 34, 40 + random() * 50, '#f4c8d8', 0.14)
  for (const i of range(24))
    cloud(0.1 + i * 0.035, 8 + (random() - 0.5) * 46, 22 + random() * 30, '#14194c', 0.34)
  const stars = range(1500).map(() => {
    const [x, y] = along(random() * 1.2 - 0.1)
    const off = (random() + random() + random() - 1.5) * 170
    return ellipsePath(x + off * 0.7, y + off * 0.7, 0.4 + random() ** 5 * 1.9)
  })
  s.path(stars.join(''), '#fff8e6', 'opacity=".85"')
}

const nightCrest = (x: number): number =>
  640 - 120 * Math.exp(-(((x - 1350) / 240) ** 2)) + 60 * smoothstep(1000, 500, x)

function drawNightCrest(s: Stage): void {
  const line: Point[] = range(90).map((i) => [
    s.left + ((s.right - s.left) * i) / 89,
    nightCrest(s.left + ((s.right - s.left) * i) / 89),
  ])
  const sand = s.tones('#8a8ac8')
  s.path(
    polygon([...line, [s.right, s.bottom], [s.left, s.bottom]]),
    s.lin([sand[3] ?? '#55a', sand[1] ?? '#226', sand[0] ?? '#113'], 0, 520, 0, 900, true),
  )
  s.path(
    `M1350 ${nightCrest(1350)}C1300 600 1420 660 1330 720S1500 800 1480 ${s.bottom}H${s.right}V${nightCrest(s.right)}C1560 600 1440 540 1350 ${nightCrest(1350)}Z`,
    sand[0] ?? '#113',
    'opacity=".55"',
  )
}

/** Nearer swells of sand, each with a moonlit crest. */
function drawNearSwells(s: Stage): void {
  const swells = [
    'M-60 716C140 664 320 690 520 742S820 822 1000 838',
    'M-60 800C200 756 380 800 600 836S900 890 1100 900',
    'M1690 700C1560 716 1480 760 1400 806S1260 872 1160 890',
  ]
  const moon = s.shade('#c8ccff', 1)
  const crestLight = s.lin(
    [
      [moon, 0],
      [moon, 0.6],
      [moon, 0],
    ],
    0,
    0,
    1,
    0,
  )
  for (const [i, crest] of swells.entries()) {
    const foot = i < 2 ? `L${1500 + i * 100} ${s.bottom + 200}H-60Z` : `L800 ${s.bottom + 200}H1690Z`
    const sand = [s.shade('#8a8ac8', 0.62 - i * 0.08), s.shade('#5a5aa0', 0.2), s.shade('#2a2a68', 0.05)]
    s.path(crest + foot, s.lin(sand, 0, 690 + i * 40, 0, 950, true))
    s.line(crest, crestLight, 2.2)
  }
}

/** Small fire with sparks and a pool of light. */
function drawFire(s: Stage, x: number, y: number, h: number): void {
  s.ellipse(
    x,
    y,
    h * 5.4,
    h * 1.5,
    s.rad([
      ['#ffb85c', 0.65],
      ['#ff8a3c', 0.2, 0.5],
      ['#ff8a3c', 0],
    ]),
  )
  s.circle(
    x,
    y - h * 0.5,
    h * 2.6,
    s.rad([
      ['#ffc46a', 0.55],
      ['#ffc46a', 0],
    ]),
  )
  s.path(
    smooth(
      [
        [x - h * 0.3, y],
        [x - h * 0.34, y - h * 0.4],
        [x - h * 0.1, y - h * 0.62],
        [x, y - h * 1.1],
        [x + h * 0.16, y - h * 0.6],
        [x + h * 0.34, y - h * 0.44],
        [x + h * 0.3, y],
      ],
      true,
      0.7,
    ),
    s.lin(['#fff3c4', '#ffc45c', '#f07a3c']),
  )
}

const LEVEL = -6

/** Bare mountains around a winding reservoir: rust rock falling into still water. */
const hatta = (x: number, z: number): number => {
  const bend = 20 + 70 * Math.sin(z * 0.009 + 0.6)
  const shore = Math.abs(x - bend) - 96 - 46 * fbm2(x * 0.012, z * 0.012, 4, 3)
  const rock =
    150 * (0.3 + ridged2(x * 0.0075, z * 0.0075, 6, 5)) * smoothstep(-6, 230, shore) * smoothstep(190, 420, z)
  const barrier = smoothstep(620, 900, z) * 120 * (0.4 + ridged2(x * 0.006 + 4, z * 0.006, 9, 5))
  return Math.max(LEVEL, LEVEL - 4 + rock + barrier + smoothstep(0, 60, shore) * 10)
}

export default [
  scene({
    name: 'dubai/day-3',
    seed: 73,
    light: {
      base: 'night',
      sky: ['#070b2c', '#101a4c', '#1f2f70', '#3a4a90', '#6f74b0'],
      haze: '#4a5698',
      lit: '#b4bcf4',
      shadow: '#0c1038',
    },
    horizon: 560,
    sun: { x: 1500, y: 420, r: 2 },
    portrait: { x: 880, y: 60, w: 620, h: 1102 },
    layers: [
      sky({ stars: 260, disc: false, glow: 0.12 }),
      svg(drawMilkyWay),
      dunes({
        seed: 3,
        camera: { y: 26, x: 510, focal: 1250, horizon: 566 },
        colour: '#8a90d0',
        sun: { azimuth: 1.1, elevation: 0.3 },
        haze: '#4a5698',
        ambient: 0.3,
      }),
      mist({ y: 530, h: 70, opacity: 0.5 }),
      svg((s) => {
        drawNightCrest(s)
        drawNearSwells(s)
        drawOryx(s, { x: 1352, y: nightCrest(1352) + 3, size: 124, flip: true })
        drawTent(s, { x: 1010, y: 780, size: 230 })
        drawTent(s, { x: 1230, y: 752, size: 180, flip: true })
        drawTent(s, { x: 830, y: 748, size: 150 })
      }),
      fairyLights({ from: [850, 680], to: [1000, 672], sag: 20, n: 9, size: 2.4 }),
      fairyLights({ from: [1020, 668], to: [1230, 664], sag: 24, n: 12, size: 2.4 }),
      svg((s) => {
        drawFire(s, 1130, 846, 44)
        drawPerson(s, {
          x: 1066,
          y: 856,
          h: 130,
          pose: 'crossLegged',
          wears: 'robe',
          colour: '#e6d8c8',
          hair: 'ghutra',
        })
        drawPerson(s, {
          x: 1206,
          y: 860,
          h: 128,
          pose: 'resting',
          wears: 'dress',
          colour: '#8f4a6c',
          hair: 'long',
          flip: true,
        })
      }),
    ],
    finish: { bloom: 0.5 },
  }),
  scene({
    name: 'dubai/day-4',
    seed: 79,
    light: {
      base: 'golden',
      sky: ['#3a4f8c', '#8a86a8', '#dca896', '#f8c184', '#ffe6ac'],
      haze: '#fbd6a4',
      glow: '#ffb868',
      shadow: '#4a2f5c',
    },
    horizon: 470,
    sun: { x: 1440, y: 430, r: 60 },
    portrait: { x: 752, y: -60, w: 620, h: 1102 },
    layers: [
      sky({ rays: 0.05 }),
      sheet({ cover: 0.48, opacity: 0.5, seed: 16 }),
      dunes({
        seed: 7,
        size: 1.2,
        camera: { y: 74, x: 300, focal: 1150, horizon: 470 },
        near: 70,
        far: 1500,
        sun: { azimuth: 0.55, elevation: 0.13 },
        shadowReach: 260,
        hazeDensity: 0.0012,
        colour: '#dc9058',
        ambient: 0.26,
      }),
      mist({ y: 430, h: 80, opacity: 0.7 }),
      svg((s) => {
        drawBalloon(s, { x: 650, y: 452, size: 60, depth: 0.5, colours: ['#e6cfa8', '#8a7aa8'] })
        drawBalloon(s, { x: 1150, y: 452, size: 340 })
        drawFalcon(s, { x: 880, y: 400, size: 120 })
      }),
    ],
    finish: { bloom: 0.38 },
  }),
  scene({
    name: 'dubai/day-5',
    seed: 83,
    light: {
      base: 'day',
      haze: '#f0ddc4',
      shadow: '#43305c',
      lit: '#fff0cc',
      sky: ['#1f68a0', '#4a9cc0', '#94c8d0', '#d6e4d6', '#f8ecd0'],
    },
    horizon: 190,
    sun: { x: 1260, y: 40, r: 30 },
    portrait: { x: 690, y: 60, w: 620, h: 1102 },
    layers: [
      sky({ to: 240, disc: false }),
      sheet({ cover: 0.46, opacity: 0.5, horizon: 185 }),
      field({
        height: hatta,
        camera: { y: 190, focal: 900, horizon: 190, centre: 860 },
        near: 190,
        far: 1700,
        sun: { azimuth: 1.3, elevation: 0.62 },
        shadowReach: 200,
        hazeDensity: 0.0009,
        ambient: 0.34,
        detail: 1.6,
        ramps: { rock: '#c2714a', water: ['#125f78', '#178a9a', '#2fb0b4', '#7fd4cc', '#e6f6ea'] },
        material: (p) => {
          if (p.height > LEVEL + 0.05) return 'rock'
          const ripple = fbm2(p.x * 0.05, p.z * 0.02, 3, 3) - 0.5
          const sheen = smoothstep(260, 900, p.distance) * 0.34
          p.light = 0.3 + sheen + ripple * 0.22 - (p.light < 0.5 ? 0.12 : 0)
          p.flat = true
          return 'water'
        },
      }),
      svg((s) => {
        for (const [x, y, turn] of [
          [880, 560, -34],
          [990, 690, -26],
        ] as const) {
          const tail: Point[] = range(8).map((i) => [
            x - 40 - i * 44,
            y + 26 + i * (turn === -34 ? 24 : 20) + Math.sin(i) * 4,
          ])
          s.path(
            ribbon(tail, (t) => 2 + 15 * t * (1 - t ** 5)),
            s.lin(
              [
                ['#ffffff', 0.05],
                ['#ffffff', 0.55],
              ],
              0,
              0,
              1,
              0,
            ),
          )
        }
        drawKayak(s, { x: 890, y: 556, size: 110, turn: -30, colour: '#e0543c' })
        drawKayak(s, { x: 1010, y: 684, size: 150, turn: -24, colour: '#f0b23a', shirt: '#3f6f9c' })
      }),
    ],
  }),
]
