import { ellipsePath, type Point, polygon, ribbon, smooth } from '../../engine/geometry.ts'
import { lerp } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import {
  arm,
  type Body,
  type Fill,
  foot,
  type Garment,
  hand,
  leg,
  robe,
  skirt,
  sleeve,
  torso,
  wideSleeve,
} from './clothes.ts'
import type { PersonOptions } from './person-options.ts'

export const isDress = (wears: Garment | undefined): boolean =>
  wears === 'dress' || wears === 'gown' || wears === 'sari'

type Dresser = (s: Stage, body: Body, o: PersonOptions, fill: Fill) => void

const skinOf = (o: PersonOptions) => o.skin ?? '#a8704e'

function bareLegs(s: Stage, body: Body, o: PersonOptions, fill: Fill): void {
  for (const side of [0, 1] as const) {
    s.path(leg(body, side, 0.8), fill(skinOf(o), 0.8))
    s.path(foot(body, side), fill('#6a4636'))
  }
}

function trousers(s: Stage, body: Body, colour: string, fill: Fill): void {
  for (const side of [0, 1] as const) {
    s.path(foot(body, side), fill('#33262c'))
    s.path(leg(body, side, 1.02), fill(colour, side === 0 ? 0.8 : 1))
  }
}

/** The arm behind the body first, the near one last. */
function bareArm(s: Stage, body: Body, side: 0 | 1, o: PersonOptions, fill: Fill): void {
  s.path(arm(body, side), fill(skinOf(o), 0.9))
}

function longArm(s: Stage, body: Body, side: 0 | 1, colour: string, o: PersonOptions, fill: Fill): void {
  const [x, y] = hand(body, side)
  s.path(ellipsePath(x, y, body.h * 0.021, body.h * 0.024), fill(skinOf(o)))
  s.path(arm(body, side, 1.22), fill(colour, side === 0 ? 0.85 : 1))
}

/** Sash of cloth over one shoulder, falling behind. */
function drape(body: Body): string {
  const { neck: n, hip } = body.pose
  const top: Point = [n[0] - 0.06, n[1] + 0.005]
  return ribbon(
    [[hip[0] + 0.055, hip[1] + 0.02], [lerp(hip[0], n[0], 0.5) + 0.02, lerp(hip[1], n[1], 0.5)], top].map(
      (p) => body.at(p as Point),
    ),
    (t) => body.h * (0.05 - 0.022 * t),
    0.8,
  )
}

function pallu(body: Body): string {
  const { neck: n, hip } = body.pose
  const points: Point[] = [
    [n[0] - 0.092, n[1] - 0.01],
    [n[0] - 0.04, n[1] + 0.014],
    [hip[0] - 0.035, hip[1] + 0.1],
    [hip[0] - 0.07, hip[1] - 0.2],
    [hip[0] - 0.12, hip[1] - 0.19],
    [hip[0] - 0.105, hip[1] + 0.08],
  ]
  return smooth(points.map(body.at), true, 0.5)
}

