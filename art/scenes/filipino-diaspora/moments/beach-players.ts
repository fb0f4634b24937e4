import { ellipsePath } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../../language/people/figure.ts'

type Boy = Omit<FigureOptions, 'skin' | 'shadow'>

const BOYS: readonly Boy[] = [
  {
    x: 596,
    y: 808,
    h: 158,
    pose: 'running',
    dress: 'shorts',
    colours: ['#d8a83c', '#2f3f6a'],
    age: 'youth',
  },
  { x: 1052, y: 800, h: 160, pose: 'cheering', dress: 'trunks', colours: ['#3f8f9a'], hair: 'curls' },
  {
    x: 420,
    y: 850,
    h: 168,
    pose: 'handsBehind',
    dress: 'football',
    colours: ['#e8dcc0', '#2f4460', '#2f4460'],
    flip: true,
  },
  {
    x: 1224,
    y: 856,
    h: 166,
    pose: 'crouching',
    dress: 'shorts',
    colours: ['#c8503c', '#33405e'],
    flip: true,
  },
]

/** Four boys on the sand and one in the air, dark against the moonlit sea. */
export function drawBoys(s: Stage): void {
  const moon = s.sun ?? { x: 760, y: 400 }
  for (const boy of BOYS) {
    const dx = ((boy.x - moon.x) / 420) * 0.5
    drawFigure(s, { skin: 'umber', backlit: true, shadow: { to: [dx, 0.24], opacity: 0.55 }, ...boy })
  }
  s.path(ellipsePath(864, 838, 62, 6), s.light.shadow, 'opacity=".5"')
  drawFigure(s, {
    x: 856,
    y: 716,
    h: 172,
    pose: 'bowling',
    dress: 'trunks',
    colours: ['#d8402f'],
    skin: 'umber',
    backlit: true,
    shadow: false,
  })
}

/** A worn ball, two tones and its seams. */
export function drawBall(s: Stage, x: number, y: number, r: number): void {
  const ball = ellipsePath(x, y, r)
  s.path(ball, s.shade('#7a3424', 0.3))
  s.clipped(ball, () => s.path(ellipsePath(x - r * 0.4, y - r * 0.2, r * 0.9), s.shade('#d8743c', 0.9)))
  s.line(
    `M${x - r} ${y}Q${x} ${y + r * 0.5} ${x + r} ${y}M${x} ${y - r}V${y + r}M${x - r * 0.7} ${y - r * 0.7}Q${x - r * 0.1} ${y} ${x - r * 0.7} ${y + r * 0.7}M${x + r * 0.7} ${y - r * 0.7}Q${x + r * 0.1} ${y} ${x + r * 0.7} ${y + r * 0.7}`,
    s.shade('#241420', 0.2),
    r * 0.09,
  )
}

/** Driftwood boards and a ring nailed to a living palm; x, y is the ring's middle. */
export function drawHoop(s: Stage, x: number, y: number): void {
  const dark = s.shade('#16263c', 0.2)
  const plank = (dy: number, lit: number) =>
    s.path(
      `M${x + 46} ${y - 134 + dy}L${x + 102} ${y - 142 + dy}V${y - 96 + dy}L${x + 46} ${y - 88 + dy}Z`,
      s.shade('#6a7480', lit),
    )
  plank(0, 0.62)
  plank(50, 0.5)
  plank(100, 0.66)
  s.path(`M${x + 102} ${y - 142}L${x + 114} ${y - 136}V${y + 12}L${x + 102} ${y + 6}Z`, dark)
  s.line(`M${x + 38} ${y}H${x + 60}`, s.shade('#c8502c', 0.5), 6)
  s.line(ellipsePath(x, y, 38, 9), s.shade('#e8743c', 0.9), 5)
  const net = range(8).map((i) => `M${x - 36 + i * 10.3} ${y + 3}L${x - 20 + i * 5.7} ${y + 58}`)
  const cross = range(8).map(
    (i) => `M${x - 36 + i * 10.3} ${y + 3}L${x - 26 + (7 - i) * -0.2 + i * 7.2} ${y + 58}`,
  )
  s.line(net.join(''), s.shade('#eef4ea', 1), 1.8, 'opacity=".8"')
  s.line(cross.join(''), s.shade('#eef4ea', 1), 1.2, 'opacity=".5"')
  s.line(
    `M${x - 30} ${y + 24}q30 8 60 0M${x - 24} ${y + 44}q24 6 48 0`,
    s.shade('#eef4ea', 1),
    1.5,
    'opacity=".7"',
  )
}
