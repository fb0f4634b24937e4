import { cumulus, sheet } from '../motifs/clouds.ts'
import { alps, dunes, island, ridge, terraces, volcano } from '../motifs/land.ts'
import { palm } from '../motifs/palm.ts'
import { boulders, granitePile } from '../motifs/rocks.ts'
import { sky } from '../motifs/sky.ts'
import { bayShore, beach, lagoon, water } from '../motifs/water.ts'
import { scene } from '../scene.ts'

export default [
  scene({
    name: 'proof/lagoon',
    seed: 11,
    light: 'dawn',
    horizon: 506,
    sun: { x: 1010, y: 430, r: 56 },
    portrait: { x: 820, y: -330, w: 700, h: 1244 },
    layers: [
      sky({ rays: 0.06 }),
      sheet({ cover: 0.5 }),
      cumulus({
        banks: [
          { x: 250, y: 486, w: 330, h: 110 },
          { x: 1100, y: 490, w: 420, h: 150 },
        ],
      }),
      island({ x: 330, w: 260, rise: 120 }),
      lagoon(),
      beach({ shore: bayShore(838) }),
      palm({ x: 1400, y: 640, h: 380, lean: -0.3 }),
      boulders({ rocks: granitePile(5.9), camera: { horizon: 575 }, streaks: 1 }),
      palm({ x: -60, y: 960, h: 800 }),
    ],
  }),
  scene({
    name: 'proof/dunes',
    seed: 61,
    light: 'golden',
    horizon: 572,
    sun: { x: 1130, y: 420, r: 92 },
    portrait: { x: 820, y: -330, w: 700, h: 1244 },
    layers: [sky({ rays: 0.08 }), sheet({ cover: 0.47 }), dunes()],
  }),
  scene({
    name: 'proof/fuji',
    seed: 31,
    light: 'dawn',
    horizon: 600,
    sun: { x: 1190, y: 330, r: 84 },
    layers: [
      sky({ rays: 0.08 }),
      sheet({ cover: 0.47 }),
      volcano({ x: 850, rise: 420, snowLine: 0.45 }),
      ridge({ y: 600, height: 70, colour: '#4f6b96', depth: 0.5 }),
      water(),
    ],
  }),
  scene({
    name: 'proof/bali',
    seed: 71,
    light: 'day',
    horizon: 480,
    sun: { x: 1100, y: 250, r: 60 },
    layers: [sky({ to: 700 }), sheet({ cover: 0.47 }), alps({ rise: 260, snowLine: 0.3 }), terraces()],
  }),
]
