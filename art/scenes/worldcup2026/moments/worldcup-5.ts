import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawSkyline } from '../../../language/buildings/city.ts'
import { drawAwning } from '../../../language/buildings/terrace.ts'
import { drawPerson } from '../../../language/people/person.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawTacoFilling, type FanOptions, shawledFan } from './shawled-fan.ts'

function drawTacoCart(s: Stage): void {
  const steel = (k: number) => s.shade('#d8dce8', k)
  s.path('M820 620H1400V780H820Z', s.lin([s.shade('#2f8f8a', 0.9), s.shade('#1f5f6a', 0.4)]))
  s.path(
    range(9)
      .map((i) => `M${836 + i * 64} 640h40v110h-40Z`)
      .join(''),
    s.shade('#f2c14a', 0.75),
    'opacity=".9"',
  )
  s.rect(800, 596, 620, 30, s.lin([steel(1), steel(0.35)]))
  for (const x of [840, 1380]) s.rect(x - 6, 330, 12, 270, s.lin([steel(0.3), steel(1)], 0, 0, 1, 0))
  for (const cx of [920, 1300]) {
    s.circle(cx, 800, 52, s.shade('#2a2448', 0.15))
    s.circle(cx, 800, 36, 'none', `stroke="${steel(0.7)}" stroke-width="5"`)
    s.line(
      range(6)
        .map((i) => `M${cx} 800l${Math.cos(i) * 36} ${Math.sin(i) * 36}`)
        .join(''),
      steel(0.6),
      3,
    )
  }
  s.path(
    'M1160 600C1160 560 1180 430 1190 420H1230C1240 430 1260 560 1260 600Z',
    s.lin([s.shade('#e8834a', 1), s.shade('#8a3a30', 0.5)], 0, 0, 1, 0),
  )
  s.line(
    range(9)
      .map((i) => `M${1172 + i * 1.4} ${590 - i * 18}q40 12 ${76 - i * 3} 0`)
      .join(''),
    s.shade('#5a2028', 0.3),
    3,
    'opacity=".6"',
  )
  s.line('M1210 420V396', steel(0.8), 6)
  for (const [i, c] of ['#c8303e', '#f4efe4', '#6fae5a', '#f2c14a'].entries()) {
    s.path(`M${880 + i * 64} 596l6 -30h40l6 30Z`, steel(0.8))
    s.ellipse(906 + i * 64, 566, 22, 8, s.shade(c, 0.95))
  }
}

const FANS: readonly FanOptions[] = [
  {
    x: 286,
    y: 872,
    h: 452,
    shawl: { cloth: '#a8283e', border: '#f2c14a', pattern: 'dots' },
    skin: '#7a4c38',
    hair: 'curls',
    hand: [17, -71],
    headTurn: 8,
  },
  {
    x: 676,
    y: 868,
    h: 428,
    shawl: { cloth: '#e0a02c', border: '#3a3f86', pattern: 'hoops' },
    skin: '#9a6848',
    hair: 'ponytail',
    hand: [16, -76],
    headTurn: 10,
    flip: true,
  },
  {
    x: 470,
    y: 884,
    h: 466,
    shawl: { cloth: '#1f7f7a', border: '#f4efe4', pattern: 'zigzag' },
    skin: '#c98a64',
    hair: 'short',
    trousers: '#5a4a6a',
    hand: [21, -62],
    headTurn: -2,
  },
  {
    x: 1466,
    y: 880,
    h: 448,
    shawl: { cloth: '#3f5fb0', border: '#f6e2b0', pattern: 'zigzag' },
    skin: '#b57f58',
    hair: 'short',
    trousers: '#4a3a52',
    hand: [22, -64],
    flip: true,
  },
]

