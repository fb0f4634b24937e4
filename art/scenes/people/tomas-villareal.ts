import { strand } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { scene, svg } from '../../scene.ts'
import { cut } from './cut.ts'
import { FRAME } from './frame.ts'
import { drawForm, drawHead, drawNeck, drawPieces, drawPlanes, headTones, warpOf } from './head.ts'
import { THREE_QUARTER, THREE_QUARTER_MOUTH } from './three-quarter.ts'

const tomasBones = warpOf([
  [76, 204, -5, 0, 26],
  [48, 262, -5, 1, 18],
  [110, 260, 2, 0, 16],
  [-66, 350, -6, 6, 60],
  [18, 309, -2, -4, 14],
  [10, 160, 0, -4, 40],
  [-124, 420, -8, 0, 90],
])

const wallMap = (s: Stage): void => {
  s.rect(s.left, s.top, 800, 960, s.shade('#8fd0c4', 0.9))
  const coasts = [
    '40,-40! 60,40 130,80 190,150 176,220 130,256 150,330 120,386 84,350 60,300 76,240 30,170 -60,140! -60,-40!',
    '612,60 650,36 700,90 694,170 664,236 632,214 606,160 626,110',
    '560,300 596,286 616,330 584,366 552,340',
    '640,390 690,360 770,392! 770,566! 700,548 650,486',
    '24,474 76,448 104,496 80,560 26,548',
    '-60,640! 0,616 66,676 44,770 -60,806!',
    '196,330 222,344 216,376 186,362',
  ]
  for (const coast of coasts)
    s.path(cut(coast), 'none', `stroke="${s.shade('#b6e4d6', 0.95)}" stroke-width="26"`)
  for (const coast of coasts) {
    s.path(cut(coast), s.shade('#f8ecc8', 0.95))
    s.clipped(cut(coast), () =>
      s.path(cut(coast), 'none', `stroke="${s.shade('#e0b870', 0.9)}" stroke-width="9"`),
    )
  }
  for (const x of [120, 360, 600]) s.line(`M${x} -40V960`, s.shade('#4aa49c', 0.8), 2)
  for (const y of [120, 380, 640]) s.line(`M-40 ${y}H760`, s.shade('#4aa49c', 0.8), 2)
  s.line(
    strand('100,300 60,420 70,500 200,640 420,700 560,560 584,330 650,150'),
    s.shade('#d8432e', 0.8),
    7,
    'stroke-dasharray="20 14"',
  )
  for (const [x, y] of [
    [100, 300],
    [650, 150],
  ] as const)
    s.circle(x, y, 13, s.shade('#d8432e', 0.8))
}

const shirt = (s: Stage): void => {
  const [light, half, shade] = [s.shade('#fdf8ec', 1), s.shade('#c4cee2', 0.8), s.shade('#8494b8', 0.55)]
  drawForm(s, [
    [
      light,
      '-156,462! -240,504 -340,552 -400,650 -430,800! 296,800! 276,690 232,604 150,556 92,516! 66,600 26,700! -70,610',
    ],
    [half, '-160,440! -110,530 -30,640 -14,720 -10,820! -460,820! -460,400!'],
    [shade, '-310,560! -270,680 -260,820! -460,820! -460,540!'],
  ])
  drawPieces(s, [
    [shade, '-158,474! -150,590! -70,690! 26,712! -60,640!'],
    [half, '-158,462! -136,430! -90,540 -30,630 26,704! -66,660! -140,566!'],
    [half, '96,520! 142,568! 116,650! 26,716! 60,640!'],
    [light, '92,520! 108,496! 136,556! 108,630! 26,704! 62,620'],
  ])
  s.line('M27 704L34 800', shade, 4)
}

const HAIR =
  '124,98! 96,84 60,92 20,80 -16,96 -40,124! -58,138 -62,176 -78,210! -94,206! -104,184 -126,172 -144,200 -142,240! -152,266 -170,262! -190,220 -196,140 -176,50 -124,-12 -60,-44 20,-58 90,-40 132,4 138,56'
const BEARD =
  '-88,206! -70,202 -58,256 -36,300 -4,316 16,302 36,288 58,284 76,290 96,286 114,298! 108,332 100,362 86,400 54,424 12,424 -34,404 -80,364 -102,312'

const hairAndBeard = (s: Stage): void => {
  const [deep, mid, light] = [s.shade('#1a1420', 0.25), s.shade('#3a2c34', 0.5), s.shade('#6a5450', 0.8)]
  drawForm(
    s,
    [
      [deep, HAIR],
      [mid, '-90,-60! -60,10 -20,50 -10,110! 200,140! 200,-80!'],
      [light, '20,-80! 0,-20 50,30 110,60! 200,60! 200,-80!'],
    ],
    tomasBones,
  )
  drawForm(
    s,
    [
      [deep, BEARD],
      [mid, '50,280! 40,304 18,330 30,366 40,430! 160,430! 160,270!'],
    ],
    tomasBones,
  )
}

export default scene({
  name: 'people/tomas-villareal',
  seed: 704,
  light: { base: 'day', shadow: '#241a40', lit: '#ffe8bc' },
  sun: { x: 30, y: 200, r: 10 },
  view: FRAME,
  layers: [
    svg(wallMap),
    svg((s) => {
      const tones = headTones(s, { skin: ['#d8985e', '#74382a'], lips: '#a8503e', brow: '#1a1218' })
      s.placed({ x: 384, y: 150, scale: 1.08, flip: true }, () => {
        drawNeck(s, THREE_QUARTER, tones, tomasBones)
        shirt(s)
        drawHead(s, THREE_QUARTER, tones, tomasBones)
        hairAndBeard(s)
        drawPlanes(s, THREE_QUARTER_MOUTH.slice(1), tones, tomasBones)
      })
    }),
  ],
  finish: { vignette: 0.08, bloom: 0 },
})
