import { mix } from '../../engine/colour.ts'
import { ellipsePath, type Point, polygon, rectPath, ribbon, smooth } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** Small things of travel, seen from above at an angle; `turn` in degrees, `size` is the width. */
interface KeepsakeOptions {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn?: number
  readonly colour?: string
}

/** Flattens a thing drawn from straight above into the table's perspective. */
function lying(s: Stage, o: KeepsakeOptions, tilt: number, draw: () => void): void {
  s.group(`transform="translate(${round1(o.x)} ${round1(o.y)}) scale(1 ${tilt})"`, () =>
    s.group(`transform="rotate(${o.turn ?? 0}) scale(${o.size / 100})"`, draw),
  )
}

function underneath(s: Stage, d: string, away = 3): void {
  const dir = s.lightSide(0)
  s.path(d, s.light.shadow, `opacity=".38" transform="translate(${-dir * away} ${away * 1.4})"`)
}

/** A sheet of paper with lines of handwriting. */
export function drawLetter(
  s: Stage,
  o: KeepsakeOptions & { readonly lines?: number; readonly tilt?: number },
): void {
  const paper = o.colour ?? '#fbf3e2'
  lying(s, o, o.tilt ?? 0.6, () => {
    const d = rectPath(-50, -66, 100, 132)
    underneath(s, d)
    s.path(d, s.lin([s.shade(paper, 1.05), s.shade(paper, 0.8)], 1, 0, 0, 1))
    const lines = range(o.lines ?? 11).map((i) => {
      const y = -46 + i * 9
      const length = i === (o.lines ?? 11) - 1 ? 30 : 68 + ((i * 37) % 12)
      const waves = range(Math.floor(length / 2.4)).map(
        (k) => `q0.6 ${[-2.2, -1, -1.5, -0.7, -1.8][(k * 7 + i * 3) % 5]} 1.2 0t1.2 0`,
      )
      return `M-38 ${y}${waves.join('')}`
    })
    s.line(lines.join(''), s.shade('#2a3358', 0.25), 0.55, 'opacity=".7"')
  })
}

/** Envelope with flap, stamp and postmark; or its back with a wax seal. */
export function drawEnvelope(
  s: Stage,
  o: KeepsakeOptions & { readonly seal?: string; readonly stamp?: string; readonly tilt?: number },
): void {
  const paper = o.colour ?? '#f3e3c8'
  lying(s, o, o.tilt ?? 0.6, () => {
    const d = rectPath(-60, -38, 120, 76)
    underneath(s, d)
    s.path(d, s.lin([s.shade(paper, 1.05), s.shade(paper, 0.72)], 1, 0, 0, 1))
    if (o.seal) {
      s.path(
        polygon([
          [-60, -38],
          [60, -38],
          [0, 14],
        ]),
        s.lin([s.shade(paper, 1), s.shade(paper, 0.78)]),
      )
      s.line('M-60 -38L0 14L60 -38M-60 38L-12 4M60 38L12 4', s.shade(paper, 0.35), 1, 'opacity=".6"')
      s.circle(
        0,
        10,
        10,
        s.rad([s.shade(o.seal, 1), s.shade(o.seal, 0.5), s.shade(o.seal, 0.2)], 0.6, 0.35, 0.7),
      ).circle(0, 10, 6, s.shade(o.seal, 0.35), 'opacity=".5"')
      return
    }
    const stamp = o.stamp ?? '#3f7f8c'
    s.rect(32, -30, 20, 24, s.shade('#fffaf0', 1)).rect(
      34,
      -28,
      16,
      20,
      s.lin([s.shade(mix(stamp, '#f6c684', 0.6), 1), s.shade(stamp, 0.7)]),
    )
    s.circle(45, -21, 3, s.light.sun)
    s.line(
      `${ellipsePath(20, -16, 11)}${ellipsePath(20, -16, 7)}M30 -22q4 -2 8 0t8 0M30 -16q4 -2 8 0t8 0`,
      s.shade('#33406b', 0.3),
      0.8,
      'opacity=".5"',
    )
    s.line('M-40 2h52M-40 10h40M-40 18h46', s.shade('#2a3358', 0.3), 1, 'opacity=".7"')
  })
}

