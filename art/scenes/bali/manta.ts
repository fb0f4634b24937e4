import { type Point, polygon, ribbon } from '../../engine/geometry.ts'
import { range, round1, smoothstep } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawCrown } from '../../language/plants/foliage.ts'
import { type Layer, type Layers, modelled, svg } from '../../scene.ts'

/** Cobalt water from below: bright broken surface, beams, deepening blue. */
export const underwater = (): Layers => [
  svg((s) => {
    const { sky } = s.light
    s.rect(
      s.left,
      s.top,
      s.right - s.left,
      s.bottom - s.top,
      s.fine([sky[4], sky[3], sky[2], sky[1], sky[0]], 0, s.top, 0, 940, true),
    )
    s.circle(
      1180,
      s.top - 20,
      760,
      s.rad([
        [s.light.sun, 0.85],
        [s.light.glow, 0.35],
        [s.light.glow, 0],
      ]),
    )
  }),
  svg(surface),
  svg(beams),
]

function surface(s: Stage): void {
  const random = s.random(6)
  const flecks = range(150).map(() => {
    const depth = random() ** 1.7
    const y = s.top + 20 + depth * 210
    const w = (16 + random() * 90) * (1.25 - depth)
    const x = s.left + random() * (s.right - s.left)
    return `M${round1(x - w)} ${round1(y)}q${round1(w)} ${round1(-w * 0.22)} ${round1(2 * w)} 0q${round1(-w)} ${round1(w * 0.12)} ${round1(-2 * w)} 0Z`
  })
  s.path(flecks.join(''), s.light.sun, 'opacity=".3"')
}

function beams(s: Stage): void {
  const random = s.random(12)
  for (const i of range(11)) {
    const a = -0.62 + i * 0.125 + random() * 0.05
    const w = 14 + random() * 46
    const x = 1180 + a * 240
    const end = 1180 + a * 1500
    const c = s.light.sun
    s.path(
      polygon([
        [x - w * 0.3, s.top - 20],
        [x + w * 0.3, s.top - 20],
        [end + w * 2, 900],
        [end - w * 2, 900],
      ]),
      s.lin(
        [
          [c, 0.24],
          [c, 0.1],
          [c, 0],
        ],
        0,
        s.top,
        0,
        860,
        true,
      ),
    )
  }
}

/** A manta ray seen from slightly below and ahead, wings spread 2 × 430 units around (x, y). */
export const manta = (o: { x: number; y: number; scale?: number; turn?: number }): Layer[] => {
  const k = o.scale ?? 1
  const part = (draw: (s: Stage) => void) => (s: Stage) =>
    s.placed({ x: o.x, y: o.y, scale: k, turn: o.turn ?? 0 }, () => draw(s))
  const sea = { lit: '#d8f4f0', bounce: '#2f86c0', shadow: '#0a1f5a', from: [0.3, -1] as const }
  return [
    modelled({ round: 6 * k, ...sea }, part(tail)),
    modelled({ round: 46 * k, dark: 0.7, bright: 0.65, ...sea }, part(wings)),
    svg(part(dapples)),
    modelled({ round: 22 * k, dark: 0.6, ...sea }, part(belly)),
    svg(part(gills)),
    modelled({ round: 16 * k, dark: 0.75, ...sea }, part(headFins)),
  ]
}

const WING =
  'M0 -96C70 -104 120 -96 170 -78C270 -52 360 -92 436 -168C444 -120 420 -56 360 0C300 54 200 76 110 96C70 108 34 128 0 140C-34 128 -70 108 -110 96C-200 76 -300 60 -372 22C-440 -14 -486 -50 -512 -96C-420 -52 -290 -40 -180 -76C-120 -96 -70 -104 0 -96Z'

function wings(s: Stage): void {
  s.path(WING, s.lin([s.shade('#3f5f96', 0.75), s.shade('#22407c', 0.4), s.shade('#1b3270', 0.25)]))
}

/** Nets of light from the surface, playing on the back. */
function dapples(s: Stage): void {
  s.clipped(WING, () => {
    const random = s.random(77)
    const net = range(44).map(() => {
      const x = -480 + random() * 900
      const y = -150 + random() * 190
      return `M${round1(x)} ${round1(y)}q${round1(20 + random() * 26)} ${round1(-18 + random() * 12)} ${round1(44 + random() * 40)} ${round1(random() * 10)}`
    })
    s.line(net.join(''), '#e6fbf4', 4, 'opacity=".3" stroke-linecap="round"')
    s.path(
      'M-210 -70C-150 -60 -90 -40 -60 10C-120 0 -190 -20 -250 -62ZM200 -76C150 -60 92 -40 62 10C122 0 190 -24 250 -70Z',
      '#e6f2f4',
      'opacity=".55"',
    )
  })
}

function belly(s: Stage): void {
  s.path(
    'M0 -70C48 -74 84 -52 96 -10C96 40 50 96 0 122C-50 96 -96 40 -96 -10C-84 -52 -48 -74 0 -70Z',
    s.shade('#dcecf2', 0.85),
  )
}

function gills(s: Stage): void {
  const slits = range(5).map(
    (i) =>
      `M${26 + i * 3} ${-8 + i * 18}q22 4 36 ${-6 + i * 2}M${-26 - i * 3} ${-8 + i * 18}q-22 4 -36 ${-6 + i * 2}`,
  )
  s.line(slits.join(''), s.shade('#1f3f74', 0.3), 4.5, 'stroke-linecap="round"')
  s.path('M-64 -66C-30 -50 30 -50 64 -66C50 -36 -50 -36 -64 -66Z', s.shade('#0f2350', 0.15))
  for (const [x, y, r] of [
    [10, 66, 7],
    [-18, 78, 5],
    [22, 84, 4],
    [-6, 52, 4],
  ] as const)
    s.circle(x, y, r, s.shade('#2f4f80', 0.3), 'opacity=".7"')
}

