import { rectPath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** A granite sea wall along the promenade: its coping begins at y, its blocks fill the camera below. */
export function drawSeaWall(s: Stage, o: { y: number }): void {
  const stone = '#a58a86'
  const sun = s.sun?.x ?? 1000
  const near = (reach: number) =>
    s.rad(
      [
        [s.light.lit, 0.7],
        [s.light.lit, 0],
      ],
      sun,
      o.y,
      reach,
      true,
    )
  const width = s.right - s.left
  const course = 58
  s.fillBelow(o.y, s.shade(stone, 0.2))
  s.rect(s.left, o.y, width, 30, s.lin([s.shade(stone, 0.62), s.shade(stone, 0.42)]))
  s.rect(s.left, o.y, width, 30, near(620))
  s.rect(s.left, o.y, width, 2.5, s.shade(s.light.lit, 1), 'opacity=".8"')
  s.rect(s.left, o.y + 30, width, 9, s.shade(stone, 0.02))
  const first = Math.floor(s.left / 128)
  const blocks = range(Math.ceil(width / 128) + 2).flatMap((i) =>
    range(4).map((row) =>
      rectPath((first + i) * 128 + (row % 2) * 64 + 3, o.y + 40 + row * course, 122, course - 5),
    ),
  )
  s.path(blocks.join(''), s.lin([s.shade(stone, 0.3), s.shade(stone, 0.1)], 0, o.y + 40, 0, o.y + 240, true))
  s.line(
    range(Math.ceil(width / 192) + 2)
      .map((i) => `M${(Math.floor(s.left / 192) + i) * 192} ${o.y}v30`)
      .join(''),
    s.shade(stone, 0.12),
    2,
  )
  s.rect(
    s.left,
    o.y + 39,
    width,
    60,
    s.rad(
      [
        [s.light.lit, 0.22],
        [s.light.lit, 0],
      ],
      sun,
      o.y + 30,
      420,
      true,
    ),
  )
}