/** Fountain pen. */
export function drawPen(s: Stage, o: KeepsakeOptions): void {
  s.group(
    `transform="translate(${round1(o.x)} ${round1(o.y)}) rotate(${o.turn ?? -30}) scale(${o.size / 100})"`,
    () => {
      const ink = o.colour ?? '#1f2a52'
      s.path('M-48 6C-20 8 30 8 50 5L50 9C20 12 -20 12 -50 8Z', s.light.shadow, 'opacity=".35"')
      s.path(
        'M-30 -4C0 -5.500 34 -5 48 -3C51 -1.500 51 1.500 48 3C34 5 0 5.500 -30 4Z',
        s.lin([s.shade(ink, 1.1), s.shade(ink, 0.5), s.shade(ink, 0.05)]),
      )
      s.path('M-30 -3.600L-36 -2.400L-36 2.400L-30 3.600Z', s.shade('#d9b46a', 0.9))
      s.path(
        'M-36 -2.400C-42 -2 -46 -1 -50 0C-46 1 -42 2 -36 2.400Z',
        s.lin([s.shade('#f0d79a', 1.1), s.shade('#a8803e', 0.4)]),
      )
      s.rect(6, -5, 3, 10, s.shade('#d9b46a', 0.9)).rect(12, -6.6, 28, 1.6, s.shade('#e6c987', 1))
      s.line('M-28 -2C0 -3.400 30 -3 46 -1.600', '#ffffff', 0.7, 'opacity=".5"')
    },
  )
}

/** Brass compass with a lid ring, rose and needle. */
export function drawCompass(s: Stage, o: KeepsakeOptions & { readonly tilt?: number }): void {
  const brass = o.colour ?? '#c9973f'
  const tilt = o.tilt ?? 0.6
  const h = 13
  s.group(`transform="translate(${round1(o.x)} ${round1(o.y)}) scale(${o.size / 100})"`, () => {
    const dir = s.lightSide(o.x)
    s.ellipse(-dir * 8, 10 + h, 54, 54 * tilt, s.light.shadow, 'opacity=".4"')
    s.path(
      `M-50 0V${h}A50 ${50 * tilt} 0 0 0 50 ${h}V0Z`,
      s.lin(
        dir > 0
          ? [s.shade(brass, 0.1), s.shade(brass, 0.5), s.shade(brass, 1.1), s.shade(brass, 0.6)]
          : [s.shade(brass, 0.6), s.shade(brass, 1.1), s.shade(brass, 0.5), s.shade(brass, 0.1)],
        0,
        0,
        1,
        0,
      ),
    )
    s.ellipse(
      0,
      0,
      50,
      50 * tilt,
      s.lin([s.shade(brass, 1.15), s.shade(brass, 0.55)], dir > 0 ? 1 : 0, 0, dir > 0 ? 0 : 1, 1),
    )
    s.ellipse(0, 0, 43, 43 * tilt, s.shade(brass, 0.15)).ellipse(
      0,
      1,
      41,
      41 * tilt,
      s.shade('#faf1dc', 0.95),
    )
    s.group(`transform="scale(1 ${tilt}) rotate(${o.turn ?? 0})"`, () => {
      s.line(
        range(36)
          .map(
            (i) =>
              `M${round1(Math.cos(i * 0.1745) * 34)} ${round1(Math.sin(i * 0.1745) * 34)}L${round1(Math.cos(i * 0.1745) * (i % 9 ? 38 : 39.5))} ${round1(Math.sin(i * 0.1745) * (i % 9 ? 38 : 39.5))}`,
          )
          .join(''),
        s.shade('#33406b', 0.3),
        0.8,
      )
      for (const [i, k] of range(8).map((n) => [n, n % 2 ? 18 : 30] as const)) {
        const a = (i * Math.PI) / 4
        const tip: Point = [Math.cos(a) * k, Math.sin(a) * k]
        const flank = (side: number): Point => [Math.cos(a + side * 0.5) * 7, Math.sin(a + side * 0.5) * 7]
        s.path(polygon([[0, 0], flank(-1), tip]), s.shade('#33406b', 0.5)).path(
          polygon([[0, 0], flank(1), tip]),
          s.shade('#c9a25d', 0.9),
        )
      }
      s.path(
        polygon([
          [-3, 6],
          [26, -24],
          [3, 0],
        ]),
        s.shade('#b5323c', 0.9),
      ).path(
        polygon([
          [3, 0],
          [-24, 26],
          [-3, 6],
        ]),
        s.shade('#22304f', 0.3),
      )
    })
    s.ellipse(dir * 14, -12 * tilt, 20, 9 * tilt, '#ffffff', 'opacity=".28"')
  })
}

