import { cornered, strand } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { scene, svg } from '../../scene.ts'
import { cut } from './cut.ts'
import { FRAME } from './frame.ts'
import { drawForm, drawHead, drawNeck, drawPieces, drawPlanes, headTones, warpOf } from './head.ts'
import { THREE_QUARTER, THREE_QUARTER_MOUTH } from './three-quarter.ts'

const tundeBones = warpOf([
  [48, 262, -8, 2, 20],
  [112, 262, 5, 2, 18],
  [62, 298, 0, -4, 34],
  [70, 332, 0, 6, 34],
  [-66, 350, -14, 10, 70],
  [90, 356, 8, 4, 40],
  [20, 402, 0, 8, 70],
  [124, 240, 4, 0, 50],
  [-124, 420, -16, 0, 100],
  [60, 470, 12, 0, 80],
  [10, 160, 0, -8, 44],
  [108, 164, 0, -6, 26],
  [18, 309, -3, -5, 14],
  [107, 309, 2, -5, 12],
])

const kitchenFire = (s: Stage): void => {
  s.rect(s.left, s.top, 800, 960, s.shade('#12605a', 0.55))
  drawPieces(s, [
    [
      s.shade('#d8402a', 0.8),
      '470,960! 440,800 500,690 520,570! 566,640 590,560 580,440 640,300 640,120! 700,240 700,340 730,290 760,200! 780,960!',
    ],
    [
      s.shade('#f4882c', 0.9),
      '510,960! 500,840 560,740 572,640! 610,710 640,600 630,500 670,370! 706,470 716,540 760,440! 780,960!',
    ],
    [
      s.shade('#ffc84e', 1),
      '560,960! 560,860 610,780 622,700! 656,770 690,660 690,590! 730,680 760,620! 780,960!',
    ],
    [s.shade('#fff2c0', 1), '620,960! 630,880 664,830 670,780! 710,840 740,790 760,780! 780,960!'],
  ])
}

const whites = (s: Stage): void => {
  const [light, shade] = [s.shade('#fdf2dc', 0.95), s.shade('#a8b0bc', 0.6)]
  drawForm(s, [
    [
      light,
      '-150,462! -240,500 -340,544 -400,640 -430,800! 300,800! 280,690 236,600 150,556 92,512! 70,580 10,612 -70,570',
    ],
    [shade, '-160,440! -110,540 -50,600 -60,690 -30,800! -460,800! -460,400!'],
  ])
  drawPieces(s, [
    [s.shade('#c8ccd4', 0.75), '-152,462! -132,444! -104,500 -50,556 14,584! 14,618! -70,586 -122,530'],
    [light, '92,512! 106,508! 108,552 70,604 14,618! 14,584! 60,560'],
  ])
  drawForm(s, [
    [s.shade('#2c4696', 0.75), '-170,634! 146,634! 176,800! -196,800!'],
    [s.shade('#1c2c66', 0.4), '-200,640! -30,640! -10,820! -220,820!'],
  ])
  drawPieces(s, [
    [s.shade('#1c2c66', 0.4), '-170,638! -140,638! -142,560 -158,474! -182,486!'],
    [s.shade('#2c4696', 0.75), '118,638! 146,638! 138,590 124,540! 102,526!'],
  ])
  s.line('M-172 650H148', s.shade('#e8c060', 0.8), 3, 'stroke-dasharray="12 8"')
}

const BEARD =
  '-86,196! -70,196 -58,252 -36,296 -6,312 14,304 34,292 58,288 76,292 96,290 114,298! 108,330 100,360 86,398 54,420 12,420 -36,402 -84,366 -104,312'

const CROPPED =
  '-180,150! -56,108! -60,170 -64,214! -96,214! -104,184 -124,174 -142,198 -142,240 -148,280! -176,220'

const hairAndBeard = (s: Stage): void => {
  drawPieces(s, [[s.shade('#1e1018', 0.25), CROPPED]])
  drawForm(
    s,
    [
      [s.shade('#1e1018', 0.25), BEARD],
      [s.shade('#4a2a2a', 0.5), '54,280! 44,300 20,330 30,360 40,430! 140,430! 140,280!'],
    ],
    tundeBones,
  )
}

/** The fila, a soft Yoruba cap whose crown falls to one side. */
const FILA =
  '132,110! 132,40 116,-30 66,-76 -16,-100 -110,-98 -190,-64 -232,-4 -230,66 -204,130 -176,172! -124,142 -70,114 -10,98 60,94'

const fila = (s: Stage): void => {
  const gold = s.shade('#f2c04a', 0.9)
  drawForm(s, [
    [s.shade('#2c4696', 0.7), FILA],
    [s.shade('#5a7cd0', 0.9), '62,-100! 36,0 44,120! 160,120! 160,-100!'],
    [s.shade('#1a2858', 0.4), '-30,-110! -110,-50 -150,30 -164,180! -260,180! -260,-110!'],
  ])
  s.clipped(cut(FILA), () => {
    s.line(strand('-190,152 -124,120 -70,92 -10,76 60,72 140,88'), gold, 5)
    s.line(strand('-204,112 -130,76 -70,48 -10,34 60,30 140,46'), gold, 5)
    for (const [i, y] of [106, 82, 66, 56, 52, 58].entries())
      s.path(cornered('0,-13 11,0 0,13 -11,0', -150 + i * 52, y), gold)
  })
}

export default scene({
  name: 'people/tunde-balogun-price',
  seed: 707,
  light: { base: 'golden', shadow: '#161a34', lit: '#ffc878' },
  sun: { x: 660, y: 700, r: 10 },
  view: FRAME,
  layers: [
    svg(kitchenFire),
    svg((s) => {
      const tones = headTones(s, { skin: ['#9c5630', '#341418'], lips: '#8a3a34', brow: '#150c12' })
      s.placed({ x: 322, y: 166, scale: 1.06 }, () => {
        drawNeck(s, THREE_QUARTER, tones, tundeBones)
        whites(s)
        drawHead(s, THREE_QUARTER, tones, tundeBones)
        hairAndBeard(s)
        drawPlanes(s, THREE_QUARTER_MOUTH.slice(1), tones, tundeBones)
        fila(s)
      })
    }),
  ],
  finish: { vignette: 0.08, bloom: 0 },
})
