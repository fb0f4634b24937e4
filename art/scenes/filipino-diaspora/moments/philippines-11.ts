import type { Stage } from '../../../engine/stage.ts'
import { drawRidge } from '../../../language/land/land.ts'
import { crowdDabs } from '../../../language/people/crowd-dabs.ts'
import { cumulus } from '../../../language/sky/clouds.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawDrummers, drawTroupe } from './sinulog.ts'
import {
  drawBalcony,
  drawBarrier,
  drawChurch,
  drawHouses,
  drawPaperFlags,
  drawPaving,
  EYE,
  see,
} from './sinulog-street.ts'

const CLOTH = ['#e0402f', '#f4c230', '#fbf4e2', '#2f86b4', '#3fa06a', '#f08a2c', '#f4ead2', '#e86a9c']

/** Onlookers packed between a house wall and the barrier. */
function drawOnlookers(s: Stage, side: -1 | 1): void {
  const span = (away: number) => {
    const [a] = see([side * 7.8, 0, away])
    const [b] = see([side * 5.4, 0, away])
    const [, y] = see([0, 1.05, away])
    return { from: Math.min(a, b), to: Math.max(a, b), y, h: (EYE.focal / away) * 0.62 }
  }
  crowdDabs(s, {
    far: { ...span(62), depth: 0.4 },
    near: { ...span(9.5), depth: 0 },
    rows: 26,
    hues: CLOTH,
    skins: ['honey', 'bronze', 'chestnut', 'umber'],
    facing: true,
    packed: 0.9,
    raised: 0.16,
    hats: 0.3,
    key: side < 0 ? 1 : 0.35,
    seed: side + 5,
  })
}

/** The troupes that are still far off. */
function drawFarTroupes(s: Stage): void {
  const rank = (from: number, to: number, hues: string[], seed: number) => {
    const at = (away: number) => {
      const [x] = see([-4.3, 0, away])
      const [to] = see([4.3, 0, away])
      const [, y] = see([0, 0.6, away])
      return { from: x, to, y, h: (EYE.focal / away) * 0.95, depth: away / 140 }
    }
    crowdDabs(s, {
      far: at(from),
      near: at(to),
      rows: 7,
      hues,
      skins: ['bronze', 'umber'],
      facing: true,
      packed: 0.8,
      raised: 0.6,
      hats: 0.5,
      seed,
    })
  }
  rank(74, 54, ['#f4c230', '#f08a2c', '#fbf4e2'], 3)
  rank(50, 40, ['#e86a9c', '#c83a7c', '#fbf4e2'], 8)
}

export default scene({
  name: 'moments/philippines-11',
  seed: 41,
  light: {
    base: 'day',
    sky: ['#1f74b4', '#4aa0cc', '#8fcadc', '#cfe6e2', '#eef2e2'],
    haze: '#cfe2e2',
    shadow: '#1d3560',
    lit: '#fff6d4',
  },
  horizon: 262,
  sun: { x: 2000, y: -300, r: 1 },
  layers: [
    sky({ disc: false, glow: 0.3, to: 330 }),
    cumulus({
      banks: [
        { x: 560, y: 150, w: 300, h: 90, opacity: 0.9 },
        { x: 1080, y: 130, w: 240, h: 80, opacity: 0.85 },
      ],
      seed: 3,
    }),
    svg((s) => {
      drawRidge(s, { y: 290, height: 90, colour: '#5a8a8c', depth: 0.6, length: 300, seed: 6 })
      drawPaving(s)
      drawChurch(s)
      drawHouses(s, -1)
      drawHouses(s, 1)
      drawFarTroupes(s)
      drawOnlookers(s, -1)
      drawOnlookers(s, 1)
      drawBarrier(s, -1)
      drawBarrier(s, 1)
      drawTroupe(s, {
        rows: [36, 31.5, 28],
        columns: [-4, -2.4, -0.8, 0.8, 2.4, 3.8],
        dress: '#2a8f7c',
        hem: '#f4ead2',
        plumes: ['#3fb49a', '#fbf4e2'],
      })
      drawDrummers(s, [23.6, 20.6])
      drawTroupe(s, {
        rows: [17.4, 14.9, 12.9],
        columns: [-3.7, -1.9, -0.1, 1.7, 3.4],
        dress: '#c01c22',
        hem: '#f4c230',
        plumes: ['#f4c230', '#fbf4e2'],
      })
      drawPaperFlags(s)
      drawBalcony(s)
    }),
  ],
  finish: { bloom: 0.2 },
})