/** A ticket with notched corners, a double gold rule and a perforated stub; no letters. */
export function drawTicket(
  s: Stage,
  o: KeepsakeOptions & { readonly tilt?: number; readonly gold?: boolean },
): void {
  const paper = o.colour ?? (o.gold ? '#e6c070' : '#f6ecd6')
  lying(s, o, o.tilt ?? 0.62, () => {
    const d = 'M-56 -26A5 5 0 0 0 -51 -31H51A5 5 0 0 0 56 -26V26A5 5 0 0 0 51 31H-51A5 5 0 0 0 -56 26Z'
    underneath(s, d)
    s.path(
      d,
      s.lin(
        o.gold
          ? [s.shade('#fff0c0', 1.1), s.shade(paper, 1), s.shade(paper, 0.6), s.shade('#f6dfa0', 1.05)]
          : [s.shade(paper, 1.05), s.shade(paper, 0.8)],
        1,
        0,
        0,
        0.6,
      ),
    )
    const rule = s.shade(o.gold ? '#8a5f26' : '#c9a25d', o.gold ? 0.35 : 0.85)
    s.line('M-50 -24H50V24H-50ZM-47 -21H47V21H-47Z', rule, 0.8)
    s.line('M26 -27V27', rule, 1, 'stroke-dasharray="2 2.400"')
    const rays = range(13).map(
      (i) =>
        `M-12 12L${round1(-12 + Math.cos(Math.PI + (i / 12) * Math.PI) * 27)} ${round1(12 + Math.sin(Math.PI + (i / 12) * Math.PI) * 27)}`,
    )
    s.line(rays.join(''), rule, 0.7).path('M-23 12A11 11 0 0 1 -1 12Z', rule)
    s.line('M-42 15H18', rule, 1.2)
    s.line('M32 -14V14M36 -14V14M39 -14V14M43 -14V14', rule, 1.4)
  })
}

/** Hotel key with a tasselled brass tag. */
export function drawKey(s: Stage, o: KeepsakeOptions): void {
  const brass = o.colour ?? '#c9973f'
  s.group(
    `transform="translate(${round1(o.x)} ${round1(o.y)}) rotate(${o.turn ?? 20}) scale(${o.size / 100})"`,
    () => {
      const metal = s.lin([s.shade(brass, 1.1), s.shade(brass, 0.4)])
      const bits = 'M-14 -3H46V3H-14ZM34 3H39V14H34ZM42 3H46V11H42Z'
      s.path(bits, s.light.shadow, 'opacity=".35" transform="translate(-3 5)"').path(bits, metal)
      s.line(ellipsePath(-28, 0, 14), s.shade(brass, 0.85), 5)
      s.line('M-42 2C-58 14 -62 22 -66 34', s.shade('#8f2f3c', 0.6), 2.4)
      s.path(
        smooth(
          [
            [-76, 34],
            [-58, 30],
            [-50, 52],
            [-62, 76],
            [-82, 66],
          ],
          true,
          0.5,
        ),
        s.lin([s.shade(brass, 1.1), s.shade(brass, 0.45)]),
      )
      s.line(ellipsePath(-66, 54, 9), s.shade(brass, 0.1), 1.4, 'opacity=".6"')
    },
  )
}

