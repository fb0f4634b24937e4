import { polygon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { scene, svg } from '../../../scene.ts'
import { tiniklingDance } from './tinikling.ts'

function drawDanceFloor(s: Stage): void {
  s.rect(
    s.left,
    s.top,
    s.right - s.left,
    s.bottom - s.top,
    s.lin([s.shade('#3a2a5c', 0.25), s.shade('#7a4a5c', 0.5)]),
  )
  s.circle(
    960,
    330,
    760,
    s.rad([
      ['#ffb45e', 0.7],
      ['#e0704c', 0.28],
      ['#e0704c', 0],
    ]),
  )
  const boards = range(26).map((i) =>
    polygon([
      [800 + (i - 13) * 60, 560],
      [800 + (i - 12) * 60 - 2, 560],
      [800 + (i - 12) * 210 - 5, 930],
      [800 + (i - 13) * 210, 930],
    ]),
  )
  s.fillBelow(560, s.shade('#6a3f3a', 0.3))
  s.path(boards.join(''), s.lin([s.shade('#b5744c', 0.5), s.shade('#a8643f', 0.8)], 0, 560, 0, 900, true))
  s.rect(
    s.left,
    540,
    s.right - s.left,
    60,
    s.lin([
      [s.light.shadow, 0],
      [s.light.shadow, 0.45],
      [s.light.shadow, 0],
    ]),
  )
  s.ellipse(
    940,
    740,
    760,
    170,
    s.rad([
      ['#ffd08a', 0.5],
      ['#ffd08a', 0],
    ]),
  )
}

/** The audience beyond the footlights: heads in the dark, lanterns above. */
function drawAudience(s: Stage): void {
  const random = s.random(8)
  for (const row of range(3)) {
    for (const i of range(24)) {
      const x = s.left + (i + random() * 0.8) * 72
      const y = 486 + row * 26 + random() * 22
      s.path(
        `M${x - 30} ${y + 60}C${x - 30} ${y + 4} ${x - 12} ${y} ${x} ${y}S${x + 30} ${y + 4} ${x + 30} ${y + 60}Z`,
        s.shade('#2a1c48', 0.15 + row * 0.05),
      )
      s.circle(x, y - 12, 16, s.shade('#2a1c48', 0.2 + row * 0.06))
    }
  }
}

export default scene({
  name: 'moments/philippines-7',
  seed: 37,
  light: { base: 'dusk', shadow: '#23143f', lit: '#ffcf8e', haze: '#b5685c' },
  horizon: 560,
  sun: { x: 1100, y: -100, r: 30 },
  view: { x: 80, y: 92, w: 1424, h: 801 },
  layers: [
    svg(drawDanceFloor),
    svg((s) => s.group(`filter="${s.blur(7)}"`, () => drawAudience(s))),
    tiniklingDance(),
  ],
})
