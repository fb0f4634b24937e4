import { type Point, polygon, smooth } from './geometry.ts'

/** Points written as 'x,y x,y …': short enough to see the shape in the source. */
export const outline = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })

/** A round shape through written points, enlarged and moved; flip -1 mirrors it. */
export const curved = (text: string, x = 0, y = 0, k = 1, flip = 1, tension = 0.8): string =>
  smooth(moved(text, x, y, k, flip), true, tension)

/** An open line through written points. */
export const strand = (text: string, x = 0, y = 0, k = 1, flip = 1, tension = 0.8): string =>
  smooth(moved(text, x, y, k, flip), false, tension)

/** A shape with corners through written points. */
export const cornered = (text: string, x = 0, y = 0, k = 1, flip = 1): string =>
  polygon(moved(text, x, y, k, flip))

export const moved = (text: string, x = 0, y = 0, k = 1, flip = 1): Point[] =>
  outline(text).map(([px, py]) => [x + px * k * flip, y + py * k])
