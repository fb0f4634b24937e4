import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { ridge } from '../../language/land/land.ts'
import { drawShrubs } from '../../language/plants/foliage.ts'
import { cumulus } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawRacingWheel } from './steering-wheel.ts'

/** Half-width and middle of the road from the nose to the crest: straight, dip, left, and over the hill to the right. */
const ROAD: readonly (readonly [x: number, y: number, half: number])[] = [
  [800, 960, 1500],
  [800, 620, 560],
  [800, 500, 262],
  [800, 436, 128],
  [796, 404, 76],
  [772, 384, 58],
  [716, 366, 54],
  [668, 346, 47],
  [672, 324, 36],
  [724, 302, 28],
  [800, 282, 22],
  [874, 264, 17],
  [930, 248, 12],
  [966, 238, 8],
]

function alongRoad(t: number): readonly [number, number, number] {
  const at = t * (ROAD.length - 1)
  const i = Math.min(Math.floor(at), ROAD.length - 2)
  const q = at - i
  const points = [-1, 0, 1, 2].map((k) => ROAD[Math.min(Math.max(i + k, 0), ROAD.length - 1)])
  const blend = (c: 0 | 1 | 2) => {
    const [a, b, d, e] = points.map((p) => p?.[c] ?? 0) as [number, number, number, number]
    return (
      0.5 * (2 * b + (d - a) * q + (2 * a - 5 * b + 4 * d - e) * q * q + (3 * b - a - 3 * d + e) * q ** 3)
    )
  }
  return [blend(0), blend(1), blend(2)]
}

function strip(from: number, to: number, left: number, right: number): string {
  const n = Math.max(2, Math.ceil((to - from) * 90))
  const edge = (k: number): Point[] =>
    range(n + 1).map((i) => {
      const [x, y, half] = alongRoad(from + ((to - from) * i) / n)
      return [x + half * k, y]
    })
  return polygon([...edge(left), ...edge(right).reverse()])
}

function drawCircuit(s: Stage): void {
  s.path(strip(0, 1, -1.34, 1.34), s.shade('#d9c79c', 0.9, 0.1))
  s.path(strip(0, 1, -1.08, 1.08), s.shade('#fffaf0', 1))
  for (const i of range(50)) {
    const t = 0.08 + i * 0.0155
    if (i % 2)
      s.path(strip(t, t + 0.0155, -1.16, -1.02) + strip(t, t + 0.0155, 1.02, 1.16), s.shade('#d0202a', 0.9))
    else s.path(strip(t, t + 0.0155, -1.16, -1.02) + strip(t, t + 0.0155, 1.02, 1.16), s.shade('#fffaf0', 1))
  }
  s.path(strip(0, 1, -1, 1), s.shade('#88919f', 0.75))
  s.path(strip(0, 0.6, -0.2, -0.06) + strip(0, 0.6, 0.06, 0.2), s.shade('#525c70', 0.5), 'opacity=".75"')
  s.path(strip(0.6, 1, -0.4, 0.2), s.shade('#525c70', 0.5), 'opacity=".5"')
}

function drawGreenHill(s: Stage): void {
  s.fillBelow(300, s.shade('#6fa352', 0.85, 0.16))
  s.path(
    'M-40 340C300 300 560 262 820 236C1080 222 1360 262 1660 318V960H-40Z',
    s.shade('#7fb45a', 0.9, 0.12),
  )
  s.path('M-40 402C300 384 500 376 700 390C900 380 1200 372 1660 396V960H-40Z', s.shade('#6aa350', 0.85))
  s.path('M-40 520C200 480 420 470 640 470H960C1180 470 1400 480 1660 520V960H-40Z', s.shade('#5c9548', 0.75))
}

