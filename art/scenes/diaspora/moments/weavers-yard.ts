import { mix } from '../../../engine/colour.ts'
import { polygon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { facet, seenFrom, type World } from '../../../engine/perspective.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawTree } from '../../../language/plants/foliage.ts'
import { drawPalm } from '../../../language/plants/palm.ts'

/** From a gallery over the yard. */
export const EYE = { x: 800, horizon: 176, focal: 900, height: 4.2 }
export const see = seenFrom(EYE)

/** Metres to the right and away of the place where a weaver's feet are; the warp runs to the left and towards us. */
export interface Loom {
  readonly right: number
  readonly away: number
  readonly length: number
  readonly stripes: readonly string[]
}

const ALONG = [-0.766, -0.643] as const
const ACROSS = [0.643, -0.766] as const

export const onLoom = (o: Loom, along: number, across: number, up: number): World => [
  o.right + ALONG[0] * along + ACROSS[0] * across,
  up,
  o.away + ALONG[1] * along + ACROSS[1] * across,
]

/** The sun stands high at the left, behind us. */
const fallen = ([right, up, away]: World): World => [right + up * 0.34, 0, away + up * 0.06]

export function shadowOf(right: number, away: number, tall: number): [number, number] {
  const [x, y] = see([right, 0, away])
  const [sx, sy] = see(fallen([right, tall, away]))
  const h = (EYE.focal / away) * tall
  return [(sx - x) / h, (sy - y) / h]
}

export function drawGround(s: Stage): void {
  s.rect(
    s.left,
    s.top,
    s.right - s.left,
    EYE.horizon - s.top + 40,
    s.fine(s.light.sky, 0, s.top, 0, EYE.horizon, true),
  )
  s.rect(s.left, EYE.horizon - 6, s.right - s.left, 60, s.shade('#4a8a54', 0.4, 0.36))
  for (const i of range(15)) {
    const x = -40 + i * 118
    drawTree(s, { x, y: EYE.horizon + 48, h: 150 + ((i * 53) % 60), colour: '#5a9a58', depth: 0.42, seed: x })
  }
  for (const [x, h] of [
    [330, 190],
    [396, 150],
    [1220, 170],
  ] as const)
    drawPalm(s, { x, y: 232, h, lean: 0.08, depth: 0.36, colour: '#3f8a54', seed: x })
  drawBackWall(s)
  s.fillBelow(
    262,
    s.lin([s.shade('#f2dcae', 0.98), s.shade('#eccf98', 1), s.shade('#dfba7c', 0.9)], 0, 262, 0, 900, true),
  )
  const random = s.random(12)
  const marks = range(60).map(() => {
    const [x, y] = see([(random() - 0.5) * 26, 0, 5 + random() * 26])
    const w = 26 + random() * 60
    return `M${x} ${y}q${w / 2} ${-4} ${w} 0q${-w / 2} 4 ${-w} 0Z`
  })
  s.path(marks.join(''), s.shade('#c99c62', 0.7), 'opacity=".55"')
}

function drawBackWall(s: Stage): void {
  s.rect(s.left, 206, s.right - s.left, 60, s.shade('#c8704a', 0.85, 0.12))
  s.rect(s.left, 200, s.right - s.left, 8, s.shade('#f0c89a', 1, 0.1))
  s.rect(s.left, 256, s.right - s.left, 12, s.light.shadow, 'opacity=".3"')
  for (const x of [70, 520]) {
    s.rect(x, 152, 230, 114, s.shade('#f2e6c8', 0.95, 0.08))
    s.path(
      polygon([
        [x - 26, 156],
        [x + 34, 104],
        [x + 198, 104],
        [x + 256, 156],
      ]),
      s.shade('#b0583c', 0.8, 0.1),
    )
    s.line(
      range(11)
        .map((i) => `M${x + 36 + i * 16} 106L${x - 16 + i * 26} 155`)
        .join(''),
      s.shade('#7a3a30', 0.3, 0.1),
      1.6,
      'opacity=".6"',
    )
    for (const dx of [30, 150]) s.rect(x + dx, 178, 44, 40, s.shade('#2f6f80', 0.5, 0.06))
    s.rect(x + 96, 174, 40, 92, s.shade('#2a4a5c', 0.3, 0.06))
  }
}

/** A stretched warp, low over the ground once it has left the loom: its shadow, its stripes, its threads. */
export function drawWarp(s: Stage, o: Loom): void {
  const half = 0.44
  const steps = range(15).map((i) => 0.7 + (o.length - 0.7) * (i / 14) ** 1.8)
  const at = (along: number, across: number): World =>
    onLoom(o, along, across, 0.16 + 0.58 * Math.exp(-Math.max(0, along - 1.7) / 1.6))
  const strip = (a: number, b: number, place: (p: World) => World = (p) => p): string =>
    facet(see, [...steps.map((d) => place(at(d, a))), ...steps.toReversed().map((d) => place(at(d, b)))])
  s.path(strip(-half, half, fallen), s.light.shadow, 'opacity=".4"')
  const n = o.stripes.length
  for (const [i, colour] of o.stripes.entries())
    s.path(strip(-half + (2 * half * i) / n, -half + (2 * half * (i + 1)) / n), s.shade(colour, 0.92))
  const threads = range(4 * n).map((i) => {
    const across = -half + (2 * half * (i + 0.5)) / (4 * n)
    return polygon(
      steps.map((d) => see(at(d, across))),
      false,
    )
  })
  s.line(threads.join(''), s.light.shadow, 0.9, 'opacity=".28"')
}

/** How far before the weaver the posts stand. */
const POSTS = 1.6

/** Two posts and their cross-bar, heddles on their pulley, the breast beam; `before` is what stands between us and the weaver. */
export function drawLoom(s: Stage, o: Loom, part: 'behind' | 'before'): void {
  const m = EYE.focal / o.away
  const wood = (lit: number) => s.shade('#9a6438', lit)
  const pole = (a: World, b: World, w: number) => {
    s.line(polygon([see(a), see(b)], false), wood(0.25), w * m, 'stroke-linecap="round"')
    s.line(
      polygon([see(a), see(b)], false),
      wood(1),
      w * m * 0.45,
      `transform="translate(${-w * m * 0.2} 0)"`,
    )
  }
  const at = (along: number, across: number, up: number) => onLoom(o, along, across, up)
  const side = part === 'behind' ? -0.5 : 0.5
  if (part === 'behind') {
    const base = [at(-0.52, -0.34, 0), at(-0.04, -0.34, 0), at(-0.04, 0.34, 0), at(-0.52, 0.34, 0)]
    s.path(
      facet(
        see,
        base.map(([r, , a]) => fallen([r, 0.46, a])),
      ),
      s.light.shadow,
      'opacity=".3"',
    )
    s.path(
      facet(see, [
        at(-0.04, -0.34, 0.05),
        at(-0.04, 0.34, 0.05),
        at(-0.04, 0.34, 0.46),
        at(-0.04, -0.34, 0.46),
      ]),
      wood(0.5),
    )
    s.path(
      facet(see, [
        at(-0.52, 0.34, 0.05),
        at(-0.04, 0.34, 0.05),
        at(-0.04, 0.34, 0.46),
        at(-0.52, 0.34, 0.46),
      ]),
      wood(0.2),
    )
    s.path(
      facet(
        see,
        base.map(([r, , a]): World => [r, 0.46, a]),
      ),
      wood(0.95),
    )
  }
  const post = (up: number) => at(POSTS, side, up)
  s.line(polygon([see(post(0)), see(fallen(post(1.75)))], false), s.light.shadow, 0.06 * m, 'opacity=".34"')
  pole(post(0), post(1.78), 0.075)
  if (part === 'behind') return
  pole(at(POSTS, -0.62, 1.72), at(POSTS, 0.62, 1.72), 0.06)
  for (const along of [1.48, 1.66]) {
    s.line(
      polygon([see(at(along, 0, 1.72)), see(at(along, 0, 1.1))], false),
      s.shade('#4a3028', 0.3),
      0.016 * m,
    )
    const strings = range(9).map((i) => {
      const across = -0.3 + i * 0.075
      return polygon([see(at(along, across, 1.06)), see(at(along, across, 0.66))], false)
    })
    s.line(strings.join(''), s.shade('#fbf2dc', 1), 0.018 * m)
    pole(at(along, -0.34, 1.06), at(along, 0.34, 1.06), 0.035)
    pole(at(along, -0.34, 0.66), at(along, 0.34, 0.66), 0.035)
  }
  pole(at(0.5, -0.5, 0.74), at(0.5, 0.5, 0.74), 0.07)
  for (const k of [-0.46, 0.46]) pole(at(0.5, k, 0), at(0.5, k, 0.76), 0.06)
}

/** A lean-to of zinc behind the weavers, as long as their row. */
export function drawLeanTo(s: Stage, first: Loom, last: Loom): void {
  const near = (along: number, up: number) => onLoom(first, along, 1.6, up)
  const far = (along: number, up: number) => onLoom(last, along, -1.6, up)
  s.path(
    facet(
      see,
      [near(-1, 0), far(-1, 0), far(-3.4, 0), near(-3.4, 0)].map(([r, u, a]): World => [r + 0.6, u, a]),
    ),
    s.shade('#8a7a70', 0.4),
  )
  s.path(facet(see, [near(-3.4, 0), far(-3.4, 0), far(-3.4, 2.9), near(-3.4, 2.9)]), s.shade('#a86a4c', 0.35))
  for (const i of range(7)) {
    const t = i / 6
    const [a, b] = [near(-1.1, 0), far(-1.1, 0)]
    const foot: World = [a[0] + (b[0] - a[0]) * t, 0, a[2] + (b[2] - a[2]) * t]
    const m = EYE.focal / foot[2]
    s.line(polygon([see(foot), see([foot[0], 2.46, foot[2]])], false), s.shade('#6a4632', 0.4), 0.1 * m)
    s.line(
      polygon([see(foot), see([foot[0], 2.46, foot[2]])], false),
      s.shade('#c8905c', 1),
      0.045 * m,
      `transform="translate(${-0.02 * m} 0)"`,
    )
  }
  const roof = [near(-0.7, 2.46), far(-0.7, 2.46), far(-3.7, 3.1), near(-3.7, 3.1)]
  s.path(facet(see, roof), s.shade('#c3ccca', 0.95))
  for (const i of range(26)) {
    const t = (i + 0.5) / 26
    const along = (a: World, b: World): World => [a[0] + (b[0] - a[0]) * t, a[1], a[2] + (b[2] - a[2]) * t]
    const rust = i % 5 === 2
    const next = (a: World, b: World): World => [
      a[0] + (b[0] - a[0]) * (t + 0.016),
      a[1],
      a[2] + (b[2] - a[2]) * (t + 0.016),
    ]
    s.path(
      facet(see, [
        along(near(-0.7, 2.46), far(-0.7, 2.46)),
        next(near(-0.7, 2.46), far(-0.7, 2.46)),
        next(near(-3.7, 3.1), far(-3.7, 3.1)),
        along(near(-3.7, 3.1), far(-3.7, 3.1)),
      ]),
      rust ? s.shade('#b8704c', 0.8) : s.shade(mix('#8a9aa0', '#c3ccca', 0.3), 0.6),
    )
  }
  s.path(
    facet(see, [near(-0.7, 2.46), far(-0.7, 2.46), far(-0.7, 2.32), near(-0.7, 2.32)]),
    s.shade('#5a4a48', 0.3),
  )
}
