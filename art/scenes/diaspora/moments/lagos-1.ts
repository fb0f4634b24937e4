import { ellipsePath, type Point, polygon, ribbon } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import { curved } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFigure } from '../../../language/people/posed-figure.ts'
import { bodies, scene, svg } from '../../../scene.ts'

/** The bright hall behind: tall panes, a rail, balloons and a board with a painted sun. */
const drawArrivals = (s: Stage): void => {
  s.rect(
    s.left,
    s.top,
    s.right - s.left,
    s.bottom - s.top,
    s.fine(['#cfd8e6', '#f0e8da', '#fff4dc', '#f4d8b4', '#d8a888'], 0, s.top, 0, 900, true),
  )
  for (const i of range(8)) {
    const x = -30 + i * 220
    s.rect(x, s.top, 202, 640, s.lin([s.shade('#e8f0f6', 1, 0.5), s.shade('#fff6e0', 1, 0.7)]))
    s.rect(
      x + 202,
      s.top,
      18,
      660,
      s.lin([s.shade('#8a98b0', 0.5, 0.5), s.shade('#d8d0c8', 0.9, 0.5)], 0, 0, 1, 0),
    )
  }
  s.rect(s.left, 250, s.right - s.left, 12, s.shade('#a8b0c0', 0.6, 0.5))
  s.circle(
    1080,
    260,
    620,
    s.rad([
      ['#fff8e4', 0.95],
      ['#fff0cc', 0.5],
      ['#fff0cc', 0],
    ]),
  )
  s.path(
    polygon([
      [60, 650],
      [1540, 650],
      [1700, 920],
      [-100, 920],
    ]),
    s.shade('#e0bfa0', 0.9, 0.4),
    'opacity=".8"',
  )
  for (const [x, h, c] of [
    [130, 330, '#5a6a92'],
    [230, 300, '#8a5a6a'],
    [1350, 320, '#6a7a9a'],
    [1450, 296, '#a87a5a'],
    [1540, 330, '#5a6a92'],
  ] as const)
    drawFigure(s, {
      x,
      y: 760,
      h,
      top: c,
      lowerColour: c,
      depth: 0.6,
      facing: 'away',
      tones: [0.3, 0.8],
      skin: '#7a5444',
    })
  s.rect(s.left, 700, s.right - s.left, 14, s.lin([s.shade('#fff4e0', 1, 0.2), s.shade('#8a8098', 0.4, 0.2)]))
  for (const x of [60, 360, 1240, 1560])
    s.rect(x, 700, 12, 260, s.lin([s.shade('#8a8098', 0.3, 0.2), s.shade('#f4e6d4', 0.95, 0.2)], 0, 0, 1, 0))
}

const drawBalloons = (s: Stage): void => {
  for (const [x, y, r, c] of [
    [250, 180, 60, '#e05a4a'],
    [340, 120, 54, '#f0b03c'],
    [400, 220, 58, '#3f8aa0'],
    [300, 270, 46, '#d8689a'],
  ] as const) {
    s.line(`M${x} ${y + r}Q${x + 20} ${y + 200} 330 700`, s.shade('#8a7a88', 0.5, 0.1), 1.6)
    s.path(
      curved('0,-1.1 .75,-.75 .92,0 .5,.85 0,1.15 -.5,.85 -.92,0 -.75,-.75', x, y, r),
      s.rad([s.shade(c, 1.1, 0.08), s.shade(c, 0.8, 0.08), s.shade(c, 0.35, 0.08)], 0.66, 0.3, 0.8),
    )
    s.ellipse(x + r * 0.34, y - r * 0.4, r * 0.14, r * 0.26, '#fff8e6', 'opacity=".6" ')
  }
}

const drawBoard = (s: Stage): void => {
  s.placed({ x: 1340, y: 470, turn: 5 }, () => {
    s.rect(
      -150,
      -100,
      300,
      200,
      s.lin([s.shade('#fff4e0', 1), s.shade('#e8d0b4', 0.75)], 1, 0, 0, 1),
      'rx="3"',
    )
    s.circle(0, 4, 40, s.shade('#f2a82c', 0.95))
    s.line(
      range(12)
        .map((i) => {
          const a = (i / 12) * 2 * Math.PI
          return `M${Math.cos(a) * 52} ${4 + Math.sin(a) * 52}L${Math.cos(a) * 74} ${4 + Math.sin(a) * 74}`
        })
        .join(''),
      s.shade('#e0742c', 0.9),
      8,
      'stroke-linecap="round"',
    )
    s.path(
      curved('-120,60 -104,44 -88,60 -104,84', 0, 0, 1) + curved('88,60 104,44 120,60 104,84', 0, 0, 1),
      s.shade('#3f8a5a', 0.8),
    )
  })
}