function headFins(s: Stage): void {
  s.path(
    ribbon(
      [
        [70, -66],
        [98, -96],
        [104, -132],
        [84, -164],
      ] as Point[],
      (t) => 27 - 17 * t,
    ),
    s.shade('#2f4f8c', 0.6),
  )
  s.path(
    ribbon(
      [
        [-70, -66],
        [-98, -96],
        [-104, -132],
        [-84, -164],
      ] as Point[],
      (t) => 27 - 17 * t,
    ),
    s.shade('#2f4f8c', 0.6),
  )
  s.circle(104, -78, 8, s.shade('#0a1430', 0.1))
  s.circle(-104, -78, 8, s.shade('#0a1430', 0.1))
}

function tail(s: Stage): void {
  s.path(
    ribbon(
      [
        [0, 128],
        [10, 200],
        [44, 290],
        [110, 380],
      ] as Point[],
      (t) => 7 - 5.5 * t,
    ),
    s.shade('#22407c', 0.5),
  )
}

/** Someone at the surface, seen from below and beside, swimming to the left. */
export function drawSwimmerBelowSurface(
  s: Stage,
  x: number,
  y: number,
  scale: number,
  suit: string,
  flip = false,
): void {
  const limb = (d: string, colour: string, w: number) =>
    s.line(d, colour, w, 'stroke-linecap="round" stroke-linejoin="round"')
  s.placed({ x, y, scale, flip }, () => {
    const skin = s.shade('#8a5a44', 0.55, 0.16)
    limb('M-30 0C-44 14 -66 20 -84 34', skin, 8)
    limb('M46 4C70 10 84 2 110 12', skin, 10)
    limb('M46 0C68 -4 88 -10 112 -8', skin, 10)
    s.path('M108 6L150 20L146 28L106 18ZM110 -13L154 -12L154 -3L110 -3Z', s.shade('#e8b64c', 0.8, 0.1))
    s.path(
      'M-40 -10C-16 -18 24 -14 50 -6C56 0 54 8 46 10C20 16 -16 16 -38 10C-46 4 -46 -6 -40 -10Z',
      s.lin([s.shade(suit, 1, 0.1), s.shade(suit, 0.3, 0.1)]),
    )
    s.ellipse(-58, 2, 14, 13, skin)
    s.path(
      'M-72 -4C-74 -16 -60 -18 -50 -14C-44 -10 -44 -2 -48 2C-52 -8 -62 -8 -72 -4Z',
      s.shade('#241c34', 0.3, 0.1),
    )
    s.rect(-76, 0, 14, 11, s.shade('#bfe6f0', 0.9), 'rx="3"')
    limb('M-62 -10C-56 -24 -50 -30 -44 -42', s.shade('#e2574a', 0.9), 4)
    limb('M-22 8C-34 26 -44 34 -58 40', skin, 8)
  })
}

/** A loose school of small reef fish. */
export function drawSchool(s: Stage, x: number, y: number, w: number, h: number, count: number): void {
  const random = s.random(x)
  for (const _ of range(count)) {
    const k = 0.5 + random() * 0.7
    s.placed(
      { x: x + (random() - 0.5) * w, y: y + (random() - 0.5) * h, scale: k, turn: -8 + random() * 10 },
      () => {
        s.path('M-14 0C-6 -8 8 -7 14 0C8 6 -6 7 -14 0ZM12 0L24 -7L20 0L24 7Z', s.shade('#9fd0e6', 0.7, 0.35))
      },
    )
  }
}

/** The reef below: coral heads and sea fans rising to the right, then the blue deep. */
export function drawReefBelow(s: Stage): void {
  const random = s.random(83)
  const crest = (x: number) => 900 - 110 * smoothstep(620, 1560, x) + 26 * Math.sin(x * 0.011)
  const line = range(50).map((i): Point => {
    const x = s.left + (i / 49) * (s.right - s.left)
    return [x, crest(x) + 26]
  })
  const deep = [s.shade('#16458c', 0.5), s.shade('#0a2464', 0.3), s.light.shadow]
  s.path(polygon([...line, [s.right, s.bottom], [s.left, s.bottom]]), s.lin(deep, 0, 790, 0, 1060, true))
  for (const i of range(64)) {
    const x = s.left + ((i + random()) / 64) * (s.right - s.left)
    const y = crest(x) + 34 + (i % 3) * 34
    const size = 34 + random() * 56
    const colour = ['#2f6fb4', '#5a5fae', '#8a5fa4', '#3f8fb8', '#a8708c'][i % 5] as string
    if (i % 4 === 0) drawSeaFan(s, x, y, size * 1.7, colour)
    drawCrown(s, {
      x,
      y,
      w: size * 1.5,
      h: size,
      colour,
      depth: 0.12,
      lit: 0.7,
      dab: size * 0.09,
      density: 46,
      seed: i,
    })
  }
}

function drawSeaFan(s: Stage, x: number, y: number, h: number, colour: string): void {
  const ribs = range(13).map((i) => {
    const a = -Math.PI / 2 + (i - 6) * 0.16
    const end = [x + Math.cos(a) * h, y + Math.sin(a) * h * (1 - Math.abs(i - 6) * 0.04)]
    return `M${round1(x)} ${round1(y)}Q${round1(x + Math.cos(a) * h * 0.4)} ${round1(y - h * 0.5)} ${end.map(round1).join(' ')}`
  })
  s.line(ribs.join(''), s.shade(colour, 0.75, 0.1), 2.4, 'opacity=".8" stroke-linecap="round"')
}