/** Nose, axle, front wheels and the dark edge of the cockpit. */
function drawCar(s: Stage): void {
  for (const k of [-1, 1]) {
    const x = (v: number) => 800 + k * v
    s.line(`M${x(40)} 560L${x(372)} 548M${x(40)} 590L${x(372)} 596`, s.shade('#1c2432', 0.3), 9)
    s.path(
      `M${x(356)} 470H${x(470)}C${x(492)} 474 ${x(496)} 500 ${x(496)} 540V640C${x(496)} 668 ${x(488)} 684 ${x(470)} 686H${x(356)}C${x(342)} 640 ${x(342)} 520 ${x(356)} 470Z`,
      s.shade('#1c2432', 0.3),
    )
    s.path(
      `M${x(376)} 470H${x(452)}C${x(462)} 486 ${x(466)} 500 ${x(466)} 516H${x(362)}C${x(364)} 496 ${x(368)} 480 ${x(376)} 470Z`,
      s.shade('#4a566a', 0.7),
    )
    s.line(`M${x(344)} 520V636`, s.shade('#f2c24a', 0.9), 6)
    s.path(`M${x(250)} 506L${x(330)} 494V536L${x(262)} 544Z`, s.shade('#d0202a', k > 0 ? 0.95 : 0.6))
    s.path(`M${x(258)} 511L${x(324)} 501V530L${x(266)} 538Z`, s.shade('#9fd0e0', 1))
    s.path(`M${x(258)} 532L${x(324)} 518V530L${x(266)} 538Z`, s.shade('#6f7c8c', 0.7))
    s.line(`M${x(256)} 540L${x(190)} 600`, s.shade('#1c2432', 0.3), 7)
  }
  s.path('M716 452C740 436 860 436 884 452L1010 700H590Z', s.shade('#d0202a', 0.9))
  s.path('M716 452C730 444 746 440 764 439L700 700H590Z', s.shade('#8f1626', 0.4))
  s.path('M772 438H828L876 700H724Z', s.shade('#fdf3dc', 1))
}

function drawCockpit(s: Stage): void {
  s.path('M-40 960V800C240 742 420 668 520 596H1080C1180 668 1360 742 1640 800V960Z', s.shade('#a8182a', 0.7))
  s.path('M-40 960V800C240 742 420 668 520 596L560 610C470 700 300 790 140 960Z', s.shade('#7a1424', 0.3))
  s.path('M1640 800C1360 742 1180 668 1080 596L1050 608C1140 690 1400 780 1640 834Z', s.shade('#ee6a54', 1))
  s.path('M140 960C300 790 470 694 560 612H1040C1130 694 1300 790 1460 960Z', s.shade('#121a28', 0.3))
  s.path('M560 612H1040L1080 650H520Z', s.shade('#2c3646', 0.6))
}

/** The halo: one pillar before the eyes and its ring overhead. */
function drawHalo(s: Stage): void {
  s.path('M778 -40H822L816 470C822 530 840 570 862 604H738C760 570 778 530 784 470Z', s.shade('#27303f', 0.5))
  s.path('M800 -40H822L816 470C822 530 840 570 862 604H800Z', s.shade('#46526a', 0.9))
  s.path('M-40 -40H1640V26C1300 92 1080 40 800 40C520 40 300 92 -40 26Z', s.shade('#27303f', 0.45))
  s.path(
    'M-40 26C300 92 520 40 800 40C1080 40 1300 92 1640 26V12C1300 76 1080 26 800 26C520 26 300 76 -40 12Z',
    s.shade('#5a687e', 0.95),
  )
}

export default scene({
  name: 'moments/f1-2',
  seed: 202,
  light: { base: 'day', shadow: '#173252', sky: ['#1760a8', '#3f97cc', '#86c9df', '#cfeae6', '#eef4e6'] },
  horizon: 300,
  sun: { x: 1300, y: 40, r: 30 },
  layers: [
    sky({ disc: false, glow: 0.2, to: 320 }),
    cumulus({
      banks: [
        { x: 360, y: 262, w: 420, h: 120, opacity: 0.8 },
        { x: 1330, y: 240, w: 300, h: 90, opacity: 0.7 },
      ],
      seed: 7,
    }),
    ridge({ y: 300, height: 90, colour: '#5f8f7a', depth: 0.5, length: 360, seed: 4 }),
    svg((s) => {
      drawGreenHill(s)
      drawShrubs(s, {
        from: -40,
        to: 620,
        y: (x) => 300 - x * 0.06,
        h: 40,
        colour: '#3f7a4c',
        depth: 0.22,
        seed: 2,
      })
      drawShrubs(s, {
        from: 1000,
        to: 1640,
        y: (x) => 232 + (x - 1000) * 0.11,
        h: 44,
        colour: '#3f7a4c',
        depth: 0.2,
        seed: 3,
      })
      drawCircuit(s)
      drawShrubs(s, { from: -40, to: 440, y: 408, h: 60, colour: '#2f6a44', depth: 0.06, seed: 5 })
      drawShrubs(s, { from: 1130, to: 1640, y: 404, h: 64, colour: '#2f6a44', depth: 0.06, seed: 6 })
      drawCar(s)
      drawHalo(s)
      drawCockpit(s)
      s.path('M740 700H860L900 960H700Z', s.shade('#0a1220', 0.1))
      s.placed({ x: 800, y: 706, scale: 0.98 }, () => drawRacingWheel(s))
    }),
  ],
  finish: { vignette: 0.12 },
})
