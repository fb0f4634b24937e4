import { type Point, polygon, smooth } from '../../engine/geometry.ts'
import { fbm2 } from '../../engine/noise.ts'
import { clamp, lerp, range } from '../../engine/numbers.ts'
import { type Eye, seenFrom, type World } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'

/** On the upper rim of the bowl, looking across it; metres. */
export const EYE: Eye = { x: 760, horizon: 205, focal: 900, height: 170 }
const see = seenFrom(EYE)

const LEVELS = 27
const STEP = 5.2
const MIDDLE = 300
const SAMPLES = 150

/** The contour of a level at u = 0 (near, left) … 1 (near, right): two arms towards us and a round end. */
function onContour(level: number, u: number): readonly [right: number, away: number] {
  const r = 58 + level * 9.8
  const wander = fbm2(u * 5.4 + 2, level * 0.055, 3, 3) - 0.5 + 0.24 * (fbm2(u * 16, level * 0.2, 9, 2) - 0.5)
  const w = r * (1 + 0.42 * wander) + 34 * wander
  const arm = 0.24
  if (u < arm) return [-w - (arm - u) * 60, lerp(96, MIDDLE, u / arm)]
  if (u > 1 - arm) return [w + (u - 1 + arm) * 60, lerp(MIDDLE, 96, (u - 1 + arm) / arm)]
  const a = Math.PI * (1 - (u - arm) / (1 - 2 * arm))
  return [Math.cos(a) * w, MIDDLE + Math.sin(a) * w * 0.94]
}

const place = (level: number, u: number, up: number): World => {
  const [right, away] = onContour(level, u)
  return [right, up, away]
}

const band = (
  from: number,
  to: number,
  outer: readonly [level: number, up: number],
  inner: readonly [level: number, up: number],
): string => {
  const steps = Math.max(2, Math.ceil((to - from) * SAMPLES))
  const edge = ([level, up]: readonly [number, number]): Point[] =>
    range(steps + 1).map((i) => see(place(level, from + ((to - from) * i) / steps, up)))
  return polygon([...edge(outer), ...edge(inner).reverse()])
}

const depthAt = (level: number, u: number): number => clamp((onContour(level, u)[1] - 150) / 620) * 0.62

const PLOTS = ['#5fae50', '#86c456', '#a9d468', '#4a9a52', '#c8d874'] as const

/** One level: the plots that lie on it, mirrors and young rice, then the wall that holds it. */
function drawLevel(s: Stage, level: number): void {
  const random = s.random(level + 40)
  const up = level * STEP
  const cuts = [0]
  while ((cuts.at(-1) as number) < 1)
    cuts.push(Math.min(1, (cuts.at(-1) as number) + (0.025 + random() * 0.06) * (20 / (14 + level))))
  for (const [i, from] of cuts.slice(0, -1).entries()) {
    const to = cuts[i + 1] as number
    const u = (from + to) / 2
    const depth = depthAt(level, u)
    const wet = random() < lerp(0.22, 0.5, clamp((u - 0.2) * 3))
    const rice = PLOTS[Math.floor(random() * PLOTS.length)] ?? PLOTS[0]
    const fill = wet
      ? s.shade(u < 0.36 ? '#bcdccc' : '#dcece4', 0.94, depth * 0.7)
      : s.shade(rice, 0.55 + 0.45 * random(), depth)
    s.path(band(from, Math.min(1, to + 0.002), [level + 1, up], [level, up]), fill)
  }
}

/** Stone walls: bright where they face the sun, dark on the right side of the bowl. */
function drawWalls(s: Stage, level: number): void {
  const up = level * STEP
  const foot = (level - 1) * STEP
  for (const i of range(40)) {
    const [from, to] = [i / 40, (i + 1.04) / 40]
    const u = (i + 0.5) / 40
    const lit = lerp(0.68, 0.14, clamp((u - 0.3) * 2.2))
    const depth = depthAt(level, u)
    s.path(band(from, Math.min(1, to), [level, up], [level, foot]), s.shade('#4f7a5c', lit, depth))
  }
  const rim = range(SAMPLES).map((i) => see(place(level, i / (SAMPLES - 1), up)))
  s.line(polygon(rim, false), s.shade('#eef0b4', 1, 0.2), 1.3, 'opacity=".75"')
}

/** Batad from its rim: plots and walls from the highest level down to the stream. */
export function drawTerraces(s: Stage): void {
  for (const k of range(LEVELS)) {
    const level = LEVELS - k
    s.path(band(0, 1, [level + 1.06, level * STEP], [level, level * STEP]), s.shade('#6fb457', 0.7, 0.3))
    drawLevel(s, level)
    drawWalls(s, level)
  }
  drawFloor(s)
}

function drawFloor(s: Stage): void {
  const edge = range(SAMPLES).map((i) => see(place(1, i / (SAMPLES - 1), 0)))
  const floor = polygon([
    ...edge,
    [edge.at(-1)?.[0] ?? 0, s.bottom + 200],
    [edge[0]?.[0] ?? 0, s.bottom + 200],
  ])
  s.path(floor, s.shade('#7fbf5c', 0.8))
  s.clipped(floor, () => {
    const stream = [
      [34, 356],
      [24, 330],
      [-2, 306],
      [-12, 284],
      [0, 258],
      [14, 236],
      [6, 212],
      [-24, 184],
    ] as const
    const bank = (w: number) =>
      smooth(
        [
          ...stream.map(([x, z]) => see([x - w, 0, z])),
          ...stream.toReversed().map(([x, z]) => see([x + w, 0, z])),
        ],
        true,
        0.9,
      )
    s.path(bank(9), s.shade('#3f8a5c', 0.5))
    s.path(bank(5), s.shade('#e6f2ea', 1))
  })
}

/** A spot on a level, for those who work there. */
export const spotOn = (level: number, u: number): Point => see(place(level + 0.5, u, level * STEP))
/** A spot on the floor of the bowl. */
export const spotBelow = (right: number, away: number): Point => see([right, 0, away])

/** The forest's edge above the highest wall, in two flat greens. */
export function drawForestRim(s: Stage): void {
  const random = s.random(77)
  const crowns = (lift: number, size: number) =>
    range(150).map((i) => {
      const u = 0.06 + (i / 149) * 0.88
      const [x, y] = see(place(LEVELS + 1.4, u, LEVELS * STEP + lift))
      const r = size * (0.7 + random() * 0.7) * (420 / onContour(LEVELS, u)[1])
      return `M${x - r} ${y + r * 0.6}C${x - r * 1.1} ${y - r * 0.5} ${x - r * 0.4} ${y - r} ${x} ${y - r}S${x + r * 1.1} ${y - r * 0.4} ${x + r} ${y + r * 0.6}Z`
    })
  s.path(crowns(16, 26).join(''), s.shade('#2f7358', 0.4, 0.42))
  s.path(crowns(9, 20).join(''), s.shade('#3f8a58', 0.6, 0.34))
  s.path(crowns(2, 15).join(''), s.shade('#2f7a54', 0.3, 0.26))
}
