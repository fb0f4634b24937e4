import { type Point, polygon } from '../../engine/geometry.ts'
import { fbm2 } from '../../engine/noise.ts'
import { range, smoothstep } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawPerson } from '../../language/people/person.ts'
import type { PoseName } from '../../language/people/poses.ts'

const CLIMBERS: readonly (readonly [number, PoseName, number])[] = [
  [1010, 'relaxed', 66],
  [1052, 'standing', 70],
  [1104, 'pointing', 72],
  [1190, 'resting', 88],
  [1240, 'relaxed', 76],
  [1336, 'cheering', 82],
]

/** The black lip of Batur, rising to the right. */
export function drawCraterRim(s: Stage): void {
  const edge: Point[] = range(60).map((i) => {
    const x = s.left + (i / 59) * (s.right - s.left)
    return [x, 806 - 300 * smoothstep(420, 1560, x) + (fbm2(x * 0.012, 3, 5, 4) - 0.5) * 60]
  })
  s.path(
    `${polygon([...edge, [s.right, s.bottom], [s.left, s.bottom]])}`,
    s.lin([s.shade('#3a2a48', 0.3), s.shade('#241c3c', 0.05)], 0, 0, 0, 1),
  )
  const random = s.random(9)
  for (const _ of range(260)) {
    const x = s.left + random() * (s.right - s.left)
    const y = rimAt(x) + 12 + random() ** 1.6 * 320
    const r = 6 + random() * 26
    s.path(
      `M${x - r} ${y}l${r * 0.6} ${-r * 0.5}l${r * 0.9} ${r * 0.1}l${r * 0.5} ${r * 0.4}Z`,
      s.shade('#6a4a6a', 0.2 + 0.5 * random()),
      'opacity=".4"',
    )
  }
  s.line(polygon(edge, false), s.light.glow, 3.4, 'opacity=".75"')
}

const rimAt = (x: number): number =>
  806 - 300 * smoothstep(420, 1560, x) + (fbm2(x * 0.012, 3, 5, 4) - 0.5) * 60

/** Climbers along the rim, dark against the cloud lake. */
export function drawClimbers(s: Stage): void {
  for (const [x, pose, h] of CLIMBERS) {
    drawPerson(s, { x, y: rimAt(x) + 5, h, pose, wears: 'shirt', colour: '#4a3a6a', silhouette: true })
  }
}
