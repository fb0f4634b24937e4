import { ellipsePath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, type FigureOptions, pose } from '../../language/people/posed-figure.ts'
import { drawLeaves } from '../../language/plants/leaves.ts'
import { water } from '../../language/sea/water.ts'
import { cumulus } from '../../language/sky/clouds.ts'
import { drawFirework } from '../../language/sky/fireworks.ts'
import { scene, svg } from '../../scene.ts'
import { drawCastle } from './storybook-castle.ts'

const FIREWORK_NIGHT = {
  base: 'night',
  sky: ['#0a0b34', '#1b1758', '#3c2a7c', '#7a4a98', '#d88aa4'],
  haze: '#6a4a92',
  shadow: '#0c0a36',
  lit: '#ffd8b8',
  glow: '#f0a0b8',
  window: '#ffd27a',
} as const

type Member = Pick<FigureOptions, 'h' | 'top' | 'lower' | 'lowerColour' | 'head' | 'headSize' | 'pose'> & {
  readonly dx: number
}

const HOLD_RIGHT = 'armL -.13,-.64 -.12,-.48; armR .14,-.64 .2,-.5'

/** Father, mother and three children from behind, hand in hand. */
const FAMILY: readonly Member[] = [
  { dx: -0.62, h: 0.62, top: '#3f5a92', head: 'cropped', headSize: 1.25, pose: pose(HOLD_RIGHT) },
  { dx: -0.34, h: 1, top: '#5a4a86', head: 'cropped', pose: pose(HOLD_RIGHT) },
  {
    dx: -0.02,
    h: 0.5,
    top: '#a8507a',
    lower: 'dress',
    lowerColour: '#a8507a',
    head: 'braids',
    headSize: 1.4,
    pose: pose('armL -.16,-.8 -.24,-.9; armR .16,-.8 .24,-.92'),
  },
  {
    dx: 0.3,
    h: 0.94,
    top: '#7a4a7a',
    lower: 'dress',
    lowerColour: '#5a3a72',
    head: 'long',
    pose: pose('armL -.14,-.62 -.2,-.46; armR .14,-.64 .2,-.5'),
  },
  {
    dx: 0.58,
    h: 0.72,
    top: '#4a6aa0',
    head: 'cap',
    headSize: 1.18,
    pose: pose('armL -.14,-.66 -.2,-.58; armR .16,-.8 .2,-.98'),
  },
]

const drawFamily = (
  s: Stage,
  x: number,
  y: number,
  h: number,
  rim: string,
  tones: readonly [number, number] = [0.02, 0.3],
): void => {
  for (const m of FAMILY) {
    const { dx, ...look } = m
    drawFigure(s, {
      ...look,
      x: x + dx * h,
      y,
      h: h * m.h,
      facing: 'away',
      skin: '#7a5444',
      tones,
      rim: { colour: rim, width: h * 0.011 },
    })
  }
}

export default scene({
  name: 'posters/disney',
  seed: 51,
  light: FIREWORK_NIGHT,
  horizon: 640,
  sun: { x: 1200, y: 120, r: 1 },
  view: { x: 440, y: 0, w: 720, h: 900 },
  layers: [
    svg((s) =>
      s.rect(s.left, s.top, s.right - s.left, 650 - s.top, s.fine(s.light.sky, 0, s.top, 0, 645, true)),
    ),
    svg((s) => {
      const random = s.random(3)
      s.path(
        range(140)
          .map(() => ellipsePath(s.left + random() * 760, random() ** 1.5 * 480, 0.5 + random() ** 3 * 1.5))
          .join(''),
        '#fff6dd',
        'opacity=".8"',
      )
    }),
    cumulus({
      banks: [
        { x: 520, y: 590, w: 260, h: 90 },
        { x: 1080, y: 600, w: 260, h: 110 },
      ],
      colours: ['#2c2a72', '#54458e', '#9a669c', '#eea49c', '#ffd8b0'],
      opacity: 0.85,
    }),
    svg((s) => {
      drawFirework(s, { x: 620, y: 170, r: 140, from: 560, willow: 0.2 })
      drawFirework(s, { x: 1030, y: 150, r: 108, from: 520, colour: '#f4e6c8', willow: 0.1, seed: 4 })
      drawFirework(s, { x: 800, y: 84, r: 70, colour: '#f0b8a0', from: 420, seed: 9 })
      drawFirework(s, { x: 520, y: 370, r: 62, colour: '#e8d4f0', from: 600, seed: 12 })
    }),
    svg((s) => {
      for (const x of range(13))
        drawLeaves(s, {
          x: 420 + x * 64,
          y: 636,
          rx: 60,
          ry: 26 + (x % 3) * 8,
          colour: '#3a4a86',
          depth: 0.3,
          leaf: 9,
          density: 70,
          seed: x,
        })
      s.circle(
        830,
        520,
        360,
        s.rad([
          [s.light.window, 0.28],
          [s.light.window, 0],
        ]),
      )
      drawCastle(s, { x: 830, y: 644, h: 470, lamps: 0.62, wall: '#d8c8d4' })
      for (const x of [610, 676, 740, 930, 1000, 1060])
        drawLeaves(s, {
          x,
          y: 640,
          rx: 44,
          ry: 18,
          colour: '#34527c',
          leaf: 8,
          density: 90,
          depth: 0.08,
          seed: x,
        })
    }),
    water({ y: 646, accent: '#33307e', amplitude: 26, reflection: [0.95, 0.6], glint: 0, wave: 1.2 }),
    svg((s) => {
      s.path(
        `M${s.left} ${s.bottom}V842Q620 812 800 822Q1000 812 ${s.right} 846V${s.bottom}Z`,
        s.lin([s.shade('#2a2a66', 0.4), s.shade('#14123f', 0.1)]),
      )
      drawFamily(s, 806, 846, 150, s.shade('#ffd8b0', 1))
      for (const [x, y] of [
        [450, 880],
        [530, 896],
        [1090, 890],
        [1160, 872],
      ] as const)
        drawLeaves(s, { x, y, rx: 70, ry: 34, colour: '#24366a', leaf: 12, density: 70, seed: x })
    }),
  ],
  finish: { bloom: 0.46, vignette: 0.26 },
})
