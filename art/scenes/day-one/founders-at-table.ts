import { type Point, ribbon } from '../../engine/geometry.ts'
import { curved, outline, strand } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { type CloseHandOptions, closeHand, type Digit } from '../../language/people/hands/close-hand.ts'
import { FACE, SKULL_HAIR } from '../../language/people/heads/profile-head.ts'
import { bodies, type Layer, modelled } from '../../scene.ts'

interface Reach {
  readonly shoulder: Point
  readonly elbow: Point
  readonly wrist: Point
  /** Way the hand turns from the line of the forearm, in degrees. */
  readonly bend: number
  readonly pointing: boolean
}

/** Someone who bends over the table to the right; `mirror` turns them about that x. */
interface Founder {
  readonly mirror?: number
  readonly shirt: string
  readonly skin: string
  readonly torso: string
  readonly head: { readonly x: number; readonly y: number; readonly k: number; readonly turn: number }
  readonly bearded: boolean
  readonly far: Reach
  readonly near: Reach
}

const IFE: Founder = {
  shirt: '#d98a3c',
  skin: '#7a4c36',
  bearded: false,
  torso: '356,680 350,610 360,540 388,466 434,412 488,386 536,388 570,424 584,480 574,560 556,620 552,680',
  head: { x: 596, y: 322, k: 1.28, turn: 24 },
  far: { shoulder: [548, 446], elbow: [640, 566], wrist: [742, 664], bend: -14, pointing: false },
  near: { shoulder: [462, 456], elbow: [486, 616], wrist: [604, 714], bend: 6, pointing: true },
}

const TOMAS: Founder = {
  mirror: 815,
  shirt: '#4f7f9c',
  skin: '#b57f58',
  bearded: true,
  torso: '352,680 340,604 342,520 366,440 416,386 474,360 526,362 562,398 582,470 576,560 560,620 556,680',
  head: { x: 590, y: 294, k: 1.36, turn: 20 },
  far: { shoulder: [544, 430], elbow: [618, 574], wrist: [706, 668], bend: 8, pointing: false },
  near: { shoulder: [446, 440], elbow: [466, 612], wrist: [574, 716], bend: -12, pointing: false },
}

const FORM = { dark: 0.62, bright: 0.55, from: [0.8, -1] as const }

/** Both founders behind the table: backs, bowed heads, the far sleeves. */
export const foundersBehindTable = (): Layer[] => [IFE, TOMAS].flatMap(behindTable)

/** What of them lies on the maps: forearms, hands and the near sleeves. */
export const foundersOverMaps = (): Layer[] => [IFE, TOMAS].flatMap(overMaps)

const facing =
  (f: Founder, draw: (s: Stage) => void) =>
  (s: Stage): void => {
    if (f.mirror === undefined) draw(s)
    else s.placed({ x: 2 * f.mirror, y: 0, flip: true }, () => draw(s))
  }

const behindTable = (f: Founder): Layer[] => [
  modelled(
    { ...FORM, round: 20 },
    facing(f, (s) => sleeve(s, f, f.far, 0.55)),
  ),
  modelled(
    { ...FORM, round: 16 },
    facing(f, (s) => neck(s, f)),
  ),
  modelled(
    { ...FORM, round: 46 },
    facing(f, (s) => torso(s, f)),
  ),
  ...bodies({ ...FORM, round: 15 }, [
    facing(f, (s) => onHead(s, f, () => skull(s, f))),
    facing(f, (s) => onHead(s, f, () => hair(s, f))),
  ]),
]

const overMaps = (f: Founder): Layer[] => [
  ...hand(f, f.far, true),
  ...hand(f, f.near, false),
  modelled(
    { ...FORM, round: 24, cast: { x: -12, y: 10, blur: 10, opacity: 0.35 } },
    facing(f, (s) => sleeve(s, f, f.near, 0.72)),
  ),
]

function torso(s: Stage, f: Founder): void {
  s.path(curved(f.torso), s.shade(f.shirt, 0.72))
  const { x, y, k } = f.head
  const collar = strand('-84,50 -66,64 -44,72 -30,92', x, y, k)
  s.line(collar, s.shade(f.shirt, 0.2), 19, 'stroke-linecap="round" opacity=".6"')
  s.line(collar, s.shade(f.bearded ? '#7fa6bc' : f.shirt, 0.9), 14, 'stroke-linecap="round"')
  const crease = s.shade(f.shirt, 0.2)
  s.line(
    [
      '536,420 548,500 540,600',
      '420,470 404,540 398,640',
      '520,560 480,600 430,612',
      '528,600 500,630 450,642',
    ]
      .map((fold) => strand(fold))
      .join(''),
    crease,
    3,
    'opacity=".45" stroke-linecap="round"',
  )
}

function neck(s: Stage, f: Founder): void {
  const { x, y, k } = f.head
  s.path(
    ribbon(
      [
        [x - 72 * k, y + 78 * k],
        [x - 40 * k, y + 44 * k],
        [x - 12 * k, y + 10 * k],
      ],
      () => 25 * k,
    ),
    s.shade(f.skin, 0.5),
  )
}

