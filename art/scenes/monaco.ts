import { type Point, polygon, smooth } from '../engine/geometry.ts'
import { fbm2, ridged2 } from '../engine/noise.ts'
import { range, smoothstep } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { drawCasino } from '../motifs/casino.ts'
import { cumulus } from '../motifs/clouds.ts'
import { drawShrubs, drawUmbrellaPine } from '../motifs/foliage.ts'
import { drawHelicopter } from '../motifs/helicopter.ts'
import { alps, field } from '../motifs/land.ts'
import { drawPalm } from '../motifs/palm.ts'
import { drawPineBough } from '../motifs/pine.ts'
import { drawVintageRacer } from '../motifs/race-car.ts'
import { drawHillTown, drawHouse, drawSlope, type HillTownOptions } from '../motifs/riviera-houses.ts'
import { RIVIERA_SEA } from '../motifs/riviera-sea.ts'
import { drawCliffMuseum } from '../motifs/rock-museum.ts'
import { sky } from '../motifs/sky.ts'
import { standing, water } from '../motifs/water.ts'
import { drawSloop, drawWakeTop, drawYacht } from '../motifs/yachts.ts'
import { scene, svg } from '../scene.ts'

const posterTown: HillTownOptions = {
  from: 700,
  to: 1330,
  foot: 548,
  crest: (x) => 520 - 270 * smoothstep(690, 1250, x),
  size: 54,
  rows: 9,
  towers: 0.06,
  green: 0.2,
  depth: [0.02, 0.42],
}

/** The town's own reflection, from its quay down; fades in from the open sea on the left. */
const townMirror = (waterline: number, from: number) =>
  water({
    y: waterline,
    colours: RIVIERA_SEA.slice(1),
    glint: 0,
    reflection: [0.7, 0.15],
    amplitude: 34,
    wave: 0.8,
    mask: (x) => smoothstep(from, from + 110, x),
  })

function drawQuay(s: Stage, y: number, from: number): void {
  s.rect(from, y - 8, s.right - from, 10, s.lin([s.shade('#f3e3c4', 1), s.shade('#cdb08e', 0.5)]))
  s.rect(from, y + 1, s.right - from, 7, s.shade('#6a5a6a', 0.2))
}

/** Grey road with a red and white kerb, its far edge guarded by a balustrade. */
function drawChicane(s: Stage): void {
  const far: Point[] = range(15).map((i) => [500 + i * 60, 690 + 30 * ((i - 7) / 7) ** 2])
  const road = `${smooth(far, false, 1)}L${s.right} ${s.bottom}L${s.left} ${s.bottom}Z`
  s.path(road, s.lin([s.shade('#a79db4', 0.85), s.shade('#7d7392', 0.6), s.shade('#5d5478', 0.35)]))
  const rail = far.map(([x, y]): Point => [x, y - 34])
  s.path(
    `${smooth(rail, false, 1)}L${far
      .map(([x, y]) => `${x} ${y + 4}`)
      .reverse()
      .join('L')}Z`,
    s.lin([s.shade('#fbeed2', 1), s.shade('#dcc0a0', 0.6)]),
  )
  const holes = range(62).map((i) => {
    const x = 508 + i * 14
    const y = 690 + 30 * ((x - 920) / 420) ** 2 - 15
    return `M${x - 4} ${y + 10}V${y - 3}a4 5 0 0 1 8 0V${y + 10}Z`
  })
  s.path(holes.join(''), s.shade('#3f78a0', 0.35))
  s.line(smooth(rail, false, 1), s.shade('#fff8e6', 1), 5)
  const kerb = (a: number, b: number) => {
    const top = (x: number) => 852 - 0.00022 * (x - 900) ** 2
    return polygon([
      [a, top(a)],
      [b, top(b)],
      [b + 10, top(b) + 26],
      [a + 10, top(a) + 26],
    ])
  }
  for (const i of range(30)) {
    s.path(kerb(500 + i * 28, 528 + i * 28), s.shade(i % 2 ? '#fff4e0' : '#c20d1b', 0.85))
  }
  s.line('M500 770Q900 740 1320 772', s.shade('#efe2cf', 0.8), 3, 'stroke-dasharray="46 40" opacity=".55"')
}

function drawSpeedLines(s: Stage, x: number, y: number): void {
  for (const i of range(9)) {
    const yy = y - 16 - i * 11
    s.rect(
      x - 150 - (i % 3) * 50,
      yy,
      160 + (i % 3) * 40,
      1.8,
      s.lin(
        [
          ['#fff6e2', 0],
          ['#fff6e2', 0.8],
        ],
        0,
        0,
        1,
        0,
      ),
    )
  }
}

