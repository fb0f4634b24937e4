import { type Point, polygon } from '../../engine/geometry.ts'
import { round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { flock } from '../../language/animals/creatures.ts'
import { drawSlenderTower } from '../../language/buildings/desert-towers.ts'
import { drawRailGuest } from '../../language/people/rail-guest.ts'
import { cumulus, sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'

/** A corner of a balcony with a glass parapet at eye level: the horizon runs at the eyes of whoever stands there. */
function drawBalcony(s: Stage): void {
  const horizon = 520
  const away: Point = [1250, horizon]
  const corner: Point = [1210, 704]
  const far: Point = [s.right, 704 - (s.right - 1210) * 0.077]
  const near = (k: number): Point => [
    away[0] + (corner[0] - away[0]) * k,
    horizon + (corner[1] - horizon) * k,
  ]
  const rail = ([x, y]: Point, up = 0.63): Point => [x, y - (y - horizon) * up]
  const last = near(12)
  s.path(
    polygon([corner, far, [s.right, s.bottom], last]),
    s.lin(
      [s.shade('#f2dccb', 0.75), s.shade('#c49aa6', 0.4), s.shade('#8f6f94', 0.15)],
      0,
      680,
      0,
      1000,
      true,
    ),
  )
  const joints = [1290, 1400, 1510, 1620, 1730].map((x) => {
    const y = 704 - (x - 1210) * 0.077
    return `M${x} ${round1(y)}L${round1(away[0] + (x - away[0]) * 4.2)} ${round1(horizon + (y - horizon) * 4.2)}`
  })
  const rows = [1.25, 1.62, 2.2].map(
    (k) => `M${near(k).map(round1).join(' ')}L${s.right} ${round1(near(k)[1] - 30 * k)}`,
  )
  s.line([...joints, ...rows].join(''), s.light.shadow, 1.6, 'opacity=".16"')
  for (const foot of [far, last]) {
    s.path(polygon([corner, foot, rail(foot), rail(corner)]), s.light.sky[4], 'opacity=".2"')
    s.path(polygon([corner, foot, rail(foot, 0.05), rail(corner, 0.05)]), s.shade('#f3e2d0', 0.5))
    s.path(polygon([rail(corner), rail(foot), rail(foot, 0.67), rail(corner, 0.67)]), s.shade('#fbeedd', 1))
    s.path(
      polygon([rail(corner), rail(foot), rail(foot, 0.645), rail(corner, 0.645)]),
      s.shade('#b8909c', 0.4),
    )
  }
  for (const foot of [corner, near(1.7), near(2.9), [1450, 685.5] as Point]) {
    const [x, y] = foot
    s.line(`M${x} ${round1(y)}V${round1(rail(foot)[1])}`, s.shade('#a88f9c', 0.5), (y - horizon) * 0.022)
  }
}

export default scene({
  name: 'dubai/day-1',
  seed: 67,
  light: {
    base: 'dawn',
    sky: ['#3a4a86', '#8a82b4', '#dba4b8', '#f9c0b4', '#ffe4cc'],
    haze: '#f9cfc8',
    glow: '#ffcfa8',
    shadow: '#3a2f68',
  },
  horizon: 520,
  sun: { x: 1058, y: 446, r: 52 },
  portrait: { x: 890, y: 60, w: 620, h: 1102 },
  layers: [
    sky({ to: 560, rays: 0.05 }),
    sheet({ cover: 0.48, opacity: 0.4, seed: 12 }),
    svg((s) => {
      s.fillBelow(520, s.lin([s.light.haze, '#f3b8c0', '#d69ab8', '#a87fae'], 0, 520, 0, 940, true))
      for (const [x, w, h, kind] of [
        [740, 26, 130, 'fin'],
        [812, 30, 190, 'lens'],
        [880, 24, 150, 'twist'],
        [1296, 30, 190, 'lens'],
        [1408, 34, 150, 'twins'],
      ] as const)
        drawSlenderTower(s, { x, y: 560, w, h, kind, depth: 0.66 })
    }),
    cumulus({
      banks: [
        { x: 800, y: 572, w: 420, h: 46 },
        { x: 1320, y: 576, w: 380, h: 50 },
        { x: 240, y: 570, w: 460, h: 40 },
      ],
      seed: 5,
      colours: ['#c9a0c0', '#eab8c4', '#ffd9cc', '#fff4ea'],
    }),
    svg((s) => {
      for (const [x, w, h, kind] of [
        [986, 56, 280, 'needle'],
        [1216, 62, 286, 'fin'],
        [916, 40, 210, 'twist'],
        [1460, 54, 270, 'twist'],
      ] as const)
        drawSlenderTower(s, { x, y: 660, w, h, kind, depth: 0.36, colour: '#9a92b8' })
    }),
    cumulus({
      banks: [
        { x: 960, y: 690, w: 460, h: 76 },
        { x: 1500, y: 700, w: 320, h: 80 },
        { x: 380, y: 690, w: 520, h: 60 },
      ],
      seed: 8,
      colours: ['#b88fb8', '#e0a8bc', '#fbcfc6', '#fff0e6'],
    }),
    svg((s) => {
      for (const [x, y, w, h, kind] of [
        [1130, 840, 88, 440, 'lens'],
        [820, 800, 70, 250, 'twins'],
      ] as const)
        drawSlenderTower(s, { x, y, w, h, kind, depth: 0.12, colour: '#8a86b0' })
    }),
    cumulus({
      banks: [
        { x: 800, y: 850, w: 620, h: 120 },
        { x: 1360, y: 860, w: 520, h: 130 },
        { x: 160, y: 850, w: 520, h: 96 },
        { x: 1000, y: 960, w: 900, h: 120 },
        { x: 1100, y: 1120, w: 900, h: 170 },
      ],
      seed: 3,
      colours: ['#a884b4', '#d69cba', '#f6c4c4', '#ffece2'],
    }),
    flock({ x: 700, y: 330, w: 200, h: 80, n: 5, size: 16 }),
    svg((s) => {
      drawBalcony(s)
      drawRailGuest(s, {
        x: 1350,
        y: 712,
        h: 206,
        wears: 'kaftan',
        colour: '#2f6f8c',
        sash: '#e0b468',
        skin: '#a8704e',
      })
    }),
  ],
  finish: { bloom: 0.4 },
})
