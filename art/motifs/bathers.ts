import { type Point, ribbon } from '../engine/geometry.ts'
import type { Stage } from '../engine/stage.ts'
import { type Layer, svg } from '../scene.ts'
import { drawFrangipani } from './frangipani.ts'
import { modelled } from './modelled.ts'
import { curved } from './outline.ts'

export interface BatherOptions {
  /** Middle of the waist, at the waterline. */
  readonly x: number
  readonly y: number
  readonly scale?: number
  readonly shirt?: string
  readonly sash: string
  readonly hair: 'bun' | 'udeng'
  /** Joined palms: lifted above the brow, or hidden before the breast. */
  readonly palms?: 'brow' | 'breast'
  readonly flip?: boolean
}

const SKIN = '#9a6242'

/** Someone at prayer, waist-deep and seen from behind, palms together above the brow. */
export const bather = (o: BatherOptions): Layer[] => {
  const k = o.scale ?? 1
  const part = (draw: (s: Stage) => void) => (s: Stage) =>
    s.placed({ x: o.x, y: o.y, scale: k, flip: o.flip ?? false }, () => draw(s))
  const form = (round: number) => ({ round: round * k, dark: 0.72 })
  return [
    svg(part((s) => reflection(s, o))),
    modelled(
      form(7),
      part((s) => (o.palms === 'brow' ? liftedArms(s, o) : loweredArms(s, o))),
    ),
    modelled(
      form(17),
      part((s) => back(s, o)),
    ),
    modelled(
      form(12),
      part((s) => head(s, o)),
    ),
    svg(part((s) => ripples(s))),
  ]
}

/** Women are slighter across the shoulders. */
const breadth = (o: BatherOptions): number => (o.hair === 'bun' ? 0.86 : 1)

/** Elbows out to the sides; the joined hands are hidden before the breast. */
function loweredArms(s: Stage, o: BatherOptions): void {
  const cloth = s.shade(o.shirt ?? SKIN, 0.8)
  for (const side of [-1, 1]) {
    const k = side * breadth(o)
    const arm: Point[] = [
      [k * 40, -116],
      [k * 54, -98],
      [k * 62, -70],
      [k * 58, -54],
      [k * 34, -58],
    ]
    s.path(
      ribbon(arm, (t) => 12.5 - 3 * t),
      cloth,
    )
  }
}

/** The sembah: both arms raised, fingertips joined above the crown. */
function liftedArms(s: Stage, o: BatherOptions): void {
  const skin = s.shade(SKIN, 0.78)
  for (const side of [-1, 1]) {
    const k = side * breadth(o)
    const [shoulder, elbow, wrist]: readonly Point[] = [
      [k * 40, -116],
      [k * 61, -152],
      [side * 7, -202],
    ]
    if (!shoulder || !elbow || !wrist) continue
    s.path(
      ribbon(
        [elbow, [(elbow[0] + wrist[0]) / 2 + k * 3, (elbow[1] + wrist[1]) / 2], wrist],
        (t) => 10 - 4.6 * t,
      ),
      skin,
    )
    s.path(
      ribbon([shoulder, [k * 54, -134], elbow], (t) => 13.5 - 2.6 * t),
      s.shade(o.shirt ?? SKIN, 0.82),
    )
    s.circle(elbow[0], elbow[1], 10.4, s.shade(o.shirt ?? SKIN, 0.82))
    s.path(curved('10,-198 9,-212 4,-228 0,-236 0,-206 3,-198', 0, 0, 1, side), skin)
  }
  s.line('M0 -234V-204', s.shade(SKIN, 0.15), 1.4, 'opacity=".7"')
}

