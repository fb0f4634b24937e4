import { ellipsePath } from '../engine/geometry.ts'
import { range, round1 } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { drawCoach, drawPour, kulhad, pouringKettle } from '../motifs/chai-stall.ts'
import { closeHand } from '../motifs/close-hand.ts'
import { drawSteam } from '../motifs/drinks.ts'
import { drawHenna } from '../motifs/henna.ts'
import { garland } from '../motifs/marigold.ts'
import { modelled } from '../motifs/modelled.ts'
import { drawSitarHand, sitar } from '../motifs/sitar.ts'
import { mist, sky } from '../motifs/sky.ts'
import { type Layer, scene, svg } from '../scene.ts'

/** Crimson silk with a woven gold sprig. */
function drawBrocade(s: Stage): void {
  s.rect(
    s.left,
    s.top,
    s.right - s.left,
    s.bottom - s.top,
    s.lin([s.shade('#b8203c', 0.85), s.shade('#a01c40', 0.55), s.shade('#6a1440', 0.3)], 1, 0, 0, 1),
  )
  const gold = s.shade('#e8b04a', 0.8)
  for (const row of range(9)) {
    for (const k of range(13)) {
      const x = k * 140 + (row % 2) * 70 - 60
      const y = row * 118 - 20
      s.placed({ x, y, turn: (row * 3 + k) % 2 ? 8 : -8 }, () => {
        s.path(
          range(5)
            .map((i) => ellipsePath(Math.cos(i * 1.257 - 1.57) * 10, Math.sin(i * 1.257 - 1.57) * 10, 6))
            .join(''),
          gold,
          'opacity=".75"',
        )
        s.path('M0 14Q-4 30 -16 34Q-6 36 0 26Q6 36 16 34Q4 30 0 14Z', gold, 'opacity=".75"')
      })
    }
  }
}

function drawSilkFolds(s: Stage): void {
  const fold = (x: number, w: number, o: number) =>
    s.path(
      `M${x} ${s.top}C${x + 90} 240 ${x - 120} 560 ${x + 40} ${s.bottom}H${x + 40 + w}C${x + w - 90} 560 ${x + w + 130} 240 ${x + w} ${s.top}Z`,
      s.lin(
        [
          [s.light.shadow, 0],
          [s.light.shadow, o],
          [s.light.shadow, 0],
        ],
        0,
        0,
        1,
        0,
      ),
    )
  for (const [x, w, o] of [
    [-120, 340, 0.75],
    [330, 230, 0.5],
    [700, 220, 0.55],
    [1090, 240, 0.45],
    [1420, 260, 0.5],
  ] as const)
    fold(x, w, o)
}

const bangle = (x: number, y: number, rx: number, turn: number, colour: string, h = 15): Layer =>
  modelled({ round: 6, bright: 0.8, cast: { x: -4, y: 8, blur: 5, opacity: 0.5 } }, (s) =>
    s.placed({ x, y, turn }, () => {
      s.path(`M${-rx} 0Q0 ${rx * 0.3} ${rx} 0V${-h}Q0 ${rx * 0.3 - h} ${-rx} ${-h}Z`, s.shade(colour, 0.85))
      s.path(
        range(9)
          .map((i) =>
            ellipsePath(
              -rx + ((i + 0.5) * rx * 2) / 9,
              -h / 2 + rx * 0.15 * Math.sin((Math.PI * (i + 0.5)) / 9),
              2.4,
            ),
          )
          .join(''),
        s.shade('#fff0c0', 1),
      )
    }),
  )

const henna = scene({
  name: 'moments/india-4',
  seed: 404,
  light: { base: 'day', lit: '#ffe8c0', shadow: '#3a1644', haze: '#e8c8b8' },
  sun: { x: 1700, y: -100, r: 10 },
  layers: [
    svg(drawBrocade),
    svg(drawSilkFolds),
    closeHand({ x: 470, y: 800, size: 640, turn: 10, flip: true, ornament: drawHenna, skin: '#c07c48' }),
    closeHand({ x: 1130, y: 800, size: 640, turn: -10, ornament: drawHenna, skin: '#c07c48' }),
    garland({
      from: [-30, 300],
      to: [1630, 300],
      sag: 150,
      bead: 38,
      colours: ['#f09a1c', '#f6b42c', '#f09a1c', '#e2621c'],
    }),
    bangle(1146, 866, 124, -10, '#e8b23c', 40),
  ],
})

