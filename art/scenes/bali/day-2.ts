import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawLegongDancer } from './legong.ts'
import {
  drawCarpet,
  drawCourt,
  drawGamelan,
  drawGuests,
  drawNightTrees,
  drawTedung,
  drawTorch,
  metreAt,
  onCourt,
} from './palace-court.ts'
import { drawPalaceGate } from './palace-gate.ts'

const DANCERS = [
  { right: -1.15, away: 18.4, stance: 'agem', flip: true, cloth: '#1f8a62', skin: 'honey' },
  { right: 1.2, away: 17.4, stance: 'agem', flip: false, cloth: '#2f9a5a', skin: 'bronze' },
  { right: -0.2, away: 15, stance: 'raised', flip: false, cloth: '#c22f56', skin: 'honey' },
] as const

export default scene({
  name: 'bali/day-2',
  seed: 13,
  light: {
    base: 'night',
    sky: ['#05121f', '#0a2433', '#124049', '#1f5c5a', '#3a7a66'],
    haze: '#1c4a50',
    shadow: '#071527',
    lit: '#ffca80',
    glow: '#ffb45a',
  },
  horizon: 560,
  sun: { x: 1560, y: 500, r: 0 },
  portrait: { x: 788, y: -92, w: 584, h: 1038 },
  layers: [
    sky({ disc: false, glow: 0, stars: 90, to: 600 }),
    svg((s) => {
      drawNightTrees(s)
      drawPalaceGate(s)
      drawCourt(s)
      drawCarpet(s)
      for (const side of [-1, 1]) drawTedung(s, side * 2.75, 24.2, side < 0 ? '#f2e6c8' : '#e0a83c')
      drawGamelan(s)
      for (const side of [-1, 1]) drawTorch(s, side * 4.7, 19.6)
      for (const { right, away, ...dancer } of DANCERS) {
        const [x, y] = onCourt(right, away)
        drawLegongDancer(s, { x, y, h: metreAt(away) * 1.62, ...dancer })
      }
      drawGuests(s)
    }),
  ],
  finish: { bloom: 0.3 },
})
