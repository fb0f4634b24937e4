import { polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, pose } from '../../language/people/posed-figure.ts'
import { drawLeaves } from '../../language/plants/leaves.ts'
import { drawPalm } from '../../language/plants/palm.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { drawSuitcase } from '../../language/things/luggage.ts'
import { scene, svg } from '../../scene.ts'

/** A low Florida villa: hipped roof, arcade with lamps, a wing of tall windows. */
const drawVilla = (s: Stage): void => {
  const wall = '#f2dcc4'
  const roof = '#b8624a'
  const lamp = s.lin([s.light.window, s.light.glow])
  s.circle(
    1300,
    520,
    420,
    s.rad([
      [s.light.window, 0.34],
      [s.light.window, 0],
    ]),
  )
  s.rect(1010, 430, 620, 170, s.lin([s.shade(wall, 0.55), s.shade(wall, 0.85)], 0, 0, 1, 0))
  s.path(
    polygon([
      [986, 434],
      [1080, 360],
      [1560, 360],
      [1660, 434],
    ]),
    s.lin([s.shade(roof, 0.95), s.shade(roof, 0.4)]),
  )
  s.line(
    range(40)
      .map((i) =>
        polygon(
          [
            [1082 + i * 12.2, 360],
            [992 + i * 17, 434],
          ],
          false,
        ),
      )
      .join(''),
    s.shade(roof, 0.15),
    1.4,
    'opacity=".5"',
  )
  s.rect(1180, 330, 150, 110, s.lin([s.shade(wall, 0.5), s.shade(wall, 0.9)], 0, 0, 1, 0))
  s.path(
    polygon([
      [1164, 334],
      [1255, 276],
      [1346, 334],
    ]),
    s.lin([s.shade(roof, 1), s.shade(roof, 0.4)], 1, 0, 0, 0),
  )
  s.path('M1230 420V372A25 25 0 0 1 1280 372V420Z', lamp)
  for (const i of range(6)) {
    const x = 1040 + i * 66
    s.path(`M${x} 600V508A24 24 0 0 1 ${x + 48} 508V600Z`, lamp)
    s.line(`M${x + 24} 484V600M${x} 530H${x + 48}`, s.shade('#8a5a4a', 0.4), 2, 'opacity=".7"')
    s.rect(x + 49, 480, 16, 120, s.lin([s.shade(wall, 0.3), s.shade('#fff0d8', 1)], 0, 0, 1, 0))
  }
  s.rect(1450, 470, 150, 100, lamp)
  s.line('M1500 470V570M1550 470V570M1450 520H1600', s.shade('#8a5a4a', 0.4), 3)
  s.rect(996, 596, 650, 10, s.shade('#fff0dc', 0.9))
}

const drawPool = (s: Stage): void => {
  const edge = curved(
    '1150,690 1220,650 1360,640 1520,652 1640,680 1660,760 1500,790 1320,772 1190,744',
    0,
    0,
  )
  s.path(
    curved('1130,694 1210,644 1360,632 1530,644 1660,676 1690,768 1510,804 1310,784 1170,752', 0, 0),
    s.lin([s.shade('#f0d8c8', 0.9), s.shade('#a88a98', 0.4)]),
  )
  s.path(edge, s.lin(['#bff4e4', '#4fd0cc', '#1f93a8']))
  s.clipped(edge, () => {
    const random = s.random(5)
    const ripples = range(60).map(() => {
      const [x, y, w] = [1140 + random() * 520, 645 + random() * 140, 10 + random() * 26]
      return `M${x} ${y}q${w / 2} -5 ${w} 0t${w} 0`
    })
    s.line(ripples.join(''), '#eafff8', 2, 'opacity=".55"')
    s.circle(
      1340,
      700,
      160,
      s.rad([
        ['#fffbe0', 0.7],
        ['#bff4e4', 0.2],
        ['#bff4e4', 0],
      ]),
    )
  })
}

/** Mown bands of grass towards the house. */
const drawLawn = (s: Stage): void => {
  for (const i of range(9))
    s.path(
      polygon([
        [1050 - i * 150, 600],
        [1050 - i * 150 - 74, 600],
        [700 - i * 620 - 240, s.bottom],
        [700 - i * 620 + 60, s.bottom],
      ]),
      s.shade('#8fb07a', 0.8),
      'opacity=".1"',
    )
}

const drawDrive = (s: Stage): void => {
  s.fillBelow(
    586,
    s.fine(
      [
        s.shade('#6a8f6a', 0.7, 0.3),
        s.shade('#4a7a62', 0.5),
        s.shade('#2f5560', 0.3),
        s.shade('#1c3048', 0.15),
      ],
      0,
      586,
      0,
      1150,
      true,
    ),
  )
  drawLawn(s)
  s.path(
    `M1000 604C940 640 820 660 700 720C560 790 480 860 380 ${s.bottom}H1180C1120 860 1080 790 1070 720C1066 670 1080 630 1090 604Z`,
    s.fine(
      [
        s.shade('#f6d2b4', 0.95, 0.1),
        s.shade('#d8a898', 0.75),
        s.shade('#9a7488', 0.45),
        s.shade('#5a4668', 0.25),
      ],
      0,
      604,
      0,
      1150,
      true,
    ),
  )
  s.line(
    `M1000 604C940 640 820 660 700 720C560 790 480 860 380 ${s.bottom}M1180 ${s.bottom}C1120 860 1080 790 1070 720C1066 670 1080 630 1090 604`,
    s.shade('#ffe8cc', 0.9),
    4,
    'opacity=".7"',
  )
}

