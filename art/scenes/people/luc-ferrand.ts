import { range } from '../../engine/numbers.ts'
import { strand } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { scene, svg } from '../../scene.ts'
import { FRAME } from './frame.ts'
import { drawForm, drawHead, drawNeck, drawPieces, drawPlanes, headTones, warpOf } from './head.ts'
import { AGAINST_LIGHT, PROFILE_YEARS } from './profile.ts'

const lucBones = warpOf([
  [176, 228, 9, -3, 26],
  [198, 260, 9, 5, 24],
  [162, 156, 6, 0, 28],
  [164, 374, 8, 3, 36],
  [10, 356, -10, 12, 50],
  [178, 301, -4, 3, 14],
  [175, 322, -4, -5, 16],
  [40, 450, 8, 0, 60],
  [122, 148, 0, 5, 22],
  [130, 307, -3, -6, 12],
])

/** A kerb of red and white blocks round a bend, seen from the pit wall. */
const bend = (s: Stage): void => {
  s.rect(s.left, s.top, 800, 960, s.shade('#ffc928', 1))
  s.circle(720, 960, 700, s.shade('#4a5468', 0.5))
  s.circle(720, 960, 660, s.shade('#2c3650', 0.4))
  s.circle(720, 960, 610, 'none', `stroke="${s.shade('#fdf6e6', 0.8)}" stroke-width="5"`)
  const kerb = (r: number, from: number, to: number) => {
    const at = (a: number) => `${720 + Math.cos(a) * r} ${960 + Math.sin(a) * r}`
    return `M${at(from)}A${r} ${r} 0 0 1 ${at(to)}`
  }
  for (const i of range(18))
    s.line(
      kerb(682, Math.PI + i * 0.09, Math.PI + (i + 1) * 0.09),
      i % 2 ? s.shade('#d83a2c', 0.8) : s.shade('#fdf6e6', 0.95),
      44,
    )
}

const jacket = (s: Stage): void => {
  const [light, body, shade] = [s.shade('#4a7cc0', 0.95), s.shade('#2a4c94', 0.7), s.shade('#1a2c5e', 0.4)]
  drawForm(s, [
    [
      body,
      '-160,470! -250,516 -350,570 -410,680 -430,800! 250,800! 230,690 184,620 130,576 70,530! 0,560 -80,530',
    ],
    [light, '-460,400! -150,460! -176,560 -250,650 -266,800! -460,800!'],
    [shade, '60,520! -10,600 -34,680 -30,800! 260,800! 260,500!'],
  ])
  drawPieces(s, [
    [s.shade('#b8b4c8', 0.6), '72,520! 100,560! 88,622! 50,640! 16,572!'],
    [s.shade('#dcd8de', 0.85), '-158,474! -134,440! -96,496 -30,544 36,560! 50,646! -40,606 -112,552!'],
    [s.shade('#fdf6e6', 1), '-158,474! -134,440! -100,492 -60,524! -80,576! -112,552!'],
  ])
  s.line('M52 640L64 800', s.shade('#4a7cc0', 0.7), 4)
}

const HAIR =
  '130,70! 108,60 84,84 70,124 40,148 22,164 14,206! -10,208! -20,178 -50,164 -80,184 -84,230 -90,280 -110,316! -156,290 -190,236 -204,170 -192,92 -150,28 -84,-16 -10,-32 62,-24 112,2 136,38'

const hair = (s: Stage): void => {
  drawForm(
    s,
    [
      [s.shade('#4a3c42', 0.5), HAIR],
      [s.shade('#2e2028', 0.3), '150,-40! 60,-40! 30,10 56,60 70,100 70,140! 150,140!'],
      [s.shade('#8a7468', 0.8), '-90,-60! -96,0 -150,60 -168,140 -156,220 -120,330! -260,330! -260,-60!'],
      [s.shade('#e6cfae', 0.95), '-150,-60! -150,30 -184,90 -190,170 -170,250 -130,330! -260,330! -260,-60!'],
      [
        s.shade('#b8b2ba', 0.85),
        '76,118! 40,140 10,150 -60,140 -100,160 -126,210 -110,330! -70,330! -60,170! 14,220! 60,180',
      ],
    ],
    lucBones,
  )
}

const headset = (s: Stage): void => {
  const [dark, red, bright] = [s.shade('#241c2c', 0.3), s.shade('#b82c28', 0.6), s.shade('#f0583c', 0.95)]
  drawPieces(s, [
    [dark, '-60,170! -78,60 -68,-30! -62,-42! -38,-44! -34,-32! -44,60 -26,170!'],
    [s.shade('#6a6474', 0.7), '-56,160! -72,60 -60,-36! -52,-38! -62,60 -46,160!'],
  ])
  s.line(strand('-30,262 30,330 100,360 150,350'), dark, 8)
  drawPieces(s, [
    [dark, '132,338! 164,334 180,343 166,358 134,360!'],
    [dark, '-36,140 14,160 30,224 14,286 -36,304 -86,286 -102,224 -86,160'],
  ])
  drawForm(s, [
    [red, '-42,152 2,170 16,224 2,276 -42,292 -86,276 -100,224 -86,170'],
    [bright, '-60,120! -40,180 -50,224 -70,270 -60,320! -120,320! -120,120!'],
    [s.shade('#7a1c24', 0.4), '-30,194 -12,224 -30,254 -52,254 -68,224 -52,194'],
  ])
}

export default scene({
  name: 'people/luc-ferrand',
  seed: 708,
  light: { base: 'day', shadow: '#261c46', lit: '#fff0c8' },
  sun: { x: 700, y: 150, r: 40 },
  view: FRAME,
  layers: [
    svg(bend),
    svg((s) => {
      const tones = headTones(s, { skin: ['#f0b890', '#93493a'], lips: '#b8604e', brow: '#4a3a3e' })
      s.placed({ x: 376, y: 134, scale: 1.08, flip: true }, () => {
        drawNeck(s, AGAINST_LIGHT, tones, lucBones)
        jacket(s)
        drawHead(s, AGAINST_LIGHT, tones, lucBones)
        drawPlanes(s, PROFILE_YEARS, tones, lucBones)
        hair(s)
        headset(s)
      })
    }),
  ],
  finish: { vignette: 0.08, bloom: 0 },
})
