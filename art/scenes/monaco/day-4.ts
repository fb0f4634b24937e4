import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawWakeTop, drawYachtTop } from '../../language/boats/yachts.ts'
import { drawRacerTop } from '../../language/vehicles/race-car.ts'
import { crayon, scene, svg } from '../../scene.ts'
import { drawNeedles } from './pine.ts'

/** Moorings: yachts side by side, sterns to a floating jetty. */
function drawMooring(
  s: Stage,
  o: { x: number; from: number; to: number; size: number; side: 1 | -1; seed: number },
): void {
  const random = s.random(o.seed)
  let y = o.from
  while (y < o.to) {
    const length = o.size * (0.62 + random() ** 2 * 0.5)
    const hull = random() < 0.1 ? '#35588e' : '#fffaf0'
    y += length * 0.17
    drawYachtTop(s, { x: o.x + o.side * (length / 2 + 14), y, length, hull, flip: o.side < 0 })
    y += length * 0.17 + 3
  }
}

function drawJetty(s: Stage, x: number, from: number, to: number): void {
  s.rect(x - 18, from + 10, 22, to - from, s.light.shadow, 'opacity=".3"')
  s.rect(x - 9, from, 20, to - from, s.lin([s.shade('#fff2d8', 0.8), s.shade('#fff2d8', 1)], 0, 0, 1, 0))
  s.line(`M${x} ${from}V${to}`, s.shade('#c8ab88', 0.6), 1.2, 'stroke-dasharray="10 7" opacity=".7"')
}

/** The quay road from above: asphalt between barriers, kerbs, a ribbon of rubber. */
function drawQuayRoad(s: Stage): void {
  const line = 'M1180 -60C1200 120 1290 190 1300 330C1310 470 1210 560 1230 700C1240 790 1290 860 1300 960'
  s.line(line, s.shade('#f5e4c6', 0.95), 190)
  s.line(line, s.shade('#d2b895', 0.5), 128)
  s.line(line, s.shade('#fff6e6', 1), 122, 'stroke-dasharray="16 16"')
  s.line(line, s.shade('#c20d1b', 0.85), 122, 'stroke-dasharray="16 16" stroke-dashoffset="16"')
  s.line(line, s.shade('#77718f', 0.75), 112)
  s.line(line, s.shade('#4e4a6c', 0.5), 22, 'opacity=".45"')
  s.line(
    line,
    s.shade('#efe6dc', 0.9),
    2.4,
    'stroke-dasharray="34 30" opacity=".6" transform="translate(34 0)"',
  )
}

function drawQuayside(s: Stage): void {
  s.path(
    'M1150 -40C1170 130 1250 200 1255 330C1262 470 1160 560 1180 700C1190 790 1240 860 1250 960L1700 960V-40Z',
    s.light.shadow,
    'opacity=".4" transform="translate(-26 20)"',
  )
  s.path(
    'M1150 -40C1170 130 1250 200 1255 330C1262 470 1160 560 1180 700C1190 790 1240 860 1250 960L1700 960V-40Z',
    s.shade('#eed9b4', 0.92),
  )
}

function drawRooftop(s: Stage, x: number, y: number, w: number, h: number): void {
  s.rect(x - 22, y + 18, w, h, s.light.shadow, 'opacity=".35"')
  s.path(`M${x} ${y}L${x + w / 2} ${y + w * 0.3}V${y + h - w * 0.3}L${x} ${y + h}Z`, s.shade('#c4683f', 0.5))
  s.path(
    `M${x + w} ${y}L${x + w / 2} ${y + w * 0.3}V${y + h - w * 0.3}L${x + w} ${y + h}Z`,
    s.shade('#d9784a', 1),
  )
  s.path(`M${x} ${y}H${x + w}L${x + w / 2} ${y + w * 0.3}Z`, s.shade('#e08a58', 1))
  s.path(`M${x} ${y + h}H${x + w}L${x + w / 2} ${y + h - w * 0.3}Z`, s.shade('#b85a38', 0.4))
  s.rect(x + w * 0.68, y + h * 0.4, 14, 18, s.shade('#f6e2c0', 0.9))
}

