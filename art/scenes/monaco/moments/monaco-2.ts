import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawPerson } from '../../../language/people/person.ts'
import { drawShrubs } from '../../../language/plants/foliage.ts'
import { drawPalm } from '../../../language/plants/palm.ts'
import { water } from '../../../language/sea/water.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawCabriolet } from '../cabriolet.ts'
import { drawCasino } from '../casino.ts'

function drawFountain(s: Stage, x: number, y: number): void {
  const water = s.shade('#dff0ff', 1)
  s.ellipse(x, y, 190, 22, s.lin([s.shade('#d8c4a0', 0.9), s.shade('#6a5a78', 0.3)]))
  s.ellipse(x, y - 6, 168, 15, s.lin([s.shade('#8fb4e0', 0.8), s.lamp()], 0, 0, 0, 1))
  for (const i of range(34)) {
    const a = (i / 33 - 0.5) * 2
    const reach = a * 148
    const rise = 150 - Math.abs(a) * 60
    s.line(
      `M${x} ${y - 12}C${x + reach * 0.3} ${y - rise} ${x + reach * 0.8} ${y - rise * 0.9} ${x + reach} ${y - 8}`,
      water,
      1.5,
      'opacity=".5"',
    )
  }
  s.line(`M${x} ${y - 12}V${y - 190}`, water, 5, 'opacity=".75" stroke-linecap="round"')
  s.ellipse(
    x,
    y - 60,
    150,
    120,
    s.rad([
      [s.light.window, 0.45],
      [s.light.window, 0],
    ]),
  )
}

export default scene({
  name: 'moments/monaco-2',
  seed: 102,
  light: {
    base: 'night',
    sky: ['#070d2c', '#0f1c4e', '#1f2f74', '#43458c', '#7a5a94'],
    lit: '#ffd89a',
    haze: '#3a3f78',
    shadow: '#0a0f34',
  },
  horizon: 600,
  layers: [
    sky({ stars: 120, to: 660 }),
    svg((s) => {
      s.rect(
        -40,
        -40,
        1680,
        700,
        s.rad(
          [
            ['#ffcf80', 0.5, 0],
            ['#ffb060', 0.2, 0.5],
            ['#ffb060', 0, 1],
          ],
          800,
          560,
          720,
          true,
        ),
      )
      for (const [x, h, lean] of [
        [130, 330, 0.1],
        [250, 260, -0.12],
        [1360, 270, 0.14],
        [1490, 350, -0.08],
      ] as const)
        drawPalm(s, { x, y: 618, h, lean, size: 1.05, seed: x, depth: 0.12 })
      drawCasino(s, { x: 800, y: 610, w: 860, lamps: true, lit: 0.8, stone: '#f2c384' })
      drawShrubs(s, { from: -20, to: 400, y: 622, h: 40, seed: 2, colour: '#2f5a48' })
      drawShrubs(s, { from: 1200, to: 1620, y: 622, h: 40, seed: 3, colour: '#2f5a48' })
      for (const x of [330, 470, 1130, 1270]) {
        s.line(`M${x} 622V470`, s.shade('#2a2450', 0.2), 5)
        s.circle(
          x,
          462,
          44,
          s.rad([
            [s.light.window, 0.7],
            [s.light.window, 0],
          ]),
        )
        s.circle(x, 462, 10, '#fff3cf')
      }
      s.rect(-40, 616, 1680, 14, s.shade('#8a7a98', 0.35))
    }),
    water({
      y: 628,
      accent: '#2a2a62',
      colours: ['#5a4a80', '#3f3a78', '#2c2c66', '#1c1f50', '#12163e'],
      reflection: [0.8, 0.55],
      amplitude: 20,
      wave: 2.2,
      glint: 0,
    }),
    svg((s) => {
      drawFountain(s, 800, 712)
      drawCabriolet(s, { x: 330, y: 800, length: 520, colour: '#7a1f3a' })
      drawCabriolet(s, { x: 1300, y: 772, length: 430, colour: '#2b4a86', flip: true })
      for (const [x, y] of [
        [592, 752],
        [1086, 732],
      ] as const)
        s.ellipse(
          x + (x < 800 ? 60 : -60),
          y + 14,
          120,
          14,
          s.rad([
            ['#fff0c0', 0.7],
            ['#fff0c0', 0],
          ]),
        )
      drawPerson(s, {
        x: 1010,
        y: 720,
        h: 150,
        pose: 'standing',
        wears: 'suit',
        colour: '#2a2c60',
        hair: 'cap',
      })
      drawPerson(s, {
        x: 620,
        y: 722,
        h: 150,
        pose: 'strolling',
        wears: 'gown',
        colour: '#c8424f',
        hair: 'bun',
        slender: true,
      })
      drawPerson(s, {
        x: 572,
        y: 724,
        h: 160,
        pose: 'strolling',
        wears: 'suit',
        colour: '#20224e',
        hair: 'short',
      })
    }),
  ],
  finish: { bloom: 0.5 },
})
