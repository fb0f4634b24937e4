import { smoothstep } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { ridge } from '../../language/land/land.ts'
import { drawPerson } from '../../language/people/person.ts'
import { beach, standing, water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawMangroves } from './mangrove.ts'
import { tortoise } from './tortoise.ts'

/** A clinker-built boat in the channel. */
function woodenBoat(s: Stage, x: number, y: number): void {
  s.placed({ x, y, scale: 1.5 }, () => {
    const hull = 'M-92 -26C-50 -12 40 -12 94 -34C86 -12 74 2 56 4L-66 4C-80 2 -90 -12 -92 -26Z'
    s.path(hull, s.lin([s.shade('#3f7f8c', 0.8, 0.1), s.shade('#2f5f74', 0.2, 0.1)]))
    s.line('M-92 -26C-50 -12 40 -12 94 -34', s.shade('#f0cfa4', 0.95), 4)
    s.line('M-84 -12C-40 -2 40 -2 84 -18', s.shade('#1f4258', 0.2), 1.6, 'opacity=".7"')
    s.path('M-40 -18L-30 -26L24 -26L34 -19Z', s.shade('#8a5f48', 0.5))
    s.line('M-8 -22V-74', s.shade('#6f4c40', 0.5), 4)
  })
}

function ranger(s: Stage, x: number, y: number): void {
  drawPerson(s, {
    x,
    y,
    h: 92,
    pose: 'relaxed',
    wears: 'shirt',
    colour: '#8a8f6a',
    second: '#5f6450',
    skin: '#5a3a2c',
    hair: 'hat',
    depth: 0.15,
  })
}

export default scene({
  name: 'seychelles/day-6',
  seed: 17,
  light: {
    base: 'dusk',
    sky: ['#26406f', '#6a5a92', '#c8728a', '#f69a7a', '#ffd09a'],
    haze: '#e8a08c',
    shadow: '#2a2458',
    lit: '#ffc79a',
  },
  horizon: 486,
  sun: { x: 1360, y: 424, r: 46 },
  portrait: { x: 765, y: -60, w: 790, h: 1404 },
  layers: [
    sky({ rays: 0.05, rings: 2 }),
    sheet({ cover: 0.54, opacity: 0.7 }),
    ridge({ y: 490, height: 80, colour: '#6a6a90', depth: 0.55, envelope: (x) => smoothstep(800, 200, x) }),
    svg((s) => drawMangroves(s, { from: 560, to: 1640, y: 494, h: 96, depth: 0.45, n: 16, seed: 3 })),
    svg((s) => drawMangroves(s, { from: -60, to: 330, y: 506, h: 150, depth: 0.25, n: 4, seed: 8 })),
    water({ y: 488, accent: '#4f8f9c', glint: 0.7, to: 720 }),
    standing({ waterline: 592 }, (s) => woodenBoat(s, 640, 592)),
    svg((s) => ranger(s, 462, 612)),
    beach({
      shore: (x) => 664 - 40 * smoothstep(500, 1500, x) + 8 * Math.sin(x * 0.01),
      sand: '#f6e6d2',
      foam: 0.7,
    }),
    tortoise({ x: 1212, y: 802, scale: 1.06 }),
  ],
})
