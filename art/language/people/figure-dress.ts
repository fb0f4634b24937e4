import type { Point } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import {
  type Body,
  directionOf,
  footOutline,
  isFolded,
  legsAt,
  limbOutlines,
  PROFILES,
  trunkOutline,
} from './figure-body.ts'
import type { Cut } from './figure-cuts.ts'
import { drawnDetails, type Wardrobe } from './figure-details.ts'
import type { Piece } from './figure-tones.ts'

type Side = 0 | 1

/** What lies behind the head, and what lies before it: the near arm, or both. */
export function dressed(w: Wardrobe): { behind: Piece[]; before: Piece[] } {
  const { view, armsBehind } = w.body.pose
  const arms = ([0, 1] as const).map((side) => armPieces(w, side))
  const [left = [], right = []] = arms
  const trunk = [
    ...fleshPieces(w),
    ...legPieces(w),
    ...seatPieces(w),
    ...skirtPieces(w, false),
    ...topPieces(w),
    ...skirtPieces(w, true),
  ]
  const details = drawnDetails(w)
  if (armsBehind) return { behind: [...left, ...right, ...trunk, ...details], before: [] }
  if (view === 'side') return { behind: [...left, ...trunk, ...details], before: right }
  return { behind: [...trunk, ...details], before: [...left, ...right] }
}

function legPieces(w: Wardrobe): Piece[] {
  const { body, cut, colours, skin } = w
  const flesh = { colour: skin[0], dark: skin[1], shade: 0.011 }
  const cloth = colours[cut.legColour ?? 0]
  if (body.lap) {
    const bare = cut.legs !== 'trousers' && !cut.skirt
    const lap = cut.skirt ? colours[cut.skirt.colour ?? 0] : cloth
    return [{ outlines: [body.lap], shade: 0.02, ...(bare ? flesh : { colour: lap }) }]
  }
  const legs = body.legs
  if (!legs) return []
  const profileView = body.pose.view === 'side'
  return ([0, 1] as const).flatMap((side): Piece[] => {
    const far = profileView && side === 0
    const bones = legs[side]
    const along = (profile: keyof typeof PROFILES, from: number, to: number) =>
      limbOutlines(bones, PROFILES[profile], {
        from,
        to,
        girth: lerp(1, body.girth, 0.6) * (body.woman ? 0.94 : 1),
        mirrored: !profileView && side === 0,
      })
    const foot: Piece = {
      outlines: [footOutline(body, side)],
      shade: 0.008,
      far,
      ...(cut.shoes === 'bare' ? flesh : { colour: cut.shoes }),
    }
    if (cut.legs === 'trousers')
      return [foot, { outlines: along('trousers', 0, 2.04), colour: cloth, shade: 0.016, far }]
    const leg: Piece = { outlines: along('leg', 0, 2), far, ...flesh }
    if (cut.legs === 'bare') return [leg, foot]
    const shorts: Piece = { outlines: along('shorts', 0, 0.82), colour: cloth, shade: 0.016, far }
    if (cut.legs === 'shorts') return [leg, foot, shorts]
    return [leg, { outlines: along('socks', 1.16, 2), colour: colours[0], shade: 0.01, far }, foot, shorts]
  })
}

/** The bare trunk, where the dress leaves some of it free. */
function fleshPieces({ body, cut: { top }, skin }: Wardrobe): Piece[] {
  if (top && !top.from && top.hem > 0.7) return []
  const outlines = [trunkOutline(body, { to: isFolded(body) ? 1.05 : 1.1 })]
  return [{ outlines, colour: skin[0], dark: skin[1], shade: 0.026 }]
}

const isBent = ({ hip, neck, pose }: Body): boolean =>
  pose.view === 'side' && Math.abs(directionOf(hip, neck)[0]) > 0.35

/** Where the trunk bends forward, the seat is round. */
function seatPieces({ body, cut, colours }: Wardrobe): Piece[] {
  if (body.lap || !isBent(body)) return []
  const [ux, uy] = directionOf(body.hip, body.neck)
  const [x, y] = body.hip
  const seat = range(10).map((i): Point => {
    const a = (i / 10) * Math.PI * 2
    const [px, py] = [Math.cos(a) * 0.062 - 0.012, Math.sin(a) * 0.066]
    return [x + px * uy + py * ux, y - px * ux + py * uy]
  })
  const colour = cut.skirt ? colours[cut.skirt.colour ?? 0] : colours[cut.legColour ?? 0]
  return [{ outlines: [seat], colour, shade: 0.02 }]
}

function topPieces({ body, cut: { top }, colours }: Wardrobe): Piece[] {
  if (!top) return []
  const hem = isFolded(body) || isBent(body) ? Math.min(top.hem, 1.04) : top.hem
  return [
    {
      outlines: [
        trunkOutline(body, {
          from: top.from ?? -0.05,
          to: hem,
          ease: top.ease ?? 0,
          flare: isFolded(body) || isBent(body) ? 0 : (top.flare ?? 0),
        }),
      ],
      colour: colours[top.colour ?? 0],
      shade: 0.028,
      tension: 0.7,
    },
  ]
}

function skirtPieces({ body, cut, colours }: Wardrobe, over: boolean): Piece[] {
  const { skirt } = cut
  if (!skirt || (skirt.over ?? false) !== over) return []
  const colour = colours[skirt.colour ?? 0]
  if (body.lap) {
    if (skirt.from > 0.5) return []
    return [{ outlines: [trunkOutline(body, { to: 1.1, ease: 0.02, flare: 0.1 })], colour, shade: 0.03 }]
  }
  if (isFolded(body)) return foldedSkirt(body, skirt.hem, colour)
  const outline = skirtOutline(body, skirt)
  return [
    { outlines: [outline], colour, shade: 0.034, tension: 0.6 },
    ...foldsOf(outline, skirt.folds ?? 0, colour),
  ]
}

