import { ellipsePath, type Point, polygon, ribbon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { curved } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { gripParts } from '../../../language/people/hands/grip.ts'
import { bodies, crayon, scene, svg } from '../../../scene.ts'

const EMBERS = {
  base: 'dusk',
  sky: ['#0c0b24', '#171233', '#2a1840', '#542a44', '#9a4a34'],
  haze: '#5a2c44',
  shadow: '#150d2e',
  lit: '#ffa052',
  glow: '#ff7a30',
  sun: '#ffe2a4',
  window: '#ffce7a',
} as const

/** One stick of suya, meat dusted with pepper, lying across the grill. */
const drawSkewer = (s: Stage, x: number, y: number, turn: number, seed: number): void => {
  const random = s.random(seed)
  s.placed({ x, y, turn }, () => {
    s.path(curved('-270,10 -120,-14 120,-12 250,12 120,44 -140,44', 0, 12), s.light.shadow, 'opacity=".6"')
    s.line('M-300 0H350', s.shade('#e0b070', 0.9), 8, 'stroke-linecap="round"')
    for (const i of range(7)) {
      const px = -212 + i * 66
      const [w, h] = [36 + random() * 5, 27 + random() * 7]
      const meat = curved(
        `${-w},${-h * 0.5} ${-w * 0.3},${-h} ${w * 0.7},${-h * 0.85} ${w},${h * 0.3} ${w * 0.3},${h} ${-w * 0.8},${h * 0.8}`,
        px,
        0,
      )
      s.path(meat, s.lin(['#f0a062', '#b8502a', '#7a2820', '#4a1820'], 0.35, 0, 0.6, 1))
      s.line(meat, '#3a1020', 1.6, 'opacity=".7"')
      s.line(
        `M${px - w * 0.5} ${-h * 0.62}q${w * 0.5} ${-h * 0.26} ${w * 0.9} ${h * 0.04}`,
        '#ffd9a0',
        4,
        'opacity=".75" stroke-linecap="round"',
      )
      s.line(
        `M${px - w * 0.6} ${h * 0.1}l${w * 0.5} ${-h * 0.5}M${px - w * 0.1} ${h * 0.4}l${w * 0.6} ${-h * 0.7}`,
        '#3a1020',
        3.4,
        'opacity=".5" stroke-linecap="round"',
      )
      const pepper = range(16).map(() =>
        ellipsePath(px + (random() - 0.5) * w * 1.5, (random() - 0.5) * h * 1.3, 1.7),
      )
      s.path(pepper.join(''), '#ffc04a', 'opacity=".9"')
    }
  })
}

/** Dark charcoal over fire: the glow stands in the gaps and licks the edges. */
const drawEmbers = (s: Stage): void => {
  const random = s.random(3)
  s.rect(380, 180, 1280, 620, s.rad(['#ffd880', '#ff9a3c', '#e0521c', '#8a2424'], 0.52, 0.55, 0.62))
  for (let row = 0; row < 17; row++) {
    for (let column = 0; column < 36; column++) {
      const [x, y] = [420 + column * 35 + (row % 2) * 17 + random() * 12, 214 + row * 35 + random() * 12]
      const r = 15 + random() * 8
      const hot = random() * Math.exp(-(((x - 1060) / 520) ** 2) - ((y - 500) / 260) ** 2)
      const lump = range(7).map((i): Point => {
        const a = (i / 7) * 2 * Math.PI + random() * 0.5
        return [
          x + Math.cos(a) * r * (0.8 + random() * 0.4),
          y + Math.sin(a) * r * 0.8 * (0.8 + random() * 0.4),
        ]
      })
      const coal = hot > 0.5 ? '#f0742c' : hot > 0.28 ? '#9a3426' : '#38202e'
      s.path(polygon(lump), s.lin([s.shade(coal, 0.35), coal], 0, 0, 0, 1))
      s.line(polygon(lump), '#ff9a4a', 1.6, `opacity="${(0.25 + hot * 0.6).toFixed(2)}"`)
    }
  }
  s.ellipse(
    1060,
    520,
    620,
    270,
    s.rad([
      ['#ff9a4a', 0.42],
      ['#ff6a2a', 0.18],
      ['#ff6a2a', 0],
    ]),
  )
}

export default scene({
  name: 'moments/lagos-3',
  seed: 103,
  light: EMBERS,
  sun: { x: 1080, y: 900, r: 10 },
  layers: [
    svg((s) => {
      s.rect(
        s.left,
        s.top,
        s.right - s.left,
        s.bottom - s.top,
        s.fine(['#120d2e', '#26163f', '#4a223f', '#3a1a34'], 0, s.top, 0, 900, true),
      )
      for (const [x, y, r, c] of [
        [150, 90, 46, '#ffce7a'],
        [330, 60, 30, '#ff9a6a'],
        [520, 120, 38, '#ffce7a'],
        [760, 60, 26, '#8ab0ff'],
        [1380, 70, 40, '#ffce7a'],
        [1210, 110, 22, '#ff9a6a'],
      ] as const)
        s.circle(
          x,
          y,
          r,
          s.rad([
            [c, 0.65],
            [c, 0.5],
            [c, 0],
          ]),
        )
    }),
    svg((s) =>
      s.path(
        polygon([
          [470, 240],
          [1620, 200],
          [1640, 780],
          [380, 800],
        ]),
        s.shade('#2a2038', 0.2),
      ),
    ),
    svg((s) =>
      s.clipped(
        polygon([
          [500, 262],
          [1620, 226],
          [1640, 740],
          [420, 756],
        ]),
        () => drawEmbers(s),
      ),
    ),
    svg((s) => {
      const bars = range(17).map((i) =>
        polygon(
          [
            [520 + i * 70, 250 - i * 1.5],
            [430 + i * 80, 760],
          ],
          false,
        ),
      )
      s.line(bars.join(''), s.shade('#3a3048', 0.35), 9)
      s.line(bars.join(''), s.shade('#ff9a5a', 0.9), 2, 'opacity=".6" transform="translate(3 0)"')
      s.line('M470 246L1620 206M384 792L1640 772', s.shade('#8a6a70', 0.6), 22)
      s.line('M470 238L1620 198M384 783L1640 763', s.shade('#ffc890', 0.9), 3, 'opacity=".8"')
    }),
    svg((s) => {
      for (const i of range(6)) drawSkewer(s, 950 + i * 15, 292 + i * 86, -4 + (i % 3), i + 4)
    }),
    svg((s) => {
      s.path(
        polygon([
          [-40, 560],
          [420, 500],
          [560, 900],
          [520, 960],
          [-40, 960],
        ]),
        s.lin([s.shade('#d9c8b0', 0.85), s.shade('#b8a090', 0.45)], 1, 0, 0, 1),
      )
      const columns = range(34).map((i) =>
        polygon(
          [
            [20 + (i % 2) * 240, 590 + Math.floor(i / 2) * 20 - (i % 2) * 32],
            [200 + (i % 2) * 210 + Math.floor(i / 2) * 6, 566 + Math.floor(i / 2) * 20 - (i % 2) * 30],
          ],
          false,
        ),
      )
      s.line(columns.join(''), s.shade('#6a5468', 0.4), 4, 'opacity=".38"')
    }),
    ...bodies({ round: 26, from: [0.9, -0.3], dark: 0.7, cast: { x: -18, y: 14, blur: 10, opacity: 0.5 } }, [
      (s) => s.circle(130, 690, 62, s.shade('#c9304a', 0.7)),
      (s) => s.circle(250, 760, 66, s.shade('#d8382c', 0.75)),
      (s) => s.circle(90, 820, 60, s.shade('#d8402c', 0.7)),
      (s) => s.ellipse(330, 640, 70, 56, s.shade('#a83a6a', 0.7)),
    ]),
    svg((s) => {
      for (const [x, y, r] of [
        [400, 760, 62],
        [320, 850, 56],
        [450, 850, 46],
      ] as const)
        for (const k of [1, 0.78, 0.56, 0.34])
          s.ellipse(
            x,
            y,
            r * k,
            r * 0.62 * k,
            'none',
            `stroke="${s.shade(k > 0.9 ? '#b0487a' : '#f0d0e0', 0.85)}" stroke-width="${k > 0.9 ? 7 : 4}"`,
          )
      for (const [x, y] of [
        [118, 642],
        [240, 706],
        [84, 770],
      ] as const)
        s.path(curved('-16,0 -6,-8 0,-18 6,-8 18,-4 8,4 4,12 -6,6', x, y, 1), s.shade('#5a8a3c', 0.7))
    }),
    ...bodies(
      { round: 16, from: [-0.3, 0.9], dark: 0.62, bright: 0.5 },
      gripParts({
        x: 1330,
        y: 372,
        size: 106,
        turn: 84,
        arm: 9,
        bend: 46,
        flip: false,
        skin: '#7a4632',
        sleeve: '#c9c0b0',
      }).map((part) => part),
    ),
    crayon((s) => {
      const random = s.random(9)
      for (const i of range(8)) {
        const x = 620 + i * 120
        const plume = range(7).map(
          (k): Point => [x + Math.sin(k * 1.1 + i) * 46 - k * 14, 520 - k * 100 + random() * 20],
        )
        s.path(
          ribbon(plume, (t) => 14 + 46 * t),
          s.lin(
            [
              ['#f0d8d0', 0],
              ['#f0d8d0', 0.2],
              ['#f0d8d0', 0.05],
            ],
            0,
            0,
            0,
            1,
          ),
          `filter="${s.blur(10)}"`,
        )
      }
    }, 0),
  ],
  finish: { bloom: 0.42, vignette: 0.28 },
})
