import { type Point, smooth } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { ridge } from '../../../language/land/land.ts'
import { lagoon } from '../../../language/sea/water.ts'
import { sheet } from '../../../language/sky/clouds.ts'
import { mist, sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawBareBough, drawFlyingTern, drawPerchedTern } from './fairy-tern.ts'

const STORM = {
  base: 'day',
  sky: ['#1f3448', '#2f4d64', '#4a7082', '#7ea3a8', '#d6e4d2'],
  haze: '#a9c4c4',
  shadow: '#1a2f48',
  glow: '#e9f0d8',
  lit: '#fdfbea',
} as const

/** The reef: one white line of surf, and pale shallows within. */
function drawReef(s: Stage): void {
  const surf: Point[] = [
    [s.left, 452],
    [180, 442],
    [420, 436],
    [700, 446],
    [980, 438],
    [1240, 448],
    [s.right, 440],
  ]
  s.line(smooth(surf, false, 1), '#ffffff', 5, 'opacity=".95"')
  s.line(
    smooth(
      surf.map(([x, y]): Point => [x + 30, y + 10]),
      false,
      1,
    ),
    '#ffffff',
    2,
    'opacity=".5" stroke-dasharray="60 34 120 50"',
  )
  const random = s.random(7)
  for (const _ of range(26)) {
    const [x, y] = [s.left + random() * 1640, 392 + random() * 40]
    s.path(`M${x} ${y}q12 -3 24 0q-12 3 -24 0Z`, '#ffffff', 'opacity=".7"')
  }
}

export default scene({
  name: 'moments/seychelles-1',
  seed: 3,
  light: STORM,
  horizon: 372,
  sun: { x: 1500, y: -60, r: 0 },
  layers: [
    sky({ disc: false, glow: 0.25 }),
    sheet({
      cover: 0.52,
      opacity: 0.5,
      horizon: 380,
      colours: ['#1f3346', '#2f4a5e', '#47687a', '#6d8f9a', '#a9c2c0'],
    }),
    ridge({
      y: 374,
      height: 70,
      colour: '#41627a',
      depth: 0.35,
      length: 330,
      rough: 0.42,
      seed: 3,
      envelope: (x) => Math.exp(-(((x - 1240) / 300) ** 2)),
    }),
    lagoon({
      y: 372,
      base: 880,
      glint: 0,
      colours: ['#3f6f86', '#2f6f88', '#a8ecd4', '#7fe0cc', '#57cdc2', '#35b0b4', '#2492a2'],
      patches: { strength: 0.3, colour: '#2f9fa8' },
      reflection: [0.45, 0],
    }),
    mist({ y: 350, h: 44, opacity: 0.5 }),
    svg((s) => {
      drawReef(s)
      s.placed({ x: 0, y: 74 }, () => drawBareBough(s))
      drawPerchedTern(s, { x: 1010, y: 672, size: 1.2 })
      drawFlyingTern(s, { x: 590, y: 280, size: 1.12 })
    }),
  ],
})
