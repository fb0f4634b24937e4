import { polygon } from '../../engine/geometry.ts'
import type { Stage } from '../../engine/stage.ts'

/** A glazed brass lantern on a chain; (x, y) is the middle of its glass, r half its height. */
export function drawGardenLantern(s: Stage, o: { x: number; y: number; r: number; chainFrom: number }): void {
  const { x, y, r } = o
  for (const [k, opacity] of [
    [2.7, 0.1],
    [1.9, 0.14],
  ] as const)
    s.circle(x, y, r * k, s.light.window, `opacity="${opacity}"`)
  s.line(
    `M${x} ${o.chainFrom}V${y - r * 1.9}`,
    s.shade('#7a5a38', 0.4),
    r * 0.07,
    `stroke-dasharray="${r * 0.16} ${r * 0.06}"`,
  )
  s.placed({ x, y, scale: r / 100 }, () => {
    const brass = (lit: number) => s.shade('#c9973f', lit)
    const metal = s.lin([brass(0.15), brass(0.6), brass(1.1), brass(0.5)], 0, 0, 1, 0)
    s.line('M-16 -176a16 18 0 1 1 32 0', brass(0.8), 7)
    const glass = polygon([
      [-58, -96],
      [58, -96],
      [74, 96],
      [-74, 96],
    ])
    s.path(glass, s.rad(['#fffbe6', '#ffe6a0', '#f8b65c', '#c8783c'], 0.5, 0.68, 0.72))
    s.path('M-9 84V36Q0 30 9 36V84Z', '#fff6dc')
    s.path('M0 -14C18 10 14 32 0 34C-14 32 -18 10 0 -14Z', '#fffef4')
    s.line('M-22 -96L-28 96M22 -96L28 96M-62 -34H62M-68 36H68', s.shade('#6a4628', 0.3), 4, 'opacity=".75"')
    s.line(glass, brass(0.55), 8)
    s.path('M-78 -92L-30 -150H30L78 -92Z', metal)
    s.path('M-30 -150Q0 -176 30 -150Z', metal).path('M-84 -100H84V-88H-84Z', metal)
    s.path('M-86 92H86V108H-86ZM-60 108H60L40 124H-40Z', metal)
  })
}
