import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { ridge } from '../../language/land/land.ts'
import { standing, water } from '../../language/sea/water.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { drawRacerSide } from '../../language/vehicles/race-car.ts'
import { scene, svg } from '../../scene.ts'

/** Dark firs in the rain, row behind row. */
function drawFirs(s: Stage, y: number, h: number, depth: number, seed: number): void {
  const random = s.random(seed)
  for (let x = -60; x < 1680; x += h * (0.16 + random() * 0.16)) {
    const k = h * (0.65 + random() * 0.5)
    const tiers = range(6).map((i) => {
      const t = i / 6
      const w = k * (0.05 + t * 0.17)
      const yy = y - k * (1 - t)
      return `M${x} ${yy - k * 0.1}L${x + w} ${yy + k * 0.15}L${x + w * 0.3} ${yy + k * 0.12}L${x - w * 0.3} ${yy + k * 0.12}L${x - w} ${yy + k * 0.15}Z`
    })
    s.path(
      tiers.join(''),
      s.lin([s.shade('#5f8a72', 0.6, depth), s.shade('#2f5a50', 0.15, depth)], 1, 0, 0, 0.6),
    )
  }
}

/** The plume behind the rear wheels: soft silver veils with fine strokes, thinning upwards. */
function drawSpray(s: Stage, x: number, y: number, strength: number): void {
  const random = s.random(12 + x)
  s.group(`filter="${s.blur(16)}"`, () => {
    for (const i of range(46)) {
      const t = i / 46
      const rise = (40 + t * 300) * (0.25 + 0.75 * random())
      s.ellipse(
        x - t * 780,
        y - rise * 0.8,
        70 + t * 120,
        24 + t * 64,
        i % 3 ? '#f4faf8' : '#c9dcdc',
        `opacity="${((0.42 - t * 0.26) * strength).toFixed(2)}"`,
      )
    }
  })
  for (const i of range(300)) {
    const t = random() ** 0.8
    const px = x - t * 760 - random() * 60
    const rise = (30 + t * 330) * random() ** 1.2
    const l = 40 + random() * 130
    s.line(
      `M${px} ${y - rise}q${-l * 0.5} ${-l * 0.14} ${-l} ${-l * 0.24}`,
      i % 4 ? '#f4faf8' : '#b9d2d4',
      1 + random() * 3.4,
      `stroke-linecap="round" opacity="${((0.2 + (1 - t) * 0.35) * strength).toFixed(2)}"`,
    )
  }
}

export default scene({
  name: 'moments/f1-3',
  seed: 203,
  light: {
    base: 'dawn',
    sky: ['#4f6f80', '#7f9ca4', '#a9bfbe', '#cbd8cf', '#e6ebdd'],
    haze: '#c4d4cd',
    shadow: '#1f3350',
    lit: '#eef3e4',
    glow: '#e6efe0',
  },
  horizon: 520,
  sun: { x: 1300, y: 200, r: 20 },
  layers: [
    sky({ disc: false, glow: 0.4 }),
    ridge({ y: 470, height: 230, colour: '#5f8078', depth: 0.75, length: 420, mist: 0.7 }),
    svg((s) => drawFirs(s, 520, 260, 0.62, 3)),
    mist({ y: 380, h: 200, opacity: 0.6 }),
    svg((s) => drawFirs(s, 580, 330, 0.34, 4)),
    mist({ y: 470, h: 160, opacity: 0.55 }),
    svg((s) => {
      s.rect(-40, 576, 1680, 60, s.lin([s.shade('#7f9a6a', 0.6, 0.3), s.shade('#5f7f58', 0.4)]))
      s.rect(-40, 600, 1680, 26, s.lin([s.shade('#dfe4e6', 0.9, 0.1), s.shade('#7a8698', 0.4)]))
      s.line(
        range(24)
          .map((i) => `M${i * 70} 600v40`)
          .join(''),
        s.shade('#5a6478', 0.3),
        5,
      )
      s.rect(
        -40,
        640,
        1680,
        320,
        s.lin([s.shade('#9fb0b4', 0.7), s.shade('#6f8290', 0.5), s.shade('#465a70', 0.3)]),
      )
    }),
    water({
      y: 650,
      colours: ['#a8babc', '#8aa0a8', '#6a8494', '#4f6a80', '#3a5268'],
      reflection: [0.7, 0.3],
      amplitude: 30,
      wave: 1.6,
      glint: 0,
    }),
    svg((s) => drawSpray(s, 640, 812, 1)),
    standing({ waterline: 812, opacity: 0.5, reach: 120, amplitude: 14 }, (s) =>
      drawRacerSide(s, { x: 940, y: 812, length: 860, colour: '#1f5fa8', stripe: '#f3c33a', lit: 0.8 }),
    ),
    svg((s) => {
      drawSpray(s, 600, 822, 0.7)
      s.ellipse(
        1190,
        806,
        130,
        24,
        s.rad([
          ['#f4faf8', 0.8],
          ['#f4faf8', 0],
        ]),
      )
      s.ellipse(
        600,
        806,
        200,
        44,
        s.rad([
          ['#f4faf8', 0.9],
          ['#f4faf8', 0],
        ]),
      )
    }),
    svg((s) => {
      const random = s.random(31)
      const drops = range(260).map(() => {
        const [x, y, l] = [random() * 1700 - 40, random() * 940 - 40, 24 + random() * 44]
        return `M${Math.round(x)} ${Math.round(y)}l${Math.round(-l * 0.35)} ${Math.round(l)}`
      })
      s.line(drops.join(''), '#f2f7f2', 1.1, 'opacity=".4"')
    }),
  ],
})