/** Parasols, palms and bathers round a pool, from above. */
function drawPoolDeck(s: Stage, x: number, y: number, seed: number): void {
  const random = s.random(seed)
  s.add(`<rect x="${x}" y="${y}" width="96" height="150" rx="26" fill="${s.shade('#fff8ea', 1)}"/>`)
  s.add(
    `<rect x="${x + 10}" y="${y + 10}" width="76" height="130" rx="20" fill="${s.lin(['#7fdce0', '#3fb8cc', '#2a9ab8'])}"/>`,
  )
  s.line(
    `M${x + 24} ${y + 50}q10 -6 20 0t20 0M${x + 30} ${y + 92}q10 -6 20 0t20 0`,
    '#ffffff',
    2.4,
    'opacity=".7"',
  )
  for (const i of range(6)) {
    const [px, py] = [x + (i % 2 ? 128 : -26), y + 8 + Math.floor(i / 2) * 56]
    const colour = ['#c20d1b', '#2f7fb0', '#f3c33a'][Math.floor(random() * 3)] as string
    s.ellipse(px - 7, py + 6, 19, 19, s.light.shadow, 'opacity=".3"')
    for (const k of range(8)) {
      const [a, b] = [(k / 8) * 2 * Math.PI, ((k + 1) / 8) * 2 * Math.PI]
      s.path(
        polygon([
          [px, py],
          [px + Math.cos(a) * 20, py + Math.sin(a) * 20],
          [px + Math.cos(b) * 20, py + Math.sin(b) * 20],
        ]),
        s.shade(k % 2 ? '#fff6e4' : colour, k < 4 ? 0.7 : 1),
      )
    }
  }
}

/** Tree crowns from above, shadow to the lower left. */
function drawCrowns(s: Stage, spots: readonly Point[]): void {
  for (const [x, y] of spots) {
    s.ellipse(x - 10, y + 10, 26, 24, s.light.shadow, 'opacity=".3"')
    drawNeedles(s, { x, y, w: 56, h: 52, dab: 6, count: 60, seed: x, colour: '#3f7a4a' })
  }
}

export default scene({
  name: 'monaco/day-4',
  seed: 44,
  light: { base: 'day', haze: '#4f9ec4' },
  horizon: -3000,
  sun: { x: 1700, y: -400, r: 10 },
  portrait: { x: 880, y: 0, w: 506, h: 900 },
  layers: [
    svg((s) =>
      s.rect(
        s.left,
        s.top,
        s.right - s.left,
        s.bottom - s.top,
        s.lin(['#1c6fb4', '#1a5fa6', '#174f94', '#164a8c'], 1, 0, 0, 1),
      ),
    ),
    crayon((s) => {
      const random = s.random(2)
      for (const _ of range(260)) {
        const [x, y, w] = [
          s.left + random() * (s.right - s.left),
          s.top + random() * (s.bottom - s.top),
          20 + random() * 70,
        ]
        s.path(
          `M${x} ${y}q${w / 2} ${-5 - random() * 5} ${w} 0q${-w / 2} ${3} ${-w} 0Z`,
          random() < 0.5 ? '#5cb4da' : '#0f3f80',
          'opacity=".3"',
        )
      }
    }),
    svg((s) => {
      drawWakeTop(s, { x: 560, y: 560, length: 420, turn: -24 })
      drawYachtTop(s, { x: 600, y: 542, length: 96, turn: -24 })
      drawQuayside(s)
      for (const [x, size] of [
        [770, 112],
        [1010, 96],
      ] as const) {
        drawMooring(s, { x, from: -40, to: 950, size, side: -1, seed: x })
        drawMooring(s, { x, from: -20, to: 950, size: size * 0.92, side: 1, seed: x + 1 })
        drawJetty(s, x, -40, 960)
      }
      drawQuayRoad(s)
      for (const [x, y, w, h] of [
        [1440, -40, 110, 150],
        [1466, 330, 120, 180],
        [1480, 560, 130, 130],
        [1430, 730, 130, 190],
      ] as const)
        drawRooftop(s, x, y, w, h)
      drawPoolDeck(s, 1430, 150, 3)
      drawCrowns(s, [
        [1396, 40],
        [1400, 330],
        [1410, 400],
        [1420, 480],
        [1360, 600],
        [1380, 660],
        [1350, 740],
        [1396, 800],
        [1400, 880],
        [1590, 260],
        [1600, 470],
      ])
      drawRacerTop(s, { x: 1296, y: 340, length: 176, turn: 91 })
    }),
  ],
})
