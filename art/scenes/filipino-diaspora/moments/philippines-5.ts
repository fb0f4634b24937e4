import { range } from '../../../engine/numbers.ts'
import { ridge, volcano } from '../../../language/land/land.ts'
import { drawShrubs } from '../../../language/plants/foliage.ts'
import { drawPalm } from '../../../language/plants/palm.ts'
import { cumulus, sheet } from '../../../language/sky/clouds.ts'
import { mist, sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawBelfry } from './cagsawa.ts'

function drawMeadow(s: Parameters<typeof drawShrubs>[0]): void {
  const random = s.random(9)
  for (const [lit, n] of [
    [0.25, 260],
    [1, 240],
  ] as const) {
    const blades = range(n).map(() => {
      const y = 690 + random() ** 1.4 * 220
      const k = (y - 640) / 60
      const x = s.left + random() * (s.right - s.left)
      return `M${x.toFixed(1)} ${y.toFixed(1)}q${(2 * k).toFixed(1)} ${(-5 * k).toFixed(1)} ${((random() * 6 - 1) * k).toFixed(1)} ${(-9 * k).toFixed(1)}`
    })
    s.line(blades.join(''), s.shade('#8fb854', lit), 2.2, 'opacity=".6" stroke-linecap="round"')
  }
}

export default scene({
  name: 'moments/philippines-5',
  seed: 15,
  light: { base: 'day', sky: ['#1f649c', '#4a98c0', '#98c9d2', '#dbe9da', '#fbf2da'] },
  horizon: 620,
  sun: { x: 1520, y: 120, r: 40 },
  layers: [
    sky({ disc: false, glow: 0.6 }),
    sheet({ cover: 0.46, opacity: 0.5 }),
    volcano({ x: 640, rise: 470, spread: 330, rock: '#6f7c86', snowLine: 0, gullies: 1.1 }),
    cumulus({
      banks: [
        { x: 590, y: 176, w: 130, h: 54, opacity: 0.9 },
        { x: 470, y: 150, w: 130, h: 40, opacity: 0.7 },
        { x: 320, y: 480, w: 330, h: 70, opacity: 0.75 },
        { x: 1080, y: 520, w: 330, h: 60, opacity: 0.75 },
      ],
    }),
    ridge({ y: 630, height: 70, colour: '#5f9070', depth: 0.45, seed: 6, length: 260 }),
    mist({ y: 560, h: 90, opacity: 0.6 }),
    svg((s) => {
      for (const i of range(12))
        drawPalm(s, {
          x: 40 + i * 140 + ((i * 61) % 80),
          y: 656,
          h: 120 + ((i * 47) % 70),
          lean: ((i * 23) % 9) / 26 - 0.15,
          depth: 0.25,
          seed: i + 5,
        })
      drawShrubs(s, {
        from: s.left,
        to: s.right,
        y: 664,
        h: 60,
        colour: '#4f8a4c',
        depth: 0.2,
        dab: 7,
        seed: 4,
      })
      s.fillBelow(
        660,
        s.lin(
          [s.shade('#9cc25c', 1), s.shade('#6fa04a', 0.8), s.shade('#3f7a4a', 0.4)],
          0,
          660,
          0,
          900,
          true,
        ),
      )
      drawMeadow(s)
      drawBelfry(s, { x: 1130, y: 770, scale: 1.36 })
    }),
  ],
})
