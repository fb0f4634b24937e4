import { mix } from '../../engine/colour.ts'
import { ellipsePath, polygon } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, type FigureOptions, pose } from '../../language/people/posed-figure.ts'
import { standing } from '../../language/sea/water.ts'
import { crayon, scene, svg } from '../../scene.ts'
import { drawChandelier } from './chandelier.ts'
import { drawTalkingDrum } from './talking-drum.ts'

const HALL = {
  base: 'dusk',
  sky: ['#1b1038', '#2c1648', '#47205a', '#713058', '#b05a50'],
  haze: '#7a3d66',
  shadow: '#1a0f38',
  lit: '#ffcf8a',
  glow: '#ffb45c',
  sun: '#fff0cc',
  window: '#ffd890',
} as const

const FLOOR = 640

/** Pleated drapes with a gold lamp at the foot of every second one. */
const drawDrapes = (s: Stage): void => {
  s.rect(
    s.left,
    s.top,
    s.right - s.left,
    FLOOR - s.top + 20,
    s.fine(['#1d1140', '#35194f', '#54265a', '#7d3a5a'], 0, s.top, 0, FLOOR, true),
  )
  for (let x = s.left - 20, i = 0; x < s.right + 60; x += 52, i++) {
    const [dark, lit] = [s.shade('#6a2a5c', 0.1, 0.3), s.shade('#b0587a', 0.85, 0.3)]
    s.rect(
      x,
      s.top,
      52,
      FLOOR - s.top - 20,
      s.lin(
        [
          [dark, 0.75],
          [lit, 0.34],
          [dark, 0.1],
        ],
        0,
        0,
        1,
        0,
      ),
    )
    if (i % 4 === 1)
      s.path(
        polygon([
          [x + 20, FLOOR - 20],
          [x - 34, 130],
          [x + 86, 130],
          [x + 32, FLOOR - 20],
        ]),
        s.lin([
          [s.light.window, 0],
          [s.light.window, 0.06],
          [s.light.window, 0.5],
        ]),
      )
  }
  const swags = range(9).map((i) => {
    const x = -120 + i * 220
    return `M${x} 60Q${x + 110} 190 ${x + 220} 60L${x + 220} 20Q${x + 110} 120 ${x} 20Z`
  })
  s.path(swags.join(''), s.lin([s.shade('#c9a25d', 0.35, 0.2), s.shade('#e8c890', 0.75, 0.2)]))
  s.line(swags.join(''), s.shade('#fff0cc', 0.8, 0.2), 1.2, 'opacity=".5"')
}

const drawDanceFloor = (s: Stage): void => {
  s.fillBelow(
    FLOOR - 20,
    s.fine(
      [
        s.shade('#c98a6a', 0.7, 0.3),
        s.shade('#9a5a5a', 0.55),
        s.shade('#5a2f54', 0.3),
        s.shade('#301a44', 0.15),
      ],
      0,
      FLOOR - 20,
      0,
      1100,
      true,
    ),
  )
  const boards = range(33).map((i) =>
    polygon(
      [
        [900 + (i - 16) * 40, FLOOR - 20],
        [900 + (i - 16) * 220, 1250],
      ],
      false,
    ),
  )
  s.line(boards.join(''), s.shade('#2a1440', 0.1), 1.2, 'opacity=".4"')
  const rows = range(9).map((i) => `M${s.left} ${FLOOR - 20 + 12 * 1.62 ** i}H${s.right}`)
  s.line(rows.join(''), s.shade('#2a1440', 0.1), 1, 'opacity=".3"')
  s.ellipse(
    1130,
    760,
    520,
    120,
    s.rad([
      [s.light.window, 0.55],
      [s.light.window, 0.2],
      [s.light.window, 0],
    ]),
  )
}

