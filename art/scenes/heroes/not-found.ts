import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure } from '../../language/people/figure.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawBlankSignpost, drawDowns, EYE, see } from './moonlit-downs.ts'

const WALKER = { right: -0.9, away: 16.4 }

function drawWalker(s: Stage): void {
  const [x, y] = see([WALKER.right, 0, WALKER.away])
  const h = (EYE.focal / WALKER.away) * 1.9
  for (const [reach, opacity] of [
    [2.5, 0.24],
    [1.5, 0.34],
  ] as const) {
    const pool = range(30).map((i): Point => {
      const a = (i / 30) * 2 * Math.PI
      return see([WALKER.right + 0.3 + Math.cos(a) * reach, 0, WALKER.away + Math.sin(a) * reach])
    })
    s.path(polygon(pool), s.light.window, `opacity="${opacity}"`)
  }
  drawFigure(s, {
    x,
    y,
    h,
    pose: 'raising',
    dress: 'coat',
    colours: ['#b8402f', '#2c3a44', '#e8c890'],
    skin: 'honey',
    hat: 'panama',
    hatColours: ['#d8c8a0', '#5a4a3c'],
    shadow: { to: [-0.95, 0.52], opacity: 0.45 },
  })
  const [lx, ly] = [x + h * 0.17, y - h * 1.05]
  s.line(`M${lx} ${ly}v10`, s.shade('#2c2420', 0.2), 2)
  s.path(`M${lx - 7} ${ly + 12}h14l3 20h-20Z`, '#ffe08a').path(
    `M${lx - 9} ${ly + 13}L${lx} ${ly + 5}L${lx + 9} ${ly + 13}Z`,
    s.shade('#2c2420', 0.2),
  )
  s.rect(lx - 11, ly + 31, 22, 4, s.shade('#2c2420', 0.2)).rect(lx - 2, ly + 17, 4, 11, '#fffbe8')
}

export default scene({
  name: 'heroes/not-found',
  seed: 53,
  light: {
    base: 'night',
    sky: ['#06233a', '#0e3d56', '#22647a', '#5f9fa4', '#b8d8cc'],
    haze: '#6fa8ac',
    shadow: '#062433',
    lit: '#d4ecdc',
    glow: '#cfe8d8',
    window: '#ffc95c',
  },
  horizon: EYE.horizon,
  sun: { x: 1330, y: 128, r: 52 },
  portrait: { x: 812, y: -112, w: 640, h: 1138 },
  layers: [
    sky({ stars: 130, rings: 2, glow: 0.45 }),
    sheet({ cover: 0.44, opacity: 0.4, seed: 8 }),
    svg(drawDowns),
    mist({ y: 268, h: 60, opacity: 0.5 }),
    svg((s) => {
      drawBlankSignpost(s, 0.75, 17.4)
      drawWalker(s)
    }),
  ],
  finish: { bloom: 0.36 },
})
