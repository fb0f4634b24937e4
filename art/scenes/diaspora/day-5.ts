import { mix } from '../../engine/colour.ts'
import { ellipsePath, type Point, ribbon } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { gripParts } from '../../language/people/hands/grip.ts'
import { bodies, modelled, scene, svg } from '../../scene.ts'

const FIRELIGHT = {
  base: 'dusk',
  sky: ['#0d0a24', '#1a1233', '#30193c', '#5a2838', '#a04a30'],
  haze: '#6a3038',
  shadow: '#150c2c',
  lit: '#ff9c4a',
  glow: '#ff7a2c',
  sun: '#ffe0a0',
} as const

/** Tongues of fire from red to white, soft at the edge. */
const drawFlames = (s: Stage, x: number, y: number, size: number, seed: number): void => {
  const random = s.random(seed)
  s.circle(
    x,
    y - size * 0.3,
    size * 1.2,
    s.rad([
      ['#ff9a3c', 0.7],
      ['#f0581c', 0.25],
      ['#f0581c', 0],
    ]),
  )
  for (const [k, colour, opacity] of [
    [1, '#d8441c', 0.6],
    [0.8, '#f47a22', 0.75],
    [0.58, '#ffb03c', 0.9],
    [0.36, '#ffe49a', 0.95],
  ] as const) {
    const tongues = range(5).map((i) => {
      const at = x + (i - 2) * size * 0.34 * k
      const h = size * (0.75 + random() * 0.5) * k * (1 - Math.abs(i - 2) * 0.16)
      const w = size * 0.24 * k
      const sway = (random() - 0.5) * size * 0.22
      return curved(
        `${-w},0 ${-w * 1.05},${-h * 0.3} ${-w * 0.4 + sway * 0.3},${-h * 0.6} ${sway},${-h} ${w * 0.3 + sway * 0.6},${-h * 0.62} ${w * 0.7},${-h * 0.42} ${w * 1.05},${-h * 0.2} ${w * 0.8},0 0,${h * 0.12}`,
        at,
        y,
      )
    })
    s.path(tongues.join(''), colour, `opacity="${opacity}"`)
  }
}

const POT = { x: 1090, y: 478, rx: 372, ry: 150 }

/** Grains of red rice, brighter to the fire's side, with pepper, bay and onion. */
const drawJollof = (s: Stage): void => {
  const random = s.random(55)
  const { x, y, rx, ry } = POT
  const surface = ellipsePath(x, y + 10, rx - 44, ry - 24)
  s.path(
    surface,
    s.rad([s.shade('#f0632a', 1), s.shade('#c23a1e', 0.6), s.shade('#7a1c1c', 0.2)], 0.62, 0.4, 0.7),
  )
  s.clipped(surface, () => {
    const tones = ['#7a1f18', '#b5361c', '#dd5a26', '#f4843a', '#ffb565']
    const paths = tones.map(() => '')
    for (let i = 0; i < 3400; i++) {
      const a = random() * 2 * Math.PI
      const r = Math.sqrt(random())
      const [u, v] = [Math.cos(a) * r, Math.sin(a) * r]
      const heap = 26 * Math.exp(-((u - 0.1) ** 2 + v * v) * 3)
      const lit = 0.5 + 0.26 * u + 0.12 * v + (random() - 0.5) * 0.85
      const turn = random() * Math.PI
      const k = 8.5 + 3.4 * v
      const [gx, gy] = [x + u * rx * 0.9, y + 12 + v * ry * 0.86 - heap]
      const [dx, dy] = [Math.cos(turn) * k, Math.sin(turn) * k * 0.55]
      paths[Math.max(0, Math.min(4, Math.floor(lit * 5)))] +=
        `M${(gx - dx).toFixed(1)} ${(gy - dy).toFixed(1)}q${(dx - dy * 0.5).toFixed(1)} ${(dy + dx * 0.42).toFixed(1)} ${(2 * dx).toFixed(1)} ${(2 * dy).toFixed(1)}q${(-dx + dy * 0.5).toFixed(1)} ${(-dy - dx * 0.42).toFixed(1)} ${(-2 * dx).toFixed(1)} ${(-2 * dy).toFixed(1)}Z`
    }
    for (const [i, d] of paths.entries()) s.path(d, s.shade(tones[i] as string, 0.75))
    for (const [px, py, turn] of [
      [900, 470, 20],
      [1210, 530, -30],
      [1010, 540, 60],
      [1300, 470, 10],
    ] as const)
      s.placed({ x: px, y: py, turn }, () => {
        s.path(
          'M-40 0Q0 -20 42 2Q0 16 -40 0Z',
          s.lin([s.shade('#3a4a24', 0.2), s.shade('#8a9a4a', 0.8)], 0, 1, 1, 0),
        )
        s.line('M-40 0Q0 -3 42 2', s.shade('#c2c070', 0.7), 1.2)
      })
    for (const [px, py] of [
      [960, 505],
      [1160, 455],
      [1250, 500],
      [1080, 548],
      [850, 500],
    ] as const)
      s.line(`M${px - 16} ${py}q16 -15 32 0`, s.shade('#ffb98a', 0.9), 4, 'stroke-linecap="round"')
  })
}

const drawPotBody = (s: Stage): void => {
  const { x, y, rx, ry } = POT
  s.path(
    `M${x - rx} ${y}C${x - rx * 1.12} ${y + 200} ${x - rx * 0.8} ${y + 400} ${x - rx * 0.4} ${y + 430}H${x + rx * 0.4}C${x + rx * 0.8} ${y + 400} ${x + rx * 1.12} ${y + 200} ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`,
    s.shade('#3a3048', 0.35),
  )
}

