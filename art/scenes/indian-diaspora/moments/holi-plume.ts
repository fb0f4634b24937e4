import { ellipsePath, type Point, smooth } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'

export interface Plume {
  readonly x: number
  readonly y: number
  /** From where it was thrown to its crest. */
  readonly h: number
  /** How far the crest has drifted, in heights. */
  readonly drift: number
  /** From shadow to light, flat inks. */
  readonly inks: readonly [string, string, string]
  readonly salt: number
}

const BALLS = 24

interface Ball {
  readonly at: Point
  readonly r: number
}

/** A throw of dry colour: a stalk that opens into billows, cut from three papers, and grains round it. */
export function drawPlume(s: Stage, o: Plume): void {
  const random = s.random(o.salt)
  const path = (t: number): Point => [o.x + o.drift * o.h * t ** 1.7, o.y - o.h * t * (1.16 - 0.16 * t)]
  const balls = range(BALLS).map((i): Ball => {
    const t = (i + 1) / BALLS
    const [x, y] = path(0.1 + 0.9 * t ** 0.7)
    const spread = o.h * (0.1 + 0.4 * t)
    return {
      at: [x + (random() - 0.5) * 2 * spread, y + (random() - 0.5) * spread * 0.8],
      r: o.h * lerp(0.05, 0.18, Math.sin(t * 2.3) ** 1.2) * (0.7 + random() * 0.6),
    }
  })
  const crumbs = range(150).map(() => {
    const t = 0.35 + random() * 0.75
    const [x, y] = path(Math.min(1, t))
    const a = random() * Math.PI * 2
    const d = o.h * (0.2 + random() ** 1.6 * 0.5) * t
    const r = o.h * (0.004 + random() ** 3 * 0.02)
    return ellipsePath(x + Math.cos(a) * d * 1.15, y + Math.sin(a) * d * 0.8 - o.h * 0.06, r, r * 0.85)
  })
  const veil = balls.map(({ at: [x, y], r }) => billow(random, x, y - r * 0.1, r * 1.34))
  s.path(veil.join(''), o.inks[1], 'opacity=".3"')
  s.path(crumbs.join(''), o.inks[1])
  const side = s.lightSide(o.x)
  o.inks.forEach((ink, tone) => {
    const shrink = [1, 0.78, 0.46][tone] as number
    const shift = [0, 0.24, 0.5][tone] as number
    const d = balls
      .filter((_, i) => tone < 2 || i % 3 !== 1)
      .map(({ at: [x, y], r }) => billow(random, x + side * r * shift, y - r * shift, r * shrink))
    s.path(d.join(''), ink)
  })
}

/** A ball with a scalloped rim. */
function billow(random: () => number, x: number, y: number, r: number): string {
  const n = 6 + Math.floor(random() * 3)
  const turn = random() * 6
  const points = range(n * 2).map((i): Point => {
    const a = turn + (i / (n * 2)) * Math.PI * 2
    const k = (i % 2 ? 0.95 : 1.03) * (0.93 + random() * 0.14)
    return [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k * 0.92]
  })
  return smooth(points, true, 1)
}
