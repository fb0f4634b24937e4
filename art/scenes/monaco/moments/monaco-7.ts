import { ribbon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { drawSloop, drawYacht } from '../../../language/boats/yachts.ts'
import { drawBalustrade } from '../../../language/buildings/terrace.ts'
import { RIVIERA_SEA } from '../../../language/sea/riviera-sea.ts'
import { water } from '../../../language/sea/water.ts'
import { cumulus } from '../../../language/sky/clouds.ts'
import { sky } from '../../../language/sky/sky.ts'
import { bodies, scene, svg } from '../../../scene.ts'

const HAT_BRIM =
  'M520 330C560 250 760 190 960 214C1120 234 1250 300 1290 372C1180 380 1060 366 960 350C820 332 640 330 520 330Z'

export default scene({
  name: 'moments/monaco-7',
  seed: 107,
  light: { base: 'day', lit: '#ffe8b8', sky: ['#1b66a8', '#4a9fcb', '#96d0dc', '#d9ece2', '#faf0d8'] },
  horizon: 560,
  sun: { x: 200, y: 30, r: 30 },
  layers: [
    sky({ disc: false, glow: 0.5 }),
    cumulus({ banks: [{ x: 300, y: 520, w: 280, h: 120, opacity: 0.8 }], seed: 3 }),
    water({ y: 560, colours: RIVIERA_SEA, glint: 0.5 }),
    svg((s) => {
      drawYacht(s, { x: 240, y: 640, length: 240, depth: 0.25 })
      drawSloop(s, { x: 470, y: 600, length: 56, depth: 0.35 })
      drawSloop(s, { x: 90, y: 588, length: 34, depth: 0.45 })
      s.rect(1120, -40, 540, 1000, s.lin([s.shade('#f2a9a4', 0.95), s.shade('#e58f92', 0.75)], 0, 0, 1, 0.2))
      s.rect(1120, -40, 14, 1000, s.shade('#ffe3d4', 1))
      s.rect(1290, -40, 230, 640, s.shade('#fff1dc', 0.9))
      s.rect(1306, -40, 198, 626, s.shade('#4f8f86', 0.6))
      s.line(
        range(26)
          .map((i) => `M1314 ${-30 + i * 24}H1400M1412 ${-30 + i * 24}H1496`)
          .join(''),
        s.shade('#2f6660', 0.3),
        4,
        'opacity=".7"',
      )
      s.line('M1406 -40V586', s.shade('#2f6660', 0.2), 5)
    }),
    bodies({ round: 54, from: [-0.7, -0.7], cast: { x: 20, y: 14, blur: 18, opacity: 0.3 } }, [
      (s) =>
        s.path(
          'M700 960C690 820 740 720 850 690C960 670 1090 700 1150 790C1190 850 1200 910 1200 960Z',
          s.shade('#fffaf0', 0.9),
        ),
      (s) =>
        s.path(
          'M850 700C850 640 870 600 890 560L1010 560C1010 620 1020 660 1040 700C990 740 900 740 850 700Z',
          s.shade('#c98a64', 0.55),
        ),
      (s) =>
        s.path(
          'M1010 330C1090 400 1090 520 1040 590C1010 620 960 600 950 550C960 480 970 400 1010 330Z',
          s.shade('#4a2c24', 0.4),
        ),
      (s) =>
        s.path(
          'M780 340C770 380 762 402 760 420C752 440 734 462 738 472C742 480 756 480 760 488C758 500 754 506 758 514C754 522 756 530 762 536C762 560 772 584 810 590C880 596 960 560 990 500C1010 440 1000 360 980 330Z',
          s.shade('#d99a72', 0.85),
        ),
      (s) =>
        s.path(
          'M960 330C1040 360 1060 470 1010 560C980 540 960 480 950 430C930 400 900 380 880 350Z',
          s.shade('#5a362a', 0.5),
        ),
    ]),
    bodies({ round: 70, from: [-0.7, -0.8], cast: { x: 10, y: 40, blur: 22, opacity: 0.4 } }, [
      (s) => s.path(HAT_BRIM, s.shade('#eec478', 0.85)),
      (s) =>
        s.path(
          'M760 300C770 200 830 140 920 140C1010 144 1060 220 1066 320C960 300 860 296 760 300Z',
          s.shade('#f3cf8a', 0.95),
        ),
      (s) =>
        s.path(
          'M758 306C768 286 770 270 772 256C870 236 980 250 1060 284L1066 326C960 302 860 298 758 306Z',
          s.shade('#c8303e', 0.8),
        ),
    ]),
    svg((s) => {
      s.line(
        range(5)
          .map(
            (i) =>
              `M${560 + i * 20} ${322 - i * 2}C${700 + i * 10} ${250 + i * 14} 1000 ${246 + i * 12} ${1250 - i * 20} ${360 - i * 2}`,
          )
          .join(''),
        s.shade('#a87a3a', 0.4),
        1.6,
        'opacity=".4"',
      )
    }),
    bodies({ round: 22, from: [-0.7, -0.7], cast: { x: 8, y: 12, blur: 10, opacity: 0.3 } }, [
      (s) => s.path('M560 404L690 410L700 470L562 486C548 460 548 428 560 404Z', s.shade('#d9a24a', 0.9)),
      (s) => s.path('M520 396L578 398L578 492L520 496C508 464 508 428 520 396Z', s.shade('#c8862e', 0.8)),
      (s) => s.path('M690 416L752 424L752 462L692 466Z', s.shade('#2a2440', 0.4)),
      (s) =>
        s.path(
          'M1100 900C1020 860 900 760 800 640C760 590 720 550 690 520L650 560C690 640 760 760 860 880C900 930 940 960 960 960H1080Z',
          s.shade('#fffaf0', 0.95),
        ),
      (s) =>
        s.path(
          'M700 548C690 520 700 486 690 470C676 452 640 452 620 462C606 474 604 500 612 520C624 548 650 576 672 586Z',
          s.shade('#d99a72', 0.95),
        ),
      (s) =>
        s.path(
          ribbon(
            [
              [690, 486],
              [660, 440],
              [630, 408],
              [606, 400],
            ],
            (t) => 17 - 5 * t,
          ),
          s.shade('#d99a72', 0.95),
        ),
      (s) =>
        s.path(
          ribbon(
            [
              [700, 500],
              [680, 448],
              [656, 410],
              [636, 398],
            ],
            (t) => 17 - 5 * t,
          ),
          s.shade('#d99a72', 1),
        ),
      (s) =>
        s.path(
          ribbon(
            [
              [660, 560],
              [640, 520],
              [650, 494],
              [672, 484],
            ],
            (t) => 17 - 5 * t,
          ),
          s.shade('#d99a72', 0.9),
        ),
    ]),
    svg((s) => {
      s.ellipse(520, 446, 11, 48, s.lin([s.shade('#8fc6dc', 0.9), s.shade('#1f3c6e', 0.3)]))
      s.line('M526 398L690 412', s.shade('#fff0c0', 1), 4, 'opacity=".8"')
      drawBalustrade(s, { y: 800, h: 240, pitch: 86, stone: '#f6c4b4', to: 1660 })
    }),
  ],
})
