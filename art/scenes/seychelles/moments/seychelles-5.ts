import { ridge } from '../../../language/land/land.ts'
import { drawFigure } from '../../../language/people/figure.ts'
import { sheet } from '../../../language/sky/clouds.ts'
import { mist, sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawHillCottage } from './hill-cottage.ts'
import { drawHillGarden, drawVanillaVine } from './hill-garden.ts'
import { drawDryingTrays } from './vanilla-trays.ts'

export default scene({
  name: 'moments/seychelles-5',
  seed: 31,
  light: {
    base: 'day',
    sky: ['#8fc0b8', '#accfc0', '#cbdfc8', '#e4ecd2', '#f6f4dc'],
    haze: '#d9e8d0',
    shadow: '#123f48',
    lit: '#fffad6',
  },
  horizon: 300,
  sun: { x: 1620, y: -120, r: 0 },
  layers: [
    sky({ disc: false, glow: 0.4, to: 430 }),
    sheet({ cover: 0.5, opacity: 0.5, horizon: 300 }),
    ridge({
      y: 420,
      height: 470,
      colour: '#6fa088',
      depth: 0.62,
      length: 560,
      rough: 0.44,
      seed: 21,
      envelope: (x) => 0.4 + 0.6 * Math.exp(-(((x - 1240) / 420) ** 2)),
    }),
    mist({ y: 190, h: 190, opacity: 0.6 }),
    ridge({
      y: 424,
      height: 250,
      colour: '#3f8562',
      depth: 0.36,
      length: 420,
      rough: 0.5,
      seed: 5,
      envelope: (x) => 0.45 + 0.55 * Math.exp(-(((x - 1420) / 380) ** 2)),
    }),
    mist({ y: 300, h: 110, opacity: 0.5 }),
    svg((s) => {
      drawHillGarden(s)
      drawHillCottage(s)
      drawFigure(s, {
        x: 968,
        y: 452,
        h: 142,
        pose: 'carrying',
        flip: true,
        dress: 'seller',
        colours: ['#f2c440', '#2f6f8c', '#f4efe2'],
        skin: 'mahogany',
        woman: true,
        hat: 'straw',
        hatColours: ['#f0dca4', '#d8503c'],
        carries: 'tray',
        shadow: { to: [-0.44, 0.1], opacity: 0.4 },
      })
      drawDryingTrays(s)
      drawVanillaVine(s)
    }),
  ],
  finish: { bloom: 0.24, vignette: 0.12 },
})