const poster = scene({
  name: 'posters/monaco',
  seed: 23,
  light: { base: 'day', sky: ['#12508f', '#2f86bd', '#7cc0d6', '#c9e6df', '#f8efd6'] },
  horizon: 470,
  sun: { x: 1240, y: 90, r: 40 },
  view: { x: 560, y: 0, w: 720, h: 900 },
  layers: [
    sky({ disc: false, glow: 0.5, rays: 0.05 }),
    cumulus({
      banks: [
        { x: 640, y: 420, w: 150, h: 110 },
        { x: 800, y: 300, w: 110, h: 60, opacity: 0.7 },
      ],
      seed: 4,
    }),
    alps({
      rise: 400,
      envelope: (x) => smoothstep(640, 1150, x),
      rock: '#9a93a6',
      sun: { azimuth: 0.9, elevation: 0.6 },
      camera: { y: 30, focal: 1250, horizon: 500 },
    }),
    water({ y: 470, colours: RIVIERA_SEA, glint: 0, reflection: [0.7, 0.2], amplitude: 34 }),
    svg((s) => {
      drawSlope(s, posterTown)
      drawHillTown(s, posterTown)
      drawCasino(s, { x: 1060, y: 545, w: 250, depth: 0.03 })
      for (const x of [720, 775, 838, 1210, 1262])
        drawPalm(s, { x, y: 546, h: 54, size: 1.1, fronds: 13, seed: x, depth: 0.05 })
      drawQuay(s, 552, 690)
      drawBreakwater(s, 690, 556)
    }),
    townMirror(558, 660),
    svg((s) => {
      drawSloop(s, { x: 625, y: 500, length: 44 })
      drawSloop(s, { x: 585, y: 486, length: 22, depth: 0.4, flip: true })
      drawYacht(s, { x: 850, y: 586, length: 140, depth: 0.08 })
      drawYacht(s, { x: 1180, y: 592, length: 170, flip: true, depth: 0.05 })
    }),
    standing({ waterline: 640, opacity: 0.5, reach: 60 }, (s) =>
      drawYacht(s, { x: 990, y: 640, length: 290 }),
    ),
    svg((s) => {
      drawChicane(s)
      drawSpeedLines(s, 700, 808)
      drawVintageRacer(s, { x: 930, y: 812, length: 460, turn: -1 })
      drawPineBough(s, { x: 1290, y: 10, scale: 0.95 })
    }),
  ],
})

const arrivalTown: HillTownOptions = {
  from: 700,
  to: 1650,
  foot: 650,
  crest: (x) => 640 - 300 * smoothstep(690, 1180, x) - 40 * smoothstep(1200, 1600, x),
  size: 62,
  rows: 10,
  towers: 0.2,
  green: 0.18,
  depth: [0.03, 0.5],
  seed: 8,
}

const arrival = scene({
  name: 'monaco/day-1',
  seed: 31,
  light: { base: 'day', sky: ['#0f4f93', '#2d86c0', '#79c1da', '#c4e6e4', '#f3efdc'] },
  horizon: 430,
  sun: { x: 1420, y: 60, r: 40 },
  portrait: { x: 800, y: 0, w: 506, h: 900 },
  layers: [
    sky({ disc: false, glow: 0.45 }),
    cumulus({
      banks: [
        { x: 260, y: 420, w: 260, h: 90, opacity: 0.7 },
        { x: 640, y: 415, w: 200, h: 60, opacity: 0.6 },
      ],
      seed: 6,
    }),
    alps({
      rise: 390,
      seed: 8,
      envelope: (x) => 0.25 + 0.75 * smoothstep(600, 1150, x),
      rock: '#a39aa8',
      sun: { azimuth: 0.9, elevation: 0.6 },
      camera: { y: 30, focal: 1250, horizon: 470 },
    }),
    water({ y: 430, colours: RIVIERA_SEA, glint: 0, reflection: [0.7, 0.12], amplitude: 30, wave: 0.8 }),
    svg((s) => {
      drawSlope(s, arrivalTown)
      drawHillTown(s, arrivalTown)
      drawQuay(s, 654, 690)
    }),
    townMirror(658, 660),
    svg((s) => {
      drawBreakwater(s, 690, 656)
      drawYacht(s, { x: 1190, y: 690, length: 150, depth: 0.1 })
      drawYacht(s, { x: 1420, y: 700, length: 190, depth: 0.05, flip: true })
      drawYacht(s, { x: 920, y: 700, length: 120, depth: 0.14 })
      drawSloop(s, { x: 560, y: 560, length: 50, depth: 0.3 })
      drawWakeTop(s, { x: 820, y: 812, length: 300, turn: -6, spread: 0.09 })
      drawYacht(s, { x: 880, y: 815, length: 120 })
      drawHelicopter(s, { x: 1060, y: 330, length: 410, turn: 5 })
    }),
  ],
})

/** Stone mole with a small red-capped light, closing the harbour on the left. */
function drawBreakwater(s: Stage, x: number, y: number): void {
  s.path(
    polygon([
      [x - 46, y + 4],
      [x - 34, y - 10],
      [x + 60, y - 12],
      [x + 70, y + 6],
    ]),
    s.lin([s.shade('#efdcba', 1), s.shade('#8f8290', 0.3)]),
  )
  s.rect(x - 30, y - 52, 14, 44, s.lin([s.shade('#fff6e4', 0.5), s.shade('#fff6e4', 1)], 0, 0, 1, 0))
  s.path(
    polygon([
      [x - 32, y - 52],
      [x - 23, y - 66],
      [x - 14, y - 52],
    ]),
    s.shade('#c20d1b', 0.8),
  )
}

