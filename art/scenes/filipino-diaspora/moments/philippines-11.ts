import { range } from '../../../engine/numbers.ts'
import { street } from '../../../language/buildings/street.ts'
import { farCrowd } from '../../../language/people/groups.ts'
import { petals } from '../../../language/plants/blossom.ts'
import { sky } from '../../../language/sky/sky.ts'
import { bunting } from '../../../language/things/festoon.ts'
import { scene, svg } from '../../../scene.ts'
import { drawDrummer, drawFeatherDancer } from './sinulog.ts'

export default scene({
  name: 'moments/philippines-11',
  seed: 41,
  light: { base: 'day', sky: ['#1a66a8', '#3f94c8', '#8cc8da', '#d6ead8', '#fbf2d6'], shadow: '#33285f' },
  horizon: 560,
  sun: { x: 1200, y: -80, r: 40 },
  layers: [
    sky({ disc: false, glow: 0.6 }),
    street({
      x: 760,
      y: 560,
      half: 900,
      height: 620,
      houses: 7,
      walls: ['#d9935a', '#e0b45c', '#b5604c', '#6f9f94', '#d9a98a'],
      paving: '#b9a08c',
      seed: 5,
    }),
    farCrowd({ from: 440, to: 1080, y: 610, h: 60, rows: 5, depth: 0.3 }),
    range(7).map((i) =>
      bunting({
        from: [-40, 40 + i * 74],
        to: [1640, 10 + i * 66],
        sag: 60 + i * 6,
        n: 34 - i * 2,
        size: 40 - i * 4,
        colours: ['#d9483a', '#f0b93c', '#2f8f9a', '#f6ead2', '#7a4fa0'],
      }),
    ),
    svg((s) => {
      drawFeatherDancer(s, {
        x: 620,
        y: 740,
        h: 250,
        colour: '#2f8f9a',
        second: '#f0c65a',
        depth: 0.16,
        pose: 'twirling',
      })
      drawFeatherDancer(s, {
        x: 930,
        y: 745,
        h: 260,
        colour: '#d9683c',
        second: '#f6ead2',
        depth: 0.16,
        flip: true,
      })
      drawDrummer(s, { x: 770, y: 790, h: 320, colour: '#b0393a', second: '#d9483a', depth: 0.08 })
      drawDrummer(s, { x: 1090, y: 830, h: 390, colour: '#2f6f8a', second: '#f0b93c', flip: true })
      drawFeatherDancer(s, { x: 1330, y: 960, h: 600, colour: '#d9483a', second: '#f0b93c', flip: true })
      drawFeatherDancer(s, { x: 360, y: 980, h: 640, colour: '#7a3fa0', second: '#f0b93c' })
    }),
    petals({ n: 70, colour: '#f0c65a', size: 0.9 }),
  ],
})
