import { clamp, smoothstep } from '../engine/numbers.ts'
import type { Rock } from '../engine/boulders.ts'
import { catamaranFromAbove } from '../motifs/catamaran.ts'
import { cumulus, sheet } from '../motifs/clouds.ts'
import { cocoDeMerForest } from '../motifs/coco-de-mer-forest.ts'
import { archipelago } from '../motifs/granite-isle.ts'
import { island } from '../motifs/land.ts'
import { palm } from '../motifs/palm.ts'
import { propellerPlane } from '../motifs/propeller-plane.ts'
import { reefFromAbove } from '../motifs/reef-from-above.ts'
import { boulders, granitePile } from '../motifs/rocks.ts'
import { sky } from '../motifs/sky.ts'
import { floatingSnorkeller, turtleFromAbove } from '../motifs/snorkel.ts'
import { bayShore, beach, lagoon } from '../motifs/water.ts'
import { scene, svg } from '../scene.ts'

const ROSE_GRANITE = ['#3d2f62', '#674b74', '#a06a76', '#d99a86', '#f6c8a4', '#fff0d4']

const COVE_ROCKS: Rock[] = [
  ...granitePile(4.9, 1),
  { x: -5.2, y: 0.1, z: 26, rx: 1.6, ry: 1, rz: 1.2 },
  { x: -7, y: 0, z: 27, rx: 1, ry: 0.7, rz: 0.9 },
]

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
      boulders({ rocks: COVE_ROCKS, colour: ROSE_GRANITE, streaks: 0.8, sun: { azimuth: -2.2, elevation: 0.62 } }),
    ],
  }),

  scene({
    name: 'seychelles/day-1',
    seed: 21,
    light: 'day',
    horizon: 168,
    sun: { x: 1460, y: -60, r: 50 },
    portrait: { x: 850, y: -230, w: 640, h: 1138 },
    layers: [
      sky({ disc: false, glow: 0.5 }),
      sheet({ cover: 0.5, horizon: 168, opacity: 0.5 }),
      archipelago({
        eye: 980,
        horizon: 168,
        isles: [
          { x: 520, z: 2300, rx: 420, rz: 520, peak: 250 },
          { x: 760, z: 2950, rx: 520, rz: 560, peak: 400 },
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
        depth: (x, y) => 0.3 + 0.42 * smoothstep(500, -200, x + y * 0.3) + 0.2 * smoothstep(1500, 1750, x - y * 0.2),
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
    portrait: { x: 870, y: -180, w: 620, h: 1102 },
    layers: cocoDeMerForest(),
  }),
]
