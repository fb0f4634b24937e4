import { polygon } from '../engine/geometry.ts'
import { range, smoothstep } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { drawSail } from '../motifs/boats.ts'
import { cumulus, sheet } from '../motifs/clouds.ts'
import { flock } from '../motifs/creatures.ts'
import { shrubs } from '../motifs/foliage.ts'
import { alps, island, ridge } from '../motifs/land.ts'
import { palm } from '../motifs/palm.ts'
import { drawPerson } from '../motifs/people.ts'
import { boulders } from '../motifs/rocks.ts'
import { mist, sky } from '../motifs/sky.ts'
import { bayShore, beach, standing, water, waterlineGlint } from '../motifs/water.ts'
import { scene, svg } from '../scene.ts'

function drawLighthouse(s: Stage): void {
  const [x, y] = [1245, 632]
  const white = '#eae4e4'
  const wall = [s.shade(white, 0.95), s.shade(white, 0.6), s.shade('#5a5f90', 0.15)]
  s.path(
    polygon([
      [x - 46, y],
      [x - 26, y - 330],
      [x + 26, y - 330],
      [x + 46, y],
    ]),
    s.lin(wall, 0, 0, 1, 0),
  )
  for (const [from, to] of [
    [70, 128],
    [196, 250],
  ] as const) {
    const w = (t: number) => 46 - (20 * t) / 330
    s.path(
      polygon([
        [x - w(from), y - from],
        [x - w(to), y - to],
        [x + w(to), y - to],
        [x + w(from), y - from],
      ]),
      s.lin([s.shade('#b5483a', 0.9), s.shade('#b5483a', 0.5), s.shade('#3a2050', 0.2)], 0, 0, 1, 0),
    )
  }
  s.rect(x - 38, y - 342, 76, 14, s.shade('#3a3f70', 0.4))
  s.circle(
    x,
    y - 376,
    170,
    s.rad([
      ['#fff0c4', 0.85, 0],
      ['#ffd98a', 0.25, 0.3],
      ['#ffd98a', 0, 1],
    ]),
  )
  s.rect(x - 20, y - 392, 40, 50, s.lin(['#fffbe8', '#ffdf9a']))
  s.line(
    `M${x - 20} ${y - 392}v50M${x - 7} ${y - 392}v50M${x + 7} ${y - 392}v50M${x + 20} ${y - 392}v50`,
    s.shade('#2c3060', 0.2),
    2.4,
  )
  s.path(
    `M${x - 28} ${y - 390}Q${x} ${y - 436} ${x + 28} ${y - 390}Z`,
    s.lin([s.shade('#b5483a', 0.8), s.shade('#3a2050', 0.2)], 0, 0, 1, 0),
  )
  s.line(`M${x} ${y - 414}v-22`, s.shade('#c9a25d', 0.9), 2.4)
  s.path(
    `M${x - 8} ${y}v-30q8 -14 16 0v30ZM${x - 5} ${y - 150}h10v16h-10ZM${x - 5} ${y - 280}h10v16h-10Z`,
    s.lamp(),
  )
}

/** Cones within cones, so that the beam has no hard edge. */
function drawBeam(s: Stage): void {
  const fade = s.lin(
    [
      ['#fff3cf', 0.13, 0],
      ['#fff3cf', 0.05, 0.5],
      ['#fff3cf', 0, 0.95],
    ],
    1245,
    256,
    20,
    190,
    true,
  )
  for (const i of range(7)) {
    const k = (i + 1) / 7
    s.path(
      polygon([
        [1240, 256 - 7 * k],
        [0, 190 - 150 * k],
        [0, 190 + 140 * k],
        [1240, 256 + 7 * k],
      ]),
      fade,
    )
    s.path(
      polygon([
        [1250, 256 - 7 * k],
        [1660, 262 - 70 * k],
        [1660, 262 + 74 * k],
        [1250, 256 + 7 * k],
      ]),
      s.lin(
        [
          ['#fff3cf', 0.16],
          ['#fff3cf', 0.02],
        ],
        0,
        0,
        1,
        0,
      ),
    )
  }
}

