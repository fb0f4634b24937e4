import { range } from '../../engine/numbers.ts'
import { curved, strand } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawProfileFace, STRONG_PROFILE } from '../../language/people/heads/profile-face.ts'
import { drawEar, drawGarment, drawSideNeck } from '../../language/people/portrait-bust.ts'
import {
  drawCombed,
  drawPlanes,
  drawPlanesWithin,
  drawStrands,
  tonesOf,
} from '../../language/people/portrait-planes.ts'
import { scene, svg } from '../../scene.ts'
import { FRAME } from './frame.ts'

const ROHAN_SKIN = '#9a6240'

/** One carved block pressed on cloth: a buta leaf with a curled tip and its dots. */
const drawButa = (s: Stage, x: number, y: number, k: number, ink: string, heart: string): void => {
  s.path(curved('0,26 -18,8 -12,-16 4,-30 16,-28 12,-20 18,0 12,20', x, y, k), ink)
  s.path(curved('0,14 -8,4 -4,-10 4,-14 8,0', x, y, k), heart)
  s.circle(x, y + 36 * k, 3.4 * k, ink)
}

const printedCloth = (s: Stage): void => {
  s.rect(s.left, s.top, 800, 960, s.fine(['#ead2a4', '#c99a72', '#8a5a5c'], 0, 0, 720, 0, true))
  const ink = s.shade('#a8362f', 0.6, 0.12)
  const indigo = s.shade('#2c4a7c', 0.6, 0.12)
  for (const row of range(9))
    for (const column of range(7)) {
      const [x, y] = [30 + column * 116 + (row % 2 ? 58 : 0), 40 + row * 112]
      drawButa(s, x, y, 1.05, row % 2 ? ink : indigo, s.shade('#e8c98c', 0.8, 0.2))
    }
  for (const x of [150, 330, 500, 640]) {
    s.path(
      `M${x} -40C${x + 26} 240 ${x - 20} 600 ${x + 16} 960H${x + 70}C${x + 30} 600 ${x + 70} 240 ${x + 50} -40Z`,
      s.light.shadow,
      'opacity=".2"',
    )
    s.path(
      `M${x - 26} -40C${x} 240 ${x - 46} 600 ${x - 10} 960H${x + 16}C${x - 20} 600 ${x + 26} 240 ${x} -40Z`,
      s.light.sun,
      'opacity=".2"',
    )
  }
  s.path(
    'M-40 -40H260L60 960H-40Z',
    s.lin(
      [
        [s.light.sun, 0.7],
        [s.light.glow, 0],
      ],
      0,
      0,
      1,
      0,
    ),
  )
  s.rect(
    s.left,
    s.top,
    800,
    960,
    s.lin(
      [
        [s.light.shadow, 0],
        [s.light.shadow, 0.5],
      ],
      0.4,
      0,
      1,
      0,
    ),
  )
}

const kurtaAndScarf = (s: Stage): void => {
  drawGarment(
    s,
    '-132,286 -230,322 -322,392 -360,500 -370,640 250,640 226,470 170,372 104,326 50,352 -40,356',
    '#ece2cc',
    { lit: 110, half: 240 },
  )
  const collar = curved('-140,292 -60,330 40,330 112,310 120,346 50,376 -50,376 -150,336', 0, 0, 1, 1, 0.6)
  drawPlanes(s, collar, tonesOf(s, '#f4ead4'), { rim: 5, lit: 60, half: 140 })
  s.line('M70 366L84 620', s.shade('#b8a890', 0.3), 4)
  for (const y of [410, 470, 530]) s.circle(82, y, 6, s.shade('#b07a3c', 0.8))
  const scarf = curved(
    '-150,276 -90,300 -70,380 -60,480 -30,640 -340,640 -366,520 -330,390 -240,310',
    0,
    0,
    1,
    1,
    0.6,
  )
  drawPlanes(s, scarf, tonesOf(s, '#2f4f86'), { rim: 6, lit: 80, half: 190 })
  s.clipped(scarf, () => {
    for (const row of range(7))
      for (const column of range(5))
        drawButa(
          s,
          -330 + column * 70 + (row % 2 ? 35 : 0),
          306 + row * 56,
          0.7,
          s.shade('#f0dcae', 0.8 - 0.12 * (4 - column)),
          s.shade('#c2453a', 0.5),
        )
    drawStrands(
      s,
      `${strand('-160,290 -190,420 -170,640')}${strand('-250,320 -280,460 -260,640')}${strand('-110,320 -120,440 -90,640')}`,
      s.light.shadow,
      9,
      0.4,
    )
  })
  s.line(strand('-92,304 -72,380 -62,480 -34,640'), s.shade('#e0b050', 0.9), 7)
}

const rohanHead = (s: Stage): void => {
  const hair = tonesOf(s, '#b9b4bb')
  drawProfileFace(s, {
    skin: ROHAN_SKIN,
    brow: '#a8a2aa',
    lips: '#7f4a3a',
    aged: true,
    browWidth: 2,
    outline: STRONG_PROFILE,
    beard: '#c6c1c4',
  })
  const combed = curved(
    '-52,82 -96,92 -150,56 -188,-40 -178,-136 -118,-204 -30,-226 44,-214 78,-186 74,-166 50,-152 16,-130 -10,-90 -20,-30 -30,30',
  )
  drawPlanesWithin(
    s,
    combed,
    curved('-190,110 -188,-40 -178,-136 -118,-204 -30,-226 44,-214 80,-184 40,110'),
    hair,
    { rim: 7, lit: 60, half: 130 },
  )
  drawCombed(
    s,
    combed,
    range(9).map((i) =>
      strand(
        `${78 - i * 13},${-172 + i * 8} ${-10 - i * 14},${-200 + i * 20} ${-96 - i * 7},${-150 + i * 22} ${-160 + i * 6},${-50 + i * 16}`,
      ),
    ),
    hair.deep,
    3,
    0.4,
  )
  drawEar(s, ROHAN_SKIN, 86, 0)
  const wire = s.shade('#3a2a34', 0.3)
  s.ellipse(
    112,
    4,
    36,
    42,
    s.lin(
      [
        [s.light.sun, 0.75],
        [s.light.sun, 0.12],
      ],
      1,
      0,
      0.2,
      1,
    ),
    `stroke="${wire}" stroke-width="6"`,
  )
  s.line('M78 -8L-28 -22', wire, 6, 'stroke-linecap="round"')
  s.line(strand('136,-26 146,-6 142,26'), s.light.sun, 3)
}

export default scene({
  name: 'people/rohan-vaidyanathan',
  seed: 705,
  light: { base: 'golden', shadow: '#2e2455' },
  sun: { x: 20, y: 160, r: 10 },
  view: FRAME,
  layers: [
    svg(printedCloth),
    svg((s) =>
      s.placed({ x: 396, y: 362, scale: 1.06, flip: true }, () => {
        drawSideNeck(s, ROHAN_SKIN)
        s.placed({ x: 0, y: -30 }, () => kurtaAndScarf(s))
        rohanHead(s)
      }),
    ),
  ],
  finish: { vignette: 0.1 },
})
