import { type Point, polygon } from '../../../engine/geometry.ts'
import { curved } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFigure } from '../../../language/people/figure.ts'

const SHADOW = { to: [-0.5, 0.13], opacity: 0.4 } as const

/** He waits in the yard for his turn. */
export function drawGrandfather(s: Stage): void {
  drawFigure(s, {
    x: 1146,
    y: 706,
    h: 84,
    pose: 'handsBehind',
    view: 'front',
    dress: 'barong',
    colours: ['#f6efda', '#4a5a52', '#d8c898'],
    skin: 'bronze',
    age: 'elder',
    shadow: SHADOW,
  })
}

/** Grandmother's hand on the bowed forehead; those who came with him wait behind. */
export function drawGreeting(s: Stage): void {
  drawFigure(s, {
    x: 936,
    y: 750,
    h: 118,
    pose: 'offering',
    flip: true,
    dress: 'kebaya',
    colours: ['#fbf4e2', '#2f7a86', '#e8b84c'],
    skin: 'bronze',
    woman: true,
    age: 'elder',
    hair: 'bun',
    shadow: SHADOW,
  })
  drawFigure(s, {
    x: 879,
    y: 754,
    h: 116,
    pose: 'bowing',
    dress: 'shirt',
    colours: ['#e2503a', '#33486a', '#8a5a3c'],
    skin: 'honey',
    age: 'youth',
    shadow: SHADOW,
  })
  drawFigure(s, {
    x: 768,
    y: 768,
    h: 122,
    pose: 'handInHand',
    dress: 'summerDress',
    colours: ['#f0b83c', '#f6efda', '#f6efda'],
    skin: 'honey',
    woman: true,
    hair: 'long',
    shadow: SHADOW,
  })
  drawFigure(s, {
    x: 768 + 0.353 * 122,
    y: 770,
    h: 76,
    pose: 'handHeld',
    dress: 'shorts',
    colours: ['#f6efda', '#3f8fa8'],
    skin: 'honey',
    age: 'child',
    shadow: SHADOW,
  })
  drawFigure(s, {
    x: 664,
    y: 790,
    h: 136,
    pose: 'striding',
    dress: 'shirt',
    colours: ['#5fa4b8', '#d8c8a0', '#8a5a3c'],
    skin: 'bronze',
    hat: 'straw',
    hatColours: ['#efdca8', '#d8bc7c'],
    carries: 'suitcase',
    propColours: ['#a8623c', '#e8c888'],
    shadow: SHADOW,
  })
}

const HEN =
  '-26,-14 -34,-26 -27,-30 -16,-20 0,-20 10,-28 14,-37 21,-38 25,-33 21,-29 20,-20 12,-8 0,-3 -14,-5'

/** A rooster and his hens scratching beside the path. */
export function drawHens(s: Stage): void {
  for (const [x, y, k, flip, colour, light] of [
    [1180, 806, 0.86, -1, '#5f3424', '#c8683a'],
    [1256, 790, 0.66, 1, '#8a6a48', '#e0c494'],
    [1296, 818, 0.7, -1, '#a88a60', '#f4ead0'],
  ] as const) {
    s.path(shadowOf(x, y, k), s.light.shadow, 'opacity=".4"')
    s.line(
      `M${x - 3 * k * flip} ${y - 5 * k}v${6 * k}M${x + 4 * k * flip} ${y - 5 * k}v${6 * k}`,
      s.shade('#d8a03c', 0.7),
      1.8,
    )
    const d = curved(HEN, x, y, k, flip, 0.7)
    s.path(d, s.shade(colour, 0.3))
    s.clipped(d, () => s.path(d, s.shade(light, 0.85), `transform="translate(${5 * k} ${-3 * k})"`))
    if (k > 0.8)
      s.path(
        curved('-24,-18 -40,-30 -44,-46 -36,-44 -28,-32 -18,-24', x, y, k, flip, 0.8),
        s.shade('#1f4a4c', 0.4),
      )
    s.path(curved('14,-37 15,-43 18,-40 20,-44 23,-38', x, y, k, flip, 0.4), s.shade('#d8322a', 0.85))
    s.path(
      polygon([
        [x + 25 * k * flip, y - 34 * k],
        [x + 31 * k * flip, y - 31.6 * k],
        [x + 24 * k * flip, y - 31 * k],
      ]),
      s.shade('#e8b03c', 0.9),
    )
  }
}

const shadowOf = (x: number, y: number, k: number): string => {
  const at = (dx: number, dy: number): Point => [x + dx * k, y + dy * k]
  return polygon([at(6, 0), at(-34, 6), at(-42, 4), at(-30, -2)])
}
