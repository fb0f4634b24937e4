import { ellipsePath, type Point, polygon, rectPath, ribbon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

interface Spot {
  readonly x: number
  readonly y: number
  readonly turn?: number
  readonly scale?: number
}

type Dish = (s: Stage, spot: Spot) => void

/** A thing on the leaf: its hard shadow to the lower left, then itself. */
function laid(s: Stage, spot: Spot, silhouette: string, draw: () => void): void {
  const { x, y, turn = 0, scale = 1 } = spot
  s.placed({ x: x - 3.4, y: y + 3, turn, scale }, () => s.path(silhouette, s.light.shadow, 'opacity=".45"'))
  s.placed({ x, y, turn, scale }, draw)
}

const scattered = (places: readonly (readonly [number, number, number])[], spot: Spot): Spot[] => {
  const a = ((spot.turn ?? 0) * Math.PI) / 180
  return places.map(([x, y, turn]) => ({
    x: spot.x + x * Math.cos(a) - y * Math.sin(a),
    y: spot.y + x * Math.sin(a) + y * Math.cos(a),
    turn: (spot.turn ?? 0) + turn,
    scale: spot.scale ?? 1,
  }))
}

const CURL: readonly Point[] = range(9).map((i): Point => {
  const a = -2.75 + (i / 8) * 4.3
  return [Math.cos(a) * 10.5, Math.sin(a) * 9]
})
const PRAWN = ribbon(CURL, (t) => 4.6 - 2.6 * t)

function drawPrawn(s: Stage, spot: Spot): void {
  laid(s, spot, PRAWN, () => {
    const red = s.shade('#d8452a', 0.6)
    s.line('M-9 -4C-16 -12 -26 -12 -33 -8M-9 -5C-14 -16 -22 -20 -30 -20', red, 0.9)
    s.path('M-7 -8L-17 -8L-8 1Z', red)
    s.path(PRAWN, s.shade('#f0622f', 0.85))
    const bands = CURL.slice(1, 8).map(([x, y]) => `M${x * 0.66} ${y * 0.62}L${x * 1.36} ${y * 1.4}`)
    s.line(bands.join(''), s.shade('#ffc79a', 1), 1.4)
    const [tx, ty] = CURL[8] as Point
    s.path(`M${tx} ${ty}l-9 1l3 5l4 -1l1 5l6 -2Z`, s.shade('#f58a4c', 0.95))
    s.circle(-9.4, -6.4, 1.1, s.shade('#2a1420', 0.2))
  })
}

const prawns: Dish = (s, spot) => {
  const row: [number, number, number][] = [
    [-14, -17, 10],
    [12, -20, -14],
    [-16, 2, 4],
    [13, 0, -6],
    [-13, 20, 16],
    [14, 20, -20],
  ]
  for (const place of scattered(row, spot)) drawPrawn(s, place)
}

const MANGO = ellipsePath(0, 0, 15, 10)

const mangoes: Dish = (s, spot) => {
  for (const place of scattered(
    [
      [-13, -15, -20],
      [14, -8, 24],
      [-10, 12, 8],
      [16, 17, -12],
    ],
    spot,
  ))
    laid(s, place, MANGO, () => {
      s.path(MANGO, s.shade('#d97a22', 0.7))
      s.path(ellipsePath(0.8, -0.8, 13, 8.2), s.shade('#ffbe2e', 0.95))
      s.line(
        'M-9 -6V4.500M-4 -8V7M1 -9V7.400M6 -8V6.500M10.500 -6V4M-11 -4H12.500M-12 0H13.500M-10 4H12',
        s.shade('#d98418', 0.6),
        1,
      )
      s.line('M-7 -6h2M-2 -6.500h2M3 -6.500h2M-2 -2.500h2M3 -2.500h2M8 -2.500h2', s.shade('#fff0a0', 1), 1.5)
    })
}

const FISH =
  '-40,1 -34,-7 -20,-12 0,-13 20,-8 34,-3 46,-12 50,-11 45,1 50,12 46,13 34,4 20,10 0,13 -20,12 -34,8'

const grilledFish: Dish = (s, spot) => {
  const d = curved(FISH, 0, 0, 1, 1, 0.6)
  laid(s, { ...spot, turn: (spot.turn ?? 0) + 78 }, d, () => {
    s.path(d, s.shade('#7a4a2c', 0.55))
    s.clipped(d, () => {
      s.path(curved(FISH, 2, -4, 1, 1, 0.6), s.shade('#c08448', 0.85))
      s.line('M-16 -14L-8 12M-4 -14L4 13M8 -12L16 11', s.shade('#3a2018', 0.2), 3)
    })
    s.line('M-26 -10Q-22 0 -26 9', s.shade('#4a2a1c', 0.3), 1.6)
    s.circle(-33, -3, 1.8, s.shade('#fff2d8', 1))
    for (const [x, y] of [
      [-12, 0],
      [0, -3],
      [4, 4],
      [13, 0],
      [-20, 3],
    ] as const)
      s.rect(x - 2.4, y - 2.4, 4.8, 4.8, s.shade(x % 2 ? '#f4ead0' : '#e2402c', 0.95))
  })
  for (const place of scattered(
    [
      [24, -14, 0],
      [25, 3, 20],
      [23, 20, 40],
    ],
    spot,
  ))
    drawCalamansi(s, place)
}

function drawCalamansi(s: Stage, spot: Spot): void {
  laid(s, spot, ellipsePath(0, 0, 6), () => {
    s.circle(0, 0, 6, s.shade('#4f8f34', 0.75))
    s.circle(0, 0, 4.7, s.shade('#f8d878', 1))
    s.line('M-4.500 0H4.500M0 -4.500V4.500M-3 -3L3 3M-3 3L3 -3', s.shade('#e09a28', 0.8), 0.8)
  })
}

const CRAB = '-17,-2 -13,-10 -6,-13 6,-13 13,-10 17,-2 10,8 0,11 -10,8'

function drawCrab(s: Stage, spot: Spot): void {
  const d = curved(CRAB)
  laid(s, spot, d, () => {
    const legs = [-1, 1].flatMap((k) =>
      range(4).map(
        (i) => `M${k * 10} ${-5 + i * 4}L${k * (21 + i)} ${-10 + i * 8}L${k * (25 - i)} ${-2 + i * 8}`,
      ),
    )
    s.line(legs.join(''), s.shade('#c23c24', 0.6), 2.6, 'stroke-linejoin="round" stroke-linecap="round"')
    for (const k of [-1, 1]) {
      s.line(`M${k * 11} -9L${k * 20} -17`, s.shade('#d84a2a', 0.7), 4)
      s.path(
        curved('17,-16 23,-19 26,-26 20,-32 13,-33 18,-27 11,-28 11,-22', 0, 0, 1, k),
        s.shade('#e85a30', 0.9),
      )
    }
    s.path(d, s.shade('#c8402a', 0.6))
    s.clipped(d, () => s.path(curved(CRAB, 4, -3), s.shade('#ee6a38', 0.92)))
    s.line('M-9 -5Q0 -9 9 -5M-7 2Q0 -1 7 2', s.shade('#ffcaa0', 1), 1.4)
  })
}

const crabs: Dish = (s, spot) => {
  for (const place of scattered(
    [
      [-6, -14, -14],
      [8, 18, 160],
    ],
    spot,
  ))
    drawCrab(s, place)
}

const LINK =
  'M-11 -3.600C-4 -6.400 6 -6.400 12 -3C15 0 14 4 10 4.400C4 2.800 -4 2.800 -10 4.400C-15 4 -15 -2 -11 -3.600Z'

const longganisa: Dish = (s, spot) => {
  const heap = range(8).map((i): [number, number, number] => [
    (i % 2 ? 13 : -13) + ((i * 5) % 4),
    -22 + Math.floor(i / 2) * 14,
    -8 + ((i * 37) % 22),
  ])
  for (const place of scattered(heap, spot))
    laid(s, place, LINK, () => {
      s.path(LINK, s.shade('#8e2a24', 0.65))
      s.line('M-9 -2.400C-3 -4.800 5 -4.600 10 -2', s.shade('#f08a6a', 1), 1.5, 'stroke-linecap="round"')
    })
}

const eggsAndTomato: Dish = (s, spot) => {
  for (const [i, place] of scattered(
    [
      [-15, -20, 0],
      [4, -16, 30],
      [-8, -2, 60],
      [13, 2, 10],
      [-14, 16, 80],
      [6, 19, 40],
    ],
    spot,
  ).entries()) {
    if (i % 2) {
      laid(s, place, ellipsePath(0, 0, 9), () => {
        s.circle(0, 0, 9, s.shade('#d8322a', 0.85))
        s.circle(0, 0, 7, s.shade('#f0684a', 0.95))
        s.line('M-6 0H6M-3 -5L3 5M-3 5L3 -5', s.shade('#ffd8a8', 1), 1.3)
      })
      continue
    }
    laid(s, place, ellipsePath(0, 0, 8, 10), () => {
      s.ellipse(0, 0, 8, 10, s.shade('#c83a6a', 0.75))
      s.ellipse(0.4, -0.4, 6.8, 8.8, s.shade('#fffaf0', 1))
      s.circle(0, 0.6, 4.4, s.shade('#f28a1e', 0.95))
    })
  }
}

const lumpia: Dish = (s, spot) => {
  const rolls: [number, number, number][] = [
    ...range(5).map((i): [number, number, number] => [-1, -22 + i * 11, -4 + ((i * 7) % 9)]),
    [1, -16, 84],
    [2, 4, 96],
  ]
  const d = rectPath(-20, -4.4, 40, 8.8)
  for (const place of scattered(rolls, spot))
    laid(s, place, d, () => {
      s.path(d, s.shade('#b8702c', 0.7))
      s.rect(-20, -4.4, 40, 4.4, s.shade('#eab45a', 0.95))
      s.rect(-20, -4.4, 4, 8.8, s.shade('#8a4a20', 0.5))
    })
}

const melon: Dish = (s, spot) => {
  for (const place of scattered(
    [
      [-12, -18, -12],
      [13, -12, 14],
      [-11, 10, 6],
      [14, 17, -10],
    ],
    spot,
  )) {
    const d = 'M-15 8Q0 14 15 8L0 -15Z'
    laid(s, place, d, () => {
      s.path(d, s.shade('#2f7a3c', 0.7))
      s.path('M-13.400 5.600Q0 11 13.400 5.600L0 -15Z', s.shade('#f0f4d0', 1))
      s.path('M-12 3.600Q0 8.600 12 3.600L0 -15Z', s.shade('#ec4640', 0.9))
      s.line('M-4 0v2M4 -1v2M0 -6v2M0 3v2', s.shade('#2a1420', 0.2), 1.4)
    })
  }
}

const skewers: Dish = (s, spot) => {
  for (const [i, place] of scattered(
    range(5).map((k): [number, number, number] => [0, -24 + k * 12, -10 + k * 5]),
    spot,
  ).entries())
    laid(s, place, rectPath(-14, -4, 34, 8), () => {
      s.line('M-32 0H22', s.shade('#e8cf94', 0.9), 1.8)
      for (const k of range(4)) {
        s.rect(-14 + k * 9, -4.6, 8, 9.2, s.shade(k % 2 ? '#8a3a1e' : '#a04a22', 0.6))
        s.rect(-13 + k * 9 + (i % 2), -3.8, 5, 2.4, s.shade('#f0a860', 1))
      }
    })
}

const pineapple: Dish = (s, spot) => {
  for (const place of scattered(
    [
      [-10, -16, 0],
      [12, -8, 20],
      [-10, 8, 40],
      [11, 18, 10],
    ],
    spot,
  ))
    laid(s, place, ellipsePath(0, 0, 13), () => {
      s.circle(0, 0, 13, s.shade('#e0a022', 0.8))
      s.circle(0.5, -0.5, 11.6, s.shade('#ffdc4a', 1))
      const fibres = range(14).map((i) => {
        const a = (i / 14) * Math.PI * 2
        return `M${Math.cos(a) * 5} ${Math.sin(a) * 5}L${Math.cos(a) * 10.5} ${Math.sin(a) * 10.5}`
      })
      s.line(fibres.join(''), s.shade('#d9a01e', 0.7), 0.9)
      s.circle(0, 0, 3.6, s.shade('#4f9a4c', 0.6))
    })
}

const beans: Dish = (s, spot) => {
  const { x, y, turn = 0 } = spot
  s.placed({ x, y, turn }, () => {
    const pods = range(9).map(
      (i) =>
        `M${-24 + (i % 3) * 3} ${-20 + i * 5}q24 ${((i * 13) % 11) - 5} ${46 - (i % 2) * 6} ${((i * 7) % 9) - 4}`,
    )
    s.line(pods.join(''), s.light.shadow, 3.4, 'opacity=".4" transform="translate(-3 3)"')
    s.line(pods.join(''), s.shade('#3f8a34', 0.6), 3.4, 'stroke-linecap="round"')
    s.line(pods.join(''), s.shade('#a8d85a', 1), 1.3, 'stroke-linecap="round" transform="translate(0 -.8)"')
  })
}

/** A young coconut with its lid off. */
export function drawBuko(s: Stage, spot: Spot): void {
  laid(s, spot, ellipsePath(0, 0, 15), () => {
    s.path(
      polygon(range(9).map((i): Point => [Math.cos((i / 9) * 6.283) * 15, Math.sin((i / 9) * 6.283) * 15])),
      s.shade('#5f9a44', 0.8),
    )
    s.circle(0.6, -0.6, 10.4, s.shade('#e8dcb8', 0.9))
    s.circle(0.6, -0.6, 8.6, s.shade('#fffdf2', 1))
    s.circle(0, 0.4, 6.4, s.shade('#c4dcd0', 0.9))
    s.line('M2 -1L15 -13', s.shade('#e0483a', 0.95), 2.2)
  })
}

/** Vinegar with chilli. */
export function drawSauce(s: Stage, spot: Spot): void {
  laid(s, spot, ellipsePath(0, 0, 10), () => {
    s.circle(0, 0, 10, s.shade('#f4f0e4', 0.95))
    s.circle(0, 0, 7.8, s.shade('#6a3420', 0.4))
    s.line('M-3 -2l4 1M0 3l4 -2M-4 3l2 1', s.shade('#ec4030', 1), 1.6)
  })
}

export const DISHES: readonly Dish[] = [
  prawns,
  mangoes,
  grilledFish,
  eggsAndTomato,
  crabs,
  lumpia,
  melon,
  skewers,
  pineapple,
  longganisa,
  beans,
]
