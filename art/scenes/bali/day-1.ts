import { range } from '../../engine/numbers.ts'
import { ridge } from '../../language/land/land.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawPost, drawStool, drawThatch, stoneBath } from './gorge-bath.ts'
import { jungleSlope } from './jungle-slope.ts'

const RAIN = {
  base: 'day',
  sky: ['#7f9fa4', '#a3bcb4', '#c3d2c2', '#dfe3d0', '#f2efdc'],
  haze: '#d6e0d2',
  shadow: '#223a50',
  lit: '#fbf4d8',
} as const

const rainLines = svg((s) => {
  const random = s.random(2)
  const drops = range(240).map(() => {
    const x = s.left + random() * (s.right - s.left)
    const y = s.top + 60 + random() * 640
    const l = 14 + random() * 34
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(-l * 0.12).toFixed(1)} ${l.toFixed(0)}`
  })
  s.line(drops.join(''), '#ffffff', 1.1, 'opacity=".3"')
})

export default scene({
  name: 'bali/day-1',
  seed: 4,
  light: RAIN,
  horizon: 420,
  sun: { x: 1300, y: -100, r: 0 },
  portrait: { x: 776, y: -150, w: 640, h: 1138 },
  layers: [
    sky({ disc: false, to: 760 }),
    ridge({ y: 420, height: 240, colour: '#6f9a84', depth: 0.72, length: 300 }),
    mist({ y: 240, h: 220, opacity: 0.7 }),
    jungleSlope(-60, 300, 860, 600, 0.5, 90, 3),
    jungleSlope(1700, 220, 660, 640, 0.42, 100, 5),
    mist({ y: 430, h: 230, opacity: 0.85 }),
    jungleSlope(-60, 470, 520, 700, 0.2, 130, 7),
    jungleSlope(1700, 420, 1080, 700, 0.16, 130, 9),
    mist({ y: 600, h: 150, opacity: 0.6 }),
    rainLines,
    stoneBath(),
    svg((s) => {
      drawPost(s, 1500, 764)
      drawStool(s, 1312, 878)
      drawThatch(s, 66)
    }),
  ],
})
