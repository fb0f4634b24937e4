import { mist, sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawAztecBowl } from './aztec-bowl.ts'
import { drawCity, drawVolcanoes, SKYLINE } from './valley-of-mexico.ts'

export default scene({
  name: 'moments/worldcup-3',
  seed: 303,
  light: {
    base: 'golden',
    sky: ['#2f7fae', '#6fb0c4', '#b4d8d0', '#f2dcc4', '#f0b8a8'],
    haze: '#dcd6cc',
    shadow: '#1c4460',
    lit: '#ffd09a',
  },
  horizon: SKYLINE,
  sun: { x: -500, y: 200, r: 20 },
  layers: [
    sky({ disc: false, glow: 0 }),
    svg(drawVolcanoes),
    mist({ y: SKYLINE - 34, h: 66, opacity: 0.85 }),
    svg((s) => {
      drawCity(s)
      drawAztecBowl(s)
    }),
  ],
})
