import { range, round1 } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure } from '../../language/people/figure.ts'
import type { SkinName } from '../../language/people/figure-tones.ts'

/** Middle of the ring, where the fire burns. */
export const FIRE = { x: 1092, y: 628 }
const RINGS = [
  { rx: 126, ry: 65, n: 14 },
  { rx: 190, ry: 99, n: 21 },
  { rx: 254, ry: 134, n: 28 },
] as const
const SKINS: readonly SkinName[] = ['chestnut', 'umber', 'bronze', 'mahogany', 'chestnut', 'umber', 'bronze']

interface Chanter {
  readonly x: number
  readonly y: number
  readonly h: number
  readonly angle: number
  readonly i: number
}

const CHANTERS: readonly Chanter[] = RINGS.flatMap((ring, k) =>
  range(ring.n).map((i) => {
    const angle = ((i + (k % 2) * 0.5 + 0.12 * Math.sin(i * 5.1 + k)) / ring.n) * 2 * Math.PI
    return {
      x: FIRE.x + Math.cos(angle) * ring.rx,
      y: FIRE.y + 8 + Math.sin(angle) * ring.ry,
      h: 70 * (1 + 0.16 * Math.sin(angle) * (ring.ry / 134)),
      angle,
      i: k * 40 + i,
    }
  }),
).sort((a, b) => a.y - b.y)

/** Rings of light on the paving: the fire's, with hard edges. */
export function drawRingFloor(s: Stage): void {
  for (const [rx, ry, colour, lit] of [
    [312, 170, '#7a6a66', 0.3],
    [284, 154, '#94745e', 0.5],
    [220, 118, '#c08a5c', 0.75],
    [152, 80, '#e8ae66', 0.95],
    [88, 45, '#ffd98c', 1],
  ] as const)
    s.ellipse(FIRE.x, FIRE.y + 10, rx, ry, s.shade(colour, lit))
  s.add(
    `<ellipse cx="${FIRE.x}" cy="${FIRE.y + 10}" rx="312" ry="170" fill="none" stroke="${s.shade('#d8c4a0', 0.7)}" stroke-width="5"/>`,
  )
}

/** Fifty and more men, cross-legged: those across the fire in its light, those before it dark with a bright rim. */
export function drawChanters(s: Stage): void {
  for (const one of CHANTERS.filter((c) => c.y < FIRE.y)) drawChanter(s, one)
  drawFire(s)
  drawMonkeyGod(s)
  for (const one of CHANTERS.filter((c) => c.y >= FIRE.y)) drawChanter(s, one)
}

/** No two alike: the cloth differs by a shade nobody sees. */
const sash = (i: number): string => `#c8${(0x18 + i).toString(16).padStart(2, '0')}2f`

function drawChanter(s: Stage, c: Chanter): void {
  const across = Math.sin(c.angle) < 0.12
  drawFigure(s, {
    x: c.x,
    y: c.y,
    h: c.h,
    pose: 'crossLegged',
    view: across ? 'front' : 'back',
    dress: 'trunks',
    colours: ['#f0e8d6', '#f0e8d6', sash(c.i)],
    skin: SKINS[c.i % SKINS.length] ?? 'umber',
    build: c.i % 3 ? 'middling' : 'broad',
    hair: c.i % 4 ? 'short' : 'cropped',
    backlit: !across,
    shadow: { to: [Math.cos(c.angle) * 0.75, Math.sin(c.angle) * 0.42], opacity: 0.55 },
  })
  drawCloth(s, c, across)
}

/** Black squares of the poleng on the lap, the red sash, the hibiscus at the ear. */
function drawCloth(s: Stage, { x, y, h, angle, i }: Chanter, across: boolean): void {
  const k = h / 100
  const squares = [0, 1, 2].flatMap((row) =>
    range(9)
      .filter((column) => (row + column) % 2 === 0)
      .map((column) => [(column - 4) * 4.6, 1 + row * 3.2] as const)
      .filter(([u, v]) => Math.abs(u) < 21 - v)
      .map(
        ([u, v]) =>
          `M${round1(x + (u - 2.3) * k)} ${round1(y - v * k)}h${round1(4.6 * k)}v${round1(-3.2 * k)}h${round1(-4.6 * k)}Z`,
      ),
  )
  s.path(squares.join(''), s.shade('#1c1a2c', 0.1))
  s.path(
    curved('-9.600,11 9.600,11 9.800,15 -9.800,15', x, y, -k, 1, 0.3),
    s.shade(sash(i), across ? 0.9 : 0.35),
  )
  const ear = Math.cos(angle) < 0 ? 4.4 : -4.4
  s.circle(x + ear * k, y - 50 * k, 2.1 * k, s.shade('#ff5a4a', 1))
}

function drawFire(s: Stage): void {
  const { x, y } = FIRE
  for (const [r, opacity] of [
    [150, 0.09],
    [92, 0.13],
  ] as const)
    s.circle(x, y - 44, r, '#ffc066', `opacity="${opacity}"`)
  s.path(curved('-34,8 -20,-4 20,-4 34,8 16,14 -16,14', x, y, 1, 1, 0.5), s.shade('#4a3034', 0.2))
  for (const [text, colour] of [
    [
      '-28,6 -38,-22 -24,-48 -26,-72 -8,-58 -4,-92 4,-128 22,-96 18,-70 30,-78 36,-42 40,-18 28,6 0,12',
      '#f0662a',
    ],
    ['-19,6 -26,-18 -14,-40 -12,-56 0,-44 4,-84 15,-60 14,-42 24,-46 27,-20 19,6 0,10', '#ffa93a'],
    ['-10,6 -14,-12 -4,-26 0,-40 4,-54 9,-32 14,-26 14,-10 9,6 0,8', '#fff2b8'],
  ] as const)
    s.path(curved(text, x, y, 1, 1, 0.75), colour)
  const random = s.random(50)
  for (const _ of range(24))
    s.circle(
      x + (random() - 0.5) * 120,
      y - 110 - random() * 200,
      1 + random() * 1.8,
      '#ffd27a',
      `opacity="${(0.35 + random() * 0.6).toFixed(2)}"`,
    )
}

/** Hanuman in white, kicking the embers, his tail in a bow behind him. */
function drawMonkeyGod(s: Stage): void {
  const [x, y, h] = [FIRE.x - 56, FIRE.y + 20, 84]
  s.line(
    `M${x - 4} ${y - 46}C${x - 34} ${y - 30} ${x - 46} ${y - 66} ${x - 26} ${y - 92}`,
    s.shade('#fff6e4', 0.9),
    5,
    'stroke-linecap="round"',
  )
  drawFigure(s, {
    x,
    y,
    h,
    pose: 'kicking',
    dress: 'overalls',
    colours: ['#fff8ea', '#fff8ea', '#f0b83c'],
    skin: 'bronze',
    hat: 'turban',
    hatColours: ['#f2c04a', '#d8473c'],
    shadow: { to: [-0.7, 0.2], opacity: 0.5 },
  })
}
