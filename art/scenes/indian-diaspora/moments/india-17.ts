import { round1 } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFigure } from '../../../language/people/indian-figures.ts'
import { garland, marigoldHeap } from '../../../language/plants/marigold.ts'
import { sheet } from '../../../language/sky/clouds.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawGopuram } from './gopuram.ts'

function drawMarket(s: Stage): void {
  s.fillBelow(760, s.lin([s.shade('#c8946c', 0.7), s.shade('#6a4460', 0.3)], 0, 760, 0, 900, true))
  const umbrellas = [
    [250, 640, 190, '#e2503c'],
    [560, 690, 150, '#f0b53c'],
    [1400, 650, 200, '#3f8aa0'],
  ] as const
  for (const [x, y, r, colour] of umbrellas) {
    s.line(`M${x} ${y}V860`, s.shade('#5a4050', 0.4), 6)
    s.path(
      `M${x - r} ${y + 10}Q${x - r * 0.7} ${y - r * 0.52} ${x} ${y - r * 0.56}Q${x + r * 0.7} ${y - r * 0.52} ${x + r} ${y + 10}Q${x + r * 0.75} ${y - 14} ${x + r * 0.5} ${y + 10}Q${x + r * 0.25} ${y - 14} ${x} ${y + 10}Q${x - r * 0.25} ${y - 14} ${x - r * 0.5} ${y + 10}Q${x - r * 0.75} ${y - 14} ${x - r} ${y + 10}Z`,
      s.lin([s.shade(colour, 0.4), s.shade(colour, 1.05)], 0, 0, 1, 0),
    )
    for (const k of [-0.5, 0, 0.5])
      s.line(
        `M${x} ${round1(y - r * 0.56)}Q${round1(x + k * r)} ${round1(y - r * 0.4)} ${round1(x + k * r * 2 * 0.5)} ${y + 8}`,
        s.shade('#fff0d0', 0.9),
        2,
        'opacity=".5"',
      )
  }
  const people = [
    [620, 930, 190, '#f3ead6', 'kurta'],
    [700, 940, 200, '#8a5aa0', 'sari'],
    [1210, 950, 220, '#3f8a6a', 'sari'],
    [190, 1010, 330, '#c8445c', 'sari'],
    [330, 1030, 340, '#3f8a6a', 'sari'],
    [1360, 1020, 350, '#d8843a', 'sari'],
    [1490, 1030, 360, '#f3ead6', 'shirt'],
  ] as const
  for (const [x, y, h, top, wear] of people)
    drawFigure(s, { x, y, h, top, wear, bottom: '#efe2d0', lit: 0.6 })
}

export default scene({
  name: 'moments/india-17',
  seed: 17,
  light: {
    base: 'day',
    sky: ['#1c66a8', '#4a9ac4', '#8fc8d4', '#cfe8dc', '#f4f0da'],
    lit: '#fff0c0',
    shadow: '#2c2a68',
  },
  horizon: 780,
  sun: { x: 1500, y: 60, r: 1 },
  layers: [
    sky({ disc: false, glow: 0.6 }),
    sheet({ cover: 0.46, opacity: 0.7 }),
    svg((s) => {
      drawGopuram(s, 960, 800, 40, 450)
      drawMarket(s)
    }),
    marigoldHeap({ x: 520, y: 880, w: 260, colour: '#f0a020', n: 150 }),
    marigoldHeap({ x: 800, y: 890, w: 250, colour: '#f6efe0', n: 150 }),
    marigoldHeap({ x: 1080, y: 888, w: 250, colour: '#d8443a', n: 150 }),
    garland({
      from: [40, -20],
      to: [60, 460],
      sag: 10,
      bead: 22,
      colours: ['#f0a020', '#f0a020', '#e2602c'],
    }),
    garland({
      from: [104, -20],
      to: [116, 380],
      sag: -6,
      bead: 20,
      colours: ['#f6efe0', '#f6efe0', '#d8648c'],
    }),
    garland({ from: [1540, -20], to: [1530, 430], sag: 10, bead: 24, colours: ['#e2602c', '#f0a020'] }),
  ],
})