const drawTables = (s: Stage): void => {
  const linen = '#e8d8d0'
  for (const [x, y, k] of [
    [90, 640, 0.8],
    [300, 630, 0.7],
    [490, 626, 0.6],
    [660, 622, 0.55],
  ] as const) {
    s.placed({ x, y, scale: k }, () => {
      s.path(
        'M-90 -50Q0 -38 90 -50L104 30Q0 50 -104 30Z',
        s.lin([s.shade(linen, 0.8, 0.45), s.shade(linen, 0.3, 0.45)], 1, 0, 0, 0.6),
      )
      s.ellipse(0, -50, 90, 15, s.shade(linen, 0.95, 0.42))
      s.path(
        'M-6 -56Q-10 -90 -34 -110Q-4 -104 0 -84Q6 -110 34 -112Q12 -92 8 -56Z',
        s.shade('#d86a7a', 0.7, 0.4),
      )
      s.circle(
        0,
        -100,
        80,
        s.rad([
          [s.light.window, 0.28],
          [s.light.window, 0],
        ]),
      )
      for (const dx of [-120, -70, 78, 124])
        s.path(
          `${ellipsePath(dx, -74, 13, 15)}M${dx - 28} -10Q${dx - 26} -58 ${dx} -60Q${dx + 26} -58 ${dx + 28} -10Z`,
          s.shade('#5a2f62', 0.35, 0.4),
        )
    })
  }
}

type Guest = Partial<FigureOptions> & { readonly x: number; readonly y: number; readonly h: number }

const guest = (s: Stage, o: Guest): void =>
  drawFigure(s, {
    rim: { colour: s.shade('#ffe2b0', 1), width: o.h * 0.007 },
    tones: [0.16, 0.92],
    skin: '#6b4030',
    ...o,
  })

const UP = pose(
  'armL -.2,-.86 -.17,-1.02; armR .2,-.84 .24,-1.0; legL -.04,-.27 -.07,-.01; legR .06,-.27 .05,-.01; headTilt .012',
)

const SWAY = pose(
  'hip .025,-.5; neck -.02,-.83; armL -.2,-.7 -.25,-.82; armR .15,-.68 .24,-.62; legL -.05,-.27 -.08,-.01; legR .07,-.27 .06,-.01',
)

const STEP = pose(
  'hip -.02,-.5; neck .025,-.83; armL -.16,-.68 -.26,-.64; armR .19,-.72 .27,-.84; legL -.06,-.27 -.05,-.01; legR .08,-.28 .12,-.02',
)

const drawBackRow = (s: Stage): void => {
  const row: readonly Guest[] = [
    {
      x: 800,
      y: 690,
      h: 230,
      top: '#3f7a7c',
      lower: 'robe',
      lowerColour: '#3f7a7c',
      head: 'fila',
      headColour: '#2c5a5c',
      pose: STEP,
      depth: 0.32,
    },
    {
      x: 880,
      y: 696,
      h: 220,
      top: '#d8a24a',
      lower: 'wrapper',
      lowerColour: '#b0783a',
      head: 'gele',
      headColour: '#e8b04a',
      pose: UP,
      depth: 0.3,
      facing: 'right',
    },
    {
      x: 1250,
      y: 700,
      h: 240,
      top: '#7a5cae',
      lower: 'wrapper',
      lowerColour: '#5a3f92',
      head: 'gele',
      headColour: '#8a6cc8',
      pose: SWAY,
      depth: 0.26,
      facing: 'left',
    },
    {
      x: 1550,
      y: 700,
      h: 236,
      top: '#c25a4a',
      lower: 'wrapper',
      lowerColour: '#9a3c3c',
      head: 'gele',
      headColour: '#e07a5a',
      pose: UP,
      depth: 0.26,
      facing: 'left',
    },
    {
      x: 1340,
      y: 694,
      h: 232,
      top: '#d9cfc0',
      lower: 'robe',
      lowerColour: '#d9cfc0',
      head: 'fila',
      headColour: '#7a2f4a',
      pose: STEP,
      depth: 0.3,
    },
  ]
  for (const o of row) guest(s, o)
}

