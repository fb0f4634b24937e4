import { type Point, polygon } from '../engine/geometry.ts'
import { arch, round1 } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { drawAbra, drawMooredDhow, drawWindTowerHouse } from '../motifs/abra.ts'
import { skyline } from '../motifs/city.ts'
import { cumulus, sheet } from '../motifs/clouds.ts'
import { drawCamel, flock } from '../motifs/creatures.ts'
import { drawSlenderTower } from '../motifs/desert-towers.ts'
import { dunes } from '../motifs/land.ts'
import { palm } from '../motifs/palm.ts'
import { drawPerson } from '../motifs/people.ts'
import { drawRailGuest } from '../motifs/rail-guest.ts'
import { mist, sky } from '../motifs/sky.ts'
import { standing, wake, water, waterlineGlint } from '../motifs/water.ts'
import { scene, svg } from '../scene.ts'

const APRICOT = {
  base: 'golden',
  sky: ['#1d3768', '#5a6d98', '#c39a92', '#f3b27a', '#ffdf9f'],
  haze: '#f7cc96',
  glow: '#ffb058',
  shadow: '#3d2a58',
} as const

/** A far city of slender towers, its feet in haze. */
function drawFarCity(s: Stage, y: number, depth: number): void {
  const towers = [
    [820, 44, 200, 'fin'],
    [900, 40, 310, 'needle'],
    [972, 40, 220, 'twist'],
    [1046, 56, 260, 'twins'],
    [1120, 34, 170, 'lens'],
    [1330, 40, 240, 'lens'],
    [1420, 48, 190, 'fin'],
  ] as const
  for (const [x, w, h, kind] of towers) drawSlenderTower(s, { x, y, w, h, kind, depth, colour: '#7a5f80' })
}

/** Camels on a crest, led by one man on foot. */
function drawCaravan(s: Stage, line: (x: number) => number, from: number, step: number, h: number): void {
  for (const i of [0, 1, 2, 3, 4]) {
    const x = from - i * step
    s.path(
      polygon([
        [x - h * 0.3, line(x) + 1],
        [x + h * 0.3, line(x) + 1],
        [x - h * 1.1, line(x) + h * 0.5],
        [x - h * 1.6, line(x) + h * 0.5],
      ]),
      s.light.shadow,
      'opacity=".22"',
    )
    drawCamel(s, {
      x,
      y: line(x) + 2,
      h,
      colour: '#8a5a3c',
      saddle: ['#b5483a', '#3f6f7c', '#c9a25d', '#8f3a5c', '#3f5a7c'][i] ?? '#b5483a',
      stride: i % 2 ? 1 : -0.6,
    })
  }
  drawPerson(s, {
    x: from + step * 0.86,
    y: line(from + step * 0.86) + 2,
    h: h * 0.92,
    pose: 'walking',
    wears: 'robe',
    colour: '#f4ecdc',
    hair: 'ghutra',
  })
}

/** A corner of a balcony with a glass parapet at eye level: the horizon runs at the eyes of whoever stands there. */
function drawBalcony(s: Stage): void {
  const horizon = 520
  const away: Point = [1250, horizon]
  const corner: Point = [1210, 704]
  const far: Point = [s.right, 704 - (s.right - 1210) * 0.077]
  const near = (k: number): Point => [
    away[0] + (corner[0] - away[0]) * k,
    horizon + (corner[1] - horizon) * k,
  ]
  const rail = ([x, y]: Point, up = 0.63): Point => [x, y - (y - horizon) * up]
  const last = near(12)
  s.path(
    polygon([corner, far, [s.right, s.bottom], last]),
    s.lin(
      [s.shade('#f2dccb', 0.75), s.shade('#c49aa6', 0.4), s.shade('#8f6f94', 0.15)],
      0,
      680,
      0,
      1000,
      true,
    ),
  )
  const joints = [1290, 1400, 1510, 1620, 1730].map((x) => {
    const y = 704 - (x - 1210) * 0.077
    return `M${x} ${round1(y)}L${round1(away[0] + (x - away[0]) * 4.2)} ${round1(horizon + (y - horizon) * 4.2)}`
  })
  const rows = [1.25, 1.62, 2.2].map(
    (k) => `M${near(k).map(round1).join(' ')}L${s.right} ${round1(near(k)[1] - 30 * k)}`,
  )
  s.line([...joints, ...rows].join(''), s.light.shadow, 1.6, 'opacity=".16"')
  for (const foot of [far, last]) {
    s.path(polygon([corner, foot, rail(foot), rail(corner)]), s.light.sky[4], 'opacity=".2"')
    s.path(polygon([corner, foot, rail(foot, 0.05), rail(corner, 0.05)]), s.shade('#f3e2d0', 0.5))
    s.path(polygon([rail(corner), rail(foot), rail(foot, 0.67), rail(corner, 0.67)]), s.shade('#fbeedd', 1))
    s.path(
      polygon([rail(corner), rail(foot), rail(foot, 0.645), rail(corner, 0.645)]),
      s.shade('#b8909c', 0.4),
    )
  }
  for (const foot of [corner, near(1.7), near(2.9), [1450, 685.5] as Point]) {
    const [x, y] = foot
    s.line(`M${x} ${round1(y)}V${round1(rail(foot)[1])}`, s.shade('#a88f9c', 0.5), (y - horizon) * 0.022)
  }
}

