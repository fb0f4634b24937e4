import { ellipsePath } from '../engine/geometry.ts'
import { range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { drawSkyline } from '../motifs/city.ts'
import { drawPerson } from '../motifs/people.ts'
import { sky } from '../motifs/sky.ts'
import { drawAwning } from '../motifs/terrace.ts'
import { scene, svg } from '../scene.ts'

interface Shawl {
  readonly cloth: string
  readonly border: string
  readonly pattern: 'dots' | 'zigzag' | 'hoops'
}

/** A supporter's cloth worn round the shoulders, from behind: one colour, a border, a woven pattern. */
function drawShawl(s: Stage, x: number, y: number, h: number, shawl: Shawl): void {
  s.placed({ x, y, scale: h / 100 }, () => {
    const d = 'M-5 -86C-14 -83 -18 -72 -20 -40C-8 -33 8 -33 20 -40C18 -72 14 -83 5 -86C2 -83 -2 -83 -5 -86Z'
    s.path(
      d,
      s.lin([s.shade(shawl.cloth, 0.35), s.shade(shawl.cloth, 0.8), s.shade(shawl.cloth, 1.05)], 0, 0, 1, 0),
    )
    s.clipped(d, () => {
      const ink = s.shade(shawl.border, 0.9)
      s.line('M-22 -42C-8 -34 8 -34 22 -42', ink, 5)
      if (shawl.pattern === 'dots')
        s.path(
          range(24)
            .map((i) =>
              ellipsePath(-15 + (i % 6) * 6 + (Math.floor(i / 6) % 2) * 3, -76 + Math.floor(i / 6) * 8, 1.2),
            )
            .join(''),
          ink,
        )
      if (shawl.pattern === 'zigzag')
        s.line(
          range(3)
            .map(
              (k) =>
                `M-22 ${-72 + k * 10}${range(8)
                  .map(() => 'l3 4l3 -4')
                  .join('')}`,
            )
            .join(''),
          ink,
          1.6,
        )
      if (shawl.pattern === 'hoops')
        s.line(
          range(4)
            .map((k) => `M-22 ${-76 + k * 9}Q0 ${-70 + k * 9} 22 ${-76 + k * 9}`)
            .join(''),
          ink,
          2.2,
        )
      s.line(
        'M-8 -82C-12 -70 -12 -54 -13 -38M7 -82C10 -70 11 -54 12 -38M0 -80V-36',
        s.light.shadow,
        0.9,
        'opacity=".35"',
      )
    })
    s.line('M6 -85C14 -82 18 -71 19.6 -41', s.light.lit, 0.8, 'opacity=".8"')
  })
}

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

/** A folded taco in two hands' reach, seen from the side. */
function drawTaco(s: Stage, x: number, y: number, k: number): void {
  s.placed({ x, y, scale: k }, () => {
    s.path('M-30 0C-28 -26 28 -26 30 0Z', s.shade('#6fae5a', 0.9))
    s.path(
      range(5)
        .map((i) => ellipsePath(-18 + i * 9, -15, 5))
        .join(''),
      s.shade('#c8303e', 0.9),
    )
    s.path(
      'M-32 4C-30 -18 30 -18 32 4C24 12 -24 12 -32 4Z',
      s.lin([s.shade('#f6d48a', 1), s.shade('#c88a3a', 0.6)]),
    )
  })
}

const FANS: readonly (readonly [number, number, Shawl, 'short' | 'curls' | 'ponytail'])[] = [
  [310, 400, { cloth: '#a8283e', border: '#f2c14a', pattern: 'dots' }, 'curls'],
  [496, 420, { cloth: '#1f7f7a', border: '#f4efe4', pattern: 'zigzag' }, 'short'],
  [668, 390, { cloth: '#e0a02c', border: '#3a3f86', pattern: 'hoops' }, 'ponytail'],
]

const streetTacos = scene({
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
    ...FANS.map(([x, h, shawl, hair], i) =>
      svg((s) => {
        s.ellipse(x - 60, 880, 110, 14, s.light.shadow, 'opacity=".5"')
        drawPerson(s, {
          x,
          y: 878,
          h: h * 1.12,
          pose: i === 1 ? 'relaxed' : 'standing',
          wears: 'shirt',
          colour: shawl.cloth,
          second: '#2c3260',
          skin: ['#6b4433', '#c98a64', '#8a5a40'][i] as string,
          hair,
          slender: i === 2,
          lit: 0.8,
        })
        drawShawl(s, x, 878, h * 1.12, shawl)
      }),
    ),
    svg((s) => {
      drawPerson(s, {
        x: 1440,
        y: 884,
        h: 440,
        pose: 'offering',
        wears: 'shirt',
        colour: '#2f6fb5',
        second: '#2c3260',
        skin: '#c98a64',
        hair: 'short',
        flip: true,
        lit: 0.8,
      })
      drawTaco(s, 1352, 640, 1.1)
      drawTaco(s, 846, 590, 0.8)
      drawTaco(s, 1120, 590, 0.8)
    }),
  ],
  finish: { bloom: 0.5 },
})

export default [streetTacos]
