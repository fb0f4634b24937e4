import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawBird } from '../../language/animals/indian-birds.ts'
import { ridge } from '../../language/land/land.ts'
import { drawShrubs } from '../../language/plants/foliage.ts'
import { drawPalm } from '../../language/plants/palm.ts'
import { standing, water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { canoeBow, drawKettuvallam } from './kettuvallam.ts'

const monsoonNoon = {
  base: 'day',
  sky: ['#4a8a9c', '#7fb4b0', '#b4d6c4', '#dcecd4', '#f8f6dc'],
  haze: '#cfe6d0',
  shadow: '#123a4a',
  lit: '#f8f4c0',
} as const

function drawBank(s: Stage, from: number, to: number, y: number, depth: number, seed: number): void {
  const random = s.random(seed)
  for (const _ of range(Math.round((to - from) / 62))) {
    const x = from + random() * (to - from)
    drawPalm(s, {
      x,
      y: y + 4,
      h: 170 + random() * 190,
      lean: (random() - 0.5) * 0.6,
      depth,
      colour: '#3f8a4c',
      size: 0.95,
      seed: x,
    })
  }
  drawShrubs(s, { from, to, y: y + 12, h: 58, colour: '#3f8a48', depth, seed })
  s.rect(from, y + 6, to - from, 12, s.shade('#7a5a48', 0.4, depth))
}

function drawHyacinths(s: Stage): void {
  const random = s.random(33)
  for (const [cx, cy, spread] of [
    [1240, 812, 260],
    [930, 772, 90],
    [1500, 760, 150],
    [140, 660, 150],
  ] as const) {
    for (const _ of range(Math.round(spread / 3))) {
      const x = cx + (random() - 0.5) * 2 * spread
      const y = cy + (random() - 0.5) * spread * 0.22
      s.ellipse(
        x,
        y,
        9 + random() * 9,
        3.4 + random() * 2.6,
        s.shade(random() > 0.5 ? '#5fae54' : '#8cc45c', 0.35 + random() * 0.65),
      )
      if (random() > 0.86) s.ellipse(x, y - 7, 4, 6, s.shade('#b48ad0', 0.9))
    }
  }
}

export default scene({
  name: 'indian-diaspora/day-6',
  seed: 63,
  light: monsoonNoon,
  horizon: 500,
  sun: { x: 1180, y: 150, r: 1 },
  portrait: { x: 760, y: 110, w: 600, h: 1067 },
  layers: [
    sky({ disc: false, glow: 0.7 }),
    sheet({ cover: 0.56, opacity: 0.8 }),
    ridge({ y: 512, height: 130, colour: '#5a9a68', depth: 0.7, length: 110 }),
    svg((s) => {
      drawBank(s, -80, 1700, 506, 0.55, 3)
    }),
    mist({ y: 400, h: 140, opacity: 0.7 }),
    svg((s) => {
      drawBank(s, 980, 1720, 536, 0.22, 8)
      drawBank(s, -100, 330, 530, 0.3, 12)
    }),
    water({
      y: 512,
      waterline: 520,
      amplitude: 30,
      reflection: [0.92, 0.5],
      colours: ['#cfe6c8', '#8fc4a4', '#4f9a84', '#2a7470', '#1a4f5c'],
      glint: 0,
    }),
    standing({ waterline: 668, reach: 210, opacity: 0.6 }, (s) => drawKettuvallam(s, 1130, 664, 0.92)),
    svg((s) => {
      for (const [x, y, span, beat] of [
        [560, 250, 40, 0.9],
        [620, 226, 34, 0.5],
        [500, 280, 30, -0.5],
      ] as const)
        drawBird(s, { x, y, span, beat, colour: '#f4f0e0', tail: 0.2 })
      drawHyacinths(s)
      drawPalm(s, { x: 1690, y: 900, h: 760, lean: -0.28, colour: '#2f7a48', wind: -0.1, seed: 4 })
    }),
    canoeBow(430, 726),
  ],
})
