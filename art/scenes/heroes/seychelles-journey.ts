import type { Stage } from '../../engine/stage.ts'
import { island } from '../../language/land/land.ts'
import { shrubs } from '../../language/plants/foliage.ts'
import { palm } from '../../language/plants/palm.ts'
import { bayShore, beach, standing, water, waterlineGlint } from '../../language/sea/water.ts'
import { cumulus, sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene } from '../../scene.ts'

function drawSchooner(s: Stage): void {
  const [x, y] = [1000, 622]
  const cloth = '#f6e6d6'
  s.placed({ x, y, scale: 2.5 }, () => {
    s.line('M-18 -8L-19 -104M24 -8L24 -116M50 -12L78 -20', s.shade('#4a3a5c', 0.3), 1.2)
    const sail = (d: string, lit: number) =>
      s.path(d, s.lin([s.shade(cloth, lit), s.shade(cloth, lit), s.shade(cloth, lit * 0.35)], 0, 0, 1, 0.2))
    sail('M-17 -14C-34 -16 -46 -15 -52 -14C-44 -40 -34 -62 -20 -84Z', 0.75)
    sail('M-15 -13C-16 -36 -17 -60 -18 -84C-4 -66 8 -40 18 -14C8 -11 -4 -11 -15 -13Z', 0.95)
    sail('M26 -14C26 -46 25 -78 25 -108C34 -80 46 -46 58 -18C48 -15 36 -14 26 -14Z', 1)
    sail('M30 -100C44 -74 60 -46 76 -21C68 -22 62 -22 60 -22C50 -50 40 -76 30 -100Z', 0.7)
    s.path(
      'M-58 -13C-30 -6 30 -6 62 -14C56 -4 46 1 38 2L-46 2C-54 -1 -57 -7 -58 -13Z',
      s.lin([s.shade('#4a5a9c', 0.8), s.shade('#242a5c', 0.1)]),
    )
    s.line('M-58 -13C-30 -6 30 -6 62 -14', s.shade('#f6dca8', 1), 1.2)
    s.line('M24 -116L78 -20M-19 -104L-57 -13M24 -116L-19 -104', s.shade('#4a3a5c', 0.3), 0.4)
    s.circle(
      -20,
      -16,
      9,
      s.rad([
        ['#ffd98a', 0.9],
        ['#ffd98a', 0],
      ]),
    ).circle(-20, -16, 1.3, '#fff4d0')
  })
}

export default scene({
  name: 'heroes/seychelles-journey',
  seed: 61,
  light: {
    base: 'dusk',
    sky: ['#2a2f6a', '#5a4f8e', '#9a76a8', '#d9a0ac', '#f6cdb4'],
    haze: '#d6a3b0',
    glow: '#ffd9b0',
    lit: '#ffd2b4',
    shadow: '#2a2560',
    sun: '#fff1dc',
  },
  horizon: 516,
  sun: { x: 1150, y: 330, r: 70 },
  portrait: { x: 790, y: 30, w: 630, h: 1120 },
  layers: [
    sky({ stars: 70, rings: 3 }),
    sheet({ cover: 0.5, opacity: 0.5, seed: 15 }),
    cumulus({
      banks: [
        { x: 300, y: 506, w: 330, h: 90 },
        { x: 1360, y: 508, w: 260, h: 80 },
      ],
      seed: 7,
      opacity: 0.8,
    }),
    island({ x: 440, w: 330, rise: 84, seed: 31, colour: '#8a7694' }),
    island({ x: 1450, w: 300, rise: 110, seed: 14, colour: '#94789a' }),
    water({
      colours: ['#f3ccb8', '#c9a0b8', '#8f86bc', '#5a86b4', '#4fa3b8', '#7fc4c4'],
      glint: 1,
      reflection: [0.92, 0.3],
      amplitude: 34,
    }),
    standing({ waterline: 628, reach: 220, opacity: 0.62, amplitude: 18, squash: 0.75 }, drawSchooner),
    waterlineGlint({ x: 1002, y: 630, w: 130, h: 5 }),
    beach({ shore: bayShore(846, 44), sand: '#f2cdb0' }),
    palm({ x: 1555, y: 905, h: 600, lean: -0.16, colour: '#3f6a6a', seed: 4, wind: 0.2 }),
    palm({ x: 1640, y: 930, h: 430, lean: -0.06, colour: '#365f66', seed: 9 }),
    shrubs({ from: 1440, to: 1680, y: 885, h: 66, colour: '#4a7274', n: 8, dab: 6 }),
  ],
  finish: { bloom: 0.4 },
})
