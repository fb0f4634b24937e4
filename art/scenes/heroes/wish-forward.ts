import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { ridge } from '../../language/land/land.ts'
import { drawPerson } from '../../language/people/person.ts'
import { POSES } from '../../language/people/poses.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { drawLantern } from '../../language/things/festoon.ts'
import { scene, svg } from '../../scene.ts'

const hillAt = (x: number): number =>
  862 - 122 * Math.exp(-(((x - 1180) / 420) ** 2)) + 5 * Math.sin(x * 0.02)

function drawChildren(s: Stage): void {
  const child = (x: number, h: number, colour: string, extra: Partial<Parameters<typeof drawPerson>[1]>) =>
    drawPerson(s, { x, y: hillAt(x) + 4, h, child: true, wears: 'shorts', colour, skin: '#8a5a44', ...extra })
  const lift = {
    ...POSES.cheering,
    armL: [
      [-0.14, 0.9],
      [-0.07, 1.07],
    ],
    armR: [
      [0.14, 0.9],
      [0.07, 1.07],
    ],
  } as const
  child(930, 118, '#e0a84a', { hair: 'short', pose: 'pointing' })
  child(1006, 98, '#e9d8c0', {
    wears: 'dress',
    hair: 'ponytail',
    pose: lift,
    second: '#c8575a',
    skin: '#c99472',
  })
  child(1084, 128, '#5f9a9a', { hair: 'curls', pose: 'standing', skin: '#6e4432' })
  drawWheelchair(s, 1176, hillAt(1176) + 5, 118)
  child(1262, 122, '#c8575a', { wears: 'dress', hair: 'plait', pose: lift, skin: '#a8704e' })
  child(1340, 92, '#f1e6d0', { hair: 'short', pose: 'standing', skin: '#d9a582', hairColour: '#8a5a3a' })
  child(1408, 110, '#7a6ab0', { hair: 'bun', wears: 'dress', pose: 'strolling', skin: '#7a4a34' })
  for (const [x, up] of [
    [1006, 122],
    [1262, 148],
    [1186, 136],
  ] as const)
    drawLantern(s, { x, y: hillAt(x) - up, r: 15, kind: 'sky', colour: '#f3a24e' })
}

function drawWheelchair(s: Stage, x: number, y: number, h: number): void {
  const raise = {
    ...POSES.seated,
    armL: [
      [0.06, 0.7],
      [0.1, 0.86],
    ],
    armR: [
      [0.0, 0.72],
      [0.04, 0.88],
    ],
  } as const
  const frame = s.shade('#3a3f6c', 0.5)
  s.line(
    `M${x - h * 0.2} ${y - h * 0.62}v${h * 0.36}h${h * 0.34}v${h * 0.16}M${x - h * 0.2} ${y - h * 0.6}h${-h * 0.09}`,
    frame,
    h * 0.03,
    'stroke-linejoin="round"',
  )
  drawPerson(s, {
    x: x + h * 0.03,
    y: y - h * 0.03,
    h: h * 0.98,
    child: true,
    pose: raise,
    wears: 'shorts',
    colour: '#f0c48a',
    hair: 'long',
    skin: '#a8704e',
  })
  for (const [cx, r, w] of [
    [-0.09, 0.24, 0.028],
    [0.24, 0.08, 0.022],
  ] as const) {
    s.add(
      `<circle cx="${x + cx * h}" cy="${y - r * h}" r="${r * h}" fill="none" stroke="${frame}" stroke-width="${w * h}"/>`,
    )
    s.add(
      `<circle cx="${x + cx * h}" cy="${y - r * h}" r="${r * h * 1.02}" fill="none" stroke="${s.shade(s.light.lit, 0.9)}" stroke-width="${w * h * 0.3}" opacity=".7"/>`,
    )
  }
}

export default scene({
  name: 'heroes/wish-forward',
  seed: 73,
  light: {
    base: 'dusk',
    sky: ['#232a66', '#4a4590', '#8a6ab0', '#c98fb4', '#f6c0b0'],
    haze: '#b98ab4',
    glow: '#ffcaa0',
    lit: '#ffc9a8',
    shadow: '#241f58',
  },
  horizon: 640,
  sun: { x: 1260, y: 640, r: 20 },
  portrait: { x: 850, y: 150, w: 620, h: 1102 },
  layers: [
    sky({ stars: 60, disc: false, glow: 0.9, to: 720 }),
    sheet({ cover: 0.49, opacity: 0.5, seed: 5, horizon: 620 }),
    svg((s) => {
      s.circle(
        744,
        130,
        50,
        s.rad([
          ['#fffbe8', 0.7, 0],
          ['#fffbe8', 0.12, 0.3],
          ['#fffbe8', 0, 1],
        ]),
      )
      s.path('M744 108L747 127L766 130L747 133L744 152L741 133L722 130L741 127Z', '#fffdf2')
    }),
    ridge({ y: 660, height: 150, colour: '#6a5a9c', depth: 0.55, seed: 4, length: 420, base: 760 }),
    ridge({
      y: 706,
      height: 110,
      colour: '#54488a',
      depth: 0.3,
      seed: 8,
      length: 300,
      base: 940,
      mist: 0.25,
    }),
    mist({ y: 620, h: 120, opacity: 0.5 }),
    svg((s) => {
      const lanterns = [
        [1180, 180, 30],
        [1330, 90, 22],
        [1010, 270, 22],
        [1440, 260, 18],
        [900, 120, 14],
        [1250, 330, 15],
        [1500, 60, 12],
        [1080, 60, 13],
        [820, 260, 10],
        [1190, -60, 16],
        [1010, -110, 11],
      ] as const
      for (const [x, y, r] of lanterns) drawLantern(s, { x, y, r, kind: 'sky', colour: '#f3a24e' })
    }),
    svg((s) => {
      const hill: Point[] = range(60).map((i) => [
        s.left + ((s.right - s.left) * i) / 59,
        hillAt(s.left + ((s.right - s.left) * i) / 59),
      ])
      s.path(
        polygon([...hill, [s.right, s.bottom], [s.left, s.bottom]]),
        s.lin(
          [s.shade('#7f8464', 0.7), s.shade('#4a5a5c', 0.25), s.shade('#2a2450', 0.1)],
          0,
          730,
          0,
          920,
          true,
        ),
      )
      drawChildren(s)
    }),
  ],
  finish: { bloom: 0.46 },
})
