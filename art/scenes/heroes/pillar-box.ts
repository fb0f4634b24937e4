import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** A British pillar box, 150 units high from its foot at the origin: cap, slot, plate, door and black base. */
export function drawPillarBox(s: Stage): void {
  const red = '#c4302c'
  const round = (lit: number) =>
    s.lin(
      [s.shade(red, lit), s.shade(red, lit * 0.92), s.shade('#8e2030', lit * 0.5), s.shade('#5c1a38', 0.2)],
      0,
      0,
      1,
      0,
    )
  s.path('M-25 0V-9H25V0Q0 5 -25 0Z', s.lin([s.shade('#4a4a66', 0.6), s.shade('#20243f', 0.15)], 0, 0, 1, 0))
  s.path('M-22 -8V-128H22V-8Q0 -4 -22 -8Z', round(1))
  s.path('M-24 -8V-14H24V-8Q0 -3.6 -24 -8Z', round(0.85))
  s.path('M-24 -122V-129H24V-122Q0 -118 -24 -122Z', round(1.05))
  s.path('M-27 -128V-135H27V-128Q0 -123.5 -27 -128Z', round(0.95))
  s.path('M-27 -135C-24 -144 -13 -149 0 -149C13 -149 24 -144 27 -135Q0 -130.5 -27 -135Z', round(1.1))
  s.ellipse(0, -148.6, 5, 2.2, s.shade(red, 0.8))
  // The fluted skirt of the cap.
  const flutes = range(13).map((i) => {
    const x = -25 + (i / 12) * 50
    return `M${x} ${-128.5 + 3.2 * (1 - (x / 26) ** 2)}v-6`
  })
  s.line(flutes.join(''), s.shade('#7a1c30', 0.3), 0.8, 'opacity=".55"')
  s.path('M-15 -113H11V-105.5Q-2 -103.5 -15 -105.5Z', s.shade('#2a1428', 0.15))
  s.line('M-16.5 -114.2H12.5V-104.6', s.shade('#ff8a70', 1), 0.9, 'opacity=".7"')
  s.path('M-13 -86H9V-68H-13Z', s.shade('#f8f1e2', 1))
  s.line('M-10 -82H6M-10 -78.4H4M-10 -74.8H6M-10 -71.2H-1', s.shade('#56607e', 0.4), 0.9)
  s.line('M-16 -62V-18Q-2 -15 12 -18V-62Z', s.shade('#7a1c30', 0.3), 0.9, 'opacity=".75"')
  s.circle(-11.5, -42, 1.5, s.shade('#e2b24a', 1))
  s.path('M-20 -120C-18.5 -84 -18.5 -46 -20 -12C-16.5 -40 -16.5 -88 -16.8 -120Z', '#ffe9d2', 'opacity=".5"')
  drawPostedLetter(s)
}

/** An envelope half in the slot: the moment before it is posted. */
function drawPostedLetter(s: Stage): void {
  s.path('M-13 -110L7 -112L10 -95L-9 -92Z', s.light.shadow, 'opacity=".35" transform="translate(1.5 2.5)"')
  s.path('M-13 -110L7 -112L10 -95L-9 -92Z', s.lin([s.shade('#fffaf0', 1), s.shade('#f0e2c8', 0.9)]))
  s.path('M3.6 -108.8L7.4 -109.2L8.2 -104.4L4.4 -103.9Z', s.shade('#33608c', 0.6))
  s.line('M-8 -103.6L3 -104.8M-7.4 -100.2L1 -101.2M-6.8 -97L3 -98.2', s.shade('#56607e', 0.4), 0.7)
}
