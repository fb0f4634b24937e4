import { dunes } from '../../language/land/land.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawBalloon, drawFalcon } from './desert-life.ts'

export default scene({
  name: 'dubai/day-4',
  seed: 79,
  light: {
    base: 'golden',
    sky: ['#3a4f8c', '#8a86a8', '#dca896', '#f8c184', '#ffe6ac'],
    haze: '#fbd6a4',
    glow: '#ffb868',
    shadow: '#4a2f5c',
  },
  horizon: 470,
  sun: { x: 1440, y: 430, r: 60 },
  portrait: { x: 752, y: -60, w: 620, h: 1102 },
  layers: [
    sky({ rays: 0.05 }),
    sheet({ cover: 0.48, opacity: 0.5, seed: 16 }),
    dunes({
      seed: 7,
      size: 1.2,
      camera: { y: 74, x: 300, focal: 1150, horizon: 470 },
      near: 70,
      far: 1500,
      sun: { azimuth: 0.55, elevation: 0.13 },
      shadowReach: 260,
      hazeDensity: 0.0012,
      colour: '#dc9058',
      ambient: 0.26,
    }),
    mist({ y: 430, h: 80, opacity: 0.7 }),
    svg((s) => {
      drawBalloon(s, { x: 650, y: 452, size: 60, depth: 0.5, colours: ['#e6cfa8', '#8a7aa8'] })
      drawBalloon(s, { x: 1150, y: 452, size: 340 })
      drawFalcon(s, { x: 880, y: 400, size: 120 })
    }),
  ],
  finish: { bloom: 0.38 },
})
