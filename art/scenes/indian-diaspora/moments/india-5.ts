import { range } from '../../../engine/numbers.ts'
import { arcade, block, chhatri } from '../../../language/buildings/mughal.ts'
import { drawFigure } from '../../../language/people/indian-figures.ts'
import { water } from '../../../language/sea/water.ts'
import { sheet } from '../../../language/sky/clouds.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawCauseway, drawGoldenTemple } from './golden-temple.ts'

export default scene({
  name: 'moments/india-5',
  seed: 505,
  light: {
    base: 'night',
    sky: ['#060b26', '#0d1a48', '#1f3470', '#3f5a94', '#7a86b0'],
    haze: '#3f5488',
    lit: '#ffd890',
    shadow: '#0a1034',
  },
  horizon: 540,
  sun: { x: 1290, y: 150, r: 46 },
  layers: [
    sky({ stars: 200, glow: 0.5, rings: 3 }),
    sheet({ cover: 0.48, opacity: 0.35 }),
    svg((s) => {
      for (const i of range(10)) {
        const stone = { colour: '#b8bcd8', depth: 0.42 }
        block(s, -60 + i * 180, 470, 184, 76, stone, 0.3, 0.6)
        arcade(s, { x: -56 + i * 180, to: 118 + i * 180, base: 545, h: 44, n: 6, stone, fill: s.lamp(0.45) })
        chhatri(s, -56 + i * 180, 472, 50, 62, stone)
      }
      drawCauseway(s, 960, 560)
      drawGoldenTemple(s, 800, 560, 470)
    }),
    water({ y: 560, amplitude: 24, reflection: [0.97, 0.75], accent: '#15286a', glint: 0.5 }),
    svg((s) => {
      const pilgrims = [
        [1010, '#e8a03c'],
        [1074, '#f3ead6'],
        [1130, '#c8445c'],
        [1230, '#f3ead6'],
        [1318, '#3f8a8a'],
        [1400, '#e8a03c'],
        [1490, '#f3ead6'],
      ] as const
      for (const [x, top] of pilgrims)
        drawFigure(s, { x, y: 546, h: 42, top, wear: 'kurta', turban: top, lit: 0.6 })
      s.fillBelow(830, s.lin([s.shade('#c8c4d8', 0.55), s.shade('#3a4478', 0.2)], 0, 830, 0, 900, true))
      s.rect(s.left, 826, 2000, 6, s.shade('#ffe2b0', 0.8))
      for (const [x, h, top, wear] of [
        [300, 190, '#c8445c', 'sari'],
        [390, 206, '#e8a03c', 'kurta'],
        [1370, 200, '#f3ead6', 'kurta'],
      ] as const) {
        drawFigure(s, {
          x,
          y: 870,
          h,
          top,
          wear,
          bottom: '#e8dcd0',
          lit: 0.22,
          ...(wear === 'kurta' ? { turban: x > 800 ? '#d8443c' : '#3f6aa8' } : {}),
        })
      }
    }),
  ],
  finish: { bloom: 0.5 },
})
