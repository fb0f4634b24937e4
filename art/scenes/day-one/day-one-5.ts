import { range } from '../../engine/numbers.ts'
import { scene, svg } from '../../scene.ts'
import { drawLaptopFromAbove, type ToastGuest, toastArm } from './toast.ts'

const GUESTS: readonly ToastGuest[] = [
  { from: 20, skin: '#6f4632', sleeve: '#d98a3c', glass: 'coupe', drink: '#f2d48a' },
  { from: 78, skin: '#e0b090', sleeve: '#3f6a86', glass: 'square', drink: '#c8743c' },
  { from: 140, skin: '#a8704c', sleeve: '#5f86a4', glass: 'flute', drink: '#f6e2a4' },
  { from: 200, skin: '#54342a', sleeve: '#8f3f5c', glass: 'mug', drink: '#8a4a2c' },
  { from: 258, skin: '#d9a47c', sleeve: '#4f7f5c', glass: 'goblet', drink: '#9a2f44' },
  { from: 318, skin: '#8a5a40', sleeve: '#e6d4b4', glass: 'tumbler', drink: '#f0b45c' },
]

export default scene({
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
})