function drawSchooner(s: Stage): void {
  const [x, y] = [1000, 622]
  const cloth = '#f6e6d6'
  s.placed({ x, y, scale: 2.5 }, () => {
    s.line('M-18 -8L-19 -104M24 -8L24 -116M50 -12L78 -20', s.shade('#4a3a5c', 0.3), 1.2)
    const sail = (d: string, lit: number) =>
      s.path(d, s.lin([s.shade(cloth, lit), s.shade(cloth, lit), s.shade(cloth, lit * 0.35)], 0, 0, 1, 0.2))
    sail('M-17 -14C-34 -16 -46 -15 -52 -14C-44 -40 -34 -62 -20 -84Z', 0.75)
    sail('M-15 -13C-16 -36 -17 -60 -18 -84C-4 -66 8 -40 18 -14C8 -11 -4 -11 -15 -13Z', 0.95)
    sail('M26 -14C26 -46 25 -78 25 -108C34 -80 46 -46 58 -18C48 -15 36 -14 26 -14Z', 1)
    sail('M30 -100C44 -74 60 -46 76 -21C68 -22 62 -22 60 -22C50 -50 40 -76 30 -100Z', 0.7)
    s.path(
      'M-58 -13C-30 -6 30 -6 62 -14C56 -4 46 1 38 2L-46 2C-54 -1 -57 -7 -58 -13Z',
      s.lin([s.shade('#4a5a9c', 0.8), s.shade('#242a5c', 0.1)]),
    )
    s.line('M-58 -13C-30 -6 30 -6 62 -14', s.shade('#f6dca8', 1), 1.2)
    s.line('M24 -116L78 -20M-19 -104L-57 -13M24 -116L-19 -104', s.shade('#4a3a5c', 0.3), 0.4)
    s.circle(
      -20,
      -16,
      9,
      s.rad([
        ['#ffd98a', 0.9],
        ['#ffd98a', 0],
      ]),
    ).circle(-20, -16, 1.3, '#fff4d0')
  })
}

