import { type Point, ribbon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { curved, strand } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFeatures, FACE, SKULL_HAIR } from '../../../language/people/heads/profile-head.ts'
import { type Layers, modelled, svg } from '../../../scene.ts'

const OLD_SKIN = '#a8744f'
const YOUNG_SKIN = '#b07a54'

const part =
  (x: number, y: number, scale: number, draw: (s: Stage) => void, turn = 0, flip = false) =>
  (s: Stage) =>
    s.placed({ x, y, scale, turn, flip }, () => draw(s))

/** The mano greeting, large: a grandmother at the right, the bowing child at the left. */
export const manoGreeting = (): Layers => [
  modelled({ round: 34, dark: 0.75 }, childBody),
  svg(shirtFolds),
  modelled({ round: 40, dark: 0.7 }, elderBody),
  svg(embroidery),
  modelled({ round: 22, dark: 0.7 }, part(1150, 246, 2.25, elderHead, -12, true)),
  modelled({ round: 20, dark: 0.8 }, part(1150, 246, 2.25, silverHair, -12, true)),
  svg(part(1150, 246, 2.25, (s) => drawFeatures(s, true), -12, true)),
  modelled(
    { round: 24, dark: 0.7 },
    part(640, 418, 2.05, (s) => s.path(curved(FACE), s.shade(YOUNG_SKIN, 0.65)), 44),
  ),
  modelled(
    { round: 24, dark: 0.8 },
    part(640, 418, 2.05, (s) => s.path(curved(SKULL_HAIR), s.shade('#2c2030', 0.45)), 44),
  ),
  svg(
    part(
      640,
      418,
      2.05,
      (s) => {
        drawFeatures(s, false)
        hairStrands(s, '#5a4450')
      },
      44,
    ),
  ),
  modelled({ round: 20, dark: 0.7 }, elderArm),
  modelled({ round: 11, dark: 0.75, cast: { x: -6, y: 8, blur: 6, opacity: 0.35 } }, elderHand),
  svg(knuckles),
  modelled({ round: 11, dark: 0.75, cast: { x: -4, y: 6, blur: 5, opacity: 0.35 } }, childHand),
  svg(grip),
]

function elderBody(s: Stage): void {
  s.path(
    curved(
      '1128,330 1098,396 1040,452 1004,560 980,720 960,960 1500,960 1470,700 1420,520 1340,440 1238,396 1210,330',
      0,
      0,
      1,
      1,
      0.6,
    ),
    s.shade('#f2e6d0', 0.75),
  )
}

function embroidery(s: Stage): void {
  s.path(
    curved('1122,372 1150,416 1200,424 1250,392 1236,412 1196,444 1144,434 1112,394'),
    s.shade('#fff6e4', 0.95),
  )
  s.line(strand('1110,404 1070,480 1050,600 1040,760 1036,920'), s.shade('#c8a878', 0.6), 3, 'opacity=".7"')
  s.line(strand('1330,450 1360,560 1372,720 1390,930'), s.shade('#8f7a86', 0.4), 4, 'opacity=".5"')
  s.line(strand('1210,430 1200,600 1216,780 1210,930'), s.shade('#8f7a86', 0.4), 3, 'opacity=".35"')
  for (const i of range(7)) {
    const [x, y] = [1092 - i * 7, 486 + i * 62]
    for (const a of range(5)) {
      const t = (a / 5) * 2 * Math.PI
      s.ellipse(x + 24 + Math.cos(t) * 9, y + Math.sin(t) * 9, 6, 6, s.shade('#d98a8a', 0.8), 'opacity=".75"')
    }
    s.circle(x + 24, y, 4, s.shade('#f0c65a', 0.95))
    s.path(
      ribbon(
        [
          [x + 30, y + 12],
          [x + 44, y + 24],
          [x + 40, y + 42],
        ],
        (t) => 5 * (1 - t),
      ),
      s.shade('#6f9a6a', 0.7),
    )
  }
}

function elderHead(s: Stage): void {
  s.path(
    ribbon(
      [
        [-6, 20],
        [-8, 50],
        [-22, 84],
      ],
      (t) => 20 + t * 6,
    ),
    s.shade(OLD_SKIN, 0.6),
  )
  s.path(curved(FACE), s.shade(OLD_SKIN, 0.65))
}

function silverHair(s: Stage): void {
  s.path(curved(SKULL_HAIR), s.shade('#b9b0ba', 0.6))
  s.circle(-46, 14, 16, s.shade('#c3bac4', 0.65))
}

