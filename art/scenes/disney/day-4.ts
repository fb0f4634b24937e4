import { type Point, smooth } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { scene, svg } from '../../scene.ts'
import { drawClearKayak } from './clear-kayak.ts'
import { drawManatee } from './manatee.ts'
import { drawCanopy, drawEelgrass, drawPalmStar, springFloor } from './spring.ts'
import { drawBoardwalk } from './spring-boardwalk.ts'

/** A cooter from above: shell, head, four oars. */
function drawTurtle(s: Stage, x: number, y: number, r: number, turn: number): void {
  const angle = (turn * Math.PI) / 180
  const at = ([px, py]: Point): Point => [
    x + (px * Math.cos(angle) - py * Math.sin(angle)) * r,
    y + (px * Math.sin(angle) + py * Math.cos(angle)) * r,
  ]
  const shape = (text: string) => smooth(outline(text).map(at), true, 0.5)
  const limbs = [
    '0.7,-0.5 1.2,-1 1.5,-0.9 1,-0.4',
    '0.7,0.5 1.2,1 1.5,0.9 1,0.4',
    '-0.7,-0.5 -1.2,-0.9 -1.35,-0.7 -0.9,-0.3',
    '-0.7,0.5 -1.2,0.9 -1.35,0.7 -0.9,0.3',
    '0.9,-0.22 1.4,-0.24 1.6,0 1.4,0.24 0.9,0.22',
  ].map(shape)
  const shell = shape('1.1,0 0.8,-0.62 0,-0.84 -0.8,-0.66 -1.15,0 -0.8,0.66 0,0.84 0.8,0.62')
  s.group('opacity=".34" transform="translate(-20 27)"', () => s.path(limbs.join('') + shell, s.light.shadow))
  s.path(limbs.join(''), s.shade('#6f7a3c', 0.4))
  s.path(shell, s.shade('#55602f', 0.2))
  s.clipped(shell, () => s.path(shell, s.shade('#8f9a4a', 0.75), 'transform="translate(3 -4)"'))
  const seams = '-0.75,0 -0.25,0 0.25,0 0.75,0'
  s.line(smooth(outline(seams).map(at), false, 0.5), s.shade('#3c4424', 0.1), r * 0.09, 'opacity=".7"')
}

/** Mullet, a school of small dark strokes with one bright side. */
function drawMullet(s: Stage, x: number, y: number): void {
  const random = s.random(x)
  const fish = range(15).map(() => {
    const [px, py] = [x + (random() - 0.5) * 150, y + (random() - 0.5) * 84]
    return `M${round1(px)} ${round1(py)}q8 -5 18 -4q6 1 8 4q-3 4 -9 4q-10 0 -17 -4l-7 4v-8Z`
  })
  s.path(fish.join(''), s.light.shadow, 'opacity=".26" transform="translate(-22 28)"')
  s.path(fish.join(''), s.shade('#2f6076', 0.4))
}

export default scene({
  name: 'disney/day-4',
  seed: 54,
  light: { base: 'day', haze: '#63b8cc', shadow: '#0c3a6c', lit: '#f8fff0' },
  horizon: -3000,
  sun: { x: 1800, y: -300, r: 10 },
  portrait: { x: 888, y: -34, w: 544, h: 967 },
  layers: [
    springFloor,
    svg((s) => {
      drawEelgrass(s, [
        [800, 850, 56],
        [1010, 865, 46],
        [1320, 880, 60],
        [960, 66, 46],
        [1330, 60, 44],
      ])
      drawMullet(s, 1010, 700)
      drawTurtle(s, 962, 196, 19, 200)
      drawTurtle(s, 1075, 800, 17, 150)
      drawTurtle(s, 1290, 190, 15, 60)
      drawManatee(s, { x: 1216, y: 664, length: 226, turn: 200, bend: 0.05, shadow: [-30, 42] })
      drawManatee(s, { x: 1262, y: 768, length: 112, turn: 192, bend: -0.05, shadow: [-22, 30] })
      drawClearKayak(s, { x: 1080, y: 330, length: 326, turn: 28, shadow: [-78, 106] })
      drawCanopy(s, [
        [1580, -20, 130],
        [1620, 250, 120],
        [1570, 900, 130],
        [1640, 640, 110],
        [1600, 440, 92],
        [1560, 1040, 140],
      ])
      drawBoardwalk(s)
      for (const [x, y, r] of [
        [1566, 130, 92],
        [1590, 560, 84],
        [1550, 770, 92],
        [1600, 360, 70],
      ] as const)
        drawPalmStar(s, x, y, r)
    }),
  ],
  finish: { bloom: 0.2, vignette: 0.1 },
})
