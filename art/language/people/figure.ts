import type { Point } from '../../engine/geometry.ts'
import type { Stage } from '../../engine/stage.ts'
import { POSES_FROM_ABOVE, type PoseNameFromAbove, piecesFromAbove } from './figure-above.ts'
import { bodyIn, hundredths } from './figure-body.ts'
import { CUTS, type Cut } from './figure-cuts.ts'
import { dressed } from './figure-dress.ts'
import { headPieces } from './figure-heads.ts'
import type { FigurePose } from './figure-joints.ts'
import type { Look } from './figure-look.ts'
import { FIGURE_POSES, type FigurePoseName } from './figure-poses.ts'
import { PROPS, type PropName } from './figure-props.ts'
import { type Piece, pathOf, printPiece, SKINS, type ToneOptions } from './figure-tones.ts'

export interface FigureOptions extends Look, ToneOptions {
  /** Where the weight rests: between the feet, or on the seat. */
  readonly x: number
  readonly y: number
  /** Height of this person standing, in design units; a child has its own. */
  readonly h: number
  readonly pose: FigurePoseName | PoseNameFromAbove
  /** From before instead of from behind, or the other way. */
  readonly view?: 'front' | 'back'
  /** Looks to the left. */
  readonly flip?: boolean
  /** Degrees, round the feet: swimmers, cartwheels, sleepers. */
  readonly turn?: number
  readonly carries?: PropName
  readonly propColours?: readonly string[]
  /** false for none; else where the top of the head's shadow falls, in heights, and its colour. */
  readonly shadow?:
    | false
    | { readonly to?: readonly [number, number]; readonly colour?: string; readonly opacity?: number }
  /** One of the eight portraits, which alone may be large. */
  readonly portrait?: true
}

/** One small, posed, flat figure with its shadow on the ground. */
export function drawFigure(s: Stage, o: FigureOptions): void {
  keepHouseRules(s, o)
  const side = s.lightSide(o.x)
  const pieces = isFromAbove(o.pose) ? fromAbove(o, o.pose) : figurePieces(o, poseOf(o, o.pose), side)
  if (o.shadow !== false && (isFromAbove(o.pose) || poseOf(o, o.pose).grounded !== false))
    drawContactShadow(s, o, pieces, side)
  for (const piece of pieces) printPiece(s, piece, side, o.h, o)
}

/** Largest share of the frame's height that a body may take. */
const TALLEST = 0.25
const met = new WeakMap<Stage, Map<string, string>>()

/** Nobody large, nobody twice in one picture. A figure drawn again where it stands is its own reflection. */
function keepHouseRules(s: Stage, o: FigureOptions): void {
  const frame = Math.min(s.view.h, 900)
  if (!o.portrait && o.h > frame * TALLEST)
    throw new Error(
      `a figure ${Math.round(o.h)} high is over a quarter of the frame (${frame}): people are small`,
    )
  const who = [o.pose, o.dress, ...(o.colours ?? [])].join(' ')
  const where = [o.x, o.y, o.h].map(Math.round).join(' ')
  const here = met.get(s) ?? new Map<string, string>()
  met.set(s, here)
  if ((here.get(who) ?? where) !== where) throw new Error(`twice in one picture: ${who}`)
  here.set(who, where)
}

const isFromAbove = (pose: FigureOptions['pose']): pose is PoseNameFromAbove => pose in POSES_FROM_ABOVE

function poseOf(o: FigureOptions, name: FigurePoseName): FigurePose {
  const pose: FigurePose = FIGURE_POSES[name]
  return o.view && pose.view !== 'side' ? { ...pose, view: o.view } : pose
}

