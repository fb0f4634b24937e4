import { ellipsePath, smooth } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { closeHand } from '../../../language/people/hands/close-hand.ts'
import { type Layer, modelled } from '../../../scene.ts'

/** The instrument lies along its own x axis: soundboard to the left, pegs to the right. */
const AXIS = { x: 800, y: 560, turn: -17 } as const
const NECK = 104
const FRETS = range(12).map((i) => -330 + i * 108 - i * i * 2.4)

const along = (draw: (s: Stage) => void) => (s: Stage) => {
  s.placed(AXIS, () => draw(s))
}

function drawGourd(s: Stage): void {
  s.path(
    smooth(
      outline('-1060,40 -1020,-300 -760,-400 -540,-250 -400,-110 -400,110 -540,260 -760,410 -1020,330'),
      true,
      0.8,
    ),
    s.shade('#a85c2c', 0.75),
  )
  const leaves = range(9).map((i) => {
    const a = -1.25 + i * 0.31
    return [-800 + Math.cos(a) * 300, Math.sin(a) * 270, (a * 180) / Math.PI + 90] as const
  })
  for (const [x, y, turn] of leaves)
    s.placed({ x, y, turn }, () => s.path('M0 -40Q24 -6 0 34Q-24 -6 0 -40Z', s.shade('#f0dcb0', 0.8)))
  s.line(
    smooth(outline('-470,-170 -620,-300 -800,-350'), false) +
      smooth(outline('-470,180 -620,310 -800,360'), false),
    s.shade('#f0dcb0', 0.85),
    7,
  )
}

function drawNeck(s: Stage): void {
  s.path(
    `M-460 ${-NECK * 1.1}L1100 ${-NECK * 0.86}V${NECK * 0.86}L-460 ${NECK * 1.1}Z`,
    s.shade('#6a3424', 0.7),
  )
}

function drawInlay(s: Stage): void {
  const ivory = s.shade('#f3e2bc', 0.9)
  for (const k of [-1, 1])
    s.path(
      `M-460 ${k * NECK * 1.1}L1100 ${k * NECK * 0.86}v${-k * 12}L-460 ${k * NECK * 1.1 - k * 13}Z`,
      ivory,
    )
  s.path(
    range(30)
      .map((i) => ellipsePath(-430 + i * 52, NECK * 0.8, 4))
      .join(''),
    s.shade('#c8443c', 0.8),
  )
  s.path(
    `M-460 ${-NECK * 0.62}L1100 ${-NECK * 0.5}V${NECK * 0.5}L-460 ${NECK * 0.62}Z`,
    s.shade('#3a1828', 0.45),
    'opacity=".7"',
  )
}

/** Arched brass frets tied over the neck with cord. */
function drawFrets(s: Stage): void {
  for (const x of FRETS) {
    s.line(
      `M${round1(x)} ${-NECK * 0.96}Q${round1(x - 26)} 0 ${round1(x)} ${NECK * 0.96}`,
      s.shade('#f0c060', 0.9),
      13,
      'stroke-linecap="round"',
    )
  }
}

function drawCords(s: Stage): void {
  for (const x of FRETS) {
    for (const k of [-1, 1])
      s.line(
        `M${round1(x - 5)} ${k * NECK * 0.8}v${k * 26}M${round1(x + 4)} ${k * NECK * 0.8}v${k * 26}`,
        s.shade('#8a2c3c', 0.6),
        4,
      )
  }
}

function drawStrings(s: Stage): void {
  for (const [y, w, o] of [
    [-52, 2.6, 0.95],
    [-30, 2.2, 0.95],
    [-8, 1.9, 0.9],
    [14, 1.6, 0.9],
    [34, 1.4, 0.85],
    [52, 1.3, 0.8],
  ] as const) {
    s.line(`M-1000 ${y * 1.15}L1100 ${y * 0.8 + 4}`, s.light.shadow, w + 1, 'opacity=".55"')
    s.line(
      `M-1000 ${y * 1.15 - 5}L1100 ${y * 0.8 - 2}`,
      s.lin(
        [
          ['#ffcf80', 0.5],
          ['#fff4d0', o],
          ['#ffdca0', 0.7],
        ],
        0,
        0,
        1,
        0,
      ),
      w,
    )
  }
  for (const y of [-66, -42, -20, 4, 26, 46, 62])
    s.line(`M-1000 ${y * 1.1 + 6}L1100 ${y * 0.8 + 8}`, '#ffcf90', 0.7, 'opacity=".35"')
}

function drawPegs(s: Stage): void {
  for (const x of [120, 330, 560, 800]) {
    s.path(
      smooth(
        [
          [x - 14, -NECK],
          [x + 14, -NECK],
          [x + 12, -NECK - 34],
          [x + 34, -NECK - 62],
          [x, -NECK - 84],
          [x - 34, -NECK - 62],
          [x - 12, -NECK - 34],
        ],
        true,
        0.8,
      ),
      s.shade('#8a4a2c', 0.7),
    )
    s.path(ellipsePath(x, -NECK - 66, 8), s.shade('#f3e2bc', 0.9))
  }
}

export const sitar: Layer[] = [
  modelled({ round: 90, dark: 0.8, cast: { x: -20, y: 30, blur: 24, opacity: 0.6 } }, along(drawGourd)),
  modelled({ round: 16 }, along(drawPegs)),
  modelled({ round: 40, dark: 0.75, cast: { x: -10, y: 26, blur: 18, opacity: 0.6 } }, along(drawNeck)),
  { draw: along(drawInlay) },
  { draw: along(drawCords) },
  modelled({ round: 6, bright: 0.95, cast: { x: -8, y: 6, blur: 5, opacity: 0.6 } }, along(drawFrets)),
  { draw: along(drawStrings) },
]

/** Left hand from below: two fingers on the strings, the others held ready. */
export const drawSitarHand: Layer[] = closeHand({
  x: 1130,
  y: 800,
  size: 440,
  turn: -20,
  side: 'back',
  skin: '#8f5a38',
  arm: 120,
  fingers: [
    {
      path: [
        [-17, -36],
        [-27, -62],
        [-25, -86],
      ],
      w: 5.6,
    },
    {
      path: [
        [-5.5, -40],
        [-10, -72],
        [-12, -97],
      ],
      w: 5.8,
    },
    {
      path: [
        [6, -39],
        [8, -66],
        [14, -84],
      ],
      w: 5.5,
    },
    {
      path: [
        [16, -34],
        [23, -52],
        [33, -64],
      ],
      w: 4.8,
    },
  ],
  thumb: null,
})
