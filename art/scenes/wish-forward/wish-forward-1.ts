import { sky, wisps } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawAirliner } from './airliner.ts'
import { drawCloudSea } from './cloud-sea.ts'
import { drawWindowChildren } from './window-children.ts'

/** The climb, in degrees. */
const CLIMB = -5

export default scene({
  name: 'moments/wish-forward-1',
  seed: 401,
  light: {
    base: 'day',
    sky: ['#1568b0', '#2f8fcc', '#6fbce0', '#b8e0ea', '#eaf4ec'],
    haze: '#dcecf0',
    shadow: '#1c4478',
    lit: '#fff6d8',
  },
  horizon: 800,
  sun: { x: 1500, y: -60, r: 0 },
  layers: [
    sky({ disc: false, glow: 0.4 }),
    wisps({ from: 40, to: 240, n: 9, opacity: 0.5 }),
    svg(drawCloudSea),
    svg((s) => s.placed({ x: 800, y: 400, turn: CLIMB }, () => drawAirliner(s, () => drawWindowChildren(s)))),
  ],
})
