import { range } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'

/** Where the parts of a pose lie, in hundredths of the height: what the gold is laid upon. */
interface Stance {
  readonly pose: 'dancing' | 'raising'
  readonly head: readonly [number, number]
  readonly neck: readonly [number, number]
  readonly hip: readonly [number, number]
  readonly fan: readonly [number, number]
  readonly spread: number
}

const STANCES = {
  agem: {
    pose: 'dancing',
    head: [-4.4, 92.5],
    neck: [-2, 82.5],
    hip: [3.4, 50.5],
    fan: [27, 65],
    spread: 30,
  },
  raised: {
    pose: 'raising',
    head: [0.6, 93.5],
    neck: [-0.4, 83.5],
    hip: [1.2, 51.5],
    fan: [17, 109],
    spread: -24,
  },
} as const satisfies Record<string, Stance>

interface DancerOptions {
  readonly x: number
  readonly y: number
  readonly h: number
  readonly stance: keyof typeof STANCES
  readonly flip?: boolean
  readonly cloth: string
  readonly skin: FigureOptions['skin']
}

const GOLD = '#f2c352'

/** A Legong dancer: wrapped brocade, gilded collar, hip belt and lamak, the frangipani crown, one fan. */
export function drawLegongDancer(s: Stage, o: DancerOptions): void {
  const stance: Stance = STANCES[o.stance]
  drawFigure(s, {
    x: o.x,
    y: o.y,
    h: o.h,
    pose: stance.pose,
    view: 'front',
    dress: 'kebaya',
    colours: [o.cloth, o.cloth, GOLD],
    skin: o.skin,
    woman: true,
    build: 'slim',
    hair: 'bun',
    shadow: { to: [-0.46, 0.3], opacity: 0.5 },
    ...(o.flip ? { flip: true } : {}),
  })
  const k = o.h / 100
  const f = o.flip ? -1 : 1
  const on = ([u, v]: readonly [number, number]) => ({ x: o.x + u * k * f, y: o.y - v * k, scale: k })
  const lean = ((stance.neck[0] - stance.hip[0]) / (stance.neck[1] - stance.hip[1])) * 57 * f
  s.placed({ ...on(stance.hip), turn: lean * 0.7 }, () => drawBrocade(s, o.cloth))
  s.placed({ ...on(stance.neck), turn: lean }, () => drawCollar(s))
  s.placed({ ...on(stance.head), turn: lean * 0.6 }, () => drawHeaddress(s))
  s.placed({ ...on(stance.fan), turn: stance.spread * f, flip: f < 0 }, () => drawFan(s))
}

/** From the hip: belt, lamak before the lap, and the gilded border of the skirt. */
function drawBrocade(s: Stage, cloth: string): void {
  const gold = s.shade(GOLD, 1)
  s.path(curved('-10.600,2 -10,-4.400 10,-4.400 10.600,2 0,4.400', 0, 0, 1, 1, 0.4), gold)
  s.line('M-10 -1H10', s.shade('#b8304a', 0.8), 1.5)
  for (const i of range(5)) s.path(`M${-10 + i * 4.2} 2l2 6l2 -6Z`, i % 2 ? s.shade('#d8506a', 0.9) : gold)
  s.path('M-3.600 -20H3.600L4 22H-4Z', s.shade('#8a2440', 0.75))
  s.path('M-2.400 -19H2.400L2.800 20.600H-2.800Z', gold)
  for (const i of range(5))
    s.path(`M0 ${-16 + i * 8}l1.700 2.600l-1.700 2.600l-1.700 -2.600Z`, s.shade(cloth, 0.6))
  const bands = range(4).map((i) => `M-7.400 ${-8 - i * 5}H7.400`)
  s.line(bands.join(''), gold, 1.1)
  s.line('M-9 38H8M-9.600 42H8.600', gold, 1.6)
  const dots = [-7.6, -5.6, 5.6, 7.4].flatMap((x) =>
    range(4).map((i) => `M${x} ${12 + i * 6}l.9 1.500l-.9 1.500l-.9 -1.500Z`),
  )
  s.path(dots.join(''), gold)
}

function drawCollar(s: Stage): void {
  s.path(curved('-12,2.400 -9,-1.600 0,-2.600 9,-1.600 12,2.400 8,6.600 0,8.400 -8,6.600'), s.shade(GOLD, 1))
  s.path(curved('-9,2.600 0,4.800 9,2.600 5,5.600 0,6.400 -5,5.600'), s.shade('#b8304a', 0.8))
  s.path(curved('-3.400,-2 0,-2.800 3.400,-2 0,1.200'), s.shade('#d9925c', 0.7))
}

/** Gelungan: a gilded arch of frangipani over the brow, red blossom at the ears, two trembling sprays. */
function drawHeaddress(s: Stage): void {
  const gold = s.shade(GOLD, 1)
  s.path(
    curved(
      '-6.600,-1 -8.400,-6 -7.400,-12 -3,-15.600 0,-18 3,-15.600 7.400,-12 8.400,-6 6.600,-1 4.400,-4.600 0,-5.600 -4.400,-4.600',
      0,
      0,
      1,
      1,
      0.7,
    ),
    gold,
  )
  s.path(
    curved('-4.600,-5.600 -4,-10 0,-13 4,-10 4.600,-5.600 0,-7', 0, 0, 1, 1, 0.7),
    s.shade('#a8283c', 0.8),
  )
  for (const a of range(7)) {
    const t = ((a - 3) / 3) * 1.25
    s.circle(Math.sin(t) * 9.2, -5.4 - Math.cos(t) * 9.6, 1.7, s.shade('#fff6e0', 1))
    s.circle(Math.sin(t) * 9.2, -5.4 - Math.cos(t) * 9.6, 0.7, s.shade('#f2b030', 1))
  }
  for (const side of [-1, 1]) {
    s.line(`M${side * 5} -13q${side * 4} -6 ${side * 8} -8`, gold, 0.7)
    s.circle(side * 13, -21, 1.3, s.shade('#fff6e0', 1))
    s.circle(side * 7, -1.4, 1.8, s.shade('#e8405a', 1))
  }
}

/** A folding fan, opened upwards from the hand. */
function drawFan(s: Stage): void {
  const blades = range(7)
  const at = (i: number, r: number) => {
    const a = -Math.PI / 2 + (i / 7 - 0.5) * 2.5
    return `${(Math.cos(a) * r).toFixed(1)} ${(Math.sin(a) * r).toFixed(1)}`
  }
  for (const i of blades)
    s.path(`M0 0L${at(i, 15)}L${at(i + 1, 15)}Z`, s.shade(i % 2 ? GOLD : '#fbe3a0', i % 2 ? 0.85 : 1))
  for (const i of blades)
    s.path(`M${at(i, 12)}L${at(i, 15)}L${at(i + 1, 15)}L${at(i + 1, 12)}Z`, s.shade('#c8324a', 0.85))
}
