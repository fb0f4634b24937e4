import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { facet, seenFrom, type World } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'
import { water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawDanfo } from './danfo.ts'
import { lagosTowers } from './lagos-towers.ts'

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
  s.path(piers.join(''), s.shade('#4a566a', 0.2, 0.3))
  s.path(bridgeStrip([9.5, -1.6], [9.5, 0.2]), s.shade('#3f4c62', 0.15, 0.1))
  const tar = '#7c8494'
  s.path(bridgeStrip([-9.6, -2.2], [-9.6, 1.1]), s.shade('#a8a494', 0.3, 0.1))
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
    s.lin([s.shade('#ecd0a4', 0.95, 0.2), s.shade('#d0b494', 0.7)], 1, 0, 0, 0),
  )
  s.path(bridgeStrip([9.5, 0], [9.5, 1]), s.shade('#566478', 0.2))
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
      const colour = s.shade('#33485c', 0.25, Math.min(0.6, z / 420))
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

export default scene({
  name: 'diaspora/day-1',
  seed: 17,
  light: {
    base: 'golden',
    sky: ['#1f567e', '#4a8ea6', '#a4bfa8', '#f4c076', '#ffdc90'],
    haze: '#e9bd86',
    shadow: '#1f3150',
    glow: '#ffb65c',
    lit: '#ffd48c',
  },
  horizon: 452,
  sun: { x: 1085, y: 372, r: 66 },
  portrait: { x: 758, y: -32, w: 528, h: 939 },
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
