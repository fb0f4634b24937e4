import { mix } from '../../engine/colour.ts'
import { type Point, polygon, ribbon } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layers, svg } from '../../scene.ts'
import { drawFan, drawFanLeaf, type FanOptions } from './fan-palm.ts'

/** Where all trunks would meet, far above the frame. */
const ZENITH: Point = [1080, -1500]
const GLADE: Point = [1120, 770]

/** The Vallée de Mai seen by somebody who looks up: pleated fans, one shaft of light, two walkers. */
export const cocoDeMerForest = (): Layers => [
  svg(gloom),
  svg((s) => farTrunks(s, 0.8, 26, 3, 800)),
  svg((s) => farFans(s, 0.72, 30, 5)),
  svg((s) => farTrunks(s, 0.5, 12, 9, 840)),
  svg((s) => farFans(s, 0.45, 16, 17)),
  svg(shaft),
  svg(forestFloor),
  svg(walkers),
  svg((s) => trunk(s, 1330, s.bottom + 30, 30, 0.12)),
  svg((s) => trunk(s, 905, s.bottom + 30, 20, 0.22)),
  svg(shaftCore),
  svg(nearFans),
  svg(nuts),
  svg(undergrowth),
]

function gloom(s: Stage): void {
  const { sky, glow } = s.light
  s.rect(
    s.left,
    s.top,
    s.right - s.left,
    s.bottom - s.top,
    s.fine([sky[4], sky[3], sky[2], sky[1], sky[0]], 0, s.top, 0, 900, true),
  )
  s.rect(
    s.left,
    s.top,
    s.right - s.left,
    s.bottom - s.top,
    s.rad(
      [
        [s.light.shadow, 0],
        [s.light.shadow, 0.42],
        [s.light.shadow, 0.78],
      ],
      1150,
      60,
      1300,
      true,
    ),
  )
  s.circle(
    1150,
    40,
    520,
    s.rad([
      [glow, 0.9],
      [glow, 0.3],
      [glow, 0],
    ]),
  )
}

function trunkLine(x: number, foot: number): Point[] {
  return range(7).map((i) => {
    const t = i / 6
    const y = foot - t * 1250
    const k = (foot - y) / (foot - ZENITH[1])
    return [x + (ZENITH[0] - x) * k, y]
  })
}

function trunk(s: Stage, x: number, foot: number, half: number, depth: number): void {
  const line = trunkLine(x, foot)
  const d = ribbon(line, (t) => half * (1 - t * 0.5))
  s.path(
    d,
    s.lin(
      [s.shade('#6d6a4c', 0.05, depth), s.shade('#8a8458', 0.5, depth), s.shade('#d9cf8a', 0.95, depth)],
      0,
      0,
      1,
      0,
    ),
  )
  const rings = range(46).map((i) => {
    const t = i / 46
    const y = foot - t * 1250
    const k = (foot - y) / (foot - ZENITH[1])
    const cx = x + (ZENITH[0] - x) * k
    const w = half * (1 - t * 0.5)
    return `M${round1(cx - w)} ${round1(y)}q${round1(w)} ${round1(w * 0.35)} ${round1(2 * w)} 0`
  })
  s.line(rings.join(''), s.shade('#3c4a3a', 0.1, depth), 1.4, 'opacity=".55"')
}

function farTrunks(s: Stage, depth: number, count: number, salt: number, foot: number): void {
  const random = s.random(salt)
  for (const i of range(count)) {
    const x = s.left - 100 + ((i + random() * 0.8) / count) * (s.right - s.left + 300)
    const w = (16 - depth * 13) * (0.6 + random() * 0.7)
    const lit = Math.exp(-(((x - 1130) / 300) ** 2))
    s.path(
      ribbon(trunkLine(x, foot + random() * 60), (t) => w * (1 - t * 0.4)),
      s.shade(mix('#41604a', '#c9cf80', lit * 0.6), 0.1 + lit * 0.6, depth * 0.8),
    )
  }
}

function farFans(s: Stage, depth: number, count: number, salt: number): void {
  const random = s.random(salt)
  for (const i of range(count)) {
    const x = s.left + ((i + random()) / count) * (s.right - s.left)
    const y = s.top + random() ** 1.3 * (430 - s.top)
    const lit = Math.exp(-(((x - 1140) / 330) ** 2)) * 0.9
    drawFan(s, {
      x,
      y,
      r: 90 + random() * 110 * (1.3 - depth),
      turn: random() * 360,
      spread: 200 + random() * 60,
      pleats: 20,
      lit,
      depth: depth * (0.55 + 0.3 * random()),
      squash: 0.55 + random() * 0.4,
      seed: salt * 100 + i,
    })
  }
}

const beam = (spread: number): string =>
  polygon([
    [1190 - spread * 0.3, -400],
    [1260 + spread * 0.3, -400],
    [GLADE[0] + 60 + spread, GLADE[1] + 40],
    [GLADE[0] - 90 - spread, GLADE[1] + 40],
  ])

function shaft(s: Stage): void {
  const c = s.light.glow
  for (const [spread, o] of [
    [110, 0.26],
    [50, 0.34],
  ] as const) {
    s.path(
      beam(spread),
      s.lin(
        [
          [c, o * 1.5],
          [c, o],
          [c, o * 0.3],
        ],
        0,
        -200,
        0,
        820,
        true,
      ),
    )
  }
}

function shaftCore(s: Stage): void {
  const c = s.light.sun
  s.path(
    beam(-10),
    s.lin(
      [
        [c, 0.55],
        [c, 0.4],
        [c, 0.1],
      ],
      0,
      -200,
      0,
      820,
      true,
    ),
  )
}

