import { standing } from '../../language/sea/water.ts'
import { sky } from '../../language/sky/sky.ts'
import { drawRacerSide } from '../../language/vehicles/race-car.ts'
import { scene, svg } from '../../scene.ts'
import { drawPitCrew, drawPitGarage } from './pit-garage.ts'

export default scene({
  name: 'monaco/day-3',
  seed: 33,
  light: {
    base: 'golden',
    sky: ['#2a6aa0', '#6fb0c4', '#c9dcc4', '#ffe9bc', '#fff6dc'],
    haze: '#ffeecb',
    shadow: '#1c2150',
  },
  horizon: 470,
  sun: { x: 1180, y: 230, r: 46 },
  portrait: { x: 660, y: 60, w: 800, h: 1422 },
  layers: [
    sky({ disc: false, glow: 0.9, to: 640 }),
    svg((s) => drawPitGarage(s)),
    standing({ waterline: 742, opacity: 0.45, reach: 150, squash: 0.9, amplitude: 6 }, (s) => {
      drawRacerSide(s, { x: 1060, y: 742, length: 780, lit: 0.5 })
      drawPitCrew(s)
    }),
  ],
})
