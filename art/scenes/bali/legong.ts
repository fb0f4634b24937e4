import { type Point, ribbon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFrangipani } from '../../language/plants/frangipani.ts'
import { type Layer, modelled, svg } from '../../scene.ts'

const GOLD = '#e6b44c'
const SKIN = '#d0946a'
const ROSE = '#b02f5c'
const GREEN = '#1f7a5c'

/** A Legong dancer in the agem pose, feet at (x, y), about 660 units tall. */
export const legongDancer = (o: { x: number; y: number; scale?: number }): Layer[] => {
  const k = o.scale ?? 1
  const part = (draw: (s: Stage) => void) => (s: Stage) => s.placed({ ...o, scale: k }, () => draw(s))
  const form = (round: number) => ({ round: round * k, dark: 0.66, bright: 0.6 })
  const cast = { x: -22 * k, y: 10 * k, blur: 12 * k, opacity: 0.4 }
  return [
    modelled({ ...form(9), cast }, part(sashes)),
    modelled({ ...form(10), cast }, part(feet)),
    modelled({ ...form(30), cast }, part(skirt)),
    svg(part(skirtGold)),
    modelled({ ...form(16), cast }, part(farArm)),
    modelled(form(24), part(torso)),
    svg(part(torsoGold)),
    modelled({ ...form(9), cast }, part(apron)),
    modelled(form(12), part(neck)),
    modelled(form(7), part(collar)),
    modelled({ ...form(15), dark: 0.4, bright: 0.35 }, part(face)),
    svg(part(features)),
    modelled({ ...form(6), cast }, part(crown)),
    svg(part(flowers)),
    modelled({ ...form(14), cast }, part(nearArm)),
    modelled(form(5), part(bangles)),
    modelled({ ...form(6), cast }, part(fan)),
  ]
}

function sashes(s: Stage): void {
  s.path(
    'M40 -340C100 -322 134 -262 138 -200C142 -150 128 -112 156 -64L112 -78C88 -120 106 -160 98 -206C90 -256 66 -292 32 -316Z',
    s.shade(GOLD, 0.8),
  )
  s.path(
    'M-40 -340C-102 -316 -128 -256 -124 -196C-122 -150 -144 -116 -178 -84L-128 -78C-92 -116 -92 -160 -90 -204C-86 -252 -66 -292 -34 -316Z',
    s.shade(GREEN, 0.8),
  )
  s.line(
    'M-60 -306C-100 -276 -108 -226 -106 -190C-106 -150 -120 -118 -150 -88M60 -306C104 -276 118 -230 118 -196C120 -150 106 -118 132 -74',
    s.shade('#fff0c0', 1),
    3,
    'opacity=".7"',
  )
}

function feet(s: Stage): void {
  s.path(curved('-70,-6 -60,-34 -30,-36 -16,-12 -40,2 -92,4'), s.shade(SKIN, 0.8))
  s.path(curved('30,-8 38,-38 64,-36 84,-14 122,0 60,6'), s.shade(SKIN, 0.8))
}

const SKIRT =
  'M-60 -350C-66 -290 -104 -224 -94 -140C-88 -92 -98 -52 -100 -18C-52 -6 22 -6 72 -16C86 -60 98 -120 106 -190C110 -262 88 -312 60 -350Z'

function skirt(s: Stage): void {
  s.path(SKIRT, s.shade(ROSE, 0.72))
}

/** Prada: gold leaf pressed on cloth, as rows of small blossoms and a border. */
function skirtGold(s: Stage): void {
  const gold = s.shade(GOLD, 0.95)
  s.clipped(SKIRT, () => {
    for (const i of range(11))
      for (const j of range(9)) {
        const x = -110 + j * 26 + (i % 2) * 13
        const y = -330 + i * 27
        s.path(`M${x} ${y - 7}q6 2 7 7q-1 6 -7 7q-6 -1 -7 -7q1 -5 7 -7Z`, gold, 'opacity=".75"')
        s.circle(x, y, 2, s.shade(ROSE, 0.2))
      }
    s.path('M-100 -46C-30 -34 50 -34 110 -46V-4H-100Z', gold)
    s.line('M-96 -32C-30 -20 50 -20 106 -32', s.shade(GREEN, 0.5), 6)
  })
}

function torso(s: Stage): void {
  s.path(
    curved('-58,-486 -66,-450 -50,-400 -56,-344 0,-334 56,-344 48,-400 64,-450 56,-486 0,-500'),
    s.shade(GREEN, 0.7),
  )
}

