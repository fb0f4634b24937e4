import { rgbOf } from '../../engine/colour.ts'
import { ellipsePath, type Point, smooth } from '../../engine/geometry.ts'
import { fbm2 } from '../../engine/noise.ts'
import { clamp, range, smoothstep } from '../../engine/numbers.ts'
import { curved, strand } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawLeaves } from '../../language/plants/leaves.ts'
import { bodies, type Layer, scene, svg } from '../../scene.ts'

/** The floor of the spring: pale sand, darker weed, the deep blue of the boil, nets of light. */
const springFloor: Layer = {
  paint: (canvas, s) => {
    const [deep, mid, shallow, sand, weed] = ['#0e4f8c', '#1f86b4', '#5fc4cc', '#d8ecd0', '#2f7a6a'].map(
      rgbOf,
    )
    if (!deep || !mid || !shallow || !sand || !weed) return
    for (let row = 0; row < canvas.height; row++) {
      const y = canvas.yOf(row)
      for (let column = 0; column < canvas.width; column++) {
        const x = canvas.xOf(column)
        const far =
          Math.hypot((x - 980) / 760, (y - 470) / 560) + 0.5 * (fbm2(x * 0.004, y * 0.004, s.seed, 4) - 0.5)
        const i = (row * canvas.width + column) * 3
        canvas.blendRgb(i, deep, 1)
        canvas.blendRgb(i, mid, smoothstep(0.1, 0.55, far))
        canvas.blendRgb(i, shallow, smoothstep(0.5, 0.95, far) * 0.9)
        canvas.blendRgb(i, sand, smoothstep(0.95, 1.35, far) * 0.55)
        canvas.blendRgb(
          i,
          weed,
          smoothstep(0.56, 0.74, fbm2(x * 0.009 + 9, y * 0.009, s.seed + 3, 4)) *
            0.5 *
            smoothstep(0.4, 0.9, far),
        )
        const web = Math.abs(fbm2(x * 0.011, y * 0.011, s.seed + 7, 3) - 0.5)
        canvas.blendRgb(i, [236, 255, 246], clamp(1 - web * 34) * 0.34 * smoothstep(0.15, 0.7, far))
      }
    }
  },
}

const MANATEE = { x: 1080, y: 560, turn: -24 }

/** Enlarged here and not by `placed`: paths keep one decimal, which is too coarse for a shape one unit long. */
const MANATEE_SIZE = 330

const manateeShape = (points: string): string => curved(points, 0, 0, MANATEE_SIZE, 1, 0.5)

const manateeLine = (points: string): string => strand(points, 0, 0, MANATEE_SIZE)

/** Nose to the right; the body narrows gently and opens again into the broad round paddle of the tail. */
const MANATEE_BODY = manateeShape(
  '1,0 .97,-.1 .88,-.17 .7,-.215 .45,-.29 .1,-.355 -.35,-.32 -.72,-.205 -.98,-.15 -1.2,-.195 -1.4,-.26 -1.57,-.228 -1.685,-.132 -1.725,0 -1.685,.132 -1.57,.228 -1.4,.26 -1.2,.195 -.98,.15 -.72,.205 -.35,.32 .1,.355 .45,.29 .7,.215 .88,.17 .97,.1',
)

const manateeParts: readonly ((s: Stage) => void)[] = [
  ...[-1, 1].map((side) => (s: Stage) => {
    const flipper = `.42,${side * 0.2} .5,${side * 0.4} .6,${side * 0.47} .64,${side * 0.42} .61,${side * 0.28} .5,${side * 0.12}`
    s.placed(MANATEE, () => s.path(manateeShape(flipper), s.shade('#6a8290', 0.5, 0.28)))
  }),
  (s) => s.placed(MANATEE, () => s.path(MANATEE_BODY, s.shade('#76909c', 0.58, 0.2))),
]

/** Eyes; folds of heavy skin and the light along the back, blurred and ending before the outline. */
const drawManateeMarks = (s: Stage): void => {
  s.group(`opacity=".3" filter="${s.blur(7)}"`, () =>
    s.placed(MANATEE, () =>
      s.line(
        manateeLine('-1,-.08 -1.03,0 -1,.08') +
          manateeLine('-.22,-.2 -.26,0 -.22,.2') +
          manateeLine('.6,-.14 .62,0 .6,.14'),
        s.shade('#4a6474', 0.3, 0.2),
        12,
        'stroke-linecap="round"',
      ),
    ),
  )
  s.group(`opacity=".26" filter="${s.blur(9)}"`, () =>
    s.placed(MANATEE, () => s.path(manateeShape('-.56,-.15 0,-.24 .3,-.16 0,-.09'), '#eafff6')),
  )
  s.placed(MANATEE, () => {
    for (const side of [-1, 1]) s.circle(264, side * 40, 7, s.shade('#14243c', 0))
  })
}

