import { range, smoothstep } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawPerson } from '../../language/people/person.ts'

/** The grassy dyke between paddies, running to the right. */
export function drawBund(s: Stage): void {
  s.path(
    `M${s.left} 860C400 800 800 770 1100 742C1300 724 1460 700 ${s.right} 668V760C1460 800 1200 850 900 ${s.bottom}H${s.left}Z`,
    s.lin(
      [s.shade('#8fc05c', 0.95), s.shade('#4f8f4c', 0.5), s.shade('#2f6a4c', 0.15)],
      0,
      680,
      0,
      920,
      true,
    ),
  )
  const random = s.random(44)
  const blades = range(500).map(() => {
    const x = s.left + random() * (s.right - s.left)
    const y = 870 - 190 * smoothstep(-100, 1700, x) + random() * 120
    return `M${x.toFixed(0)} ${y.toFixed(0)}q${(random() * 6).toFixed(1)} -12 ${(6 + random() * 9).toFixed(1)} -22`
  })
  s.line(blades.join(''), s.shade('#cfe07a', 0.95), 1.8, 'opacity=".55"')
}

/** Three children running along it. */
export function drawRunners(s: Stage): void {
  const child = (
    x: number,
    y: number,
    h: number,
    colour: string,
    hair: 'short' | 'ponytail',
    second: string,
  ) =>
    drawPerson(s, {
      x,
      y,
      h,
      pose: 'running',
      wears: 'shorts',
      colour,
      second,
      skin: '#8a563c',
      hair,
      child: true,
    })
  child(1010, 764, 108, '#e8b64c', 'ponytail', '#c8483c')
  child(1110, 754, 118, '#f2ead8', 'short', '#3f6a9c')
  child(1240, 740, 126, '#d9573f', 'short', '#2f4f7c')
}