/** A limestone table: sheer fluted walls, flat top. */
const rockHeight = (x: number, z: number): number => {
  const flute =
    34 * (ridged2(x * 0.016 + 3, z * 0.01, 4, 4) - 0.5) + 10 * (fbm2(x * 0.06, z * 0.06, 8, 3) - 0.5)
  const shoulder = 0.45 * smoothstep(-60, -30, x + flute * 0.4) + 0.55 * smoothstep(-30, 4, x + flute * 0.3)
  const low = smoothstep(548, 566, z + flute)
  const high = smoothstep(572, 592, z + flute)
  const top = 112 + 16 * fbm2(x * 0.02, z * 0.02, 9, 3)
  return top * shoulder * (0.34 * low + 0.66 * high) + 9 * fbm2(x * 0.08, z * 0.08, 2, 4) * low - 8
}

function drawRockTown(s: Stage): void {
  const random = s.random(5)
  for (let x = 980; x < 1640; ) {
    const w = 34 + random() * 26
    drawHouse(s, { x, y: 322 - 10 * random(), w, h: w * (1 + random() * 0.7), seed: x, depth: 0.2 })
    x += w * (0.8 + random() * 0.3)
  }
  for (let x = 905; x < 1620; x += 46 + random() * 40)
    drawUmbrellaPine(s, { x, y: 330, h: 46 + random() * 26, depth: 0.12, seed: x })
}

function drawPointu(s: Stage, x: number, y: number, k: number): void {
  s.placed({ x, y, scale: k }, () => {
    s.path(
      'M-110 -34C-60 -20 50 -20 116 -44C108 -16 92 2 76 6H-78C-98 0 -108 -16 -110 -34Z',
      s.lin([s.shade('#2f7fb0', 1), s.shade('#1f5a94', 0.6), s.shade('#153a6a', 0.2)]),
    )
    s.path('M-110 -34C-60 -20 50 -20 116 -44L115 -36C50 -12 -60 -12 -109 -27Z', s.shade('#fff4de', 1))
    s.path('M-106 -10C-60 2 60 2 96 -12L92 -6C60 8 -60 8 -102 -4Z', s.shade('#c20d1b', 0.7))
    s.line('M116 -44V-66', s.shade('#e9d2a4', 0.8), 5, 'stroke-linecap="round"')
  })
}

const theRock = scene({
  name: 'monaco/day-2',
  seed: 12,
  light: {
    base: 'day',
    sky: ['#1b5590', '#4690bd', '#93c6d0', '#dbe8d6', '#fff0cf'],
    lit: '#ffe2a8',
    haze: '#e4e4d2',
  },
  horizon: 640,
  sun: { x: 1500, y: 120, r: 40 },
  portrait: { x: 900, y: 0, w: 506, h: 900 },
  layers: [
    sky({ disc: false, glow: 0.6 }),
    cumulus({ banks: [{ x: 380, y: 610, w: 330, h: 120, opacity: 0.75 }], seed: 3 }),
    alps({
      rise: 130,
      envelope: (x) => 0.3 + 0.7 * smoothstep(900, 200, x),
      rock: '#8fa3b4',
      hazeDensity: 0.0008,
      camera: { y: 30, focal: 1250, horizon: 648 },
    }),
    svg(drawRockTown),
    field({
      height: rockHeight,
      camera: { y: 10, focal: 1500, horizon: 640, x: -30 },
      near: 500,
      far: 760,
      colour: '#d9b07c',
      sun: { azimuth: 2.15, elevation: 0.5 },
      hazeDensity: 0.0003,
      shadowReach: 120,
      ambient: 0.34,
      detail: 3,
      tones: { steps: 7, hard: 0.4, stipple: 0.06 },
    }),
    svg((s) => {
      drawCliffMuseum(s, { x: 1180, y: 352, w: 330, depth: 0.03 })
      for (const [from, to, y] of [
        [1030, 1075, 444],
        [1090, 1130, 478],
        [1165, 1240, 494],
        [1290, 1345, 452],
        [1250, 1280, 520],
      ] as const)
        drawShrubs(s, { from, to, y, h: 22, depth: 0.05, seed: from })
      drawShrubs(s, { from: 900, to: 1030, y: 358, h: 26, depth: 0.05, seed: 5 })
      drawShrubs(s, { from: 1335, to: 1640, y: 352, h: 28, depth: 0.05, seed: 6 })
    }),
    water({ y: 640, colours: RIVIERA_SEA, glint: 0.5, reflection: [0.8, 0.25], amplitude: 36 }),
    standing({ waterline: 800, opacity: 0.5, reach: 70 }, (s) => drawPointu(s, 1100, 800, 0.9)),
  ],
})

export default [poster, arrival, theRock]
