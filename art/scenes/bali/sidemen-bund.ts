import { type Point, polygon } from '../../engine/geometry.ts'
import { range, round1, smoothstep } from '../../engine/numbers.ts'
import { cornered, curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure } from '../../language/people/figure.ts'
import { drawPoleng } from './poleng.ts'

const SHADOW = { to: [-0.46, 0.12], opacity: 0.4 } as const

const ground = (x: number): number => 868 - 62 * smoothstep(520, 1240, x) + 8 * Math.sin(x * 0.011)

/** The near slope in three planes of grass, with the trodden bund along its brow. */
export function drawNearSlope(s: Stage): void {
  const xs = range(51).map((i) => s.left + (i / 50) * (s.right - s.left))
  const plane = (drop: (x: number) => number, fill: string) =>
    s.path(
      polygon([
        ...xs.map((x): Point => [x, ground(x) + drop(x)]),
        [s.right, s.bottom + 60],
        [s.left, s.bottom + 60],
      ]),
      fill,
    )
  plane(() => -5, s.shade('#c4d468', 1))
  plane(() => 0, s.shade('#d9bf86', 0.9))
  plane(() => 11, s.shade('#86b04a', 1))
  plane((x) => 40 + 12 * Math.sin(x * 0.006 + 1), s.shade('#66973f', 0.9))
  plane((x) => 84 + 16 * Math.sin(x * 0.005 + 4), s.shade('#4d8040', 0.7))
  const random = s.random(44)
  const blades = range(420).map(() => {
    const x = s.left + random() * (s.right - s.left)
    const near = random()
    const y = ground(x) + 18 + near * (s.bottom - ground(x))
    const h = 8 + near * 12
    return `M${round1(x)} ${round1(y)}q2 ${round1(-h * 0.6)} ${round1(h * 0.5)} ${round1(-h)}q-1 ${round1(h * 0.6)} ${round1(-h * 0.2)} ${round1(h)}Z`
  })
  s.path(blades.join(''), s.shade('#a9cc5a', 1), 'opacity=".7"')
}

/** The rice goddess's shrine on its post, with chequered cloth and a yellow parasol. */
export function drawFieldShrine(s: Stage, x: number): void {
  const y = ground(x) + 4
  s.path(cornered('-8,0 8,0 -40,12 -58,10', x, y), s.light.shadow, 'opacity=".38"')
  s.path(cornered('-7,2 7,2 6,-58 -6,-58', x, y), s.shade('#8f8474', 0.5))
  s.path(cornered('0,2 7,2 6,-58 0,-58', x, y), s.shade('#b8ab94', 0.95))
  s.placed({ x, y: y - 36 }, () => drawPoleng(s, 'M-9 -14H9L10 12H-10Z', 0.95, 4, 16))
  s.path(cornered('-17,-56 17,-56 14,-64 -14,-64', x, y), s.shade('#b8ab94', 0.9))
  s.path(cornered('-11,-64 11,-64 11,-82 -11,-82', x, y), s.shade('#7a4a34', 0.6))
  s.path(cornered('-7,-66 7,-66 7,-80 -7,-80', x, y), s.shade('#3a2430', 0.2))
  s.path(cornered('-24,-80 24,-80 7,-104 -7,-104', x, y), s.shade('#6a5442', 0.55))
  s.path(cornered('2,-80 24,-80 7,-104 2,-104', x, y), s.shade('#a58a62', 0.95))
  s.line(`M${x + 26} ${y + 2}V${y - 108}`, s.shade('#7a5a3c', 0.6), 2)
  s.path(curved('4,-104 12,-116 26,-122 40,-116 48,-104', x, y, 1, 1, 0.6), s.shade('#f2c23c', 1))
  s.path(cornered('4,-105 48,-105 46,-97 6,-97', x, y), s.shade('#f8e08a', 1))
}

/** Where the uncle's hands hold the line. */
export const HANDS: Point = [1004, ground(990) - 80]

/** An uncle leans back on the line; the children of the village run and point. */
export function drawKiteFlyers(s: Stage): void {
  drawFigure(s, {
    x: 990,
    y: ground(990) + 5,
    h: 122,
    pose: 'hauling',
    dress: 'sarong',
    colours: ['#f4efe2', '#2f5f7c', '#e8b03c'],
    skin: 'umber',
    hat: 'headcloth',
    hatColours: ['#f4efe2', '#f4efe2'],
    shadow: SHADOW,
  })
  drawFigure(s, {
    x: 1072,
    y: ground(1072) + 6,
    h: 80,
    pose: 'raising',
    dress: 'shorts',
    colours: ['#f2c03c', '#3f5a8a', '#c9573f'],
    skin: 'bronze',
    age: 'child',
    shadow: SHADOW,
  })
  drawFigure(s, {
    x: 1136,
    y: ground(1136) + 5,
    h: 74,
    pose: 'running',
    flip: true,
    dress: 'summerDress',
    colours: ['#e2513c', '#f6ead2', '#f6ead2'],
    skin: 'chestnut',
    woman: true,
    age: 'child',
    hair: 'ponytail',
    shadow: SHADOW,
  })
  drawFigure(s, {
    x: 1190,
    y: ground(1190) + 6,
    h: 84,
    pose: 'running',
    flip: true,
    dress: 'shorts',
    colours: ['#f4efe2', '#a83a44', '#c9573f'],
    skin: 'umber',
    age: 'child',
    shadow: SHADOW,
  })
  drawFigure(s, {
    x: 930,
    y: ground(930) + 6,
    h: 70,
    pose: 'cheering',
    dress: 'shorts',
    colours: ['#5fb0b0', '#4a4638', '#c9573f'],
    skin: 'bronze',
    age: 'child',
    hair: 'cropped',
    shadow: SHADOW,
  })
}
