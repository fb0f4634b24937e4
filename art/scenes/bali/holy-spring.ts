import { type Point, polygon, smooth } from '../../engine/geometry.ts'
import { lerp, range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFrangipani } from '../../language/plants/frangipani.ts'
import { type Layers, modelled, svg } from '../../scene.ts'

const STONE = '#87907a'
/** The wall as seen across the pool: lower and paler towards the left, where it is farther off. */
const [FAR, NEAR] = [-120, 1720]
const along = (x: number): number => (x - FAR) / (NEAR - FAR)
const nearness = (x: number): number => lerp(0.42, 1.12, along(x))
const coping = (x: number): number => lerp(470, 396, along(x))
const foot = (x: number): number => lerp(532, 566, along(x))
const paleness = (x: number): number => 0.5 * (1 - along(x)) ** 1.3
const onWall = (x: number, t: number): Point => [x, lerp(coping(x), foot(x), t)]

/** x of each spout: closer together where the wall is farther off. */
const SPOUTS = range(15).map((i) => 330 + i * 66 + i * i * 1.9)

export const poolEdge = foot

/** The long carved wall of the spring temple, its spouts and what stands on it. */
export const springWall = (): Layers => [
  svg(wallFace),
  modelled({ round: 4, dark: 0.6 }, blocks),
  svg(moss),
  modelled({ round: 4, dark: 0.6 }, crown),
  svg(niches),
  modelled({ round: 3, dark: 0.65 }, spoutHeads),
  svg(ferns),
  svg(jets),
  svg(offerings),
]

function wallFace(s: Stage): void {
  s.path(
    polygon([onWall(FAR, 0), onWall(NEAR, 0), [NEAR, foot(NEAR) + 12], [FAR, foot(FAR) + 8]]),
    s.lin([s.shade(STONE, 0.2, 0.4), s.shade(STONE, 0.26)], 0, 0, 1, 0),
  )
}

function blocks(s: Stage): void {
  const random = s.random(8)
  for (const row of range(5))
    for (let x = FAR + (row % 2) * 16; x < NEAR; ) {
      const w = (30 + random() * 16) * nearness(x)
      const [t0, t1] = [row / 5 + 0.02, (row + 1) / 5 - 0.015]
      s.path(
        polygon([onWall(x, t0), onWall(x + w - 2, t0), onWall(x + w - 2, t1), onWall(x, t1)]),
        s.shade(
          ['#87907a', '#7a8870', '#969a82', '#6f8a66'][Math.floor(random() * 4)] as string,
          0.34 + random() * 0.3 - row * 0.03,
          paleness(x),
        ),
      )
      x += w
    }
}

/** Coping stones, and the row of flame-shaped finials that every Balinese wall wears. */
function crown(s: Stage): void {
  const lip = (up: number, down: number, lit: number, colour: string) =>
    s.path(
      polygon([
        [FAR, coping(FAR) - up * nearness(FAR)],
        [NEAR, coping(NEAR) - up * nearness(NEAR)],
        [NEAR, coping(NEAR) + down * nearness(NEAR)],
        [FAR, coping(FAR) + down * nearness(FAR)],
      ]),
      s.lin([s.shade(colour, lit, 0.4), s.shade(colour, lit)], 0, 0, 1, 0),
    )
  lip(18, -8, 0.95, '#b4b89c')
  lip(9, 4, 0.62, '#99a088')
  lip(-4, 12, 0.3, STONE)
  for (let x = 180; x < NEAR; x += 92 * nearness(x)) {
    const k = nearness(x) * 0.62
    const y = coping(x) - 17 * nearness(x)
    s.path(
      `M${round1(x - 20 * k)} ${round1(y)}l${round1(3 * k)} ${round1(-20 * k)}c${round1(-12 * k)} ${round1(-14 * k)} ${round1(10 * k)} ${round1(-20 * k)} ${round1(17 * k)} ${round1(-52 * k)}c${round1(7 * k)} ${round1(32 * k)} ${round1(29 * k)} ${round1(38 * k)} ${round1(17 * k)} ${round1(52 * k)}l${round1(3 * k)} ${round1(20 * k)}Z`,
      s.shade('#a3a88e', 0.8, paleness(x)),
    )
  }
}

function niches(s: Stage): void {
  for (const x of SPOUTS) {
    const [k, y] = [nearness(x), onWall(x, 0.5)[1]]
    s.path(
      `M${round1(x - 21 * k)} ${round1(y + 34 * k)}V${round1(y - 16 * k)}Q${round1(x - 20 * k)} ${round1(y - 38 * k)} ${round1(x)} ${round1(y - 44 * k)}Q${round1(x + 20 * k)} ${round1(y - 38 * k)} ${round1(x + 21 * k)} ${round1(y - 16 * k)}V${round1(y + 34 * k)}Z`,
      s.shade('#4a5a54', 0.15, paleness(x)),
      'opacity=".75"',
    )
  }
}

/** Each spout: a small lotus of stone around a short pipe. */
function spoutHeads(s: Stage): void {
  for (const x of SPOUTS) {
    const [k, depth] = [nearness(x), paleness(x)]
    s.placed({ x, y: onWall(x, 0.5)[1] - 8 * k, scale: k }, () => {
      for (const i of range(8))
        s.placed({ x: 0, y: 0, turn: i * 45 }, () =>
          s.path('M-6 -6C-10 -16 -6 -24 0 -26C6 -24 10 -16 6 -6Z', s.shade('#b8ba9e', 0.9, depth)),
        )
      s.circle(0, 0, 10, s.shade('#7f8872', 0.55, depth))
      s.path('M-7 -2H7V12Q0 16 -7 12Z', s.shade('#c4c4a8', 0.95, depth))
    })
  }
}

