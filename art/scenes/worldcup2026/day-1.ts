import type { Stage } from '../../engine/stage.ts'
import { drawSkyline } from '../../language/buildings/city.ts'
import { ridge } from '../../language/land/land.ts'
import { water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'

const WINDOW =
  'M1110 60C1300 60 1400 160 1400 330V570C1400 740 1300 840 1110 840C920 840 820 740 820 570V330C820 160 920 60 1110 60Z'

/** Wing seen from the seat: long blade from the lower right to its upturned tip, lit along its edge. */
function drawWing(s: Stage): void {
  s.path(
    'M1460 700L1460 610C1260 590 1080 540 930 470L900 410L890 412L906 482C1040 590 1260 680 1460 760Z',
    s.lin([s.shade('#f2dcc8', 1), s.shade('#a8809a', 0.5), s.shade('#4a3a74', 0.15)], 0.2, 0, 0.5, 1),
  )
  s.path('M1460 612C1260 592 1080 542 930 472L906 484C1060 560 1240 608 1460 634Z', s.shade('#ffd9a8', 1))
  s.line(
    'M1460 660C1300 640 1120 590 980 520M1330 622L1290 690M1180 580L1130 630',
    s.shade('#4a3a74', 0.2),
    2,
    'opacity=".5"',
  )
  s.path('M930 470L900 410L890 412L906 482Z', s.shade('#c8303e', 0.9))
}

function drawCabinWall(s: Stage): void {
  const wall = s.lin(
    [s.shade('#8a7f9c', 0.25), s.shade('#b3a0ac', 0.45), s.shade('#d8bfb4', 0.7), s.shade('#9a88a0', 0.35)],
    0,
    0,
    1,
    0.1,
  )
  s.path(`M-40 -40H1660V1500H-40Z${WINDOW}`, wall, 'fill-rule="evenodd"')
  s.line(WINDOW, s.shade('#fbeada', 0.95), 30)
  s.line(WINDOW, s.shade('#8a7488', 0.3), 4, 'transform="translate(-11 -6)" opacity=".6"')
  s.line(
    'M1110 60C1300 60 1400 160 1400 330V570C1400 740 1300 840 1110 840',
    s.shade('#6a5478', 0.2),
    8,
    'opacity=".45" transform="translate(-8 -6)"',
  )
  s.line(
    'M820 570V330C820 160 920 60 1110 60',
    s.shade('#ffe2b4', 1.05),
    6,
    'opacity=".9" transform="translate(-13 -10)"',
  )
  s.path('M-40 640C160 620 240 700 250 960H-40Z', s.lin([s.shade('#4a4474', 0.3), s.shade('#2a2858', 0.05)]))
  s.line('M-40 640C160 620 240 700 250 960', s.shade('#ffd9a8', 0.9), 3, 'opacity=".5"')
  s.path('M1660 -40H1540C1560 300 1560 620 1540 960H1660Z', s.shade('#5a4a74', 0.2), 'opacity=".6"')
}

export default scene({
  name: 'worldcup2026/day-1',
  seed: 61,
  light: {
    base: 'golden',
    sky: ['#2a4a86', '#7a7fa8', '#d8a08a', '#f8b468', '#ffdf9a'],
    haze: '#f3bb88',
    shadow: '#2a2456',
  },
  horizon: 330,
  sun: { x: 1190, y: 262, r: 42 },
  portrait: { x: 760, y: 0, w: 700, h: 1244 },
  layers: [
    sky({ rings: 2 }),
    sheet({ cover: 0.5, opacity: 0.5, seed: 5 }),
    ridge({ y: 336, height: 40, colour: '#8a7a94', depth: 0.7, length: 500 }),
    water({ y: 330, glint: 0.9, accent: '#8a6a80', reflection: [0.7, 0.25], wave: 0.5 }),
    svg((s) => {
      s.path(
        'M780 476C900 440 1100 430 1440 424V540C1200 556 940 530 780 476Z',
        s.lin([s.shade('#8a7486', 0.5, 0.3), s.shade('#5a4a72', 0.2, 0.2)]),
      )
      drawSkyline(s, {
        from: 830,
        to: 1420,
        y: 452,
        h: 150,
        depth: 0.45,
        colour: '#5a4a78',
        lit: 0.7,
        lamps: 0.15,
        seed: 9,
        width: [10, 22],
        envelope: (t) => 0.5 + 0.5 * Math.sin(t * 8 + 1) ** 2,
      })
      drawSkyline(s, {
        from: 810,
        to: 1420,
        y: 492,
        h: 170,
        depth: 0.28,
        colour: '#4a3a70',
        lit: 0.8,
        lamps: 0.22,
        seed: 4,
        width: [14, 28],
        envelope: (t) => 0.45 + 0.55 * Math.sin(t * 6.4 + 2) ** 2,
      })
      drawSkyline(s, {
        from: 830,
        to: 1420,
        y: 526,
        h: 80,
        depth: 0.12,
        colour: '#3a2f66',
        lit: 0.7,
        lamps: 0.25,
        seed: 14,
        width: [16, 34],
      })
    }),
    water({ y: 522, glint: 0.6, accent: '#6a5078', reflection: [0.75, 0.3], wave: 0.8 }),
    svg((s) => {
      drawWing(s)
      drawCabinWall(s)
    }),
  ],
})