function drawPlatform(s: Stage): void {
  drawCoach(s, 210, 350, 0.36)
  s.rect(s.left, 560, 2000, 40, s.shade('#8a7a80', 0.5, 0.4))
  s.fillBelow(590, s.lin([s.shade('#d8b894', 0.8, 0.35), s.shade('#a8846c', 0.6, 0.1)], 0, 590, 0, 760, true))
  for (const x of [180, 1500]) {
    s.rect(x, s.top, 34, 800, s.lin([s.shade('#4a6a5c', 0.3, 0.3), s.shade('#7a9a84', 0.9, 0.3)], 0, 0, 1, 0))
    s.rect(x - 10, 560, 54, 44, s.shade('#4a6a5c', 0.4, 0.3))
  }
}

function drawCounter(s: Stage): void {
  s.fillBelow(
    742,
    s.lin([s.shade('#a86a3c', 0.9), s.shade('#6a3c34', 0.45), s.shade('#3a2038', 0.2)], 0, 742, 0, 900, true),
  )
  s.rect(s.left, 738, 2000, 8, s.shade('#f0c08a', 1))
  const random = s.random(3)
  s.line(
    range(16)
      .map(
        () =>
          `M${round1(random() * 1500)} ${round1(760 + random() * 130)}q120 6 ${round1(180 + random() * 260)} 0`,
      )
      .join(''),
    s.shade('#3a1c2c', 0.2),
    2,
    'opacity=".45"',
  )
}

const chai = scene({
  name: 'moments/india-2',
  seed: 202,
  light: {
    base: 'golden',
    sky: ['#8fa0b8', '#c8bca8', '#f0d4a0', '#ffe4b0', '#fff2d0'],
    haze: '#f2d8ac',
    shadow: '#2f2450',
  },
  horizon: 560,
  sun: { x: 1280, y: 120, r: 30 },
  layers: [
    sky({ disc: false }),
    svg(drawPlatform),
    mist({ y: 330, h: 380, opacity: 0.6 }),
    svg(drawCounter),
    [330, 500, 676, 850].map((x, i) => kulhad(x, 800 - i * 2, 130)),
    [160, 1030, 1200].map((x) => kulhad(x, 836, 140, x < 400)),
    svg((s) => drawPour(s, [930, 304], [676, 656])),
    pouringKettle(1190, 300, 250, -24),
    closeHand({
      x: 1300,
      y: 142,
      size: 250,
      turn: -70,
      side: 'back',
      skin: '#8f5a3a',
      arm: 170,
      cast: false,
      fingers: [
        {
          path: [
            [-16, -36],
            [-20, -58],
            [-8, -70],
          ],
          w: 6.6,
        },
        {
          path: [
            [-5, -40],
            [-7, -64],
            [4, -76],
          ],
          w: 6.8,
        },
        {
          path: [
            [7, -39],
            [7, -62],
            [16, -72],
          ],
          w: 6.4,
        },
        {
          path: [
            [18, -34],
            [20, -54],
            [27, -62],
          ],
          w: 5.6,
        },
      ],
      thumb: {
        path: [
          [-14, -12],
          [-30, -34],
          [-22, -60],
        ],
        w: 7,
      },
    }),
    svg((s) => {
      for (const [x, y, h] of [
        [330, 650, 260],
        [500, 648, 230],
        [850, 640, 250],
        [160, 680, 240],
        [690, 620, 300],
      ] as const)
        drawSteam(s, x, y, h)
    }),
  ],
})

const raga = scene({
  name: 'moments/india-13',
  seed: 1313,
  light: {
    base: 'dusk',
    shadow: '#1a0c2c',
    lit: '#ffb862',
    haze: '#7a3a3c',
    sun: '#ffe8b0',
    glow: '#ff9a48',
  },
  sun: { x: 1400, y: 100, r: 10 },
  layers: [svg(drawLamplitRoom), sitar, drawSitarHand],
  finish: { bloom: 0.5, vignette: 0.4 },
})

function drawLamplitRoom(s: Stage): void {
  s.rect(
    s.left,
    s.top,
    2000,
    1200,
    s.rad(
      [s.shade('#d8843c', 0.9), s.shade('#8a3a3c', 0.5), s.shade('#3a1838', 0.2), s.shade('#1c0c2c', 0.1)],
      1330,
      130,
      1300,
      true,
    ),
  )
  for (const [x, y, r, o] of [
    [1400, 120, 70, 0.9],
    [1210, 70, 34, 0.55],
    [1540, 220, 40, 0.6],
    [1060, 130, 22, 0.4],
    [1480, 40, 26, 0.5],
  ] as const) {
    s.circle(
      x,
      y,
      r * 3,
      s.rad([
        ['#ffb860', o * 0.5, 0],
        ['#ffb860', 0, 1],
      ]),
    )
    s.circle(
      x,
      y,
      r,
      s.rad([
        ['#fff2c0', o, 0],
        ['#ffc870', o * 0.8, 0.6],
        ['#ffb050', o * 0.3, 1],
      ]),
    )
  }
}

export default [henna, chai, raga]
