import { range, smoothstep } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { drawCabriolet } from '../motifs/cabriolet.ts'
import { drawCasino } from '../motifs/casino.ts'
import { drawShrubs } from '../motifs/foliage.ts'
import { drawLemon } from '../motifs/lemon-branch.ts'
import { bodies } from '../motifs/modelled.ts'
import { drawPalm } from '../motifs/palm.ts'
import { drawPerson } from '../motifs/people.ts'
import { drawShell, drawVisor, gloveParts } from '../motifs/race-helmet.ts'
import { drawHillTown, drawSlope, type HillTownOptions } from '../motifs/riviera-houses.ts'
import { RIVIERA_SEA } from '../motifs/riviera-sea.ts'
import { drawIce, drawLemonHalf, prawnParts } from '../motifs/seafood.ts'
import { sky } from '../motifs/sky.ts'
import { water } from '../motifs/water.ts'
import { drawYacht } from '../motifs/yachts.ts'
import { scene, svg } from '../scene.ts'

const inHelmet = (s: Stage, draw: () => void) => s.placed({ x: 830, y: 400, scale: 1.06, turn: 4 }, draw)

/** The harbour bent round the visor: sky, hillside, yachts, the road. */
function drawMirroredHarbour(s: Stage): void {
  s.rect(
    -100,
    -150,
    460,
    280,
    s.lin(
      ['#16305e', '#2f6f9e', '#8cc7d4', '#f6e6bc', '#2b5f8c', '#14234a'].map(
        (c, i) => [c, 1, [0, 0.22, 0.42, 0.5, 0.53, 1][i] as number] as const,
      ),
    ),
  )
  const town: HillTownOptions = {
    from: 90,
    to: 350,
    foot: -8,
    crest: (x) => -22 - 62 * smoothstep(80, 330, x),
    rows: 5,
    size: 22,
    towers: 0.2,
    depth: [0.05, 0.35],
    seed: 4,
  }
  drawSlope(s, town)
  drawHillTown(s, town)
  drawYacht(s, { x: 60, y: 10, length: 90 })
  drawYacht(s, { x: 200, y: 16, length: 110, flip: true })
  s.path('M-100 66C60 40 220 44 360 74V130H-100Z', s.shade('#6a6488', 0.4))
  s.line('M-100 70C60 44 220 48 360 78', s.shade('#fff0d8', 0.9), 4, 'stroke-dasharray="18 14"')
  s.rect(
    -100,
    -150,
    460,
    280,
    s.lin(
      [
        ['#0b1530', 0.65],
        ['#0b1530', 0],
        ['#0b1530', 0.1],
        ['#0b1530', 0.55],
      ],
      0,
      0,
      1,
      0,
    ),
  )
}

const chinStrap = scene({
  name: 'moments/monaco-1',
  seed: 101,
  light: 'day',
  horizon: 520,
  sun: { x: 1500, y: 40, r: 30 },
  layers: [
    svg((s) =>
      s.rect(
        -40,
        -40,
        1680,
        980,
        s.lin(['#2d86bd', '#8fcbd8', '#e9efdc', '#9cc3cc', '#4d8fb4'], 0, 0, 0.1, 1),
      ),
    ),
    svg((s) =>
      s.group(`filter="${s.blur(2.2)}"`, () => {
        const town: HillTownOptions = {
          from: 940,
          to: 1700,
          foot: 590,
          crest: (x) => 560 - 330 * smoothstep(900, 1500, x),
          rows: 7,
          size: 84,
          depth: [0.5, 0.72],
          seed: 2,
        }
        drawHillTown(s, town)
        s.rect(-40, 590, 1680, 400, s.lin(['#8fc6d2', '#4d9abe', '#2f78a8']))
        drawYacht(s, { x: 250, y: 640, length: 430, depth: 0.4 })
        drawYacht(s, { x: 1400, y: 660, length: 430, depth: 0.4, flip: true })
      }),
    ),
    bodies({ round: 60 }, [
      (s) => {
        s.path(
          'M180 960C220 800 380 700 600 680C760 720 960 720 1080 684C1260 720 1400 810 1440 960Z',
          s.shade('#b01226', 0.6),
        )
        s.path('M560 700C640 760 980 770 1100 700L1080 650H600Z', s.shade('#14245a', 0.5))
      },
    ]),
    bodies({ round: 170 }, [(s) => inHelmet(s, () => drawShell(s))]),
    svg((s) => inHelmet(s, () => drawVisor(s, () => drawMirroredHarbour(s)))),
    svg((s) => {
      s.line('M690 690C760 740 850 752 920 726', s.shade('#14245a', 0.4), 26, 'stroke-linecap="round"')
      s.line('M692 684C760 732 850 744 918 718', s.shade('#5a74b4', 0.8), 3)
    }),
    bodies({ round: 20, cast: { x: -8, y: 12, blur: 10, opacity: 0.35 } }, [
      ...gloveParts({ x: 640, y: 742, k: 1.12, turn: -18 }),
      ...gloveParts({ x: 1000, y: 756, k: 1.1, turn: 20, flip: true }),
    ]),
  ],
})

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

