import { rectPath } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawCrown } from '../../../language/plants/foliage.ts'

const STONE = '#8f8488'

/** The belfry of Cagsawa, half sunk in the ground after the eruption; x is its middle, y the grass. */
export function drawBelfry(s: Stage, o: { x: number; y: number; scale: number }): void {
  const side = s.lightSide(o.x)
  s.placed({ x: o.x, y: o.y, scale: o.scale, flip: side < 0 }, () => {
    s.path('M-30 6L-330 40L-300 52L110 14Z', s.light.shadow, `opacity=".35" filter="${s.blur(6)}"`)
    const tower =
      'M-84 10L-80 -150L-86 -154L-86 -176L-76 -180L-74 -300L-80 -306L-78 -322L-66 -326L-62 -352L-40 -372L-22 -366L-8 -392L14 -376L34 -384L52 -352L66 -326L80 -322L80 -306L74 -300L76 -180L88 -176L88 -154L82 -150L86 10Z'
    s.path(tower, s.lin([s.shade(STONE, 0.12), s.shade(STONE, 0.45), s.shade(STONE, 0.9)], 0, 0, 1, 0))
    s.clipped(tower, () => drawBlocks(s))
    s.path('M-90 -154H92V-178H-90Z', s.lin([s.shade(STONE, 0.3), s.shade(STONE, 1)], 0, 0, 1, 0))
    s.path('M-84 -306H84V-324H-84Z', s.lin([s.shade(STONE, 0.3), s.shade(STONE, 1)], 0, 0, 1, 0))
    drawOpening(s, -26, -196, 52, 84)
    drawOpening(s, -28, -20, 56, 96)
    for (const [x, y, w] of [
      [-60, -366, 60],
      [40, -350, 70],
      [-86, -160, 46],
      [78, -150, 50],
      [-10, -386, 50],
      [-70, 6, 90],
      [70, 8, 90],
    ] as const)
      drawCrown(s, { x, y: y + 14, w, h: w * 0.6, dab: 5, colour: '#5f9048', seed: x + 90 })
    const vines = [-70, -52, 60, 72].map(
      (x, i) => `M${x} ${-340 + i * 20}q${i % 2 ? 8 : -6} 60 ${i % 2 ? -4 : 6} ${120 + i * 16}`,
    )
    s.line(vines.join(''), s.shade('#4f7f42', 0.5), 5, 'stroke-linecap="round" stroke-dasharray="7 3"')
  })
}

function drawBlocks(s: Stage): void {
  const random = s.random(41)
  const tones: string[][] = [[], [], []]
  range(22).forEach((row) => {
    for (let x = -96 + (row % 2) * 14; x < 96; ) {
      const w = 20 + random() * 18
      tones[Math.floor(random() * 3)]?.push(rectPath(x + 1, -392 + row * 19 + 1, w - 2, 17))
      x += w
    }
  })
  for (const [i, lit] of [0.1, 0.5, 1].entries())
    s.path((tones[i] ?? []).join(''), s.shade(STONE, lit), 'opacity=".28"')
}

function drawOpening(s: Stage, x: number, y: number, w: number, h: number): void {
  const arch = `M${x} ${y}V${y - h * 0.6}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y - h * 0.6}V${y}Z`
  s.path(arch, s.lin([s.shade('#2b2450', 0.08), s.shade('#4a4070', 0.3)]))
  s.line(
    `M${x} ${y}V${y - h * 0.6}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y - h * 0.6}V${y}`,
    s.shade(STONE, 0.85),
    6,
  )
  s.path(
    `M${x + w * 0.62} ${y}V${y - h * 0.8}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y - h * 0.6}V${y}Z`,
    s.shade(STONE, 0.7),
  )
}
