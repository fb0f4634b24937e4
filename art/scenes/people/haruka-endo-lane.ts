import { type Point, ribbon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { curved, strand } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawHoldingHand } from '../../language/people/hands/portrait-hands.ts'
import { drawProfileFace } from '../../language/people/heads/profile-face.ts'
import { drawGarment, drawSideNeck } from '../../language/people/portrait-bust.ts'
import {
  drawCombed,
  drawPlanes,
  drawPlanesWithin,
  drawStrands,
  tonesOf,
} from '../../language/people/portrait-planes.ts'
import { scene, svg } from '../../scene.ts'
import { FRAME } from './frame.ts'

const HARUKA_SKIN = '#d9ac86'

const teaRoom = (s: Stage): void => {
  s.rect(s.left, s.top, 800, 960, s.fine(['#8a6a5c', '#6a5260', '#43395c'], 0, 0, 720, 500, true))
  s.path('M-40 -40H330V960H-40Z', s.fine(['#fff6de', '#f8e4bc', '#e8c79a'], -40, 200, 330, 600, true))
  s.path(
    curved('-40,700 60,560 120,600 190,500 260,560 330,470 330,960 -40,960'),
    s.shade('#7c9a74', 0.8, 0.72),
    'opacity=".5"',
  )
  const wood = s.shade('#5a3a34', 0.4)
  for (const x of [40, 140, 240]) s.line(`M${x} -40V960`, wood, 5)
  for (const y of [70, 220, 370, 520, 670, 820]) s.line(`M-40 ${y}H330`, wood, 5)
  s.rect(322, -40, 26, 1000, s.lin([s.shade('#8a5a44', 0.9), s.shade('#4a2f34', 0.2)], 0, 0, 1, 0))
  s.path('M348 -40H760V170H348Z', s.shade('#5f4a58', 0.3), 'opacity=".6"')
  s.line('M348 170H760', s.shade('#8a5f4c', 0.5), 14)
  s.path('M348 700L760 960H348Z', s.light.lit, 'opacity=".14"')
  s.line(strand('700,430 660,330 610,270 560,240'), s.shade('#5a3a34', 0.3), 7)
  for (const [x, y] of [
    [650, 310],
    [618, 272],
    [590, 262],
    [672, 360],
    [556, 238],
    [630, 330],
  ] as const) {
    for (const i of range(5))
      s.placed({ x, y, turn: i * 72 }, () => s.path(curved('0,0 -7,-9 0,-17 7,-9'), s.shade('#f0b8b4', 0.75)))
    s.circle(x, y, 3, s.shade('#c2605c', 0.6))
  }
}

const KIMONO = '#d8dccb'

const kimono = (s: Stage): void => {
  drawGarment(
    s,
    '-150,296 -240,330 -322,410 -352,520 -366,660 300,660 270,520 214,410 130,340 50,380 -50,360',
    KIMONO,
    { lit: 120, half: 250 },
  )
  const layers = ['#f8f0e0', '#c98a84', KIMONO]
  layers.forEach((colour, i) => {
    const line: Point[] = [
      [-150 - i * 8, 268 + i * 22],
      [-70, 316 + i * 24],
      [20 + i * 4, 400 + i * 26],
      [70 + i * 6, 520 + i * 20],
    ]
    drawPlanes(
      s,
      ribbon(line, () => 22),
      tonesOf(s, colour),
      { rim: 4, lit: 22, half: 46, slope: 0.4 },
    )
  })
  drawStrands(
    s,
    `${strand('-240,350 -270,460 -250,640')}${strand('-160,380 -180,480 -160,640')}`,
    s.shade('#7a7c8a', 0.3),
    6,
    0.4,
  )
  for (const [x, y] of [
    [-250, 470],
    [-190, 560],
    [-290, 590],
    [-130, 470],
    [-230, 400],
  ] as const)
    for (const i of range(5))
      s.placed({ x, y, turn: i * 72 }, () =>
        s.path(curved('0,-3 -9,-14 0,-25 9,-14'), s.shade('#e8b0a4', 0.6), 'opacity=".75"'),
      )
}

const harukaHead = (s: Stage): void => {
  const hair = tonesOf(s, '#2c2630')
  drawPlanes(s, curved('-146,24 -200,10 -238,52 -228,110 -176,130 -126,104'), hair, {
    rim: 4,
    lit: 40,
    half: 80,
  })
  s.line('M-250 34L-136 112', s.shade('#b8443a', 0.8), 8, 'stroke-linecap="round"')
  drawProfileFace(s, { skin: HARUKA_SKIN, brow: '#3a2c34', lips: '#b85850', browWidth: 0.4 })
  const swept = curved(
    '-58,96 -120,84 -176,30 -198,-66 -172,-156 -108,-212 -20,-230 66,-208 112,-160 116,-134 78,-120 40,-80 10,-20 -20,30 -40,80',
  )
  drawPlanesWithin(
    s,
    swept,
    curved('-200,110 -198,-66 -172,-156 -108,-212 -20,-230 66,-208 118,-150 60,110'),
    hair,
    { rim: 6, lit: 46, half: 120 },
  )
  drawCombed(
    s,
    swept,
    range(8).map((i) =>
      strand(
        `${100 - i * 8},${-140 + i * 12} ${20 - i * 8},${-150 + i * 24} ${-80 - i * 4},${-90 + i * 22} ${-170 + i * 4},${20 + i * 10}`,
      ),
    ),
    hair.lit,
    3,
    0.5,
  )
  drawCombed(
    s,
    swept,
    range(4).map((i) =>
      strand(`${60 - i * 9},${-88 + i * 14} 0,${-58 + i * 18} ${-70},${-14 + i * 18} ${-130},${40 + i * 10}`),
    ),
    s.shade('#cfc6cc', 0.6),
    3.4,
    0.8,
  )
}

const bowlInHands = (s: Stage): void => {
  const glaze = tonesOf(s, '#2a2430')
  drawGarment(s, '360,760 470,730 560,800 600,940 340,940', KIMONO, { lit: 60, half: 140 })
  const bowl = 'M59 718C62 800 90 862 150 866H214C274 862 302 800 305 718Z'
  s.placed({ x: 364, y: 0, flip: true }, () =>
    drawPlanes(s, bowl, glaze, { rim: 6, lit: 40, half: 90, slope: 0.1 }),
  )
  s.ellipse(182, 718, 123, 24, glaze.half)
  s.ellipse(182, 721, 112, 18, glaze.deep)
  s.ellipse(182, 726, 96, 12, s.shade('#7c9a4c', 0.6))
  s.line(strand('62,714 84,705 130,697 182,695'), glaze.rim, 5, 'stroke-linecap="round"')
  drawHoldingHand(s, { x: 300, y: 782, scale: 0.82, turn: 84, flip: true, skin: HARUKA_SKIN })
}

export default scene({
  name: 'people/haruka-endo-lane',
  seed: 706,
  light: { base: 'golden', shadow: '#332c5c', lit: '#ffe2b0' },
  sun: { x: 20, y: 260, r: 10 },
  view: FRAME,
  layers: [
    svg(teaRoom),
    svg((s) =>
      s.placed({ x: 420, y: 372, scale: 1.02, flip: true }, () => {
        drawSideNeck(s, HARUKA_SKIN)
        s.placed({ x: 0, y: -44 }, () => kimono(s))
        s.placed({ x: -40, y: 60, turn: 16 }, () => s.placed({ x: 40, y: -60 }, () => harukaHead(s)))
      }),
    ),
    svg(bowlInHands),
  ],
  finish: { vignette: 0.1 },
})
