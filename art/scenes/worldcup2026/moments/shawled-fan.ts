import { ellipsePath, type Point, ribbon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { curved } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { FACE, SKULL_HAIR } from '../../../language/people/heads/profile-head.ts'
import { type Layer, modelled } from '../../../scene.ts'

interface Shawl {
  readonly cloth: string
  readonly border: string
  readonly pattern: 'dots' | 'zigzag' | 'hoops'
}

export interface FanOptions {
  readonly x: number
  readonly y: number
  readonly h: number
  readonly shawl: Shawl
  readonly skin: string
  readonly hair: 'curls' | 'short' | 'ponytail'
  readonly trousers?: string
  /** The hand with the taco, in hundredths of the height from the feet. */
  readonly hand: Point
  readonly headTurn?: number
  /** Looks left. */
  readonly flip?: boolean
}

/** A supporter in the street at night, turned to the right: a woven cloth round the shoulders, a taco in hand. */
export const shawledFan = (o: FanOptions): Layer[] => {
  const k = o.h / 100
  const form = (round: number) => ({ round: round * k, dark: 0.62, bright: 0.6, from: [1, -0.35] as const })
  const part = (round: number, draw: (s: Stage, o: FanOptions) => void): Layer =>
    modelled(form(round), (s) =>
      s.placed({ x: o.x, y: o.y, scale: k, flip: o.flip ?? false }, () => draw(s, o)),
    )
  return [part(2.4, legs), part(1.4, neckAndFace), part(1.6, hairOf), part(5, cloak), part(1.5, armWithTaco)]
}

function legs(s: Stage, o: FanOptions): void {
  const cloth = s.shade(o.trousers ?? '#35407a', 0.6)
  s.path(curved('-11,-50 -11,-30 -9.5,-18 -9,-3 -3,-3 -2.6,-18 -1,-30 1,-50'), cloth)
  s.path(curved('-2,-50 0,-32 3,-22 4.6,-4 10.4,-4 10,-22 10.4,-34 10,-50'), cloth)
  s.line(
    'M-7 -28q3 2 5 0M3.6 -24q3 2 6 -.6M-8 -8q2 2 5 0M5 -8q3 2 5 0',
    s.shade('#10143c', 0.2),
    0.7,
    'opacity=".5"',
  )
  const shoe = s.shade('#cfc8e0', 0.5)
  s.path(curved('-9.2,-4 -9.4,-.4 -4,.2 1.4,0 .6,-1.8 -3,-3.8'), shoe)
  s.path(curved('4.6,-4.6 4.2,-1 9.6,-.6 15,-.9 14,-2.6 10.2,-4.8'), shoe)
}

/** Head of 100 units from chin to crown, set on the shoulders. */
function onHead(s: Stage, o: FanOptions, draw: () => void): void {
  s.placed({ x: 3, y: -92.6, scale: 0.128, turn: o.headTurn ?? 4 }, draw)
}

function neckAndFace(s: Stage, o: FanOptions): void {
  s.path(curved('-1.6,-90 -2.6,-82 5,-81 5,-89'), s.shade(o.skin, 0.5))
  onHead(s, o, () => {
    s.path(curved(FACE), s.shade(o.skin, 0.8))
    const ink = s.shade('#2a1a22', 0.1)
    s.line('M19 -7Q25 -3 31 -6M16 -17Q25 -22 33 -17', ink, 3.4, 'stroke-linecap="round"')
    s.line('M27 28Q32 32 36 28', s.shade('#7a2c30', 0.4), 2.6, 'stroke-linecap="round"')
  })
}

function hairOf(s: Stage, o: FanOptions): void {
  const dark = s.shade('#2a1c28', 0.42)
  onHead(s, o, () => {
    if (o.hair === 'curls')
      s.path(
        range(9)
          .map((i) => {
            const a = -0.55 - i * 0.42
            return ellipsePath(-8 + Math.cos(a) * 38, -16 + Math.sin(a) * 40, 21)
          })
          .join('') + ellipsePath(-16, -18, 36),
        dark,
      )
    else s.path(curved(SKULL_HAIR), dark)
    if (o.hair === 'ponytail') s.path(curved('-38,-34 -62,-30 -78,2 -70,52 -60,66 -56,30 -46,0'), dark)
    s.path(curved('-14,-8 -20,-2 -18,10 -12,14 -8,6 -6,-4'), s.shade(o.skin, 0.8))
  })
}

const CLOAK = curved(
  '-4,-85.5 -11,-82 -15.4,-73 -17.4,-61 -16.6,-52 -10,-48 -2,-45 5,-49 11,-53 14,-57 14.6,-66 12.4,-76 8.6,-82 4,-85 0,-83.4',
)

/** The cloth falls in folds to a fringe; its pattern follows the hem. */
function cloak(s: Stage, { shawl }: FanOptions): void {
  s.line(
    range(11)
      .map((i) => `M${-16 + i * 2.9} ${-51.6 + 6 * Math.sin((i / 10) * Math.PI) - i * 0.42}l-.4 4.6`)
      .join(''),
    s.shade(shawl.border, 0.8),
    0.8,
    'stroke-linecap="round"',
  )
  s.path(CLOAK, s.shade(shawl.cloth, 0.75))
  s.clipped(CLOAK, () => {
    drawWeave(s, shawl)
    s.path(
      'M-8 -84Q-14 -68 -12 -46L-10 -46Q-10 -66 -5.6 -84ZM-1 -83Q-5 -66 -4 -44L-1.6 -44Q-2 -66 .8 -83ZM5 -84Q7 -66 4.4 -46L6.6 -47Q10 -66 7 -83ZM8.6 -82Q13.6 -68 11 -52L12.6 -53Q15.4 -68 10 -81Z',
      s.light.shadow,
      'opacity=".32"',
    )
  })
  s.path(curved('-6,-86 -2,-81.6 4,-81 7.4,-84 6,-87 2,-84.8 -3.4,-87.6'), s.shade(shawl.cloth, 0.95))
}

function drawWeave(s: Stage, shawl: Shawl): void {
  const ink = s.shade(shawl.border, 0.92)
  const hoop = (y: number) => `M-23 ${y}Q-3 ${y + 14} 19 ${y - 3}`
  s.line(hoop(-57), ink, 3.6)
  s.line(hoop(-61.6), ink, 1)
  if (shawl.pattern === 'hoops') s.line([-83, -76, -69].map(hoop).join(''), ink, 2)
  if (shawl.pattern === 'dots')
    s.path(
      range(28)
        .map((i) => {
          const row = Math.floor(i / 7)
          const x = -20 + (i % 7) * 6 + (row % 2) * 3
          return ellipsePath(x, -83 + row * 7 + 5 * Math.cos(x / 13), 1.2)
        })
        .join(''),
      ink,
    )
  if (shawl.pattern === 'zigzag')
    s.line(
      range(4)
        .map(
          (k) =>
            `M-24 ${-80 + k * 8}${range(9)
              .map((i) => `l2.6 ${i < 5 ? 4.6 : 2.6}l2.6 -3.4`)
              .join('')}`,
        )
        .join(''),
      ink,
      1.5,
    )
}

/** Forearm out of the cloth, fingers round the tortilla. */
function armWithTaco(s: Stage, o: FanOptions): void {
  const [x, y] = o.hand
  const elbow: Point = [6, y + 11]
  const skin = s.shade(o.skin, 0.8)
  s.path(
    ribbon([elbow, [(elbow[0] + x) / 2 + 1, (elbow[1] + y) / 2 + 1.4], [x, y]], (t) => 3.2 - 1.1 * t),
    skin,
  )
  s.path(curved('-1.6,-2.6 2,-3.4 4.4,-1 3.4,2.6 -.6,3', x, y), skin)
  s.placed({ x: x + 3.6, y: y - 3.4, scale: 0.15, turn: -14 }, () => drawTacoFilling(s))
  for (const i of range(4))
    s.path(
      ribbon(
        [
          [x + 0.6 + i * 1.5, y + 1.2 - i * 0.3],
          [x + 1.4 + i * 1.6, y - 0.6 - i * 0.3],
          [x + 1.2 + i * 1.6, y - 2.2 - i * 0.3],
        ],
        () => 0.86,
      ),
      skin,
    )
}

/** A folded taco seen from the side, 64 wide. */
export function drawTacoFilling(s: Stage): void {
  s.path(curved('-30,0 -26,-16 -14,-24 0,-20 12,-26 26,-16 30,0'), s.shade('#6fae5a', 0.9))
  s.path(
    range(5)
      .map((i) => ellipsePath(-18 + i * 9, -15, 5))
      .join(''),
    s.shade('#c8303e', 0.9),
  )
  s.path('M-34 6C-32 -20 32 -20 34 6C24 16 -24 16 -34 6Z', s.shade('#f2cc84', 0.9))
}
