import type { Stage } from '../../engine/stage.ts'

/** An upright suitcase with straps and a handle; x, y is the middle of its foot. */
export function drawSuitcase(
  s: Stage,
  o: { x: number; y: number; w: number; h: number; colour: string; straps?: string; depth?: number },
): void {
  const { x, y, w, h } = o
  const depth = o.depth ?? 0
  const tone = (colour: string, lit: number) => s.shade(colour, lit, depth)
  const straps = o.straps ?? '#7a4a34'
  const dir = s.lightSide(x)
  const across = (tones: readonly string[]) => s.lin(dir > 0 ? tones : [...tones].reverse(), 0, 0, 1, 0)
  s.ellipse(x - dir * w * 0.14, y, w * 0.66, h * 0.05, s.light.shadow, 'opacity=".4"')
  s.path(
    `M${x - w * 0.16} ${y - h}v${-h * 0.1}q0 ${-h * 0.05} ${w * 0.08} ${-h * 0.05}h${w * 0.16}q${w * 0.08} 0 ${w * 0.08} ${h * 0.05}v${h * 0.1}`,
    'none',
    `stroke="${tone(straps, 0.5)}" stroke-width="${(w * 0.06).toFixed(1)}"`,
  )
  s.rect(
    x - w / 2,
    y - h,
    w,
    h,
    across([tone(o.colour, 0.12), tone(o.colour, 0.5), tone(o.colour, 0.95)]),
    `rx="${(w * 0.09).toFixed(1)}"`,
  )
  for (const t of [-0.27, 0.27])
    s.rect(x + t * w - w * 0.045, y - h, w * 0.09, h, across([tone(straps, 0.2), tone(straps, 0.85)]))
  for (const t of [-0.27, 0.27])
    s.rect(x + t * w - w * 0.065, y - h * 0.62, w * 0.13, h * 0.07, tone('#d8b46a', 0.9), 'rx="1"')
  s.line(
    `M${x - w * 0.48} ${y - h * 0.97}H${x + w * 0.48}`,
    tone('#fff0d0', 1),
    Math.max(0.8, h * 0.012),
    'opacity=".7"',
  )
  for (const [cx, cy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    s.circle(x + cx * w * 0.43, y - h / 2 + cy * h * 0.44, w * 0.05, tone('#d8b46a', 0.7))
}
