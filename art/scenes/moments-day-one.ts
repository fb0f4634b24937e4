import { range } from '../engine/numbers.ts'
import { sheet } from '../motifs/clouds.ts'
import { letterboxHall } from '../motifs/letterbox-hall.ts'
import { mapKitchen } from '../motifs/map-kitchen.ts'
import { drawCrescent, drawRooftops, officeRoom } from '../motifs/night-office.ts'
import { pinnedPoster } from '../motifs/pinned-poster.ts'
import { mist, sky } from '../motifs/sky.ts'
import { drawLaptopFromAbove, type ToastGuest, toastArm } from '../motifs/toast.ts'
import { scene, svg } from '../scene.ts'

const GUESTS: readonly ToastGuest[] = [
  { from: 20, skin: '#6f4632', sleeve: '#d98a3c', glass: 'coupe', drink: '#f2d48a' },
  { from: 78, skin: '#e0b090', sleeve: '#3f6a86', glass: 'square', drink: '#c8743c' },
  { from: 140, skin: '#a8704c', sleeve: '#5f86a4', glass: 'flute', drink: '#f6e2a4' },
  { from: 200, skin: '#54342a', sleeve: '#8f3f5c', glass: 'mug', drink: '#8a4a2c' },
  { from: 258, skin: '#d9a47c', sleeve: '#4f7f5c', glass: 'goblet', drink: '#9a2f44' },
  { from: 318, skin: '#8a5a40', sleeve: '#e6d4b4', glass: 'tumbler', drink: '#f0b45c' },
]

const MORNING = {
  base: 'golden',
  sky: ['#7fa4b8', '#aec6c8', '#d9dcc8', '#f8e2b4', '#fff2d0'],
  haze: '#f2e2c0',
  shadow: '#2f3560',
  lit: '#ffe6ac',
} as const

export default [
  scene({
    name: 'moments/day-one-1',
    seed: 3,
    light: MORNING,
    sun: { x: 1500, y: 60, r: 0 },
    layers: mapKitchen(),
  }),

  scene({
    name: 'moments/day-one-2',
    seed: 14,
    light: { base: 'golden', shadow: '#35285a', lit: '#ffdca4' },
    sun: { x: 1900, y: 100, r: 0 },
    layers: pinnedPoster(),
  }),

  scene({
    name: 'moments/day-one-3',
    seed: 8,
    light: { base: 'golden', shadow: '#2a2f58', lit: '#ffe2a8' },
    horizon: 300,
    sun: { x: 1800, y: 100, r: 0 },
    view: { x: 210, y: -30, w: 1120, h: 630 },
    layers: letterboxHall(),
  }),

  scene({
    name: 'moments/day-one-4',
    seed: 21,
    light: { base: 'night', haze: '#3a5690', sky: ['#0a1438', '#122454', '#1f3f78', '#3f649c', '#7f96b8'] },
    horizon: 620,
    sun: { x: 1140, y: 600, r: 0 },
    layers: [
      sky({ disc: false, stars: 140, glow: 0, to: 680 }),
      sheet({ cover: 0.42, opacity: 0.35, horizon: 600 }),
      svg((s) => drawCrescent(s, 480, 190, 40)),
      svg(drawRooftops),
      mist({ y: 470, h: 160, opacity: 0.4 }),
      officeRoom(),
    ],
  }),

  scene({
    name: 'moments/day-one-5',
    seed: 30,
    light: { base: 'dusk', shadow: '#1d1a44', lit: '#ffd49a', haze: '#a8707c' },
    sun: { x: 900, y: -300, r: 0 },
    layers: [
      svg((s) => {
        s.rect(
          s.left,
          s.top,
          s.right - s.left,
          s.bottom - s.top,
          s.rad(
            [s.shade('#b9784c', 0.9), s.shade('#7a4a44', 0.5), s.shade('#3f2a44', 0.2)],
            800,
            420,
            1000,
            true,
          ),
        )
        s.line(
          range(9)
            .map(
              (i) =>
                `M${s.left} ${i * 120 - 60}C500 ${i * 120 - 50} 1100 ${i * 120 - 76} ${s.right} ${i * 120 - 60}`,
            )
            .join(''),
          s.shade('#3f2438', 0.1),
          3,
          'opacity=".5"',
        )
      }),
      svg(drawLaptopFromAbove),
      ...GUESTS.map((guest) => toastArm(guest)),
    ],
  }),
]
