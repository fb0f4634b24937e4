import type { Stage } from '../../engine/stage.ts'
import { scene, svg } from '../../scene.ts'
import { cut } from './cut.ts'
import { FRAME } from './frame.ts'
import { drawForm, drawHead, drawNeck, drawPieces, headTones, warpOf } from './head.ts'
import { THREE_QUARTER } from './three-quarter.ts'

const ifeBones = warpOf([
  [-66, 350, 16, -8, 60],
  [20, 402, 6, -2, 50],
  [-124, 420, 24, 0, 90],
  [62, 298, 0, -3, 30],
  [68, 328, 0, 4, 28],
  [16, 308, 11, 2, 18],
  [97, 338, -4, 0, 22],
  [110, 310, -3, 0, 14],
  [-20, 165, 2, -5, 30],
])

const ARCH = '372,960! 372,330! 392,206 452,104 540,40 640,14 760,20! 760,960!'

const archedWindow = (s: Stage): void => {
  s.rect(s.left, s.top, 800, 960, s.shade('#14646c', 0.6))
  s.path(cut('-40,960! -40,640! 372,330! 372,960!'), s.shade('#2a8086', 0.7))
  s.path(cut(ARCH), s.shade('#fff0be', 1))
  s.clipped(cut(ARCH), () => {
    const bar = s.shade('#f2c86a', 0.9)
    s.line('M660 340L372 250M660 340L420 110M660 340L560 0M660 340L700 0', bar, 7)
    s.line('M340 340H780M510 340V960M660 340V960M340 560H780M340 770H780', bar, 7)
    s.line('M520 340A140 140 0 0 1 780 270', bar, 7)
    s.line('M372 960V330C380 120 520 20 680 14H780', s.shade('#fffaf0', 1), 30)
  })
}

const jacket = (s: Stage): void => {
  const [shade, body, light] = [s.shade('#a8322e', 0.45), s.shade('#d64e38', 0.6), s.shade('#f07c58', 0.95)]
  drawForm(s, [
    [s.shade('#fdf4e2', 0.95), '-140,470! -70,560 10,600 70,590 98,540! 150,600 150,800! -200,800!'],
    [s.shade('#c4b8c0', 0.6), '-260,420! -70,420! -50,540 -10,640 10,800! -260,800!'],
  ])
  drawPieces(s, [
    [body, '-150,456! -236,500 -330,546 -386,640 -416,800! 40,800! -40,660 -104,540!'],
    [shade, '-330,546! -386,640 -416,800! -250,800! -262,690! -300,600'],
    [shade, '-150,456! -196,480 -226,540! -190,610! -214,630! -90,760 34,800! -30,690 -104,560!'],
    [light, '92,516! 150,556 212,590 250,670 272,800! 40,800! 74,680 96,600!'],
    [body, '92,516! 124,536 150,590! 126,640! 150,652! 90,760 44,800! 74,680 96,600!'],
  ])
}

const CROP =
  '119,98! 86,70 34,64 -8,82 -36,116! -58,130 -62,172 -80,206! -94,196! -106,178 -126,172 -142,200 -140,240! -150,262 -166,262! -184,220 -188,140 -162,56 -104,2 -30,-14 36,-8 92,24 116,64'

const crop = (s: Stage): void =>
  drawForm(
    s,
    [
      [s.shade('#24121c', 0.25), CROP],
      [s.shade('#472630', 0.4), '-60,-40! -50,30 -12,90! 200,140! 160,-40!'],
      [s.shade('#8a4e3c', 0.75), '44,-40! 40,20 60,72! 200,140! 160,-40!'],
    ],
    ifeBones,
  )

export default scene({
  name: 'people/ife-adeyemi-hart',
  seed: 701,
  light: { base: 'day', shadow: '#24183c', lit: '#ffe6b4' },
  sun: { x: 700, y: 200, r: 10 },
  view: FRAME,
  layers: [
    svg(archedWindow),
    svg((s) => {
      const tones = headTones(s, { skin: ['#a8623c', '#451f20'], lips: '#b03c42', brow: '#1c1018' })
      s.placed({ x: 346, y: 140, scale: 1.1 }, () => {
        drawNeck(s, THREE_QUARTER, tones, ifeBones)
        jacket(s)
        drawHead(s, THREE_QUARTER, tones, ifeBones)
        crop(s)
        s.circle(-104, 324, 40, 'none', `stroke="${s.shade('#f4c04c', 0.95)}" stroke-width="8"`)
      })
    }),
  ],
  finish: { vignette: 0.08, bloom: 0 },
})
