import { type Point, polygon, rectPath } from '../engine/geometry.ts'
import { range, round1 } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { type Layer, svg } from '../scene.ts'

export interface VehicleOptions {
  /** Middle of the vehicle on the ground. */
  readonly x: number
  readonly y: number
  /** Length. */
  readonly size: number
  readonly colour?: string
  readonly depth?: number
  readonly flip?: boolean
  readonly lamps?: boolean
}

function wheel(s: Stage, x: number, r: number, depth: number): void {
  s.circle(x, -r, r, s.shade('#1c1826', 0.15, depth))
  s.circle(x, -r, r * 0.66, s.lin([s.shade('#f0e6d2', 0.95, depth), s.shade('#8a8494', 0.2, depth)]))
  s.circle(x, -r, r * 0.2, s.shade('#c9a25d', 0.8, depth))
}

/** Cabriolet of the fifties, side view, heading right. */
export const cabriolet = (o: VehicleOptions): Layer => svg((s) => drawCabriolet(s, o))

export function drawCabriolet(s: Stage, o: VehicleOptions): void {
  const { depth = 0 } = o
  const paint = o.colour ?? '#f1e3c4'
  s.placed({ x: o.x, y: o.y, scale: o.size / 100, flip: o.flip ?? false }, () => {
    s.ellipse(0, 0.5, 54, 2.6, s.light.shadow, 'opacity=".5"')
    s.path(
      'M-50 -9C-51 -15 -47 -19 -38 -20C-30 -21 -24 -21 -18 -20.500L8 -20.500C22 -20.500 40 -18.500 48 -14C51 -12 51 -8 49 -6L-48 -6C-49 -7 -50 -8 -50 -9Z',
      s.lin([s.shade(paint, 1.1, depth), s.shade(paint, 0.8, depth), s.shade(paint, 0.2, depth)]),
    )
    s.path(
      'M-48 -12C-30 -14 20 -15 50 -11L50 -8C20 -11 -30 -11 -49 -9Z',
      s.shade('#fff8e6', 1, depth),
      'opacity=".55"',
    )
    s.path(
      'M-20 -20.500C-20 -24 -16 -25.500 -12 -25L-8 -20.500ZM-2 -20.500C-2 -24 2 -25 6 -24.500L8 -20.500Z',
      s.shade('#8f3a34', 0.6, depth),
    )
    s.line('M10 -20.500L4 -29', s.shade('#e9e2d2', 0.9, depth), 0.9)
    s.path('M10 -20.500L4.500 -28.500L7 -28.500L14 -20.500Z', s.light.sky[3], 'opacity=".5"')
    s.path('M47 -14C50 -13 51 -10 50 -8L46 -9Z', s.shade('#fff3cf', 1, depth))
    wheel(s, -30, 8.6, depth)
    wheel(s, 31, 8.6, depth)
  })
}

/** Low saloon or taxi, side view, heading right. */
export const car = (o: VehicleOptions & { readonly kind?: 'saloon' | 'jeep' | 'bus' | 'van' }): Layer =>
  svg((s) => drawCar(s, o))

export function drawCar(
  s: Stage,
  o: VehicleOptions & { readonly kind?: 'saloon' | 'jeep' | 'bus' | 'van' },
): void {
  const { depth = 0, kind = 'saloon' } = o
  const paint = o.colour ?? '#e9b23a'
  const body = {
    saloon:
      'M-50 -8C-50 -15 -46 -18 -34 -19C-28 -26 -20 -30 -8 -30C8 -30 16 -27 24 -19C38 -18 48 -16 50 -11L50 -6L-50 -6Z',
    jeep: 'M-48 -8L-48 -36L22 -36L28 -20L46 -18C50 -17 50 -10 49 -6L-48 -6Z',
    bus: 'M-50 -7L-50 -40C-50 -43 -48 -44 -46 -44L44 -44C48 -44 50 -40 50 -36L50 -7Z',
    van: 'M-50 -7L-50 -38C-50 -41 -48 -42 -45 -42L20 -42C28 -42 34 -36 40 -24C48 -22 50 -18 50 -14L50 -7Z',
  }[kind]
  const glass = {
    saloon: 'M-26 -19C-22 -25 -16 -27.500 -6 -27.500L-6 -19ZM-3 -19L-3 -27.500C6 -27.500 12 -26 18 -19Z',
    jeep: 'M-44 -33L-26 -33L-26 -21L-44 -21ZM-22 -33L-4 -33L-4 -21L-22 -21ZM0 -33L19 -33L24 -21L0 -21Z',
    bus: range(7)
      .map((i) => rectPath(-46 + i * 13, -39, 10.5, 13))
      .join(''),
    van: 'M-45 -38L-26 -38L-26 -25L-45 -25ZM-22 -38L-3 -38L-3 -25L-22 -25ZM1 -38L19 -38C25 -37 29 -32 33 -25L1 -25Z',
  }[kind]
  s.placed({ x: o.x, y: o.y, scale: o.size / 100, flip: o.flip ?? false }, () => {
    s.ellipse(0, 0.5, 54, 2.6, s.light.shadow, 'opacity=".5"')
    s.path(body, s.lin([s.shade(paint, 1.1, depth), s.shade(paint, 0.75, depth), s.shade(paint, 0.2, depth)]))
    s.path(glass, s.lin([s.shade('#bcd4d8', 0.9, depth), s.shade('#3a4a70', 0.3, depth)]))
    s.rect(-49, -14, 98, 1.2, s.shade('#fff4dc', 1, depth), 'opacity=".5"')
    s.ellipse(48, -12, 1.8, 2.4, o.lamps ? '#fff6d8' : s.shade('#fff3cf', 0.9, depth))
    if (o.lamps)
      s.circle(
        50,
        -12,
        22,
        s.rad([
          ['#fff0c4', 0.6],
          ['#fff0c4', 0],
        ]),
      )
    for (const x of kind === 'bus' ? [-32, 33] : [-30, 31]) wheel(s, x, kind === 'bus' ? 8 : 7.6, depth)
  })
}

