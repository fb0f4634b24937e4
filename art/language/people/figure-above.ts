import type { Point } from '../../engine/geometry.ts'
import { hundredths, limbOutlines, PROFILES } from './figure-body.ts'
import { CUTS, type Cut } from './figure-cuts.ts'
import type { Look } from './figure-look.ts'
import { type Piece, SKINS } from './figure-tones.ts'

/** Seen from straight above, looking up the paper before it is turned: elbows and hands, knees and feet. */
interface PoseFromAbove {
  readonly arms: readonly [string, string]
  readonly legs?: readonly [string, string]
}

export const POSES_FROM_ABOVE = {
  walkingAbove: { arms: ['-12.4,4 -11.4,9', '12.4,-4 12,-8'], legs: ['-3.6,1 -3.4,-7', '3.8,6 3.6,9'] },
  reachingAbove: { arms: ['-11.4,11 -5,20', '11.4,12 6.4,22'] },
  sittingAbove: { arms: ['-13,8 -6,15', '13,8 7,14'], legs: ['-6,19 -7,24', '6,18 9.6,22'] },
} as const satisfies Record<string, PoseFromAbove>

export type PoseNameFromAbove = keyof typeof POSES_FROM_ABOVE

const SHOULDERS =
  '-12,0.4 -11,3.8 -6,5.2 0,4.4 6,5.2 11,3.8 12,0.4 11,-3.6 5.4,-5.4 0,-5.8 -5.4,-5.4 -11,-3.6'
const HEAD = '0,7.4 3,6.2 4.4,2.4 4,-1.4 2,-4.4 -2,-4.4 -4,-1.4 -4.4,2.4 -3,6.2'
const HAIR = '0,5.2 3.4,4.6 4.8,1.6 4.4,-2 2.2,-5 -2.2,-5 -4.4,-2 -4.8,1.6 -3.4,4.6'
const BRIM = '0,10.4 7,8 10.4,1 7.6,-6.4 0,-9.4 -7.6,-6.4 -10.4,1 -7,8'
const BROAD = ['straw', 'leaf', 'panama']

/** Head and shoulders, and as much of the limbs as looks out from under them. */
export function piecesFromAbove(name: PoseNameFromAbove, o: Look): Piece[] {
  const pose: PoseFromAbove = POSES_FROM_ABOVE[name]
  const cut: Cut = CUTS[o.dress]
  const cloth = (i: 0 | 1 | 2) => o.colours?.[i] ?? cut.colours[i]
  const [skin, dark] = SKINS[o.skin]
  const flesh = { colour: skin, dark }
  const k = (o.woman ? 0.9 : 1) * (o.age === 'child' ? 0.8 : 1)
  const at = (text: string, wide = k): Point[] => hundredths(text).map(([x, y]) => [x * wide, y])
  const limb = (root: string, bones: string, profile: keyof typeof PROFILES, to: number) => {
    const [a, b, c] = at(`${root} ${bones}`) as [Point, Point, Point]
    return limbOutlines([a, b, c], PROFILES[profile], { to, girth: 0.9 })
  }
  const legs = (pose.legs ?? []).map(
    (bones, i): Piece => ({
      outlines: limb(i ? '4,0' : '-4,0', bones, cut.legs === 'bare' && !cut.skirt ? 'leg' : 'trousers', 2),
      colour: cut.skirt
        ? cloth(cut.skirt.colour ?? 0)
        : cut.legs === 'bare'
          ? skin
          : cloth(cut.legColour ?? 0),
      shade: 0.014,
    }),
  )
  const arms = pose.arms.flatMap((bones, i): Piece[] => {
    const root = i ? '9.4,0.6' : '-9.4,0.6'
    const sleeve = cut.top?.sleeve ?? 0
    return [
      { outlines: limb(root, bones, 'arm', 2.44), ...flesh, shade: 0.009 },
      ...(sleeve
        ? [
            {
              outlines: limb(root, bones, 'sleeve', sleeve),
              colour: cloth(cut.top?.colour ?? 0),
              shade: 0.012,
            },
          ]
        : []),
    ]
  })
  const bare = !cut.top || (cut.top.from ?? 0) > 0.3
  const hair = o.hairColour ?? (o.age === 'elder' ? '#d9d2cc' : '#33222a')
  const hat = o.hatColours?.[0] ?? '#e9cf94'
  const head: Piece[] = [
    { outlines: [at(HEAD, 1)], ...flesh, shade: 0.014 },
    { outlines: [at(HAIR, 1)], colour: o.hat ? hat : hair, shade: 0.018 },
  ]
  const brim: Piece[] =
    o.hat && BROAD.includes(o.hat) ? [{ outlines: [at(BRIM, 1)], colour: hat, shade: 0.02 }] : []
  return [
    ...legs,
    ...arms,
    { outlines: [at(SHOULDERS)], ...(bare ? flesh : { colour: cloth(0) }), shade: 0.026 },
    ...head.slice(0, 1),
    ...brim,
    ...head.slice(1),
  ]
}
