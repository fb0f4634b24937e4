import { landUnder, type Point, polygon, smooth } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, pose } from '../../language/people/posed-figure.ts'
import { drawLeaves } from '../../language/plants/leaves.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { modelled, scene, svg } from '../../scene.ts'
import { drawMonaMonkey } from './mona-monkey.ts'
import { drawRopeWalkBefore, drawRopeWalkBehind, ropeWalkAt } from './rope-walk.ts'

const WALK = { from: [560, 470], to: [1470, 520], sag: 74, rail: [52, 138] } as const

/** One plane of the forest: a ragged wall of leaves whose crest follows `crest`. */
const canopy = (o: {
  crest: (x: number) => number
  depth: number
  colour: string
  step: number
  leaf: number
  seed: number
}) =>
  svg((s) => {
    const floor = (x: number) => o.crest(x) + 20
    const ground: Point[] = range(24)
      .map((i) => lerp(s.left, s.right, i / 23))
      .map((x) => [x, floor(x)])
    s.path(
      landUnder(ground, s.bottom),
      s.lin([s.shade(o.colour, 0.3, o.depth), s.shade(o.colour, 0.05, o.depth * 0.8)]),
    )
    for (let x = s.left - 40, i = 0; x < s.right + 60; x += o.step * 0.7, i++) {
      const y = o.crest(x) + 30 * Math.sin(i * 2.3)
      drawLeaves(s, {
        x,
        y,
        rx: o.step,
        ry: o.step * 0.62,
        colour: o.colour,
        depth: o.depth,
        leaf: o.leaf,
        seed: o.seed + i,
        density: 15000 / (o.leaf * o.leaf) + 6,
      })
    }
  })

const drawTrunk = (s: Stage, x: number, w: number, depth: number): void => {
  const bark = '#6a5240'
  s.path(
    `M${x - w} ${s.bottom}Q${x - w * 0.6} 500 ${x - w * 0.5} ${s.top}H${x + w * 0.5}Q${x + w * 0.7} 500 ${x + w * 1.1} ${s.bottom}Z`,
    s.lin(
      [
        s.shade(bark, 0.05, depth),
        s.shade(bark, 0.3, depth),
        s.shade(bark, 0.85, depth),
        s.shade(bark, 0.5, depth),
      ],
      0,
      0,
      1,
      0,
    ),
  )
}

export default scene({
  name: 'diaspora/day-3',
  seed: 33,
  light: {
    base: 'day',
    sky: ['#5f9a86', '#93c2a0', '#c3deae', '#e6efc0', '#fbf6d4'],
    haze: '#d3e6b8',
    shadow: '#16385a',
    lit: '#fff2b0',
    glow: '#fff3b8',
  },
  horizon: 620,
  sun: { x: 1120, y: 130, r: 60 },
  portrait: { x: 800, y: -40, w: 700, h: 1244 },
  layers: [
    sky({ to: 900, disc: false }),
    canopy({
      crest: (x) => 330 + 0.05 * Math.abs(x - 900),
      depth: 0.9,
      colour: '#5f9a5c',
      step: 70,
      leaf: 11,
      seed: 1,
    }),
    mist({ y: 300, h: 300, opacity: 0.6 }),
    svg((s) => {
      for (const [x, w, d] of [
        [330, 15, 0.78],
        [700, 12, 0.8],
        [1020, 18, 0.74],
        [860, 10, 0.84],
        [120, 20, 0.7],
      ] as const)
        drawTrunk(s, x, w, d)
    }),
    canopy({
      crest: (x) => 520 + 0.09 * Math.abs(x - 1000),
      depth: 0.66,
      colour: '#4f9150',
      step: 84,
      leaf: 15,
      seed: 40,
    }),
    mist({ y: 470, h: 260, opacity: 0.45 }),
    svg((s) => {
      drawTrunk(s, 560, 26, 0.5)
      drawRopeWalkBehind(s, WALK)
      const walker = (t: number, h: number, top: string, low: string, head: 'braids' | 'cap') => {
        const [x, y] = ropeWalkAt(WALK, t)
        drawFigure(s, {
          x,
          y: y - 4,
          h,
          facing: 'left',
          top,
          lowerColour: low,
          head,
          headColour: head === 'cap' ? '#e0b04a' : '#241a24',
          sleeves: 'short',
          pose: pose(
            'armL -.16,-.68 -.2,-.6; armR .06,-.66 -.1,-.58; legL -.07,-.27 -.12,-.01; legR .05,-.26 .11,-.02',
          ),
          rim: { colour: s.shade('#fff4c0', 1), width: 1.6 },
          tones: [0.2, 0.95],
        })
      }
      walker(0.6, 186, '#e9e2cf', '#3a4a7a', 'cap')
      walker(0.45, 158, '#d8543c', '#6a4a3c', 'braids')
      drawRopeWalkBefore(s, WALK)
    }),
    canopy({
      crest: (x) => 742 - 0.06 * (x - 900),
      depth: 0.34,
      colour: '#3f8548',
      step: 100,
      leaf: 20,
      seed: 80,
    }),
    svg((s) => {
      for (const [x, w] of [
        [1030, 70],
        [1190, 44],
        [880, 36],
      ] as const)
        s.path(
          polygon([
            [x, s.top],
            [x + w, s.top],
            [x + w - 250, 900],
            [x - 250 - w, 900],
          ]),
          s.lin([
            [s.light.sun, 0.2],
            [s.light.sun, 0.1],
            [s.light.sun, 0],
          ]),
        )
    }),
    modelled({ round: 34, from: [1, -0.6], dark: 0.6 }, (s) => drawTrunk(s, 1500, 74, 0)),
    svg((s) => {
      s.path(
        smooth(
          [
            [1640, 236],
            [1500, 250],
            [1360, 232],
            [1230, 258],
            [1216, 266],
            [1360, 252],
            [1500, 284],
            [1640, 300],
          ] as Point[],
          true,
        ),
        s.lin([s.shade('#7a5a44', 0.9), s.shade('#5a4038', 0.1)]),
      )
      drawMonaMonkey(s, { x: 1372, y: 240, h: 104, flip: true })
      drawMonaMonkey(s, { x: 1290, y: 250, h: 84, flip: false })
      for (const [x, y, rx] of [
        [1590, 130, 150],
        [1440, 60, 170],
        [1250, 10, 160],
        [1060, -30, 140],
      ] as const)
        drawLeaves(s, {
          x,
          y,
          rx,
          ry: rx * 0.5,
          colour: '#2f7a44',
          leaf: 30,
          seed: x,
          density: 34,
          hang: 0.5,
        })
      for (const [x, y, rx] of [
        [1590, 820, 190],
        [1380, 900, 200],
        [1130, 960, 190],
        [860, 990, 200],
        [500, 1010, 260],
        [120, 980, 260],
        [1500, 1010, 230],
        [1000, 1080, 260],
        [1300, 1100, 260],
      ] as const)
        drawLeaves(s, { x, y, rx, ry: rx * 0.5, colour: '#23663f', leaf: 34, seed: x, density: 26 })
    }),
    svg((s) =>
      s.fillBelow(
        960,
        s.lin(
          [
            [s.shade('#23663f', 0.05), 0],
            [s.shade('#23663f', 0.05), 0.9],
            [s.shade('#16463a', 0.02), 1],
          ],
          0,
          960,
          0,
          1110,
          true,
        ),
      ),
    ),
  ],
  finish: { bloom: 0.28 },
})
