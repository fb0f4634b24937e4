import { scene, svg } from '../../scene.ts'
import { drawFrontDoor, drawLetterHalfway } from './front-door.ts'
import { drawHallWalls, drawTiledFloor } from './tiled-hall.ts'

export default scene({
  name: 'moments/day-one-3',
  seed: 8,
  light: { base: 'day', shadow: '#1c3550', lit: '#fff2c6', haze: '#e6e6d4' },
  sun: { x: 1300, y: -100, r: 0 },
  view: { x: 130, y: 70, w: 1440, h: 810 },
  layers: [
    svg((s) => {
      drawTiledFloor(s)
      drawHallWalls(s)
      drawFrontDoor(s)
      drawLetterHalfway(s)
    }),
  ],
  finish: { bloom: 0.3 },
})
