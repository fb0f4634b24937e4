import { type Point, polygon, ribbon } from '../../engine/geometry.ts'
import { noise1 } from '../../engine/noise.ts'
import { range, smoothstep } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { flock } from '../../language/animals/creatures.ts'
import { drawSail } from '../../language/boats/boats.ts'
import { hillTown } from '../../language/buildings/city.ts'
import { alps, island } from '../../language/land/land.ts'
import { boulders } from '../../language/land/rocks.ts'
import { drawCouple } from '../../language/people/groups.ts'
import { drawCrown, drawShrubs, drawUmbrellaPine } from '../../language/plants/foliage.ts'
import { standing, wake, water, waterlineGlint } from '../../language/sea/water.ts'
import { cumulus, sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { drawSuitcase } from '../../language/things/luggage.ts'
import { crayon, scene, svg } from '../../scene.ts'
import { drawSeaplane } from './vehicles.ts'

/** The grassy brow the two travellers stand on, by design x. */
const brow = (x: number): number =>
  905 -
  200 * smoothstep(640, 1110, x) -
  34 * smoothstep(1100, 1700, x) +
  6 * Math.sin(x * 0.017) +
  10 * (noise1(x * 0.03, 4) - 0.5)

function browPath(s: Stage, lift = 0): string {
  const line: Point[] = range(112).map((i) => [640 + i * 10, brow(640 + i * 10) + lift])
  return polygon([...line, [s.right + 300, s.bottom], [640, s.bottom]])
}

/** Blades of grass along the brow, leaning in the wind. */
function drawGrass(s: Stage, count: number, tall: number, lit: number): void {
  const random = s.random(count + tall)
  const blades = range(count).map(() => {
    const x = 690 + random() * 950
    const y = brow(x) + random() ** 2 * 60 + 2
    const h = tall * (0.4 + random() * 0.8)
    const tip = x - 5 - random() * 10
    return `M${(x - 1.1).toFixed(1)} ${y.toFixed(1)}Q${x.toFixed(1)} ${(y - h * 0.6).toFixed(1)} ${tip.toFixed(1)} ${(y - h).toFixed(1)}Q${(x + 2).toFixed(1)} ${(y - h * 0.5).toFixed(1)} ${(x + 1.1).toFixed(1)} ${y.toFixed(1)}Z`
  })
  s.path(blades.join(''), s.shade('#a8a858', lit))
}

function drawBrow(s: Stage): void {
  const grass = [
    s.shade('#cdb768', 1),
    s.shade('#8f9a52', 0.65),
    s.shade('#4f6e50', 0.28),
    s.shade('#2f4a50', 0.1),
  ]
  s.path(browPath(s), s.lin(grass, 0, 690, 0, 925, true))
  const way: Point[] = [
    [800, 1340],
    [880, 1200],
    [950, 1070],
    [1010, 960],
    [1060, 872],
    [1098, 802],
    [1124, 752],
    [1140, 714],
  ]
  s.path(
    ribbon(way, (t) => 128 * (1 - t) ** 1.25 + 7),
    s.lin([s.shade('#fbe6b8', 1), s.shade('#e3bd8c', 0.7), s.shade('#b98a72', 0.4)]),
  )
}

/** Shadows of the two fall towards us, away from the sun. */
function drawCastShadows(s: Stage): void {
  for (const [x, w] of [
    [1131, 17],
    [1172, 19],
  ] as const) {
    s.path(
      polygon([
        [x - w * 0.4, 721],
        [x + w * 0.5, 721],
        [x + 128, 900],
        [x + 74, 900],
      ]),
      s.lin([
        [s.light.shadow, 0.55],
        [s.light.shadow, 0],
      ]),
    )
  }
}

function drawOleander(s: Stage): void {
  const pink = ['#7a3a5c', '#c25a7c', '#ec94a4', '#fbd3c8'].map((c, i) => s.shade(c, 0.35 + i * 0.22))
  const places = [
    [1560, 944, 300, 150],
    [1390, 952, 210, 96],
    [1650, 900, 180, 150],
  ] as const
  for (const [x, y, w, h] of places) {
    drawCrown(s, { x, y, w, h, colour: '#3c6446', lit: 0.7, dab: 7, density: 170, seed: x })
    drawCrown(s, {
      x: x - 12,
      y: y - h * 0.16,
      w: w * 0.86,
      h: h * 0.8,
      tones: pink,
      dab: 5.5,
      density: 60,
      seed: x + 3,
    })
  }
}

export default scene({
  name: 'heroes/home',
  seed: 17,
  light: {
    base: 'golden',
    sky: ['#1a4279', '#4b86ac', '#b4b8aa', '#f6c884', '#ffe8b0'],
    haze: '#f8d5a2',
  },
  horizon: 452,
  sun: { x: 1010, y: 318, r: 60 },
  portrait: { x: 742, y: 150, w: 620, h: 1102 },
  layers: [
    sky({ rays: 0.06 }),
    sheet({ cover: 0.5, opacity: 0.55, seed: 3 }),
    cumulus({
      banks: [
        { x: 1360, y: 436, w: 330, h: 190 },
        { x: 250, y: 442, w: 380, h: 84, opacity: 0.85 },
        { x: 760, y: 446, w: 260, h: 36 },
      ],
      seed: 4,
    }),
    alps({
      rise: 250,
      envelope: (x) => smoothstep(1070, 1420, x),
      seed: 9,
      rock: '#b08a84',
      hazeDensity: 0.0006,
    }),
    island({ x: 470, w: 250, rise: 60, seed: 21, hazeDensity: 0.0013 }),
    mist({ y: 380, h: 90, opacity: 0.55 }),
    hillTown({
      from: 1130,
      to: 1640,
      crest: (x) => 446 - 62 * smoothstep(1120, 1420, x),
      quay: 453,
      rows: 5,
      depth: [0.6, 0.42],
    }),
    water({
      colours: ['#fde6ba', '#bfd8c2', '#5fb9b6', '#1c90a4', '#137090', '#115a7e'],
      glint: 1,
      reflection: [0.9, 0.14],
      amplitude: 36,
      patches: { strength: 0.35, colour: '#12647f' },
    }),
    wake({ x: 806, y: 562, length: 340 }),
    standing({ waterline: 564, reach: 74, opacity: 0.5, amplitude: 9 }, (s) =>
      drawSeaplane(s, { x: 846, y: 559, size: 180 }),
    ),
    waterlineGlint({ x: 846, y: 566, w: 66 }),
    svg((s) => drawSail(s, { x: 606, y: 488, size: 44, depth: 0.3 })),
    flock({ x: 640, y: 250, w: 220, h: 90, n: 6, size: 18 }),
    boulders({
      rocks: [
        { x: -1.5, y: -3.9, z: 15, rx: 1.1, ry: 0.8, rz: 1 },
        { x: -0.2, y: -3.5, z: 15.4, rx: 1.3, ry: 1, rz: 1.1, tilt: 0.2 },
        { x: 1.3, y: -3.1, z: 15.2, rx: 1.2, ry: 1, rz: 1, tilt: -0.1 },
        { x: -2.6, y: -4.2, z: 14.6, rx: 0.7, ry: 0.5, rz: 0.6 },
      ],
      floor: -9,
      colour: '#c99f7c',
      streaks: 0.6,
    }),
    svg(drawBrow),
    crayon((s) => {
      const dark = s.shade('#2c4456', 0.05)
      s.path(
        browPath(s, 14),
        s.lin(
          [
            [dark, 0],
            [dark, 0.2],
            [dark, 0.5],
          ],
          0,
          715,
          0,
          925,
          true,
        ),
      )
    }),
    svg((s) => {
      drawCastShadows(s)
      drawShrubs(s, {
        from: 1270,
        to: 1680,
        y: (x) => brow(x) + 12,
        h: 50,
        colour: '#6a8450',
        n: 13,
        dab: 5,
      })
      drawUmbrellaPine(s, { x: 1424, y: brow(1424) + 4, h: 580, colour: '#3f7050', seed: 4 })
      drawShrubs(s, {
        from: 1340,
        to: 1520,
        y: (x) => brow(x) + 30,
        h: 34,
        colour: '#6a8450',
        n: 6,
        dab: 4,
      })
      drawGrass(s, 420, 22, 0.6)
      drawSuitcase(s, { x: 1058, y: 726, w: 62, h: 46, colour: '#b5683e' })
      drawCouple(s, {
        x: 1150,
        y: 722,
        h: 190,
        wears: ['suit', 'dress'],
        colours: ['#2f4a7c', '#f6e6ca'],
        skin: '#9c6a4c',
      })
      drawGrass(s, 260, 26, 0.95)
      drawOleander(s)
    }),
  ],
  finish: { bloom: 0.36 },
})
