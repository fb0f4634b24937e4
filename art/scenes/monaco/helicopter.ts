import { mix } from '../../engine/colour.ts'
import type { Stage } from '../../engine/stage.ts'

interface HelicopterOptions {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly turn?: number
  readonly flip?: boolean
}

/** Transfer helicopter in flight, three-quarter from the side, nose to the right. */
export function drawHelicopter(s: Stage, o: HelicopterOptions): void {
  const red = (k: number) => s.shade('#c20d1b', k)
  const white = (k: number) => s.shade('#fffaf0', k)
  const ink = s.shade('#27345e', 0.2)
  s.placed({ x: o.x, y: o.y, scale: o.length / 420, turn: o.turn ?? 0, flip: o.flip ?? false }, () => {
    s.path(
      'M-40 -44C-110 -34 -170 -30 -226 -40L-262 -104L-238 -104L-206 -52C-150 -56 -90 -66 -40 -74Z',
      s.lin([white(1), red(0.9), red(0.35)]),
    )
    s.path('M-238 -46L-270 -20L-254 -18L-214 -42Z', red(0.5))
    s.ellipse(-248, -70, 34, 36, '#ffffff', 'opacity=".28"')
    s.line('M-248 -104V-36', ink, 2, 'opacity=".7"')
    s.circle(-248, -70, 5, ink)
    s.path(
      'M-60 -26C-64 -66 -30 -96 30 -98C92 -98 138 -70 154 -36C160 -18 148 -6 120 -2L-10 0C-40 -2 -58 -10 -60 -26Z',
      s.lin([white(1.03), white(0.95), red(0.85), red(0.3)]),
    )
    s.path(
      'M44 -90C92 -88 130 -64 146 -36C130 -30 96 -30 60 -34Z',
      s.lin(
        [mix(s.light.sky[2], '#ffffff', 0.35), s.shade('#2d4a78', 0.5), s.shade('#1d3463', 0.2)],
        0.8,
        0,
        0.2,
        1,
      ),
    )
    s.path('M56 -86C80 -84 104 -72 118 -56L92 -52C82 -66 70 -78 56 -86Z', '#ffffff', 'opacity=".5"')
    s.path(
      'M-30 -82C-10 -90 14 -92 34 -90L46 -38L-34 -40C-42 -56 -40 -70 -30 -82Z',
      s.lin([mix(s.light.sky[2], '#ffffff', 0.2), s.shade('#2d4a78', 0.4)], 0.7, 0, 0.2, 1),
    )
    s.line('M6 -91L10 -38', white(0.9), 5)
    s.circle(84, -56, 10, s.shade('#8a5a44', 0.5))
    s.path('M74 -58a10.5 10.5 0 0 1 21 -2l-4 -2h-14Z', ink)
    s.path('M68 -34C70 -46 100 -46 102 -34Z', s.shade('#f3e9d6', 0.8))
    s.line('M-56 -24C0 -20 90 -20 152 -30', s.shade('#d9b46a', 0.95), 3)
    s.path('M-34 -96C-20 -116 40 -118 62 -98L40 -94H-20Z', s.lin([red(0.95), red(0.4)]))
    s.rect(10, -132, 8, 20, ink)
    s.path('M-40 -3L-46 22M92 -3L98 22', 'none', `stroke="${ink}" stroke-width="5"`)
    s.line('M-78 24C-40 26 90 26 128 22C136 20 140 14 142 8', ink, 6, 'stroke-linecap="round"')
    s.line('M-76 22C-40 24 90 24 126 20', white(0.9), 1.4, 'opacity=".7"')
    s.ellipse(14, -134, 262, 15, '#ffffff', 'opacity=".22"')
    s.path('M14 -137L-246 -144L-248 -139L14 -130Z', ink, 'opacity=".85"')
    s.path('M14 -137L272 -126L272 -121L14 -130Z', ink, 'opacity=".85"')
    s.ellipse(14, -134, 15, 6, ink)
  })
}