/** Cloth over seated, kneeling or crouching legs. */
function foldedSkirt(body: Body, hem: number, colour: string): Piece[] {
  const to = Math.min(2.06, (0.515 - hem) / 0.2375)
  const legs = body.legs ?? []
  return legs.map((bones, side) => ({
    outlines: limbOutlines(bones, PROFILES.skirt, { to: Math.max(1.1, to) }),
    colour,
    shade: 0.024,
    far: side === 0 && body.pose.view === 'side',
  }))
}

type Skirt = NonNullable<Cut['skirt']>

/** From the waist over both legs to the hem, which sags a little. */
function skirtOutline(body: Body, skirt: Skirt): Point[] {
  const { ease = 0, from, hem, flare } = skirt
  const upper = trunkOutline(body, { from, to: 1.02, ease })
  const half = upper.length / 2
  const front = upper.slice(0, half)
  const back = upper.slice(half).reverse()
  const hip = body.hip[1]
  const room = 0.055 * body.girth
  const levels = [0.3, 0.62, 1].map((t) => {
    const y = lerp(hip - 0.02, hem, t)
    const [left, right] = legsAt(body, y)
    const w = lerp(room, 0.03, t) + flare * t ** 1.3 + ease
    return [left - w, right + w, y] as const
  })
  const right = levels.map(([, x, y]): Point => [x, y])
  const left = levels.map(([x, , y]): Point => [x, y])
  const [hemRight, hemLeft] = [right[2] as Point, left[2] as Point]
  const middle: Point = [(hemLeft[0] + hemRight[0]) / 2, hem - (hemRight[0] - hemLeft[0]) * 0.04]
  return [...front, ...right, hemRight, middle, hemLeft, ...left.reverse(), ...back.reverse()]
}

/** Hard-edged folds that fan out to the hem. */
function foldsOf(outline: readonly Point[], count: number, colour: string): Piece[] {
  if (!count) return []
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const low = Math.min(...ys)
  const near = outline.filter(([, y]) => y < low + 0.03).map(([x]) => x)
  const [left, right] = [Math.min(...near), Math.max(...near)]
  const top = lerp(low, Math.max(...ys), 0.68)
  const waist = (Math.min(...xs) + Math.max(...xs)) / 2
  return [
    {
      outlines: range(count).map((i) => {
        const t = (i + 0.7) / (count + 0.4)
        const x = lerp(left, right, t)
        const w = ((right - left) / count) * 0.17
        const start = waist + (x - waist) * 0.3
        return [
          [start, lerp(top, low, i % 2 ? 0.34 : 0.12)],
          [x + w, low + 0.006],
          [x - w, low + 0.006],
        ] as Point[]
      }),
      colour,
      shade: 0,
      fold: true,
      tension: 0.1,
    },
  ]
}

function armPieces(w: Wardrobe, side: Side): Piece[] {
  const { body, cut, colours, skin } = w
  const { view } = body.pose
  const far = view === 'side' && side === 0
  const bones = body.arms[side]
  const girth = lerp(1, body.girth, 0.5) * (body.woman ? 0.84 : 1)
  const options = { girth, mirrored: view !== 'side' && side === 0 }
  const arm: Piece = {
    outlines: limbOutlines(bones, PROFILES.arm, { ...options, to: 2.44 }),
    colour: skin[0],
    dark: skin[1],
    shade: 0.009,
    far,
  }
  const { top } = cut
  const cloth = colours[top?.colour ?? 0]
  if (cut.hanging)
    return [
      arm,
      {
        outlines: [hangingSleeve(w, side, cut.hanging)],
        colour: colours[0],
        shade: 0.024,
        far,
        tension: 0.5,
      },
    ]
  if (!top?.sleeve) return [arm]
  const profile = top.loose ? PROFILES.loose : PROFILES.sleeve
  const sleeve = limbOutlines(bones, profile, {
    ...options,
    girth: girth + 0.06,
    from: -0.05,
    to: top.sleeve,
  })
  return [arm, { outlines: sleeve, colour: cloth, shade: 0.012, far }]
}

/** The arm's upper edge, and a sleeve that falls from it by its own weight. */
function hangingSleeve({ body, cut }: Wardrobe, side: Side, drop: number): Point[] {
  const [shoulder, elbow, wrist] = body.arms[side]
  const [ux, uy] = directionOf(elbow, wrist)
  const tip: Point = [wrist[0] + ux * 0.01, wrist[1] + uy * 0.01]
  const level = Math.abs(ux)
  const deep = drop * (0.72 + 0.28 * level) + (uy > 0.3 ? drop * 0.35 : 0)
  const wide = cut.skirt?.over ? 0.05 : 0.035
  const out = Math.sign(elbow[0] - body.neck[0]) || 1
  const low = Math.max(0.05, Math.min(elbow[1], wrist[1]) - deep)
  return [
    [shoulder[0] - out * 0.02, shoulder[1] + 0.03],
    [shoulder[0] + out * 0.015, shoulder[1] + 0.022],
    [elbow[0] + out * wide * (1 - level * 0.6), elbow[1] + 0.02 + level * 0.012],
    [tip[0] + out * 0.024, tip[1] + 0.016],
    [tip[0] + out * 0.03, lerp(tip[1], low, 0.6)],
    [tip[0] + out * 0.016, low],
    [lerp(tip[0], shoulder[0], 0.42), low + deep * 0.08],
    [shoulder[0] - out * 0.012, shoulder[1] - 0.12 - drop * 0.2],
  ]
}
