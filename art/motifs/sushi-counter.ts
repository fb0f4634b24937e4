import { ribbon } from '../engine/geometry.ts'
import { range, round1 } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { type Layer, type Layers, svg } from '../scene.ts'
import { type CloseHandOptions, closeHand, type Digit } from './close-hand.ts'
import { modelled } from './modelled.ts'
import { curved, outline } from './outline.ts'

const SKIN = '#d8a07c'
const digit = (text: string, w: number): Digit => ({ path: outline(text) as unknown as Digit['path'], w })

/** Fingers together and bent, as they press the fish onto the rice. */
const PRESSING: readonly Digit[] = [
  digit('-15,-40 -19,-64 -13,-86', 5.8),
  digit('-4.5,-43 -6,-72 -3,-95', 6),
  digit('6.5,-42 8,-66 2,-84', 5.7),
  digit('16.500,-37 19,-54 11,-69', 5),
]
const PRESSING_THUMB = digit('-14,-12 -31,-30 -27,-56', 6.8)

/** The sushi master at his counter, seen from his sleeves down. */
export const sushiMaster = (): Layers => [
  svg(drawNoren),
  modelled({ round: 60, dark: 0.6, bright: 0.3 }, (s) => {
    s.path(
      curved('700,640 730,420 830,250 960,190 1100,168 1240,170 1370,196 1490,260 1580,420 1620,660'),
      s.shade('#f3efe6', 0.85),
    )
  }),
  svg(drawApron),
  svg(drawCounter),
  svg((s) => drawBoard(s)),
  ...[0, 1, 3].map((i) =>
    nigiri(960 + i * 132, 742, 1, ['#e88a5c', '#f2d27a', '', '#c2384a'][i] ?? '#c2384a'),
  ),
  nigiri(1220, 716, 1.12, '#c22f44'),
  ...pressingHand({ x: 1384, y: 566, size: 232, turn: 236 }),
  sleeve('1680,330 1600,410 1520,464'),
  ...pressingHand({ x: 966, y: 578, size: 222, turn: 134, flip: true }),
  sleeve('690,350 780,420 846,472'),
  svg(drawSmallThings),
]

const pressingHand = (at: Pick<CloseHandOptions, 'x' | 'y' | 'size' | 'turn' | 'flip'>): Layer[] =>
  closeHand({
    ...at,
    skin: SKIN,
    side: 'back',
    fingers: PRESSING,
    thumb: PRESSING_THUMB,
    arm: 120,
    from: [0.7, -1],
  })

/** A white sleeve, rolled up to the forearm. */
const sleeve = (line: string): Layer =>
  modelled({ round: 34, dark: 0.55, bright: 0.4 }, (s) => {
    s.path(
      ribbon(outline(line), (t) => 96 - 18 * t),
      s.shade('#f6f1e8', 0.85),
    )
    const [, from, to] = outline(line)
    if (from && to)
      s.path(
        ribbon([[(from[0] + to[0] * 3) / 4, (from[1] + to[1] * 3) / 4], to], () => 82),
        s.shade('#e6e0da', 0.8),
      )
  })

function drawNoren(s: Stage): void {
  const linen = '#f1e8d8'
  s.rect(
    s.left,
    s.top,
    s.right - s.left,
    s.bottom - s.top,
    s.lin([s.shade('#e8d3b0', 0.75), s.shade('#d9b98f', 0.5)]),
  )
  s.line(
    range(26)
      .map((i) => `M${-40 + i * 66} ${s.top}V620`)
      .join(''),
    s.shade('#8a6248', 0.3),
    5,
    'opacity=".3"',
  )
  for (const i of range(7)) {
    const x = 470 + i * 168
    const hem = 462 + (i % 3) * 8
    const d = `M${x} ${s.top}H${x + 160}V${hem}Q${x + 110} ${hem + 14} ${x + 76} ${hem + 2}T${x} ${hem + 6}Z`
    s.path(d, s.lin([s.shade(linen, 0.55), s.shade(linen, 0.95), s.shade(linen, 0.7)], 0, 0, 1, 0.2))
    s.clipped(d, () => {
      for (const k of range(5))
        s.rect(
          x + 12 + k * 31,
          s.top,
          k % 2 ? 6 : 15,
          hem + 40 - s.top,
          s.shade('#3a62a4', 0.7),
          'opacity=".85"',
        )
      s.rect(x + 126, s.top, 34, 700, s.shade('#3a3468', 0.1), 'opacity=".2"')
    })
  }
  s.rect(s.left, 286, s.right - s.left, 12, s.lin([s.shade('#a8744e', 0.8), s.shade('#5a3a40', 0.2)]))
}

