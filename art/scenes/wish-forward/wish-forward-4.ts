import { standing, water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawCandleGlow, drawPaperBoat, FLEET } from './paper-boats.ts'
import { drawLandingStage, drawLaunchers } from './pond-landing.ts'
import { drawFarTrees, drawLilies, drawReeds, drawWillowCurtain } from './pond-trees.ts'

export default scene({
  name: 'moments/wish-forward-4',
  seed: 404,
  light: {
    base: 'night',
    sky: ['#071a3c', '#0f3258', '#1f567a', '#3f8496', '#8fbfae'],
    haze: '#3f7f90',
    shadow: '#071a34',
    lit: '#ffd59a',
    glow: '#bfe0d4',
    sun: '#fbf4dc',
    window: '#ffc86a',
  },
  horizon: 372,
  sun: { x: 1236, y: 132, r: 50 },
  layers: [
    sky({ stars: 120, rings: 2, glow: 0.5 }),
    sheet({ cover: 0.4, opacity: 0.35, horizon: 360 }),
    svg((s) => drawFarTrees(s, 380)),
    mist({ y: 330, h: 70, opacity: 0.5 }),
    water({
      y: 378,
      colours: ['#5f9fa0', '#2f7488', '#1a4f72', '#10365c', '#0a2444'],
      amplitude: 15,
      reflection: [0.95, 0.42],
      facets: 7,
      glint: 0.5,
    }),
    standing({ waterline: 470, reach: 190, amplitude: 9, opacity: 0.6 }, (s) => {
      drawLandingStage(s)
      drawLaunchers(s)
    }),
    svg((s) => {
      for (const boat of FLEET) drawCandleGlow(s, boat)
    }),
    ...FLEET.map((boat) =>
      standing(
        { waterline: boat.y, reach: 240 * boat.k, amplitude: 4 + 14 * boat.k, opacity: 0.75, seed: boat.x },
        (s) => drawPaperBoat(s, boat),
      ),
    ),
    svg((s) => {
      drawLilies(s)
      drawWillowCurtain(s)
      drawReeds(s)
    }),
  ],
  finish: { bloom: 0.4, vignette: 0.24 },
})
