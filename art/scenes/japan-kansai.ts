import { ellipsePath } from '../engine/geometry.ts'
import { range, round1 } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { petals } from '../motifs/blossom.ts'
import { drawCherryBough, drawCherryTree } from '../motifs/cherry.ts'
import { sheet } from '../motifs/clouds.ts'
import { drawGreatTorii, drawLanternKayak } from '../motifs/great-torii.ts'
import { ridge } from '../motifs/land.ts'
import { bowingDeer, drawGreatHall } from '../motifs/nara.ts'
import { drawPerson } from '../motifs/people.ts'
import { benchWithFuroshiki, canalGround, petalCanal } from '../motifs/petal-canal.ts'
import { mist, sky } from '../motifs/sky.ts'
import { toriiPath } from '../motifs/torii-path.ts'
import { standing, water } from '../motifs/water.ts'
import { scene, svg } from '../scene.ts'

function drawPark(s: Stage): void {
  drawGreatHall(s, { x: 830, y: 566, w: 620, depth: 0.5 })
  for (const [x, y, h, depth] of [
    [180, 580, 210, 0.5],
    [420, 590, 180, 0.46],
    [1260, 590, 220, 0.42],
    [1490, 600, 260, 0.36],
  ] as const)
    drawCherryTree(s, { x, y, h, depth })
}

function drawLawn(s: Stage): void {
  const grass = [s.shade('#b8bf8c', 0.95, 0.4), s.shade('#93a666', 0.8, 0.1), s.shade('#5f8a4f', 0.45)]
  s.fillBelow(572, s.lin(grass, 0, 572, 0, 910, true))
  const gravel = s.lin([s.shade('#e8d8bc', 1, 0.35), s.shade('#d0b898', 0.8)])
  s.path('M330 910C520 760 640 690 712 640L760 574H800C800 640 760 720 700 910Z', gravel, 'opacity=".75"')
  drawPerson(s, {
    x: 742,
    y: 646,
    h: 82,
    pose: 'strolling',
    wears: 'kimono',
    colour: '#f0e6d6',
    second: '#8a6a8c',
    hair: 'strawHat',
    depth: 0.28,
  })
}

/** Blades of grass, and petals lying among them; longer towards us. */
function drawGrassAndPetals(s: Stage): void {
  const random = s.random(15)
  for (const [colour, lit] of [
    ['#5f8a4f', 0.3],
    ['#b8c878', 0.95],
  ] as const) {
    const blades = range(1100).map(() => {
      const near = random()
      const [x, y] = [s.left + random() * (s.right - s.left), 600 + near ** 1.6 * (s.bottom - 600)]
      const h = 3 + near * 13
      return `M${round1(x)} ${round1(y)}q${round1(h * 0.1)} ${round1(-h * 0.6)} ${round1(h * 0.35)} ${round1(-h)}q${round1(-h * 0.05)} ${round1(h * 0.6)} ${round1(-h * 0.2)} ${round1(h)}Z`
    })
    s.path(blades.join(''), s.shade(colour, lit), 'opacity=".7"')
  }
  const fallen = range(260).map(() => {
    const near = random()
    const r = 1.6 + near * 4.6
    return ellipsePath(
      s.left + random() * (s.right - s.left),
      610 + near ** 1.5 * (s.bottom - 610),
      r,
      r * 0.5,
    )
  })
  s.path(fallen.join(''), s.shade('#f8ccd4', 0.95), 'opacity=".85"')
}

/** Cherry trees on both banks, far ones first. */
function drawAvenue(s: Stage): void {
  for (const z of [30, 21, 15, 10.5, 7.4, 5.2])
    for (const side of [-4.1, 5.6]) {
      const [x, y] = canalGround(side, z)
      drawCherryTree(s, { x, y, h: 2700 / z, depth: Math.min(0.6, 0.1 + z / 46) })
    }
}

