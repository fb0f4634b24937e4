import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawCrescent, drawRooftops, officeRoom } from './night-office.ts'

export default scene({
  name: 'moments/day-one-4',
  seed: 21,
  light: { base: 'night', haze: '#3a5690', sky: ['#0a1438', '#122454', '#1f3f78', '#3f649c', '#7f96b8'] },
  horizon: 620,
  sun: { x: 1140, y: 600, r: 0 },
  layers: [
    sky({ disc: false, stars: 140, glow: 0, to: 680 }),
    sheet({ cover: 0.42, opacity: 0.35, horizon: 600 }),
    svg((s) => drawCrescent(s, 480, 190, 40)),
    svg(drawRooftops),
    mist({ y: 470, h: 160, opacity: 0.4 }),
    officeRoom(),
  ],
})
