import { range } from '../../engine/numbers.ts'
import { strand } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { scene, svg } from '../../scene.ts'
import { cut, puffs } from './cut.ts'
import { FRAME } from './frame.ts'
import { drawHead, drawNeck, headTones, type Move, warpOf } from './head.ts'
import { PROFILE } from './profile.ts'

const BONES: readonly Move[] = [
  [200, 262, -9, -3, 22],
  [176, 302, 5, -2, 14],
  [174, 322, 4, 4, 16],
  [-130, 410, 26, 0, 90],
]
const faceOfMaelle = warpOf(BONES)

const sailAndSea = (s: Stage): void => {
  s.rect(s.left, s.top, 800, 960, s.shade('#2a8fc4', 0.9))
  s.rect(s.left, 690, 800, 300, s.shade('#135a94', 0.7))
  s.path(cut('600,690! 640,600! 648,690!'), s.shade('#fdf6e4', 1))
  s.path(cut('652,690! 650,618! 676,690!'), s.shade('#fdf6e4', 0.6))
  s.path(cut('592,692! 684,692! 672,704! 606,704!'), s.shade('#c8442e', 0.7))
  for (const [x, y, w] of [
    [600, 726, 96],
    [640, 748, 70],
    [560, 776, 110],
    [650, 806, 90],
  ] as const)
    s.path(cut(`${x - w / 2},${y}! ${x},${y - 5} ${x + w / 2},${y}! ${x},${y + 5}`), s.shade('#5cb4d8', 0.9))
  const sail = cut('-40,-40! 356,-40! 250,420 40,960! -40,960!')
  s.path(sail, s.shade('#f8efdc', 0.95))
  s.clipped(sail, () => {
    s.path(cut('-40,-40! 120,-40! 60,420 -40,760!'), s.shade('#c8d0dc', 0.8))
    for (const y of [60, 250, 440]) s.line(`M-40 ${y + 60}L400 ${y - 50}`, s.shade('#cfc0ac', 0.6), 3)
  })
  s.line('M356 -40C330 180 280 360 40 960', s.shade('#a8744a', 0.5), 7)
}

const jersey = (s: Stage): void => {
  const cloth = cut(
    '-160,478! -110,520 -20,552 50,556 96,534! 150,566 196,628 230,800! -440,800! -396,660 -330,580 -230,520',
  )
  s.path(cloth, s.shade('#fbf3e2', 0.95))
  s.clipped(cloth, () => {
    for (const i of range(8)) {
      const y = 560 + i * 34
      s.line(
        strand(
          `-460,${y + 80} -330,${y + 16} -190,${y + 10} -60,${y + 40} 60,${y + 44} 160,${y + 10} 260,${y + 10}`,
        ),
        s.shade('#1f3f7c', 0.6),
        14,
      )
    }
    s.path(
      cut('-500,420! -160,420! -110,530 -20,566 10,640 -30,700 -20,820! -500,820!'),
      s.shade('#3c4c9c', 0.5),
      'opacity=".5"',
    )
    s.path(cut('-160,478! -110,520 -20,552 50,556 96,534! 50,572 -20,568 -116,536'), s.shade('#1f3f7c', 0.5))
  })
}

const CURLS =
  '112,40 136,66 132,92 104,96 88,118 76,146 48,152 30,168 18,194 -10,192 -34,170 -64,176 -82,204 -80,240 -92,268 -118,292 -150,290 -184,266 -206,226 -216,180 -214,132 -200,86 -176,44 -142,8 -100,-16 -54,-30 -6,-34 40,-24 82,0'
const LIT_CURLS =
  '112,40 136,66 126,84 104,72 84,84 66,70 44,78 22,60 -4,64 -30,46 -60,52 -84,36 -114,44 -138,30 -128,10 -100,-16 -54,-30 -6,-34 40,-24 82,0'
const BRIGHT_CURLS = '112,40 128,62 104,50 84,52 62,36 40,38 14,20 -10,20 -28,2 -6,-26 40,-20 82,2'

const curls = (s: Stage): void => {
  const mass = puffs(CURLS, faceOfMaelle)
  const [deep, soft] = [s.shade('#3a2026', 0.2), s.shade('#5a3030', 0.32)]
  s.path(mass, deep)
  s.clipped(mass, () => {
    for (const [i, k] of [0.9, 0.8, 0.7, 0.6, 0.5, 0.4].entries())
      s.placed({ x: 34 * (1 - k), y: 178 * (1 - k), scale: k }, () => s.path(mass, i % 2 ? deep : soft))
  })
  s.path(puffs('96,112 76,146 48,152 30,168 18,194 -10,192 -30,172 -14,138 30,104 64,92', faceOfMaelle), deep)
  s.path(puffs(LIT_CURLS, faceOfMaelle), s.shade('#6a3c2c', 0.5))
  s.path(puffs(BRIGHT_CURLS, faceOfMaelle), s.shade('#9a6040', 0.7))
}

export default scene({
  name: 'people/maelle-hoareau',
  seed: 703,
  light: { base: 'day', shadow: '#2a2148', lit: '#ffe9c4' },
  sun: { x: 640, y: 180, r: 58 },
  view: FRAME,
  layers: [
    svg(sailAndSea),
    svg((s) => {
      const tones = headTones(s, { skin: ['#c47a48', '#5c2a20'], lips: '#a8463c', brow: '#24141a' })
      s.placed({ x: 346, y: 132, scale: 1.08 }, () => {
        drawNeck(s, PROFILE, tones, faceOfMaelle)
        s.placed({ x: 0, y: -14 }, () => jersey(s))
        drawHead(s, PROFILE, tones, faceOfMaelle)
        curls(s)
        s.circle(-44, 292, 9, s.shade('#e8b84c', 0.9))
      })
    }),
  ],
  finish: { vignette: 0.08, bloom: 0 },
})