export default scene({
  name: 'moments/worldcup-5',
  seed: 305,
  light: {
    base: 'night',
    lit: '#ffd8a0',
    shadow: '#0c0f3a',
    haze: '#4a4a88',
    sky: ['#060a26', '#101a4c', '#26307a', '#5a4a8e', '#9a6a90'],
    window: '#ffd27a',
  },
  horizon: 640,
  sun: { x: 1080, y: 420, r: 10 },
  layers: [
    sky({ disc: false, stars: 60, glow: 0.2, to: 680 }),
    svg((s) => {
      drawSkyline(s, {
        from: -20,
        to: 1640,
        y: 660,
        h: 420,
        depth: 0.45,
        colour: '#3a3f80',
        lamps: 0.4,
        seed: 5,
        width: [40, 86],
      })
      s.path('M214 660L226 250H234L246 660Z', s.shade('#8a86b8', 0.6, 0.3))
      s.path(
        'M206 270C206 246 254 246 254 270C254 286 240 296 230 296C220 296 206 286 206 270Z',
        s.shade('#b4aed8', 0.8, 0.25),
      )
      s.line('M230 250V120', s.shade('#8a86b8', 0.7, 0.3), 4)
      s.circle(230, 120, 5, '#ff6a5a')
      drawSkyline(s, {
        from: -20,
        to: 1640,
        y: 680,
        h: 230,
        depth: 0.2,
        colour: '#262c66',
        lamps: 0.5,
        seed: 8,
        width: [60, 120],
        crowns: ['flat'],
      })
      s.rect(
        -40,
        676,
        1680,
        300,
        s.lin([s.shade('#4a4a82', 0.6), s.shade('#2c2c62', 0.3), s.shade('#16183f', 0.1)]),
      )
      s.ellipse(
        1040,
        800,
        700,
        130,
        s.rad([
          ['#ffc46a', 0.6],
          ['#ffb050', 0],
        ]),
      )
      s.line('M-40 740H1660M-40 762H1660', s.shade('#c9c4e0', 0.7), 4, 'opacity=".5"')
    }),
    svg((s) => {
      s.rect(
        500,
        -40,
        1160,
        800,
        s.rad(
          [
            ['#ffcf80', 0.75, 0],
            ['#ffb050', 0.25, 0.5],
            ['#ffb050', 0, 1],
          ],
          1100,
          440,
          430,
          true,
        ),
      )
      drawPerson(s, {
        x: 1070,
        y: 760,
        h: 400,
        pose: 'offering',
        wears: 'shirt',
        colour: '#f4efe4',
        skin: '#a8704a',
        hair: 'cap',
        flip: true,
        lit: 0.95,
      })
      drawTacoCart(s)
      drawAwning(s, { from: 790, to: 1430, top: 250, bottom: 336, stripe: '#c8303e', width: 46, lit: 0.9 })
      for (const x of range(13)) {
        s.circle(
          812 + x * 50,
          372 + Math.sin(x * 0.9) * 8,
          22,
          s.rad([
            ['#ffe2a0', 0.8],
            ['#ffe2a0', 0],
          ]),
        )
        s.circle(812 + x * 50, 372 + Math.sin(x * 0.9) * 8, 5.6, '#fff6d8')
      }
      s.group(`filter="${s.blur(12)}"`, () => {
        for (const i of range(12))
          s.ellipse(
            1120 + Math.sin(i * 1.4) * 30 - i * 10,
            540 - i * 40,
            34 + i * 9,
            30 + i * 4,
            '#fff0d8',
            `opacity="${(0.4 - i * 0.03).toFixed(2)}"`,
          )
      })
    }),
    svg((s) => {
      for (const { x, y } of FANS) s.ellipse(x - 50, y + 2, 120, 13, s.light.shadow, 'opacity=".55"')
    }),
    FANS.map(shawledFan),
    svg((s) => {
      s.placed({ x: 846, y: 590, scale: 0.8 }, () => drawTacoFilling(s))
      s.placed({ x: 1120, y: 590, scale: 0.8 }, () => drawTacoFilling(s))
    }),
  ],
  finish: { bloom: 0.5 },
})
