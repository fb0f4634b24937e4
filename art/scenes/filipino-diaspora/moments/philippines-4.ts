import { standing, water } from '../../../language/sea/water.ts'
import { sheet } from '../../../language/sky/clouds.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawCobbles } from '../cobbles.ts'
import { drawKalesa, drawViganFronts, kerbAt, VIGAN_EYE } from './vigan-street.ts'

export default scene({
  name: 'moments/philippines-4',
  seed: 14,
  light: {
    base: 'night',
    sky: ['#16245c', '#2c3f80', '#5a5f9a', '#b08a9c', '#f0b088'],
    haze: '#7a74a0',
    shadow: '#151238',
    lit: '#ffc680',
    window: '#ffd27a',
  },
  horizon: VIGAN_EYE.horizon,
  sun: { x: 860, y: 470, r: 10 },
  layers: [
    sky({ disc: false, glow: 0.7 }),
    sheet({ cover: 0.5, opacity: 0.5 }),
    svg((s) => {
      drawCobbles(s, VIGAN_EYE.horizon, '#6a5f80')
      drawViganFronts(s)
    }),
    water({
      y: 506,
      reflection: [0.7, 0.42],
      amplitude: 22,
      wave: 0.5,
      glint: 0,
      colours: ['#6a6490', '#544c7c', '#3d3868', '#2c2856'],
      waterline: kerbAt,
      mask: (x, y) => (y > kerbAt(x) ? 0.78 : 0),
    }),
    standing({ waterline: 800, reach: 130, opacity: 0.45 }, (s) =>
      drawKalesa(s, { x: 900, y: 800, scale: 1.12 }),
    ),
  ],
  finish: { bloom: 0.5 },
})