function torsoGold(s: Stage): void {
  const bands = range(7).map((i) => `M-62 ${-452 + i * 17}Q0 ${-438 + i * 17} 62 ${-452 + i * 17}`)
  s.clipped('M-66 -500H66V-334H-66Z', () => s.line(bands.join(''), s.shade(GOLD, 0.95), 7))
  s.path('M-58 -352Q0 -336 58 -352L60 -328Q0 -312 -60 -328Z', s.shade(GOLD, 0.95))
}

function apron(s: Stage): void {
  s.path('M-26 -452L26 -452L32 -130L0 -104L-34 -130Z', s.shade(GOLD, 0.85))
  for (const i of range(7)) {
    const y = -430 + i * 44
    s.path(`M-20 ${y}H20V${y + 30}H-20Z`, s.shade(i % 2 ? GREEN : ROSE, 0.7))
    s.path(`M0 ${y + 3}l11 12l-11 12l-11 -12Z`, s.shade(GOLD, 1))
  }
}

function neck(s: Stage): void {
  s.path(curved('-32,-474 -17,-494 -15,-526 15,-526 17,-494 32,-474'), s.shade(SKIN, 0.72))
}

function collar(s: Stage): void {
  s.path(
    'M-68 -490C-54 -504 -36 -508 -24 -502C-16 -484 16 -484 24 -502C36 -508 54 -504 68 -490C72 -460 40 -442 0 -440C-40 -442 -72 -460 -68 -490Z',
    s.shade(GOLD, 0.9),
  )
  for (const i of range(9))
    s.circle(
      -52 + i * 13,
      -462 - 8 * Math.cos(((i - 4) / 4) * 1.4) + 6,
      5,
      s.shade(i % 2 ? '#c8344c' : '#f6ecd0', 0.9),
    )
}

const tilted = (s: Stage, draw: () => void) => s.placed({ x: 2, y: -520, turn: 7 }, draw)

function face(s: Stage): void {
  tilted(s, () =>
    s.path(curved('-37,-50 -35,-20 -22,8 0,20 22,8 35,-20 37,-50 24,-78 -24,-78'), s.shade('#dba57c', 1)),
  )
}

function features(s: Stage): void {
  const ink = s.shade('#2a1624', 0.2)
  tilted(s, () => {
    s.line('M-29 -44Q-19 -53 -6 -45M29 -44Q19 -53 6 -45', ink, 3, 'stroke-linecap="round"')
    for (const k of [-1, 1]) {
      s.path(
        `M${k * 28} -32Q${k * 18} -41 ${k * 7} -32Q${k * 18} -27 ${k * 28} -32Z`,
        s.shade('#fff4e4', 0.95),
      )
      s.circle(k * 17 + 3, -33, 4.2, ink)
      s.line(`M${k * 31} -33Q${k * 18} -43 ${k * 6} -32`, ink, 2.6, 'stroke-linecap="round"')
    }
    s.path(
      'M2 -34C4 -22 7 -14 4 -11C0 -8 -4 -9 -6 -11',
      'none',
      `stroke="${s.shade(SKIN, 0.2)}" stroke-width="2" stroke-linecap="round"`,
    )
    s.path('M-11 1Q-5 -4 0 -1Q5 -4 11 1Q0 9 -11 1Z', s.shade('#b8283c', 0.8))
    s.circle(0, -58, 2.6, s.shade('#fff8e8', 1))
    s.ellipse(22, -14, 9, 6, '#e8705c', 'opacity=".35"')
    s.ellipse(-22, -14, 9, 6, '#e8705c', 'opacity=".35"')
  })
}

function crown(s: Stage): void {
  const gold = s.shade(GOLD, 0.9)
  tilted(s, () => {
    s.path('M-44 -58C-50 -104 -30 -130 0 -136C30 -130 50 -104 44 -58C30 -72 -30 -72 -44 -58Z', gold)
    for (const i of range(7)) {
      const x = -39 + i * 13
      const y = -66 - 10 * Math.cos((x / 40) * 1.4)
      s.path(
        `M${x - 7} ${y}C${x - 9} ${y - 18} ${x} ${y - 20} ${x} ${y - 32}C${x} ${y - 20} ${x + 9} ${y - 18} ${x + 7} ${y}Z`,
        s.shade(GOLD, 1),
      )
    }
    s.path(
      'M-46 -50C-62 -60 -66 -40 -58 -26C-52 -14 -46 -16 -42 -26ZM46 -50C62 -60 66 -40 58 -26C52 -14 46 -16 42 -26Z',
      gold,
    )
    s.path('M-54 -22l-5 26h10ZM54 -22l-5 26h10Z', s.shade('#c8344c', 0.9))
  })
}

