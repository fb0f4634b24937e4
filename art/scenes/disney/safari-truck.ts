import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** The far side of an open safari truck: canopy, posts and seats; passengers come after, then its near side. */
export function drawSafariTruckBehind(s: Stage, o: { x: number; y: number; k: number }): void {
  s.placed({ x: o.x, y: o.y, scale: o.k }, () => {
    const post = s.shade('#5a4a3c', 0.3)
    s.line('M-190 -330V-150M-60 -330V-150M70 -330V-150M180 -330V-150', post, 8)
    for (const x of [-150, -20, 110])
      s.rect(x, -196, 46, 60, s.lin([s.shade('#8a5a3c', 0.7), s.shade('#5a3434', 0.2)]), 'rx="8"')
  })
}

/** Green flank, wheels and roof. */
export function drawSafariTruckBefore(s: Stage, o: { x: number; y: number; k: number }): void {
  const paint = (lit: number) => s.shade('#6a8a54', lit)
  s.placed({ x: o.x, y: o.y, scale: o.k }, () => {
    s.ellipse(0, 2, 290, 16, s.light.shadow, 'opacity=".4"')
    s.path(
      'M-216 -150H196L214 -128H280Q300 -126 304 -96L308 -40H-216Q-226 -90 -216 -150Z',
      s.lin([paint(0.95), paint(0.6), paint(0.12)]),
    )
    s.path('M-216 -150H196L202 -142H-217Z', s.shade('#fff0c0', 1), 'opacity=".8"')
    s.rect(-216, -104, 520, 10, s.shade('#f0dca8', 0.75))
    s.line('M-100 -146V-44M30 -146V-44M150 -146V-44', paint(0.1), 3, 'opacity=".5"')
    s.path('M214 -132L196 -196H206L232 -132Z', s.shade('#c8d8d8', 0.8), 'opacity=".7"')
    s.circle(292, -84, 13, s.rad(['#fffbe0', '#f0cf86', '#a8783c']))
    s.rect(-226, -48, 540, 14, s.shade('#3a3440', 0.3), 'rx="5"')
    for (const x of [-130, 200]) drawWheel(s, x)
    s.line('M-206 -332V-150M206 -332L200 -150', s.shade('#7a6648', 0.7), 9)
    s.path(
      'M-240 -344Q0 -372 236 -344L240 -322Q0 -346 -244 -322Z',
      s.lin([s.shade('#f0dcb0', 1), s.shade('#b08a62', 0.4)]),
    )
    s.path('M-244 -322Q0 -346 240 -322L238 -312Q0 -334 -242 -312Z', s.shade('#5a4438', 0.2))
    s.line(
      range(16)
        .map((i) => `M${-234 + i * 31} -320v10`)
        .join(''),
      s.shade('#f6e6c4', 0.9),
      4,
    )
  })
}

function drawWheel(s: Stage, x: number): void {
  s.path(`M${x - 66} -40A66 66 0 0 1 ${x + 66} -40Z`, s.shade('#2c2a3c', 0.15))
  s.circle(x, -42, 50, s.rad([s.shade('#4a4454', 0.5), s.shade('#2a2436', 0.2)]))
  s.circle(x, -42, 26, s.rad([s.shade('#f0e2bc', 1), s.shade('#a8906a', 0.4)], 0.6, 0.35, 0.7))
  s.circle(x, -42, 8, s.shade('#5a4a44', 0.4))
  s.line(`M${x - 20} -86A50 50 0 0 1 ${x + 40} -74`, s.shade('#c9b090', 0.8), 3, 'opacity=".6"')
}