const crest = (x: number): number =>
  690 -
  66 * Math.exp(-(((x - 1180) / 330) ** 2)) +
  40 * Math.exp(-(((x - 620) / 260) ** 2)) -
  (x - 1180) * 0.03

/** The near dune the caravan walks on: lit windward side, violet slip face. */
function drawCrestDune(s: Stage): void {
  const points = Array.from(
    { length: 90 },
    (_, i) =>
      [s.left + (i * (s.right - s.left)) / 89, crest(s.left + (i * (s.right - s.left)) / 89)] as const,
  )
  const sand = s.tones('#e0a066')
  s.path(
    polygon([...points, [s.right, s.bottom], [s.left, s.bottom]]),
    s.lin([sand[4] ?? '#fff', sand[3] ?? '#fff', sand[1] ?? '#fff'], 0, 620, 0, 960, true),
  )
  const lee = points.filter(([x]) => x < 1180).map(([x, y]) => `L${x.toFixed(1)} ${y.toFixed(1)}`)
  s.path(
    `M1180 ${crest(1180)}C1120 700 1240 740 1130 800S860 880 760 ${s.bottom}L${s.left} ${s.bottom}L${s.left} ${crest(s.left)}${lee.join('')}Z`,
    s.lin([sand[1] ?? '#000', sand[0] ?? '#000'], 0, 640, 0, 960, true),
    'opacity=".72"',
  )
}

