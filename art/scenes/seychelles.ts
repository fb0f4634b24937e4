import type { Rock } from '../engine/boulders.ts'
import { clamp, smoothstep } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { bicycle } from '../motifs/bicycle.ts'
import { breakfastTable } from '../motifs/breakfast.ts'
import { catamaranFromAbove } from '../motifs/catamaran.ts'
import { cumulus, sheet } from '../motifs/clouds.ts'
import { cocoDeMerForest } from '../motifs/coco-de-mer-forest.ts'
import { creoleMarket } from '../motifs/creole-market.ts'
import { shrubs } from '../motifs/foliage.ts'
import { archipelago } from '../motifs/granite-isle.ts'
import { alps, island, ridge } from '../motifs/land.ts'
import { drawMangroves } from '../motifs/mangrove.ts'
import { drawPalm, palm } from '../motifs/palm.ts'
import { drawPerson } from '../motifs/people.ts'
import { propellerPlane } from '../motifs/propeller-plane.ts'
import { drawRailGuest } from '../motifs/rail-guest.ts'
import { reefFromAbove } from '../motifs/reef-from-above.ts'
import { boulders, granitePile } from '../motifs/rocks.ts'
import { mist, sky } from '../motifs/sky.ts'
import { floatingSnorkeller, turtleFromAbove } from '../motifs/snorkel.ts'
import { tortoise } from '../motifs/tortoise.ts'
import { drawEaves, drawRail, drawVerandaFloor } from '../motifs/veranda.ts'
import { drawVictoriaStreet } from '../motifs/victoria-street.ts'
import { bayShore, beach, lagoon, standing, water } from '../motifs/water.ts'
import { scene, svg } from '../scene.ts'

const ROSE_GRANITE = ['#3d2f62', '#674b74', '#a06a76', '#d99a86', '#f6c8a4', '#fff0d4']

const BICYCLE_ROCKS: Rock[] = [
  { x: 3.7, y: 1.1, z: 10.4, rx: 2.9, ry: 2.5, rz: 2.2, tilt: 0.1 },
  { x: 1.5, y: 0.2, z: 11.4, rx: 1.7, ry: 1.5, rz: 1.5, tilt: -0.16 },
  { x: 6.1, y: 1.6, z: 11.6, rx: 2, ry: 3.2, rz: 2, tilt: -0.08 },
  { x: -0.4, y: -0.2, z: 13.2, rx: 1, ry: 0.7, rz: 0.9 },
  { x: -5.4, y: -0.3, z: 22, rx: 1.6, ry: 0.9, rz: 1.2 },
  { x: -7.4, y: -0.4, z: 23, rx: 1, ry: 0.6, rz: 0.9 },
]

const COVE_ROCKS: Rock[] = [...granitePile(4.9, 1), { x: -5.2, y: 0.1, z: 26, rx: 1.6, ry: 1, rz: 1.2 }]

/** A clinker-built boat in the channel. */
function woodenBoat(s: Stage, x: number, y: number): void {
  s.placed({ x, y, scale: 1.5 }, () => {
    const hull = 'M-92 -26C-50 -12 40 -12 94 -34C86 -12 74 2 56 4L-66 4C-80 2 -90 -12 -92 -26Z'
    s.path(hull, s.lin([s.shade('#3f7f8c', 0.8, 0.1), s.shade('#2f5f74', 0.2, 0.1)]))
    s.line('M-92 -26C-50 -12 40 -12 94 -34', s.shade('#f0cfa4', 0.95), 4)
    s.line('M-84 -12C-40 -2 40 -2 84 -18', s.shade('#1f4258', 0.2), 1.6, 'opacity=".7"')
    s.path('M-40 -18L-30 -26L24 -26L34 -19Z', s.shade('#8a5f48', 0.5))
    s.line('M-8 -22V-74', s.shade('#6f4c40', 0.5), 4)
  })
}

function ranger(s: Stage, x: number, y: number): void {
  drawPerson(s, {
    x,
    y,
    h: 92,
    pose: 'relaxed',
    wears: 'shirt',
    colour: '#8a8f6a',
    second: '#5f6450',
    skin: '#5a3a2c',
    hair: 'hat',
    depth: 0.15,
  })
}

