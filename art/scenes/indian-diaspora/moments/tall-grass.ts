import { range, round1 } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'

interface GrassOptions {
  readonly from: number
  readonly to: number
  readonly y: number
  readonly h: number
  readonly n: number
  readonly colours: readonly string[]
  readonly depth?: number
  readonly wind?: number
  readonly seed?: number
}

/** Single bent blades, some with a seed head, in a few tones. */
export function drawTallGrass(s: Stage, o: GrassOptions): void {
  const random = s.random(o.seed ?? o.from)
  const paths = o.colours.map(() => [] as string[])
  const heads: string[] = []
  for (const _ of range(o.n)) {
    const x = o.from + random() * (o.to - o.from)
    const h = o.h * (0.5 + random() * 0.6)
    const lean = h * ((o.wind ?? -0.16) + (random() - 0.5) * 0.5)
    const w = 1.6 + random() * o.h * 0.012
    const [tx, ty] = [x + lean, o.y - h]
    paths[Math.floor(random() * paths.length)]?.push(
      `M${round1(x - w)} ${o.y}Q${round1(x + lean * 0.2)} ${round1(o.y - h * 0.6)} ${round1(tx)} ${round1(ty)}Q${round1(x + lean * 0.3 + w)} ${round1(o.y - h * 0.55)} ${round1(x + w)} ${o.y}Z`,
    )
    if (random() > 0.86)
      heads.push(
        `M${round1(tx)} ${round1(ty)}q${round1(lean * 0.12 - 5)} ${round1(-h * 0.05)} ${round1(lean * 0.16)} ${round1(-h * 0.13)}q7 ${round1(h * 0.06)} ${round1(-lean * 0.16)} ${round1(h * 0.13)}Z`,
      )
  }
  paths.forEach((blades, i) => {
    s.path(
      blades.join(''),
      s.shade(o.colours[i] as string, 0.25 + (i / Math.max(1, paths.length - 1)) * 0.7, o.depth),
    )
  })
  s.path(heads.join(''), s.shade('#f6dca0', 0.95, o.depth))
}
