import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** The dark garage with its open door on the right: grandstand and masts in the glare outside. */
export function drawPitGarage(s: Stage): void {
  drawGrandstand(s)
  drawPitWall(s)
  s.fillBelow(900, s.shade('#3a3868', 0.2))
  const dark = (k: number) => s.shade('#3a3f74', k)
  s.path(
    'M-40 660H1660V960H-40Z',
    s.lin([s.shade('#cdbb9f', 0.9), s.shade('#7a7094', 0.45), s.shade('#3a3868', 0.2)]),
  )
  s.path('M-40 660H560L420 960H-40Z', s.lin([dark(0.15), dark(0.02)]))
  s.rect(-40, -40, 600, 700, s.lin([dark(0.02), dark(0.06), dark(0.32)], 0, 0, 1, 0))
  s.path('M-40 -40H1660V96H-40Z', s.lin([dark(0), dark(0.16)]))
  s.rect(560, 92, 1100, 10, s.shade('#ffe6b4', 0.9), 'opacity=".8"')
  s.rect(552, 92, 12, 570, s.lin([dark(0.2), s.shade('#ffdf9f', 1)], 0, 0, 1, 0))
  s.rect(1556, 92, 104, 600, s.lin([s.shade('#ffdf9f', 0.7), dark(0.1), dark(0)], 0, 0, 1, 0))
  drawCabinet(s)
  s.line('M880 96C886 300 800 480 752 664M1310 96C1300 300 1330 500 1348 668', s.shade('#23275a', 0), 5)
}

function drawGrandstand(s: Stage): void {
  const random = s.random(9)
  s.path('M700 470L1600 330V560H700Z', s.shade('#8a7fa0', 0.4, 0.55))
  const dabs = range(900).map(() => {
    const x = 710 + random() * 880
    const top = 470 - (x - 700) * 0.155
    const y = top + 10 + random() ** 1.1 * (548 - top)
    return `M${Math.round(x)} ${Math.round(y)}h4v5h-4Z`
  })
  const colours = ['#fff4dc', '#e9b98a', '#c8606a', '#6f95bd', '#f2d48a']
  colours.forEach((c, i) => {
    s.path(dabs.filter((_, k) => k % 5 === i).join(''), s.shade(c, 0.8, 0.4), 'opacity=".8"')
  })
  s.path('M690 462L1610 318V304L690 452Z', s.shade('#fff6e2', 1, 0.3))
  s.line(
    range(5)
      .map((i) => `M${740 + i * 200} ${452 - i * 31}V548`)
      .join(''),
    s.shade('#8a7fa0', 0.3, 0.4),
    4,
  )
  s.line('M620 560V300M655 560V250M690 560V330M600 560V370', s.shade('#8f8aa8', 0.5, 0.5), 2.4)
}

function drawPitWall(s: Stage): void {
  s.rect(560, 548, 1100, 60, s.lin([s.shade('#fff4de', 1, 0.15), s.shade('#c9a890', 0.5, 0.1)]))
  s.path(
    range(30)
      .map((i) => `M${560 + i * 74} 566h37v22h-37Z`)
      .join(''),
    s.shade('#c20d1b', 0.7, 0.15),
  )
  s.rect(560, 606, 1100, 58, s.lin([s.shade('#e6d2b2', 1), s.shade('#cbb59c', 0.8)]))
}

function drawCabinet(s: Stage): void {
  const edge = s.shade('#6a6fa8', 0.5)
  s.rect(90, 360, 330, 300, s.shade('#343a72', 0.1))
  s.line('M90 360H420V660', edge, 2, 'opacity=".6"')
  s.line(
    range(5)
      .map((i) => `M104 ${412 + i * 50}H406`)
      .join(''),
    edge,
    1.4,
    'opacity=".35"',
  )
  s.line(
    range(5)
      .map((i) => `M330 ${392 + i * 50}H380`)
      .join(''),
    s.shade('#d9b46a', 0.8),
    3,
    'opacity=".55"',
  )
  for (const [x, y] of [
    [150, 360],
    [150, 300],
    [262, 360],
  ] as const) {
    s.ellipse(x + 22, y - 30, 52, 30, s.lin([s.shade('#2a2c5c', 0.3), s.shade('#15173c', 0)]))
    s.ellipse(x + 22, y - 34, 26, 13, s.shade('#454a86', 0.3))
  }
}

interface CrewOptions {
  readonly x: number
  readonly y: number
  /** 1 is about 250 tall when standing. */
  readonly k: number
  readonly flip?: boolean
}

interface Overall {
  readonly cloth: string
  readonly fold: string
  readonly rim: string
  readonly ink: string
}

const overall = (s: Stage, lit: number): Overall => ({
  cloth: s.lin([s.shade('#a8283a', lit + 0.2), s.shade('#6a1f3c', lit * 0.6)]),
  fold: s.shade('#4a1838', lit * 0.3),
  rim: s.light.lit,
  ink: s.shade('#1c1c48', 0.12),
})

