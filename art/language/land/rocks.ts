import { type BoulderOptions, paintBoulders, type Rock } from '../../engine/boulders.ts'
import type { Layer } from '../../scene.ts'

/** Granite boulders: rocks in metres, the camera 1.8 m above the ground at z = 0. */
export const boulders = (o: BoulderOptions): Layer => ({ paint: (canvas, s) => paintBoulders(canvas, s, o) })

/** The tall Seychelles pile, about 750 design units wide, its middle at x metres to the right. */
export const granitePile = (x: number, size = 1): Rock[] => {
  const pile: readonly (readonly number[])[] = [
    [-2, 0.4, 15, 1.25, 0.95, 1.2, 0.1],
    [0, 1.7, 16.2, 2.1, 2.2, 1.9, -0.12],
    [2.3, 2.1, 17, 2.2, 3, 2, 0.1],
    [-1.3, 1, 16.8, 1.3, 1.6, 1.3, 0.2],
    [0.8, 0.35, 13.6, 1.7, 1.3, 1.4, -0.06],
    [2.4, 0.7, 13.2, 1.3, 1.6, 1.3, 0.15],
    [-3.2, -0.2, 15.2, 0.75, 0.55, 0.7, 0.05],
    [-2.4, -0.35, 13, 0.7, 0.5, 0.6, 0],
    [-0.9, -0.25, 12.2, 0.75, 0.62, 0.7, 0.1],
    [-4.2, -0.35, 16.8, 0.55, 0.4, 0.5, 0],
    [-3.7, -0.4, 18, 0.5, 0.4, 0.5, 0],
  ]
  return pile.map(([dx = 0, y = 0, z = 15, rx = 1, ry = 1, rz = 1, tilt = 0]) => ({
    x: x + dx * size,
    y: (y + 0.5) * size - 0.5,
    z,
    rx: rx * size,
    ry: ry * size,
    rz: rz * size,
    tilt,
  }))
}