function drawApron(s: Stage): void {
  const indigo = '#3a558c'
  s.path(
    'M1030 400C1100 424 1270 424 1340 400L1400 610H970Z',
    s.lin([s.shade(indigo, 0.3), s.shade(indigo, 0.7), s.shade(indigo, 0.85)], 0, 0, 1, 0),
  )
  s.path('M1030 400L1064 200L1090 200L1062 406ZM1340 400L1310 200L1284 200L1308 406Z', s.shade(indigo, 0.6))
  s.line('M1030 400C1100 424 1270 424 1340 400', s.shade('#dfe4ee', 0.9), 4, 'opacity=".7"')
  s.line(
    'M880 300C860 400 850 500 860 600M1500 300C1500 400 1506 500 1496 600M1120 440C1110 500 1104 560 1100 600M1260 440C1268 500 1274 560 1280 600',
    s.shade('#6a6a98', 0.3),
    5,
    'opacity=".35"',
  )
}

function drawCounter(s: Stage): void {
  const cypress = '#ecca96'
  s.fillBelow(
    600,
    s.lin(
      [s.shade(cypress, 1), s.shade(cypress, 0.8), s.shade(cypress, 0.45)],
      0,
      600,
      0,
      Math.max(920, s.bottom),
      true,
    ),
  )
  s.rect(s.left, 592, s.right - s.left, 13, s.lin([s.shade('#fff0cc', 1), s.shade('#c89a66', 0.4)]))
  const random = s.random(31)
  const grain = range(46).map((i) => {
    const y = 612 + (i / 46) ** 1.5 * (s.bottom - 612)
    return `M${s.left} ${round1(y)}C${round1(300 + random() * 200)} ${round1(y - 6 + random() * 12)} ${round1(900 + random() * 200)} ${round1(y - 8 + random() * 16)} ${s.right} ${round1(y + random() * 6)}`
  })
  s.line(grain.join(''), s.shade('#a8743e', 0.4), 1.6, 'opacity=".28"')
  s.line(`M${s.left} 668H${s.right}M${s.left} 800H${s.right}`, s.shade('#8a5a34', 0.3), 2, 'opacity=".35"')
}

function drawBoard(s: Stage): void {
  s.path('M838 700H1532L1592 812H788Z', s.light.shadow, 'opacity=".3" transform="translate(-18 30)"')
  s.path('M838 690H1532L1592 800H788Z', s.lin([s.shade('#4a3550', 0.55), s.shade('#38284a', 0.3)]))
  s.path('M788 800H1592V828H788Z', s.lin([s.shade('#5f4458', 0.6), s.shade('#2a2040', 0.1)]))
  s.line('M838 690H1532', s.shade('#f0cfa4', 1), 2.5, 'opacity=".7"')
}

/** A hand-pressed sushi: grains of rice, a slice with its fat lines on top. */
function nigiri(x: number, y: number, k: number, fish: string): Layers {
  return [
    modelled(
      { round: 20 * k, dark: 0.45, bright: 0.5, cast: { x: -10, y: 10, blur: 8, opacity: 0.5 } },
      (s) => {
        s.path(
          curved('-50,6 -48,-16 -30,-28 0,-31 30,-28 48,-16 50,6 36,18 -36,18', x, y, k),
          s.shade('#f8f1e2', 0.9),
        )
        const random = s.random(x)
        s.path(
          range(60)
            .map(
              () =>
                `M${round1(x + (random() - 0.5) * 88 * k)} ${round1(y + (random() * 34 - 20) * k)}q${round1(4 * k)} ${round1(-3 * k)} ${round1(8 * k)} 0q${round1(-4 * k)} ${round1(3 * k)} ${round1(-8 * k)} 0Z`,
            )
            .join(''),
          s.shade('#d8c8b8', 0.6),
          'opacity=".6"',
        )
      },
    ),
    modelled({ round: 13 * k, dark: 0.55, bright: 0.6 }, (s) => {
      s.path(
        curved('-66,6 -62,-18 -38,-38 0,-45 38,-40 62,-22 68,4 58,4 44,-10 0,-17 -44,-12 -58,6', x, y, k),
        s.shade(fish, 0.8),
      )
      s.line(
        range(6)
          .map(
            (i) =>
              `M${round1(x + (-46 + i * 19) * k)} ${round1(y - (14 + Math.sin((i / 5) * 3.1) * 6) * k)}q${round1(3 * k)} ${round1(-11 * k)} ${round1(12 * k)} ${round1(-19 * k)}`,
          )
          .join(''),
        s.shade('#ffdcc8', 1),
        2 * k,
        'opacity=".5"',
      )
    }),
  ]
}

function drawSmallThings(s: Stage): void {
  s.ellipse(668, 716, 60, 20, s.light.shadow, 'opacity=".25"')
  s.path(
    'M606 676C608 712 630 728 660 728C690 728 712 712 714 676Z',
    s.lin([s.shade('#2f4a6a', 0.2), s.shade('#4f7a94', 0.7), s.shade('#a9c8cc', 1)], 0, 0, 1, 0),
  )
  s.ellipse(660, 676, 54, 16, s.shade('#6f9aac', 0.8)).ellipse(660, 678, 46, 12, s.shade('#3a1f2a', 0.3))
  s.group(`filter="${s.blur(12)}" opacity=".34"`, () => {
    s.line(
      'M690 600C660 520 730 470 690 380M770 590C800 520 740 470 776 400M1290 560C1260 480 1320 420 1290 350',
      '#ffffff',
      26,
      'stroke-linecap="round"',
    )
  })
}