/** Shoulders, the furrow of the spine, wet cloth that clings to the waist, a knotted sash. */
function back(s: Stage, o: BatherOptions): void {
  const colour = o.shirt ?? SKIN
  s.path(curved('-13,-124 -12,-152 12,-152 13,-124'), s.shade(SKIN, 0.6))
  s.group(`transform="scale(${breadth(o)} 1)"`, () => {
    s.path(
      curved(
        '-12,-138 -28,-131 -47,-124 -54,-108 -50,-84 -41,-56 -36,-34 -38,-8 -34,4 34,4 38,-8 36,-34 41,-56 50,-84 54,-108 47,-124 28,-131 12,-138',
      ),
      s.shade(colour, 0.85),
    )
    const shadow = s.shade(colour, 0.12)
    s.path('M-2 -118Q-7 -76 -2 -30Q0 -24 2 -30Q5 -76 2 -118Q0 -122 -2 -118Z', shadow, 'opacity=".3"')
    s.path(
      'M-12 -112Q-34 -104 -32 -74Q-27 -70 -20 -76Q-29 -94 -12 -112ZM12 -112Q34 -104 32 -74Q27 -70 20 -76Q29 -94 12 -112Z',
      shadow,
      'opacity=".2"',
    )
    s.line(
      o.shirt
        ? 'M-40 -62Q-22 -52 -8 -56M40 -66Q24 -52 8 -54M-37 -46Q-18 -36 4 -42M36 -44Q20 -36 10 -38M-46 -96Q-40 -84 -42 -74M46 -96Q40 -84 42 -74'
        : 'M-36 -46Q-20 -40 -10 -44M36 -46Q20 -40 10 -44',
      shadow,
      1.8,
      'opacity=".28" stroke-linecap="round"',
    )
    s.path(curved('-39,-16 -40,-6 -35,5 0,7 35,5 40,-6 39,-16 0,-8'), s.shade('#8a6a4c', 0.55))
    s.path('M-38 -27C-14 -19 14 -19 38 -27L39 -9C14 0 -14 0 -39 -9Z', s.shade(o.sash, 0.88))
    s.line('M-38 -18C-14 -10 14 -10 38 -18', s.shade(o.sash, 0.25), 1.6, 'opacity=".5"')
    s.path(curved('12,-24 22,-26 25,-14 18,-10 22,2 12,4 8,-8'), s.shade(o.sash, 1))
  })
}

/** The back once more in the water below, broken by the ripples. */
function reflection(s: Stage, o: BatherOptions): void {
  const colour = s.shade(o.shirt ?? SKIN, 0.8)
  for (const [y, half] of [
    [8, 38],
    [17, 36],
    [27, 40],
    [38, 34],
    [50, 40],
    [63, 30],
    [77, 24],
  ] as const)
    s.path(
      curved(`${-half},${y} 0,${y - 3.4} ${half},${y} ${half * 0.3},${y + 4}`),
      colour,
      `opacity="${(0.5 - y * 0.005).toFixed(2)}"`,
    )
}

/** Bowed: the nape shows, and the knot of the hair or of the head-cloth. */
function head(s: Stage, o: BatherOptions): void {
  const hair = s.shade('#231c2c', 0.4)
  for (const side of [-1, 1] as const)
    s.path(curved('21,-158 28,-162 29,-152 22,-146', 0, 0, 1, side), s.shade(SKIN, 0.75))
  s.ellipse(0, -160, 23, 27, hair)
  if (o.hair === 'bun') {
    s.ellipse(0, -148, 17, 13, s.shade('#3a2c40', 0.6))
    s.line('M-14 -150Q0 -158 14 -150M-10 -144Q0 -150 10 -144', s.shade('#16101c', 0.2), 1.4)
    drawFrangipani(s, 20, -158, 11)
    return
  }
  s.path('M-26 -156C-28 -186 28 -186 26 -156C12 -164 -12 -164 -26 -156Z', s.shade('#f6efe0', 0.95))
  s.path('M-26 -157C-10 -166 10 -166 26 -157L25 -148C10 -157 -10 -157 -25 -148Z', s.shade('#d9c49a', 0.8))
  s.path('M-3 -152L-12 -136L-2 -142L3 -132L6 -142L13 -140L4 -152Z', s.shade('#f6efe0', 0.85))
}

/** Open rings: the near half catches the light. */
function ripples(s: Stage): void {
  s.line('M-58 0Q-50 11 0 12Q50 11 58 0', '#ffffff', 2.2, 'opacity=".65" stroke-linecap="round"')
  s.line('M-88 4Q-70 19 -20 21M34 20Q74 17 86 2', '#ffffff', 1.5, 'opacity=".36" stroke-linecap="round"')
  s.line('M-40 30Q0 35 48 28', '#ffffff', 1.2, 'opacity=".25" stroke-linecap="round"')
}
