import type { Stage } from '../../engine/stage.ts'

interface BoatOptions {
  /** Middle of the hull at the waterline. */
  readonly x: number
  readonly y: number
  /** Length of the hull; for sails, height of the mast. */
  readonly size: number
  readonly depth?: number
  readonly colour?: string
  readonly flip?: boolean
}

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
