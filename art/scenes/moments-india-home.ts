import { ellipsePath, polygon, rectPath, smooth } from '../engine/geometry.ts'
import { range, round1 } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { drawDiya } from '../motifs/aarti.ts'
import { garland } from '../motifs/marigold.ts'
import { modelled } from '../motifs/modelled.ts'
import { block, cuspedArch } from '../motifs/mughal.ts'
import { outline } from '../motifs/outline.ts'
import { drawRangoli } from '../motifs/rangoli.ts'
import { scene, svg } from '../scene.ts'

const diwaliNight = {
  base: 'night',
  shadow: '#1a0c34',
  lit: '#ffbe70',
  haze: '#4a2c5c',
  window: '#ffd27a',
} as const

function drawThreshold(s: Stage): void {
  s.rect(
    s.left,
    s.top,
    2000,
    1200,
    s.lin([s.shade('#4a2c6c', 0.5), s.shade('#7a3c5c', 0.55), s.shade('#4a2450', 0.4)], 0, 0, 1, 0),
  )
  for (const k of [-1, 1]) block(s, 860 + k * 420 - 46, -20, 92, 500, { colour: '#8a5470' }, 0.35, 0.75)
  s.path(cuspedArch(860, 470, 372, 500, 240, 5), s.shade('#ffdca0', 0.7))
  const door = cuspedArch(860, 470, 344, 470, 225, 5)
  s.path(door, s.rad(['#fff0c0', '#ffcc70', '#e88a3c', '#a84a3c'], 0.5, 0.75, 0.75))
  s.clipped(door, () => {
    s.rect(
      516,
      300,
      690,
      180,
      s.lin([
        ['#8a3c2c', 0],
        ['#8a3c2c', 0.55],
      ]),
    )
    for (const x of [600, 1090])
      s.path(
        smooth(
          [
            [x, -40],
            [x + 60, -40],
            [x + 30 + (x < 800 ? -50 : 70), 470],
            [x - 90 + (x < 800 ? -40 : 130), 470],
          ],
          true,
          0.4,
        ),
        '#b83a34',
        'opacity=".75"',
      )
  })
}

function drawFloor(s: Stage): void {
  s.fillBelow(
    470,
    s.lin(
      [s.shade('#d88a5c', 0.85), s.shade('#8a4a54', 0.5), s.shade('#3a1c48', 0.25)],
      0,
      470,
      0,
      900,
      true,
    ),
  )
  s.path(
    polygon(outline('520,470 1200,470 1560,900 160,900')),
    s.lin([
      ['#ffc870', 0.7],
      ['#ffb050', 0],
    ]),
  )
  s.rect(s.left, 462, 2000, 14, s.shade('#ffe0a8', 0.85))
}

/** A girl kneeling with her back to us, leaning to a lamp. */
function drawKneelingGirl(
  s: Stage,
  x: number,
  y: number,
  k: number,
  blouse: string,
  skirt: string,
  flip: boolean,
): void {
  s.placed({ x, y, scale: k, flip }, () => {
    s.path(
      smooth(outline('-70,4 -84,-34 -46,-74 10,-78 58,-40 84,2 10,14'), true, 0.8),
      s.lin([s.shade(skirt, 0.3), s.shade(skirt, 0.8), s.shade(skirt, 1.05)], 0, 0, 1, 0),
    )
    s.line(
      'M-40 -60Q-54 -24 -58 6M-14 -66Q-16 -24 -14 10M16 -62Q28 -24 40 8',
      s.shade(skirt, 0.15),
      2,
      'opacity=".6"',
    )
    s.line('M-72 2Q0 20 84 0', '#ffd87a', 5)
    s.path(
      smooth(outline('-36,-66 -40,-106 -16,-142 22,-138 34,-104 22,-66 -6,-60'), true, 0.8),
      s.lin([s.shade(blouse, 0.3), s.shade(blouse, 0.75), s.shade(blouse, 1.1)], 0, 0, 1, 0),
    )
    s.line('M24 -124Q70 -110 96 -66', s.shade(blouse, 0.95), 17, 'stroke-linecap="round"')
    s.line('M82 -90Q104 -66 118 -44', s.shade('#9a6240', 1), 12, 'stroke-linecap="round"')
    s.path(
      'M-30 -138Q-52 -100 -44 -40L-26 -36Q-28 -100 -8 -134Z',
      s.lin([s.shade(skirt, 0.5), s.shade(skirt, 1)], 0, 0, 1, 0),
    )
    s.path(ellipsePath(14, -156, 10, 16), s.shade('#9a6240', 0.7))
    s.path(
      ellipsePath(18, -182, 26, 29),
      s.lin([s.shade('#140c1c', 0.2), s.shade('#1d1522', 0.3), s.shade('#3a2430', 0.5)], 0, 0, 1, 0),
    )
    s.path(
      smooth(outline('0,-170 12,-160 4,-110 -8,-72 -18,-70 -14,-112'), true, 0.8),
      s.shade('#1d1522', 0.4),
    )
    s.path(
      range(6)
        .map((i) => ellipsePath(3 - i * 2.2, -158 + i * 8, 4))
        .join(''),
      '#ffe8c8',
    )
  })
}

