import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { scene, svg } from '../../scene.ts'
import { cut } from './cut.ts'
import { FRAME } from './frame.ts'
import { drawForm, drawHead, drawNeck, drawPieces, drawPlanes, headTones, warpOf } from './head.ts'
import { THREE_QUARTER, THREE_QUARTER_MOUTH } from './three-quarter.ts'

const rohanBones = warpOf([
  [102, 262, 9, 6, 22],
  [74, 262, 3, 7, 34],
  [84, 222, 6, 0, 24],
  [124, 226, 4, -4, 26],
  [108, 296, -6, 0, 30],
  [10, 160, 0, -12, 34],
  [106, 164, 0, -9, 26],
  [56, 326, 0, -4, 30],
])

const BUTA =
  '0,96 -54,76 -82,24 -70,-36 -30,-84 6,-128 48,-152 88,-140 96,-104 70,-84! 66,-106 48,-112 38,-92 52,-52 70,-4 62,52'

const printedWall = (s: Stage): void => {
  s.rect(s.left, s.top, 800, 960, s.shade('#c23a30', 0.75))
  s.placed({ x: 494, y: 386, scale: 2.2, turn: 2 }, () =>
    drawPieces(s, [
      [s.shade('#f4e3bc', 0.95), BUTA],
      [s.shade('#e8a83c', 0.9), '0,76 -42,60 -64,20 -54,-30 -16,-74 20,-104! 10,-70 34,-34 50,4 44,46'],
    ]),
  )
}

const kurta = (s: Stage): void => {
  drawForm(s, [
    [
      s.shade('#fbf1da', 0.95),
      '-150,462! -240,504 -340,552 -400,650 -430,800! 296,800! 276,690 232,604 150,556 92,516! 60,570 0,590 -80,550',
    ],
    [s.shade('#b4aebc', 0.6), '-160,440! -110,530 -20,610 -30,700 -10,800! -460,800! -460,400!'],
  ])
  drawPieces(s, [
    [s.shade('#d2c8c4', 0.7), '-152,464! -136,440! -100,500 -40,546 20,566! 16,600! -60,586 -124,536'],
    [s.shade('#fdf6e4', 1), '92,516! 102,500! 106,540 70,580 16,600! 20,566! 66,548'],
  ])
  s.line('M20 600L34 800', s.shade('#a89c90', 0.5), 4)
  for (const y of [640, 700]) s.circle(26 + (y - 600) * 0.07, y, 6, s.shade('#b07a3c', 0.7))
}

const SCARF = '-166,448! -250,496 -352,540 -416,640 -450,800! -120,800! -96,690 -100,580 -128,500'

const scarf = (s: Stage): void => {
  drawForm(s, [
    [s.shade('#22408a', 0.6), SCARF],
    [s.shade('#16285c', 0.4), '-480,400! -280,480! -320,640 -340,820! -480,820!'],
    [s.shade('#3a60b4', 0.8), '-200,440! -180,560 -200,690 -210,820! -80,820! -60,500!'],
  ])
  s.clipped(cut(SCARF), () => {
    for (const row of range(6))
      for (const column of range(6))
        s.placed(
          {
            x: -424 + column * 66 + (row % 2 ? 33 : 0),
            y: 496 + row * 58 + column * -4,
            scale: 0.17,
            turn: 12,
          },
          () => {
            drawPieces(s, [[s.shade('#f6e6c0', 0.85), BUTA]])
            s.circle(-6, 14, 34, s.shade('#d8432e', 0.7))
          },
        )
    s.line('M-166 448C-120 520 -80 600 -110 800', s.shade('#f0b840', 0.9), 12)
    s.line('M-186 448C-140 520 -100 600 -132 800', s.shade('#d8432e', 0.7), 7)
  })
}

const BEARD =
  '-88,212! -72,206 -60,250 -34,290 -8,306 16,296 36,284 58,280 76,286 98,284 118,294! 118,330 114,372 104,416 82,452 52,470 10,464 -34,436 -76,390 -100,330'
const HAIR =
  '98,22! 60,22 18,42 -16,78 -38,120! -56,140 -62,176 -78,210! -94,206! -104,184 -126,172 -144,200 -142,240! -152,268 -172,262! -200,220 -208,150 -188,64 -132,2 -50,-26 30,-28 80,-8'

const silver = (s: Stage): void => {
  const [deep, mid, light] = [s.shade('#8a8494', 0.45), s.shade('#c4c0c6', 0.75), s.shade('#f8f4ee', 1)]
  drawForm(
    s,
    [
      [deep, HAIR],
      [mid, '100,22! 40,28 -14,70 -44,124 -70,156! -118,124 -132,66 -96,12 -20,-50! 120,-50!'],
      [light, '100,22! 40,18 -22,42 -76,96! -66,44 -24,6 40,-10 90,-50! 140,0!'],
      [deep, '84,14! 10,18 -60,52 -112,136! -76,48 -10,8 40,4'],
      [deep, '40,-6! -50,2 -124,50 -164,140! -140,50 -70,-8 0,-14'],
      [light, '-150,210! -166,140 -150,80! -184,130 -180,200 -164,262!'],
    ],
    rohanBones,
  )
  drawForm(
    s,
    [
      [deep, BEARD],
      [mid, '-30,280! -30,330 -10,380 0,430 10,480! 160,480! 160,270!'],
      [light, '46,276! 16,320 30,360 46,400 40,480! 160,480! 160,270!'],
    ],
    rohanBones,
  )
  drawPieces(
    s,
    [
      [mid, '4,318! 26,294 54,284 74,288! 66,304 40,312'],
      [light, '74,288! 94,286 106,296 112,309! 100,304 84,304'],
    ],
    rohanBones,
  )
}

const glasses = (s: Stage): void => {
  const wire = s.shade('#2a1c22', 0.3)
  s.ellipse(22, 210, 43, 43, 'none', `stroke="${wire}" stroke-width="7"`)
  s.ellipse(106, 210, 28, 41, 'none', `stroke="${wire}" stroke-width="7"`)
  s.line('M40 176Q54 184 58 200M118 180Q126 190 127 204', s.shade('#fff6dc', 1), 4)
  s.line('M65 204Q72 194 79 202M-21 204L-96 206', wire, 7)
}

export default scene({
  name: 'people/rohan-vaidyanathan',
  seed: 705,
  light: { base: 'golden', shadow: '#241a40', lit: '#ffe2ac' },
  sun: { x: 700, y: 160, r: 10 },
  view: FRAME,
  layers: [
    svg(printedWall),
    svg((s) => {
      const tones = headTones(s, { skin: ['#b87444', '#5a2a20'], lips: '#9a4c40', brow: '#fbf8f4' })
      s.placed({ x: 336, y: 138, scale: 1.06 }, () => {
        drawNeck(s, THREE_QUARTER, tones, rohanBones)
        kurta(s)
        scarf(s)
        drawHead(s, THREE_QUARTER, tones, rohanBones)
        silver(s)
        drawPlanes(s, THREE_QUARTER_MOUTH.slice(2), tones, rohanBones)
        glasses(s)
      })
    }),
  ],
  finish: { vignette: 0.08, bloom: 0 },
})