/** Grand-prix car of the fifties, side view, heading right. */
export const raceCar = (o: VehicleOptions & { readonly number?: string }): Layer =>
  svg((s) => drawRaceCar(s, o))

export function drawRaceCar(s: Stage, o: VehicleOptions & { readonly number?: string }): void {
  const { depth = 0 } = o
  const paint = o.colour ?? '#b3202c'
  const shine = s.shade('#fff2d8', 1, depth)
  s.placed({ x: o.x, y: o.y, scale: o.size / 100, flip: o.flip ?? false }, () => {
    s.ellipse(0, 0.5, 54, 2.6, s.light.shadow, 'opacity=".55"')
    s.path(
      'M-47 -9C-50 -14 -46 -19 -36 -20.5C-28 -22 -22 -24 -17 -24.5L-9 -20.5L2 -19.5C14 -20.5 34 -18.5 45 -13.5C49 -11.5 49.5 -8.5 46 -6.5L-44 -5.5Z',
      s.lin([
        s.shade(paint, 1.2, depth),
        s.shade(paint, 0.85, depth),
        s.shade(paint, 0.7, depth),
        s.shade(paint, 0.1, depth),
      ]),
    )
    s.path(
      'M-45 -9.5C-20 -8 20 -8 48 -9.5C48.5 -8 47.5 -7 46 -6.5L-44 -5.5C-45.5 -6.5 -46 -8 -45 -9.5Z',
      s.shade(paint, 0.05, depth),
    )
    s.path(
      'M-36 -19.5C-28 -21.2 -22 -23 -17 -23.4L-15 -22.4C-22 -21.5 -30 -19.5 -40 -17.5ZM4 -18.2C16 -18.8 30 -17.2 41 -13.6C30 -15.6 16 -16.8 4 -16.6Z',
      shine,
      'opacity=".72"',
    )
    s.path(
      'M46 -13C49.4 -11.4 49.6 -8.6 46.6 -6.8C45.6 -8.8 45.4 -11 46 -13Z',
      s.shade('#171626', 0.2, depth),
    )
    s.path('M-16 -24.2C-14.5 -21.5 -12 -20.2 -8 -20L-3.5 -19.8L-4.5 -24.8Z', s.shade('#2a1420', 0.2, depth))
    s.path('M-4.8 -19.6L-1.2 -24.5L-.3 -24.2L1.6 -19.5Z', s.light.sky[3], 'opacity=".65"')
    s.path(
      'M-14.600 -25.200C-14.800 -30 -7 -30.800 -6.200 -26.400L-6.200 -24.200L-10 -22.600L-14 -23.400Z',
      s.shade('#f4e6c6', 0.9, depth),
    )
    s.path('M-6.200 -27.200L-10.400 -27.400L-10.300 -25.400L-6 -25.200Z', s.shade('#2a2438', 0.2, depth))
    s.circle(10, -13.6, 4.4, s.shade('#f8f0df', 1, depth))
    s.line('M9.2 -15.6L10.4 -16.4L10.4 -11M8.8 -11L12 -11', s.shade('#14203f', 0.2, depth), 0.9)
    for (const [x, r] of [
      [-33, 9.4],
      [33, 8.6],
    ] as const) {
      wheel(s, x, r, depth)
      s.line(
        range(10)
          .map(
            (i) =>
              `M${x} ${-r}l${round1(Math.cos((i * Math.PI) / 5) * r * 0.66)} ${round1(Math.sin((i * Math.PI) / 5) * r * 0.66)}`,
          )
          .join(''),
        s.shade('#2a2838', 0.3, depth),
        0.35,
      )
    }
  })
}

