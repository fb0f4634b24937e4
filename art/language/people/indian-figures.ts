import { ellipsePath, type Point, ribbon, smooth } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** Elbow and hand, or knee and foot; feet at y 0, the crown of the head at -100. */
type Limb = readonly [Point, Point]

export interface FigureOptions {
  /** Feet. */
  readonly x: number
  readonly y: number
  readonly h: number
  readonly depth?: number
  /** How much light falls on the figure, 0..1; 0 gives a silhouette with a soft rim. */
  readonly lit?: number
  readonly flip?: boolean
  readonly turn?: number
  readonly top?: string
  readonly bottom?: string
  readonly skin?: string
  readonly wear?: 'kurta' | 'dhoti' | 'shirt' | 'sari'
  readonly turban?: string
  readonly hair?: string
  readonly arms?: readonly [far: Limb, near: Limb]
  readonly legs?: readonly [far: Limb, near: Limb]
  /** Where the shoulders are above the hips: leaning forward is positive. */
  readonly lean?: number
  readonly gold?: string
}

const STANDING: readonly [Limb, Limb] = [
  [
    [-3, -25],
    [-5, 0],
  ],
  [
    [4, -25],
    [5, 0],
  ],
]
const HANGING: readonly [Limb, Limb] = [
  [
    [-11, -62],
    [-10, -45],
  ],
  [
    [11, -62],
    [11, -45],
  ],
]

/** A person of natural proportions: about seven and a half heads, drawn limb by limb. */
export function drawFigure(s: Stage, o: FigureOptions): void {
  const k = o.h / 100
  s.placed({ x: o.x, y: o.y, scale: k, turn: o.turn ?? 0, flip: o.flip ?? false }, () => drawBody(s, o))
}

type Tone = (colour: string, lit: number) => string

function drawBody(s: Stage, o: FigureOptions): void {
  const light = o.lit ?? 0.6
  const tone: Tone = (colour, lit) => s.shade(colour, lit * (0.35 + light), o.depth)
  const lean = o.lean ?? 0
  const shoulder: Point = [lean, -81]
  const hip: Point = [0, -50]
  const skin = o.skin ?? '#8a5a3c'
  const [farArm, nearArm] = o.arms ?? HANGING
  const [farLeg, nearLeg] = o.legs ?? STANDING
  const sleeve = o.wear === 'dhoti' ? skin : (o.top ?? '#e8e0d0')
  drawArm(s, [shoulder[0] - 5, shoulder[1] + 2], farArm, tone(sleeve, 0.35), tone(skin, 0.4))
  if (o.wear === 'sari') drawSari(s, o, tone, shoulder)
  else {
    const cloth = o.bottom ?? '#e8e0d0'
    drawLeg(s, [hip[0] - 3, hip[1]], farLeg, tone(cloth, 0.35), tone(skin, 0.35))
    drawLeg(s, [hip[0] + 3, hip[1]], nearLeg, tone(cloth, 0.75), tone(skin, 0.6))
    drawTorso(s, o, tone, shoulder, hip)
  }
  drawHead(s, o, tone, lean)
  drawArm(s, [shoulder[0] + 7, shoulder[1] + 2], nearArm, tone(sleeve, 0.85), tone(skin, 0.75))
}

function drawArm(s: Stage, shoulder: Point, [elbow, hand]: Limb, sleeve: string, skin: string): void {
  s.path(
    ribbon([elbow, hand], (t) => 2.1 - 0.5 * t),
    skin,
  )
  s.path(
    ribbon([shoulder, mid(shoulder, elbow, 0.6), elbow], (t) => 3.4 - 0.9 * t),
    sleeve,
  )
  s.path(
    ribbon([elbow, mid(elbow, hand, 0.45)], () => 2.4),
    sleeve,
  )
  s.circle(hand[0], hand[1], 2.3, skin)
}

function drawLeg(s: Stage, hip: Point, [knee, foot]: Limb, cloth: string, skin: string): void {
  s.path(
    ribbon([hip, mid(hip, knee, 0.5), knee, mid(knee, foot, 0.55), foot], (t) => 5.2 - 2.6 * t),
    cloth,
  )
  const way = foot[0] >= knee[0] - 1 ? 1 : -1
  s.path(
    smooth([
      [foot[0] - 2 * way, foot[1] - 3],
      [foot[0] + 2 * way, foot[1] - 2.5],
      [foot[0] + 6 * way, foot[1] + 0.4],
      [foot[0] - 2.2 * way, foot[1] + 0.6],
    ]),
    skin,
  )
}

