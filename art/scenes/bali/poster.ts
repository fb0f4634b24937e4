import { ridge, terraces, volcano } from '../../language/land/land.ts'
import { shrubs } from '../../language/plants/foliage.ts'
import { drawPalm } from '../../language/plants/palm.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { candiBentar } from './candi-bentar.ts'
import { drawRiceFarmer } from './rice-farmer.ts'

export default scene({
  name: 'posters/bali',
  seed: 6,
  light: {
    base: 'golden',
    sky: ['#2a628f', '#6fa0ac', '#c9cca0', '#f8cf7c', '#ffedb4'],
    haze: '#efdcae',
    shadow: '#25385c',
    glow: '#ffdc8c',
  },
  horizon: 380,
  sun: { x: 1360, y: 190, r: 52 },
  view: { x: 720, y: 0, w: 720, h: 900 },
  layers: [
    sky({ rays: 0.06, rings: 2 }),
    sheet({ cover: 0.48, opacity: 0.45 }),
    volcano({ x: 960, rise: 230, spread: 230, rock: '#8a86b4', gullies: 0.7 }),
    mist({ y: 300, h: 130, opacity: 0.85 }),
    ridge({ y: 400, height: 90, colour: '#6f9a74', depth: 0.45, length: 120 }),
    svg((s) => {
      for (const [x, y, h] of [
        [800, 404, 90],
        [860, 398, 110],
        [1240, 400, 100],
        [1180, 396, 80],
      ] as const)
        drawPalm(s, { x, y, h, depth: 0.38 })
    }),
    terraces({ flooded: 0.6, hazeDensity: 0.003 }),
    svg((s) => drawRiceFarmer(s, 850, 720, 96)),
    candiBentar({ x: 1190, y: 800, h: 520 }),
    shrubs({ from: 960, to: 1090, y: 812, h: 56, colour: '#4f8f4c' }),
    shrubs({ from: 1330, to: 1480, y: 812, h: 70, colour: '#4f8f4c' }),
  ],
})
