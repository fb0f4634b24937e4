import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'

/** The three-storeyed viewing tower at the end of a boardwalk on stilts; x is its middle, y the water. */
export function drawSurfTower(s: Stage, o: { x: number; y: number; scale: number; depth?: number }): void {
  const tone = (colour: string, lit: number) => s.shade(colour, lit, o.depth ?? 0.12)
  const wood = '#8a6248'
  s.placed({ x: o.x, y: o.y, scale: o.scale }, () => {
    drawBoardwalk(s, tone, wood)
    const posts = [-92, -46, 0, 46, 92]
    s.line(posts.map((x) => `M${x} 4V-330`).join(''), tone(wood, 0.3), 7)
    s.line(
      'M-92 0L-46 -70M-46 0L0 -70M0 0L46 -70M46 0L92 -70M-92 -70L-46 0M46 -70L92 0',
      tone(wood, 0.2),
      3.5,
    )
    for (const [y, w] of [
      [-70, 128],
      [-160, 118],
      [-248, 108],
    ] as const) {
      s.rect(-w, y, w * 2, 10, s.lin([tone(wood, 0.9), tone(wood, 0.35)]))
      s.rect(-w + 6, y + 10, w * 2 - 12, 14, tone('#2b2450', 0.2), 'opacity=".5"')
      s.line(`M${-w} ${y - 30}H${w}M${-w} ${y - 16}H${w}`, tone('#c49a6a', 0.9), 3)
      s.line(
        range(15)
          .map((i) => `M${-w + (i * w * 2) / 14} ${y}v-30`)
          .join(''),
        tone('#a87a54', 0.75),
        2.4,
      )
    }
    s.line('M-60 -70L-10 -160M10 -160L60 -248', tone('#c49a6a', 0.7), 6)
    s.path(
      'M-140 -318C-90 -350 -40 -396 0 -424C40 -396 90 -350 140 -318C90 -326 -90 -326 -140 -318Z',
      s.lin([tone('#a58458', 0.25), tone('#d9b880', 1)], 0, 0, 1, 0),
    )
    s.line(
      range(16)
        .map((i) => `M${(i - 7.5) * 3} -408L${(i - 7.5) * 17} -322`)
        .join(''),
      tone('#6a4f3c', 0.3),
      1.6,
      'opacity=".6"',
    )
  })
}

function drawBoardwalk(s: Stage, tone: (c: string, lit: number) => string, wood: string): void {
  s.line(
    range(22)
      .map((i) => `M${70 + i * 62} -66V4`)
      .join(''),
    tone(wood, 0.25),
    4.5,
  )
  s.rect(60, -72, 1400, 8, s.lin([tone(wood, 0.95), tone(wood, 0.5)]))
  s.line('M60 -98H1460', tone('#c49a6a', 0.85), 3)
  s.line(
    range(44)
      .map((i) => `M${64 + i * 31} -72v-26`)
      .join(''),
    tone('#a87a54', 0.7),
    2,
  )
}
