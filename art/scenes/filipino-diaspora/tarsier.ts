import { type Point, ribbon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, modelled, svg } from '../../scene.ts'

const FUR = '#a5764e'
const FUR_DARK = '#7d5640'
const SKIN = '#c99a82'

/** A tarsier on a leaning trunk, turning its head to us; x, y is the middle of its face, about 250 wide at scale 1. */
export const tarsier = (o: { x: number; y: number; scale?: number }): Layer[] => {
  const k = o.scale ?? 1
  const part = (draw: (s: Stage) => void) => (s: Stage) =>
    s.placed({ x: o.x, y: o.y, scale: k }, () => draw(s))
  const form = (round: number) => ({ round: round * k, dark: 0.85, bright: 0.9 })
  return [
    modelled(form(7), part(tail)),
    modelled(form(60), part(body)),
    svg(part((s) => fur(s, 10, 250, 116, 165, 520, 0.5))),
    modelled(form(36), part(thighs)),
    svg(
      part((s) => {
        fur(s, -104, 318, 50, 74, 160, 0.55)
        fur(s, 122, 318, 50, 74, 160, 0.8)
      }),
    ),
    svg(part(shadowUnderChin)),
    modelled(form(20), part(ears)),
    modelled(form(52), part(head)),
    svg(part((s) => fur(s, 0, -14, 128, 104, 640, 0.62))),
    svg(part(face)),
    modelled(form(20), part(branch)),
    svg(part(bark)),
    modelled(form(12), part(limbs)),
    modelled(form(5), part(fingers)),
  ]
}

/** The slender stem it clings to, in front of its belly. */
const STEM: readonly Point[] = [
  [380, -660],
  [268, -240],
  [176, 40],
  [92, 240],
  [20, 470],
  [-50, 940],
]

function branch(s: Stage): void {
  const wood = s.shade('#6d5040', 0.6)
  s.path(
    ribbon(STEM, (t) => 20 + t * 12),
    wood,
  )
  s.path(
    ribbon(
      [
        [262, -220],
        [380, -300],
        [520, -340],
      ],
      (t) => 13 - t * 8,
    ),
    wood,
  )
}

function bark(s: Stage): void {
  const random = s.random(81)
  const strokes = range(70).map(() => {
    const i = Math.floor(random() * (STEM.length - 1))
    const [a, b] = [STEM[i] as Point, STEM[i + 1] as Point]
    const t = random()
    const x = a[0] + (b[0] - a[0]) * t + (random() - 0.5) * 30
    const y = a[1] + (b[1] - a[1]) * t
    return `M${x.toFixed(1)} ${y.toFixed(1)}q-5 16 ${(-14 + random() * 5).toFixed(1)} ${(26 + random() * 22).toFixed(1)}`
  })
  s.line(strokes.join(''), s.shade('#4a3344', 0.15), 2.4, 'opacity=".5" stroke-linecap="round"')
}

function tail(s: Stage): void {
  const line: Point[] = [
    [26, 390],
    [70, 480],
    [96, 590],
    [84, 700],
    [40, 770],
    [22, 730],
  ]
  s.path(
    ribbon(line, (t) => 8 - t * 3),
    s.shade(FUR_DARK, 0.6),
  )
}

/** Wrists and ankles, where the long fingers close round the stem. */
const GRIPS: readonly (readonly [number, number, number])[] = [
  [104, 196, 30],
  [142, 118, 24],
  [22, 436, 14],
  [2, 508, 10],
]

function limbs(s: Stage): void {
  const limb = (points: Point[], w: number) =>
    s.path(
      ribbon(points, (t) => w * (1 - t * 0.4)),
      s.shade(FUR, 0.6),
    )
  limb(
    [
      [-82, 140],
      [-60, 210],
      [10, 226],
      [86, 198],
    ],
    24,
  )
  limb(
    [
      [96, 136],
      [146, 176],
      [170, 160],
      [160, 124],
    ],
    22,
  )
  limb(
    [
      [-126, 372],
      [-104, 424],
      [-50, 446],
      [4, 438],
    ],
    21,
  )
  limb(
    [
      [144, 376],
      [120, 450],
      [70, 500],
      [22, 510],
    ],
    21,
  )
}

function fingers(s: Stage): void {
  const skin = s.shade(SKIN, 0.66)
  for (const [x, y, lean] of GRIPS) {
    for (const i of range(4)) {
      const dy = -18 + i * 13
      const reach = 34 - Math.abs(i - 1.5) * 4
      const at = (dx: number, up: number): Point => [x + dx, y + dy + up - (dx * lean) / 100]
      s.path(
        ribbon([at(-16, 4), at(8, -6), at(reach, 2)], () => 5.8),
        skin,
      )
      const [tx, ty] = at(reach + 2, 3)
      s.circle(tx, ty, 8, skin)
    }
  }
}

const body = (s: Stage) =>
  s.path(
    curved('-62,70 -108,150 -122,260 -108,360 -40,420 50,424 118,366 134,262 118,150 68,70'),
    s.shade(FUR, 0.6),
  )

/** What the head and the knees take from the light of the belly. */
function shadowUnderChin(s: Stage): void {
  s.clipped(curved('-62,70 -108,150 -122,260 -108,360 -40,420 50,424 118,366 134,262 118,150 68,70'), () =>
    s.ellipse(-14, 96, 128, 64, s.shade('#3a2040', 0.1), `opacity=".55" filter="${s.blur(14)}"`),
  )
}

