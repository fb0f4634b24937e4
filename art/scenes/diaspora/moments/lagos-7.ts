import { type Point, polygon, ribbon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { curved } from '../../../engine/outline.ts'
import { facet, seenFrom } from '../../../engine/perspective.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFigure, pose } from '../../../language/people/posed-figure.ts'
import { drawLeaves } from '../../../language/plants/leaves.ts'
import { bodies, scene, svg } from '../../../scene.ts'

const YARD = { x: 1120, horizon: 300, focal: 900, height: 2.1 }

/** Warp strips of aso-oke running out across the yard to their stone. */
const drawWarp = (s: Stage): void => {
  const see = seenFrom(YARD)
  const colours = [
    '#27357c',
    '#d8a23c',
    '#27357c',
    '#f0e6d4',
    '#1f2a66',
    '#c98a2c',
    '#27357c',
    '#f4d88a',
  ] as const
  for (const strip of range(5)) {
    const x0 = -3.3 + strip * 0.86
    s.path(
      facet(see, [
        [x0 - 0.06, 0, 2],
        [x0 + 0.56, 0, 2],
        [0.32 + strip * 0.05, 0, 11],
        [0.1 + strip * 0.05, 0, 11],
      ]),
      s.light.shadow,
      'opacity=".32"',
    )
    for (const [i, colour] of colours.entries()) {
      const [a, b] = [x0 + i * 0.058, x0 + (i + 1) * 0.058]
      const far = 0.12 + strip * 0.24
      s.path(
        facet(see, [
          [a, 0.5, 2],
          [b, 0.5, 2],
          [far + (i + 1) * 0.022, 0.95, 9],
          [far + i * 0.022, 0.95, 9],
        ]),
        s.shade(colour, 0.62 + (i % 2) * 0.3),
      )
    }
  }
}

/** Finished lengths of aso-oke over a pole by the wall. */
const drawHungCloths = (s: Stage): void => {
  s.line('M40 96H450', s.shade('#7a5038', 0.5), 7, 'stroke-linecap="round"')
  for (const [i, [ground, stripe]] of (
    [
      ['#27357c', '#e0b04a'],
      ['#a8285c', '#f0d8a0'],
      ['#e0b04a', '#7a2f4a'],
      ['#2f7a6a', '#f0e6d4'],
      ['#5a3a86', '#e0b04a'],
    ] as const
  ).entries()) {
    const [x, h] = [60 + i * 78, 168 + ((i * 53) % 44)]
    s.rect(x - 8, 100, 62, h, s.light.shadow, 'opacity=".22"')
    s.rect(x, 92, 62, h, s.lin([s.shade(ground, 0.9), s.shade(ground, 0.6)]))
    for (const dx of [6, 16, 27, 38, 49]) s.rect(x + dx, 92, dx === 27 ? 8 : 3.5, h, s.shade(stripe, 0.9))
    s.rect(
      x,
      92,
      62,
      h,
      s.lin(
        [
          [s.light.shadow, 0.3],
          [s.light.shadow, 0],
          [s.light.lit, 0.16],
          [s.light.shadow, 0.25],
        ],
        0,
        0,
        1,
        0,
      ),
    )
    s.line(
      range(10)
        .map((k) => `M${x + 3 + k * 6.2} ${92 + h}v12`)
        .join(''),
      s.shade(ground, 0.8),
      2,
    )
  }
}

export default scene({
  name: 'moments/lagos-7',
  seed: 107,
  light: {
    base: 'day',
    sky: ['#4a8ab0', '#86b8c4', '#c6dcc8', '#f0e8c4', '#fbf2d4'],
    haze: '#ead8b0',
    shadow: '#2c2a5e',
    lit: '#fff0bc',
  },
  horizon: 300,
  sun: { x: 1500, y: 60, r: 20 },
  layers: [
    svg((s) => {
      s.rect(
        s.left,
        s.top,
        s.right - s.left,
        420,
        s.lin([s.shade('#d98a5c', 0.5, 0.2), s.shade('#e0a070', 0.8, 0.2)], 0, 0, 1, 0),
      )
      s.rect(s.left, 20, s.right - s.left, 40, s.lin([s.shade('#a8583c', 0.5), s.shade('#7a3a34', 0.2)]))
      for (const x of [520, 820]) {
        s.rect(x, 120, 110, 190, s.lin([s.shade('#2f6a78', 0.7), s.shade('#2a4a66', 0.3)]))
        s.line(`M${x + 55} 120V310M${x} 160H${x + 110}M${x} 210H${x + 110}`, s.shade('#1f3458', 0.2), 3)
        s.rect(x - 8, 112, 126, 8, s.shade('#f0d0a0', 0.9))
      }
      s.fillBelow(
        318,
        s.fine(
          [
            s.shade('#e0a878', 0.85, 0.2),
            s.shade('#d08a5c', 0.8),
            s.shade('#b06a4c', 0.55),
            s.shade('#7a4450', 0.25),
          ],
          0,
          318,
          0,
          920,
          true,
        ),
      )
    }),
    svg((s) => {
      s.group('opacity=".2"', () => {
        for (const [x, y, r] of [
          [300, 470, 150],
          [620, 420, 120],
          [180, 690, 230],
          [560, 600, 190],
          [900, 560, 150],
          [760, 800, 260],
          [1240, 760, 220],
          [1500, 640, 170],
        ] as const)
          drawLeaves(s, {
            x,
            y,
            rx: r,
            ry: r * 0.3,
            colour: s.light.shadow,
            leaf: r * 0.2,
            density: 60000 / (r * r),
            seed: x,
            body: false,
          })
      })
      s.group('opacity=".16"', () =>
        drawLeaves(s, {
          x: 640,
          y: 130,
          rx: 420,
          ry: 120,
          colour: s.light.shadow,
          leaf: 40,
          density: 10,
          seed: 3,
          body: false,
        }),
      )
    }),
    svg(drawHungCloths),
    svg(drawWarp),
    svg((s) => {
      const post = (x: number, y0: number, y1: number, w: number) =>
        s.path(
          ribbon(
            [
              [x, y0],
              [x + 4, (y0 + y1) / 2],
              [x - 2, y1],
            ] as Point[],
            () => w,
          ),
          s.lin([s.shade('#5a3a30', 0.1), s.shade('#b0805a', 0.95)], 0, 0, 1, 0),
        )
      post(1130, 96, 560, 10)
      post(1490, 60, 700, 13)
      post(1300, 110, 540, 9)
      s.path(
        ribbon(
          [
            [1080, 120],
            [1300, 104],
            [1540, 84],
          ] as Point[],
          () => 9,
        ),
        s.lin([s.shade('#c9966a', 0.95), s.shade('#6a4434', 0.2)]),
      )
      s.line('M1180 112V380M1230 110V380', s.shade('#4a3040', 0.3), 3)
      const heddles = range(12).map((i) => `M${1156 + i * 9} 396L${1160 + i * 9} 450`)
      s.line(heddles.join(''), s.shade('#f0e2c4', 0.85), 1.6, 'opacity=".85"')
      s.rect(1174, 176, 64, 20, s.lin([s.shade('#c9966a', 0.9), s.shade('#6a4434', 0.3)]), 'rx="8"')
      s.path(
        polygon([
          [1150, 372],
          [1262, 368],
          [1262, 392],
          [1150, 396],
        ]),
        s.shade('#8a5a3c', 0.6),
      )
      s.path(
        polygon([
          [1150, 400],
          [1262, 396],
          [1262, 410],
          [1150, 414],
        ]),
        s.shade('#d8c090', 0.8),
      )
      drawFigure(s, {
        x: 1392,
        y: 700,
        h: 560,
        facing: 'left',
        top: '#f0e4cc',
        lowerColour: '#3a4a8a',
        sleeves: 'short',
        head: 'fila',
        headColour: '#7a2f4a',
        skin: '#5f3a2c',
        pose: pose(
          'hip .02,-.36; neck -.06,-.7; armL -.2,-.52 -.33,-.54; armR -.12,-.5 -.28,-.5; legL -.2,-.34 -.24,-.05; legR -.17,-.32 -.18,-.03; headTilt -.03; headDrop .012',
        ),
        rim: { colour: s.shade('#fff2cc', 1), width: 3 },
        tones: [0.16, 0.92],
      })
      s.path(
        curved('-90,0 -80,-40 80,-44 96,0', 1410, 560, 1),
        s.lin([s.shade('#9a6a48', 0.8), s.shade('#5a3a34', 0.2)]),
      )
      s.path(
        polygon([
          [1336, 556],
          [1490, 552],
          [1486, 700],
          [1470, 700],
          [1466, 580],
          [1356, 584],
          [1352, 700],
          [1338, 700],
        ]),
        s.shade('#6a4636', 0.4),
      )
    }),
    ...bodies({ round: 26, from: [0.9, -0.8], dark: 0.6, cast: { x: -14, y: 8, blur: 10, opacity: 0.35 } }, [
      (s) => s.circle(1440, 800, 46, s.shade('#27357c', 0.7)),
      (s) => s.circle(1520, 818, 40, s.shade('#d8a23c', 0.8)),
      (s) => s.circle(1486, 760, 34, s.shade('#f0e6d4', 0.8)),
    ]),
    svg((s) => {
      const wound = (x: number, y: number, r: number) =>
        range(4)
          .map(
            (i) =>
              `M${x - r * 0.8} ${y - r * 0.4 + i * r * 0.28}Q${x} ${y - r * 0.7 + i * r * 0.3} ${x + r * 0.8} ${y - r * 0.2 + i * r * 0.22}`,
          )
          .join('')
      s.line(
        wound(1440, 800, 46) + wound(1520, 818, 40) + wound(1486, 760, 34),
        s.light.shadow,
        2,
        'opacity=".3"',
      )
    }),
    svg((s) => {
      for (const [x, y, rx] of [
        [1560, 10, 210],
        [1340, -40, 200],
        [1100, -70, 180],
      ] as const)
        drawLeaves(s, {
          x,
          y,
          rx,
          ry: rx * 0.42,
          colour: '#4a8a44',
          leaf: 26,
          density: 30,
          seed: x,
          hang: 0.4,
        })
    }),
  ],
})