export default scene({
  name: 'disney/day-1',
  seed: 151,
  light: {
    base: 'dusk',
    sky: ['#12405f', '#2f7283', '#8fa79a', '#f2b48c', '#ffd9a8'],
    haze: '#e8ad94',
    shadow: '#162a4c',
    lit: '#ffc898',
    glow: '#ffb070',
    window: '#ffdc8c',
  },
  horizon: 590,
  sun: { x: 900, y: 560, r: 1 },
  portrait: { x: 690, y: -10, w: 660, h: 1173 },
  layers: [
    sky({ disc: false, stars: 30 }),
    sheet({ cover: 0.5, opacity: 0.6, seed: 8 }),
    svg((s) => {
      for (let x = s.left; x < s.right; x += 74)
        drawLeaves(s, {
          x,
          y: 580,
          rx: 70,
          ry: 34 + ((x * 3) % 20),
          colour: '#4a7a6a',
          depth: 0.5,
          leaf: 10,
          density: 40,
          seed: x,
        })
      for (const [x, h] of [
        [120, 150],
        [330, 120],
        [520, 170],
        [700, 130],
      ] as const)
        drawPalm(s, { x, y: 592, h, lean: 0.06, depth: 0.46, size: 0.9, seed: x })
    }),
    mist({ y: 520, h: 100, opacity: 0.4 }),
    svg(drawVilla),
    svg(drawDrive),
    svg(drawPool),
    svg((s) => {
      for (const [x, rx] of [
        [1000, 46],
        [1110, 36],
        [1420, 60],
        [1560, 80],
      ] as const)
        drawLeaves(s, {
          x,
          y: 612,
          rx,
          ry: rx * 0.5,
          colour: '#3f7a5c',
          leaf: 10,
          density: 90,
          seed: x,
          bloom: 0.2,
          bloomColour: '#f0887a',
        })
      for (const [x, y, h] of [
        [860, 640, 250],
        [680, 700, 360],
        [1572, 980, 760],
        [420, 800, 520],
      ] as const)
        drawPalm(s, {
          x,
          y,
          h,
          lean: x < 900 ? -0.05 : -0.04,
          size: 0.82,
          seed: x,
          wind: 0.08,
          depth: x === 420 ? 0.05 : 0.1,
        })
      for (const [x, y] of [
        [780, 676],
        [1082, 668],
        [610, 764],
        [1092, 742],
      ] as const) {
        s.circle(
          x,
          y - 14,
          50,
          s.rad([
            [s.light.window, 0.7],
            [s.light.window, 0],
          ]),
        )
        s.rect(x - 2, y - 14, 4, 20, s.shade('#3a3450', 0.4))
        s.circle(x, y - 16, 5, '#fff4cc')
      }
    }),
    svg((s) => {
      const rim = { colour: s.shade('#ffe0b8', 1), width: 2 }
      const walker = (
        x: number,
        y: number,
        h: number,
        top: string,
        head: 'cropped' | 'long' | 'braids' | 'cap',
        size: number,
        low: 'trousers' | 'dress' = 'trousers',
      ) => {
        s.path(curved('-1,.1 0,0 .5,.08 -.4,.5 -1.4,.7', x, y, h * 0.3), s.light.shadow, 'opacity=".3"')
        drawFigure(s, {
          x,
          y,
          h,
          facing: 'away',
          top,
          lower: low,
          lowerColour: low === 'dress' ? top : '#3a4a72',
          head,
          headSize: size,
          skin: '#9a6a50',
          rim,
          tones: [0.08, 0.7],
          pose: pose(
            'armL -.14,-.64 -.17,-.5; armR .14,-.64 .18,-.5; legL -.05,-.28 -.07,-.03; legR .06,-.26 .08,-.01',
          ),
        })
      }
      // Far enough up the drive to stand clear of the words below.
      s.placed({ x: 120, y: 16, scale: 0.9 }, () => {
        walker(856, 800, 172, '#4f7a9a', 'cropped', 1)
        walker(946, 806, 160, '#d8785c', 'long', 1, 'dress')
        walker(786, 806, 104, '#e8b84c', 'cap', 1.28)
        walker(1002, 800, 112, '#7a9a72', 'braids', 1.25)
        walker(902, 820, 84, '#e0a0a0', 'braids', 1.4, 'dress')
        drawSuitcase(s, { x: 824, y: 812, w: 38, h: 52, colour: '#a8583c' })
        drawSuitcase(s, { x: 758, y: 812, w: 26, h: 34, colour: '#3f8a8c' })
        drawSuitcase(s, { x: 980, y: 816, w: 34, h: 44, colour: '#c2903c' })
        drawSuitcase(s, { x: 1034, y: 810, w: 26, h: 34, colour: '#7a4a6a' })
      })
    }),
  ],
  finish: { bloom: 0.42 },
})
