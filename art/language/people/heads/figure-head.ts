import { ellipsePath, type Point, ribbon, smooth } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import { curved } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

export type Headwear =
  | 'cropped'
  | 'bun'
  | 'long'
  | 'afro'
  | 'braids'
  | 'gele'
  | 'fila'
  | 'scarf'
  | 'sunhat'
  | 'cap'

interface HeadOptions {
  readonly x: number
  readonly y: number
  /** Body height that the head belongs to. */
  readonly k: number
  /** -1 looks left, 1 right, 0 away from us. */
  readonly turn: -1 | 0 | 1
  readonly wear: Headwear
  readonly skin: string
  readonly colour: string
}

/** Gradient for a local colour, k times as light. */
export type Paint = (local: string, k?: number) => string

const PROFILE =
  '-.052,-.02 -.03,-.06 .012,-.068 .044,-.045 .05,-.015 .063,.012 .053,.02 .056,.034 .05,.042 .044,.062 .018,.066 -.012,.045 -.044,.035'
const SKULL_AWAY = '-.056,.012 -.058,-.03 -.03,-.072 .03,-.072 .058,-.03 .056,.012 .034,.048 -.034,.048'
const SKULL_ASIDE =
  '-.058,.03 -.064,-.02 -.036,-.07 .014,-.077 .048,-.052 .03,-.034 .008,-.018 0,.018 -.024,.042'

/** A head from behind or from the side, with hair or what is worn over it. */
export function drawHead(s: Stage, o: HeadOptions, paint: Paint): void {
  const { x, y, k, turn } = o
  const flip = turn || 1
  const put = (text: string, fill: string) => s.path(curved(text, x, y, k, flip), fill)
  const face = () =>
    turn === 0
      ? s.path(ellipsePath(x, y + 0.004 * k, 0.052 * k, 0.066 * k), paint(o.skin))
      : put(PROFILE, paint(o.skin))
  if (o.wear === 'afro') {
    s.path(ellipsePath(x - turn * 0.018 * k, y - 0.026 * k, 0.088 * k, 0.08 * k), paint(o.colour))
    if (turn !== 0) face()
    return
  }
  face()
  if (o.wear === 'gele') {
    drawGele(s, { x, y, k, turn }, (lit) => paint(o.colour, lit))
    return
  }
  const hatted = o.wear === 'fila' || o.wear === 'cap' || o.wear === 'sunhat'
  put(turn === 0 ? SKULL_AWAY : SKULL_ASIDE, paint(hatted ? '#241a24' : o.colour))
  drawHairOrHat(s, o, put, paint)
}

function drawHairOrHat(
  s: Stage,
  o: HeadOptions,
  put: (text: string, fill: string) => void,
  paint: Paint,
): void {
  const { x, y, k, turn } = o
  const away = turn === 0
  const fill = paint(o.colour)
  switch (o.wear) {
    case 'bun':
      s.path(ellipsePath(x - turn * 0.05 * k, y - 0.075 * k, 0.032 * k, 0.03 * k), fill)
      break
    case 'long':
      put(
        away
          ? '-.062,-.01 -.066,.1 -.03,.13 .03,.13 .066,.1 .062,-.01 0,-.06'
          : '-.062,-.01 -.07,.1 -.04,.13 -.014,.11 -.006,.03 0,-.02 -.01,-.06',
        fill,
      )
      break
    case 'braids':
      for (const side of away ? [-0.034, 0.034] : [-0.03 * turn]) {
        const braid = range(3).map((i): Point => [x + side * (1 + 0.25 * i) * k, y + (0.03 + 0.06 * i) * k])
        s.path(
          ribbon(braid, (t) => (0.016 - 0.008 * t) * k),
          fill,
        )
      }
      break
    case 'fila':
      put('-.06,-.018 -.058,-.09 -.02,-.118 .05,-.1 .056,-.03 0,-.022', fill)
      break
    case 'cap':
      put(
        `-.06,-.012 -.056,-.062 0,-.088 .055,-.055 ${away ? '.06,-.02 .058,-.012' : '.11,-.02 .1,-.012'} .03,-.016`,
        fill,
      )
      break
    case 'scarf':
      put(`-.062,.02 -.066,-.03 -.03,-.082 .03,-.082 .058,-.035 ${away ? '.06' : '.02'},.02 0,.04`, fill)
      break
    case 'sunhat':
      s.path(ellipsePath(x, y - 0.03 * k, 0.115 * k, 0.028 * k), paint(o.colour, 0.8))
      put('-.056,-.03 -.05,-.085 0,-.102 .05,-.085 .056,-.03', fill)
      break
  }
}

/** The Yoruba gele: stiff pleats folded into a tall fan above the brow. */
function drawGele(
  s: Stage,
  at: { x: number; y: number; k: number; turn: number },
  paint: (lit: number) => string,
): void {
  const { x, y, k } = at
  const lean = at.turn === 0 ? 0.85 : at.turn
  const tip = (angle: number, reach: number): Point => [
    x + lean * (Math.cos(angle) * reach * 1.1 - 0.012) * k,
    y + (Math.sin(angle) * reach - 0.03) * k,
  ]
  const fan = (reach: number, from: number, to: number): string => {
    const edge = range(9).map((i) => tip(lerp(from, to, i / 8), reach * (1 + 0.06 * Math.sin(i * 2.6))))
    return smooth([[x, y - 0.02 * k], ...edge], true, 0.35)
  }
  s.path(fan(0.185, -3.05, -1.3), paint(0.6))
  s.path(fan(0.165, -2.35, -0.5), paint(1))
  for (const angle of [-2.8, -2.5, -2.1, -1.75, -1.4, -1.06, -0.76]) {
    const end = tip(angle, 0.155)
    const pleat: Point[] = [[x, y - 0.04 * k], [(x + end[0]) / 2, (y + end[1]) / 2 - 0.02 * k], end]
    s.line(smooth(pleat, false), paint(0.25), 0.005 * k, 'opacity=".6"')
  }
  s.path(
    curved('-.066,.02 -.072,-.045 -.03,-.08 .03,-.082 .064,-.056 .06,-.02 0,-.026', x, y, k, at.turn || 1),
    paint(0.95),
  )
}
