import { round1 } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { type Layer, svg } from '../scene.ts'

export interface BoatOptions {
  /** Middle of the hull at the waterline. */
  readonly x: number
  readonly y: number
  /** Length of the hull; for sails, height of the mast. */
  readonly size: number
  readonly depth?: number
  readonly colour?: string
  readonly flip?: boolean
}

/** Motor yacht from the side; bow to the right. */
export const yacht = (o: BoatOptions): Layer => svg((s) => drawYacht(s, o))

export function drawYacht(s: Stage, o: BoatOptions): void {
  const { depth = 0 } = o
  const white = o.colour ?? '#fbf4e4'
  const lit = s.shade(white, 1, depth * 0.6)
  const shaded = s.shade(white, 0.35, depth)
  const dark = s.shade('#1b2a4e', 0.2, depth)
  const gold = s.shade('#c9a25d', 0.8, depth)
  s.placed({ x: o.x, y: o.y, scale: o.size / 100, flip: o.flip ?? false }, () => {
    s.path(
      'M-50 -9C-30 -8 20 -9 52 -15C48 -8 44 -2 38 1L-46 1C-49 -2 -50 -5 -50 -9Z',
      s.lin([lit, lit, shaded]),
    )
    s.path('M-49 -3C-20 -2 20 -2.5 43 -3.5L38 1L-46 1Z', dark)
    s.path('M-49 -3.6C-20 -2.6 20 -3.1 44 -4.1L43.4 -3.3C20 -2.3 -20 -1.8 -49 -2.8Z', gold)
    s.path('M-40 -9.3L-37 -16L20 -16C26 -15.5 31 -13 36 -11.5L30 -9.6Z', lit)
    s.path('M-34 -14.4L18 -14.4C23 -14.1 26 -12.8 29 -11.6L-36 -11.6Z', dark)
    s.path('M-30 -16L-27 -22L8 -22C13 -21.5 17 -18.5 21 -16Z', lit)
    s.path('M-25 -20.5L7 -20.5C10.5 -20.2 13 -18.6 15.5 -17.4L-27 -17.4Z', dark)
    s.path('M-18 -22L-15 -27L-2 -27C1 -26.5 4 -24 6 -22Z', lit)
    s.path('M-13 -27L-10 -35L-8.4 -35L-8 -27Z', shaded)
    s.line('M-9.5 -34L-9.5 -40M-13 -31L-5 -31', shaded, 0.7)
    s.line('M-50 -10.5L-40 -10.5M36 -13.4L50 -16.4', shaded, 0.5)
  })
}

/** Sailing yacht, close-hauled. */
export const sail = (o: BoatOptions & { readonly hull?: string }): Layer => svg((s) => drawSail(s, o))

export function drawSail(s: Stage, o: BoatOptions & { readonly hull?: string }): void {
  const { depth = 0, size: h } = o
  const white = o.colour ?? '#fbf2df'
  const [lit, shaded] = [s.shade(white, 1, depth), s.shade(white, 0.45, depth)]
  s.placed({ x: o.x, y: o.y, scale: h / 100, flip: o.flip ?? false }, () => {
    s.path('M0 -100C16 -80 31 -45 34 -10L0 -10Z', s.lin([lit, lit, shaded], 0, 0, 1, 0))
    s.path('M-2 -94C-6 -64 -12 -36 -24 -10L-2 -12Z', shaded)
    s.path('M-28 -7.5Q0 -5.500 42 -8.500Q34 0 24 0L-20 0Z', s.shade(o.hull ?? '#17264c', 0.25, depth))
    s.line('M-1 -100V-8', s.shade('#6b5140', 0.4, depth), 1)
  })
}

/** Dhow or pirogue with one lateen sail. */
export const dhow = (o: BoatOptions & { readonly hull?: string }): Layer => svg((s) => drawDhow(s, o))

export function drawDhow(s: Stage, o: BoatOptions & { readonly hull?: string }): void {
  const { depth = 0 } = o
  const cloth = o.colour ?? '#f3e3c4'
  const wood = o.hull ?? '#6e4630'
  s.placed({ x: o.x, y: o.y, scale: o.size / 100, flip: o.flip ?? false }, () => {
    s.path(
      'M-34 -9C-16 -3 16 -3 40 -14C37 -4 30 1 20 2L-22 2C-29 1 -33 -4 -34 -9Z',
      s.lin([s.shade(wood, 0.8, depth), s.shade(wood, 0.1, depth)]),
    )
    s.line('M-34 -9C-16 -3 16 -3 40 -14', s.shade('#e2bd84', 0.9, depth), 1.1)
    s.line('M2 -5L5 -74M-22 -22L26 -98', s.shade(wood, 0.25, depth), 1.5)
    s.path(
      'M-22 -22L26 -98C34 -64 32 -36 22 -12C8 -10 -8 -14 -22 -22Z',
      s.lin(
        [s.shade(cloth, 1, depth), s.shade(cloth, 0.85, depth), s.shade(cloth, 0.35, depth)],
        0,
        0,
        1,
        0.5,
      ),
    )
    s.line(
      'M-8 -22C6 -16 16 -14 22 -14M2 -60C12 -46 22 -34 29 -34',
      s.shade(cloth, 0.4, depth),
      0.5,
      'opacity=".7"',
    )
  })
}

/** Long wooden canoe with a low sheer, as on Lagos lagoon; people are drawn by people.ts. */
export const canoe = (o: BoatOptions): Layer => svg((s) => drawCanoe(s, o))