export default [
  scene({
    name: 'posters/seychelles',
    seed: 7,
    light: { base: 'golden', haze: '#f6cdae', sky: ['#1f4a7c', '#4f86a8', '#c9aeb0', '#f7b98c', '#ffe1ae'] },
    horizon: 500,
    sun: { x: 930, y: 400, r: 58 },
    view: { x: 620, y: 0, w: 720, h: 900 },
    layers: [
      sky({ rays: 0.06, rings: 2 }),
      sheet({ cover: 0.5, opacity: 0.5 }),
      island({ x: 1120, w: 260, rise: 86, colour: '#8a86a4' }),
      island({ x: 720, w: 150, rise: 42, colour: '#8a86a4' }),
      lagoon({ y: 500, glint: 0.8 }),
      beach({ shore: bayShore(836, 40) }),
      palm({ x: 742, y: 872, h: 690, lean: 0.24, wind: 0.14, fronds: 18, size: 0.85, seed: 5 }),
      boulders({
        rocks: COVE_ROCKS,
        colour: ROSE_GRANITE,
        streaks: 0.8,
        sun: { azimuth: -2.2, elevation: 0.62 },
      }),
    ],
  }),

  scene({
    name: 'seychelles/day-1',
    seed: 21,
    light: 'day',
    horizon: 168,
    sun: { x: 1460, y: -60, r: 50 },
    portrait: { x: 790, y: -70, w: 720, h: 1280 },
    layers: [
      sky({ disc: false, glow: 0.5 }),
      sheet({ cover: 0.5, horizon: 168, opacity: 0.5 }),
      archipelago({
        eye: 980,
        horizon: 168,
        isles: [
          { x: 560, z: 2150, rx: 480, rz: 560, peak: 270 },
          { x: 820, z: 2850, rx: 600, rz: 620, peak: 430 },
          { x: 1120, z: 3900, rx: 460, rz: 620, peak: 330 },
          { x: -250, z: 3000, rx: 90, rz: 80, peak: 70 },
          { x: -1500, z: 6400, rx: 520, rz: 420, peak: 330 },
          { x: 2300, z: 7600, rx: 900, rz: 560, peak: 420 },
          { x: -60, z: 11500, rx: 900, rz: 500, peak: 420 },
        ],
      }),
      cumulus({
        banks: [
          { x: 320, y: 176, w: 300, h: 46, opacity: 0.75 },
          { x: 1330, y: 186, w: 330, h: 60, opacity: 0.8 },
          { x: 900, y: 196, w: 170, h: 30, opacity: 0.6 },
        ],
      }),
      propellerPlane({ x: 1010, y: 226, scale: 0.78, turn: -7 }),
    ],
  }),

  scene({
    name: 'seychelles/day-2',
    seed: 33,
    light: { base: 'day', shadow: '#0f3c66' },
    sun: { x: 1700, y: -200, r: 40 },
    portrait: { x: 800, y: -60, w: 600, h: 1067 },
    layers: [
      reefFromAbove({
        depth: (x, y) =>
          0.3 + 0.42 * smoothstep(500, -200, x + y * 0.3) + 0.2 * smoothstep(1500, 1750, x - y * 0.2),
        coral: (x, y) => clamp(smoothstep(640, 1180, x + (450 - y) * 0.25) - 0.02),
      }),
      turtleFromAbove({ x: 846, y: 640, scale: 1.05, turn: -38 }),
      catamaranFromAbove({ x: 1110, y: 390, scale: 1.02, turn: 17 }),
      floatingSnorkeller({ x: 1396, y: 560, scale: 0.9, turn: -24, suit: '#d9573f' }),
      floatingSnorkeller({ x: 1290, y: 742, scale: 0.9, turn: 38, suit: '#e8b64c' }),
    ],
  }),

  scene({
    name: 'seychelles/day-4',
    seed: 12,
    light: {
      base: 'day',
      sky: ['#0f4a4a', '#1f6f56', '#5f9f5f', '#b9cf7a', '#f4f2c4'],
      haze: '#b5d29a',
      shadow: '#0c2f40',
      lit: '#f4f0a8',
      glow: '#eef0a0',
      sun: '#fffce0',
    },
    horizon: 760,
    sun: { x: 1140, y: -40, r: 40 },
    portrait: { x: 870, y: 20, w: 620, h: 1102 },
    layers: cocoDeMerForest(),
  }),
  scene({
    name: 'seychelles/day-3',
    seed: 14,
    light: { base: 'dawn', sky: ['#3f6aa0', '#84a4c4', '#d9c0bc', '#f8cfa4', '#ffeac4'] },
    horizon: 640,
    sun: { x: 1690, y: 200, r: 40 },
    portrait: { x: 690, y: -20, w: 740, h: 1316 },
    layers: [
      sky({ disc: false, glow: 0.7, to: 760 }),
      sheet({ cover: 0.5, opacity: 0.5 }),
      alps({
        rise: 300,
        rock: '#7f9f86',
        envelope: (x) => smoothstep(1250, 760, x) * smoothstep(-250, 500, x),
      }),
      mist({ y: 470, h: 230, opacity: 0.8 }),
      svg(drawVictoriaStreet),
      creoleMarket(),
    ],
  }),

  scene({
    name: 'seychelles/day-5',
    seed: 9,
    light: { base: 'golden', haze: '#f6d2a8', sky: ['#1f5a8c', '#5f9ab0', '#d6bfa0', '#f9c888', '#ffe8b4'] },
    horizon: 396,
    sun: { x: 880, y: 300, r: 44 },
    portrait: { x: 850, y: 190, w: 640, h: 1138 },
    layers: [
      sky({ rings: 2 }),
      sheet({ cover: 0.52, opacity: 0.55 }),
      island({ x: 560, w: 330, rise: 96, colour: '#7f8fa4' }),
      lagoon({ y: 396, glint: 0.7 }),
      beach({ shore: (x) => 690 - 60 * smoothstep(200, 1300, x) + 14 * Math.sin(x * 0.006) }),
      palm({ x: 1600, y: 560, h: 560, lean: -0.32, wind: -0.16, seed: 3 }),
      boulders({
        rocks: BICYCLE_ROCKS,
        colour: ROSE_GRANITE,
        streaks: 0.9,
        camera: { y: 1.5, horizon: 396 },
        sun: { azimuth: -1.9, elevation: 0.66 },
      }),
      bicycle({
        x: 1236,
        y: 806,
        scale: 0.98,
        turn: -1,
        colour: '#d9573f',
        hat: '#f0d59a',
        ribbon: '#2f6f8f',
      }),
      bicycle({
        x: 1080,
        y: 846,
        scale: 1.08,
        turn: 1,
        colour: '#2f9c9c',
        hat: '#e9c57c',
        ribbon: '#c8483c',
      }),
    ],
  }),

  scene({
    name: 'seychelles/day-6',
    seed: 17,
    light: {
      base: 'dusk',
      sky: ['#26406f', '#6a5a92', '#c8728a', '#f69a7a', '#ffd09a'],
      haze: '#e8a08c',
      shadow: '#2a2458',
      lit: '#ffc79a',
    },
    horizon: 486,
    sun: { x: 1360, y: 424, r: 46 },
    portrait: { x: 765, y: -60, w: 790, h: 1404 },
    layers: [
      sky({ rays: 0.05, rings: 2 }),
      sheet({ cover: 0.54, opacity: 0.7 }),
      ridge({ y: 490, height: 80, colour: '#6a6a90', depth: 0.55, envelope: (x) => smoothstep(800, 200, x) }),
      svg((s) => drawMangroves(s, { from: 560, to: 1640, y: 494, h: 96, depth: 0.45, n: 16, seed: 3 })),
      svg((s) => drawMangroves(s, { from: -60, to: 330, y: 506, h: 150, depth: 0.25, n: 4, seed: 8 })),
      water({ y: 488, accent: '#4f8f9c', glint: 0.7, to: 720 }),
      standing({ waterline: 592 }, (s) => woodenBoat(s, 640, 592)),
      svg((s) => ranger(s, 462, 612)),
      beach({
        shore: (x) => 664 - 40 * smoothstep(500, 1500, x) + 8 * Math.sin(x * 0.01),
        sand: '#f6e6d2',
        foam: 0.7,
      }),
      tortoise({ x: 1212, y: 802, scale: 1.06 }),
    ],
  }),

  scene({
    name: 'seychelles/day-7',
    seed: 5,
    light: {
      base: 'dawn',
      sky: ['#5a6aa8', '#a88fbc', '#eaa9b4', '#fbc7b0', '#ffe9c8'],
      haze: '#f6cfc4',
      shadow: '#3a3468',
      lit: '#ffd8b8',
    },
    horizon: 400,
    sun: { x: 1180, y: 352, r: 46 },
    portrait: { x: 772, y: 60, w: 660, h: 1173 },
    layers: [
      sky({ rays: 0.05, rings: 2 }),
      sheet({ cover: 0.5, opacity: 0.5 }),
      island({ x: 560, w: 300, rise: 90, colour: '#9a8fb0' }),
      island({ x: 1420, w: 240, rise: 60, colour: '#9a8fb0' }),
      water({
        y: 400,
        colours: ['#ffe3cc', '#f3c6c4', '#9fc9c6', '#4fb3b4', '#3a9aa6'],
        glint: 0.8,
        reflection: [0.9, 0.25],
      }),
      svg((s) => drawPalm(s, { x: 250, y: 800, h: 380, lean: 0.2, depth: 0.28 })),
      svg((s) => drawPalm(s, { x: 420, y: 815, h: 310, lean: -0.1, depth: 0.22 })),
      shrubs({ from: -60, to: 1700, y: 600, h: 76, depth: 0.16, colour: '#3c7a5a' }),
      svg((s) => {
        drawVerandaFloor(s, 616)
        drawRail(s, 500, 614)
        drawRailGuest(s, {
          x: 906,
          y: 630,
          h: 222,
          wears: 'sundress',
          colour: '#d9786a',
          sash: '#8f3f4c',
          skin: '#7a4e38',
        })
        drawEaves(s, 76, [1480, 40], 626)
      }),
      breakfastTable({ x: 1190, y: 618, scale: 0.76 }),
    ],
  }),
]
