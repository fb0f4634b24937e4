import { smooth } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure } from '../../language/people/indian-figures.ts'
import { type Layer, modelled } from '../../scene.ts'

/** Thatched rice boat, 760 units long at scale 1, its waterline at y, bow to the left. */
export function drawKettuvallam(s: Stage, x: number, y: number, scale: number): void {
  s.placed({ x, y, scale }, () => {
    drawHull(s)
    drawRoof(s, -150, 300, 170, 0)
    drawRoof(s, 80, 190, 148, 1)
    drawRoof(s, -250, 110, 130, 2)
    drawFigure(s, {
      x: 312,
      y: -46,
      h: 104,
      wear: 'shirt',
      top: '#f3ead6',
      bottom: '#b8503c',
      lit: 0.7,
      arms: [
        [
          [-14, -66],
          [-20, -58],
        ],
        [
          [6, -62],
          [-10, -58],
        ],
      ],
    })
    s.path('M276 -104h26l-4 18h-18Z', s.shade('#c88a3a', 0.9))
    s.line('M289 -112q-8 -14 2 -26t-2 -28', s.shade('#ffffff', 0.9), 3, 'opacity=".5"')
  })
}

function drawHull(s: Stage): void {
  const wood = '#5a3a2c'
  const side = smooth(
    outline(
      '-420,-92 -392,-62 -330,-34 -180,-24 200,-24 310,-40 366,-70 384,-92 380,-52 330,-8 220,4 -240,4 -350,-12 -408,-58',
    ),
    true,
    0.75,
  )
  s.path(side, s.lin([s.shade(wood, 0.85), s.shade(wood, 0.45), s.shade('#2c1c2c', 0.2)]))
  for (const [dy, lit] of [
    [-30, 0.9],
    [-18, 0.6],
    [-8, 0.4],
  ] as const) {
    s.line(
      `M-388 ${dy - 30}Q-330 ${dy - 2} -180 ${dy + 4}H200Q310 ${dy} 372 ${dy - 34}`,
      s.shade('#a8764e', lit),
      2,
    )
  }
  const stitches = range(40).map((i) => `M${-320 + i * 16} -20v10`)
  s.line(stitches.join(''), s.shade('#d8b078', 0.7), 1.2, 'opacity=".7"')
  s.path(
    smooth(outline('-420,-92 -432,-120 -414,-128 -404,-96 -392,-62'), true, 0.8),
    s.shade('#b8863c', 0.8),
  )
}

/** Barrel roof of woven bamboo with lashed hoops and a shaded opening. */
function drawRoof(s: Stage, left: number, w: number, h: number, seed: number): void {
  const [foot, top] = [-28, -28 - h]
  const thatch = '#b8945c'
  const shape = `M${left} ${foot}C${left - 6} ${foot - h * 0.75} ${left + w * 0.12} ${top} ${left + w * 0.32} ${top}H${left + w * 0.7}C${left + w * 0.9} ${top} ${left + w + 6} ${foot - h * 0.75} ${left + w} ${foot}Z`
  s.path(
    shape,
    s.lin([s.shade('#e0bc7c', 1), s.shade(thatch, 0.75), s.shade(thatch, 0.32), s.shade('#5a4038', 0.2)]),
  )
  s.clipped(shape, () => {
    const random = s.random(seed + 40)
    const straws = range(90).map(() => {
      const x = left + random() * w
      const y = top + random() * h
      return `M${round1(x)} ${round1(y)}q4 ${round1(8 + random() * 10)} 2 ${round1(18 + random() * 12)}`
    })
    s.line(straws.join(''), s.shade('#6a4c34', 0.3), 1.3, 'opacity=".45"')
    const hoops = range(5).map(
      (i) =>
        `M${round1(left + w * (0.1 + i * 0.2))} ${foot}C${round1(left + w * (0.08 + i * 0.2))} ${round1(foot - h * 0.6)} ${round1(left + w * (0.2 + i * 0.15))} ${top} ${round1(left + w * (0.2 + i * 0.15))} ${top - 4}`,
    )
    s.line(hoops.join(''), s.shade('#f2d8a0', 0.9), 3, 'opacity=".7"')
    s.line(
      `M${left - 4} ${top + h * 0.42}H${left + w + 4}M${left - 4} ${top + h * 0.2}H${left + w + 4}`,
      s.shade('#7a5a3c', 0.4),
      2.4,
      'opacity=".7"',
    )
  })
  drawWindows(s, left, w, h, foot)
}