function sleeve(s: Stage, f: Founder, { shoulder, elbow, wrist }: Reach, lit: number): void {
  const cuff: Point = along(elbow, wrist, 0.3)
  s.path(
    ribbon(
      [
        along(shoulder, elbow, -0.26),
        along(shoulder, elbow, -0.12),
        shoulder,
        along(shoulder, elbow, 0.55),
        elbow,
        cuff,
      ],
      (t) => (42 - 13 * t) * Math.min(1, 0.55 + 3 * t),
      0.8,
    ),
    s.shade(f.shirt, lit),
  )
  s.path(
    ribbon([along(elbow, wrist, 0.2), along(elbow, wrist, 0.42)], () => 30),
    s.shade(f.shirt, lit + 0.15),
  )
  s.line(
    strand(
      `${elbow[0] - 26},${elbow[1] - 30} ${elbow[0] - 4},${elbow[1] - 12} ${elbow[0] + 20},${elbow[1] - 26}`,
    ) +
      strand(
        `${elbow[0] - 24},${elbow[1] - 8} ${elbow[0]},${elbow[1] + 2} ${elbow[0] + 22},${elbow[1] - 10}`,
      ),
    s.shade(f.shirt, 0.2),
    3,
    'opacity=".5" stroke-linecap="round"',
  )
}

const along = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

const digit = (path: string, w: number): Digit => ({ path: outline(path) as unknown as Digit['path'], w })

const POINTING: readonly Digit[] = [
  digit('-15,-40 -18,-68 -19,-92', 5.8),
  digit('-5,-42 -6,-58 -3,-66', 6.2),
  digit('6,-41 6,-55 8,-62', 6),
  digit('16,-37 17,-48 18,-54', 5.4),
]
const RESTING: readonly Digit[] = [
  digit('-15,-40 -20,-62 -23,-80', 5.8),
  digit('-5,-42 -7,-68 -8,-88', 6),
  digit('6,-41 8,-66 9,-84', 5.8),
  digit('16,-37 21,-55 24,-70', 5),
]

const HAND = 104

function hand(f: Founder, reach: Reach, far: boolean): Layer[] {
  const { elbow, wrist } = reach
  const mirrored = f.mirror !== undefined
  const at = (p: Point): Point => (mirrored ? [2 * (f.mirror ?? 0) - p[0], p[1]] : p)
  const [w, e] = [at(wrist), at(elbow)]
  const forearm = (Math.atan2(w[1] - e[1], w[0] - e[0]) * 180) / Math.PI + 90
  const o: CloseHandOptions = {
    x: w[0],
    y: w[1],
    size: HAND,
    turn: forearm + reach.bend * (mirrored ? -1 : 1),
    flip: far !== mirrored,
    skin: f.skin,
    side: 'back',
    arm: (Math.hypot(w[0] - e[0], w[1] - e[1]) / HAND) * 100 * (far ? 0.62 : 0.9),
    fingers: reach.pointing ? POINTING : RESTING,
    thumb: digit(reach.pointing ? '-12,-14 -24,-32 -17,-48' : '-13,-12 -29,-30 -33,-50', 6.6),
    from: [0.8, -1],
  }
  return closeHand(o)
}

function onHead(s: Stage, f: Founder, draw: () => void): void {
  const { x, y, k, turn } = f.head
  s.placed({ x, y, scale: k, turn }, draw)
}

/** Fuller lips and a rounder brow than the elder's profile. */
const HER_FACE =
  '12,-50 28,-43 35,-29 36,-16 33,-8 38,3 43,11 42,16 36,17 40,22 40,25 36,27 40,31 38,36 32,38 32,45 25,51 10,48 -8,40 -17,26 -30,10 -34,-14 -24,-38 -6,-50'

function skull(s: Stage, f: Founder): void {
  s.path(curved(f.bearded ? FACE : HER_FACE), s.shade(f.skin, 0.74))
  const ink = s.shade('#2a1a22', 0.12)
  s.line('M16 -7Q24 0 32 -5', ink, 2.2, 'stroke-linecap="round"')
  s.line('M20 -4l-2 3M25 -3l-1 3.4M29 -4l1 3', ink, 1.1, 'stroke-linecap="round"')
  s.line('M15 -16Q24 -22 33 -17', ink, f.bearded ? 3.4 : 2.4, 'stroke-linecap="round"')
  s.line('M38 15Q35 19 32 15', s.shade(f.skin, 0.12), 1.4, 'stroke-linecap="round"')
  if (f.bearded) return
  s.path('M28 26Q35 20 40 23L36 27L39 32Q31 34 28 26Z', s.shade('#9a4440', 0.62))
  s.line('M27 26.5Q32 28 37 27', ink, 1)
}

const CROPPED =
  '31,-33 21,-49 2,-55 -22,-51 -39,-34 -43,-8 -38,14 -29,27 -21,24 -17,8 -11,-8 -3,-17 8,-23 23,-28'
const BEARD = '-11,-2 -19,22 -10,43 10,57 29,56 38,46 37,36 31,32 28,26 40,20 37,17 27,18 17,27 5,22 -3,4'

function hair(s: Stage, f: Founder): void {
  const dark = s.shade('#2a1c24', 0.42)
  s.path(curved(f.bearded ? SKULL_HAIR : CROPPED), dark)
  if (f.bearded) {
    s.path(curved(BEARD), dark)
    s.line('M29 27.5Q33 29 37 27.5', s.shade('#a8604c', 0.5), 2.4, 'stroke-linecap="round"')
  }
  s.path(curved('-13,-10 -20,-3 -18,9 -12,13 -7,6 -5,-4'), s.shade(f.skin, 0.72))
  s.line('M-10 -5Q-16 -2 -13 6', s.shade(f.skin, 0.15), 1.4, 'stroke-linecap="round"')
  if (!f.bearded) s.circle(-9, 24, 11, 'none', `stroke="${s.shade('#e8b64c', 1)}" stroke-width="3.4"`)
}
