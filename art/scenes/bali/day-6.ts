import { scene, svg } from '../../scene.ts'
import { drawReefBelow, drawSchool, drawSwimmerBelowSurface, manta, underwater } from './manta.ts'

export default scene({
  name: 'bali/day-6',
  seed: 9,
  light: {
    base: 'day',
    sky: ['#071a52', '#0c2f7a', '#1458a6', '#3f9ac8', '#c3eee8'],
    haze: '#3f8ec2',
    shadow: '#08174a',
    lit: '#dff8f0',
    glow: '#bdf0ea',
    sun: '#fbfff4',
  },
  horizon: 800,
  sun: { x: 1180, y: -200, r: 0 },
  portrait: { x: 650, y: -330, w: 940, h: 1671 },
  layers: [
    underwater(),
    svg((s) => drawSchool(s, 720, 660, 420, 150, 44)),
    svg((s) => {
      drawSwimmerBelowSurface(s, 900, 120, 1, '#d9573f')
      drawSwimmerBelowSurface(s, 1290, 84, 0.86, '#e8b64c', true)
    }),
    svg(drawReefBelow),
    manta({ x: 1140, y: 440, scale: 0.94, turn: -7 }),
  ],
})
