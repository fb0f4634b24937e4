import { ridge, terraces, volcano } from '../../language/land/land.ts'
import { cumulus } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { birdKite } from './bird-kite.ts'
import { drawBund, drawRunners } from './rice-bund.ts'

export default scene({
  name: 'bali/day-5',
  seed: 15,
  light: { base: 'day', sky: ['#2a74ac', '#5fa3c6', '#a3cfd6', '#dcebdc', '#fbf2d4'], haze: '#dbe9d4' },
  horizon: 540,
  sun: { x: 1540, y: 60, r: 0 },
  portrait: { x: 790, y: -60, w: 700, h: 1244 },
  layers: [
    sky({ disc: false, glow: 0.6 }),
    cumulus({
      banks: [
        { x: 420, y: 500, w: 420, h: 130 },
        { x: 1400, y: 510, w: 380, h: 150 },
        { x: 860, y: 516, w: 300, h: 80 },
      ],
    }),
    volcano({ x: 700, rise: 170, spread: 250, rock: '#7f9ab4', hazeDensity: 0.0005 }),
    ridge({ y: 556, height: 120, colour: '#5f9a70', depth: 0.5, length: 200 }),
    ridge({ y: 580, height: 80, colour: '#4f8f58', depth: 0.3, length: 150, seed: 7 }),
    terraces({ flooded: 0.35, camera: { y: 30, focal: 1150, horizon: 540 }, seed: 4 }),
    svg(drawBund),
    svg(drawRunners),
    svg((s) => s.line('M1096 330C1130 500 1210 640 1246 676', s.shade('#fffaf0', 1), 1.8, 'opacity=".85"')),
    birdKite({ x: 1090, y: 278, scale: 0.9, turn: -9 }),
  ],
})