export default scene({
  name: 'diaspora/day-5',
  seed: 55,
  light: FIRELIGHT,
  horizon: 300,
  sun: { x: 1240, y: 900, r: 10 },
  portrait: { x: 740, y: -20, w: 700, h: 1244 },
  layers: [
    svg((s) => {
      s.rect(
        s.left,
        s.top,
        s.right - s.left,
        s.bottom - s.top,
        s.fine(['#120d2c', '#22143a', '#3f1f3c', '#5c2c38', '#3a1c30'], 0, s.top, 0, 1000, true),
      )
      s.circle(
        1120,
        800,
        900,
        s.rad([
          [s.light.glow, 0.6],
          [s.light.glow, 0.2],
          [s.light.glow, 0],
        ]),
      )
    }),
    svg((s) => {
      for (const [x, y, r] of [
        [250, 130, 30],
        [480, 90, 20],
        [90, 210, 36],
        [640, 150, 16],
        [380, 190, 14],
      ] as const)
        s.circle(
          x,
          y,
          r * 2.4,
          s.rad([
            [s.light.window, 0.34],
            [s.light.window, 0.1],
            [s.light.window, 0],
          ]),
        )
    }),
    svg((s) =>
      s.fillBelow(
        560,
        s.lin(
          [
            ['#2a1430', 0],
            ['#2a1430', 0.7],
            ['#170b22', 1],
          ],
          0,
          560,
          0,
          1100,
          true,
        ),
      ),
    ),
    svg((s) => {
      drawFlames(s, 800, 960, 210, 3)
      drawFlames(s, 1400, 960, 230, 4)
      drawFlames(s, 1100, 1010, 200, 5)
    }),
    ...bodies({ round: 30, from: [0.5, 0.9], dark: 0.7 }, [
      (s) =>
        s.path(
          ribbon(
            [
              [480, 960],
              [700, 920],
              [960, 900],
            ] as Point[],
            () => 34,
          ),
          s.shade('#7a4a34', 0.5),
        ),
      (s) =>
        s.path(
          ribbon(
            [
              [1700, 950],
              [1480, 930],
              [1220, 910],
            ] as Point[],
            () => 38,
          ),
          s.shade('#7a4a34', 0.5),
        ),
    ]),
    svg((s) => {
      for (const [x, y] of [
        [960, 900],
        [1220, 910],
      ] as const) {
        s.ellipse(x, y, 16, 34, s.rad(['#fff0b0', '#ff9a3c', '#7a2a1c']))
        s.circle(
          x,
          y,
          90,
          s.rad([
            ['#ff8a3c', 0.6],
            ['#ff8a3c', 0],
          ]),
        )
      }
    }),
    modelled({ round: 110, from: [0.35, 0.95], dark: 0.75, bright: 0.55 }, drawPotBody),
    svg((s) => {
      const { x, y, rx, ry } = POT
      s.path(
        ellipsePath(x, y, rx, ry),
        s.lin([s.shade('#55456a', 0.7), s.shade('#2c2242', 0.2), s.shade('#a86a4c', 0.9)], 0, 0, 1, 0.5),
      )
      s.path(ellipsePath(x, y + 4, rx - 26, ry - 16), s.lin([s.shade('#140d28', 0), s.shade('#40283c', 0.4)]))
      s.line(
        `M${x - rx} ${y + 2}A${rx} ${ry} 0 0 0 ${x + rx} ${y + 2}`,
        s.shade('#ffb070', 1),
        4,
        'opacity=".8"',
      )
    }),
    svg(drawJollof),
    modelled({ round: 16, from: [0.6, 0.4], cast: { x: -26, y: 22, blur: 12, opacity: 0.5 } }, (s) => {
      s.path(
        ribbon(
          [
            [1010, 470],
            [1130, 340],
            [1290, 180],
            [1420, 46],
            [1500, -40],
          ] as Point[],
          (t) => lerp(20, 15, t),
        ),
        s.shade('#b9814e', 0.7),
      )
    }),
    modelled({ round: 14, from: [0.7, 0.3] }, (s) =>
      s.path(
        curved('940,516 952,470 992,442 1036,436 1046,462 1010,506 966,540', 0, 0, 1),
        s.shade('#a8703f', 0.65),
      ),
    ),
    ...bodies(
      {
        round: 20,
        from: [0.2, 0.9],
        dark: 0.6,
        bright: 0.5,
        cast: { x: -10, y: 14, blur: 10, opacity: 0.3 },
      },
      gripParts({
        x: 1262,
        y: 212,
        size: 112,
        turn: 42,
        arm: 4.4,
        bend: -50,
        skin: '#8a5238',
        sleeve: '#2f6f8c',
      }),
    ),
    svg((s) => {
      const random = s.random(9)
      for (const i of range(9)) {
        const x = 880 + i * 58
        const plume = range(6).map(
          (k): Point => [x + Math.sin(k * 1.3 + i) * 34 + k * 10 * (random() - 0.3), 430 - k * 90],
        )
        s.path(
          ribbon(plume, (t) => 10 + 40 * t),
          s.lin(
            [
              ['#ffd8b0', 0],
              ['#ffd8b0', 0.22],
              ['#ffd8b0', 0.12],
            ],
            0,
            0,
            0,
            1,
          ),
          `filter="${s.blur(9)}"`,
        )
      }
    }),
    svg((s) => {
      const random = s.random(21)
      const sparks = range(70).map((i) =>
        ellipsePath(
          i % 2 ? 560 + random() * 160 : 1450 + random() * 150,
          930 - random() ** 1.5 * 820,
          0.8 + random() * 1.8,
        ),
      )
      s.path(sparks.join(''), mix(s.light.sun, s.light.glow, 0.3), 'opacity=".85"')
    }),
  ],
  finish: { bloom: 0.42, vignette: 0.3 },
})
