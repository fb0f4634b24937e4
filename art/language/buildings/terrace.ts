import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** Champagne flute standing on y; h is its height. */
export function drawFlute(s: Stage, x: number, y: number, h: number): void {
  s.placed({ x, y, scale: h / 100 }, () => {
    s.ellipse(6, 0, 22, 3.4, s.light.shadow, 'opacity=".35"')
    s.path('M-12 -98C-15 -66 -12 -48 -3 -42L3 -42C12 -48 15 -66 12 -98Z', '#ffffff', 'opacity=".3"')
    s.path(
      'M-12.6 -84C-13.6 -62 -11 -50 -2.6 -45L2.6 -45C11 -50 13.6 -62 12.6 -84Z',
      s.lin([s.shade('#ffe39a', 1), s.shade('#e8a94a', 0.8)]),
    )
    s.ellipse(0, -84, 12.6, 2.4, s.shade('#fff3c4', 1))
    s.rect(-1.3, -43, 2.6, 41, '#ffffff', 'opacity=".7"')
    s.ellipse(0, -1.5, 13, 2.6, '#ffffff', 'opacity=".6"')
    s.line('M-8.5 -94C-10.4 -72 -9 -58 -5 -50', '#ffffff', 2, 'opacity=".85" stroke-linecap="round"')
    s.line('M10.6 -96C12 -80 11.6 -66 9.6 -56', '#ffffff', 0.9, 'opacity=".8"')
    s.path(
      range(9)
        .map((i) => `M${-4 + (i % 3) * 4} ${-52 - i * 3.6}a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0 -1.8 0`)
        .join(''),
      '#ffffff',
      'opacity=".8"',
    )
  })
}

interface AwningOptions {
  readonly from: number
  readonly to: number
  /** Upper edge, and lower edge above the scallops. */
  readonly top: number
  readonly bottom: number
  readonly stripe: string
  readonly width?: number
  readonly lit?: number
  /** How far the lower edge is shifted sideways. */
  readonly slant?: number
}

/** Striped awning with a scalloped hem. */
export function drawAwning(s: Stage, o: AwningOptions): void {
  const w = o.width ?? 44
  const slant = o.slant ?? 0
  const lit = o.lit ?? 1
  range(Math.ceil((o.to - o.from) / w)).forEach((i) => {
    const x = o.from + i * w
    const colour = i % 2 ? '#fff4e0' : o.stripe
    const b = o.bottom
    const fill = s.lin([s.shade(colour, 0.95 * lit), s.shade(colour, 0.75 * lit)])
    s.path(`M${x} ${o.top}H${x + w + 0.5}L${x + w + slant + 0.5} ${b}H${x + slant}Z`, fill)
    s.path(
      `M${x + slant} ${b - 0.5}H${x + w + slant + 0.5}V${b + w * 0.42}q${-w / 2} ${w * 0.36} ${-w - 0.5} 0Z`,
      s.shade(colour, 0.5 * lit),
    )
  })
  s.rect(o.from + slant, o.bottom - 1, o.to - o.from, 2, s.shade('#fffaf0', lit), 'opacity=".7"')
}

/** Small cup with saucer; y is where the saucer stands. */
export function drawCup(s: Stage, x: number, y: number, k: number, colour = '#fffaf0'): void {
  s.placed({ x, y, scale: k }, () => {
    s.ellipse(-8, 4, 66, 11, s.light.shadow, 'opacity=".4"')
    s.ellipse(0, 0, 56, 10, s.lin([s.shade(colour, 1), s.shade(colour, 0.5)]))
    s.ellipse(0, -2, 40, 6, s.shade(colour, 0.4), 'opacity=".6"')
    s.line('M32 -44C54 -46 56 -22 28 -18', s.shade(colour, 0.75), 6, 'stroke-linecap="round"')
    s.path(
      'M-36 -52C-36 -20 -22 -2 0 -2C22 -2 36 -20 36 -52Z',
      s.lin([s.shade(colour, 0.3), s.shade(colour, 0.85), s.shade(colour, 1.05)], 0, 0, 1, 0),
    )
    s.ellipse(0, -52, 36, 7.6, s.shade(colour, 1.05))
    s.ellipse(0, -51, 31, 6, s.lin([s.shade('#8a5230', 0.9), s.shade('#4a2a20', 0.4)]))
    s.path('M-24 -50C-10 -54 10 -54 22 -51C8 -49 -10 -48 -24 -50Z', s.shade('#e8b27a', 1), 'opacity=".6"')
  })
}

