import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** A bale: pyramid of thatch on four posts with round rat-guards; x, y is the middle of its foot, w its width. */
export function drawIfugaoHouse(s: Stage, o: { x: number; y: number; w: number; depth?: number }): void {
  const tone = (colour: string, lit: number) => s.shade(colour, lit, o.depth ?? 0)
  const flip = s.lightSide(o.x) < 0
  const wood = '#6b4a36'
  const thatch = '#9a7c52'
  s.placed({ x: o.x, y: o.y, scale: o.w / 400, flip }, () => {
    s.path('M-110 -2H124L70 22L-300 44L-330 30Z', s.light.shadow, 'opacity=".36"')
    for (const [x, top] of [
      [-96, -92],
      [-24, -88],
      [48, -88],
      [112, -92],
    ] as const) {
      s.path(`M${x - 9} 0L${x - 7} ${top}H${x + 7}L${x + 9} 0Z`, tone(wood, 0.3))
      s.path(`M${x - 20} ${top + 22}q20 -9 40 0v12q-20 9 -40 0Z`, tone(wood, 0.75))
    }
    s.path('M-132 -94H148V-112H-132Z', tone(wood, 0.55))
    s.path('M-118 -112H52V-176H-118Z', tone(wood, 0.24))
    s.path('M52 -112H138V-176H52Z', tone(wood, 0.85))
    s.path('M-58 -112H-18V-170H-58Z', tone('#241a36', 0.05))
    s.line(
      range(9)
        .map((i) => `M${-112 + i * 20} -112V-176`)
        .join(''),
      tone(wood, 0.05),
      1.6,
    )
    s.path('M-52 -8L-64 0L-46 -112L-34 -112Z', tone(wood, 0.6))
    s.line(
      range(8)
        .map((i) => `M${-60 + i * 1.7} ${-8 - i * 13}l17 0`)
        .join(''),
      tone(wood, 0.3),
      4,
    )
    s.path('M-6 -424L-206 -150C-150 -136 -60 -132 46 -136L6 -424Z', tone(thatch, 0.34))
    s.path('M6 -424L46 -136C110 -138 170 -146 212 -158Z', tone('#d9b878', 1))
    const random = s.random(o.x)
    const straws = (n: number) =>
      range(n).map(() => {
        const t = 0.12 + random() * 0.86
        const a = -200 + random() * 410
        const x = a * t
        const y = -424 + 272 * t
        return `M${x.toFixed(1)} ${y.toFixed(1)}l${(a * 0.07).toFixed(1)} ${(20 + random() * 8).toFixed(1)}`
      })
    s.line(straws(150).join(''), tone(thatch, 0.02), 1.7, 'opacity=".5"')
    s.line(straws(110).join(''), tone('#e8cf94', 1), 1.5, 'opacity=".45"')
    s.line('M-206 -150C-150 -136 -60 -132 46 -136C110 -138 170 -146 212 -158', tone(thatch, 0.02), 5)
    s.path('M-10 -424L0 -446L12 -424L6 -408H-4Z', tone(thatch, 0.6))
  })
}
