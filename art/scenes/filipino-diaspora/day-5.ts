import { drawBangkaFromAbove, drawKayakFromAbove } from '../../language/boats/bangka.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { karstLagoon } from './karst-lagoon.ts'

export default scene({
  name: 'filipino-diaspora/day-5',
  seed: 51,
  light: { base: 'day', haze: '#d9ecdf' },
  horizon: 70,
  sun: { x: 1500, y: -80, r: 50 },
  portrait: { x: 800, y: -120, w: 600, h: 1067 },
  layers: [
    sky({ disc: false, glow: 0.5 }),
    karstLagoon({
      eye: 210,
      horizon: 70,
      walls: [
        { x: 350, z: 410, rx: 190, rz: 210, peak: 120 },
        { x: 330, z: 860, rx: 250, rz: 200, peak: 180 },
        { x: -60, z: 830, rx: 150, rz: 150, peak: 150 },
        { x: -420, z: 560, rx: 190, rz: 150, peak: 90 },
        { x: -100, z: 1900, rx: 420, rz: 240, peak: 240 },
        { x: 1100, z: 2500, rx: 620, rz: 300, peak: 300 },
      ],
    }),
    svg((s) => {
      drawBangkaFromAbove(s, { x: 960, y: 560, size: 250, turn: -62, squash: 0.72 })
      drawKayakFromAbove(s, { x: 992, y: 398, size: 50, turn: -70, colour: '#f0b93c' })
      drawKayakFromAbove(s, { x: 1046, y: 430, size: 54, turn: -48, colour: '#e8633a' })
    }),
  ],
})
