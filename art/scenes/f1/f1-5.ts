import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawSprayFan, drawVictor } from './podium.ts'

/** Three steps with gold edges, and the crowd's arms in front of them. */
function drawPodium(s: Stage): void {
  const random = s.random(5)
  for (const x of range(90)) {
    const [px, r] = [-20 + x * 18.6, 9 + random() * 7]
    const y = 770 + random() * 30
    s.ellipse(px, y, r, r * 1.2, s.shade('#5a3a6a', 0.2 + random() * 0.3, 0.45))
    if (x % 3 === 0)
      s.line(
        `M${px} ${y + 16}l${(random() - 0.5) * 40} ${-46 - random() * 26}`,
        s.shade('#5a3a6a', 0.3, 0.45),
        7,
        'stroke-linecap="round"',
      )
  }
  s.fillBelow(800, s.lin([s.shade('#6a3f6a', 0.35, 0.35), s.shade('#2a2050', 0.1)]))
  for (const [x, w, y] of [
    [300, 330, 838],
    [1050, 330, 866],
    [620, 440, 748],
  ] as const) {
    s.rect(
      x,
      y,
      w,
      200,
      s.lin([s.shade('#7a4a6a', 0.15), s.shade('#c88a78', 0.5), s.shade('#f6d0a0', 0.95)], 0, 0, 1, 0),
    )
    s.rect(x, y, w, 22, s.lin([s.shade('#b8863a', 0.5), s.shade('#ffdf9a', 1)], 0, 0, 1, 0))
    s.path(`M${x + 30} ${y + 50}h${w - 60}v4h${60 - w}Z`, s.shade('#d9b46a', 0.8))
  }
}

export default scene({
  name: 'moments/f1-5',
  seed: 205,
  light: { base: 'dusk', sky: ['#1a2a66', '#54468a', '#a8608a', '#ec8a6a', '#ffc47a'], haze: '#e08a78' },
  horizon: 760,
  sun: { x: 1080, y: 560, r: 90 },
  layers: [
    sky({ rays: 0.08 }),
    sheet({ cover: 0.5, opacity: 0.5, seed: 6 }),
    svg((s) => drawSprayFan(s, 714, 150)),
    svg(drawPodium),
    svg((s) => drawVictor(s, 870, 748, 560)),
    svg((s) => drawSprayFan(s, 714, 150, 0.45)),
  ],
  finish: { bloom: 0.5 },
})