function hairStrands(s: Stage, colour: string): void {
  const locks = range(9).map((i) =>
    strand(
      `${22 - i * 4},${-44 + i * 1.5} ${-6 - i * 3},${-46 + i * 5} ${-30 - i},${-20 + i * 4} ${-30 + i * 2},${8 + i}`,
    ),
  )
  s.line(locks.join(''), s.shade(colour, 0.75), 0.9, 'opacity=".6"')
}

function childBody(s: Stage): void {
  s.path(
    curved(
      '604,520 520,540 430,590 330,690 270,820 240,960 640,960 660,800 690,690 700,610 668,566',
      0,
      0,
      1,
      1,
      0.7,
    ),
    s.shade('#3f7f9a', 0.65),
  )
  s.path(
    ribbon(
      [
        [560, 500],
        [610, 540],
        [640, 580],
      ],
      () => 46,
    ),
    s.shade(YOUNG_SKIN, 0.55),
  )
}

function shirtFolds(s: Stage): void {
  s.line(
    `${strand('500,600 470,700 470,820 440,930')}${strand('600,620 560,740 570,880')}${strand('420,640 360,760 340,900')}`,
    s.shade('#23506c', 0.3),
    5,
    'opacity=".5" stroke-linecap="round"',
  )
  s.path(curved('556,506 590,560 650,612 690,600 664,626 600,606 548,544'), s.shade('#f4ead6', 0.85))
}

/** The sleeve of fine cloth and the forearm stretched towards the child. */
function elderArm(s: Stage): void {
  s.path(
    ribbon(
      [
        [1060, 596],
        [960, 560],
        [880, 508],
        [826, 476],
      ],
      (t) => 42 - t * 16,
    ),
    s.shade(OLD_SKIN, 0.65),
  )
  s.path(
    curved('1180,420 1080,420 1000,500 950,540 966,610 1030,660 1110,650 1200,560', 0, 0, 1, 1, 0.7),
    s.shade('#f4ead6', 0.8),
  )
}

function elderHand(s: Stage): void {
  const skin = s.shade(OLD_SKIN, 0.68)
  s.path(curved('846,452 800,428 764,424 738,446 744,482 790,506 834,506', 0, 0, 1, 1, 0.7), skin)
  for (const i of range(4)) {
    const line: Point[] = [
      [758 + i * 15, 452 + i * 12],
      [732 + i * 14, 492 + i * 8],
      [736 + i * 15, 546 - i * 3],
    ]
    s.path(
      ribbon(line, (t) => 13.5 - t * 4, 0.9),
      skin,
    )
  }
  s.path(
    ribbon(
      [
        [824, 492],
        [812, 528],
        [790, 556],
      ],
      (t) => 15 - t * 4,
    ),
    skin,
  )
}

/** Lines between the fingers, veins and a ring on the old hand. */
function knuckles(s: Stage): void {
  const ink = s.shade('#5a3030', 0.2)
  s.line(
    'M752 462Q738 490 738 520M770 474Q754 500 752 524M786 486Q772 508 768 530',
    ink,
    2.4,
    'opacity=".55" stroke-linecap="round"',
  )
  s.line(
    'M830 470Q800 452 776 454M836 486Q808 474 792 476',
    s.shade('#d9a880', 0.9),
    2.4,
    'opacity=".5" stroke-linecap="round"',
  )
  s.line('M740 446q8 -6 16 -2M748 440q9 -5 16 0', ink, 1.6, 'opacity=".4"')
}

function grip(s: Stage): void {
  s.line(
    'M744 574Q778 560 802 566M742 590Q780 576 804 582M740 606Q776 594 800 598',
    s.shade('#5a3030', 0.2),
    2.2,
    'opacity=".5" stroke-linecap="round"',
  )
}

function childHand(s: Stage): void {
  const skin = s.shade(YOUNG_SKIN, 0.7)
  s.path(
    ribbon(
      [
        [560, 800],
        [640, 700],
        [706, 600],
      ],
      (t) => 40 - t * 12,
    ),
    skin,
  )
  s.path(curved('682,628 690,572 720,548 752,560 752,604 722,640', 0, 0, 1, 1, 0.7), skin)
  for (const i of range(4))
    s.path(
      ribbon(
        [
          [736, 566 + i * 15],
          [776, 548 + i * 16],
          [806, 560 + i * 15],
        ],
        (t) => 11 - t * 3,
        0.9,
      ),
      skin,
    )
  s.path(
    ribbon(
      [
        [704, 572],
        [716, 536],
        [748, 518],
      ],
      (t) => 12 - t * 3,
    ),
    skin,
  )
  s.path(
    ribbon(
      [
        [470, 930],
        [540, 830],
        [588, 762],
      ],
      (t) => 66 - t * 8,
    ),
    s.shade('#3f7f9a', 0.7),
  )
}