/** Frangipani in rows and trembling gold flowers on wires. */
function flowers(s: Stage): void {
  tilted(s, () => {
    for (const i of range(9)) {
      const a = -Math.PI / 2 + (i - 4) * 0.34
      const [x, y] = [Math.cos(a) * 78, -92 + Math.sin(a) * 76]
      s.line(`M${Math.cos(a) * 40} ${-92 + Math.sin(a) * 38}L${x} ${y}`, s.shade(GOLD, 0.8), 2)
      s.circle(x, y, 8, s.shade('#ffd878', 1))
      s.circle(x, y, 3.4, s.shade('#c8344c', 0.9))
    }
    for (const side of [-1, 1])
      for (const i of range(3)) drawFrangipani(s, side * (42 + i * 4), -112 + i * 22, 15, { turn: i * 30 })
    for (const i of range(4))
      drawFrangipani(s, -24 + i * 16, -130 - 6 * Math.sin((i / 3) * 3.14), 13, { turn: i * 20 })
  })
}

function hand(s: Stage, x: number, y: number, turn: number): void {
  s.placed({ x, y, turn }, () => {
    s.path(curved('-12,8 -14,-12 0,-22 14,-12 12,8'), s.shade(SKIN, 0.9))
    for (const i of range(4))
      s.path(
        ribbon(
          [
            [-10 + i * 7, -16],
            [-14 + i * 9, -34],
            [-22 + i * 13, -50 + Math.abs(i - 1.5) * 4],
          ] as Point[],
          (t) => 4.2 - 1.6 * t,
        ),
        s.shade(SKIN, 0.9),
      )
    s.path(
      ribbon(
        [
          [12, -2],
          [24, -8],
          [30, -20],
        ] as Point[],
        () => 4.4,
      ),
      s.shade(SKIN, 0.9),
    )
  })
}

function farArm(s: Stage): void {
  s.path(
    ribbon(
      [
        [52, -476],
        [104, -478],
        [146, -462],
      ] as Point[],
      (t) => 19 - 5 * t,
    ),
    s.shade(SKIN, 0.85),
  )
  s.path(
    ribbon(
      [
        [146, -462],
        [166, -498],
        [176, -540],
      ] as Point[],
      (t) => 14 - 5 * t,
    ),
    s.shade(SKIN, 0.9),
  )
  hand(s, 180, -552, 38)
}

function nearArm(s: Stage): void {
  s.path(
    ribbon(
      [
        [-52, -476],
        [-106, -470],
        [-150, -444],
      ] as Point[],
      (t) => 19 - 5 * t,
    ),
    s.shade(SKIN, 0.8),
  )
  s.path(
    ribbon(
      [
        [-150, -444],
        [-186, -474],
        [-210, -516],
      ] as Point[],
      (t) => 14 - 5 * t,
    ),
    s.shade(SKIN, 0.85),
  )
  hand(s, -214, -524, -30)
}

function bangles(s: Stage): void {
  const gold = s.shade(GOLD, 0.95)
  s.line('M-88 -488L-84 -454M-96 -486L-92 -452M88 -496L90 -460M96 -496L98 -460', gold, 6)
  s.line('M-212 -504L-192 -512M-208 -494L-187 -502M166 -528L187 -524M163 -518L185 -513', gold, 5)
}

/** The open fan, held at the end of the near hand. */
function fan(s: Stage): void {
  s.placed({ x: -220, y: -530, turn: -36 }, () => {
    for (const i of range(15)) {
      const a = (-70 + i * 10) * (Math.PI / 180)
      const b = (-70 + (i + 1) * 10) * (Math.PI / 180)
      const at = (angle: number, r: number) => `${Math.sin(angle) * r} ${-Math.cos(angle) * r}`
      s.path(
        `M${at(a, 20)}L${at(a, 116)}L${at((a + b) / 2, 124)}L${at(b, 116)}L${at(b, 20)}Z`,
        s.shade(i % 2 ? '#f2d07a' : '#d99a34', 0.95),
      )
      s.path(`M${at(a, 84)}L${at(a, 100)}L${at(b, 100)}L${at(b, 84)}Z`, s.shade(ROSE, 0.8))
    }
  })
}
