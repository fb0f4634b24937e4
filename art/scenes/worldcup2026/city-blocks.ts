import { type Point, polygon } from '../../engine/geometry.ts'
import { clamp, range } from '../../engine/numbers.ts'
import type { World } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'

export interface Block {
  /** Left front corner, width, length into the distance, height, all in metres. */
  readonly right: number
  readonly away: number
  readonly w: number
  readonly d: number
  readonly h: number
  readonly colour: string
  /** Where it begins, if it stands on another. */
  readonly base?: number
  /** Windows: uprights, storeys or none. */
  readonly lines?: 'up' | 'across'
}

export interface Town {
  readonly see: (p: World) => Point
  /** The eye's own place, metres to the right. */
  readonly eyeRight?: number
  /** 1: light from the right, -1: from the left. */
  readonly light: 1 | -1
  readonly front?: number
  readonly depth: (away: number) => number
}

const face = (see: Town['see'], points: readonly World[]) => polygon(points.map(see))

/** Roof, front and the side that can be seen, each in one flat tone. */
export function drawBlock(s: Stage, town: Town, o: Block): void {
  const { see, light, eyeRight = 0 } = town
  const { right, away, w, d, h, colour, base = 0 } = o
  const depth = town.depth(away)
  const isLeftSeen = right > eyeRight
  const edge = isLeftSeen ? right : right + w
  const isSideSeen = isLeftSeen || right + w < eyeRight
  const sunny = (isLeftSeen ? -1 : 1) === light
  const front: World[] = [
    [right, base, away],
    [right + w, base, away],
    [right + w, h, away],
    [right, h, away],
  ]
  s.path(face(see, front), s.shade(colour, town.front ?? 0.36, depth))
  if (isSideSeen)
    s.path(
      face(see, [
        [edge, base, away],
        [edge, base, away + d],
        [edge, h, away + d],
        [edge, h, away],
      ]),
      s.shade(colour, sunny ? 1.05 : 0.06, depth),
    )
  s.path(
    face(see, [
      [right, h, away],
      [right + w, h, away],
      [right + w, h, away + d],
      [right, h, away + d],
    ]),
    s.shade(colour, 0.74, depth),
  )
  if (o.lines) drawWindows(s, town, o, { edge, isSideSeen, sunny, depth })
}

function drawWindows(
  s: Stage,
  { see }: Town,
  o: Block,
  { edge, isSideSeen, sunny, depth }: { edge: number; isSideSeen: boolean; sunny: boolean; depth: number },
): void {
  const { right, away, w, d, h, base = 0 } = o
  const tall = h - base
  const n = o.lines === 'up' ? clamp(Math.round(w / 9), 3, 7) : clamp(Math.round(tall / 14), 3, 18)
  const stroke = (a: World, b: World) => polygon([see(a), see(b)], false)
  const marks = (k: number): [string, string] => {
    const t = (k + 0.5) / n
    const up = base + tall * t
    return o.lines === 'up'
      ? [
          stroke([right + w * t, base, away], [right + w * t, h - tall * 0.03, away]),
          stroke([edge, base, away + d * t], [edge, h - tall * 0.03, away + d * t]),
        ]
      : [stroke([right, up, away], [right + w, up, away]), stroke([edge, up, away], [edge, up, away + d])]
  }
  const all = range(n).map(marks)
  const size = Math.abs(see([1, 0, away])[0] - see([0, 0, away])[0])
  const width = clamp(size * (o.lines === 'up' ? 2.6 : 4), 0.5, 4)
  s.line(all.map(([a]) => a).join(''), s.shade('#24496a', 0.25, depth), width, 'opacity=".6"')
  if (isSideSeen)
    s.line(
      all.map(([, b]) => b).join(''),
      s.shade('#2f5876', sunny ? 0.5 : 0.1, depth),
      width,
      `opacity="${sunny ? 0.42 : 0.5}"`,
    )
}