const diwali = scene({
  name: 'moments/india-18',
  seed: 1818,
  light: diwaliNight,
  sun: { x: 860, y: 300, r: 10 },
  layers: [
    svg((s) => {
      drawThreshold(s)
      drawFloor(s)
      drawRangoli(s, 860, 690, 380, 0.42, 0.85)
    }),
    garland({ from: [480, 60], to: [860, 30], sag: 70, bead: 17, colours: ['#f0941c', '#f6c42c'] }),
    garland({ from: [860, 30], to: [1240, 60], sag: 70, bead: 17, colours: ['#f6c42c', '#f0941c'] }),
    modelled(
      { round: 16, bright: 0.36, from: [0.6, -0.6], cast: { x: -30, y: 14, blur: 14, opacity: 0.5 } },
      (s) => drawKneelingGirl(s, 270, 730, 1.7, '#2f8a8c', '#d8246c', false),
    ),
    modelled(
      { round: 16, bright: 0.36, from: [-0.6, -0.6], cast: { x: 30, y: 14, blur: 14, opacity: 0.5 } },
      (s) => drawKneelingGirl(s, 1420, 650, 1.45, '#f0a82c', '#6a3ac0', true),
    ),
    svg((s) => {
      for (const i of range(18)) {
        const a = (i / 18) * 2 * Math.PI + 0.17
        drawDiya(s, 860 + Math.cos(a) * 500, 690 + Math.sin(a) * 218, 46 + Math.sin(a) * 16)
      }
      for (const x of [400, 470, 1250, 1320]) drawDiya(s, x, 484, 38)
      drawDiya(s, 860, 690, 64)
    }),
  ],
  finish: { bloom: 0.55, vignette: 0.35 },
})

const tramMorning = { base: 'golden', shadow: '#33204a', lit: '#ffd890', haze: '#f6dca8' } as const

const WINDOWS = [
  [-40, 330],
  [400, 360],
  [840, 360],
  [1280, 380],
] as const

function drawTramWall(s: Stage): void {
  s.rect(s.left, s.top, 2000, 1200, s.lin([s.shade('#8a5a34', 0.5), s.shade('#6a3c30', 0.4)]))
  s.rect(s.left, s.top, 2000, 110, s.lin([s.shade('#e8d8b0', 0.6), s.shade('#a88a68', 0.4)]))
  for (const [x, w] of WINDOWS) {
    s.rect(x - 16, 130, w + 32, 440, s.lin([s.shade('#a86a3c', 0.8), s.shade('#6a3a2c', 0.4)], 1, 0, 0, 0))
    s.rect(x, 146, w, 408, s.lin(['#fff4d0', '#ffe4a8', '#f8c880']))
    drawStreetGlimpse(s, x, w)
    const slats = range(15).map((i) => rectPath(x, 150 + i * 27.4, w, 17))
    s.path(slats.join(''), s.lin([s.shade('#b8763c', 0.75), s.shade('#7a4630', 0.45)], 0, 0, 0, 1))
    s.path(
      range(15)
        .map((i) => rectPath(x, 165 + i * 27.4, w, 3))
        .join(''),
      '#fff0c8',
    )
    s.rect(x + w / 2 - 6, 146, 12, 408, s.shade('#7a4630', 0.45))
  }
  s.rect(s.left, 570, 2000, 330, s.lin([s.shade('#7a4a34', 0.55), s.shade('#3a2038', 0.25)]))
  s.path(
    range(32)
      .map((i) => rectPath(-20 + i * 54, 586, 3, 330))
      .join(''),
    s.shade('#2c1830', 0.2),
    'opacity=".6"',
  )
}