const casinoSquare = scene({
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

const prawnTower = scene({
  name: 'moments/monaco-3',
  seed: 103,
  light: { base: 'day', sky: ['#1763a6', '#3f9aca', '#8fd0e0', '#d8eee4', '#fdf3da'] },
  horizon: 240,
  sun: { x: 1400, y: -60, r: 30 },
  layers: [
    sky({ disc: false, glow: 0.4 }),
    water({ y: 240, colours: RIVIERA_SEA, glint: 0.6, reflection: [0.6, 0.1], wave: 1.2 }),
    svg((s) => {
      const chrome = s.lin([
        s.shade('#ffffff', 1),
        s.shade('#9fb4cc', 0.6),
        s.shade('#3f5a86', 0.3),
        s.shade('#e9f2f6', 0.9),
      ])
      for (const x of [180, 620, 1060, 1500])
        s.rect(
          x,
          340,
          22,
          330,
          s.lin([s.shade('#4a6490', 0.3), s.shade('#ffffff', 1), s.shade('#6f86ac', 0.5)], 0, 0, 1, 0),
        )
      s.rect(-40, 318, 1680, 34, chrome)
      s.rect(-40, 470, 1680, 14, chrome)
      s.rect(
        -40,
        610,
        1680,
        400,
        s.lin([s.shade('#d99a5a', 0.9), s.shade('#b06f3e', 0.7), s.shade('#7a4530', 0.35)]),
      )
      s.line(
        range(9)
          .map((i) => `M-40 ${622 + i * i * 4.4}H1660`)
          .join(''),
        s.shade('#5a3030', 0.2),
        2,
        'opacity=".5"',
      )
      s.line('M-40 612H1660', s.shade('#ffe9c0', 1), 4)
    }),
    bodies({ round: 60, cast: { x: -30, y: 22, blur: 18, opacity: 0.4 } }, [
      (s) => s.path('M360 640C380 800 560 880 830 880C1100 880 1280 800 1300 640Z', s.shade('#c9d4e4', 0.85)),
    ]),
    svg((s) => {
      s.ellipse(830, 640, 470, 70, s.lin([s.shade('#ffffff', 1), s.shade('#8fa6c4', 0.5)]))
      drawIce(s, { x: 830, y: 610, w: 860, h: 130, n: 150, size: 34, seed: 1 })
      drawIce(s, { x: 830, y: 500, w: 520, h: 220, n: 130, size: 32, seed: 2 })
      drawIce(s, { x: 830, y: 390, w: 260, h: 160, n: 60, size: 28, seed: 3 })
    }),
    ...(
      [
        [560, 560, 92, -20, false],
        [720, 600, 96, 10, false],
        [920, 600, 96, 4, true],
        [1090, 560, 92, -16, true],
        [660, 470, 88, -8, false],
        [990, 470, 88, -4, true],
        [830, 500, 90, 30, false],
        [760, 370, 80, 0, false],
        [900, 370, 80, 4, true],
        [830, 268, 74, 20, false],
      ] as const
    ).map(([x, y, r, turn, flip]) =>
      bodies(
        { round: 16, cast: { x: -8, y: 10, blur: 8, opacity: 0.3 } },
        prawnParts({ x, y, r, turn, flip }),
      ),
    ),
    svg((s) => {
      drawLemonHalf(s, 500, 660, 62)
      drawLemonHalf(s, 1150, 664, 66)
      drawLemon(s, 1400, 770, 74, -14)
      drawLemonHalf(s, 1300, 806, 64)
      drawLemon(s, 240, 800, 70, 20)
    }),
  ],
})

export default [chinStrap, casinoSquare, prawnTower]