/** How each kind of clothing is drawn on a body. */
export const WARDROBE: Record<Garment, Dresser> = {
  suit: (s, body, o, fill) => {
    const jacket = o.colour ?? '#27355e'
    trousers(s, body, o.second ?? jacket, fill)
    longArm(s, body, 0, jacket, o, fill)
    s.path(torso(body, 0.014), fill(jacket))
    longArm(s, body, 1, jacket, o, fill)
  },
  shirt: (s, body, o, fill) => {
    trousers(s, body, o.second ?? '#5a5f80', fill)
    bareArm(s, body, 0, o, fill)
    s.path(sleeve(body, 0), fill(o.colour ?? '#f1e6d0', 0.85))
    s.path(torso(body, 0.01), fill(o.colour ?? '#f1e6d0'))
    bareArm(s, body, 1, o, fill)
    s.path(sleeve(body, 1), fill(o.colour ?? '#f1e6d0'))
  },
  barong: (s, body, o, fill) => {
    trousers(s, body, o.second ?? '#2a2c44', fill)
    const cloth = o.colour ?? '#f3ead6'
    longArm(s, body, 0, cloth, o, fill)
    s.path(torso(body, 0.016), fill(cloth))
    s.path(skirt(body, body.pose.hip[1] - 0.1, 0.1, 0.2), fill(cloth))
    longArm(s, body, 1, cloth, o, fill)
  },
  shorts: (s, body, o, fill) => {
    bareLegs(s, body, o, fill)
    s.path(skirt(body, body.pose.hip[1] - 0.17, 0.1, 0.1), fill(o.second ?? '#3f5a8c'))
    bareArm(s, body, 0, o, fill)
    s.path(torso(body, 0.008), fill(o.colour ?? '#f1e6d0'))
    s.path(sleeve(body, 0), fill(o.colour ?? '#f1e6d0', 0.85))
    bareArm(s, body, 1, o, fill)
    s.path(sleeve(body, 1), fill(o.colour ?? '#f1e6d0'))
  },
  swim: (s, body, o, fill) => {
    bareLegs(s, body, o, fill)
    bareArm(s, body, 0, o, fill)
    s.path(torso(body), fill(skinOf(o)))
    s.path(skirt(body, body.pose.hip[1] - 0.13, 0.095, 0.06), fill(o.colour ?? '#b5483a'))
    bareArm(s, body, 1, o, fill)
  },
  dress: (s, body, o, fill) => {
    bareLegs(s, body, o, fill)
    bareArm(s, body, 0, o, fill)
    s.path(torso(body), fill(o.colour ?? '#c8575a'))
    s.path(skirt(body, 0.25, 0.15), fill(o.colour ?? '#c8575a'))
    bareArm(s, body, 1, o, fill)
  },
  gown: (s, body, o, fill) => {
    bareArm(s, body, 0, o, fill)
    s.path(torso(body), fill(o.colour ?? '#c9a25d'))
    s.path(skirt(body, 0.01, 0.17), fill(o.colour ?? '#c9a25d'))
    bareArm(s, body, 1, o, fill)
  },
  sarong: (s, body, o, fill) => {
    for (const side of [0, 1] as const) s.path(foot(body, side), fill(skinOf(o)))
    bareArm(s, body, 0, o, fill)
    s.path(torso(body), fill(o.second ?? '#f4ead6'))
    s.path(sleeve(body, 0), fill(o.second ?? '#f4ead6', 0.85))
    s.path(skirt(body, 0.06, 0.088, 0.16), fill(o.colour ?? '#8a4a6a'))
    bareArm(s, body, 1, o, fill)
    s.path(sleeve(body, 1), fill(o.second ?? '#f4ead6'))
  },
  sari: (s, body, o, fill) => {
    const cloth = o.colour ?? '#c2405a'
    const border = fill(o.second ?? '#d9b46a')
    bareArm(s, body, 0, o, fill)
    s.path(torso(body), fill(cloth, 0.75))
    s.path(skirt(body, 0.02, 0.115), fill(cloth))
    s.line(hemLine(body, 0.035, 0.11), border, body.h * 0.014)
    bareArm(s, body, 1, o, fill)
    s.path(pallu(body), fill(cloth, 0.9))
    s.path(drape(body), fill(cloth, 1.05))
    s.line(drapeEdge(body), border, body.h * 0.011)
  },
  agbada: (s, body, o, fill) => {
    const cloth = o.colour ?? '#f1e8d2'
    trousers(s, body, o.colour ?? '#f1e8d2', fill)
    for (const side of [0, 1] as const) {
      const [x, y] = hand(body, side)
      s.path(ellipsePath(x, y, body.h * 0.021, body.h * 0.024), fill(skinOf(o)))
    }
    s.path(wideSleeve(body, 0, 0.2), fill(cloth, 0.8))
    s.path(robe(body, 0.17, 0.135), fill(cloth))
    s.path(wideSleeve(body, 1, 0.2), fill(cloth, 0.95))
    s.line(yoke(body), fill(o.second ?? '#c9a25d'), body.h * 0.012)
  },
  kimono: (s, body, o, fill) => {
    const cloth = o.colour ?? '#4f6b96'
    s.path(foot(body, 0), fill('#f1e6d8'))
    s.path(foot(body, 1), fill('#f1e6d8'))
    s.path(wideSleeve(body, 0, 0.15), fill(cloth, 0.8))
    s.path(robe(body, 0.04, 0.088), fill(cloth))
    s.path(obi(body), fill(o.second ?? '#c8575a'))
    s.path(wideSleeve(body, 1, 0.15), fill(cloth))
  },
  robe: (s, body, o, fill) => {
    const cloth = o.colour ?? '#f4ecdc'
    s.path(foot(body, 0), fill('#6a4636'))
    s.path(foot(body, 1), fill('#6a4636'))
    longArm(s, body, 0, cloth, o, fill)
    s.path(robe(body, 0.035, 0.1), fill(cloth))
    longArm(s, body, 1, cloth, o, fill)
  },
}

function hemLine(body: Body, y: number, flare: number): string {
  if (body.pose.seated) return 'M0 0'
  const middle = (body.pose.legL[1][0] + body.pose.legR[1][0]) / 2
  const points: Point[] = [
    [middle - flare, y + 0.012],
    [middle, y - 0.01],
    [middle + flare, y + 0.014],
  ]
  return smooth(points.map(body.at), false, 1)
}

function drapeEdge(body: Body): string {
  const { neck: n, hip } = body.pose
  const points: Point[] = [
    [hip[0] + 0.03, hip[1] - 0.02],
    [lerp(hip[0], n[0], 0.5) - 0.03, lerp(hip[1], n[1], 0.45)],
    [n[0] - 0.09, n[1] - 0.02],
  ]
  return smooth(points.map(body.at), false, 1)
}

function yoke(body: Body): string {
  const { neck: n } = body.pose
  const points: Point[] = [
    [n[0] - 0.03, n[1] + 0.005],
    [n[0] - 0.012, n[1] - 0.13],
    [n[0] + 0.022, n[1] - 0.13],
    [n[0] + 0.034, n[1] + 0.005],
  ]
  return polygon(points.map(body.at), false)
}

function obi(body: Body): string {
  const { neck: n, hip } = body.pose
  const at = (t: number, w: number): Point => [lerp(hip[0], n[0], t) + w, lerp(hip[1], n[1], t)]
  return polygon([at(0.26, -0.076), at(0.5, -0.072), at(0.5, 0.072), at(0.26, 0.076)].map(body.at))
}