export function drawCanoe(s: Stage, o: BoatOptions): void {
  const { depth = 0 } = o
  const wood = o.colour ?? '#5d3c30'
  s.placed({ x: o.x, y: o.y, scale: o.size / 100, flip: o.flip ?? false }, () => {
    s.path(
      'M-52 -6.5C-40 -2.6 -20 -1.6 0 -1.6C22 -1.6 40 -3 52 -8C47 -1 40 2.400 30 2.800L-34 2.800C-43 2 -49 -1.500 -52 -6.500Z',
      s.lin([s.shade(wood, 0.75, depth), s.shade(wood, 0.05, depth)]),
    )
    s.line('M-52 -6.5C-40 -2.6 -20 -1.6 0 -1.6C22 -1.6 40 -3 52 -8', s.shade('#d8a878', 0.85, depth), 0.8)
  })
}

/** Outrigger with two floats and a coloured sail, Philippine bangka or Balinese jukung. */
export const outrigger = (o: BoatOptions & { readonly stripe?: string }): Layer =>
  svg((s) => drawOutrigger(s, o))

export function drawOutrigger(s: Stage, o: BoatOptions & { readonly stripe?: string }): void {
  const { depth = 0 } = o
  const hull = o.colour ?? '#f4ead6'
  const stripe = o.stripe ?? '#2b6f8f'
  s.placed({ x: o.x, y: o.y, scale: o.size / 100, flip: o.flip ?? false }, () => {
    const wood = s.shade('#8a6a48', 0.5, depth)
    s.line('M-46 2.500H30', s.shade('#d9c49a', 0.55, depth), 1.5, 'stroke-linecap="round"')
    s.path(
      'M-48 -6C-30 -2.500 24 -3 52 -14C47 -4 40 1.500 32 2L-38 2C-44 0 -47 -3 -48 -6Z',
      s.lin([s.shade(hull, 1, depth), s.shade(hull, 0.35, depth)]),
    )
    s.path(
      'M-47 -3.400C-28 -0.600 26 -1 47 -7L45 -4.600C26 0.800 -28 1 -46 -1.600Z',
      s.shade(stripe, 0.6, depth),
    )
    s.line('M-24 -5Q-20 -13 -14 -3Q-10 6 -4 7M12 -6Q17 -14 22 -4Q26 5 31 6', wood, 1.1)
    s.line('M-40 7.500C-20 9 22 9 48 5', s.shade('#d9c49a', 0.8, depth), 1.7, 'stroke-linecap="round"')
    s.line('M0 -4V-62', wood, 1.2)
    s.path(
      'M0 -62C12 -46 26 -26 30 -12L0 -9Z',
      s.lin([s.shade('#f6ecd8', 1, depth), s.shade(stripe, 0.9, depth)], 0, 0, 0.4, 1),
    )
  })
}

/** A small boat seen from straight above, bow at the given angle in degrees (0 is to the right). */
export const boatFromAbove = (
  o: BoatOptions & { readonly turn?: number; readonly kind?: 'motor' | 'sail' | 'outrigger' | 'long' },
): Layer => svg((s) => drawBoatFromAbove(s, o))

export function drawBoatFromAbove(
  s: Stage,
  o: BoatOptions & { readonly turn?: number; readonly kind?: 'motor' | 'sail' | 'outrigger' | 'long' },
): void {
  const { depth = 0, kind = 'motor' } = o
  const white = o.colour ?? '#fbf4e4'
  const [lit, shaded] = [s.shade(white, 1, depth), s.shade(white, 0.45, depth)]
  const wood = s.shade('#b98a5a', 0.8, depth)
  const dark = s.shade('#1b2a4e', 0.25, depth)
  const slim = kind === 'long' ? 0.62 : 1
  // The shadow on the sea bed makes the boat float.
  const cast = `<ellipse cx="${round1(o.x + o.size * 0.09)}" cy="${round1(o.y + o.size * 0.12)}" rx="${round1(o.size * 0.46)}" ry="${round1(o.size * 0.14)}" fill="${s.light.shadow}" opacity=".28" transform="rotate(${o.turn ?? 0} ${o.x} ${o.y})"/>`
  s.add(cast)
  s.placed({ x: o.x, y: o.y, scale: o.size / 100, turn: o.turn ?? 0 }, () => {
    s.group(`transform="scale(1 ${slim})"`, () => {
      s.path(
        'M-46 -13C-20 -17 18 -16 50 0C18 16 -20 17 -46 13C-48 6 -48 -6 -46 -13Z',
        s.lin([lit, lit, shaded], 0, 0, 0, 1),
      )
      s.path('M-42 -9.500C-20 -12.500 14 -11.500 40 0C14 11.500 -20 12.500 -42 9.500Z', wood)
      for (const x of [-32, -22, -12, -2, 8])
        s.line(`M${x} -10.500V10.500`, s.shade('#7a5638', 0.4, depth), 0.6, 'opacity=".5"')
      if (kind === 'motor') {
        s.path('M-18 -8.500C0 -9.500 12 -7 20 0C12 7 0 9.500 -18 8.500Z', lit)
        s.path('M4 -7C12 -5 15 -3 17 0C15 3 12 5 4 7C6 3 6 -3 4 -7Z', dark)
      }
      if (kind === 'long') s.path('M-24 -8H-14V8H-24ZM-2 -8H8V8H-2Z', s.shade('#e9c58a', 0.9, depth))
    })
    if (kind === 'sail') {
      s.path('M14 0C2 -4 -22 -16 -40 -26C-30 -12 -10 -1 14 0Z', lit)
      s.line('M14 0C2 -4 -22 -16 -40 -26', shaded, 0.8)
    }
    if (kind === 'outrigger') {
      s.line('M-28 -32L-24 32M16 -32L20 32', wood, 1.8)
      s.line('M-44 -32H34M-42 32H36', s.shade('#efe2c0', 0.9, depth), 3, 'stroke-linecap="round"')
    }
  })
}
