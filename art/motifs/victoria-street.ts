import { mix } from '../engine/colour.ts'
import type { Stage } from '../engine/stage.ts'

const FRONTS = ['#e6c6a4', '#bcd4c6', '#f0dcc0', '#d9a08c', '#c6d4dc']

/** Shop fronts in the morning haze and the little silver clock of Victoria. */
export function drawVictoriaStreet(s: Stage): void {
  for (const [i, colour] of FRONTS.entries()) drawShop(s, 300 + i * 104, 92 + (i % 3) * 22, colour)
  const road = [s.shade('#f2d4b0', 0.9, 0.4), s.shade('#d8b094', 0.7, 0.1), s.shade('#a8828a', 0.45)]
  s.fillBelow(652, s.lin(road, 0, 652, 0, 940, true))
  s.path(
    'M0 900L560 664H700L760 900Z',
    s.lin(
      [
        [s.light.lit, 0.75],
        [s.light.lit, 0.1],
      ],
      0,
      660,
      0,
      900,
      true,
    ),
  )
  drawClock(s, 603)
}

function drawShop(s: Stage, x: number, h: number, colour: string): void {
  s.rect(x, 640 - h, 104, h + 20, s.lin([s.shade(colour, 0.85, 0.5), s.shade(colour, 0.5, 0.62)]))
  const roof = `M${x - 8} ${640 - h}L${x + 30} ${612 - h}H${x + 82}L${x + 112} ${640 - h}Z`
  s.path(roof, s.shade('#a85a54', 0.6, 0.5))
  for (const j of [14, 46, 78]) s.rect(x + j, 654 - h, 16, 30, s.shade('#5a6a86', 0.4, 0.55))
  s.rect(x, 604, 104, 7, s.shade('#f6ecd8', 0.8, 0.45))
}

function drawClock(s: Stage, x: number): void {
  const silver = '#dfe4e8'
  s.rect(
    x - 11,
    500,
    22,
    170,
    s.lin([s.shade(silver, 0.4, 0.2), s.shade(mix(silver, '#ffffff', 0.6), 1, 0.2)], 0, 0, 1, 0),
  )
  s.path(`M${x - 21} 500L${x} 452L${x + 21} 500Z`, s.shade('#cfd6dc', 0.8, 0.2))
  s.rect(x - 25, 496, 50, 40, s.shade(silver, 0.85, 0.2))
  s.circle(x, 516, 15, s.shade('#fffaf0', 1, 0.1))
  s.line(`M${x} 516V506M${x} 516L${x + 7} 520`, s.shade('#2a2f4a', 0.2), 2)
  s.rect(x - 33, 664, 66, 12, s.shade(silver, 0.6, 0.2))
}
