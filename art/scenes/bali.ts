import { type Point, polygon, smooth } from '../engine/geometry.ts'
import { fbm2 } from '../engine/noise.ts'
import { range, smoothstep } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { bather } from '../motifs/bathers.ts'
import { birdKite } from '../motifs/bird-kite.ts'
import { candiBentar } from '../motifs/candi-bentar.ts'
import { cumulus, sheet } from '../motifs/clouds.ts'
import { drawCrown, shrubs } from '../motifs/foliage.ts'
import { drawRobe, drawThatch, stoneBath } from '../motifs/gorge-bath.ts'
import { springWall } from '../motifs/holy-spring.ts'
import { kecakRing } from '../motifs/kecak.ts'
import { ridge, terraces, volcano } from '../motifs/land.ts'
import { legongDancer } from '../motifs/legong.ts'
import { drawSchool, drawSwimmerBelowSurface, manta, underwater } from '../motifs/manta.ts'
import { modelled } from '../motifs/modelled.ts'
import { drawTorch, palaceDoors } from '../motifs/palace-doors.ts'
import { drawPalm } from '../motifs/palm.ts'
import { drawPerson } from '../motifs/people.ts'
import type { PoseName } from '../motifs/people-poses.ts'
import { mist, sky } from '../motifs/sky.ts'
import { drawMeru } from '../motifs/temples.ts'
import { water } from '../motifs/water.ts'
import { scene, svg } from '../scene.ts'

/** A farmer with two baskets of seedlings on a shoulder pole. */
function farmer(s: Stage, x: number, y: number, h: number): void {
  drawPerson(s, {
    x,
    y,
    h,
    pose: 'walking',
    wears: 'shorts',
    colour: '#3f5a86',
    skin: '#7a4a34',
    hair: 'strawHat',
    flip: true,
  })
  const top = y - h * 0.84
  s.line(
    `M${x - h * 0.62} ${top + h * 0.05}Q${x} ${top - h * 0.06} ${x + h * 0.62} ${top + h * 0.05}`,
    s.shade('#8a5f3c', 0.6),
    h * 0.025,
    'stroke-linecap="round"',
  )
  for (const side of [-1, 1]) {
    const bx = x + side * h * 0.6
    s.line(
      `M${bx} ${top + h * 0.05}L${bx - h * 0.1} ${top + h * 0.4}M${bx} ${top + h * 0.05}L${bx + h * 0.1} ${top + h * 0.4}`,
      s.shade('#6f4c34', 0.5),
      1.2,
    )
    drawCrown(s, {
      x: bx,
      y: top + h * 0.44,
      w: h * 0.3,
      h: h * 0.2,
      colour: '#7fb84c',
      dab: h * 0.03,
      density: 40,
      seed: bx,
    })
    s.path(
      `M${bx - h * 0.14} ${top + h * 0.38}H${bx + h * 0.14}L${bx + h * 0.1} ${top + h * 0.54}H${bx - h * 0.1}Z`,
      s.lin([s.shade('#c9985c', 0.5), s.shade('#e8be7c', 0.95)], 0, 0, 1, 0),
    )
  }
}

/** Jungle crowns on a slope that runs from (x0, y0) to (x1, y1). */
const slope = (x0: number, y0: number, x1: number, y1: number, depth: number, size: number, seed: number) =>
  svg((s) => {
    const random = s.random(seed)
    const n = Math.ceil(Math.abs(x1 - x0) / (size * 0.42))
    const fill = s.shade('#2f6a4c', 0.4, depth)
    s.path(
      polygon([
        [x0, y0 - size * 0.2],
        [x1, y1 - size * 0.2],
        [x1, 940],
        [x0, 940],
      ]),
      fill,
    )
    for (const row of range(3))
      for (const i of range(n)) {
        const t = (i + random() * 0.8) / n
        const x = x0 + (x1 - x0) * t
        const y = y0 + (y1 - y0) * t + row * size * 0.62 + random() * size * 0.3
        drawCrown(s, {
          x,
          y,
          w: size * 1.3,
          h: size,
          colour: '#3f8558',
          depth,
          dab: size * 0.1,
          density: 44,
          seed: seed * 100 + i + row * 31,
        })
        if (random() > 0.82)
          drawPalm(s, { x, y: y - size * 0.2, h: size * 1.5, depth, lean: (random() - 0.5) * 0.3, seed: i })
      }
  })

