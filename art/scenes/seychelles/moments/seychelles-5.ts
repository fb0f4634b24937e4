import { smoothstep } from '../../../engine/numbers.ts'
import { alps } from '../../../language/land/land.ts'
import { palm } from '../../../language/plants/palm.ts'
import { mist, sky, wisps } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawEaves } from '../veranda.ts'
import { drawHillGarden, drawLaceCottage, vanillaTray } from './vanilla-porch.ts'

export default scene({
  name: 'moments/seychelles-5',
  seed: 31,
  light: {
    base: 'day',
    sky: ['#5f9aa8', '#8fbcb4', '#bcd8b8', '#e0e8c4', '#f8f0d0'],
    haze: '#dce8c8',
    shadow: '#24405c',
    lit: '#fff2c4',
  },
  horizon: 560,
  sun: { x: 1500, y: -40, r: 0 },
  layers: [
    sky({ disc: false, glow: 0.7, to: 720 }),
    wisps({ from: 30, to: 220, n: 8 }),
    alps({ rise: 420, rock: '#5f946c', envelope: (x) => 0.35 + 0.65 * smoothstep(500, 1300, x) }),
    mist({ y: 330, h: 260, opacity: 0.8 }),
    svg(drawHillGarden),
    svg(drawLaceCottage),
    palm({ x: 1320, y: 760, h: 520, lean: 0.16, depth: 0.12, wind: -0.1, seed: 12 }),
    svg((s) => drawEaves(s, 70, [1540])),
    vanillaTray(),
  ],
})
