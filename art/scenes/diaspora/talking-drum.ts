import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** The hourglass drum of the Yoruba, its cords drawn tight; x, y is its waist, size its length. */
export function drawTalkingDrum(s: Stage, o: { x: number; y: number; size: number; turn?: number }): void {
  s.placed({ x: o.x, y: o.y, scale: o.size / 100, turn: o.turn ?? 0 }, () => {
    const wood = (lit: number) => s.shade('#8a4a2c', lit)
    const skin = (lit: number) => s.shade('#f0dcb4', lit)
    s.path(
      'M-46 -26Q-10 -12 0 -11Q10 -12 46 -26V26Q10 12 0 11Q-10 12 -46 26Z',
      s.lin([wood(0.95), wood(0.5), wood(0.05)]),
    )
    const cords = range(11).map((i) => {
      const v = -26 + i * 5.2
      return `M-46 ${v}Q0 ${v * 0.42} 46 ${v}`
    })
    s.line(cords.join(''), skin(0.85), 1.3)
    s.rect(-7, -12, 14, 24, s.shade('#b0302c', 0.6), 'rx="3"')
    for (const k of [-1, 1]) {
      s.ellipse(k * 47, 0, 7, 29, s.lin([skin(1), skin(0.7), skin(0.25)]))
      s.line(`M${k * 42} -28Q${k * 36} 0 ${k * 42} 28`, wood(0.2), 2.4)
    }
    for (const i of range(5)) s.circle(-46 + 4 * Math.sin(i), 18 + i * 4, 2.6, s.shade('#c9a25d', 0.9))
  })
}
