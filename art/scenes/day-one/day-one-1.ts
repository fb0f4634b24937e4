import { scene, svg } from '../../scene.ts'
import { drawKitchenRoom } from './kitchen-room.ts'
import { drawFloorMaps, drawFounders, drawStairRail } from './map-table.ts'

export default scene({
  name: 'moments/day-one-1',
  seed: 3,
  light: { base: 'day', shadow: '#173a52', lit: '#fff3c8', haze: '#d5e6de' },
  sun: { x: 1500, y: 60, r: 0 },
  layers: [
    svg((s) => {
      drawKitchenRoom(s)
      drawFloorMaps(s)
      drawFounders(s)
      drawStairRail(s)
    }),
  ],
  finish: { bloom: 0.24, vignette: 0.12 },
})