function drawStreetGlimpse(s: Stage, x: number, w: number): void {
  s.path(
    range(3)
      .map((i) => rectPath(x + 20 + i * (w / 3), 330 - (i % 2) * 60, w / 3 - 34, 230))
      .join(''),
    '#d88a5c',
    'opacity=".5"',
  )
}

/** Leather straps and a brass rail under the ceiling. */
function drawStraps(s: Stage): void {
  s.rect(s.left, 66, 2000, 11, s.lin([s.shade('#f6d88a', 1), s.shade('#8a5a2c', 0.5)]))
  for (const x of [190, 470, 760, 1240, 1500]) {
    const sway = 10
    s.line(`M${x} 72Q${x + sway} 120 ${x + sway} 168`, s.shade('#4a2c2c', 0.5), 9)
    s.line(ellipsePath(x + sway, 196, 25, 28), s.shade('#c89a5c', 0.8), 8)
  }
}

function drawBench(s: Stage): void {
  s.rect(520, 800, 1140, 200, s.lin([s.shade('#a8683c', 0.8), s.shade('#5a3030', 0.35)]))
  s.path(
    range(6)
      .map((i) => rectPath(520, 804 + i * 30, 1140, 5))
      .join(''),
    s.shade('#3a1c2c', 0.25),
    'opacity=".7"',
  )
  s.rect(508, 782, 1160, 22, s.lin([s.shade('#e0a060', 1), s.shade('#8a5034', 0.5)]))
}

/** Columns are bars of grey: no word can be read. */
function drawNewspaper(s: Stage): void {
  s.path('M640 400L1010 440L1008 780H640Z', s.shade('#f6ecd4', 0.95))
  s.path('M1010 440L1390 392V780H1008Z', s.shade('#e8dab8', 0.75))
  const columns: string[] = []
  for (const [x, y, w, tilt] of [
    [664, 510, 96, 0.11],
    [780, 522, 96, 0.11],
    [896, 534, 96, 0.11],
    [1034, 534, 100, -0.12],
    [1154, 520, 100, -0.12],
    [1274, 506, 96, -0.12],
  ] as const) {
    for (const i of range(14))
      columns.push(
        `M${x} ${round1(y + i * 16)}l${w - (i % 5 === 4 ? 40 : 0)} ${round1((w - (i % 5 === 4 ? 40 : 0)) * tilt)}`,
      )
  }
  s.line(columns.join(''), s.shade('#6a5468', 0.4), 4, 'opacity=".45"')
  s.path('M664 428L986 464V492L664 458Z', s.shade('#5a4458', 0.4), 'opacity=".55"')
  s.path('M1154 452L1370 424V486L1154 510Z', s.shade('#8a7468', 0.5), 'opacity=".55"')
  s.line('M1010 440V780', s.shade('#8a7458', 0.4), 3)
}

function drawHusband(s: Stage): void {
  s.path(
    smooth(outline('630,930 650,720 730,650 820,624 910,634 990,676 1024,760 1030,930'), true, 0.6),
    s.shade('#f0e8d8', 0.78),
  )
  s.path('M786 636Q850 680 918 640L910 620H796Z', s.shade('#d8ccb8', 0.6))
}

function drawHusbandHead(s: Stage): void {
  s.path(smooth(outline('812,650 810,560 894,560 894,650 852,664'), true, 0.6), s.shade('#94623f', 0.6))
  for (const x of [776, 930]) s.path(ellipsePath(x, 494, 13, 24), s.shade('#9a6a48', 0.7))
  s.path(
    smooth(outline('780,500 784,430 852,384 922,430 926,500 908,566 852,588 798,566'), true, 0.9),
    s.shade('#a8744e', 0.75),
  )
}