function moss(s: Stage): void {
  const random = s.random(18)
  for (const _ of range(200)) {
    const x = FAR + random() * (NEAR - FAR)
    const [, y] = onWall(x, 0.06 + random() ** 2 * 0.9)
    const k = nearness(x)
    s.ellipse(
      x,
      y,
      (6 + random() * 22) * k,
      (3 + random() * 7) * k,
      s.shade(random() > 0.5 ? '#6fa050' : '#4f8a4c', 0.45 + random() * 0.45, paleness(x)),
      'opacity=".36"',
    )
  }
}

/** Ferns and creepers that hang over the coping. */
function ferns(s: Stage): void {
  const random = s.random(22)
  for (const tone of [0.3, 0.62, 0.95]) {
    const fronds = range(130).map(() => {
      const x = FAR + random() * (NEAR - FAR)
      const k = nearness(x)
      const clump = Math.sin(x * 0.013) + Math.sin(x * 0.031 + 2) > 0.1
      const drop = (clump ? 16 + random() * 34 : 5 + random() * 8) * k
      const sway = (random() - 0.5) * 26 * k
      return `M${round1(x)} ${round1(coping(x) + 2)}q${round1(sway * 0.2)} ${round1(drop * 0.3)} ${round1(sway)} ${round1(drop)}`
    })
    s.line(fronds.join(''), s.shade('#6fae54', tone, 0.08), 2.2, 'opacity=".85" stroke-linecap="round"')
  }
}

function jets(s: Stage): void {
  for (const x of SPOUTS) {
    const k = nearness(x)
    const [top, end] = [onWall(x, 0.5)[1] + 4 * k, foot(x) + 8 * k]
    s.path(
      `M${round1(x - 5 * k)} ${round1(top)}C${round1(x - 7 * k)} ${round1(top + 18 * k)} ${round1(x - 10 * k)} ${round1(end - 18 * k)} ${round1(x - 12 * k)} ${round1(end)}H${round1(x + 6 * k)}C${round1(x + 4 * k)} ${round1(end - 18 * k)} ${round1(x + 5 * k)} ${round1(top + 18 * k)} ${round1(x + 5 * k)} ${round1(top)}Z`,
      s.lin([
        ['#ffffff', 0.98],
        ['#e4f4ec', 0.72],
        ['#ffffff', 0.9],
      ]),
    )
    s.ellipse(x - 3 * k, end, 22 * k, 4.5 * k, '#ffffff', 'opacity=".7"')
    s.ellipse(x - 3 * k, end + 1, 38 * k, 8 * k, 'none', 'stroke="#ffffff" stroke-width="1.4" opacity=".45"')
  }
}

/** Canang sari: small palm-leaf trays of flowers along the coping, incense burning in some. */
function offerings(s: Stage): void {
  for (const [i, x] of [724, 842, 968, 1036, 1178, 1262, 1350, 1476].entries()) {
    s.placed({ x, y: coping(x) - 17 * nearness(x), scale: nearness(x) * 0.62 }, () => {
      drawOfferingTray(s, i % 2 === 0)
    })
  }
}

/** One tray at its own size: about fifty units wide, its foot at the origin. */
export function drawOfferingTray(s: Stage, incense: boolean): void {
  s.path('M-28 0L-22 -13H22L28 0Z', s.lin([s.shade('#c4d070', 1), s.shade('#7f9a48', 0.5)]))
  for (const [i, c] of ['#e2574a', '#f2b83c', '#d98ac0', '#f6f0dc', '#f2803c', '#e2574a'].entries())
    s.circle(-19 + i * 7.6, -16 - (i % 2) * 3, 6.4, s.shade(c, 0.95))
  drawFrangipani(s, 1, -25, 11, { flat: 0.8 })
  if (!incense) return
  s.line('M14 -18L21 -50', s.shade('#8a5a48', 0.4), 1.8)
  s.line(
    'M21 -52C14 -72 30 -84 22 -108C16 -126 28 -138 24 -156',
    '#ffffff',
    3.4,
    'opacity=".34" stroke-linecap="round"',
  )
}

/** Carp below the surface: a bent body, a fan of tail, one patch of white. */
export function drawCarp(
  s: Stage,
  o: { x: number; y: number; size: number; turn: number; colour: string },
): void {
  s.placed({ x: o.x, y: o.y, scale: o.size / 100, turn: o.turn }, () => {
    s.group('transform="scale(1 .62)"', () => {
      s.path(
        smooth(
          [
            [-44, 22],
            [0, 6],
            [48, 16],
            [66, 26],
            [30, 42],
            [-20, 40],
          ],
          true,
          0.8,
        ),
        s.light.shadow,
        'opacity=".28"',
      )
      const body = 'M-46 2C-30 -18 10 -24 46 -4C56 2 56 6 48 8C20 20 -24 18 -46 2Z'
      s.path(
        'M-40 2C-62 -16 -78 -20 -86 -14C-76 -6 -76 2 -82 14C-70 16 -56 10 -40 2Z',
        s.shade(o.colour, 0.7),
        'opacity=".8"',
      )
      s.path(
        'M12 -14C10 -28 -2 -36 -12 -34C-8 -26 -6 -20 -4 -16ZM14 14C14 26 4 34 -6 34C-4 26 -2 20 0 14Z',
        s.shade(o.colour, 0.6),
        'opacity=".7"',
      )
      s.path(body, s.lin([s.shade(o.colour, 1.05), s.shade(o.colour, 0.5)]), 'opacity=".92"')
      s.path('M-16 -14C-4 -20 12 -20 18 -14C14 -4 -6 -2 -16 -14Z', s.shade('#fff6e6', 1), 'opacity=".85"')
    })
  })
}
