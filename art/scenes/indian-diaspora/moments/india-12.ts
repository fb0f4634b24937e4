import { ellipsePath } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { arcade, block, chhatri } from '../../../language/buildings/mughal.ts'
import { drawFigure } from '../../../language/people/indian-figures.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { puff } from './powder.ts'

const HOLI = ['#e8489c', '#f6c42c', '#8a4ac8', '#3fae8c', '#f0682c', '#f6f0e4'] as const

function drawCrowd(s: Stage, y: number, h: number, n: number, depth: number, salt: number): void {
  const random = s.random(salt)
  for (const i of range(n)) {
    const x = ((i + 0.2 + random() * 0.6) / n) * 1700 - 50
    const up = 0.5 + random() * 0.5
    const tall = h * (0.9 + random() * 0.2)
    const reach = (k: number): readonly [readonly [number, number], readonly [number, number]] => [
      [k * (13 + random() * 5), -92 - up * 6],
      [k * (8 + random() * 16), -108 - up * 12],
    ]
    const down = random() > 0.7
    drawFigure(s, {
      x,
      y,
      h: tall,
      depth,
      wear: random() > 0.7 ? 'sari' : 'kurta',
      top: random() > 0.45 ? '#f6f0e4' : (HOLI[Math.floor(random() * 6)] as string),
      bottom: '#e8e0d8',
      lit: 0.6,
      arms: [
        down
          ? [
              [-13, -64],
              [-10, -48],
            ]
          : reach(-1),
        reach(1),
      ],
    })
    for (const _ of range(9)) {
      const [dx, dy] = [(random() - 0.5) * 0.24 * tall, -(0.3 + random() * 0.48) * tall]
      s.ellipse(
        x + dx * 0.6,
        y + dy,
        tall * (0.012 + random() * 0.022),
        tall * (0.012 + random() * 0.02),
        s.shade(HOLI[Math.floor(random() * 5)] as string, 0.9, depth),
        'opacity=".7"',
      )
    }
  }
}

const POWDERS = {
  violet: ['#4a1c7c', '#7a34b0', '#a85cd0', '#d09ae8', '#f0d4f8'],
  yellow: ['#c87a14', '#eaa81c', '#f8cc3c', '#fde47c', '#fff6c8'],
  pink: ['#a81c64', '#d83a84', '#f070a8', '#f8a8c8', '#ffe0ec'],
  green: ['#1c6a5c', '#2f9a78', '#5cc498', '#a0e0bc', '#dcf8e4'],
} as const

export default scene({
  name: 'moments/india-12',
  seed: 1212,
  light: { base: 'day', lit: '#fff0cc', shadow: '#3a1c5c', haze: '#f0d8d8' },
  horizon: 700,
  sun: { x: 1300, y: 60, r: 30 },
  layers: [
    sky({ disc: false, glow: 0.6 }),
    svg((s) => {
      for (const [i, x] of [-60, 250, 1080, 1390].entries()) {
        const stone = { colour: ['#e0a878', '#d88a7c', '#e8b88a', '#c87a78'][i] as string, depth: 0.35 }
        block(s, x, 210 + (i % 2) * 60, 320, 700, stone, 0.4, 0.9)
        arcade(s, { x: x + 14, to: x + 306, base: 470, h: 130, n: 3, stone })
        chhatri(s, x + 80, 212 + (i % 2) * 60, 90, 120, stone)
      }
    }),
    puff({ x: 520, y: 380, rx: 400, ry: 300, tones: POWDERS.violet, seed: 4 }),
    puff({ x: 1150, y: 330, rx: 420, ry: 320, tones: POWDERS.yellow, seed: 9 }),
    svg((s) => drawCrowd(s, 900, 330, 13, 0.22, 3)),
    puff({ x: 830, y: 520, rx: 230, ry: 180, tones: POWDERS.pink, seed: 15, opacity: 0.9 }),
    svg((s) => drawCrowd(s, 1000, 450, 9, 0.06, 8)),
    puff({ x: 120, y: 560, rx: 240, ry: 210, tones: POWDERS.green, seed: 21, opacity: 0.85 }),
    puff({ x: 1510, y: 560, rx: 220, ry: 200, tones: POWDERS.pink, seed: 27, opacity: 0.85 }),
    svg((s) => {
      drawCrowd(s, 1140, 600, 5, 0, 14)
      const random = s.random(77)
      for (const colour of HOLI)
        s.path(
          range(50)
            .map(() => ellipsePath(random() * 1600, random() * 760, 1 + random() * 3))
            .join(''),
          colour,
          'opacity=".8"',
        )
    }),
  ],
})