function drawHusbandHair(s: Stage): void {
  s.path(
    smooth(
      outline('778,500 780,428 852,376 926,428 930,500 914,566 886,592 852,598 820,592 790,566'),
      true,
      0.9,
    ),
    s.shade('#e6e2e2', 0.8),
  )
  s.line(
    'M838 392Q806 440 806 520M866 392Q900 440 900 520M852 430Q846 500 850 580M826 540Q832 580 838 594M880 540Q874 580 868 594',
    s.shade('#8a849a', 0.35),
    3,
    'opacity=".55"',
  )
}

function drawWife(s: Stage): void {
  s.path(
    smooth(outline('1030,930 1040,760 1090,694 1180,668 1276,690 1336,760 1352,930'), true, 0.6),
    s.shade('#b8324a', 0.75),
  )
  s.path(
    smooth(outline('1046,830 1140,690 1214,668 1256,712 1166,790 1110,930 1030,930'), true, 0.6),
    s.shade('#d8485c', 0.85),
  )
  s.line('M1046 836Q1120 720 1214 670', s.shade('#f0c35a', 0.95), 9)
}

function drawWifeHead(s: Stage): void {
  s.path(smooth(outline('1146,690 1148,610 1224,610 1226,690 1186,704'), true, 0.6), s.shade('#a06a44', 0.6))
  for (const x of [1118, 1256]) s.path(ellipsePath(x, 548, 11, 20), s.shade('#a87048', 0.7))
  s.path(
    smooth(outline('1118,556 1122,486 1186,444 1250,486 1256,556 1240,616 1186,636 1132,616'), true, 0.9),
    s.shade('#a8a2ae', 0.7),
  )
  s.line(
    'M1186 448V560M1160 456Q1136 500 1136 590M1212 456Q1238 500 1238 590',
    s.shade('#5a5468', 0.3),
    3,
    'opacity=".6"',
  )
}

/** Light through the shutters, laid in bars over everything. */
function drawLightBars(s: Stage, from: number): void {
  for (const i of range(6)) {
    const y = from + i * 42
    s.path(
      polygon([
        [480, y + 90],
        [1480, y - 60],
        [1480, y - 42],
        [480, y + 108],
      ]),
      s.lin(
        [
          ['#ffe8a8', 0],
          ['#ffe8a8', 0.2],
          ['#ffe8a8', 0.26],
          ['#ffe8a8', 0.05],
        ],
        0,
        0,
        1,
        0,
      ),
    )
  }
}

const tram = scene({
  name: 'moments/india-20',
  seed: 2020,
  light: tramMorning,
  sun: { x: 1700, y: 100, r: 10 },
  layers: [
    svg((s) => {
      drawTramWall(s)
      drawStraps(s)
    }),
    modelled({ round: 4, dark: 0.4 }, drawNewspaper),
    modelled({ round: 30, cast: { x: -20, y: 10, blur: 18, opacity: 0.35 } }, drawHusband),
    modelled({ round: 30, cast: { x: -20, y: 10, blur: 18, opacity: 0.35 } }, drawWife),
    svg((s) => drawLightBars(s, 620)),
    modelled({ round: 22, cast: { x: -12, y: 8, blur: 12, opacity: 0.3 } }, drawHusbandHead),
    modelled({ round: 20 }, drawHusbandHair),
    modelled({ round: 22, cast: { x: -12, y: 8, blur: 12, opacity: 0.3 } }, drawWifeHead),
    modelled({ round: 16 }, (s) => s.path(ellipsePath(1186, 616, 46, 38), s.shade('#98929e', 0.6))),
    modelled({ round: 4 }, (s) =>
      s.path(
        range(8)
          .map((i) => ellipsePath(1186 + Math.cos(i * 0.449) * 47, 616 + Math.sin(i * 0.449) * 39, 7))
          .join(''),
        s.shade('#fff6e6', 0.95),
      ),
    ),
    svg((s) => {
      drawBench(s)
      drawLightBars(s, 800)
    }),
  ],
})

export default [diwali, tram]