const drawFrontRow = (s: Stage): void => {
  guest(s, {
    x: 890,
    y: 850,
    h: 420,
    top: '#ece6da',
    lower: 'robe',
    lowerColour: '#ece6da',
    head: 'fila',
    headColour: '#a8233f',
    pose: STEP,
    facing: 'right',
  })
  guest(s, {
    x: 1290,
    y: 838,
    h: 400,
    top: '#2f8f86',
    lower: 'wrapper',
    lowerColour: '#226c6c',
    head: 'gele',
    headColour: '#3fb0a0',
    pose: SWAY,
    facing: 'left',
    sleeves: 'short',
  })
  guest(s, {
    x: 1090,
    y: 872,
    h: 448,
    top: '#e0527a',
    lower: 'wrapper',
    lowerColour: '#a82a5c',
    head: 'gele',
    headColour: '#e8308a',
    pose: UP,
    facing: 'right',
    sleeves: 'short',
  })
  drawDrummer(s)
}

const drawDrummer = (s: Stage): void => {
  guest(s, {
    x: 1470,
    y: 880,
    h: 440,
    top: '#2c4a9a',
    lowerColour: '#22356e',
    head: 'fila',
    headColour: '#2c4a9a',
    facing: 'left',
    pose: pose(
      'neck -.02,-.83; armL -.16,-.7 -.2,-.6; armR .16,-.66 .06,-.57; legL -.08,-.27 -.12,-.01; legR .06,-.27 .09,-.01; headTilt -.015',
    ),
  })
  drawTalkingDrum(s, { x: 1452, y: 622, size: 138, turn: -14 })
  s.line('M1416 560Q1420 500 1462 520', s.shade('#8a4a2c', 0.7), 6, 'stroke-linecap="round"')
  s.line('M1384 616Q1350 596 1362 640', s.shade('#8a4a2c', 0.5), 7, 'stroke-linecap="round"')
  s.circle(1384, 616, 11, s.shade('#6b4030', 0.7))
}

export default scene({
  name: 'diaspora/day-6',
  seed: 66,
  light: HALL,
  horizon: FLOOR,
  sun: { x: 1140, y: 150, r: 10 },
  portrait: { x: 830, y: -60, w: 640, h: 1138 },
  layers: [
    svg(drawDrapes),
    svg(drawDanceFloor),
    svg(drawTables),
    svg((s) =>
      s.rect(
        s.left,
        FLOOR - 190,
        s.right - s.left,
        230,
        s.lin([
          [s.light.haze, 0],
          [mix(s.light.haze, s.light.glow, 0.3), 0.35],
          [s.light.haze, 0],
        ]),
      ),
    ),
    svg((s) => {
      drawChandelier(s, { x: 420, y: 150, r: 70 })
      drawChandelier(s, { x: 700, y: 170, r: 54 })
    }),
    standing({ waterline: 698, opacity: 0.3, reach: 150, amplitude: 5 }, drawBackRow),
    standing({ waterline: 860, opacity: 0.34, reach: 260, amplitude: 6, squash: 0.7 }, drawFrontRow),
    svg((s) => drawChandelier(s, { x: 1150, y: 200, r: 150 })),
    crayon(
      (s) =>
        s.circle(
          1150,
          200,
          900,
          s.rad([
            [s.light.window, 0.22],
            [s.light.window, 0.07],
            [s.light.window, 0],
          ]),
        ),
      0.3,
    ),
    svg((s) => {
      const random = s.random(4)
      const notes = range(70).map(() =>
        ellipsePath(lerp(760, 1600, random()), lerp(60, 820, random()), 1 + random() * 2.2),
      )
      s.path(notes.join(''), s.light.sun, 'opacity=".5"')
    }),
  ],
  finish: { bloom: 0.4, vignette: 0.26 },
})
