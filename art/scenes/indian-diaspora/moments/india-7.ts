import { ellipsePath, smooth } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { scene, svg } from '../../../scene.ts'
import { drawFootprints, driedSari, washingStone } from './drying-saris.ts'
import { washerFromAbove } from './washer-from-above.ts'

const bank = (x: number): number => 640 - (x - 800) * 0.2 + 26 * Math.sin(x * 0.008)

function drawRiverbank(s: Stage): void {
  s.rect(s.left, s.top, 2000, 1200, s.lin([s.shade('#f0d2a0', 1), s.shade('#d8ac7c', 0.8)], 0, 0, 1, 1))
  const random = s.random(5)
  const pebbles = range(500).map(() =>
    ellipsePath(random() * 1640 - 20, random() * 800, 0.8 + random() * 2.4),
  )
  s.path(pebbles.join(''), s.shade('#8a6450', 0.4), 'opacity=".35"')
  const shoreline = (offset: number) =>
    smooth(
      range(43).map((i) => [i * 40 - 40, bank(i * 40 - 40) + offset + 5 * Math.sin(i * 1.7 + offset)]),
      false,
    )
  const shore = (offset: number) =>
    `${shoreline(offset)}L${s.right + 40} ${s.bottom}L${s.left - 40} ${s.bottom}Z`
  s.path(shore(86), s.shade('#b08a68', 0.6))
  s.path(
    shore(108),
    s.lin(
      [s.shade('#8ac0b4', 0.95), s.shade('#3f8f98', 0.75), s.shade('#1f5f7c', 0.5)],
      0,
      640,
      0,
      900,
      true,
    ),
  )
  for (const [offset, o] of [
    [112, 0.8],
    [132, 0.5],
    [160, 0.3],
  ] as const)
    s.line(shoreline(offset), s.shade('#fff8e8', 1), 4, `opacity="${o}"`)
  for (const _ of range(90)) {
    const x = random() * 1640
    const y = bank(x) + 150 + random() * 260
    s.line(
      `M${round1(x)} ${round1(y)}q${round1(20 + random() * 30)} -7 ${round1(50 + random() * 50)} 0`,
      s.shade('#bfe4dc', 1),
      1.6,
      'opacity=".4"',
    )
  }
}

const SARIS = [
  ['#f0941c', '#a8243c', 'dots'],
  ['#d8246c', '#f0b83c', 'plain'],
  ['#f6c42c', '#c8341c', 'stripes'],
  ['#b81c44', '#f0b83c', 'checks'],
  ['#f6ead0', '#c8243c', 'plain'],
  ['#e2601c', '#f6d06a', 'stripes'],
] as const

export default scene({
  name: 'moments/india-7',
  seed: 707,
  light: { base: 'day', lit: '#fff2cc', shadow: '#38245a' },
  sun: { x: 1900, y: -300, r: 10 },
  layers: [
    svg((s) => {
      drawRiverbank(s)
      drawFootprints(s, [60, 120], [120, 520], 15)
      drawFootprints(s, [150, 660], [380, 790], 10)
      drawFootprints(s, [1330, 560], [1180, 640], 6)
      drawFootprints(s, [1300, 60], [1400, 440], 15)
    }),
    washingStone(452, 790, 110, '#d8246c'),
    washingStone(760, 730, 96, '#f6ead0'),
    washingStone(1150, 690, 120, '#f0941c'),
    SARIS.map(([colour, border, pattern], i) =>
      driedSari({
        x: 770 + (i % 2) * 70 - i * 8,
        y: 30 + i * 112,
        length: 900 + ((i * 37) % 120),
        width: 98,
        colour,
        border,
        pattern,
        turn: -11 + (i % 3) * 0.8,
      }),
    ),
    driedSari({
      x: 1550,
      y: 120,
      length: 560,
      width: 70,
      colour: '#2f8a7c',
      border: '#f0b83c',
      pattern: 'dots',
      turn: 82,
    }),
    washerFromAbove({
      x: 1392,
      y: 490,
      size: 122,
      turn: -95,
      shirt: '#2f7a8a',
      cloth: '#e0558a',
      head: { wear: 'plait', colour: '#fff6e0' },
    }),
    washerFromAbove({
      x: 158,
      y: 592,
      size: 132,
      turn: 79,
      shirt: '#e8dcc4',
      cloth: '#fffaf0',
      head: { wear: 'turban', colour: '#d8443c' },
    }),
  ],
})
