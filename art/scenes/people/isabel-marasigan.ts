import { range } from '../../engine/numbers.ts'
import { strand } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { scene, svg } from '../../scene.ts'
import { cut } from './cut.ts'
import { FRAME } from './frame.ts'
import { drawForm, drawHead, drawNeck, drawPieces, headTones, warpOf } from './head.ts'
import { PROFILE } from './profile.ts'

const isabelBones = warpOf([
  [198, 258, -13, -2, 24],
  [168, 224, -7, 2, 24],
  [177, 300, 4, -2, 14],
  [174, 322, 3, 3, 16],
  [10, 356, 8, -6, 60],
  [-130, 420, 38, 0, 110],
])

/** A fan palm's leaf, pleat by pleat. */
const palmLeaf = (s: Stage): void => {
  s.rect(s.left, s.top, 800, 960, s.shade('#bfe0a0', 0.95))
  const [hx, hy] = [330, 700]
  const tip = (a: number, r: number) =>
    `${Math.round(hx + Math.cos(a) * r)},${Math.round(hy - Math.sin(a) * r)}`
  for (const i of range(19)) {
    const a = -0.35 + i * 0.205
    const [left, middle, right] = [tip(a + 0.1, 560), tip(a, 650), tip(a - 0.1, 560)]
    drawPieces(s, [
      [s.shade('#2c8a4c', 0.8), `${hx},${hy}! ${middle}! ${right}!`],
      [s.shade('#14603c', 0.5), `${hx},${hy}! ${left}! ${middle}!`],
    ])
  }
}

const blouse = (s: Stage): void => {
  const [light, half, shade] = [s.shade('#e84a5c', 0.95), s.shade('#c02c48', 0.65), s.shade('#7c1e3c', 0.4)]
  drawForm(s, [
    [
      half,
      '-136,484! -226,524 -320,570 -380,660 -410,800! 236,800! 220,690 180,616 124,566 72,520! 20,556 -70,540',
    ],
    [light, '66,500! 30,590 60,690 50,820! 260,820! 260,500!'],
    [shade, '-150,480! -210,590 -150,690 -170,820! -440,820! -440,480!'],
  ])
  drawPieces(s, [
    [s.shade('#fbf0d8', 0.8), '-136,486! -130,466! -70,526 10,540 72,508! 74,524! 20,560 -70,546'],
    [s.shade('#fbf5e4', 0.98), '-34,596! 40,600! 38,690! -38,690!'],
    [s.shade('#1d5a4c', 0.5), '-34,596! -20,597! -24,690! -38,690!'],
    [s.shade('#f2c040', 0.9), '54,578! 64,584! 56,690! 46,690!'],
    [half, '-58,644! 76,650! 80,800! -62,800!'],
    [shade, '-58,644! 76,650! 76,657! -58,651!'],
  ])
}

const plait = (s: Stage): void => {
  const [deep, mid] = [s.shade('#1a1220', 0.2), s.shade('#4a3038', 0.5)]
  drawPieces(s, [[deep, '-60,180! -150,180 -170,260 -150,330 -120,360! -90,300']])
  for (const i of range(8)) {
    const [x, y, w] = [-140 - 6 * Math.sin(i * 0.5), 316 + i * 50, 44 - i * 2]
    drawPieces(s, [
      [
        deep,
        `${x - w},${y} ${x - w * 0.7},${y + 34} ${x + 8},${y + 66}! ${x + 4},${y + 24} ${x - 14},${y - 8}`,
      ],
      [
        mid,
        `${x + w},${y + 14} ${x + w * 0.6},${y + 48} ${x - 4},${y + 74}! ${x - 2},${y + 34} ${x + 16},${y}`,
      ],
    ])
  }
  s.rect(-180, 712, 60, 14, s.shade('#f2c040', 0.9))
}

const HAIR =
  '140,60! 118,110 96,150 70,196 30,212 -6,218! -16,190 -44,176 -66,190 -72,216 -62,252! -78,300 -110,330! -170,290 -198,220 -196,120 -100,40!'

const hair = (s: Stage): void =>
  drawForm(
    s,
    [
      [s.shade('#1a1220', 0.2), HAIR],
      [s.shade('#4a3038', 0.5), '-84,190! -132,230 -150,290 -138,350! -112,330! -120,280 -104,230!'],
    ],
    isabelBones,
  )

const CROWN =
  '-318,150! -288,104 -232,48 -164,2 -90,-34 -44,-58! -20,-64 4,-58! 60,-32 136,6 206,54 252,100 280,138! 150,162 -10,170 -170,166'

/** The salakot: a wide dome of woven palm, a band round its brim and a knob of metal on top. */
const salakot = (s: Stage): void => {
  const [light, half, shade] = [s.shade('#ffe09a', 1), s.shade('#e4ac50', 0.8), s.shade('#a0643a', 0.45)]
  const weave = s.shade('#8a5430', 0.5)
  drawPieces(s, [
    [s.shade('#5a3024', 0.3), '-318,150! -170,140 0,148 150,140 280,138! 170,178 0,192 -190,188'],
  ])
  drawForm(s, [
    [half, CROWN],
    [light, '-10,-110! 70,-20 120,70 134,180! 300,180! 300,-110!'],
    [shade, '-40,-110! -110,-20 -160,70 -176,180! -340,180! -340,-110!'],
  ])
  s.clipped(cut(CROWN), () => {
    for (const x of [-272, -204, -112, -16, 80, 172, 238])
      s.line(
        strand(`-16,-80 ${-14 + (x + 14) * 0.66},${-36 + Math.abs(x + 14) * 0.1} ${x},70 ${x * 1.04},170`),
        weave,
        3,
      )
    for (const y of [-24, 28, 78])
      s.line(strand(`-300,${y + 20} -150,${y + 12} -14,${y + 22} 120,${y + 10} 260,${y}`), weave, 3)
    s.line(strand('-330,128 -170,144 -10,148 150,138 290,114'), s.shade('#b03040', 0.7), 12)
  })
  drawPieces(s, [
    [s.shade('#8a6a4c', 0.5), '-58,-48! -46,-72 -20,-82 6,-72 18,-48! -20,-40'],
    [s.shade('#c8a468', 0.8), '-34,-76! -26,-106 -20,-128! -14,-106 -6,-76! -20,-72'],
    [light, '-18,-78! -18,-120! -6,-76!'],
  ])
}

export default scene({
  name: 'people/isabel-marasigan',
  seed: 702,
  light: { base: 'day', shadow: '#241a3c', lit: '#fff0c4' },
  sun: { x: 640, y: 60, r: 10 },
  view: FRAME,
  layers: [
    svg(palmLeaf),
    svg((s) => {
      const tones = headTones(s, { skin: ['#dc9a64', '#7a3c2c'], lips: '#b8483c', brow: '#1c1218' })
      s.placed({ x: 366, y: 170, scale: 1.04, flip: true }, () => {
        drawNeck(s, PROFILE, tones, isabelBones)
        blouse(s)
        drawHead(s, PROFILE, tones, isabelBones)
        s.clipped(cut(PROFILE.outline, isabelBones), () =>
          s.path(
            cut('-260,-20! 260,-20! 260,210! 200,226 150,240 90,250 40,280 0,330! -260,330!'),
            tones.deep,
            'opacity=".5"',
          ),
        )
        plait(s)
        hair(s)
        salakot(s)
      })
    }),
  ],
  finish: { vignette: 0.08, bloom: 0 },
})
