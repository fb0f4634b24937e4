import { polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { floor } from '../../language/buildings/interior.ts'
import { drawPerson } from '../../language/people/person.ts'
import { drawPalm } from '../../language/plants/palm.ts'
import { crayon, scene, svg } from '../../scene.ts'

interface Framed {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly sky: readonly string[]
  readonly motif: (s: Stage, w: number, h: number) => void
}

const disc = (s: Stage, x: number, y: number, r: number) =>
  s.circle(x, y, r * 1.5, '#fff3d0', 'opacity=".25"').circle(x, y, r, '#fff3d0')

const FRAMES: readonly Framed[] = [
  {
    x: 760,
    y: 150,
    w: 190,
    h: 270,
    sky: ['#27407c', '#c8a2bd', '#ffe8c9'],
    motif: (s, w, h) => {
      disc(s, w * 0.68, h * 0.34, 22)
      s.path(
        `M${w * 0.04} ${h * 0.78}Q${w * 0.34} ${h * 0.62} ${w * 0.44} ${h * 0.3}L${w * 0.52} ${h * 0.3}Q${w * 0.62} ${h * 0.62} ${w * 0.98} ${h * 0.78}Z`,
        '#4b5690',
      )
      s.path(
        `M${w * 0.37} ${h * 0.46}L${w * 0.44} ${h * 0.3}H${w * 0.52}L${w * 0.58} ${h * 0.47}L${w * 0.52} ${h * 0.43}L${w * 0.48} ${h * 0.5}L${w * 0.43} ${h * 0.43}Z`,
        '#f6ecee',
      )
      s.rect(0, h * 0.76, w, h * 0.24, s.lin(['#c8a2bd', '#4a68a4']))
    },
  },
  {
    x: 990,
    y: 110,
    w: 230,
    h: 330,
    sky: ['#1d3768', '#f3b27a', '#ffdf9f'],
    motif: (s, w, h) => {
      disc(s, w * 0.6, h * 0.4, 36)
      s.path(
        `M0 ${h * 0.66}Q${w * 0.3} ${h * 0.5} ${w * 0.56} ${h * 0.64}T${w} ${h * 0.6}V${h}H0Z`,
        '#dc9058',
      )
      s.path(
        `M0 ${h * 0.82}Q${w * 0.4} ${h * 0.62} ${w * 0.62} ${h * 0.8}T${w} ${h * 0.78}V${h}H0Z`,
        '#8a4a5c',
      )
      s.path(
        `M${w * 0.5} ${h * 0.7}Q${w * 0.58} ${h * 0.82} ${w * 0.3} ${h}H0V${h * 0.82}Q${w * 0.36} ${h * 0.64} ${w * 0.5} ${h * 0.7}Z`,
        '#f0b878',
      )
    },
  },
  {
    x: 1262,
    y: 150,
    w: 190,
    h: 270,
    sky: ['#28437c', '#6fb8c0', '#ffe9c6'],
    motif: (s, w, h) => {
      disc(s, w * 0.3, h * 0.4, 20)
      s.rect(0, h * 0.56, w, h * 0.44, s.lin(['#bfe0cc', '#1f9fa9']))
      s.path(`M0 ${h * 0.9}Q${w * 0.5} ${h * 0.8} ${w} ${h * 0.92}V${h}H0Z`, '#f3d9ac')
      drawPalm(s, { x: w * 0.78, y: h * 0.95, h: h * 0.6, lean: -0.2, seed: 5, fronds: 12 })
    },
  },
  {
    x: 800,
    y: 470,
    w: 180,
    h: 130,
    sky: ['#0c1538', '#6f3f78', '#f6a86a'],
    motif: (s, w, h) => {
      s.rect(0, h * 0.66, w, h * 0.34, s.lin(['#f6a86a', '#2a2a62']))
      s.line(`M0 ${h * 0.62}Q${w * 0.5} ${h * 0.5} ${w} ${h * 0.6}`, '#14183e', 4)
      s.line(
        range(9)
          .map((i) => `M${w * 0.5} ${h * 0.12}L${w * (0.1 + i * 0.1)} ${h * 0.58}`)
          .join(''),
        '#f6c48f',
        0.8,
      )
      s.path(
        polygon([
          [w * 0.46, h * 0.9],
          [w * 0.5, h * 0.1],
          [w * 0.54, h * 0.9],
        ]),
        '#14183e',
      )
    },
  },
  {
    x: 1262,
    y: 470,
    w: 190,
    h: 130,
    sky: ['#0a1236', '#43408a', '#d99a94'],
    motif: (s, w, h) => {
      disc(s, w * 0.2, h * 0.3, 11)
      const towers = [
        [0.42, 0.34, 12],
        [0.52, 0.18, 14],
        [0.62, 0.3, 12],
        [0.72, 0.42, 10],
        [0.34, 0.46, 10],
      ] as const
      for (const [x, y, t] of towers)
        s.rect(w * x - t / 2, h * y, t, h * (0.92 - y), '#efe0d2').path(
          polygon([
            [w * x - t * 0.7, h * y],
            [w * x, h * (y - 0.18)],
            [w * x + t * 0.7, h * y],
          ]),
          '#2f5f8f',
        )
      s.rect(0, h * 0.84, w, h * 0.16, '#1c2460')
    },
  },
]

function drawFramed(s: Stage, f: Framed): void {
  const wall = '#c9a25d'
  s.path(
    polygon([
      [f.x - 14, f.y - 4],
      [f.x + f.w - 4, f.y - 4],
      [f.x + f.w - 18, f.y + f.h + 34],
      [f.x - 30, f.y + f.h + 34],
    ]),
    s.light.shadow,
    'opacity=".22"',
  )
  s.rect(f.x - 14, f.y - 14, f.w + 28, f.h + 28, s.lin([s.shade(wall, 1), s.shade(wall, 0.35)], 1, 0, 0, 1))
  s.rect(f.x - 9, f.y - 9, f.w + 18, f.h + 18, s.shade('#f8f0df', 0.9))
  s.group(`transform="translate(${f.x} ${f.y})"`, () =>
    s.clipped(`M0 0H${f.w}V${f.h}H0Z`, () => {
      s.rect(0, 0, f.w, f.h, s.lin([...f.sky]))
      f.motif(s, f.w, f.h)
      s.path(
        polygon([
          [f.w * 0.7, 0],
          [f.w, 0],
          [f.w, f.h * 0.5],
        ]),
        '#ffffff',
        'opacity=".14"',
      )
    }),
  )
}

/** Slanting sunlight through tall panes outside the frame. */
function drawShafts(s: Stage, from: number): void {
  for (const i of range(4)) {
    const x = from + i * 190
    s.path(
      polygon([
        [x, s.top],
        [x + 110, s.top],
        [x - 330, 720],
        [x - 440, 720],
      ]),
      s.lin(
        [
          [s.light.sun, 0.34],
          [s.light.glow, 0.1],
        ],
        1,
        0,
        0,
        1,
      ),
    )
  }
}

export default scene({
  name: 'heroes/experiences',
  seed: 29,
  light: { base: 'golden', haze: '#f6dcb6' },
  horizon: 700,
  sun: { x: 1700, y: -100, r: 10 },
  portrait: { x: 790, y: -10, w: 620, h: 1102 },
  layers: [
    svg((s) =>
      s.rect(
        s.left,
        s.top,
        s.right - s.left,
        740 - s.top,
        s.lin(
          [s.shade('#e6cfae', 0.35), s.shade('#f0dcba', 0.85), s.shade('#f6e6c8', 1)],
          s.left,
          0,
          s.right,
          0,
          true,
        ),
      ),
    ),
    svg((s) => {
      drawShafts(s, 860)
      s.rect(s.left, 690, s.right - s.left, 24, s.lin([s.shade('#f8f0df', 0.9), s.shade('#c8a888', 0.5)]))
      for (const frame of FRAMES) drawFramed(s, frame)
    }),
    floor({ y: 712, colour: '#b5825a', vanishing: 1060, lit: 0.9 }),
    crayon((s) => {
      for (const i of range(4)) {
        const x = 520 + i * 230
        s.path(
          polygon([
            [x, 716],
            [x + 130, 716],
            [x - 90, s.bottom],
            [x - 300, s.bottom],
          ]),
          s.lin([
            [s.light.sun, 0.75],
            [s.light.glow, 0.15],
          ]),
        )
      }
    }, 0.4),
    svg((s) => {
      s.path(
        polygon([
          [1096, 846],
          [1136, 846],
          [980, 930],
          [900, 930],
        ]),
        s.lin([
          [s.light.shadow, 0.5],
          [s.light.shadow, 0.1],
        ]),
      )
      drawPerson(s, {
        x: 1112,
        y: 850,
        h: 372,
        pose: 'relaxed',
        wears: 'dress',
        colour: '#2f4a7c',
        hair: 'strawHat',
        second: '#c8575a',
        skin: '#9c6a4c',
      })
    }),
  ],
  finish: { bloom: 0.36 },
})