/** Slow curl of steam above (x, y). */
export function drawSteam(s: Stage, x: number, y: number, h: number): void {
  const d = `M${x} ${y}C${x - h * 0.22} ${y - h * 0.3} ${x + h * 0.22} ${y - h * 0.45} ${x} ${y - h * 0.7}C${x - h * 0.14} ${y - h * 0.85} ${x + h * 0.06} ${y - h * 0.95} ${x + h * 0.02} ${y - h}`
  s.line(d, '#ffffff', h * 0.1, `opacity=".3" stroke-linecap="round" filter="${s.blur(h * 0.035)}"`)
  s.line(d, '#ffffff', h * 0.03, `opacity=".45" stroke-linecap="round" filter="${s.blur(h * 0.015)}"`)
}

/** Round-seated bistro chair seen from the side; feet on y. */
export function drawBistroChair(
  s: Stage,
  o: { x: number; y: number; h: number; flip?: boolean; colour?: string },
): void {
  const cane = o.colour ?? '#b5723e'
  const [lit, dark] = [s.shade(cane, 0.95), s.shade(cane, 0.2)]
  s.placed({ x: o.x, y: o.y, scale: o.h / 200, flip: o.flip ?? false }, () => {
    s.ellipse(-6, 0, 70, 8, s.light.shadow, 'opacity=".35"')
    s.line(
      'M-40 0C-36 -40 -34 -70 -34 -98M44 0C42 -40 40 -70 40 -98M-18 -6C-16 -40 -16 -70 -16 -96M24 -6C24 -40 24 -70 24 -96',
      dark,
      6,
      'stroke-linecap="round"',
    )
    s.line('M-34 -40C0 -30 20 -30 42 -42', dark, 4)
    s.line(
      'M-34 -98C-44 -140 -44 -186 -30 -196C-10 -204 8 -196 6 -170C4 -140 -8 -118 -14 -100',
      lit,
      7,
      'stroke-linecap="round"',
    )
    s.path(
      'M-33 -112C-40 -144 -38 -180 -28 -188C-12 -194 2 -188 0 -168C-2 -142 -12 -126 -18 -112Z',
      s.shade('#f3e2bd', 0.7),
    )
    s.line(
      range(6)
        .map((i) => `M-38 ${-180 + i * 12}L0 ${-176 + i * 12}`)
        .join('') +
        range(4)
          .map((i) => `M${-32 + i * 9} -190L${-34 + i * 7} -114`)
          .join(''),
      s.shade('#2f6a5a', 0.6),
      1.6,
      'opacity=".8"',
    )
    s.ellipse(4, -98, 48, 9, s.lin([s.shade('#f3e2bd', 1), s.shade('#c89a62', 0.5)]))
    s.ellipse(4, -95, 48, 9, 'none', `stroke="${dark}" stroke-width="3"`)
  })
}

/** Marble bistro table on a cast-iron foot; y is the floor. */
export function drawBistroTable(s: Stage, o: { x: number; y: number; w: number; h: number }): void {
  const { x, y, w, h } = o
  const iron = s.lin([s.shade('#2e3557', 0.15), s.shade('#55608a', 0.6)], 0, 0, 1, 0)
  s.ellipse(x - w * 0.08, y, w * 0.42, h * 0.05, s.light.shadow, 'opacity=".4"')
  s.path(
    `M${x - w * 0.03} ${y - h}H${x + w * 0.03}L${x + w * 0.035} ${y - h * 0.16}C${x + w * 0.1} ${y - h * 0.1} ${x + w * 0.24} ${y - h * 0.06} ${x + w * 0.28} ${y}H${x + w * 0.2}C${x + w * 0.1} ${y - h * 0.04} ${x - w * 0.1} ${y - h * 0.04} ${x - w * 0.2} ${y}H${x - w * 0.28}C${x - w * 0.24} ${y - h * 0.06} ${x - w * 0.1} ${y - h * 0.1} ${x - w * 0.035} ${y - h * 0.16}Z`,
    iron,
  )
  s.ellipse(
    x,
    y - h + h * 0.05,
    w / 2,
    w * 0.085,
    s.lin([s.shade('#b59a86', 0.5), s.shade('#d9b46a', 0.9)], 0, 0, 1, 0),
  )
  s.ellipse(
    x,
    y - h,
    w / 2,
    w * 0.085,
    s.lin([s.shade('#f0e4dc', 0.7), s.shade('#fffaf2', 1.05)], 0, 0, 1, 0),
  )
  s.line(
    `M${x - w * 0.4} ${y - h}q${w * 0.2} ${-w * 0.03} ${w * 0.36} ${w * 0.01}t${w * 0.3} ${w * 0.02}M${x - w * 0.1} ${y - h - w * 0.06}q${w * 0.1} ${w * 0.05} ${w * 0.3} ${w * 0.05}`,
    s.shade('#9a8fa0', 0.6),
    1.2,
    'opacity=".5"',
  )
}
