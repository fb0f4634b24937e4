import { type Point, ribbon } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'

/** Laid rope along a line: body and the slanting strands of its lay. */
export function drawRope(s: Stage, line: readonly Point[], half: number, colour = '#d9b884'): void {
  s.path(
    ribbon(line, () => half),
    s.shade(colour, 0.75),
  )
  const strands: string[] = []
  const lights: string[] = []
  for (let i = 0; i < line.length - 1; i++) {
    const [a, b] = [line[i] as Point, line[i + 1] as Point]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
    for (let d = 0; d < length; d += half * 0.95) {
      const x = a[0] + ux * d
      const y = a[1] + uy * d
      const from = [x - uy * half * 0.95 - ux * half * 0.5, y + ux * half * 0.95 - uy * half * 0.5] as const
      const to = [x + uy * half * 0.95 + ux * half * 0.5, y - ux * half * 0.95 + uy * half * 0.5] as const
      const bend = [x + ux * half * 0.2, y + uy * half * 0.2] as const
      strands.push(`M${from.map(round1).join(' ')}Q${bend.map(round1).join(' ')} ${to.map(round1).join(' ')}`)
      lights.push(
        `M${round1(x - uy * half * 0.2)} ${round1(y + ux * half * 0.2)}l${round1(ux * half * 0.3 + uy * half * 0.5)} ${round1(uy * half * 0.3 - ux * half * 0.5)}`,
      )
    }
  }
  s.line(strands.join(''), s.shade('#8f6c48', 0.4), half * 0.13, 'opacity=".6"')
  s.line(lights.join(''), s.shade('#fff0cc', 1), half * 0.2, 'opacity=".6" stroke-linecap="round"')
}

/** Points of a flat coil seen at a slant, from the outside in. */
export const coil = (x: number, y: number, r: number, turns: number, flat: number, gap: number): Point[] =>
  range(turns * 20).map((i) => {
    const a = (i / 20) * 2 * Math.PI
    const radius = r - (i / 20) * gap
    return [x + Math.cos(a) * radius, y + Math.sin(a) * radius * flat]
  })
