import type { Stage } from '../../engine/stage.ts'
import { scene, svg } from '../../scene.ts'
import { cut } from './cut.ts'
import { FRAME } from './frame.ts'
import { drawForm, drawHead, drawNeck, drawPieces, drawPlanes, headTones, warpOf } from './head.ts'
import { PROFILE, PROFILE_YEARS } from './profile.ts'

const harukaBones = warpOf([
  [196, 256, -12, 0, 26],
  [158, 200, -1, 2, 24],
  [170, 226, -5, 2, 24],
  [10, 356, 10, -10, 60],
  [90, 400, 4, -4, 60],
  [-130, 420, 40, 0, 110],
  [176, 302, -2, 0, 14],
  [120, 196, 0, 3, 26],
])

/** A round window of a tea room, bamboo beyond. */
const roundWindow = (s: Stage): void => {
  s.rect(s.left, s.top, 800, 960, s.shade('#efe4cc', 0.9))
  const window = 'M436 -14a376 376 0 1 0 .1 0Z'
  s.path(window, s.shade('#0f4a3c', 0.5))
  s.clipped(window, () => {
    for (const [x, w, tone, lit] of [
      [560, 30, '#1c6a4c', 0.6],
      [470, 22, '#1c6a4c', 0.5],
      [620, 44, '#4aa060', 0.8],
      [716, 52, '#8cc86a', 0.95],
    ] as const) {
      s.path(cut(`${x},-40! ${x + w},-40! ${x + w - 14},800! ${x - 14},800!`), s.shade(tone, lit))
      for (const y of [90, 270, 470, 650])
        s.line(`M${x - 10 - y / 60} ${y + (x % 60)}H${x + w + 6 - y / 60}`, s.shade('#0f4a3c', 0.5), 5)
    }
  })
  s.path(window, 'none', `stroke="${s.shade('#5a3828', 0.5)}" stroke-width="16"`)
}

const kimono = (s: Stage): void => {
  const [light, half, shade] = [s.shade('#e6e2f0', 0.95), s.shade('#b8b4d8', 0.75), s.shade('#7c78ac', 0.5)]
  drawForm(s, [
    [
      light,
      '-150,500! -230,548 -330,600 -390,700 -410,800! 250,800! 230,700 180,620 110,566 70,540! 20,560 -90,520',
    ],
    [half, '-160,480! -90,560 -30,640 -60,720 -50,820! -440,820! -440,440!'],
    [shade, '-160,500! -250,620 -300,720 -310,820! -440,820! -440,440!'],
  ])
  const band = (fill: string, d: string) => drawPieces(s, [[fill, d]])
  band(s.shade('#c2453c', 0.7), '-150,486! -60,560 10,660 60,800! 20,800! -40,680 -110,580 -176,512!')
  band(s.shade('#fbf5e8', 0.98), '-140,470! -40,540 36,640 90,800! 56,800! 6,660 -64,562 -156,490!')
  band(s.shade('#fbf5e8', 0.98), '66,520! 88,560 70,640 46,720! 30,680 50,600!')
  band(half, '70,536! 100,560 90,650 60,740! 46,716! 72,640')
}

const HAIR =
  '104,40! 112,64 96,92 84,128 46,158 10,176 -16,196! -22,180 -48,172 -70,186 -76,214 -66,246! -84,284 -104,316! -146,302 -182,262 -200,210 -202,140 -178,60 -120,-2 -40,-26 40,-14'

const hair = (s: Stage): void => {
  const [deep, mid, light] = [s.shade('#1c1622', 0.25), s.shade('#3c3448', 0.5), s.shade('#7c7488', 0.8)]
  const silver = s.shade('#d8d4dc', 0.85)
  drawForm(s, [
    [deep, '-176,120 -214,84 -262,92 -286,140 -276,196 -236,222 -190,206'],
    [mid, '-230,80! -214,120 -230,160 -270,180! -300,140! -280,80!'],
  ])
  s.line('M-284 200L-180 98', s.shade('#c2453c', 0.75), 9, 'stroke-linecap="round"')
  drawForm(
    s,
    [
      [deep, HAIR],
      [mid, '130,20! 60,70 0,110 -90,130 -190,140! -160,110 -80,80 0,40 50,-40! 140,-40!'],
      [light, '130,20! 70,44 10,70 -60,86! 0,52 60,0 70,-40! 140,-40!'],
      [silver, '112,66! 60,108 -20,136 -110,156 -196,166! -110,150 -30,128 50,96'],
      [silver, '86,126! 30,148 -40,162 -120,182 -190,188! -120,174 -40,152 30,136'],
    ],
    harukaBones,
  )
}

const teaBowl = (s: Stage): void => {
  s.rect(s.left, 836, 800, 120, s.shade('#5a3828', 0.5))
  s.rect(s.left, 836, 800, 10, s.shade('#c08a5c', 0.9))
  drawForm(s, [
    [s.shade('#1c161c', 0.3), '470,700! 690,700! 684,780 640,842 620,850! 540,850! 520,842 476,780'],
    [s.shade('#4a4450', 0.6), '640,690! 640,760 610,850! 720,860! 720,690!'],
    [s.shade('#a8a4b0', 0.9), '668,690! 668,760 640,820! 650,826! 682,770 684,690!'],
  ])
  s.ellipse(580, 700, 110, 19, s.shade('#4a4450', 0.7))
  s.ellipse(580, 703, 98, 14, s.shade('#8cae3c', 0.8))
}

export default scene({
  name: 'people/haruka-endo-lane',
  seed: 706,
  light: { base: 'day', shadow: '#261c44', lit: '#fff2d4' },
  sun: { x: 700, y: 260, r: 10 },
  view: FRAME,
  layers: [
    svg(roundWindow),
    svg((s) => {
      const tones = headTones(s, { skin: ['#f2c8a0', '#a25c4c'], lips: '#b84440', brow: '#241a22' })
      s.placed({ x: 332, y: 150, scale: 1.04 }, () => {
        drawNeck(s, PROFILE, tones, harukaBones)
        kimono(s)
        s.placed({ x: 14, y: -4, turn: 5 }, () => {
          drawHead(s, PROFILE, tones, harukaBones)
          drawPlanes(s, PROFILE_YEARS.slice(1), tones, harukaBones)
          hair(s)
        })
      })
    }),
    svg(teaBowl),
  ],
  finish: { vignette: 0.08, bloom: 0 },
})
