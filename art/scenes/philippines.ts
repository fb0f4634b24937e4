import { ellipsePath, polygon } from '../engine/geometry.ts'
import { range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { drawBangka, drawBangkaFromAbove, drawKayakFromAbove } from '../motifs/bangka.ts'
import { drawKnoll, drawPlanters, drawVillage } from '../motifs/batad.ts'
import { chocolateHills } from '../motifs/chocolate-hills.ts'
import { cumulus, sheet } from '../motifs/clouds.ts'
import { drawCobbles } from '../motifs/cobbles.ts'
import { drawPairSeated } from '../motifs/couple-behind.ts'
import { despedidaSill } from '../motifs/despedida-sill.ts'
import { drawCrown } from '../motifs/foliage.ts'
import { drawIfugaoHouse } from '../motifs/ifugao-house.ts'
import { jeepney } from '../motifs/jeepney.ts'
import { feastAtNight } from '../motifs/kamayan.ts'
import { karstLagoon } from '../motifs/karst-lagoon.ts'
import { ridge } from '../motifs/land.ts'
import { karst } from '../motifs/limestone.ts'
import { drawPalm } from '../motifs/palm.ts'
import { drawPerson } from '../motifs/people.ts'
import { drawSeaWall } from '../motifs/sea-wall.ts'
import { mist, sky } from '../motifs/sky.ts'
import { tarsier } from '../motifs/tarsier.ts'
import { terracedBowl } from '../motifs/terraced-bowl.ts'
import { drawWalledGate } from '../motifs/walled-gate.ts'
import { bayShore, beach, lagoon, standing, water } from '../motifs/water.ts'
import { scene, svg } from '../scene.ts'

const MANGO = {
  base: 'dusk',
  sky: ['#23306a', '#71427f', '#d9655f', '#ff9a45', '#ffd684'],
  haze: '#f3a06a',
  glow: '#ffb04e',
  sun: '#fff0c0',
  lit: '#ffb468',
  shadow: '#221a4c',
} as const

/** Where two sit on the coping: dark below them, drawn out away from the sun. */
const drawSeatShadow = (s: Stage, x: number, y: number): void => {
  const fade = (opacity: number) =>
    s.lin([
      [s.light.shadow, opacity],
      [s.light.shadow, opacity * 0.2],
    ])
  s.path(
    polygon([
      [x - 46, y - 2],
      [x + 44, y - 2],
      [x + 72, y + 19],
      [x - 26, y + 19],
    ]),
    fade(0.6),
  )
  s.ellipse(x, y + 1, 50, 5, s.light.shadow, 'opacity=".6"')
}

export default [
  scene({
    name: 'posters/filipino-diaspora',
    seed: 5,
    light: { base: 'golden', sky: ['#1d5a86', '#4f97ab', '#b9c8ac', '#f4cd8c', '#ffe6ae'], haze: '#f0d3a4' },
    horizon: 560,
    sun: { x: 1290, y: 250, r: 46 },
    view: { x: 640, y: 0, w: 720, h: 900 },
    layers: [
      sky({ rays: 0.05, rings: 2 }),
      sheet({ cover: 0.48, opacity: 0.45 }),
      karst({
        base: 560,
        depth: 0.62,
        seed: 9,
        grain: 0.5,
        towers: [
          { x: 1240, w: 120, rise: 130 },
          { x: 1100, w: 90, rise: 84 },
        ],
      }),
      karst({
        base: 562,
        depth: 0.34,
        seed: 4,
        grain: 0.7,
        towers: [
          { x: 1010, w: 130, rise: 230 },
          { x: 1130, w: 70, rise: 120 },
        ],
      }),
      karst({
        base: 566,
        depth: 0.04,
        seed: 2,
        green: 0.56,
        towers: [
          { x: 700, w: 190, rise: 520 },
          { x: 850, w: 110, rise: 350 },
          { x: 935, w: 60, rise: 150 },
        ],
      }),
      lagoon({
        y: 562,
        glint: 0.5,
        colours: ['#d9d8b4', '#7fc9ae', '#2fae9d', '#148a86', '#2fae9a', '#8fdcb8', '#d9efcf'],
        patches: { strength: 0.35, colour: '#0f6f72' },
      }),
      standing({ waterline: 706, reach: 120, opacity: 0.5 }, (s) => {
        drawBangka(s, { x: 1000, y: 706, size: 600 })
        drawPerson(s, {
          x: 1228,
          y: 638,
          h: 122,
          pose: 'poling',
          wears: 'shorts',
          colour: '#f4ead6',
          second: '#2f5f7a',
          skin: '#8a5a40',
          hair: 'strawHat',
        })
      }),
      beach({ shore: bayShore(862, 20) }),
    ],
  }),

  scene({
    name: 'filipino-diaspora/day-1',
    seed: 11,
    light: MANGO,
    horizon: 566,
    sun: { x: 930, y: 478, r: 66 },
    portrait: { x: 800, y: -16, w: 700, h: 1244 },
    layers: [
      sky({ rays: 0.05 }),
      sheet({ cover: 0.56, opacity: 0.75 }),
      ridge({ y: 568, height: 90, colour: '#5a4a86', depth: 0.55, length: 420, seed: 3 }),
      ridge({
        y: 569,
        height: 46,
        colour: '#4a3a76',
        depth: 0.35,
        length: 190,
        seed: 8,
        envelope: (x) => Math.max(0, (700 - x) / 700),
      }),
      mist({ y: 520, h: 60, opacity: 0.5 }),
      water({ glint: 1, accent: '#5a3a72', amplitude: 50 }),
      standing({ waterline: 612, reach: 40 }, (s) =>
        drawBangka(s, {
          x: 704,
          y: 612,
          size: 120,
          depth: 0.3,
          hull: '#4a3a66',
          awning: '#3a2f5c',
          stripe: '#5a3a66',
        }),
      ),
      standing({ waterline: 592, reach: 30 }, (s) =>
        drawBangka(s, {
          x: 1052,
          y: 592,
          size: 70,
          depth: 0.45,
          hull: '#4a3a66',
          awning: '#3a2f5c',
          stripe: '#5a3a66',
          flip: true,
        }),
      ),
      svg((s) => {
        drawPalm(s, { x: 1390, y: 820, h: 424, lean: -0.12, wind: -0.1, seed: 5, size: 1.06 })
        drawPalm(s, { x: 1576, y: 830, h: 506, lean: -0.05, wind: -0.12, seed: 8 })
      }),
      svg((s) => {
        drawSeaWall(s, { y: 738 })
        drawSeatShadow(s, 1122, 748)
        drawPairSeated(s, {
          x: 1122,
          y: 748,
          h: 190,
          colours: { shirt: '#f4ead6', trousers: '#3f5a86', dress: '#e7b45c' },
          skin: '#9a6446',
        })
      }),
    ],
  }),

  scene({
    name: 'filipino-diaspora/day-2',
    seed: 21,
    light: {
      base: 'day',
      sky: ['#1f6fa6', '#4fa0c4', '#9fd0d4', '#e3ecd4', '#fdf3d6'],
      lit: '#fff0c4',
      shadow: '#2a2d62',
    },
    horizon: 640,
    sun: { x: 1700, y: -60, r: 40 },
    portrait: { x: 760, y: -60, w: 640, h: 1138 },
    layers: [
      sky({ disc: false, glow: 0.6 }),
      cumulus({
        banks: [
          { x: 420, y: 250, w: 330, h: 120, opacity: 0.8 },
          { x: 1000, y: 200, w: 220, h: 80, opacity: 0.7 },
        ],
      }),
      svg((s) => {
        drawPalm(s, { x: 240, y: 480, h: 300, lean: 0.1, depth: 0.35, seed: 3 })
        drawPalm(s, { x: 330, y: 480, h: 240, lean: -0.06, depth: 0.4, seed: 6 })
        drawWalledGate(s, { x: 1370, y: 660, wall: 330 })
        drawCobbles(s, 660)
        drawTreeShade(s)
        drawCrown(s, { x: 1640, y: 150, w: 420, h: 260, dab: 13, colour: '#3f7a48', seed: 4 })
        drawCrown(s, { x: 1480, y: 50, w: 460, h: 180, dab: 12, colour: '#3f7a48', seed: 9 })
      }),
      jeepney({ x: 1110, y: 828, scale: 172 }),
    ],
  }),

  scene({
    name: 'filipino-diaspora/day-3',
    seed: 31,
    light: {
      base: 'dawn',
      sky: ['#3a6f94', '#7fa8b4', '#bccfc0', '#f0e2bc', '#fff3d2'],
      haze: '#dfe6cf',
      glow: '#ffe6a8',
      lit: '#fff0c0',
      shadow: '#1c3358',
    },
    horizon: 205,
    sun: { x: 1320, y: 60, r: 50 },
    portrait: { x: 1000, y: -40, w: 560, h: 996 },
    layers: [
      sky({ disc: false }),
      sheet({ cover: 0.5, opacity: 0.5 }),
      terracedBowl(),
      mist({ y: 150, h: 170, opacity: 0.45 }),
      mist({ y: 380, h: 120, opacity: 0.25 }),
      svg((s) => {
        drawVillage(s)
        drawPlanters(s)
        drawKnoll(s)
        drawIfugaoHouse(s, { x: 1290, y: 690, w: 340 })
      }),
    ],
  }),

  scene({
    name: 'filipino-diaspora/day-4',
    seed: 41,
    light: {
      base: 'dusk',
      sky: ['#1a2050', '#4f3a72', '#b0626c', '#f09a5c', '#ffd28a'],
      haze: '#dc9270',
      shadow: '#231a46',
      lit: '#ffc27a',
    },
    horizon: 400,
    sun: { x: 1480, y: 330, r: 54 },
    portrait: { x: 860, y: -160, w: 620, h: 1102 },
    layers: [
      sky(),
      sheet({ cover: 0.5, opacity: 0.6 }),
      ridge({ y: 404, height: 60, colour: '#6a4a76', depth: 0.6, length: 300, seed: 3 }),
      chocolateHills({ horizon: 400 }),
      mist({ y: 380, h: 90, opacity: 0.5 }),
      tarsier({ x: 1130, y: 330, scale: 1.06 }),
    ],
  }),

  scene({
    name: 'filipino-diaspora/day-5',
    seed: 51,
    light: { base: 'day', haze: '#d9ecdf' },
    horizon: 70,
    sun: { x: 1500, y: -80, r: 50 },
    portrait: { x: 800, y: -120, w: 600, h: 1067 },
    layers: [
      sky({ disc: false, glow: 0.5 }),
      karstLagoon({
        eye: 210,
        horizon: 70,
        walls: [
          { x: 350, z: 410, rx: 190, rz: 210, peak: 120 },
          { x: 330, z: 860, rx: 250, rz: 200, peak: 180 },
          { x: -60, z: 830, rx: 150, rz: 150, peak: 150 },
          { x: -420, z: 560, rx: 190, rz: 150, peak: 90 },
          { x: -100, z: 1900, rx: 420, rz: 240, peak: 240 },
          { x: 1100, z: 2500, rx: 620, rz: 300, peak: 300 },
        ],
      }),
      svg((s) => {
        drawBangkaFromAbove(s, { x: 960, y: 560, size: 250, turn: -62, squash: 0.72 })
        drawKayakFromAbove(s, { x: 992, y: 398, size: 50, turn: -70, colour: '#f0b93c' })
        drawKayakFromAbove(s, { x: 1046, y: 430, size: 54, turn: -48, colour: '#e8633a' })
      }),
    ],
  }),

  scene({
    name: 'filipino-diaspora/day-6',
    seed: 61,
    light: {
      base: 'night',
      sky: ['#0a0c2a', '#141440', '#2a1f58', '#4c2d66', '#6e3f6a'],
      haze: '#4a3260',
      shadow: '#140d33',
      lit: '#ffce86',
      glow: '#ffb45e',
    },
    horizon: 330,
    sun: { x: 1130, y: 120, r: 10 },
    portrait: { x: 830, y: -150, w: 600, h: 1067 },
    layers: feastAtNight(),
    finish: { bloom: 0.5 },
  }),

  scene({
    name: 'filipino-diaspora/day-7',
    seed: 71,
    light: {
      base: 'dawn',
      sky: ['#7fa0c4', '#b3bfd0', '#e3cdc8', '#f8dcc0', '#fff0d4'],
      haze: '#f3dcc8',
      shadow: '#3a3566',
      lit: '#ffe4bc',
    },
    horizon: 430,
    sun: { x: 1240, y: 370, r: 40 },
    portrait: { x: 850, y: -10, w: 640, h: 1138 },
    layers: [
      sky(),
      sheet({ cover: 0.46, opacity: 0.5 }),
      ridge({ y: 432, height: 46, colour: '#8f94b4', depth: 0.5, length: 300, seed: 5 }),
      water({ glint: 0.7, accent: '#6f8fb0', to: 720 }),
      svg((s) =>
        drawPalm(s, { x: 900, y: 760, h: 520, lean: 0.14, depth: 0.16, wind: 0.1, seed: 4, size: 0.75 }),
      ),
      despedidaSill(),
    ],
  }),
]

/** The shade of the acacia overhead, dappled on gate and paving. */
function drawTreeShade(s: Stage): void {
  const random = s.random(27)
  const dapples = range(70).map(() => {
    const x = 1330 + random() * 330
    const low = random() > 0.45
    const r = 14 + random() * 34
    return ellipsePath(
      x,
      low ? 690 + random() * 190 : 300 + random() * 340,
      low ? r * 2.4 : r,
      low ? r * 0.5 : r * 0.9,
    )
  })
  s.path(dapples.join(''), s.light.shadow, `opacity=".2" filter="${s.blur(5)}"`)
}
