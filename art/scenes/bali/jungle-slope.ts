import { polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { drawCrown } from '../../language/plants/foliage.ts'
import { drawPalm } from '../../language/plants/palm.ts'
import { svg } from '../../scene.ts'

/** Jungle crowns on a slope that runs from (x0, y0) to (x1, y1). */
export const jungleSlope = (
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  depth: number,
  size: number,
  seed: number,
) =>
  svg((s) => {
    const random = s.random(seed)
    const n = Math.ceil(Math.abs(x1 - x0) / (size * 0.42))
    const fill = s.shade('#2f6a4c', 0.4, depth)
    s.path(
      polygon([
        [x0, y0 - size * 0.2],
        [x1, y1 - size * 0.2],
        [x1, 940],
        [x0, 940],
      ]),
      fill,
    )
    for (const row of range(3))
      for (const i of range(n)) {
        const t = (i + random() * 0.8) / n
        const x = x0 + (x1 - x0) * t
        const y = y0 + (y1 - y0) * t + row * size * 0.62 + random() * size * 0.3
        drawCrown(s, {
          x,
          y,
          w: size * 1.3,
          h: size,
          colour: '#3f8558',
          depth,
          dab: size * 0.1,
          density: 44,
          seed: seed * 100 + i + row * 31,
        })
        if (random() > 0.82)
          drawPalm(s, { x, y: y - size * 0.2, h: size * 1.5, depth, lean: (random() - 0.5) * 0.3, seed: i })
      }
  })