function drawTorso(s: Stage, o: FigureOptions, tone: Tone, [sx, sy]: Point, [hx, hy]: Point): void {
  const skin = o.skin ?? '#8a5a3c'
  const colour = o.wear === 'dhoti' ? skin : (o.top ?? '#e8e0d0')
  const hem = o.wear === 'kurta' ? hy + 19 : hy + 4
  const shape = smooth(
    [
      [sx - 9, sy + 1],
      [sx, sy - 3],
      [sx + 9, sy + 1],
      [hx + 8, hy - 12],
      [hx + 8.5, hem],
      [hx, hem + 1],
      [hx - 8.5, hem],
      [hx - 7.5, hy - 12],
    ],
    true,
    0.8,
  )
  const side = s.lightSide(o.x) * (o.flip ? -1 : 1)
  s.path(
    shape,
    s.lin(
      [tone(colour, side > 0 ? 0.3 : 1), tone(colour, 0.65), tone(colour, side > 0 ? 1 : 0.3)],
      0,
      0,
      1,
      0,
    ),
  )
  if (o.wear !== 'dhoti') return
  const wrap = o.bottom ?? '#efe6d2'
  s.path(
    smooth(
      [
        [hx - 8, hy - 5],
        [hx + 8, hy - 5],
        [hx + 9, hy + 20],
        [hx, hy + 24],
        [hx - 9, hy + 20],
      ],
      true,
      0.6,
    ),
    s.lin([tone(wrap, 0.4), tone(wrap, 0.95)], 0, 0, 1, 0),
  )
}

function drawSari(s: Stage, o: FigureOptions, tone: Tone, [sx, sy]: Point): void {
  const colour = o.top ?? '#b8324a'
  const gold = o.gold ?? '#e2b04a'
  const skirt = smooth(
    [
      [sx - 8, sy],
      [sx + 8, sy],
      [6.5, -60],
      [9.5, -46],
      [11, -22],
      [13.5, 0],
      [0, 2],
      [-13, 0],
      [-10.5, -22],
      [-9, -46],
      [-6.5, -60],
    ],
    true,
    0.7,
  )
  const side = s.lightSide(o.x) * (o.flip ? -1 : 1)
  s.path(
    skirt,
    s.lin(
      [tone(colour, side > 0 ? 0.25 : 1), tone(colour, 0.7), tone(colour, side > 0 ? 1.05 : 0.3)],
      0,
      0,
      1,
      0,
    ),
  )
  const folds = [-7, -3.5, 0, 3.5, 7].map(
    (x) => `M${round1(x * 0.6)} -48Q${round1(x * 0.9)} -24 ${round1(x * 1.35)} 0`,
  )
  s.line(folds.join(''), tone(colour, 0.1), 0.7, 'opacity=".6"')
  s.line('M-13 -1.4Q0 1 13.5 -1.4', tone(gold, 0.9), 2)
  const pallu = smooth(
    [
      [sx - 9, sy + 1],
      [sx - 2, sy - 3],
      [sx + 5, sy + 2],
      [3, -58],
      [-3, -40],
      [-7, -24],
      [-13, -26],
      [-10, -50],
    ],
    true,
    0.7,
  )
  s.path(pallu, s.lin([tone(colour, 0.95), tone(colour, 0.5)], 0, 0, 0.4, 1))
  s.line(`M${sx + 5} ${sy + 2}Q5 -64 3 -58Q-1 -44 -7 -24`, tone(gold, 0.9), 1.1)
}

function drawHead(s: Stage, o: FigureOptions, tone: Tone, lean: number): void {
  const skin = o.skin ?? '#8a5a3c'
  const x = lean * 1.25
  s.path(
    ribbon(
      [
        [x, -88],
        [lean, -80],
      ],
      () => 2.6,
    ),
    tone(skin, 0.45),
  )
  s.path(ellipsePath(x, -93, 5.1, 6.4), tone(skin, 0.75))
  if (o.turban) {
    s.path(
      smooth(
        [
          [x - 6.5, -94],
          [x - 6.8, -100],
          [x, -103.5],
          [x + 7, -100],
          [x + 6.2, -94.5],
          [x, -96.5],
        ],
        true,
        0.9,
      ),
      tone(o.turban, 0.85),
    )
    s.line(`M${x - 6} -96q6 -5 12 -3M${x - 5} -99q5 -3 11 0`, tone(o.turban, 0.3), 0.8)
    return
  }
  drawHairFromBehind(s, o, tone, x)
}

/** People look into the picture with us: hair, a plait with jasmine for women in saris. */
function drawHairFromBehind(s: Stage, o: FigureOptions, tone: Tone, x: number): void {
  const hair = o.hair ?? '#1d1522'
  const side = s.lightSide(o.x) * (o.flip ? -1 : 1)
  const sheen =
    side > 0
      ? [tone(hair, 0.25), tone(hair, 0.4), tone('#4a343c', 0.7)]
      : [tone('#4a343c', 0.7), tone(hair, 0.4), tone(hair, 0.25)]
  s.path(ellipsePath(x, -94.2, 5.6, 6.8) + ellipsePath(x, -90, 4.4, 3.2), s.lin(sheen, 0, 0, 1, 0))
  if (o.wear !== 'sari') return
  s.path(
    ribbon(
      [
        [x, -90],
        [x - 0.8, -80],
        [x - 0.4, -70],
        [x - 1.6, -58],
      ],
      (t) => 2.3 - 1.4 * t,
    ),
    tone(hair, 0.3),
  )
  s.path(
    range(7)
      .map((i) => ellipsePath(x + 0.6 - i * 0.1, -88 + i * 2.3, 1.1))
      .join(''),
    tone('#fff6e6', 1),
  )
}

const mid = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
