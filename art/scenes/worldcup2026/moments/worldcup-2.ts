import { ellipsePath } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawBall } from '../../../language/buildings/stadium.ts'
import { sky } from '../../../language/sky/sky.ts'
import { bodies, modelled, scene, svg } from '../../../scene.ts'

function drawGrass(s: Stage, from: number, to: number, size: number, count: number, seed: number): void {
  const random = s.random(seed)
  const tones = [s.shade('#1f6a4a', 0.2), s.shade('#3a9a5c', 0.6), s.shade('#7fd08a', 1)]
  tones.forEach((tone, k) => {
    const blades = range(count).map(() => {
      const x = s.left + random() * (s.right - s.left)
      const y = lerp(from, to, random())
      const h = size * (0.6 + random() * 0.8)
      const lean = (random() - 0.5) * h * 0.7
      return `M${Math.round(x)} ${Math.round(y)}q${Math.round(lean * 0.3)} ${Math.round(-h * 0.6)} ${Math.round(lean)} ${Math.round(-h)}q${Math.round(-lean * 0.2 + 3)} ${Math.round(h * 0.5)} ${Math.round(-lean + 6)} ${Math.round(h)}Z`
    })
    s.path(blades.join(''), tone, k === 2 ? 'opacity=".8"' : '')
  })
}

/** Calf, sock and boot standing at (x, y), toe to the right. */
const boot = (x: number, y: number, k: number, turn: number): ((s: Stage) => void)[] => {
  const at = (s: Stage, draw: () => void) => s.placed({ x, y, scale: k, turn }, draw)
  return [
    (s) =>
      at(s, () =>
        s.path(
          'M-120 -1200C-110 -900 -96 -640 -92 -470C-112 -380 -76 -250 -52 -150H58C70 -250 104 -390 92 -470C100 -640 130 -900 150 -1200Z',
          s.shade('#8a5a40', 0.8),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          'M-90 -400C-40 -416 40 -416 86 -400C92 -320 66 -230 56 -110L-54 -104C-64 -220 -98 -320 -90 -400Z',
          s.shade('#f4f1e8', 0.9),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          'M-89 -400C-40 -416 40 -416 86 -400L86 -362C40 -376 -40 -376 -90 -362Z',
          s.shade('#c8303e', 0.8),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          'M-70 -120C-30 -136 30 -134 60 -118C80 -96 120 -84 168 -70C214 -56 232 -30 226 -6C220 6 200 8 160 8H-60C-84 4 -90 -60 -70 -120Z',
          s.shade('#1f3f8a', 0.75),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          'M-82 -12C0 -2 140 -2 228 -16C230 2 214 12 180 12H-58C-76 12 -84 2 -82 -12Z',
          s.shade('#f2c14a', 0.9),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          range(5)
            .map((i) => `M${-52 + i * 54} 8h26l-5 26h-16Z`)
            .join(''),
          s.shade('#d8dce8', 0.8),
        ),
      ),
  ]
}

export default scene({
  name: 'moments/worldcup-2',
  seed: 302,
  light: {
    base: 'night',
    lit: '#e4f4ff',
    shadow: '#08143a',
    haze: '#3a6a8a',
    sky: ['#06102c', '#0c2048', '#17406a', '#2f6f88', '#7fb8b4'],
  },
  horizon: 520,
  sun: { x: 1400, y: -100, r: 10 },
  layers: [
    sky({ disc: false, stars: 0, to: 560 }),
    svg((s) => {
      const random = s.random(3)
      for (const i of range(520))
        s.circle(
          random() * 1640 - 20,
          250 + random() * 240,
          5 + random() * 7,
          s.shade(['#f3d48c', '#c8424f', '#f4efe6', '#3f78bf'][i % 4] as string, 0.4 + random() * 0.4, 0.3),
          'opacity=".4"',
        )
      for (const [x, y] of [
        [260, 120],
        [620, 70],
        [980, 90],
        [1360, 60],
      ] as const) {
        s.circle(
          x,
          y,
          150,
          s.rad([
            ['#ffffff', 0.85],
            ['#cfeaff', 0.3],
            ['#cfeaff', 0],
          ]),
        )
        s.circle(x, y, 26, '#ffffff')
      }
      s.rect(-40, 480, 1680, 60, s.lin([s.shade('#22406a', 0.3), s.shade('#1a5a4a', 0.4)]))
      s.rect(
        -40,
        520,
        1680,
        440,
        s.lin([s.shade('#3fa870', 0.6), s.shade('#2a8a60', 0.6), s.shade('#155a4a', 0.3)]),
      )
      s.path('M-40 640L1660 560V584L-40 676Z', '#f4fff4', 'opacity=".9"')
      s.path(
        'M1230 960C1130 900 1100 760 1180 590L1212 588C1140 760 1170 880 1300 960Z',
        '#f4fff4',
        'opacity=".9"',
      )
    }),
    svg((s) => drawGrass(s, 560, 700, 16, 700, 4)),
    svg((s) => {
      s.rect(
        1236,
        20,
        16,
        640,
        s.lin([s.shade('#8f7a3a', 0.3), s.shade('#fff0c0', 1), s.shade('#c9a25d', 0.6)], 0, 0, 1, 0),
      )
      s.ellipse(1234, 664, 60, 12, s.light.shadow, 'opacity=".5"')
    }),
    modelled({ round: 34, cast: { x: -10, y: 10, blur: 10, opacity: 0.3 } }, (s) =>
      s.path(
        'M1252 30C1340 10 1400 70 1520 40C1500 110 1510 150 1530 200C1430 220 1350 170 1252 210Z',
        s.shade('#e2503a', 0.85),
      ),
    ),
    bodies({ round: 44, cast: { x: -40, y: 24, blur: 18, opacity: 0.4 } }, boot(470, 800, 1.3, -7)),
    svg((s) => {
      s.ellipse(860, 822, 150, 26, s.light.shadow, 'opacity=".5"')
      drawBall(s, 880, 700, 124, 18)
    }),
    bodies({ round: 44, cast: { x: -40, y: 24, blur: 18, opacity: 0.4 } }, boot(240, 560, 1.16, 42)),
    svg((s) => {
      drawGrass(s, 760, 960, 40, 900, 6)
      const random = s.random(8)
      s.path(
        range(150)
          .map(() => {
            const [x, y, r] = [random() * 1640 - 20, 560 + random() * 340, 1 + random() * 3.4]
            return ellipsePath(x, y, r)
          })
          .join(''),
        '#ffffff',
        'opacity=".75"',
      )
    }),
  ],
  finish: { bloom: 0.5 },
})