function drawCrewHelmet(s: Stage, x: number, y: number, c: Overall): void {
  s.path(
    `M${x - 20} ${y + 6}C${x - 22} ${y - 18} ${x + 16} ${y - 24} ${x + 20} ${y}L${x + 21} ${y + 14}C${x + 14} ${y + 20} ${x - 8} ${y + 20} ${x - 16} ${y + 16}Z`,
    s.lin([s.shade('#fff2d8', 0.9), s.shade('#b98a88', 0.3)]),
  )
  s.path(`M${x + 20} ${y - 4}L${x + 21} ${y + 8}L${x + 2} ${y + 8}L${x + 3} ${y - 4}Z`, c.ink)
  s.line(
    `M${x - 18} ${y - 2}C${x - 16} ${y - 18} ${x + 8} ${y - 22} ${x + 17} ${y - 8}`,
    c.rim,
    2.6,
    'opacity=".9" stroke-linecap="round"',
  )
}

/** On one knee, wheel gun held out to the right. */
function drawKneelingMechanic(s: Stage, o: CrewOptions, lit = 0.45): void {
  const c = overall(s, lit)
  s.placed({ x: o.x, y: o.y, scale: o.k, flip: o.flip ?? false }, () => {
    s.path('M-92 0C-96 -10 -86 -20 -70 -20L-24 -22C-16 -22 -12 -14 -14 -2L-16 0Z', c.ink)
    s.path(
      'M-74 -18C-60 -30 -40 -34 -24 -30L-14 -62C-20 -86 -8 -100 14 -100C34 -98 40 -84 34 -66L8 -16C2 -4 -12 2 -28 0Z',
      c.cloth,
    )
    s.path(
      'M-8 -66C8 -88 34 -86 58 -76C76 -70 84 -58 80 -44L74 -6L48 -6L48 -44C30 -42 8 -44 -8 -48Z',
      c.cloth,
    )
    s.path('M46 -8H76L92 -2C94 2 92 4 88 4H46Z', c.ink)
    s.path(
      'M-12 -70C-22 -104 -8 -140 20 -154C40 -162 58 -152 60 -136C60 -112 50 -86 36 -66C20 -56 0 -58 -12 -70Z',
      c.cloth,
    )
    s.path('M20 -118C28 -104 40 -96 56 -94L94 -76L92 -56L50 -68C30 -72 12 -88 8 -106Z', c.fold)
    s.path('M24 -146C40 -148 50 -138 52 -124L62 -100L106 -70L100 -50L54 -78C40 -84 28 -104 22 -124Z', c.cloth)
    drawCrewHelmet(s, 58, -168, c)
    s.group('transform="translate(22 10) scale(.75)"', () => {
      s.circle(104, -88, 11, c.ink)
      s.path(
        'M88 -104C100 -110 138 -108 146 -100L168 -98V-84L146 -82C138 -76 104 -76 96 -80Z',
        s.lin([s.shade('#e9c27a', 0.7), s.shade('#5a4a6a', 0.2)]),
      )
      s.path('M100 -82L114 -80L108 -54L96 -56Z', c.ink)
    })
    s.line(
      'M-8 -128C-2 -142 8 -150 20 -154C32 -158 44 -156 52 -150M2 -84C24 -88 50 -82 64 -76C74 -70 79 -62 80 -50M91 -69C103 -73 124 -71 131 -67',
      c.rim,
      3,
      'opacity=".9" stroke-linecap="round"',
    )
  })
}

/** Upright with the stop board on its pole. */
function drawBoardHolder(s: Stage, o: CrewOptions): void {
  const c = overall(s, 0.4)
  s.placed({ x: o.x, y: o.y, scale: o.k, flip: o.flip ?? false }, () => {
    s.path('M-34 0H2L6 -100L16 0H52L40 -128L36 -150H-22Z', c.cloth)
    s.path('M-36 -2H4V6H-34ZM14 -2H50L60 6H14Z', c.ink)
    s.path('M-26 -146C-34 -190 -24 -220 6 -226C34 -222 46 -196 40 -146C20 -138 -8 -138 -26 -146Z', c.cloth)
    s.path('M8 -214C30 -208 44 -190 52 -168L78 -176L82 -160L48 -146C28 -154 10 -176 4 -196Z', c.fold)
    drawCrewHelmet(s, 12, -244, c)
    s.line('M84 -4V-300', c.ink, 7)
    s.circle(84, -322, 36, s.lin([s.shade('#d8323a', 0.9), s.shade('#8a1f38', 0.4)]))
    s.circle(84, -322, 36, 'none', `stroke="${c.rim}" stroke-width="4" opacity=".8"`)
    s.line(
      'M-30 -180C-28 -206 -16 -222 4 -226C22 -224 34 -214 40 -196',
      c.rim,
      3.4,
      'opacity=".9" stroke-linecap="round"',
    )
  })
}

/** Mechanics at the wheels, one beside the cockpit, one with the stop board. */
export function drawPitCrew(s: Stage): void {
  drawKneelingMechanic(s, { x: 620, y: 762, k: 1.3 })
  drawBoardHolder(s, { x: 1530, y: 752, k: 1.22, flip: true })
  drawKneelingMechanic(s, { x: 1478, y: 770, k: 1.3, flip: true })
}
