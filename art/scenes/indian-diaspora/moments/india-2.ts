import type { Point } from '../../../engine/geometry.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../../language/people/figure.ts'
import { FIGURE_POSES } from '../../../language/people/figure-poses.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawKettle, drawKulhad, drawStallBack, drawStallFront, drawSteam } from './chai-stall.ts'
import { drawMorning, drawPlatform, drawRoof, drawTrain, metreAt, see } from './railway-platform.ts'

type Somebody = Omit<FigureOptions, 'x' | 'y' | 'h'> & { readonly tall?: number }

const SHADOW = { to: [-0.62, 0.06], opacity: 0.36 } as const

const put = (s: Stage, right: number, away: number, o: Somebody): { x: number; y: number; h: number } => {
  const [x, y] = see([right, 0, away])
  const { tall = 1.72, ...who } = o
  const h = metreAt(away) * tall
  drawFigure(s, { shadow: SHADOW, ...who, x, y, h })
  return { x, y, h }
}

/** Those who wait, walk and carry down the platform. */
function drawTravellers(s: Stage): void {
  put(s, 0.9, 33, {
    pose: 'walkingAway',
    dress: 'shirt',
    colours: ['#f4efe2', '#4a5a6a'],
    skin: 'umber',
    depth: 0.3,
  })
  put(s, -0.7, 29, {
    pose: 'walkingTowards',
    dress: 'sari',
    colours: ['#f0b03c', '#c8442c', '#f8e0a0'],
    skin: 'bronze',
    woman: true,
    depth: 0.26,
    tall: 1.6,
  })
  put(s, -1.2, 22, {
    pose: 'atEase',
    dress: 'kurta',
    colours: ['#7fae9c', '#f0e6d0', '#f0e6d0'],
    skin: 'chestnut',
    age: 'elder',
    hat: 'turban',
    hatColours: ['#f2dc8c', '#e8c860'],
    depth: 0.18,
  })
  put(s, 1.2, 19, {
    pose: 'striding',
    dress: 'suit',
    colours: ['#34506a', '#34506a', '#f4efe2'],
    skin: 'honey',
    carries: 'suitcase',
    propColours: ['#8a5a34', '#e8c88a'],
    depth: 0.14,
  })
  const porter = put(s, -0.5, 14.5, {
    pose: 'headLoad',
    view: 'front',
    dress: 'shirt',
    colours: ['#d8302a', '#f0e6d0'],
    skin: 'mahogany',
    hat: 'turban',
    hatColours: ['#d8302a', '#f0704c'],
    build: 'slim',
  })
  const [w, h] = [porter.h * 0.38, porter.h * 0.17]
  const top = porter.y - porter.h * 1.09
  s.rect(porter.x - w * 0.5, top - h, w, h, s.shade('#2f5a4c', 0.36))
  s.rect(porter.x, top - h, w * 0.5, h, s.shade('#5f9a7c', 0.9))
  s.rect(porter.x - w * 0.36, top - h, w * 0.07, h, s.shade('#e8c88a', 0.8))
  s.rect(porter.x + w * 0.26, top - h, w * 0.07, h, s.shade('#e8c88a', 0.9))
}

/** From the high hand into the first of the row. */
function drawPour(s: Stage, { x, y, h }: { x: number; y: number; h: number }): void {
  const [px, py] = outline(FIGURE_POSES.poling.arms[0])[1] as Point
  const [hx, hy] = [x + ((px + 1.6) / 100) * h, y - ((py + 3) / 100) * h]
  drawKettle(s, hx - h * 0.075, hy + h * 0.168, h * 0.2, 24)
  const [sx, sy] = [hx + h * 0.136, hy + h * 0.135]
  const [cx, cy] = see([3.46, 0.98, 9.05])
  const cup = metreAt(9.05) * 0.18
  s.line(
    `M${sx} ${sy}Q${cx - 2} ${sy + 2} ${cx} ${cy - cup * 0.9}`,
    '#b8642a',
    h * 0.018,
    'stroke-linecap="round"',
  )
  drawKulhad(s, cx, cy, cup)
}

function drawStall(s: Stage): void {
  drawStallBack(s)
  drawStallFront(s)
  const vendor = put(s, 2.72, 9, {
    pose: 'poling',
    dress: 'seller',
    colours: ['#f6f0dc', '#5a6a4a', '#2f8a8c'],
    skin: 'chestnut',
    hat: 'headcloth',
    hatColours: ['#e8562c', '#e8562c'],
    build: 'slim',
  })
  drawPour(s, vendor)
  put(s, 6.5, 9.4, {
    pose: 'offering',
    flip: true,
    dress: 'sari',
    colours: ['#c81f58', '#1f5a6a', '#f8c84a'],
    skin: 'bronze',
    woman: true,
    hair: 'bun',
    tall: 1.6,
  })
  put(s, 7.35, 10.2, {
    pose: 'handsBehind',
    dress: 'kurta',
    colours: ['#e8eee4', '#f4f0e2', '#c8d8d0'],
    skin: 'umber',
    age: 'elder',
    build: 'round',
    hair: 'bald',
    tall: 1.7,
  })
  put(s, 7.15, 9.1, {
    pose: 'handHeld',
    dress: 'shirt',
    colours: ['#f2b83c', '#3f5a7a'],
    skin: 'honey',
    age: 'child',
    tall: 1.05,
  })
}

export default scene({
  name: 'moments/india-2',
  seed: 202,
  light: {
    base: 'day',
    sky: ['#8fc0d0', '#b4d6d6', '#d8e8d4', '#f4f0cc', '#fffbe0'],
    haze: '#e4ecd4',
    shadow: '#12344c',
    lit: '#fff2c4',
  },
  horizon: 424,
  sun: { x: 1900, y: 100, r: 30 },
  layers: [
    sky({ disc: false, glow: 0.2 }),
    svg((s) => {
      drawMorning(s)
      drawTrain(s)
      drawPlatform(s)
      drawRoof(s)
      drawTravellers(s)
      drawStall(s)
      const [kx, ky] = see([4.77, 1.9, 9.3])
      drawSteam(s, kx, ky + 30, 210, 5)
      const [cx, cy] = see([3.8, 1.2, 9])
      drawSteam(s, cx, cy, 120, 8)
    }),
  ],
  finish: { bloom: 0.2, vignette: 0.2 },
})