export default [
  scene({
    name: 'japan/day-4',
    seed: 64,
    light: {
      base: 'day',
      sky: ['#2f6a5c', '#6fa070', '#b8cf8c', '#e8ecb0', '#fbf6d4'],
      haze: '#d8e4a8',
      shadow: '#2a2f58',
      lit: '#fff2b8',
    },
    horizon: 560,
    sun: { x: 1500, y: -60, r: 10 },
    portrait: { x: 800, y: 60, w: 620, h: 1102 },
    layers: [toriiPath()],
  }),
  scene({
    name: 'japan/day-5',
    seed: 65,
    light: {
      base: 'dawn',
      sky: ['#7fa4c8', '#b4c0d0', '#ead0cc', '#f9dcc4', '#fff0d8'],
      haze: '#f6e0d2',
      shadow: '#4a3f70',
      lit: '#ffeccb',
    },
    horizon: 570,
    sun: { x: 1440, y: 260, r: 40 },
    portrait: { x: 790, y: 40, w: 820, h: 1458 },
    layers: [
      sky({ rings: 2, to: 620 }),
      sheet({ cover: 0.46, opacity: 0.4 }),
      ridge({ y: 560, height: 130, colour: '#8a9a9c', depth: 0.7, rough: 0.4 }),
      svg(drawPark),
      mist({ y: 480, h: 150, opacity: 0.75 }),
      svg(drawLawn),
      svg(drawGrassAndPetals),
      bowingDeer(1136, 864, 1.4),
      svg((s) =>
        drawCherryBough(s, {
          limb: '1680,40 1480,96 1300,84 1120,120 960,104 820,140',
          width: 34,
          r: 13,
          twigs: 26,
          reach: 90,
          flowers: 8,
          seed: 6,
        }),
      ),
      petals({ n: 50 }),
    ],
  }),
  scene({
    name: 'japan/day-6',
    seed: 66,
    light: {
      base: 'dusk',
      sky: ['#2a2a6a', '#5f4a90', '#b8668c', '#f08a6c', '#ffc88a'],
      haze: '#d88a94',
      shadow: '#241c50',
      lit: '#ffbf94',
    },
    horizon: 560,
    sun: { x: 1330, y: 500, r: 46 },
    portrait: { x: 800, y: 0, w: 640, h: 1138 },
    layers: [
      sky({ rings: 2 }),
      sheet({ cover: 0.54, opacity: 0.7 }),
      ridge({ y: 560, height: 170, colour: '#9a70a4', depth: 0.68, rough: 0.35, length: 420, seed: 12 }),
      mist({ y: 480, h: 100, opacity: 0.6 }),
      ridge({ y: 566, height: 90, colour: '#6a4a86', depth: 0.4, rough: 0.4, length: 300, seed: 9 }),
      water({
        y: 562,
        colours: ['#f4a884', '#b8709c', '#5f4a94', '#33306f'],
        glint: 0.9,
        reflection: [0.85, 0.35],
      }),
      standing({ waterline: 740 }, (s) => drawGreatTorii(s, { x: 1120, y: 740, h: 500 })),
      standing({ waterline: 806 }, (s) => drawLanternKayak(s, { x: 1080, y: 800, size: 150 })),
    ],
    finish: { bloom: 0.4 },
  }),
  scene({
    name: 'japan/day-7',
    seed: 67,
    light: {
      base: 'dawn',
      sky: ['#a8b8cc', '#ccc8d4', '#ecd0d4', '#f8dcd8', '#fff0e8'],
      haze: '#f6dcdc',
      shadow: '#4a4272',
      lit: '#fff0e4',
    },
    horizon: 250,
    sun: { x: 1300, y: -100, r: 10 },
    portrait: { x: 815, y: 0, w: 620, h: 1102 },
    layers: [
      sky({ disc: false, glow: 0.3, to: 320 }),
      ridge({ y: 290, height: 120, colour: '#8f9f9c', depth: 0.6 }),
      petalCanal(),
      svg(drawAvenue),
      benchWithFuroshiki(1270, 780, 1),
      svg((s) => {
        const r = 14
        drawCherryBough(s, {
          limb: '1690,120 1500,70 1320,96 1140,40 960,70 800,30',
          width: 44,
          r,
          twigs: 28,
          reach: 110,
          seed: 3,
        })
        drawCherryBough(s, { limb: '-60,-30 120,20 300,10 430,50', width: 24, r, twigs: 12, seed: 8 })
      }),
      petals({ n: 60 }),
    ],
  }),
]
