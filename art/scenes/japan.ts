import type { Stage } from '../engine/stage.ts'
import { petals } from '../motifs/blossom.ts'
import { drawCherryBough } from '../motifs/cherry.ts'
import { sheet } from '../motifs/clouds.ts'
import { drawRidge, ridge, volcano } from '../motifs/land.ts'
import { onsen } from '../motifs/onsen.ts'
import { drawPerson } from '../motifs/people.ts'
import { mist, sky } from '../motifs/sky.ts'
import { sushiCounter } from '../motifs/sushi-counter.ts'
import { drawRain, drawUmbrella, lanternAlley } from '../motifs/tokyo-alley.ts'
import { standing, water } from '../motifs/water.ts'
import { scene, svg } from '../scene.ts'

function drawTwoUnderOneUmbrella(s: Stage): void {
  const both = { pose: 'strolling', skin: '#d8a888', hairColour: '#241c30' } as const
  drawPerson(s, {
    ...both,
    x: 1120,
    y: 806,
    h: 236,
    wears: 'suit',
    colour: '#3f4a7c',
    second: '#2f3660',
    hair: 'short',
  })
  drawPerson(s, {
    ...both,
    x: 1188,
    y: 808,
    h: 220,
    wears: 'kimono',
    colour: '#c9586a',
    second: '#e8c27c',
    hair: 'bun',
    slender: true,
  })
  s.line('M1156 566V700', s.shade('#3a2a48', 0.3), 3.4)
  drawUmbrella(s, 1156, 592, 116, '#d9573f')
}

/** Three flowering boughs over the lake; the one behind is paler. */
function drawBoughs(s: Stage): void {
  const boughs = [
    {
      limb: '1280,20 1160,60 1020,30 900,44',
      width: 20,
      r: 10.5,
      twigs: 14,
      reach: 70,
      seed: 11,
      depth: 0.12,
    },
    {
      limb: '1290,300 1180,236 1080,214 960,150 840,138 700,84 600,96',
      width: 34,
      r: 11.5,
      twigs: 26,
      reach: 96,
      seed: 5,
    },
    { limb: '1200,250 1130,320 1050,352 980,420', width: 16, r: 11, twigs: 12, reach: 66, seed: 9 },
  ]
  for (const bough of boughs) drawCherryBough(s, bough)
}

export default [
  scene({
    name: 'japan/day-1',
    seed: 61,
    light: {
      base: 'night',
      sky: ['#0c1034', '#1c1f56', '#43306e', '#8a4470', '#e0785c'],
      haze: '#b45a6c',
      shadow: '#14123a',
      lit: '#ffc89a',
      window: '#ffc878',
    },
    horizon: 520,
    sun: { x: 1100, y: 470, r: 2 },
    portrait: { x: 800, y: 60, w: 620, h: 1102 },
    layers: [
      sky({ disc: false, glow: 0.6, to: 560 }),
      svg((s) => drawRidge(s, { y: 530, height: 90, colour: '#5a3f6c', depth: 0.4, rough: 0.9, length: 40 })),
      lanternAlley(),
      mist({ y: 440, h: 170, opacity: 0.4 }),
      standing({ waterline: 806 }, drawTwoUnderOneUmbrella),
      svg(drawRain),
    ],
    finish: { bloom: 0.5 },
  }),
  scene({
    name: 'japan/day-2',
    seed: 62,
    light: { base: 'dawn', haze: '#f6e2cc', shadow: '#3c2c5e', lit: '#ffe8c0', window: '#ffd690' },
    horizon: 414,
    // The lamp is the sun of this room.
    sun: { x: 1392, y: 176, r: 10 },
    view: { x: 112, y: 26, w: 1488, h: 837 },
    portrait: { x: 825, y: -50, w: 720, h: 1280 },
    layers: [sushiCounter()],
  }),
  scene({
    name: 'japan/day-3',
    seed: 63,
    light: {
      base: 'dusk',
      sky: ['#1a2a5e', '#3f4a86', '#8a6a9c', '#d98c9c', '#f8bfa4'],
      haze: '#c894a8',
      shadow: '#1c2050',
      lit: '#ffd0bc',
    },
    horizon: 470,
    sun: { x: 1500, y: 440, r: 2 },
    portrait: { x: 800, y: 20, w: 640, h: 1138 },
    layers: [
      sky({ disc: false, glow: 0.6, stars: 40 }),
      sheet({ cover: 0.46, opacity: 0.45 }),
      volcano({ x: 1090, rise: 300, spread: 560, snowLine: 0.5, rock: '#5f6496' }),
      mist({ y: 400, h: 110, opacity: 0.8 }),
      ridge({ y: 500, height: 70, colour: '#4f5a86', depth: 0.5, rough: 0.6 }),
      mist({ y: 450, h: 80, opacity: 0.6 }),
      onsen(),
    ],
  }),
  scene({
    name: 'posters/japan',
    seed: 68,
    light: {
      base: 'dawn',
      sky: ['#4a78ac', '#8fa8c8', '#e4bcc4', '#f9cdc0', '#ffe9d0'],
      haze: '#f3cfd0',
      shadow: '#38386e',
      lit: '#ffe0cc',
    },
    horizon: 560,
    sun: { x: 1120, y: 470, r: 34 },
    view: { x: 520, y: 0, w: 720, h: 900 },
    layers: [
      sky({ rings: 2 }),
      sheet({ cover: 0.44, opacity: 0.4 }),
      volcano({ x: 830, rise: 340, spread: 520, snowLine: 0.55, rock: '#6f7fac' }),
      mist({ y: 480, h: 100, opacity: 0.8 }),
      ridge({ y: 566, height: 46, colour: '#6a7aa4', depth: 0.45, rough: 0.5 }),
      ridge({ y: 572, height: 30, colour: '#3f6478', depth: 0.25, rough: 0.7, seed: 4 }),
      water({
        y: 568,
        colours: ['#f6cfcc', '#a9c0d0', '#5f94b4', '#3a749c'],
        glint: 0.6,
        reflection: [0.9, 0.45],
      }),
      svg(drawBoughs),
      petals({ n: 46, size: 1.1 }),
    ],
  }),
]