const thighs = (s: Stage) => {
  s.path(curved('-70,262 -128,256 -166,312 -150,378 -104,404 -62,372'), s.shade(FUR, 0.62))
  s.path(curved('86,262 140,254 182,310 166,378 122,406 80,374'), s.shade(FUR, 0.66))
}

function ears(s: Stage): void {
  for (const side of [-1, 1]) {
    s.path(curved('84,-70 112,-140 158,-160 188,-120 176,-58 128,-22', 0, 0, 1, side), s.shade(SKIN, 0.62))
    s.path(
      curved('106,-66 126,-120 156,-136 172,-112 162,-68 130,-42', 0, 0, 1, side),
      s.shade('#8a4f52', 0.4),
    )
    s.line(
      `M${side * 122} -64Q${side * 138} -96 ${side * 160} -116M${side * 132} -56Q${side * 152} -76 ${side * 168} -92`,
      s.shade(SKIN, 0.75),
      3,
      'opacity=".7" stroke-linecap="round"',
    )
  }
}

const head = (s: Stage) =>
  s.path(
    curved(
      '0,-112 -70,-104 -124,-60 -138,4 -116,62 -62,96 -22,112 22,112 62,96 116,62 138,4 124,-60 70,-104',
    ),
    s.shade(FUR, 0.66),
  )

function face(s: Stage): void {
  s.path(curved('0,-6 -30,34 -52,66 -40,98 0,112 40,98 52,66 30,34'), s.shade('#d9b894', 0.7), 'opacity=".8"')
  for (const side of [-1, 1]) drawEye(s, side * 66, -6)
  s.path(
    curved('-13,48 0,42 13,48 10,60 0,67 -10,60'),
    s.lin([s.shade('#c08a7c', 0.9), s.shade('#7a4650', 0.3)]),
  )
  s.path('M-7 57q2 4 5 1M7 57q-2 4 -5 1', s.shade('#3a1f33', 0.1))
  s.line(
    'M0 68V80C-8 84 -18 84 -28 88M0 80C8 84 18 84 28 88',
    s.shade('#4a2a38', 0.15),
    3.4,
    'stroke-linecap="round"',
  )
  const whiskers = [-1, 1].flatMap((d) =>
    range(4).map((i) => `M${d * 34} ${74 + i * 5}q${d * 44} ${-8 + i * 9} ${d * 92} ${-2 + i * 16}`),
  )
  s.line(whiskers.join(''), s.shade('#fff0d8', 1), 1.2, 'opacity=".5"')
}

function drawEye(s: Stage, x: number, y: number): void {
  s.circle(x, y, 65, s.shade('#5a3a30', 0.3))
  s.circle(
    x,
    y,
    60,
    s.rad(
      ['#ffd98a', '#f7a93a', '#c8661e', '#6e2f1c'].map((c) => s.shade(c, 0.85)),
      0.56,
      0.56,
      0.56,
    ),
  )
  const rays = range(40).map((i) => {
    const a = (i / 40) * 2 * Math.PI
    const [c, d] = [Math.cos(a), Math.sin(a)]
    return `M${x + c * 26} ${y + d * 26}L${x + c * 52} ${y + d * 52}`
  })
  s.line(rays.join(''), s.shade('#ffe6a0', 0.9), 1.4, 'opacity=".35"')
  s.path(
    `M${x - 60} ${y - 10}A60 60 0 0 1 ${x + 60} ${y - 10}A62 40 0 0 0 ${x - 60} ${y - 10}Z`,
    s.shade('#3a1b24', 0.1),
    'opacity=".55"',
  )
  s.circle(x, y + 1, 21, s.shade('#160a22', 0.05))
  s.circle(x + 20, y - 22, 12, '#fff8e2')
  s.circle(x - 20, y + 24, 5.5, '#ffe9c0', 'opacity=".7"')
}

/** Short hairs pointing outwards over an oval. */
function fur(s: Stage, cx: number, cy: number, rx: number, ry: number, n: number, lit: number): void {
  const random = s.random(cx * 3 + cy + n)
  const tones = [s.shade(FUR_DARK, 0.25), s.shade(FUR, lit), s.shade('#e0b684', lit + 0.25)]
  tones.forEach((tone, k) => {
    const hairs = range(Math.round(n / 3)).map(() => {
      const a = random() * 2 * Math.PI
      const r = Math.sqrt(random())
      const side = Math.cos(a)
      // Light hairs gather on the lit side, dark ones opposite.
      if ((k === 2 && side < -0.1 + random() * 0.3) || (k === 0 && side > 0.3)) return ''
      const x = cx + side * rx * r
      const y = cy + Math.sin(a) * ry * r
      const l = 9 + random() * 10
      return `M${x.toFixed(1)} ${y.toFixed(1)}q${(side * l * 0.4).toFixed(1)} ${(l * 0.2).toFixed(1)} ${(side * l * 0.7).toFixed(1)} ${(l * 0.8).toFixed(1)}`
    })
    s.line(hairs.join(''), tone, 1.7, 'opacity=".55" stroke-linecap="round"')
  })
}