function forestFloor(s: Stage): void {
  const { shadow } = s.light
  s.path(
    `M${s.left} 742C400 716 760 752 ${GLADE[0]} 744S1500 720 ${s.right} 736V${s.bottom}H${s.left}Z`,
    s.lin([s.shade('#6f7a44', 0.45, 0.2), s.shade('#4c5f3c', 0.1), shadow], 0, 730, 0, 960, true),
  )
  s.path(
    `M${GLADE[0] - 40} 746C${GLADE[0] + 60} 780 ${GLADE[0] - 120} 830 ${GLADE[0] - 10} ${s.bottom}H${GLADE[0] + 380}C${GLADE[0] + 200} 850 ${GLADE[0] + 150} 790 ${GLADE[0] + 40} 746Z`,
    s.lin([s.shade('#e6d494', 1), s.shade('#b09a62', 0.5), s.shade('#6f6444', 0.1)], 0, 746, 0, 940, true),
  )
  s.ellipse(
    GLADE[0],
    772,
    190,
    26,
    s.rad([
      [s.light.sun, 0.75],
      [s.light.glow, 0.3],
      [s.light.glow, 0],
    ]),
  )
}

/** A walker of about 52 units, seen from behind. */
function walker(s: Stage, x: number, y: number, shirt: string, hat: string, flip: boolean): void {
  s.placed({ x, y, scale: 1.12, flip }, () => {
    s.path('M-5 0L-4 -20L4 -20L7 -2L3 0L0 -14L-1 0Z', s.shade('#3b4a5a', 0.25))
    s.path(
      'M-7 -19C-8 -32 -6 -38 0 -39C6 -38 8 -32 7 -19Z',
      s.lin([s.shade(shirt, 0.3), s.shade(shirt, 1)], 0, 0, 1, 0),
    )
    s.path('M-7 -36L-12 -22L-9 -21L-5 -31Z', s.shade('#8a5a40', 0.4))
    s.path('M7 -36L12 -30L15 -40L13 -41L11 -34Z', s.shade('#b57a55', 0.9))
    s.path('M-5 -36h10v13h-10Z', s.shade('#54704a', 0.4))
    s.circle(0, -43, 4.2, s.shade('#6d4630', 0.5))
    s.path('M-8 -44Q0 -47 8 -44L5 -46Q4 -51 0 -51T-5 -46Z', s.shade(hat, 1))
  })
}

function walkers(s: Stage): void {
  s.path('M1080 796l-90 12l96 -6ZM1150 800l-96 14l100 -8Z', s.light.shadow, 'opacity=".35"')
  walker(s, 1090, 798, '#d9573f', '#f2e3b4', false)
  walker(s, 1138, 802, '#e9e2cc', '#e8c878', true)
}

const CROWN: Point = [1500, -40]

const NEAR: readonly FanOptions[] = [
  { x: 1330, y: 214, r: 350, turn: 118, spread: 210, pleats: 34, lit: 0.9, squash: 0.8 },
  { x: 1560, y: 330, r: 400, turn: 70, spread: 200, pleats: 34, lit: 0.35, squash: 0.9 },
  { x: 1260, y: -30, r: 320, turn: 196, spread: 230, pleats: 32, lit: 0.75, squash: 0.62 },
]

function nearFans(s: Stage): void {
  drawFanLeaf(s, { ...(NEAR[2] as FanOptions), from: CROWN })
  drawFanLeaf(s, {
    x: 790,
    y: -60,
    r: 300,
    turn: 70,
    spread: 220,
    pleats: 32,
    lit: 0.42,
    squash: 0.7,
    from: [640, -260],
  })
  drawFanLeaf(s, { ...(NEAR[1] as FanOptions), from: CROWN })
  drawFanLeaf(s, { ...(NEAR[0] as FanOptions), from: CROWN })
  s.line(`M1640 ${s.bottom}C1600 600 1550 250 1490 -240`, s.shade('#4c4a38', 0.15), 74)
  s.line(`M1612 ${s.bottom}C1572 600 1522 250 1462 -240`, s.shade('#cfc488', 0.8), 7, 'opacity=".75"')
}

/** The double coconut, hanging under the crown. */
function nuts(s: Stage): void {
  for (const [x, y, k] of [
    [1452, 96, 1],
    [1512, 132, 1.15],
  ] as const) {
    s.placed({ x, y, scale: k }, () => {
      const shell = s.rad(
        [s.shade('#b9c070', 1), s.shade('#5f7a3c', 0.6), s.shade('#2f4a34', 0.1)],
        0.3,
        0.25,
        0.9,
      )
      s.path('M0 -30C22 -40 44 -18 38 12C34 34 12 38 0 26C-12 38 -34 34 -38 12C-44 -18 -22 -40 0 -30Z', shell)
      s.line('M0 -28V24', s.shade('#2c3a2a', 0.1), 3, 'opacity=".6"')
    })
  }
}

function undergrowth(s: Stage): void {
  const random = s.random(90)
  for (const i of range(26)) {
    const x = s.left + (i / 25) * (s.right - s.left)
    if (Math.abs(x - 1190) < 190) continue
    drawFan(s, {
      x,
      y: s.bottom + 20 + random() * 30,
      r: 110 + random() * 90,
      turn: -90 + (random() - 0.5) * 60,
      spread: 170,
      pleats: 22,
      lit: 0.05 + 0.25 * Math.exp(-(((x - 1180) / 300) ** 2)),
      squash: 0.9,
      seed: 700 + i,
    })
  }
}