export default [
  scene({
    name: 'posters/dubai',
    seed: 61,
    light: APRICOT,
    horizon: 560,
    sun: { x: 1210, y: 372, r: 96 },
    view: { x: 760, y: -80, w: 800, h: 1000 },
    layers: [
      sky({ rays: 0.07 }),
      sheet({ cover: 0.47, opacity: 0.55, seed: 4 }),
      skyline({
        from: 700,
        to: 1640,
        y: 566,
        h: 90,
        depth: 0.84,
        colour: '#7a5a78',
        lamps: 0,
        envelope: (t) => 0.4 + 0.6 * arch(t),
      }),
      svg((s) => drawFarCity(s, 572, 0.5)),
      mist({ y: 470, h: 130, opacity: 0.95 }),
      dunes({ seed: 5, camera: { y: 26, x: 850, focal: 1250, horizon: 560 }, haze: '#f9d19a' }),
      svg((s) => {
        drawCrestDune(s)
        drawCaravan(s, crest, 1290, 92, 88)
      }),
    ],
    finish: { bloom: 0.4 },
  }),
  scene({
    name: 'dubai/day-1',
    seed: 67,
    light: {
      base: 'dawn',
      sky: ['#3a4a86', '#8a82b4', '#dba4b8', '#f9c0b4', '#ffe4cc'],
      haze: '#f9cfc8',
      glow: '#ffcfa8',
      shadow: '#3a2f68',
    },
    horizon: 520,
    sun: { x: 1058, y: 446, r: 52 },
    portrait: { x: 890, y: 60, w: 620, h: 1102 },
    layers: [
      sky({ to: 560, rays: 0.05 }),
      sheet({ cover: 0.48, opacity: 0.4, seed: 12 }),
      svg((s) => {
        s.fillBelow(520, s.lin([s.light.haze, '#f3b8c0', '#d69ab8', '#a87fae'], 0, 520, 0, 940, true))
        for (const [x, w, h, kind] of [
          [740, 26, 130, 'fin'],
          [812, 30, 190, 'lens'],
          [880, 24, 150, 'twist'],
          [1296, 30, 190, 'lens'],
          [1408, 34, 150, 'twins'],
        ] as const)
          drawSlenderTower(s, { x, y: 560, w, h, kind, depth: 0.66 })
      }),
      cumulus({
        banks: [
          { x: 800, y: 572, w: 420, h: 46 },
          { x: 1320, y: 576, w: 380, h: 50 },
          { x: 240, y: 570, w: 460, h: 40 },
        ],
        seed: 5,
        colours: ['#c9a0c0', '#eab8c4', '#ffd9cc', '#fff4ea'],
      }),
      svg((s) => {
        for (const [x, w, h, kind] of [
          [986, 56, 280, 'needle'],
          [1216, 62, 286, 'fin'],
          [916, 40, 210, 'twist'],
          [1460, 54, 270, 'twist'],
        ] as const)
          drawSlenderTower(s, { x, y: 660, w, h, kind, depth: 0.36, colour: '#9a92b8' })
      }),
      cumulus({
        banks: [
          { x: 960, y: 690, w: 460, h: 76 },
          { x: 1500, y: 700, w: 320, h: 80 },
          { x: 380, y: 690, w: 520, h: 60 },
        ],
        seed: 8,
        colours: ['#b88fb8', '#e0a8bc', '#fbcfc6', '#fff0e6'],
      }),
      svg((s) => {
        for (const [x, y, w, h, kind] of [
          [1130, 840, 88, 440, 'lens'],
          [820, 800, 70, 250, 'twins'],
        ] as const)
          drawSlenderTower(s, { x, y, w, h, kind, depth: 0.12, colour: '#8a86b0' })
      }),
      cumulus({
        banks: [
          { x: 800, y: 850, w: 620, h: 120 },
          { x: 1360, y: 860, w: 520, h: 130 },
          { x: 160, y: 850, w: 520, h: 96 },
          { x: 1000, y: 960, w: 900, h: 120 },
          { x: 1100, y: 1120, w: 900, h: 170 },
        ],
        seed: 3,
        colours: ['#a884b4', '#d69cba', '#f6c4c4', '#ffece2'],
      }),
      flock({ x: 700, y: 330, w: 200, h: 80, n: 5, size: 16 }),
      svg((s) => {
        drawBalcony(s)
        drawRailGuest(s, {
          x: 1350,
          y: 712,
          h: 206,
          wears: 'kaftan',
          colour: '#2f6f8c',
          sash: '#e0b468',
          skin: '#a8704e',
        })
      }),
    ],
    finish: { bloom: 0.4 },
  }),
  scene({
    name: 'dubai/day-2',
    seed: 71,
    light: {
      base: 'day',
      sky: ['#1f6aa4', '#4f9cc4', '#9accd4', '#dde8d8', '#fbf0d4'],
      haze: '#f0e2c4',
      shadow: '#33406b',
    },
    horizon: 470,
    sun: { x: 1180, y: 120, r: 40 },
    portrait: { x: 800, y: 40, w: 620, h: 1102 },
    layers: [
      sky({ rings: 2, glow: 0.6 }),
      cumulus({
        banks: [
          { x: 420, y: 430, w: 260, h: 60 },
          { x: 1480, y: 420, w: 240, h: 70 },
        ],
        seed: 6,
        opacity: 0.8,
      }),
      svg((s) => {
        for (const [x, w, h, kind] of [
          [1040, 26, 150, 'needle'],
          [1100, 26, 100, 'fin'],
          [980, 24, 90, 'lens'],
          [620, 20, 80, 'twist'],
        ] as const)
          drawSlenderTower(s, { x, y: 460, w, h, kind, depth: 0.72 })
      }),
      mist({ y: 390, h: 80, opacity: 0.6 }),
      svg((s) => {
        const row = [
          [560, 150, 56, 40],
          [690, 180, 70, 76],
          [850, 150, 60, 60],
          [980, 210, 84, 104],
          [1170, 160, 64, 60],
          [1310, 240, 92, 124],
          [1530, 180, 74, 80],
        ] as const
        for (const [x, w, h, tower] of row)
          drawWindTowerHouse(s, { x, y: 474, w, h, tower, depth: 0.26 - (x - 560) / 6000 })
        s.rect(540, 470, 1160, 12, s.shade('#c8a478', 0.6, 0.15))
      }),
      palm({ x: 838, y: 474, h: 120, lean: 0.05, depth: 0.2, seed: 3 }),
      palm({ x: 1290, y: 476, h: 140, lean: -0.06, depth: 0.12, seed: 6 }),
      water({
        y: 480,
        colours: ['#e6e2c8', '#8fc4c0', '#3f93ac', '#1f6a94', '#174f7c'],
        reflection: [0.9, 0.28],
        amplitude: 34,
        glint: 0.5,
      }),
      standing({ waterline: 540, reach: 80, opacity: 0.5, amplitude: 10 }, (s) => {
        drawMooredDhow(s, { x: 1470, y: 540, size: 250 })
        drawMooredDhow(s, { x: 1270, y: 524, size: 180, depth: 0.18, flip: true, colour: '#8a5f44' })
        drawMooredDhow(s, { x: 700, y: 520, size: 130, depth: 0.3 })
      }),
      wake({ x: 900, y: 690, length: 420 }),
      standing({ waterline: 692, reach: 130, opacity: 0.55, amplitude: 14 }, (s) =>
        drawAbra(s, { x: 1090, y: 688, size: 430 }),
      ),
      waterlineGlint({ x: 1090, y: 700, w: 210, h: 6 }),
      flock({ x: 760, y: 260, w: 260, h: 100, n: 7, size: 24, colour: '#fbf4e4', depth: 0 }),
    ],
  }),
]