/** Railway carriages in a row, from the side; `engine` heads right. */
export const train = (o: VehicleOptions & { readonly carriages?: number; readonly stripe?: string }): Layer =>
  svg((s) => {
    const { depth = 0 } = o
    const paint = o.colour ?? '#24406a'
    const stripe = s.shade(o.stripe ?? '#e0bd74', 0.9, depth)
    const n = o.carriages ?? 3
    s.placed({ x: o.x, y: o.y, scale: o.size / (n * 100 + 70), flip: o.flip ?? false }, () => {
      for (const i of range(n)) {
        const x = -(n * 100 + 70) / 2 + i * 100
        s.path(
          `M${x} -8V-38C${x} -44 ${x + 4} -47 ${x + 10} -47H${x + 86}C${x + 92} -47 ${x + 96} -44 ${x + 96} -38V-8Z`,
          s.lin([s.shade(paint, 1, depth), s.shade(paint, 0.6, depth), s.shade(paint, 0.15, depth)]),
        )
        s.path(
          range(7)
            .map((k) => rectPath(x + 7 + k * 12.4, -37, 8.6, 12))
            .join(''),
          o.lamps ? s.lamp(depth) : s.shade('#bcd4d8', 0.7, depth),
        )
        s.rect(x, -21, 96, 1.6, stripe).rect(x, -41, 96, 1, stripe)
        for (const w of [18, 30, 66, 78]) s.circle(x + w, -5, 5, s.shade('#1c1826', 0.2, depth))
      }
      const x = (n * 100 - 70) / 2
      s.path(
        `M${x} -8V-44C${x} -47 ${x + 3} -47 ${x + 10} -47H${x + 30}C${x + 52} -45 ${x + 66} -30 ${x + 70} -12L${x + 68} -8Z`,
        s.lin([s.shade(paint, 1.1, depth), s.shade(paint, 0.7, depth), s.shade(paint, 0.15, depth)]),
      )
      s.path(
        `M${x + 24} -42H${x + 33}C${x + 43} -40 ${x + 50} -35 ${x + 55} -29H${x + 24}Z`,
        s.shade('#bcd4d8', 0.8, depth),
      )
      s.line(`M${x} -20.200H${x + 60}C${x + 64} -20 ${x + 67} -18 ${x + 69} -15`, stripe, 1.6)
      for (const w of [16, 30, 46]) s.circle(x + w, -5, 5, s.shade('#1c1826', 0.2, depth))
    })
  })

/** Seaplane from the side, on its floats or in the air; nose to the right. */
export const seaplane = (o: VehicleOptions): Layer => svg((s) => drawSeaplane(s, o))

export function drawSeaplane(s: Stage, o: VehicleOptions): void {
  const { depth = 0 } = o
  const paint = o.colour ?? '#f7efe0'
  const tone = (lit: number) => s.shade(paint, lit, depth)
  const trim = s.shade('#b5483a', 0.7, depth)
  s.placed({ x: o.x, y: o.y, scale: o.size / 100, flip: o.flip ?? false }, () => {
    s.path('M6 -26L24 -27L52 -46L42 -46Z', s.lin([tone(0.9), tone(0.5)], 1, 0, 0, 1))
    s.line('M-8 -12L-12 -3M14 -12L17 -3', s.shade('#5a5468', 0.4, depth), 1.4)
    s.path(
      'M-30 -5C-16 -2 20 -2 38 -8C36 -1 30 2 22 2.500L-22 2.500C-28 1.500 -30 -2 -30 -5Z',
      s.lin([tone(1.05), tone(0.6), tone(0.15)]),
    )
    s.path('M-50 -20L-62 -42L-52 -42L-36 -23Z', s.lin([trim, tone(0.85)]))
    s.path('M-48 -20L-66 -25L-60 -27L-42 -23Z', tone(0.95))
    s.path(
      'M-54 -20C-38 -25 -10 -29 14 -28C30 -27 40 -22 43 -16C40 -10 26 -8 8 -9C-16 -10 -40 -15 -54 -18Z',
      s.lin([tone(1.08), tone(0.75), tone(0.15)]),
    )
    s.path('M-52 -18.500C-28 -14 10 -12 42 -14.500L43 -16C20 -15.500 -28 -17 -53 -20Z', trim)
    const windows = range(4).map((i) => rectPath(-19 + i * 7.5, -23, 4.6, 4))
    s.path(windows.join(''), s.shade('#2f4668', 0.4, depth))
    s.path('M22 -26.200C30 -25 34 -22 36 -19L22 -19.500Z', s.shade('#2f4668', 0.4, depth))
    s.path('M-2 -29L20 -30L0 -8L-20 -8Z', s.lin([tone(1.1), tone(0.8)]))
    s.path('M-20 -8L0 -8L0.600 -7L-19.600 -7ZM-17 -11L3 -11L6 -14L-14 -14Z', trim)
    s.ellipse(45, -16, 1.1, 11, s.light.sun, 'opacity=".4"').circle(44, -16, 1.8, trim)
  })
}

