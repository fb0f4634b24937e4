import { scene, svg } from '../../scene.ts'
import { drawBrickWall, drawFloorboards } from './brick-wall.ts'
import { drawFirstPoster, drawStringOfPegs } from './first-poster.ts'
import { drawCrateOfRolls, drawStepladder } from './hanging-tools.ts'

export default scene({
  name: 'moments/day-one-2',
  seed: 14,
  light: { base: 'day', shadow: '#153847', lit: '#fff0c2', haze: '#cfdcd8' },
  sun: { x: 1900, y: 0, r: 0 },
  layers: [
    svg((s) => {
      drawBrickWall(s)
      drawFloorboards(s)
      drawStringOfPegs(s)
      drawFirstPoster(s)
      drawStepladder(s)
      drawCrateOfRolls(s)
    }),
  ],
  finish: { bloom: 0.2 },
})
