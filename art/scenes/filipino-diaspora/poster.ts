import { drawBangka } from '../../language/boats/bangka.ts'
import { drawPerson } from '../../language/people/person.ts'
import { bayShore, beach, lagoon, standing } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene } from '../../scene.ts'
import { karst } from './limestone.ts'

export default scene({
  name: 'posters/filipino-diaspora',
  seed: 5,
  light: { base: 'golden', sky: ['#1d5a86', '#4f97ab', '#b9c8ac', '#f4cd8c', '#ffe6ae'], haze: '#f0d3a4' },
  horizon: 560,
  sun: { x: 1290, y: 250, r: 46 },
  view: { x: 640, y: 0, w: 720, h: 900 },
  layers: [
    sky({ rays: 0.05, rings: 2 }),
    sheet({ cover: 0.48, opacity: 0.45 }),
    karst({
      base: 560,
      depth: 0.62,
      seed: 9,
      grain: 0.5,
      towers: [
        { x: 1240, w: 120, rise: 130 },
        { x: 1100, w: 90, rise: 84 },
      ],
    }),
    karst({
      base: 562,
      depth: 0.34,
      seed: 4,
      grain: 0.7,
      towers: [
        { x: 1010, w: 130, rise: 230 },
        { x: 1130, w: 70, rise: 120 },
      ],
    }),
    karst({
      base: 566,
      depth: 0.04,
      seed: 2,
      green: 0.56,
      towers: [
        { x: 700, w: 190, rise: 520 },
        { x: 850, w: 110, rise: 350 },
        { x: 935, w: 60, rise: 150 },
      ],
    }),
    lagoon({
      y: 562,
      glint: 0.5,
      colours: ['#d9d8b4', '#7fc9ae', '#2fae9d', '#148a86', '#2fae9a', '#8fdcb8', '#d9efcf'],
      patches: { strength: 0.35, colour: '#0f6f72' },
    }),
    standing({ waterline: 706, reach: 120, opacity: 0.5 }, (s) => {
      drawBangka(s, { x: 1000, y: 706, size: 600 })
      drawPerson(s, {
        x: 1228,
        y: 638,
        h: 122,
        pose: 'poling',
        wears: 'shorts',
        colour: '#f4ead6',
        second: '#2f5f7a',
        skin: '#8a5a40',
        hair: 'strawHat',
      })
    }),
    beach({ shore: bayShore(862, 20) }),
  ],
})
