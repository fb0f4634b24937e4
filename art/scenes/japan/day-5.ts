import { ellipsePath } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { ridge } from '../../language/land/land.ts'
import { drawPerson } from '../../language/people/person.ts'
import { petals } from '../../language/plants/blossom.ts'
import { drawCherryBough, drawCherryTree } from '../../language/plants/cherry.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { bowingDeer, drawGreatHall } from './nara.ts'

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

export default scene({
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
})
