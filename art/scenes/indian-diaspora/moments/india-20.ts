import { ellipsePath, polygon, rectPath, smooth } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { modelled, scene, svg } from '../../../scene.ts'

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

export default scene({
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
