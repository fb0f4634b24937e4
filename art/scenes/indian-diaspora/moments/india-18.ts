import { mix } from '../../../engine/colour.ts'
import type { Point } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFigure } from '../../../language/people/figure.ts'
import { scene, svg } from '../../../scene.ts'
import {
  BALCONY,
  doorLight,
  drawBowls,
  drawDiya,
  drawFloor,
  drawHouse,
  drawToran,
  drawTulsi,
} from './diwali-house.ts'
import { drawRangoli } from './rangoli.ts'

const RADIUS = 3
const CENTRE = [0, 0, 0.1] as const

const onFloor = ([x, y]: Point): Point =>
  BALCONY.see([CENTRE[0] + (x / 100) * RADIUS, 0, CENTRE[2] + (y / 100) * RADIUS])

function drawColours(s: Stage): void {
  drawRangoli(s, { lay: onFloor, ink: (colour) => s.shade(colour, 0.36) })
  s.clipped(doorLight(), () =>
    drawRangoli(s, { lay: onFloor, ink: (colour) => mix(colour, s.light.lit, 0.1) }),
  )
}

/** Only the last places in the ring of lamps are still empty. */
function drawRing(s: Stage, front: boolean): void {
  const n = 26
  const lamps = range(n)
    .filter((i) => i !== 17 && i !== 18 && i !== 6)
    .map((i) => {
      const a = (i / n) * Math.PI * 2
      return [CENTRE[0] + Math.sin(a) * RADIUS * 1.22, 0, CENTRE[2] + Math.cos(a) * RADIUS * 1.22] as const
    })
    .sort((a, b) => b[2] - a[2])
  for (const at of lamps) if (at[2] < -0.6 === front) drawDiya(s, at, 0.24)
  if (front) drawDiya(s, [0, 0, 0.1], 0.34)
}

function drawSisters(s: Stage): void {
  const put = (right: number, away: number) => {
    const [x, y] = BALCONY.see([right, 0, away])
    return { x, y, m: BALCONY.metre([right, 0.6, away]) }
  }
  const elder = put(-4.15, -1.5)
  drawFigure(s, {
    x: elder.x,
    y: elder.y,
    h: elder.m * 1.66,
    pose: 'kneeling',
    dress: 'sari',
    colours: ['#d81f5c', '#1f7f86', '#f8c84a'],
    skin: 'bronze',
    woman: true,
    hair: 'bun',
    carries: 'lamp',
    propColours: ['#b8562c'],
    shadow: { to: [-0.42, 0.24], opacity: 0.5 },
  })
  const younger = put(4.1, 0.7)
  drawFigure(s, {
    x: younger.x,
    y: younger.y,
    h: younger.m * 1.5,
    pose: 'crouching',
    flip: true,
    dress: 'kurta',
    colours: ['#f2a02c', '#f8ecd0', '#c2244c'],
    skin: 'honey',
    woman: true,
    age: 'youth',
    hair: 'plait',
    carries: 'lamp',
    propColours: ['#b8562c'],
    shadow: { to: [0.5, 0.16], opacity: 0.5 },
  })
}

export default scene({
  name: 'moments/india-18',
  seed: 1818,
  light: { base: 'night', shadow: '#0c1240', lit: '#ffdc9c', haze: '#3a4f96', window: '#ffd27a' },
  sun: { x: 800, y: 100, r: 10 },
  layers: [
    svg((s) => {
      drawFloor(s)
      drawHouse(s)
      drawToran(s)
      drawColours(s)
      drawTulsi(s, [6.3, 0, 2.6])
      drawRing(s, false)
      drawSisters(s)
      drawBowls(s, [
        [4.9, -1.1, '#e0407c'],
        [5.35, -1.55, '#f8c82c'],
        [4.75, -1.8, '#1f8f86'],
        [-4.9, 0.7, '#f4862a'],
        [-5.3, 0.2, '#f8f0dc'],
      ])
      drawRing(s, true)
    }),
  ],
  finish: { bloom: 0.3, vignette: 0.3 },
})
