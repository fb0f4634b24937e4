import { type Point, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, modelled, svg } from '../../scene.ts'

interface Placed {
  readonly x: number
  readonly y: number
  readonly scale?: number
  readonly turn?: number
}

const at = (o: Placed) => ({ x: o.x, y: o.y, scale: o.scale ?? 1, turn: o.turn ?? 0 })

/** A hawksbill below the surface, seen from above, head up the page: about 150 units long. */
export const turtleFromAbove = (o: Placed): Layer[] => {
  const k = o.scale ?? 1
  const part = (draw: (s: Stage) => void) => (s: Stage) => s.placed(at(o), () => draw(s))
  const under = { dark: 0.7, bright: 0.35, lit: '#bff0d8', bounce: '#2fa0b0' }
  return [
    svg((s) =>
      s.placed({ ...at(o), x: o.x - 30, y: o.y + 46 }, () => {
        s.add(`<g filter="${s.blur(8)}" opacity=".36">`)
        s.ellipse(0, 0, 48, 62, s.light.shadow)
        s.path('M-40 -34L-92 -20L-96 10L-36 -10ZM40 -34L92 -30L98 0L36 -10Z', s.light.shadow)
        s.add('</g>')
      }),
    ),
    modelled({ round: 10 * k, ...under }, part(flippers)),
    modelled({ round: 26 * k, ...under }, part(carapace)),
  ]
}

function flippers(s: Stage): void {
  const skin = s.shade('#5c7a5a', 0.7)
  s.path('M-30 -46C-60 -62 -100 -46 -112 6C-92 -14 -66 -20 -34 -20Z', skin)
  s.path('M30 -46C60 -64 104 -60 122 -14C98 -28 66 -24 34 -20Z', skin)
  s.path(
    'M-26 48C-44 60 -52 76 -50 92C-34 86 -20 74 -12 58ZM26 48C44 58 56 70 56 88C38 84 22 74 12 58Z',
    skin,
  )
  s.path('M0 -60C-16 -66 -18 -92 0 -102C18 -92 16 -66 0 -60Z', skin)
  for (const [x, y] of [
    [-80, -30],
    [-64, -34],
    [-96, -14],
    [74, -40],
    [92, -34],
    [106, -24],
    [-4, -88],
    [6, -80],
  ] as const)
    s.ellipse(x, y, 6, 4.5, s.shade('#2f4a44', 0.3))
}

function carapace(s: Stage): void {
  const shell: Point[] = [
    [0, -66],
    [34, -50],
    [50, -10],
    [40, 36],
    [0, 72],
    [-40, 36],
    [-50, -10],
    [-34, -50],
  ]
  const outline = smooth(shell, true, 1)
  s.path(outline, s.shade('#8a6a3c', 0.7))
  s.clipped(outline, () => {
    for (const i of range(5))
      s.path(`M0 ${-58 + i * 26}l15 8l-2 15l-13 4l-13 -4l-2 -15Z`, s.shade('#5a4030', 0.4))
    for (const i of range(4)) {
      const y = -40 + i * 25
      s.path(`M18 ${y}l22 -4l8 14l-10 10l-20 -6Z`, s.shade('#6b4c34', 0.45))
      s.path(`M-18 ${y}l-22 -4l-8 14l10 10l20 -6Z`, s.shade('#6b4c34', 0.45))
    }
  })
  s.line(outline, s.shade('#d9c08a', 0.9), 3, 'opacity=".6"')
}
