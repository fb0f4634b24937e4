import type { Stage } from '../../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../../language/people/figure.ts'
import { scene, svg } from '../../../scene.ts'
import {
  drawBackcloth,
  drawBamboo,
  drawBoards,
  drawProscenium,
  drawStalls,
  drawWings,
  EYE,
  type PoleSet,
  see,
} from './tinikling-stage.ts'

type Somebody = Omit<FigureOptions, 'x' | 'y' | 'h'>

const FRONT: PoleSet = { middle: 0.7, away: 16.7, length: 5.4, gap: 0.84 }
const LEFT: PoleSet = { middle: -3.3, away: 22.6, length: 4.5, gap: 0.14 }
const RIGHT: PoleSet = { middle: 3.5, away: 23.4, length: 4.5, gap: 1 }

const put = (s: Stage, right: number, away: number, tall: number, who: Somebody): void => {
  const [x, y] = see([right, 0, away])
  drawFigure(s, { shadow: { to: [-0.46, -0.1], opacity: 0.42 }, ...who, x, y, h: (EYE.focal / away) * tall })
}

/** Who claps the bamboos, kneeling at both ends. */
function drawClappers(s: Stage, set: PoleSet, left: Somebody, right: Somebody): void {
  const reach = set.length / 2 + 0.24
  put(s, set.middle - reach, set.away, 1.62, { ...left, pose: 'kneeling' })
  put(s, set.middle + reach, set.away, 1.62, { ...right, pose: 'kneeling', flip: true })
}

function drawSet(s: Stage, set: PoleSet, clappers: readonly [Somebody, Somebody], dance: () => void): void {
  drawBamboo(s, set, 'far')
  drawClappers(s, set, ...clappers)
  dance()
  drawBamboo(s, set, 'near')
}

const patadyong = (blouse: string, skirt: string, sash: string, skin: FigureOptions['skin']): Somebody => ({
  pose: 'dancing',
  dress: 'sarong',
  colours: [blouse, skirt, sash],
  skin,
  woman: true,
  hair: 'bun',
})

/** A short full skirt, for the quick steps. */
const balintawak = (cloth: string, sash: string): Somebody => ({
  pose: 'dancing',
  dress: 'summerDress',
  colours: [cloth, sash, sash],
  skin: 'bronze',
  woman: true,
  hair: 'bun',
})

const camisa = (shirt: string, trousers: string): Somebody => ({
  pose: 'dancing',
  dress: 'shorts',
  colours: [shirt, trousers],
  skin: 'umber',
})

function drawDance(s: Stage): void {
  drawSet(
    s,
    LEFT,
    [camisa('#e9c24c', '#2f5f6a'), patadyong('#f6f0dc', '#2f7f6a', '#f0c850', 'bronze')],
    () => {
      put(s, LEFT.middle - 0.75, LEFT.away + 0.5, 1.56, {
        ...patadyong('#f8f2e0', '#e8a72c', '#d8402f', 'honey'),
        pose: 'whirling',
      })
      put(s, LEFT.middle + 0.75, LEFT.away - 0.1, 1.7, { ...camisa('#fbf6e6', '#c8352f'), pose: 'running' })
    },
  )
  drawSet(
    s,
    RIGHT,
    [patadyong('#f2dfb4', '#a8323a', '#2f7f6a', 'chestnut'), camisa('#3f8f8a', '#e9dcb4')],
    () => {
      put(s, RIGHT.middle - 0.7, RIGHT.away, 1.7, { ...camisa('#fdf8ea', '#d8462f'), pose: 'dancing' })
      put(s, RIGHT.middle + 0.7, RIGHT.away, 1.56, {
        ...balintawak('#e8a02c', '#c22f4a'),
        flip: true,
      })
    },
  )
  drawSet(
    s,
    FRONT,
    [camisa('#f2ead0', '#2a4f66'), patadyong('#f6e7bc', '#2f6f8c', '#e8b03c', 'honey')],
    () => {
      put(s, FRONT.middle - 0.8, FRONT.away, 1.58, balintawak('#d8352f', '#f8e08a'))
      put(s, FRONT.middle + 0.8, FRONT.away, 1.74, {
        ...camisa('#fffaec', '#c22f2f'),
        pose: 'kicking',
        flip: true,
      })
    },
  )
}

export default scene({
  name: 'moments/philippines-7',
  seed: 37,
  light: { base: 'day', shadow: '#0b3a46', lit: '#fff8cc', haze: '#bfe0c0' },
  view: { x: 50, y: 12, w: 1500, h: 844 },
  sun: { x: 2200, y: -300, r: 10 },
  layers: [
    svg((s) => {
      drawBackcloth(s)
      drawBoards(s)
      drawWings(s, 25, 6.1, 0.5)
      drawWings(s, 19.4, 6.2, 0.32)
      drawDance(s)
      drawProscenium(s)
      drawStalls(s)
    }),
  ],
  finish: { bloom: 0.2, vignette: 0.28 },
})
