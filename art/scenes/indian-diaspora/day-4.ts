import type { Stage } from '../../engine/stage.ts'
import { ridge } from '../../language/land/land.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawHawaMahal, drawKite } from './hawa-mahal.ts'
import { drawRoofs, drawTerrace, FLOOR, TERRACE } from './pink-roofs.ts'

interface Flyer extends Omit<FigureOptions, 'x' | 'y' | 'h'> {
  readonly at: readonly [number, number]
  readonly tall: number
  /** The hand on the string, in hundredths, and the kite it leads to. */
  readonly string?: readonly [number, number, kite: number]
}

/** Where, how large, its papers, how it leans. */
const KITES: readonly (readonly [number, number, number, string, string, number])[] = [
  [1000, 110, 124, '#e8342c', '#fbe8b8', -14],
  [1392, 128, 84, '#2f8fa0', '#fbe8b8', 16],
  [1206, -50, 92, '#f6bc34', '#c22a6c', 8],
  [852, 270, 50, '#f6f0e0', '#e8562c', 12],
  [1540, 300, 38, '#f6bc34', '#7a3a9c', -20],
  [640, 190, 44, '#7a4ab0', '#fbe8b8', -10],
  [420, 330, 24, '#e8562c', '#fbe8b8', 16],
  [250, 160, 30, '#2f8fa0', '#f6bc34', -16],
  [740, 420, 18, '#c22a6c', '#fbe8b8', 10],
  [520, 440, 13, '#f6bc34', '#e8562c', -12],
]

const FLYERS: readonly Flyer[] = [
  {
    at: [5.2, 15],
    tall: 1.2,
    pose: 'cheering',
    dress: 'shirt',
    colours: ['#f6bc34', '#3f4a7a'],
    skin: 'honey',
    age: 'child',
  },
  {
    at: [1.9, 13.8],
    tall: 1.64,
    pose: 'handsBehind',
    dress: 'sari',
    colours: ['#2f8f8a', '#c22a6c', '#f8cc5a'],
    skin: 'bronze',
    woman: true,
    hat: 'veil',
    hatColours: ['#2f8f8a', '#f8cc5a'],
  },
  {
    at: [7.3, 13],
    tall: 1.74,
    pose: 'offering',
    flip: true,
    dress: 'kurta',
    colours: ['#e8eef0', '#f0e6d4', '#c8a45a'],
    skin: 'umber',
    age: 'elder',
    hat: 'turban',
    hatColours: ['#e8342c', '#f6bc34'],
  },
  {
    at: [5.3, 12.4],
    tall: 1.72,
    pose: 'hauling',
    dress: 'shirt',
    colours: ['#f8f0e0', '#5a4a8c'],
    skin: 'chestnut',
    build: 'slim',
    string: [14, 70, 1],
  },
  {
    at: [3.2, 11.8],
    tall: 1.76,
    pose: 'raising',
    dress: 'kurta',
    colours: ['#c22a5c', '#f6ead8', '#f6bc34'],
    skin: 'bronze',
    string: [16.6, 108, 0],
  },
]

function drawString(s: Stage, [hx, hy]: readonly [number, number], kite: number): void {
  const [kx, ky] = KITES[kite] ?? [hx, hy]
  s.line(
    `M${hx} ${hy}Q${hx + (kx - hx) * 0.2} ${ky + (hy - ky) * 0.3} ${kx} ${ky}`,
    s.shade('#fff8ea', 1),
    1.3,
    'opacity=".85"',
  )
}

function drawFlyers(s: Stage): void {
  for (const {
    at: [right, away],
    tall,
    string,
    ...who
  } of FLYERS) {
    const [x, y] = TERRACE.see([right, FLOOR, away])
    const h = TERRACE.metre([right, FLOOR, away]) * tall
    drawFigure(s, { shadow: { to: [-0.8, 0.1], opacity: 0.4 }, ...who, x, y, h })
    if (string) drawString(s, [x + (string[0] / 100) * h, y - (string[1] / 100) * h], string[2])
  }
}

/** Kites laid ready on the floor, and a spool. */
function drawSpares(s: Stage): void {
  for (const [right, away, ink, second] of [
    [2.1, 9.9, '#2f8fa0', '#fbe8b8'],
    [2.72, 9.6, '#f6bc34', '#c22a6c'],
  ] as const) {
    const lay = (u: number, v: number) => TERRACE.see([right + u, FLOOR, away + v])
    const quad = (points: readonly (readonly [number, number])[]) =>
      `M${points.map(([u, v]) => lay(u, v).join(' ')).join('L')}Z`
    s.path(
      quad([
        [-0.1, 0.36],
        [0.36, -0.04],
        [-0.06, -0.48],
        [-0.5, -0.04],
      ]),
      s.light.shadow,
      'opacity=".4"',
    )
    s.path(
      quad([
        [0, 0.4],
        [0.44, 0],
        [0, -0.44],
        [-0.44, 0],
      ]),
      s.shade(ink, 1),
    )
    s.path(
      quad([
        [0, 0.4],
        [0.2, 0.2],
        [0, 0],
        [-0.2, 0.2],
      ]),
      s.shade(second, 1),
    )
  }
}

export default scene({
  name: 'indian-diaspora/day-4',
  seed: 44,
  light: {
    base: 'dawn',
    sky: ['#2f86a4', '#7fb8bc', '#d8cfc0', '#f8c0ac', '#ffcfb0'],
    haze: '#f6cbb8',
    shadow: '#45306f',
    lit: '#fff0d4',
    sun: '#fff4dc',
    glow: '#ffd8b8',
  },
  horizon: 506,
  sun: { x: 1800, y: 400, r: 52 },
  portrait: { x: 880, y: -152, w: 608, h: 1081 },
  layers: [
    sky({ disc: false, glow: 0.5 }),
    sheet({ cover: 0.4, opacity: 0.35 }),
    ridge({ y: 512, height: 150, colour: '#9a7a94', depth: 0.6, length: 300, seed: 3 }),
    ridge({ y: 514, height: 84, colour: '#b07880', depth: 0.46, length: 190, seed: 5 }),
    svg(drawRoofs),
    mist({ y: 490, h: 110, opacity: 0.4 }),
    svg((s) => {
      drawHawaMahal(s, 1188, 724, 556)
      drawTerrace(s)
      for (const [x, y, size, ink, second, turn] of KITES) drawKite(s, x, y, size, [ink, second], turn)
      drawSpares(s)
      drawFlyers(s)
    }),
  ],
  finish: { bloom: 0.2, vignette: 0.15 },
})
