import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { volcano } from '../../../language/land/land.ts'
import { sheet } from '../../../language/sky/clouds.ts'
import { mist, sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'

/** The bowl from the air: outer wall, two tiers of people, the green in the middle. */
function drawBowlFromAir(s: Stage, x: number, y: number, k: number): void {
  s.placed({ x, y, scale: k }, () => {
    s.ellipse(-30, 70, 470, 190, s.light.shadow, 'opacity=".5"')
    s.path(
      'M-440 0C-440 -40 440 -40 440 0V70C400 190 -400 190 -440 70Z',
      s.lin([s.shade('#8a5a6a', 0.15), s.shade('#e8b48a', 0.7), s.shade('#ffd9a0', 1)], 0, 0, 1, 0),
    )
    s.line(
      range(44)
        .map((i) => {
          const a = (i / 43) * Math.PI
          return `M${-Math.cos(a) * 438} ${4 + Math.sin(a) * 152}v64`
        })
        .join(''),
      s.shade('#6a3f5a', 0.2),
      4,
      'opacity=".55"',
    )
    s.ellipse(0, 0, 440, 168, s.lin([s.shade('#f3d0a4', 0.6), s.shade('#ffe6bc', 1)], 0, 0, 1, 0))
    s.ellipse(0, 4, 404, 148, s.lin([s.shade('#7a4a6a', 0.3), s.shade('#c88a7a', 0.7)], 1, 0, 0, 0))
    const random = s.random(7)
    const colours = ['#fff0d0', '#e9b060', '#c8424f', '#2f8f6a', '#f6d69a', '#a84a5a']
    for (const i of range(3600)) {
      const a = random() * 2 * Math.PI
      const r = 0.5 + 0.48 * Math.sqrt(random())
      if (Math.abs(r - 0.74) < 0.02) continue
      const lift = (r - 0.5) * -36
      s.rect(
        Math.cos(a) * 404 * r,
        16 + Math.sin(a) * 146 * r + lift * 0.3,
        4,
        4,
        s.shade(colours[i % 6] as string, 0.52 - 0.28 * Math.cos(a) + random() * 0.2),
      )
    }
    s.ellipse(0, 22, 196, 66, s.shade('#2a6a4a', 0.3))
    s.path('M-122 -16H130L162 62H-156Z', s.lin([s.shade('#4fae6a', 0.9), s.shade('#7fd07a', 1)], 0, 0, 1, 0))
    s.line(
      'M-122 -16H130L162 62H-156ZM4 -16V62M-28 20a32 10 0 1 0 64 0a32 10 0 1 0 -64 0M-130 6H-92L-98 38H-144M138 6H100L104 38H150',
      '#f8fff0',
      2,
      'opacity=".8"',
    )
    s.path(
      'M-440 0C-440 -230 440 -230 440 0C430 -190 -430 -190 -440 0Z',
      s.shade('#fff0cc', 0.9),
      'opacity=".5"',
    )
  })
}

/** The endless grid of the city in evening haze. */
function drawCityGrid(s: Stage): void {
  const random = s.random(9)
  s.rect(
    -40,
    440,
    1680,
    520,
    s.lin([s.shade('#b88a8a', 0.6, 0.6), s.shade('#8a6480', 0.4, 0.25), s.shade('#5a4470', 0.25)]),
  )
  for (const r of range(26)) {
    const t = (r / 25) ** 1.7
    const y = 452 + t * 480
    const size = 7 + t * 46
    for (let x = -40 + random() * size; x < 1640; x += size * (1 + random() * 0.9)) {
      if (Math.hypot((x - 640) / 560, (y - 660) / 225) < 1) continue
      const h = size * (0.3 + random() * 0.7)
      const colour = ['#e0a88a', '#c88a80', '#f0c8a0', '#a87088', '#d8b0a0'][
        Math.floor(random() * 5)
      ] as string
      const depth = 0.6 * (1 - t)
      s.rect(x, y - h, size * 0.62, h, s.shade(colour, 0.35, depth))
      s.rect(x + size * 0.62, y - h, size * 0.26, h, s.shade(colour, 1, depth))
      s.rect(x, y - h - size * 0.12, size * 0.88, size * 0.14, s.shade(colour, 0.85, depth))
      if (random() < 0.25)
        s.ellipse(x - size * 0.1, y, size * 0.22, size * 0.16, s.shade('#4f7a58', 0.5, depth))
    }
  }
}

export default scene({
  name: 'moments/worldcup-3',
  seed: 303,
  light: {
    base: 'golden',
    sky: ['#2a3f80', '#7a6a9a', '#d88a80', '#f8b068', '#ffd890'],
    haze: '#f0b088',
    shadow: '#33265c',
  },
  horizon: 440,
  sun: { x: 1420, y: 330, r: 54 },
  layers: [
    sky({ rays: 0.06 }),
    sheet({ cover: 0.5, opacity: 0.5, seed: 4 }),
    volcano({
      x: 930,
      rise: 230,
      spread: 240,
      snowLine: 0.24,
      rock: '#6a5a88',
      sun: { azimuth: 1.4, elevation: 0.4 },
      camera: { y: 60, focal: 1480, horizon: 440 },
      hazeDensity: 0.00034,
      seed: 4,
    }),
    volcano({
      x: 500,
      rise: 165,
      spread: 330,
      snowLine: 0.2,
      rock: '#6f6090',
      sun: { azimuth: 1.4, elevation: 0.4 },
      camera: { y: 60, focal: 1480, horizon: 440 },
      hazeDensity: 0.00038,
      seed: 9,
      gullies: 1.8,
    }),
    svg((s) => s.ellipse(960, 200, 80, 12, s.shade('#fff0d8', 1), `opacity=".5" filter="${s.blur(8)}"`)),
    svg(drawCityGrid),
    mist({ y: 400, h: 130, opacity: 0.7 }),
    svg((s) => {
      s.ellipse(640, 700, 560, 215, s.shade('#a8808a', 0.5, 0.1))
      s.line('M80 700a560 215 0 0 1 1120 0', s.shade('#ffe2b0', 1), 3, 'opacity=".4"')
      drawBowlFromAir(s, 640, 640, 1.1)
    }),
  ],
})