/** The two of them, waist up: he bends, she holds him with both arms. */
const embraceParts: readonly ((s: Stage) => void)[] = [
  (s) =>
    s.path(
      curved('560,960 556,760 590,600 660,512 760,486 850,520 890,620 900,780 900,960', 0, 0, 1),
      s.shade('#4a628f', 0.6),
    ),
  (s) => s.path(curved('700,540 716,470 770,450 800,500 780,560', 0, 0, 1), s.shade('#5a3628', 0.5)),
  (s) =>
    s.path(
      curved(
        '700,420 706,330 760,272 836,270 884,316 892,390 884,436 868,446 866,476 836,500 780,500 730,478',
        0,
        0,
        1,
      ),
      s.shade('#6a4030', 0.62),
    ),
  (s) =>
    s.path(
      curved(
        '694,424 690,330 740,262 826,252 880,286 888,322 850,330 824,360 812,410 790,446 744,468',
        0,
        0,
        1,
      ),
      s.shade('#2a1c26', 0.4),
    ),
  (s) =>
    s.path(
      curved('880,960 872,800 884,690 930,620 1010,596 1090,640 1140,740 1160,960', 0, 0, 1),
      s.shade('#d8607a', 0.7),
    ),
  (s) => s.path(curved('900,600 930,556 990,560 1010,620 960,650', 0, 0, 1), s.shade('#5a3628', 0.45)),
  (s) =>
    s.path(
      curved(
        '872,520 862,548 874,560 872,584 900,606 950,604 1000,570 1010,500 980,450 920,446 884,470',
        0,
        0,
        1,
      ),
      s.shade('#6f4434', 0.62),
    ),
  (s) =>
    s.path(
      curved('870,478 880,420 940,384 1010,398 1052,446 1046,520 1010,566 996,520 960,470 910,462', 0, 0, 1),
      s.shade('#e8a83c', 0.75),
    ),
  (s) =>
    s.path(
      curved('1010,420 1050,372 1110,368 1120,408 1080,440 1110,470 1090,510 1040,490', 0, 0, 1),
      s.shade('#e0982c', 0.7),
    ),
  (s) =>
    s.path(
      ribbon(
        [
          [1060, 690],
          [960, 700],
          [850, 690],
          [730, 662],
        ] as Point[],
        (t) => lerp(62, 30, t),
      ),
      s.shade('#dc6a82', 0.75),
    ),
  (s) =>
    s.path(
      ribbon(
        [
          [760, 666],
          [720, 652],
          [690, 640],
        ] as Point[],
        () => 27,
      ),
      s.shade('#6f4434', 0.7),
    ),
  ...[0, 1, 2, 3].map(
    (i) => (s: Stage) =>
      s.path(
        ribbon(
          [
            [706, 622 + i * 17],
            [672, 604 + i * 19],
            [640, 600 + i * 21],
          ] as Point[],
          (t) => 12 - 3 * t,
        ),
        s.shade('#74483a', 0.72),
      ),
  ),
  (s) =>
    s.path(
      ribbon(
        [
          [600, 640],
          [690, 780],
          [820, 830],
          [960, 800],
          [1050, 770],
        ] as Point[],
        (t) => lerp(74, 44, t),
      ),
      s.shade('#4f6896', 0.66),
    ),
  (s) =>
    s.path(
      curved('1030,736 1070,730 1110,750 1112,786 1076,808 1034,802', 0, 0, 1),
      s.shade('#6a4030', 0.68),
    ),
]

export default scene({
  name: 'moments/lagos-1',
  seed: 101,
  light: {
    base: 'dawn',
    sky: ['#c8d6e6', '#e8e4da', '#fff0d4', '#f8d8b0', '#e0b090'],
    haze: '#fbeacb',
    shadow: '#33305f',
    lit: '#fff0cc',
  },
  sun: { x: 1180, y: 160, r: 10 },
  layers: [
    svg(drawArrivals),
    svg(drawBalloons),
    svg(drawBoard),
    ...bodies(
      {
        round: 30,
        from: [0.9, -0.8],
        dark: 0.7,
        bright: 0.6,
        cast: { x: -8, y: 8, blur: 14, opacity: 0.22 },
      },
      embraceParts,
    ),
    svg((s) => {
      s.line(
        'M884 470Q930 440 990 452M900 440Q950 412 1014 430M1046 440Q1076 420 1108 388',
        s.shade('#8a4a2c', 0.4),
        4,
        'opacity=".55" stroke-linecap="round"',
      )
      s.line('M905 528q14 10 30 2', s.shade('#2a1820', 0.1), 4, 'stroke-linecap="round"')
      s.circle(1004, 566, 8, s.shade('#f4d890', 1))
      s.line('M640 560Q600 640 604 760M880 640Q900 720 896 860', s.shade('#2a3560', 0.2), 5, 'opacity=".4"')
      s.line('M826 372q16 8 32 0', s.shade('#1c1018', 0.1), 4.5, 'stroke-linecap="round"')
      s.line('M862 440q10 6 20 0', s.shade('#3a1c20', 0.15), 4, 'stroke-linecap="round"')
      s.path(
        ellipsePath(782, 410, 17, 24),
        s.lin([s.shade('#5a3628', 0.3), s.shade('#7a4a38', 0.8)], 0, 0, 1, 0),
      )
      s.line('M776 400q12 2 8 18', s.shade('#3a2020', 0.2), 3, 'opacity=".7"')
    }),
  ],
  finish: { bloom: 0.42 },
})