/** The wing as seen from a cabin window: swept back to the upper right, engine below. */
export const aircraftWing = (o: {
  x: number
  y: number
  w: number
  depth?: number
  colour?: string
}): Layer =>
  svg((s) => {
    const { x, y, w, depth = 0 } = o
    const metal = o.colour ?? '#dfe3ea'
    const at = (px: number, py: number): Point => [x + px * w, y + py * w]
    s.path(
      polygon([at(0, 0.26), at(0.78, -0.16), at(0.86, -0.155), at(0.42, 0.3), at(0.2, 0.5), at(0, 0.6)]),
      s.lin(
        [s.shade(metal, 0.35, depth), s.shade(metal, 0.8, depth), s.shade(metal, 1.08, depth)],
        0,
        1,
        1,
        0,
      ),
    )
    s.path(
      polygon([at(0.78, -0.16), at(0.86, -0.155), at(0.95, -0.29), at(0.91, -0.29)]),
      s.lin([s.shade(metal, 1.05, depth), s.shade('#b5483a', 0.8, depth)], 0, 1, 0, 0),
    )
    s.line(
      `M${at(0.12, 0.33).map(round1).join(' ')}L${at(0.8, -0.13).map(round1).join(' ')}M${at(0.1, 0.46).map(round1).join(' ')}L${at(0.66, 0.03).map(round1).join(' ')}M${at(0.45, 0.11).map(round1).join(' ')}L${at(0.5, 0.2).map(round1).join(' ')}`,
      s.shade(metal, 0.1, depth),
      w * 0.003,
      'opacity=".6"',
    )
    s.line(
      `M${at(0, 0.26).map(round1).join(' ')}L${at(0.78, -0.16).map(round1).join(' ')}`,
      s.light.sun,
      w * 0.005,
    )
  })

/** Rounded cabin windows in a pale wall; draw the outside first. */
export const cabinWindows = (o: {
  x: number
  y: number
  w: number
  n?: number
  wall?: string
  lit?: number
}): Layer =>
  svg((s) => {
    const h = o.w * 1.42
    const step = o.w * 1.55
    const r = o.w * 0.44
    const holes = range(o.n ?? 3).map((i) => {
      const x = o.x + i * step
      return `M${round1(x + r)} ${round1(o.y)}H${round1(x + o.w - r)}Q${round1(x + o.w)} ${round1(o.y)} ${round1(x + o.w)} ${round1(o.y + r)}V${round1(o.y + h - r)}Q${round1(x + o.w)} ${round1(o.y + h)} ${round1(x + o.w - r)} ${round1(o.y + h)}H${round1(x + r)}Q${round1(x)} ${round1(o.y + h)} ${round1(x)} ${round1(o.y + h - r)}V${round1(o.y + r)}Q${round1(x)} ${round1(o.y)} ${round1(x + r)} ${round1(o.y)}Z`
    })
    const wall = o.wall ?? '#efe4d2'
    const lit = o.lit ?? 0.3
    s.path(
      `M${round1(s.left)} ${round1(s.top)}H${round1(s.right)}V${round1(s.bottom)}H${round1(s.left)}Z${holes.join('')}`,
      s.lin(
        [s.shade(wall, lit), s.shade(wall, lit * 1.5), s.shade(wall, lit * 0.5)],
        0,
        s.top,
        0,
        s.bottom,
        true,
      ),
      'fill-rule="evenodd"',
    )
    s.line(holes.join(''), s.shade(wall, 0.05), o.w * 0.075)
    s.line(holes.join(''), s.shade(wall, 0.95), o.w * 0.03)
  })