export default [
  scene({
    name: 'heroes/film',
    seed: 23,
    light: {
      base: 'golden',
      sky: ['#2a3a70', '#7a6f98', '#d59a8c', '#f8b074', '#ffdc98'],
      haze: '#f9c48e',
      glow: '#ffa850',
    },
    horizon: 520,
    sun: { x: 1080, y: 396, r: 96 },
    portrait: { x: 790, y: 40, w: 640, h: 1138 },
    layers: [
      sky({ rays: 0.05, rings: 2 }),
      sheet({ cover: 0.52, opacity: 0.6, seed: 11 }),
      ridge({
        y: 524,
        height: 130,
        colour: '#8a6a86',
        depth: 0.62,
        seed: 5,
        length: 300,
        envelope: (x) => smoothstep(880, 300, x) * 0.75 + smoothstep(1300, 1640, x) * 0.9,
      }),
      alps({
        rise: 250,
        envelope: (x) => smoothstep(1290, 1560, x),
        seed: 6,
        rock: '#9a6a72',
        hazeDensity: 0.0004,
      }),
      alps({
        rise: 150,
        envelope: (x) => smoothstep(420, 40, x),
        seed: 14,
        rock: '#9a7280',
        hazeDensity: 0.0007,
      }),
      mist({ y: 452, h: 84, opacity: 0.5 }),
      water({
        colours: ['#ffdc9c', '#e6a880', '#a8708a', '#5c4f82', '#2f3a70'],
        glint: 1.5,
        reflection: [0.95, 0.5],
        amplitude: 46,
      }),
      standing({ waterline: 640, reach: 230, opacity: 0.6, amplitude: 22, squash: 0.7 }, (s) => {
        drawSail(s, { x: 1064, y: 640, size: 318, colour: '#fff3dc', hull: '#232a52' })
        drawPerson(s, { x: 1004, y: 621, h: 44, pose: 'seated', silhouette: true })
      }),
      waterlineGlint({ x: 1074, y: 642, w: 96, h: 5 }),
      flock({ x: 720, y: 300, w: 260, h: 90, n: 7, size: 20 }),
    ],
    finish: { bloom: 0.42 },
  }),
  scene({
    name: 'heroes/faq',
    seed: 41,
    light: {
      base: 'night',
      sky: ['#070d2c', '#121c4c', '#253472', '#45528f', '#8a86ac'],
      haze: '#5a6496',
      lit: '#b9c4ec',
    },
    horizon: 590,
    sun: { x: 900, y: 120, r: 26 },
    portrait: { x: 880, y: -30, w: 620, h: 1102 },
    layers: [
      sky({ stars: 190, rings: 2, glow: 0.35 }),
      sheet({ cover: 0.47, opacity: 0.4, seed: 6 }),
      ridge({ y: 594, height: 60, colour: '#3c4880', depth: 0.5, seed: 3, length: 380 }),
      svg(drawBeam),
      water({ accent: '#1c2a64', glint: 0.5, reflection: [0.95, 0.5], amplitude: 34 }),
      svg(drawLighthouse),
      boulders({
        rocks: [
          { x: 5.1, y: 0, z: 15, rx: 2.3, ry: 1.5, rz: 2, tilt: 0.05 },
          { x: 7.4, y: -0.1, z: 15.6, rx: 2.2, ry: 1.3, rz: 1.8, tilt: -0.1 },
          { x: 3.2, y: -0.2, z: 14.4, rx: 1.3, ry: 0.8, rz: 1.1, tilt: 0.1 },
          { x: 6.1, y: -0.2, z: 13.4, rx: 1.5, ry: 0.8, rz: 1.1 },
          { x: 8.3, y: 0, z: 13.6, rx: 1.5, ry: 1.1, rz: 1.3 },
          { x: 2.2, y: -0.45, z: 14, rx: 0.6, ry: 0.35, rz: 0.5 },
        ],
        colour: '#8a90c0',
        sun: { azimuth: -2.2, elevation: 0.6 },
        ambient: 0.3,
      }),
      waterlineGlint({ x: 1120, y: 792, w: 150, opacity: 0.35 }),
      waterlineGlint({ x: 1400, y: 812, w: 190, opacity: 0.3 }),
      standing({ waterline: 726, reach: 70, opacity: 0.55, amplitude: 8 }, (s) => {
        drawSail(s, { x: 852, y: 726, size: 130, colour: '#e4dcd0', hull: '#151d44' })
        s.circle(
          832,
          710,
          34,
          s.rad([
            ['#ffd98a', 0.85],
            ['#ffd98a', 0],
          ]),
        ).circle(832, 710, 3, '#fff0c4')
        drawPerson(s, { x: 816, y: 722, h: 30, pose: 'seated', silhouette: true })
      }),
    ],
    finish: { bloom: 0.5 },
  }),
  scene({
    name: 'heroes/seychelles-journey',
    seed: 61,
    light: {
      base: 'dusk',
      sky: ['#2a2f6a', '#5a4f8e', '#9a76a8', '#d9a0ac', '#f6cdb4'],
      haze: '#d6a3b0',
      glow: '#ffd9b0',
      lit: '#ffd2b4',
      shadow: '#2a2560',
      sun: '#fff1dc',
    },
    horizon: 516,
    sun: { x: 1150, y: 330, r: 70 },
    portrait: { x: 790, y: 30, w: 630, h: 1120 },
    layers: [
      sky({ stars: 70, rings: 3 }),
      sheet({ cover: 0.5, opacity: 0.5, seed: 15 }),
      cumulus({
        banks: [
          { x: 300, y: 506, w: 330, h: 90 },
          { x: 1360, y: 508, w: 260, h: 80 },
        ],
        seed: 7,
        opacity: 0.8,
      }),
      island({ x: 440, w: 330, rise: 84, seed: 31, colour: '#8a7694' }),
      island({ x: 1450, w: 300, rise: 110, seed: 14, colour: '#94789a' }),
      water({
        colours: ['#f3ccb8', '#c9a0b8', '#8f86bc', '#5a86b4', '#4fa3b8', '#7fc4c4'],
        glint: 1,
        reflection: [0.92, 0.3],
        amplitude: 34,
      }),
      standing({ waterline: 628, reach: 220, opacity: 0.62, amplitude: 18, squash: 0.75 }, drawSchooner),
      waterlineGlint({ x: 1002, y: 630, w: 130, h: 5 }),
      beach({ shore: bayShore(846, 44), sand: '#f2cdb0' }),
      palm({ x: 1555, y: 905, h: 600, lean: -0.16, colour: '#3f6a6a', seed: 4, wind: 0.2 }),
      palm({ x: 1640, y: 930, h: 430, lean: -0.06, colour: '#365f66', seed: 9 }),
      shrubs({ from: 1440, to: 1680, y: 885, h: 66, colour: '#4a7274', n: 8, dab: 6 }),
    ],
    finish: { bloom: 0.4 },
  }),
]
