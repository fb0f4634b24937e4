import type { Stage } from '../../engine/stage.ts'
import { drawRidge } from '../../language/land/land.ts'
import { drawPerson } from '../../language/people/person.ts'
import { standing } from '../../language/sea/water.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawRain, drawUmbrella, lanternAlley } from './tokyo-alley.ts'

function drawTwoUnderOneUmbrella(s: Stage): void {
  const both = { pose: 'strolling', skin: '#d8a888', hairColour: '#241c30' } as const
  drawPerson(s, {
    ...both,
    x: 1120,
    y: 806,
    h: 236,
    wears: 'suit',
    colour: '#3f4a7c',
    second: '#2f3660',
    hair: 'short',
  })
  drawPerson(s, {
    ...both,
    x: 1188,
    y: 808,
    h: 220,
    wears: 'kimono',
    colour: '#c9586a',
    second: '#e8c27c',
    hair: 'bun',
    slender: true,
  })
  s.line('M1156 566V700', s.shade('#3a2a48', 0.3), 3.4)
  drawUmbrella(s, 1156, 592, 116, '#d9573f')
}

export default scene({
  name: 'japan/day-1',
  seed: 61,
  light: {
    base: 'night',
    sky: ['#0c1034', '#1c1f56', '#43306e', '#8a4470', '#e0785c'],
    haze: '#b45a6c',
    shadow: '#14123a',
    lit: '#ffc89a',
    window: '#ffc878',
  },
  horizon: 520,
  sun: { x: 1100, y: 470, r: 2 },
  portrait: { x: 800, y: 60, w: 620, h: 1102 },
  layers: [
    sky({ disc: false, glow: 0.6, to: 560 }),
    svg((s) => drawRidge(s, { y: 530, height: 90, colour: '#5a3f6c', depth: 0.4, rough: 0.9, length: 40 })),
    lanternAlley(),
    mist({ y: 440, h: 170, opacity: 0.4 }),
    standing({ waterline: 806 }, drawTwoUnderOneUmbrella),
    svg(drawRain),
  ],
  finish: { bloom: 0.5 },
})
