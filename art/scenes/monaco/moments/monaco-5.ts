import { polygon } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawSloop, drawYacht } from '../../../language/boats/yachts.ts'
import { RIVIERA_SEA } from '../../../language/sea/riviera-sea.ts'
import { water } from '../../../language/sea/water.ts'
import { sky } from '../../../language/sky/sky.ts'
import { drawRacerFront } from '../../../language/vehicles/race-car.ts'
import { scene, svg } from '../../../scene.ts'

/** The tunnel's inner wall curving out of the dark towards the light on the right. */
function drawTunnel(s: Stage): void {
  const night = (k: number) => s.shade('#2a2858', k)
  s.path(
    'M-40 -40H1660V130C1420 150 1240 190 1120 250L1060 590L-40 960Z',
    s.lin([night(0.05), night(0.02), s.shade('#8a6a7a', 0.5)], 0, 0, 1, 0),
  )
  s.path(
    'M-40 -40H1660V120C1300 130 1000 200 700 330L-40 620Z',
    s.lin([night(0), night(0.1), s.shade('#c99a7a', 0.6)], 0, 0, 1, 0),
  )
  for (const i of range(9)) {
    const t = i / 8
    const x = lerp(-40, 1080, t ** 0.7)
    const y = lerp(60, 214, t ** 0.8)
    const w = lerp(230, 26, t ** 0.6)
    s.path(
      polygon([
        [x, y],
        [x + w, y + w * 0.08],
        [x + w * 0.9, y + w * 0.16],
        [x - w * 0.08, y + w * 0.08],
      ]),
      '#ffd98a',
    )
    s.ellipse(
      x + w / 2,
      y + w * 0.1,
      w,
      w * 0.4,
      s.rad([
        ['#ffc46a', 0.45],
        ['#ffc46a', 0],
      ]),
    )
  }
  for (const i of range(12)) {
    const t = (i / 11) ** 0.62
    const x = lerp(-20, 1068, t)
    s.line(
      `M${x} ${lerp(640, 262, t)}L${x + lerp(-60, -6, t)} ${lerp(930, 588, t)}`,
      '#ffc98a',
      lerp(3, 1, t),
      'opacity=".16"',
    )
  }
  for (const k of [0.52, 0.66, 0.8])
    s.line(
      `M-40 ${lerp(250, 960, k)}C500 ${lerp(300, 700, k)} 900 ${lerp(300, 560, k)} 1075 ${lerp(262, 560, k)}`,
      '#ffb868',
      3,
      'opacity=".35"',
    )
}

function drawSparks(s: Stage, x: number, y: number): void {
  const random = s.random(8)
  for (const i of range(150)) {
    const t = random()
    const px = x - t * 720 - random() * 40
    const py = y - t * 26 * (random() - 0.2) - random() * 18 * t
    const l = 10 + random() * 46 * (1 - t * 0.5)
    s.line(
      `M${px} ${py}l${-l} ${-l * 0.05 + (random() - 0.5) * 6}`,
      i % 3 ? '#ffd27a' : '#fff6d8',
      0.8 + random() * 1.6,
      'stroke-linecap="round"',
    )
  }
  s.ellipse(
    x - 200,
    y,
    320,
    20,
    s.rad([
      ['#ffb44a', 0.7],
      ['#ffb44a', 0],
    ]),
  )
}

export default scene({
  name: 'moments/monaco-5',
  seed: 105,
  light: { base: 'day', sky: ['#2a78b0', '#69b4d0', '#b4dde0', '#f0f0d8', '#fff8e2'], shadow: '#171a48' },
  horizon: 430,
  sun: { x: 1500, y: 180, r: 40 },
  layers: [
    sky({ disc: false, glow: 1 }),
    svg((s) =>
      s.rect(
        1000,
        120,
        640,
        320,
        s.rad(
          [
            ['#fffbe8', 0.9, 0],
            ['#fff0c8', 0.3, 0.6],
            ['#fff0c8', 0, 1],
          ],
          1460,
          250,
          480,
          true,
        ),
      ),
    ),
    water({ y: 430, colours: RIVIERA_SEA, glint: 0.9 }),
    svg((s) => {
      drawYacht(s, { x: 1440, y: 500, length: 210, depth: 0.3 })
      drawSloop(s, { x: 1250, y: 470, length: 50, depth: 0.4 })
      s.path(
        'M1060 580L1660 560V960H-40V900Z',
        s.lin([s.shade('#c8b8b0', 0.95), s.shade('#7a7094', 0.5), s.shade('#34326a', 0.2)], 0.9, 0, 0.1, 0.8),
      )
      s.path(
        'M1060 560C1260 548 1460 546 1660 548V600C1460 586 1260 580 1060 592Z',
        s.lin([s.shade('#fff4dc', 1), s.shade('#b8a8b0', 0.5)]),
      )
      s.path(
        range(11)
          .map((i) => `M${1080 + i * 58} ${562 - i}h28v20h-28Z`)
          .join(''),
        s.shade('#c20d1b', 0.8),
      )
      drawTunnel(s)
      s.path('M1060 590L-40 900V960H500L1140 640Z', s.shade('#1a1a4a', 0.05), 'opacity=".6"')
    }),
    svg((s) => {
      drawSparks(s, 960, 800)
      s.ellipse(980, 812, 330, 26, s.light.shadow, 'opacity=".6"')
      drawRacerFront(s, { x: 990, y: 815, length: 560 })
      drawSparks(s, 830, 812)
    }),
  ],
  finish: { bloom: 0.5 },
})
