import { polygon } from '../../../engine/geometry.ts'
import { lerp, range, round1 } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFigure } from '../../../language/people/figure.ts'
import { scene, svg } from '../../../scene.ts'
import {
  drawWellWall,
  facingSun,
  heightAt,
  inWell,
  shaded,
  sunlit,
  thrownShadow,
  WATER,
  wallAt,
} from './stepwell.ts'

/** Still, green with algae; the shaded wall lies dark in it. */
function drawPool(s: Stage): void {
  const half = wallAt(13) + 0.4
  const place = (x: number, z: number) => inWell([x, WATER, z])
  const pool = polygon([place(-half, half), place(half, half), place(half, -8), place(-half, -8)])
  s.path(pool, s.shade('#3f9a5c', 0.6))
  s.clipped(pool, () => {
    s.path(
      polygon([place(half, half), place(half - 2.6, half - 2.6), place(half - 2.6, -8), place(half, -8)]),
      s.shade('#2a6a5c', 0.2),
    )
    s.path(
      polygon([
        place(-half, half),
        place(half, half),
        place(half - 1.5, half - 1.5),
        place(-half, half - 1.5),
      ]),
      s.shade('#9cc46a', 0.8),
    )
    const random = s.random(6)
    for (const _ of range(46)) {
      const [x, y] = place(lerp(-half, half, random()), lerp(-7, half, random()))
      const w = 16 + random() * 46
      s.path(
        `M${round1(x)} ${round1(y)}q${round1(w / 2)} -4 ${round1(w)} 0q${round1(-w / 2)} 4 ${round1(-w)} 0Z`,
        s.shade('#c4e08a', 0.95),
        'opacity=".5"',
      )
    }
  })
  s.line(polygon([place(-half, half), place(half, half), place(half, -8)], false), s.shade('#e4f0b8', 0.9), 2)
}

function drawWaterCarrier(s: Stage): void {
  const storey = 8
  const [x, y] = inWell([-1.9, heightAt(storey + 1), wallAt(storey) - 0.72])
  drawFigure(s, {
    x,
    y,
    h: 80,
    pose: 'headLoad',
    dress: 'sari',
    colours: ['#d81420', '#a80f2c', '#f6c84a'],
    skin: 'umber',
    woman: true,
    hat: 'veil',
    hatColours: ['#e02430', '#f6c84a'],
    carries: 'headPot',
    propColours: ['#e0a83c', '#f6d88a'],
    shadow: { to: [-0.62, 0.02], opacity: 0.5 },
  })
}

export default scene({
  name: 'moments/india-21',
  seed: 21,
  light: { base: 'day', shadow: '#12325c', lit: '#fff2cc', haze: '#e8d8b0' },
  sun: { x: 2400, y: -300, r: 20 },
  layers: [
    svg((s) => {
      drawWellWall(s, 'far', sunlit(s))
      drawWellWall(s, 'left', facingSun(s))
      s.clipped(thrownShadow(), () => drawWellWall(s, 'far', shaded(s)))
      drawWellWall(s, 'right', shaded(s))
      drawPool(s)
      drawWaterCarrier(s)
    }),
  ],
  finish: { bloom: 0.16, vignette: 0.2 },
})