const drawKayak = (s: Stage): void => {
  s.placed({ x: 1130, y: 400, turn: 17 }, () => {
    s.path(curved('-360,60 -160,24 120,30 400,86 120,130 -160,124', -60, 40), s.light.shadow, 'opacity=".26"')
    s.path(
      curved('-380,0 -240,-44 0,-58 240,-44 380,0 240,44 0,58 -240,44', 0, 0, 1, 1, 0.7),
      s.lin(
        [
          ['#f4fffb', 0.62],
          ['#c8f0f0', 0.3],
          ['#f4fffb', 0.5],
        ],
        0,
        0,
        0,
        1,
      ),
    )
    s.line(
      curved('-380,0 -240,-44 0,-58 240,-44 380,0 240,44 0,58 -240,44', 0, 0, 1, 1, 0.7),
      s.shade('#f6b24a', 0.95),
      8,
    )
    s.line(strand('-330,-16 -200,-40 0,-50 200,-40 330,-16', 0, 0), '#ffffff', 4, 'opacity=".8"')
    for (const x of [-190, -60, 70, 200])
      s.line(`M${x} -50Q${x + 14} 0 ${x} 50`, '#ffffff', 2, 'opacity=".5"')
    drawPaddler(s, -120, '#e8563c', '#2a1c22', 1)
    drawPaddler(s, 120, '#f2c04a', '#8a4a24', -1)
  })
}

/** A child from above: life vest, hair, arms on a paddle. */
const drawPaddler = (s: Stage, x: number, vest: string, hair: string, side: 1 | -1): void => {
  const skin = s.shade(side > 0 ? '#7a4a36' : '#d8a07c', 0.8)
  s.path(
    smooth(
      [
        [x + 20, -14],
        [x + 84, -12],
        [x + 92, 0],
        [x + 84, 12],
        [x + 20, 14],
      ] as Point[],
      true,
    ),
    s.shade('#3f5a8c', 0.6),
  )
  s.line(
    `M${x + 40} ${side * -120}L${x + 54} ${side * 120}`,
    s.shade('#f6e8c8', 0.95),
    6,
    'stroke-linecap="round"',
  )
  for (const e of [-1, 1])
    s.path(
      curved('-12,-24 12,-24 14,20 0,32 -14,20', x + 47 + side * e * 7, e * 120, 1, 1),
      s.shade('#e8563c', 0.8),
    )
  for (const e of [-1, 1])
    s.line(
      strand(`${x - 4},${e * 28} ${x + 26},${e * 44} ${x + 46},${e * 34}`),
      skin,
      12,
      'stroke-linecap="round"',
    )
  s.path(
    curved('-30,-34 14,-36 26,0 14,36 -30,34 -36,0', x, 0),
    s.lin([s.shade(vest, 1), s.shade(vest, 0.45)]),
  )
  s.line(`M${x - 30} -12H${x + 20}M${x - 30} 12H${x + 20}`, s.shade(vest, 0.25), 3)
  s.path(ellipsePath(x + 2, 0, 21, 19), s.rad([s.shade(hair, 1), s.shade(hair, 0.35)], 0.6, 0.35, 0.7))
  if (side < 0) s.path(curved('-14,-6 -44,-12 -60,-2 -46,8 -16,7', x, 0), s.shade(hair, 0.6))
}

export default scene({
  name: 'disney/day-4',
  seed: 54,
  light: { base: 'day', haze: '#5fc0d0', shadow: '#0e3f78', lit: '#f4fff0' },
  sun: { x: 1700, y: -80, r: 10 },
  portrait: { x: 790, y: 0, w: 640, h: 1138 },
  layers: [
    springFloor,
    svg((s) =>
      s.group(`opacity=".34" filter="${s.blur(14)}"`, () =>
        s.placed({ ...MANATEE, x: 1020, y: 650 }, () => s.path(MANATEE_BODY, s.light.shadow)),
      ),
    ),
    ...bodies({ round: 60, from: [0.7, -0.8], dark: 0.5, bright: 0.4, bounce: '#5fc0d0' }, manateeParts),
    svg(drawManateeMarks),
    svg(drawKayak),
    svg((s) => {
      for (const [x, y, rx] of [
        [1600, 60, 190],
        [1640, 300, 120],
        [1460, -20, 150],
        [1590, 860, 170],
        [1640, 660, 110],
      ] as const) {
        drawLeaves(s, {
          x: x - 24,
          y: y + 30,
          rx,
          ry: rx * 0.7,
          colour: '#0e3f58',
          leaf: 26,
          density: 16,
          seed: x + 1,
        })
        drawLeaves(s, { x, y, rx, ry: rx * 0.7, colour: '#4a8f4a', leaf: 28, density: 34, seed: x })
      }
      const random = s.random(77)
      const sparkles = range(90).map(() => {
        const [x, y, w] = [
          s.left + random() * (s.right - s.left),
          s.top + random() * (s.bottom - s.top),
          4 + random() * 12,
        ]
        return `M${(x - w).toFixed(1)} ${y.toFixed(1)}q${w.toFixed(1)} -3 ${(w * 2).toFixed(1)} 0q${(-w).toFixed(1)} 3 ${(-w * 2).toFixed(1)} 0Z`
      })
      s.path(sparkles.join(''), '#f8fff8', 'opacity=".6"')
    }),
  ],
})