const RAIN = {
  base: 'day',
  sky: ['#7f9fa4', '#a3bcb4', '#c3d2c2', '#dfe3d0', '#f2efdc'],
  haze: '#d6e0d2',
  shadow: '#223a50',
  lit: '#fbf4d8',
} as const

const rainLines = svg((s) => {
  const random = s.random(2)
  const drops = range(240).map(() => {
    const x = s.left + random() * (s.right - s.left)
    const y = s.top + 60 + random() * 640
    const l = 14 + random() * 34
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(-l * 0.12).toFixed(1)} ${l.toFixed(0)}`
  })
  s.line(drops.join(''), '#ffffff', 1.1, 'opacity=".3"')
})

const CLIMBERS: readonly (readonly [number, PoseName, number])[] = [
  [1010, 'relaxed', 66],
  [1052, 'standing', 70],
  [1104, 'pointing', 72],
  [1190, 'resting', 88],
  [1240, 'relaxed', 76],
  [1336, 'cheering', 82],
]

/** The black lip of Batur, rising to the right. */
function craterRim(s: Stage): void {
  const edge: Point[] = range(60).map((i) => {
    const x = s.left + (i / 59) * (s.right - s.left)
    return [x, 806 - 300 * smoothstep(420, 1560, x) + (fbm2(x * 0.012, 3, 5, 4) - 0.5) * 60]
  })
  s.path(
    `${polygon([...edge, [s.right, s.bottom], [s.left, s.bottom]])}`,
    s.lin([s.shade('#3a2a48', 0.3), s.shade('#241c3c', 0.05)], 0, 0, 0, 1),
  )
  const random = s.random(9)
  for (const _ of range(260)) {
    const x = s.left + random() * (s.right - s.left)
    const y = rimAt(x) + 12 + random() ** 1.6 * 320
    const r = 6 + random() * 26
    s.path(
      `M${x - r} ${y}l${r * 0.6} ${-r * 0.5}l${r * 0.9} ${r * 0.1}l${r * 0.5} ${r * 0.4}Z`,
      s.shade('#6a4a6a', 0.2 + 0.5 * random()),
      'opacity=".4"',
    )
  }
  s.line(polygon(edge, false), s.light.glow, 3.4, 'opacity=".75"')
}

const rimAt = (x: number): number =>
  806 - 300 * smoothstep(420, 1560, x) + (fbm2(x * 0.012, 3, 5, 4) - 0.5) * 60

export default [
  scene({
    name: 'posters/bali',
    seed: 6,
    light: {
      base: 'golden',
      sky: ['#2a628f', '#6fa0ac', '#c9cca0', '#f8cf7c', '#ffedb4'],
      haze: '#efdcae',
      shadow: '#25385c',
      glow: '#ffdc8c',
    },
    horizon: 380,
    sun: { x: 1360, y: 190, r: 52 },
    view: { x: 720, y: 0, w: 720, h: 900 },
    layers: [
      sky({ rays: 0.06, rings: 2 }),
      sheet({ cover: 0.48, opacity: 0.45 }),
      volcano({ x: 960, rise: 230, spread: 230, rock: '#8a86b4', gullies: 0.7 }),
      mist({ y: 300, h: 130, opacity: 0.85 }),
      ridge({ y: 400, height: 90, colour: '#6f9a74', depth: 0.45, length: 120 }),
      svg((s) => {
        for (const [x, y, h] of [
          [800, 404, 90],
          [860, 398, 110],
          [1240, 400, 100],
          [1180, 396, 80],
        ] as const)
          drawPalm(s, { x, y, h, depth: 0.38 })
      }),
      terraces({ flooded: 0.6, hazeDensity: 0.003 }),
      svg((s) => farmer(s, 850, 720, 96)),
      candiBentar({ x: 1190, y: 800, h: 520 }),
      shrubs({ from: 960, to: 1090, y: 812, h: 56, colour: '#4f8f4c' }),
      shrubs({ from: 1330, to: 1480, y: 812, h: 70, colour: '#4f8f4c' }),
    ],
  }),

  scene({
    name: 'bali/day-1',
    seed: 4,
    light: RAIN,
    horizon: 420,
    sun: { x: 1300, y: -100, r: 0 },
    portrait: { x: 780, y: -40, w: 780, h: 1387 },
    layers: [
      sky({ disc: false, to: 760 }),
      ridge({ y: 420, height: 240, colour: '#6f9a84', depth: 0.72, length: 300 }),
      mist({ y: 240, h: 220, opacity: 0.7 }),
      slope(-60, 300, 860, 600, 0.5, 90, 3),
      slope(1700, 220, 660, 640, 0.42, 100, 5),
      mist({ y: 430, h: 230, opacity: 0.85 }),
      slope(-60, 470, 520, 700, 0.2, 130, 7),
      slope(1700, 420, 1080, 700, 0.16, 130, 9),
      mist({ y: 600, h: 150, opacity: 0.6 }),
      rainLines,
      stoneBath(),
      modelled({ round: 14, dark: 0.6 }, (s) =>
        s.rect(1500, s.top - 20, 52, 760 - s.top, s.shade('#7a5c44', 0.55)),
      ),
      modelled({ round: 14, dark: 0.6, cast: { x: -16, y: 8, blur: 10, opacity: 0.35 } }, (s) =>
        drawRobe(s, 1478, 226),
      ),
      svg((s) => drawThatch(s, 66)),
    ],
  }),

  scene({
    name: 'bali/day-2',
    seed: 13,
    light: {
      base: 'dusk',
      sky: ['#0c1234', '#1a1a4c', '#3a2458', '#5f3058', '#8a4450'],
      haze: '#7a4450',
      shadow: '#160f34',
      lit: '#ffc878',
      glow: '#ff9a4c',
      sun: '#fff0c8',
    },
    horizon: 760,
    sun: { x: 1400, y: 300, r: 0 },
    portrait: { x: 800, y: 40, w: 650, h: 1156 },
    layers: [
      svg((s) =>
        s.rect(
          s.left,
          s.top,
          s.right - s.left,
          s.bottom - s.top,
          s.fine(s.light.sky, 0, s.top, 0, 900, true),
        ),
      ),
      palaceDoors({ x: 1120, floor: 740 }),
      svg((s) => {
        s.rect(
          s.left,
          s.top,
          1000 - s.left,
          s.bottom - s.top,
          s.lin(
            [
              [s.light.shadow, 0.7],
              [s.light.shadow, 0.5],
              [s.light.shadow, 0],
            ],
            0,
            0,
            1,
            0,
          ),
        )
        drawTorch(s, 1474, 800, 330)
        drawTorch(s, 770, 790, 300)
      }),
      legongDancer({ x: 1120, y: 844, scale: 1.06 }),
    ],
  }),

  scene({
    name: 'bali/day-3',
    seed: 23,
    light: {
      base: 'dawn',
      sky: ['#23356f', '#5f5a92', '#c87f8c', '#fb9f62', '#ffd88a'],
      haze: '#f7b98a',
      glow: '#ffb054',
      shadow: '#2a2358',
      lit: '#ffc684',
    },
    horizon: 470,
    sun: { x: 1120, y: 330, r: 56 },
    portrait: { x: 850, y: 10, w: 640, h: 1138 },
    layers: [
      sky({ rays: 0.07, rings: 3 }),
      sheet({ cover: 0.48, opacity: 0.55 }),
      volcano({ x: 1390, rise: 280, spread: 250, rock: '#6f6a9c', gullies: 0.8 }),
      ridge({ y: 470, height: 70, colour: '#8a749c', depth: 0.5, length: 300 }),
      svg((s) =>
        s.fillBelow(452, s.lin([s.light.haze, s.light.sky[2], s.light.sky[1]], 0, 452, 0, 860, true)),
      ),
      cumulus({
        banks: range(22).map((i) => ({
          x: ((i * 397) % 1900) - 150,
          y: 480 + i * 15,
          w: 170 + i * 13,
          h: 36 + i * 3.4,
          opacity: 0.95,
        })),
      }),
      svg(craterRim),
      svg((s) => {
        for (const [x, pose, h] of CLIMBERS)
          drawPerson(s, {
            x,
            y: rimAt(x) + 5,
            h,
            pose,
            wears: 'shirt',
            colour: '#4a3a6a',
            silhouette: true,
          })
      }),
    ],
  }),

  scene({
    name: 'bali/day-4',
    seed: 31,
    light: {
      base: 'day',
      sky: ['#5f9a9c', '#93bda8', '#c3d8b4', '#e6e8c4', '#fbf4d4'],
      haze: '#d3e2c4',
      shadow: '#173a48',
      lit: '#fdf6c8',
    },
    horizon: 590,
    sun: { x: 1480, y: -60, r: 0 },
    portrait: { x: 790, y: -10, w: 700, h: 1244 },
    layers: [
      sky({ disc: false, to: 640 }),
      slope(-60, 250, 1700, 60, 0.5, 130, 4),
      mist({ y: 150, h: 300, opacity: 0.6 }),
      slope(-60, 420, 760, 400, 0.26, 110, 6),
      springWall(),
      water({
        y: 590,
        waterline: 596,
        colours: ['#a9cfb8', '#6fae9c', '#3f8a84', '#2a6a72', '#225a6a'],
        reflection: [0.75, 0.3],
        glint: 0,
        amplitude: 26,
      }),
      bather({ x: 880, y: 668, scale: 0.86, shirt: '#f6f0e2', sash: '#e8b83c', hair: 'bun' }),
      bather({ x: 1180, y: 700, scale: 1.12, sash: '#d9573f', hair: 'udeng' }),
      bather({ x: 1386, y: 748, scale: 1.3, shirt: '#f6f0e2', sash: '#4f9a5c', hair: 'bun' }),
      bather({ x: 1020, y: 760, scale: 1.34, shirt: '#f2e6d0', sash: '#e8b83c', hair: 'udeng' }),
    ],
  }),

  scene({
    name: 'bali/day-5',
    seed: 15,
    light: { base: 'day', sky: ['#2a74ac', '#5fa3c6', '#a3cfd6', '#dcebdc', '#fbf2d4'], haze: '#dbe9d4' },
    horizon: 540,
    sun: { x: 1540, y: 60, r: 0 },
    portrait: { x: 790, y: -60, w: 700, h: 1244 },
    layers: [
      sky({ disc: false, glow: 0.6 }),
      cumulus({
        banks: [
          { x: 420, y: 500, w: 420, h: 130 },
          { x: 1400, y: 510, w: 380, h: 150 },
          { x: 860, y: 516, w: 300, h: 80 },
        ],
      }),
      volcano({ x: 700, rise: 170, spread: 250, rock: '#7f9ab4', hazeDensity: 0.0005 }),
      ridge({ y: 556, height: 120, colour: '#5f9a70', depth: 0.5, length: 200 }),
      ridge({ y: 580, height: 80, colour: '#4f8f58', depth: 0.3, length: 150, seed: 7 }),
      terraces({ flooded: 0.35, camera: { y: 30, focal: 1150, horizon: 540 }, seed: 4 }),
      svg(bund),
      svg(runners),
      svg((s) => s.line('M1096 330C1130 500 1210 640 1246 676', s.shade('#fffaf0', 1), 1.8, 'opacity=".85"')),
      birdKite({ x: 1090, y: 250, scale: 0.98, turn: -9 }),
    ],
  }),

  scene({
    name: 'bali/day-6',
    seed: 9,
    light: {
      base: 'day',
      sky: ['#071a52', '#0c2f7a', '#1458a6', '#3f9ac8', '#c3eee8'],
      haze: '#3f8ec2',
      shadow: '#08174a',
      lit: '#dff8f0',
      glow: '#bdf0ea',
      sun: '#fbfff4',
    },
    horizon: 800,
    sun: { x: 1180, y: -200, r: 0 },
    portrait: { x: 650, y: -330, w: 940, h: 1671 },
    layers: [
      underwater(),
      ridge({
        y: 940,
        height: 240,
        colour: '#123f86',
        depth: 0.2,
        length: 210,
        mist: 0,
        base: 1500,
        envelope: (x) => 0.5 + 0.5 * smoothstep(500, 1500, x),
      }),
      svg((s) => drawSchool(s, 720, 660, 420, 150, 44)),
      svg((s) => {
        drawSwimmerBelowSurface(s, 900, 120, 1, '#d9573f')
        drawSwimmerBelowSurface(s, 1290, 84, 0.86, '#e8b64c', true)
      }),
      manta({ x: 1140, y: 440, scale: 0.94, turn: -7 }),
      ridge({
        y: 1000,
        height: 250,
        colour: '#0a1f58',
        depth: 0,
        length: 160,
        mist: 0,
        base: 1500,
        seed: 4,
        envelope: (x) => 0.3 + 0.7 * smoothstep(700, 1600, x),
      }),
    ],
  }),

  scene({
    name: 'bali/day-7',
    seed: 27,
    light: {
      base: 'dusk',
      sky: ['#1c2458', '#4a3a7c', '#a84f72', '#f0805c', '#ffc27a'],
      haze: '#e08868',
      shadow: '#1d1748',
      lit: '#ffb46c',
    },
    horizon: 250,
    sun: { x: 1330, y: 226, r: 50 },
    portrait: { x: 760, y: -60, w: 700, h: 1244 },
    layers: [
      sky({ rays: 0.05, rings: 2 }),
      sheet({ cover: 0.54, opacity: 0.7, horizon: 246 }),
      water({ y: 250, accent: '#3f3a7c', glint: 0.9, base: 640 }),
      svg(headland),
      svg(clifftop),
      kecakRing({ x: 1080, y: 640 }),
    ],
  }),
]

/** The grassy dyke between paddies, running to the right. */
function bund(s: Stage): void {
  s.path(
    `M${s.left} 860C400 800 800 770 1100 742C1300 724 1460 700 ${s.right} 668V760C1460 800 1200 850 900 ${s.bottom}H${s.left}Z`,
    s.lin(
      [s.shade('#8fc05c', 0.95), s.shade('#4f8f4c', 0.5), s.shade('#2f6a4c', 0.15)],
      0,
      680,
      0,
      920,
      true,
    ),
  )
  const random = s.random(44)
  const blades = range(500).map(() => {
    const x = s.left + random() * (s.right - s.left)
    const y = 870 - 190 * smoothstep(-100, 1700, x) + random() * 120
    return `M${x.toFixed(0)} ${y.toFixed(0)}q${(random() * 6).toFixed(1)} -12 ${(6 + random() * 9).toFixed(1)} -22`
  })
  s.line(blades.join(''), s.shade('#cfe07a', 0.95), 1.8, 'opacity=".55"')
}

function runners(s: Stage): void {
  const child = (
    x: number,
    y: number,
    h: number,
    colour: string,
    hair: 'short' | 'ponytail',
    second: string,
  ) =>
    drawPerson(s, {
      x,
      y,
      h,
      pose: 'running',
      wears: 'shorts',
      colour,
      second,
      skin: '#8a563c',
      hair,
      child: true,
    })
  child(1010, 764, 108, '#e8b64c', 'ponytail', '#c8483c')
  child(1110, 754, 118, '#f2ead8', 'short', '#3f6a9c')
  child(1240, 740, 126, '#d9573f', 'short', '#2f4f7c')
}

/** Where the terrace ends above the sea. */
const EDGE: readonly Point[] = [
  [250, 960],
  [300, 820],
  [420, 690],
  [600, 590],
  [820, 520],
  [1080, 480],
  [1340, 462],
  [1660, 470],
]

/** The far headland of Uluwatu with its shrine, limestone falling to the surf. */
function headland(s: Stage): void {
  const top: Point[] = range(30).map((i) => {
    const x = 1010 + i * 24
    return [x, 392 - 66 * smoothstep(1000, 1130, x) - 12 * fbm2(x * 0.02, 2, 4, 3)]
  })
  const base: Point[] = range(30).map((i) => [
    1700 - i * 24,
    470 - 26 * smoothstep(1010, 1500, 1700 - i * 24),
  ])
  s.path(polygon([...top, ...base]), s.lin([s.shade('#e0a884', 0.85, 0.25), s.shade('#9a6474', 0.3, 0.3)]))
  const random = s.random(12)
  const clefts = range(70).map(() => {
    const x = 1030 + random() * 640
    return `M${x.toFixed(0)} ${(348 + random() * 20).toFixed(0)}q${((random() - 0.5) * 12).toFixed(1)} 40 ${((random() - 0.5) * 22).toFixed(1)} ${(60 + random() * 40).toFixed(0)}`
  })
  s.line(clefts.join(''), s.shade('#6a4264', 0.1, 0.2), 2.6, 'opacity=".4"')
  s.line(polygon(base, false), '#fff0d8', 5, 'opacity=".75"')
  s.path(
    polygon([...top, ...[...top].reverse().map(([x, y]): Point => [x, y + 16])]),
    s.shade('#5f7a50', 0.5, 0.2),
  )
  drawMeru(s, { x: 1180, y: 322, h: 120, depth: 0.2 })
  for (const x of [1120, 1240, 1290])
    drawCrown(s, { x, y: 332, w: 60, h: 40, colour: '#5f7a50', depth: 0.2, dab: 5, seed: x })
}

/** Grass terrace on the cliff, its lip lit, surf far below on the left. */
function clifftop(s: Stage): void {
  const rock = polygon([
    ...EDGE,
    [s.right, s.bottom],
    ...[...EDGE].reverse().map(([x, y]): Point => [x - 56, y + 46]),
  ])
  s.path(rock, s.lin([s.shade('#c98f78', 0.6), s.shade('#6a4264', 0.2)]))
  s.path(
    `${smooth([...EDGE], false, 0.9)}L${s.right} ${s.bottom}H${s.left + 250}Z`,
    s.lin(
      [s.shade('#8a8f5c', 0.75), s.shade('#66604e', 0.4), s.shade('#3f3450', 0.15)],
      0,
      460,
      0,
      930,
      true,
    ),
  )
  s.line(smooth([...EDGE], false, 0.9), s.light.lit, 4, 'opacity=".7"')
  const random = s.random(31)
  for (const _ of range(40)) {
    const t = random() * 6.99
    const [p, q] = [EDGE[Math.floor(t)] as Point, EDGE[Math.floor(t) + 1] as Point]
    const f = t - Math.floor(t)
    drawCrown(s, {
      x: p[0] + (q[0] - p[0]) * f + 14,
      y: p[1] + (q[1] - p[1]) * f + 14,
      w: 46,
      h: 26,
      colour: '#6a7f4c',
      dab: 4,
      density: 26,
      seed: t * 90,
    })
  }
}
