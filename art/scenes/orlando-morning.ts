import { ellipsePath, type Point, polygon, ribbon } from '../engine/geometry.ts'
import { range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { drawLeaves } from '../motifs/leaves.ts'
import { drawSuitcase } from '../motifs/luggage.ts'
import { bodies, modelled } from '../motifs/modelled.ts'
import { curved, strand } from '../motifs/outline.ts'
import { drawPalm } from '../motifs/palm.ts'
import { scene, svg } from '../scene.ts'

const FLOOR = 700

const drawRoom = (s: Stage): void => {
  s.rect(
    s.left,
    s.top,
    s.right - s.left,
    FLOOR - s.top,
    s.lin([s.shade('#d9b8a0', 0.35), s.shade('#f0d0ac', 0.7), s.shade('#ffe6c0', 1)], 0, 0, 1, 0),
  )
  s.line(
    range(18)
      .map((i) => `M${i * 120 - 100} ${s.top}V${FLOOR}`)
      .join(''),
    s.shade('#c49a84', 0.4),
    1.6,
    'opacity=".3"',
  )
  s.rect(s.left, FLOOR - 30, s.right - s.left, 34, s.lin([s.shade('#fff4e0', 0.95), s.shade('#d0b09c', 0.5)]))
  s.fillBelow(
    FLOOR,
    s.fine(
      [s.shade('#d8a878', 0.85), s.shade('#b8845c', 0.6), s.shade('#7a5450', 0.3), s.shade('#4a3450', 0.15)],
      0,
      FLOOR,
      0,
      1150,
      true,
    ),
  )
  const boards = range(25).map((i) =>
    polygon(
      [
        [1050 + (i - 12) * 90, FLOOR + 4],
        [1050 + (i - 12) * 300, FLOOR + 520],
      ],
      false,
    ),
  )
  s.line(boards.join(''), s.shade('#5a3a3c', 0.2), 1.8, 'opacity=".45"')
}

const WINDOW = { x: 1060, y: 40, w: 440, h: 470 }

const drawWindow = (s: Stage): void => {
  const { x, y, w, h } = WINDOW
  const pane = `M${x} ${y}h${w}v${h}h${-w}Z`
  s.path(pane, s.lin(['#8fc4dc', '#cfe8e0', '#fff2cc']))
  s.clipped(pane, () => {
    s.circle(
      1400,
      190,
      320,
      s.rad([
        ['#fff8dc', 0.95],
        ['#ffeec0', 0.4],
        ['#ffeec0', 0],
      ]),
    )
    for (const i of range(7))
      drawLeaves(s, {
        x: x + i * 80,
        y: y + h - 24,
        rx: 70,
        ry: 44,
        colour: '#5f9a62',
        depth: 0.35,
        leaf: 12,
        density: 50,
        seed: i,
      })
    drawPalm(s, { x: 1160, y: 560, h: 380, lean: 0.08, depth: 0.25, size: 0.9 })
    s.path(
      curved('1240,474 1300,462 1420,462 1500,474 1500,512 1240,512', 0, 0),
      s.lin(['#9fe6dc', '#4fb8c0']),
    )
  })
  const frame = s.lin([s.shade('#fff8ea', 1), s.shade('#d8c0b0', 0.5)], 1, 0, 0, 1)
  s.path(
    `M${x - 24} ${y - 24}h${w + 48}v${h + 48}h${-w - 48}ZM${x} ${y}v${h}h${w}v${-h}Z`,
    frame,
    'fill-rule="evenodd"',
  )
  s.path(`M${x + w / 2 - 7} ${y}h14v${h}h-14ZM${x} ${y + h / 2 - 6}h${w}v12h${-w}Z`, frame)
  s.path(
    polygon([
      [x - 50, y + h + 22],
      [x + w + 50, y + h + 22],
      [x + w + 64, y + h + 48],
      [x - 64, y + h + 48],
    ]),
    s.lin([s.shade('#fff8ea', 1), s.shade('#cdb0a0', 0.5)]),
  )
}

/** Four panes of sun on wall and floor. */
const drawSunPatch = (s: Stage): void => {
  const sun = (opacity: number) =>
    s.lin([
      ['#fff0b8', opacity],
      ['#ffe6a0', opacity * 0.6],
    ])
  for (const [a, b] of [
    [0, 0.46],
    [0.54, 1],
  ] as const) {
    const at = (t: number, y: number, slide: number): Point => [520 + t * 420 - slide, y]
    s.path(polygon([at(a, 724, 0), at(b, 724, 0), at(b, 800, 80), at(a, 800, 80)]), sun(0.55))
    s.path(polygon([at(a, 812, 92), at(b, 812, 92), at(b, 900, 190), at(a, 900, 190)]), sun(0.45))
  }
}

const drawCurtain = (s: Stage, x: number, k: 1 | -1): void => {
  const cloth = '#fbeedd'
  s.path(
    curved('0,-60 60,-60 70,200 96,420 60,640 -10,650 -26,420 -14,200', x, 40, 1, k, 0.5),
    s.lin([s.shade(cloth, 0.5), s.shade(cloth, 1.05), s.shade(cloth, 0.6)], 0, 0, 1, 0),
    'opacity=".94"',
  )
  for (const dx of [6, 26, 46])
    s.line(
      strand(`${dx},-50 ${dx + 6},240 ${dx + 18},440 ${dx},640`, x, 40, 1, k),
      s.shade('#c49a84', 0.5),
      3,
      'opacity=".4"',
    )
}

const drawOranges = (s: Stage): void => {
  s.path(
    polygon([
      [1330, 640],
      [1640, 640],
      [1640, 660],
      [1330, 660],
    ]),
    s.lin([s.shade('#c98a5a', 1), s.shade('#8a5440', 0.4)]),
  )
  s.rect(1360, 660, 18, 250, s.lin([s.shade('#6a3c34', 0.3), s.shade('#b87a50', 0.9)], 0, 0, 1, 0))
  for (const [x, y, r] of [
    [1430, 566, 34],
    [1492, 556, 36],
    [1548, 570, 33],
    [1462, 522, 33],
    [1520, 514, 34],
  ] as const) {
    s.circle(
      x,
      y,
      r,
      s.rad([s.shade('#ffc04a', 1.1), s.shade('#f0902c', 0.8), s.shade('#b8501c', 0.25)], 0.62, 0.3, 0.75),
    )
    s.path(curved('-6,-2 0,-9 8,-3 2,3', x + 2, y - r * 0.5), s.shade('#5a8a3c', 0.7))
  }
  s.path(
    curved('1372,566 1490,586 1612,566 1590,622 1530,642 1452,642 1394,622', 0, 0, 1, 1, 0.6),
    s.lin([s.shade('#2f6f98', 0.3), s.shade('#6ab0cc', 0.9), s.shade('#e8f6f6', 1)], 0, 0, 1, 0),
  )
  s.line('M1376 570Q1490 592 1608 570', s.shade('#ffffff', 1), 5)
}

const TOWEL = ['#e0604a', '#fff4e0'] as const

/** A striped pool towel thrown over the cases. */
const drawTowel = (s: Stage): void => {
  for (const i of range(9)) {
    const x = 690 + i * 18
    s.path(
      ribbon(
        [
          [x, 500],
          [x - 4, 560],
          [x - 12, 640],
          [x - 8, 700],
        ] as Point[],
        () => 9.6,
      ),
      s.shade(TOWEL[i % 2] as string, 0.78),
    )
  }
}

/** The head has sunk back against the cases. */
const asleep = (s: Stage, draw: () => void): void => {
  s.placed({ x: 930, y: 600, turn: -15 }, () => s.placed({ x: -930, y: -600 }, draw))
}

const childParts: readonly ((s: Stage) => void)[] = [
  (s) =>
    s.path(
      ribbon(
        [
          [1010, 800],
          [1110, 742],
          [1190, 716],
        ] as Point[],
        (t) => 50 - 12 * t,
      ),
      s.shade('#3f6a9c', 0.5),
    ),
  (s) =>
    s.path(
      ribbon(
        [
          [1190, 716],
          [1230, 780],
          [1262, 846],
        ] as Point[],
        (t) => 36 - 12 * t,
      ),
      s.shade('#c08a66', 0.55),
    ),
  (s) => s.path(curved('1240,838 1290,836 1312,856 1300,870 1236,868', 0, 0), s.shade('#f4f0e6', 0.75)),
  (s) =>
    s.path(
      curved('872,800 862,690 890,610 950,580 1016,610 1046,700 1050,800 1000,842 910,838', 0, 0),
      s.shade('#f2c04a', 0.7),
    ),
  (s) =>
    s.path(
      ribbon(
        [
          [1000, 808],
          [1110, 800],
          [1220, 806],
        ] as Point[],
        (t) => 54 - 14 * t,
      ),
      s.shade('#4876aa', 0.66),
    ),
  (s) =>
    s.path(
      ribbon(
        [
          [1220, 806],
          [1300, 826],
          [1380, 846],
        ] as Point[],
        (t) => 36 - 12 * t,
      ),
      s.shade('#c9946e', 0.68),
    ),
  (s) => s.path(curved('1364,828 1410,820 1440,840 1436,866 1372,868', 0, 0), s.shade('#fbf6ea', 0.85)),
  (s) => s.path(curved('900,600 908,556 950,548 972,590 940,622', 0, 0), s.shade('#b07a58', 0.5)),
  (s) =>
    asleep(s, () =>
      s.path(
        curved(
          '850,500 846,430 890,386 950,384 994,414 1008,456 1020,486 1010,500 1012,520 1000,540 974,560 926,566 880,548',
          0,
          0,
        ),
        s.shade('#c9946e', 0.7),
      ),
    ),
  (s) =>
    asleep(s, () =>
      s.path(
        curved(
          '838,510 826,430 868,364 940,350 1000,376 1010,416 966,420 928,446 914,496 892,536 858,548',
          0,
          0,
        ),
        s.shade('#5a3424', 0.5),
      ),
    ),
  (s) =>
    s.path(
      ribbon(
        [
          [1010, 640],
          [1034, 720],
          [1000, 776],
        ] as Point[],
        (t) => 32 - 8 * t,
      ),
      s.shade('#f2c860', 0.78),
    ),
  (s) =>
    s.path(
      ribbon(
        [
          [1000, 776],
          [950, 790],
          [900, 782],
        ] as Point[],
        (t) => 24 - 6 * t,
      ),
      s.shade('#c9946e', 0.72),
    ),
]

const sleepyDay = scene({
  name: 'disney/day-7',
  seed: 57,
  light: { base: 'dawn', haze: '#f4dcc0', shadow: '#4a3a6a', lit: '#fff0c4', glow: '#ffe0a0' },
  horizon: 500,
  sun: { x: 1500, y: 120, r: 10 },
  portrait: { x: 625, y: 10, w: 680, h: 1209 },
  layers: [
    svg(drawRoom),
    svg(drawWindow),
    svg((s) => {
      drawCurtain(s, 990, 1)
      drawCurtain(s, 1570, -1)
    }),
    svg((s) => {
      s.path(
        polygon([
          [1060, 40],
          [1500, 40],
          [940, 900],
          [330, 900],
        ]),
        s.lin(
          [
            ['#fff6d0', 0.3],
            ['#fff6d0', 0.06],
          ],
          1,
          0,
          0,
          1,
        ),
      )
      drawSunPatch(s)
    }),
    svg(drawOranges),
    svg((s) =>
      s.path(
        curved('-520,10 -200,-24 300,-20 420,10 200,34 -300,36', 1000, 862),
        s.light.shadow,
        'opacity=".32"',
      ),
    ),
    modelled({ round: 18, from: [0.9, -0.6], dark: 0.5, bright: 0.35 }, (s) =>
      drawSuitcase(s, { x: 740, y: 860, w: 250, h: 330, colour: '#4a7a86' }),
    ),
    modelled(
      {
        round: 16,
        from: [0.9, -0.6],
        dark: 0.5,
        bright: 0.35,
        cast: { x: -12, y: 10, blur: 12, opacity: 0.3 },
      },
      (s) => drawSuitcase(s, { x: 860, y: 866, w: 210, h: 226, colour: '#b0603c' }),
    ),
    modelled(
      { round: 9, from: [0.9, -0.6], dark: 0.5, cast: { x: -8, y: 8, blur: 8, opacity: 0.3 } },
      drawTowel,
    ),
    ...bodies(
      {
        round: 24,
        from: [0.9, -0.8],
        dark: 0.62,
        bright: 0.5,
        cast: { x: -10, y: 10, blur: 12, opacity: 0.22 },
      },
      childParts,
    ),
    svg((s) => {
      asleep(s, () => {
        s.line(strand('962,478 980,486 998,480'), s.shade('#3a2028', 0.1), 4.5, 'stroke-linecap="round"')
        s.line(
          strand('952,452 972,446 992,452'),
          s.shade('#4a2c24', 0.2),
          4,
          'stroke-linecap="round" opacity=".8"',
        )
        s.line(strand('990,528 998,530 1004,526'), s.shade('#8a3c3c', 0.4), 4, 'stroke-linecap="round"')
        s.ellipse(964, 508, 20, 13, s.shade('#e8705c', 0.8), 'opacity=".3"')
        s.path(ellipsePath(918, 500, 13, 18), s.shade('#b07a58', 0.6))
      })
      s.line(
        'M880 690Q960 712 1040 690M872 740Q960 764 1046 742',
        s.shade('#fff4dc', 0.95),
        9,
        'opacity=".75"',
      )
    }),
  ],
  finish: { bloom: 0.36 },
})

export default [sleepyDay]
