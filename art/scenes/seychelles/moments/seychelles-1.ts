import type { Stage } from '../../../engine/stage.ts'
import { island } from '../../../language/land/land.ts'
import { lagoon } from '../../../language/sea/water.ts'
import { cumulus, sheet } from '../../../language/sky/clouds.ts'
import { mist, sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { fairyTern } from './fairy-tern.ts'

const STORM = {
  base: 'day',
  sky: ['#2a3f6a', '#3f5f88', '#5f86a0', '#8fb4b8', '#cfe0d2'],
  haze: '#a9c4c8',
  shadow: '#22305c',
  glow: '#e9f0d8',
} as const

/** Rain hanging below a far cloud. */
function rain(s: Stage): void {
  const veil = s.lin(
    [
      [s.light.sky[0], 0],
      [s.light.sky[0], 0.55],
      [s.light.sky[1], 0.05],
    ],
    0,
    0,
    0,
    1,
  )
  s.group(`filter="${s.blur(26)}"`, () => {
    s.path('M-60 150L470 190L330 480L-140 480Z', veil)
    s.path('M520 190L760 210L640 480L430 480Z', veil, 'opacity=".6"')
  })
}

export default scene({
  name: 'moments/seychelles-1',
  seed: 3,
  light: STORM,
  horizon: 470,
  sun: { x: 1420, y: 80, r: 0 },
  layers: [
    sky({ disc: false, glow: 0.5 }),
    sheet({ cover: 0.62, opacity: 0.85, horizon: 470 }),
    cumulus({
      banks: [{ x: 1320, y: 440, w: 420, h: 110, opacity: 0.7 }],
    }),
    svg(rain),
    island({ x: 1180, w: 300, rise: 70, colour: '#5f7a94' }),
    lagoon({
      y: 470,
      glint: 0,
      colours: ['#cfe6d6', '#6fc4bf', '#2f9aa8', '#1f6f92', '#24507e', '#20406c'],
      reflection: [0.7, 0.1],
    }),
    mist({ y: 440, h: 60, opacity: 0.5 }),
    fairyTern({ x: 860, y: 690 }),
  ],
})
