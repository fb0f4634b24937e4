import { type Point, polygon } from '../engine/geometry.ts'
import { range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { drawBasket } from '../motifs/basket.ts'
import { drawCanoe } from '../motifs/boats.ts'
import { drawCableBridge } from '../motifs/cable-bridge.ts'
import { skyline } from '../motifs/city.ts'
import { sheet } from '../motifs/clouds.ts'
import { drawDanfo } from '../motifs/danfo.ts'
import { palm } from '../motifs/palm.ts'
import { facet, seenFrom, type World } from '../motifs/perspective.ts'
import { drawFigure, pose } from '../motifs/posed-figure.ts'
import { mist, sky } from '../motifs/sky.ts'
import { drawStiltHouse } from '../motifs/stilt-house.ts'
import { standing, water } from '../motifs/water.ts'
import { type Layers, scene, svg } from '../scene.ts'

const VIOLET_DUSK = {
  base: 'dusk',
  sky: ['#131741', '#382a6c', '#8c4580', '#e0716a', '#ffb46c'],
  haze: '#d67c78',
} as const

const lagosTowers = (y: number, from: number, to: number, lamps: number): Layers => [
  skyline({
    from,
    to,
    y,
    h: 250,
    depth: 0.62,
    lamps: lamps * 0.5,
    seed: 3,
    envelope: (t) => 0.5 + 0.5 * Math.sin(Math.PI * Math.min(1, t * 1.15)),
  }),
  mist({ y: y - 70, h: 90, opacity: 0.45 }),
  skyline({ from: from + 60, to, y, h: 190, depth: 0.42, lamps, seed: 8, envelope: (t) => 0.35 + 0.65 * t }),
  skyline({ from: from + 20, to, y, h: 70, depth: 0.3, lamps, seed: 5 }),
  mist({ y: y - 40, h: 56, opacity: 0.4 }),
]

/** A boatman standing in the stern, both hands on the pole. */
const boatman = (s: Stage, x: number, y: number, h: number, shirt: string, rim: string): void => {
  s.line(
    polygon(
      [
        [x + h * 0.5, y + h * 0.16],
        [x + h * 0.06, y - h * 1.02],
      ],
      false,
    ),
    s.shade('#4a3028', 0.3),
    h * 0.022,
  )
  drawFigure(s, {
    x,
    y,
    h,
    facing: 'right',
    top: shirt,
    lowerColour: '#5a3a52',
    sleeves: 'short',
    head: 'fila',
    headColour: '#7a2f4a',
    pose: pose(
      'neck .03,-.83; armL .14,-.7 .2,-.62; armR .17,-.76 .13,-.88; legL -.09,-.26 -.11,-.01; legR .08,-.27 .12,-.01; headTilt .02',
    ),
    rim: { colour: rim, width: h * 0.014 },
    tones: [0.05, 0.6],
  })
}

/** Three baskets for the market amidships. */
const drawLoad = (s: Stage, x: number, y: number, w: number): void => {
  drawBasket(s, { x: x + w * 1.6, y, w: w * 0.9, heap: '#6a8a4a' })
  drawBasket(s, { x, y, w, heap: '#c4483a' })
  drawBasket(s, { x: x + w * 0.85, y: y + w * 0.04, w: w * 1.05, heap: '#e0a23c', straw: '#c99a5c' })
}

const poster = scene({
  name: 'posters/diaspora',
  seed: 41,
  light: VIOLET_DUSK,
  horizon: 560,
  sun: { x: 858, y: 470, r: 70 },
  view: { x: 440, y: 0, w: 720, h: 900 },
  layers: [
    sky({ rays: 0.06, stars: 60 }),
    sheet({ cover: 0.54, opacity: 0.75, seed: 4 }),
    lagosTowers(560, 790, 1240, 0.5),
    water({ accent: '#4a2f7a', amplitude: 46, reflection: [0.95, 0.45] }),
    standing({ waterline: 640, opacity: 0.5, reach: 240, squash: 0.55 }, (s) =>
      drawCableBridge(s, {
        from: [380, 556, 20],
        to: [1180, 528, 6],
        pylon: { x: 640, water: 640, h: 500 },
        water: [634, 574],
      }),
    ),
    standing({ waterline: 772, opacity: 0.6, reach: 130 }, (s) => {
      boatman(s, 746, 764, 116, '#c9d0e0', '#ffb070')
      drawCanoe(s, { x: 800, y: 770, size: 250, colour: '#3a2440' })
      drawLoad(s, 820, 768, 34)
    }),
    palm({ x: 1190, y: 1000, h: 480, lean: -0.1, wind: -0.3, silhouette: true, size: 0.92, seed: 3 }),
  ],
  finish: { bloom: 0.36, vignette: 0.24 },
})

const BRIDGE_EYE = { x: 800, horizon: 452, focal: 1100, height: 4.2 }
const bridgeRun = (away: number): number => -2.5 + 0.00085 * away * away
const onBridge = (right: number, up: number, away: number): World => [bridgeRun(away) + right, up, away]
/** Where the road would end if it ran on as straight as it does at a distance. */
const roadEnd = (away: number): Point => [
  BRIDGE_EYE.x + BRIDGE_EYE.focal * 2 * 0.00085 * away,
  BRIDGE_EYE.horizon,
]
const BRIDGE_STEPS = range(60).map((i) => 5.2 * (1150 / 5.2) ** (i / 59))

/** A strip along the bridge between two offsets from its middle line. */
const bridgeStrip = (
  a: readonly [number, number],
  b: readonly [number, number],
  steps = BRIDGE_STEPS,
): string => {
  const see = seenFrom(BRIDGE_EYE)
  const near = steps.map((z) => see(onBridge(a[0], a[1], z)))
  const far = steps.map((z) => see(onBridge(b[0], b[1], z))).reverse()
  return polygon([...near, ...far])
}

function drawThirdMainlandBridge(s: Stage): void {
  const see = seenFrom(BRIDGE_EYE)
  const piers = range(34).map((i) => {
    const away = 210 + i * 26
    return facet(see, [
      onBridge(8, -0.4, away),
      onBridge(9.6, -0.4, away),
      onBridge(9.4, -6.5, away),
      onBridge(8.2, -6.5, away),
    ])
  })
  s.path(piers.join(''), s.shade('#6a4460', 0.2, 0.3))
  s.path(bridgeStrip([9.5, -1.6], [9.5, 0.2]), s.shade('#5a3a58', 0.15, 0.1))
  const tar = '#8a5f6e'
  s.path(bridgeStrip([-9.6, -2.2], [-9.6, 1.1]), s.shade('#b98f86', 0.2, 0.1))
  s.path(
    bridgeStrip([-9.4, 0], [9.4, 0]),
    s.fine(
      [s.shade(tar, 0.9, 0.55), s.shade(tar, 0.62, 0.15), s.shade(tar, 0.25), s.shade(tar, 0.1)],
      0,
      460,
      0,
      1000,
      true,
    ),
  )
  const dashes = range(46).map((i) => {
    const z = 6 + i * 9
    return facet(see, [
      onBridge(-0.1, 0, z),
      onBridge(0.1, 0, z),
      onBridge(0.1, 0, z + 4),
      onBridge(-0.1, 0, z + 4),
    ])
  })
  s.path(dashes.join(''), s.shade('#ffe9c4', 0.85), 'opacity=".8"')
  for (const side of [-9, 9])
    s.path(bridgeStrip([side - 0.08, 0.01], [side + 0.08, 0.01]), s.shade('#ffe9c4', 0.7), 'opacity=".6"')
  s.path(
    bridgeStrip([-9.5, 0], [-9.5, 1]),
    s.lin([s.shade('#e0b49a', 0.9, 0.3), s.shade('#c99a8c', 0.5)], 1, 0, 0, 0),
  )
  s.path(bridgeStrip([9.5, 0], [9.5, 1]), s.shade('#7a5266', 0.18))
  s.path(bridgeStrip([9.45, 1], [9.75, 1]), s.shade('#ffc890', 1))
  s.path(bridgeStrip([-9.75, 1], [-9.45, 1]), s.shade('#ffc890', 1))
}

function drawBridgeLamps(s: Stage): void {
  const see = seenFrom(BRIDGE_EYE)
  for (const z of range(14)
    .map((i) => 330 * 0.79 ** i)
    .filter((z) => z > 26)) {
    for (const side of [-9.6, 9.6]) {
      const foot = see(onBridge(side, 1, z))
      const head = see(onBridge(side, 10.5, z))
      const arm = see(onBridge(side * 0.74, 10.9, z))
      const k = 1100 / z
      const colour = s.shade('#5a3a5c', 0.25, Math.min(0.6, z / 420))
      s.line(
        `${polygon([foot, head], false)}Q${head[0]} ${arm[1]} ${arm[0]} ${arm[1]}`,
        colour,
        Math.max(0.8, k * 0.16),
      )
      s.ellipse(arm[0], arm[1] + k * 0.04, k * 0.34, k * 0.1, s.light.window)
      s.circle(
        arm[0],
        arm[1],
        k * 1.3,
        s.rad([
          [s.light.window, 0.5],
          [s.light.window, 0],
        ]),
      )
    }
  }
}

const bridgeDay = scene({
  name: 'diaspora/day-1',
  seed: 17,
  light: {
    base: 'golden',
    sky: ['#3a2f63', '#7d4a74', '#c8685f', '#f19a52', '#ffd07a'],
    haze: '#f0a868',
    shadow: '#2e1e4a',
    glow: '#ff9440',
    lit: '#ffc070',
  },
  horizon: 452,
  sun: { x: 1085, y: 372, r: 66 },
  portrait: { x: 664, y: -10, w: 760, h: 1351 },
  layers: [
    sky({ rays: 0 }),
    sheet({ cover: 0.48, opacity: 0.6, seed: 31 }),
    lagosTowers(454, 1130, 1660, 0.18),
    water({ accent: '#a8543c', amplitude: 36, reflection: [0.9, 0.4], glint: 0.9 }),
    svg(drawThirdMainlandBridge),
    svg((s) => {
      const see = seenFrom(BRIDGE_EYE)
      const put = (right: number, away: number, seed: number) => {
        const [x, y] = see(onBridge(right, 0, away))
        drawDanfo(s, {
          x,
          y,
          w: (BRIDGE_EYE.focal / away) * 2,
          vanish: roadEnd(away),
          away,
          seed,
          depth: Math.min(0.6, away / 260),
        })
      }
      put(5.6, 120, 3)
      put(1.8, 78, 4)
      put(-4, 52, 9)
      put(3.2, 34, 2)
      put(5.1, 13.6, 7)
    }),
    svg(drawBridgeLamps),
  ],
  finish: { bloom: 0.38 },
})

const stiltDay = scene({
  name: 'diaspora/day-2',
  seed: 23,
  light: 'golden',
  horizon: 470,
  sun: { x: 1010, y: 352, r: 58 },
  portrait: { x: 770, y: -40, w: 700, h: 1244 },
  layers: [
    sky({ rays: 0.05, rings: 2 }),
    sheet({ cover: 0.46, opacity: 0.5, seed: 2 }),
    skyline({
      from: 620,
      to: 1240,
      y: 472,
      h: 190,
      depth: 0.78,
      lamps: 0,
      seed: 12,
      colour: '#6a6a90',
      envelope: (t) => Math.sin(Math.PI * t),
    }),
    skyline({ from: 700, to: 1180, y: 472, h: 110, depth: 0.66, lamps: 0, seed: 4, colour: '#6a6a90' }),
    mist({ y: 400, h: 90, opacity: 0.7 }),
    water({ accent: '#8a6a58', amplitude: 34, reflection: [0.92, 0.4] }),
    standing({ waterline: 520, opacity: 0.5, reach: 150 }, (s) => {
      for (const [x, w, seed] of [
        [1010, 66, 2],
        [930, 52, 5],
        [1120, 80, 3],
      ] as const)
        drawStiltHouse(s, { x, y: 520, w, depth: 0.42, seed })
    }),
    standing({ waterline: 600, opacity: 0.55, reach: 240 }, (s) => {
      drawStiltHouse(s, { x: 1450, y: 604, w: 250, depth: 0.02, seed: 7 })
      drawStiltHouse(s, { x: 1215, y: 584, w: 150, depth: 0.16, seed: 4 })
    }),
    standing({ waterline: 690, opacity: 0.6, reach: 190 }, (s) => {
      s.placed({ x: 980, y: 0 }, () => boatman(s, -96, 682, 190, '#e8dcc4', '#fff0c0'))
      drawCanoe(s, { x: 1000, y: 688, size: 420, colour: '#6a4232' })
      drawLoad(s, 1040, 686, 56)
    }),
  ],
})

export default [poster, bridgeDay, stiltDay]
