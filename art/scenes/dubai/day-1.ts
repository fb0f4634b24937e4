import { flock } from '../../language/animals/creatures.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawFogBank, drawTower, type Tower } from './fog-city.ts'

const SUN = { x: 1322, y: 430, r: 50 }

const FAR: readonly Tower[] = [
  { x: 772, w: 34, top: 402, foot: 560, depth: 0.62, kind: 'slant' },
  { x: 838, w: 26, top: 352, foot: 560, depth: 0.62, kind: 'crown' },
  { x: 912, w: 44, top: 386, foot: 560, depth: 0.62, kind: 'twin' },
  { x: 1030, w: 34, top: 330, foot: 560, depth: 0.6, kind: 'lens' },
  { x: 1232, w: 30, top: 346, foot: 560, depth: 0.6, kind: 'slant' },
  { x: 1418, w: 30, top: 340, foot: 560, depth: 0.62, kind: 'crown' },
  { x: 1486, w: 46, top: 380, foot: 560, depth: 0.62, kind: 'slant' },
  { x: 1556, w: 30, top: 402, foot: 560, depth: 0.62, kind: 'lens' },
]

const MIDDLE: readonly Tower[] = [
  { x: 952, w: 62, top: 300, foot: 690, depth: 0.32, kind: 'slant' },
  { x: 1248, w: 60, top: 268, foot: 690, depth: 0.3, kind: 'crown' },
  { x: 1392, w: 74, top: 352, foot: 690, depth: 0.32, kind: 'twin' },
  { x: 1534, w: 60, top: 300, foot: 690, depth: 0.32, kind: 'lens' },
]

const NEAR: readonly Tower[] = [
  { x: 1116, w: 128, top: 46, foot: 830, depth: 0.06, kind: 'steps' },
  { x: 1306, w: 92, top: 560, foot: 850, depth: 0.04, kind: 'slant' },
  { x: 908, w: 84, top: 600, foot: 850, depth: 0.06, kind: 'twin' },
]

export default scene({
  name: 'dubai/day-1',
  seed: 67,
  light: {
    base: 'dawn',
    sky: ['#2f74a8', '#6aa8c8', '#a9d0d6', '#e2dfd2', '#ffe3cc'],
    haze: '#f3ddd6',
    glow: '#ffdcc0',
    shadow: '#254a78',
    lit: '#fff0dc',
  },
  horizon: 500,
  sun: SUN,
  portrait: { x: 838, y: -112, w: 606, h: 1077 },
  layers: [
    sky({ to: 520 }),
    flock({ x: 660, y: 300, w: 150, h: 60, n: 4, size: 14 }),
    svg((s) => {
      drawFogBank(s, {
        y: 512,
        rise: 12,
        length: 90,
        phase: 0.4,
        lit: '#fbe6dc',
        body: '#f6d9d2',
        shade: '#f0d0cc',
      })
      for (const tower of FAR) drawTower(s, tower)
      drawFogBank(s, {
        y: 560,
        rise: 30,
        length: 64,
        phase: 1.7,
        lit: '#fff0e4',
        body: '#f8d4cc',
        shade: '#eec4c4',
      })
      for (const tower of MIDDLE) drawTower(s, tower)
      drawFogBank(s, {
        y: 668,
        rise: 52,
        length: 96,
        phase: 2.9,
        lit: '#fff3e8',
        body: '#f7cfca',
        shade: '#e3b9c2',
      })
      for (const tower of NEAR) drawTower(s, tower)
      drawFogBank(s, {
        y: 800,
        rise: 74,
        length: 150,
        phase: 0.9,
        lit: '#fff5ea',
        body: '#f4c8c8',
        shade: '#d6adc0',
      })
      drawFogBank(s, {
        y: 930,
        rise: 84,
        length: 210,
        phase: 2.2,
        lit: '#fbdcd6',
        body: '#dcb0c0',
        shade: '#b58fb0',
      })
    }),
  ],
  finish: { bloom: 0.35 },
})
