import { ellipsePath, type Point, polygon, smooth } from '../../engine/geometry.ts'
import { range, smoothstep } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { dunes } from '../../language/land/land.ts'
import { drawPerson } from '../../language/people/person.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { fairyLights } from '../../language/things/festoon.ts'
import { scene, svg } from '../../scene.ts'
import { drawOryx, drawTent } from './desert-life.ts'

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

export default scene({
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
})