/** The shapes of a figure from back to front, in design units. */
function figurePieces(o: FigureOptions, pose: FigurePose, side: -1 | 1): Piece[] {
  const cut: Cut = CUTS[o.dress]
  const woman = o.woman ?? false
  const body = bodyIn(pose, { woman, age: o.age ?? 'adult', build: o.build ?? 'middling' })
  const colours = cut.colours.map((usual, i) => o.colours?.[i] ?? usual) as [string, string, string]
  const skin = SKINS[o.skin]
  const { behind, before } = dressed({ body, cut, colours, skin })
  const head = headPieces(body, {
    hair: o.hair ?? (woman ? 'knot' : 'short'),
    hairColour: o.hairColour ?? (o.age === 'elder' ? '#d9d2cc' : '#33222a'),
    hatColours: [o.hatColours?.[0] ?? '#e9cf94', o.hatColours?.[1] ?? o.hatColours?.[0] ?? '#d9b878'],
    skin,
    shaded: o.h > 90 ? ((o.flip ? side : -side) as -1 | 1) : null,
    ...(o.hat ? { hat: o.hat } : {}),
    ...(o.beard ? { beard: true } : {}),
  })
  const prop = o.carries
    ? PROPS[o.carries]({ body, colours: [o.propColours?.[0] ?? '#b97a48', o.propColours?.[1] ?? '#f0d8a4'] })
    : []
  const under = o.carries && UNDER_THE_HAND.includes(o.carries)
  return [
    ...head.behind,
    ...behind,
    ...(o.carries === 'backpack' ? prop : []),
    ...head.before,
    ...(under ? prop : []),
    ...before,
    ...(under || o.carries === 'backpack' ? [] : prop),
  ].map((piece) => laidOut(piece, onPaper(o)))
}

const fromAbove = (o: FigureOptions, pose: PoseNameFromAbove): Piece[] =>
  piecesFromAbove(pose, o).map((piece) => laidOut(piece, onPaper(o)))

const laidOut = (piece: Piece, to: (p: Point) => Point): Piece => ({
  ...piece,
  outlines: piece.outlines.map((points) => points.map(to)),
})

const UNDER_THE_HAND: readonly PropName[] = [
  'board',
  'headBasket',
  'headPot',
  'umbrella',
  'pole',
  'paddle',
  'yoke',
]

function onPaper(o: FigureOptions): (p: Point) => Point {
  const angle = ((o.turn ?? 0) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return ([x, y]) => {
    const [px, py] = [(o.flip ? -x : x) * o.h, -y * o.h]
    return [o.x + px * cos - py * sin, o.y + px * sin + py * cos]
  }
}

/** The figure itself, laid on the ground away from the light: it joins the feet, and has a hard edge. */
function drawContactShadow(s: Stage, o: FigureOptions, pieces: readonly Piece[], side: -1 | 1): void {
  // With the sun behind, shadows come towards us.
  const usual = o.backlit ? ([-side * 0.26, 0.4] as const) : ([-side * 0.5, 0.13] as const)
  const { to = usual, colour = s.light.shadow, opacity = 0.34 } = o.shadow || {}
  if (isFromAbove(o.pose)) {
    drawShadowFromAbove(s, o, colour, opacity, to)
    return
  }
  const [dx, dy] = to
  const laid = ([x, y]: Point): Point => {
    const up = o.y - y
    return [x + up * dx, o.y + up * dy]
  }
  s.group(`opacity="${opacity * (1 - (o.depth ?? 0) * 0.6)}"`, () => {
    for (const piece of pieces) {
      const d = pathOf({ ...piece, outlines: piece.outlines.map((points) => points.map(laid)) })
      if (piece.line) s.line(d, colour, piece.line * o.h * 0.7)
      else s.path(d, colour)
    }
  })
}

/** From the feet to where the head's shadow lies; the body hides its beginning. */
function drawShadowFromAbove(
  s: Stage,
  o: FigureOptions,
  colour: string,
  opacity: number,
  [dx, dy]: readonly [number, number],
): void {
  const length = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / length, dy / length]
  const shape = '-3,-6 -3,6 40,9.6 72,11 82,9 88,4 100,4.6 104,0 100,-4.6 88,-4 82,-9 72,-11 40,-9.6'
  const d = curvedBy(shape, ([x, y]) => [
    o.x + (x * length * ux - y * uy) * o.h,
    o.y + (x * length * uy + y * ux) * o.h,
  ])
  s.path(d, colour, `opacity="${opacity}"`)
}

const curvedBy = (text: string, place: (p: Point) => Point): string =>
  pathOf({ outlines: [hundredths(text).map(place)], colour: '', shade: 0 })
