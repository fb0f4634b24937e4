import type { Canvas } from '../../engine/canvas.ts'
import { toneIndex, toneRamp } from '../../engine/colour.ts'
import { fbm1, fbm2, ridged2 } from '../../engine/noise.ts'
import { clamp, smoothstep } from '../../engine/numbers.ts'
import { posterise } from '../../engine/posterise.ts'
import type { Stage } from '../../engine/stage.ts'
import type { Layer } from '../../scene.ts'

interface Tower {
  /** Middle, half-width at the foot and rise above the foot, in design units. */
  readonly x: number
  readonly w: number
  readonly rise: number
}

interface KarstOptions {
  readonly towers: readonly Tower[]
  /** Waterline at the foot of the walls. */
  readonly base: number
  readonly depth?: number
  readonly seed?: number
  /** Share of the walls under leaves, 0..1. */
  readonly green?: number
  readonly rock?: string
  readonly leaf?: string
  /** Size of flutes and ledges; far cliffs want less than 1. */
  readonly grain?: number
}

const WALL_TONES = { steps: 7, hard: 0.45, stipple: 0.08 }

/** Sheer limestone towers rising from the sea: fluted grey walls, jungle on every ledge. */
export const karst = (o: KarstOptions): Layer => ({ paint: (canvas, s) => paintKarst(canvas, s, o) })

function crestOf(o: KarstOptions, seed: number): (x: number) => number {
  const grain = o.grain ?? 1
  return (x) => {
    let rise = 0
    for (const tower of o.towers) {
      const across = Math.abs((x - tower.x) / tower.w)
      if (across >= 1.1) continue
      const shoulder = 1 - across ** 2.6
      const jag =
        (fbm1(x / (26 * grain) + tower.x, seed, 4) - 0.5) * 0.34 +
        (fbm1(x / (90 * grain), seed + 4, 3) - 0.5) * 0.5
      rise = Math.max(rise, tower.rise * (shoulder + jag * Math.min(1, shoulder * 2.2)))
    }
    return o.base - rise
  }
}

function paintKarst(canvas: Canvas, s: Stage, o: KarstOptions): void {
  const seed = (o.seed ?? 3) + s.seed
  const depth = o.depth ?? 0
  const rock = toneRamp(s.tones(o.rock ?? '#84828f', depth))
  const leaf = toneRamp(s.tones(o.leaf ?? '#4f8a4c', depth))
  const crest = crestOf(o, seed)
  const k = 1 / (o.grain ?? 1)
  const bulge = (x: number, y: number) =>
    0.62 * fbm2(x * 0.012 * k, y * 0.0045 * k, seed, 3) +
    0.26 * ridged2(x * 0.03 * k, y * 0.009 * k, seed + 7, 3) +
    0.2 * fbm2(x * 0.07 * k, y * 0.045 * k, seed + 13, 3)
  const highest = Math.max(...o.towers.map((t) => t.rise)) * 1.5
  const [left, right] = canvas.columns(
    Math.min(...o.towers.map((t) => t.x - t.w * 1.15)),
    Math.max(...o.towers.map((t) => t.x + t.w * 1.15)),
  )
  const [first, last] = canvas.rows(o.base - highest, o.base + 1)
  for (let column = left; column < right; column++) {
    const x = canvas.xOf(column)
    const top = crest(x)
    if (top > o.base - 2) continue
    const side = s.lightSide(x)
    const lean = clamp(0.5 - ((crest(x + side * 26) - top) / 26) * -0.16, 0.3, 0.7) - 0.5
    for (let row = first; row < last; row++) {
      const y = canvas.yOf(row)
      if (y < top) continue
      const here = bulge(x, y)
      const facing = (here - bulge(x + side * 7, y - 4)) * 3.4
      const down = (y - top) / (o.base - top)
      const notch = smoothstep(16, 3, o.base - y)
      const light =
        0.5 + facing + lean + 0.14 * (0.5 - down) - 0.45 * notch + 0.16 * smoothstep(22, 3, y - top)
      const ledge = bulge(x, y + 12) - here
      const cover =
        fbm2(x * 0.012 * k, y * 0.013 * k, seed + 31, 4) +
        ledge * 0.7 +
        0.24 * smoothstep(0.4, 0, down) -
        0.3 * smoothstep(60, 20, o.base - y)
      const isLeaf = cover > 0.82 - (o.green ?? 0.5) * 0.52
      const dapple = isLeaf ? (fbm2(x * 0.11 * k, y * 0.13 * k, seed + 41, 2) - 0.5) * 0.75 : 0
      const tone = toneIndex(posterise(clamp(light + dapple), column, row, WALL_TONES))
      const ramp = isLeaf ? leaf : rock
      canvas.blend(
        (row * canvas.width + column) * 3,
        ramp[tone] as number,
        ramp[tone + 1] as number,
        ramp[tone + 2] as number,
        clamp((y - top) * canvas.scale),
      )
    }
  }
}
