import { range } from '../engine/numbers.ts'
import { batanesCliffs } from '../motifs/batanes-cliffs.ts'
import { drawBelfry } from '../motifs/cagsawa.ts'
import { cumulus, sheet } from '../motifs/clouds.ts'
import { drawCobbles } from '../motifs/cobbles.ts'
import { drawShrubs } from '../motifs/foliage.ts'
import { drawIvatanHouse, drawLighthouse } from '../motifs/ivatan-house.ts'
import { ridge, volcano } from '../motifs/land.ts'
import { drawPalm } from '../motifs/palm.ts'
import { mist, sky } from '../motifs/sky.ts'
import { drawKalesa, drawViganFronts, kerbAt, VIGAN_EYE } from '../motifs/vigan-street.ts'
import { standing, water } from '../motifs/water.ts'
import { scene, svg } from '../scene.ts'

export default [
  scene({
    name: 'moments/philippines-4',
    seed: 14,
    light: {
      base: 'night',
      sky: ['#16245c', '#2c3f80', '#5a5f9a', '#b08a9c', '#f0b088'],
      haze: '#7a74a0',
      shadow: '#151238',
      lit: '#ffc680',
      window: '#ffd27a',
    },
    horizon: VIGAN_EYE.horizon,
    sun: { x: 860, y: 470, r: 10 },
    layers: [
      sky({ disc: false, glow: 0.7 }),
      sheet({ cover: 0.5, opacity: 0.5 }),
      svg((s) => {
        drawCobbles(s, VIGAN_EYE.horizon, '#6a5f80')
        drawViganFronts(s)
      }),
      water({
        y: 506,
        reflection: [0.7, 0.42],
        amplitude: 22,
        wave: 0.5,
        glint: 0,
        colours: ['#6a6490', '#544c7c', '#3d3868', '#2c2856'],
        waterline: kerbAt,
        mask: (x, y) => (y > kerbAt(x) ? 0.78 : 0),
      }),
      standing({ waterline: 800, reach: 130, opacity: 0.45 }, (s) =>
        drawKalesa(s, { x: 900, y: 800, scale: 1.12 }),
      ),
    ],
    finish: { bloom: 0.5 },
  }),

  scene({
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
  }),

  scene({
    name: 'moments/philippines-12',
    seed: 22,
    light: { base: 'day', sky: ['#2f5f94', '#5f92b4', '#a4c2c8', '#dde3d6', '#fbf0d8'], haze: '#d5e0d8' },
    horizon: 300,
    sun: { x: 1500, y: 40, r: 40 },
    layers: [
      sky({ disc: false, glow: 0.6 }),
      sheet({ cover: 0.58, opacity: 0.9, size: 0.8 }),
      batanesCliffs({ horizon: 300 }),
      svg((s) => {
        drawLighthouse(s, { x: 700, y: 330, h: 190, depth: 0.2 })
        drawIvatanHouse(s, { x: 1240, y: 470, w: 190, depth: 0.16 })
        drawIvatanHouse(s, { x: 1430, y: 540, w: 250, depth: 0.08 })
        drawIvatanHouse(s, { x: 1130, y: 640, w: 360 })
      }),
    ],
  }),
]

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