function drawWindows(s: Stage, left: number, w: number, h: number, foot: number): void {
  const n = Math.max(1, Math.round(w / 80))
  for (const i of range(n)) {
    const x = left + (w * (i + 0.5)) / n
    const half = Math.min(26, w * 0.16)
    const arch = `M${round1(x - half)} ${foot - 4}V${round1(foot - h * 0.26)}Q${round1(x)} ${round1(foot - h * 0.52)} ${round1(x + half)} ${round1(foot - h * 0.26)}V${foot - 4}Z`
    s.path(arch, s.lin([s.shade('#2a2030', 0.12), s.shade('#5a4038', 0.35)]))
    s.line(arch, s.shade('#e8c88c', 0.85), 3)
    s.path(
      `M${round1(x - half)} ${foot - 4}V${round1(foot - h * 0.24)}q10 ${round1(h * 0.1)} 4 ${round1(h * 0.2)}Z`,
      s.shade('#f3ead6', 0.8),
    )
  }
}

/** Bow of our own canoe, coming into the picture from below: its tip at x, y. */
export const canoeBow = (x: number, y: number): Layer[] => [
  modelled({ round: 16, cast: { x: -18, y: 10, blur: 16, opacity: 0.4 } }, (s) => {
    const foot = s.bottom + 30
    s.path(
      `M${x} ${y}C${x + 70} ${y + 34} ${x + 236} ${y + 120} ${x + 270} ${foot}H${x - 310}C${x - 256} ${y + 120} ${x - 80} ${y + 34} ${x} ${y}Z`,
      s.shade('#6a4434', 0.7),
    )
  }),
  modelled({ round: 12, from: [-1, 1] }, (s) => {
    const foot = s.bottom + 30
    s.path(
      `M${x - 4} ${y + 46}C${x + 60} ${y + 74} ${x + 190} ${y + 140} ${x + 222} ${foot}H${x - 262}C${x - 210} ${y + 140} ${x - 70} ${y + 74} ${x - 4} ${y + 46}Z`,
      s.shade('#4a3034', 0.45),
    )
    s.line(
      `M${x - 4} ${y + 52}V${foot}M${x - 70} ${y + 96}Q${x - 110} ${y + 150} ${x - 120} ${foot}M${x + 58} ${y + 96}Q${x + 96} ${y + 150} ${x + 104} ${foot}`,
      s.shade('#241620', 0.2),
      3,
      'opacity=".7"',
    )
  }),
  modelled({ round: 7, cast: { x: -6, y: 10, blur: 8, opacity: 0.5 } }, (s) => {
    s.path(
      `M${x - 168} ${y + 128}Q${x - 4} ${y + 150} ${x + 146} ${y + 128}L${x + 160} ${y + 148}Q${x - 4} ${y + 172} ${x - 186} ${y + 148}Z`,
      s.shade('#b8825a', 0.8),
    )
  }),
  modelled({ round: 8 }, (s) => {
    s.path(
      `M${x - 13} ${y + 16}Q${x - 16} ${y - 36} ${x + 2} ${y - 52}Q${x + 16} ${y - 36} ${x + 13} ${y + 16}Q${x} ${y + 26} ${x - 13} ${y + 16}Z`,
      s.shade('#8a5a3c', 0.8),
    )
    s.line(`M${x - 15} ${y - 4}q15 8 29 0M${x - 15} ${y + 4}q15 8 29 0`, s.shade('#e8b45a', 0.9), 4)
  }),
]