/** Concierge bell. */
export function drawBell(s: Stage, o: KeepsakeOptions): void {
  const metal = o.colour ?? '#d9b46a'
  const dir = s.lightSide(o.x)
  s.group(`transform="translate(${round1(o.x)} ${round1(o.y)}) scale(${o.size / 100})"`, () => {
    s.ellipse(-dir * 10, 6, 62, 14, s.light.shadow, 'opacity=".4"')
    s.path(
      'M-54 -4C-54 -14 54 -14 54 -4V2C54 12 -54 12 -54 2Z',
      s.lin([s.shade('#5a3426', 0.9), s.shade('#33202c', 0.2)]),
    )
    s.path(
      'M-44 -10C-44 -42 -20 -56 0 -56C20 -56 44 -42 44 -10C30 -4 -30 -4 -44 -10Z',
      s.lin(
        dir > 0
          ? [s.shade(metal, 0.1), s.shade(metal, 0.55), s.shade(metal, 1.15), s.shade(metal, 0.7)]
          : [s.shade(metal, 0.7), s.shade(metal, 1.15), s.shade(metal, 0.55), s.shade(metal, 0.1)],
        0,
        0,
        1,
        0,
      ),
    )
    s.ellipse(dir * 18, -36, 7, 12, '#ffffff', `opacity=".6" transform="rotate(${dir * 24} ${dir * 18} -36)"`)
    s.rect(-3, -66, 6, 12, s.shade(metal, 0.6)).ellipse(0, -67, 8, 4.6, s.shade(metal, 1.1))
  })
}

/** Desk lamp with a glass shade and its pool of light. */
export function drawLamp(s: Stage, o: KeepsakeOptions): void {
  const glass = o.colour ?? '#2f7a58'
  const k = o.size / 100
  s.circle(
    o.x,
    o.y - 96 * k,
    420 * k,
    s.rad([
      [s.light.window, 0.55, 0],
      [s.light.window, 0.16, 0.4],
      [s.light.window, 0, 1],
    ]),
  )
  s.group(`transform="translate(${round1(o.x)} ${round1(o.y)}) scale(${k})"`, () => {
    const brass = s.lin(
      [s.shade('#c9973f', 0.2), s.shade('#e6c070', 1.1), s.shade('#a8803e', 0.3)],
      0,
      0,
      1,
      0,
    )
    s.ellipse(0, 3, 52, 10, s.light.shadow, 'opacity=".4"')
    s.path('M-44 0C-44 -9 -14 -12 -5 -18L-5 -100H5L5 -18C14 -12 44 -9 44 0Z', brass)
    s.path(
      'M-74 -92C-70 -116 -40 -128 0 -128C40 -128 70 -116 74 -92C40 -86 -40 -86 -74 -92Z',
      s.lin([s.shade(glass, 0.7), mix(s.shade(glass, 1), s.light.window, 0.55)]),
    )
    s.path('M-72 -92C-40 -86 40 -86 72 -92C40 -83 -40 -83 -72 -92Z', '#fff6d8')
    s.line('M0 -92v26', s.shade('#c9973f', 0.8), 1.2).circle(0, -64, 2.4, s.shade('#e6c070', 1))
  })
}

/** A sprig of mimosa: feathery leaves and yellow down. */
export function drawMimosa(s: Stage, o: KeepsakeOptions): void {
  const random = s.random(o.x)
  s.group(
    `transform="translate(${round1(o.x)} ${round1(o.y)}) rotate(${o.turn ?? 0}) scale(${o.size / 100})"`,
    () => {
      for (const b of range(7)) {
        const a = -Math.PI / 2 + (b - 3) * 0.3
        const stem: Point[] = range(6).map((i) => [
          Math.cos(a + i * 0.05 * (b - 3)) * i * 18,
          Math.sin(a) * i * 18,
        ])
        s.path(
          ribbon(stem, (t) => 1.6 - t),
          s.shade('#6a7a4a', 0.5),
        )
        for (const [i, [x, y]] of stem.slice(1).entries()) {
          const needles = range(10).map(
            (n) =>
              `M${round1(x)} ${round1(y)}l${round1(Math.cos(a + (n - 4.5) * 0.3) * 13)} ${round1(Math.sin(a + (n - 4.5) * 0.3) * 13)}`,
          )
          s.line(needles.join(''), s.shade('#7f9a5c', 0.35 + i * 0.1), 0.9)
          for (const _ of range(6)) {
            const [px, py] = [x + (random() - 0.5) * 22, y + (random() - 0.5) * 20]
            s.circle(
              px,
              py,
              4 + random() * 2.4,
              s.rad(
                [s.shade('#fff2a0', 1.1), s.shade('#f3c83a', 0.95), s.shade('#c98a2a', 0.4)],
                0.6,
                0.3,
                0.7,
              ),
            )
          }
        }
      }
    },
  )
}
