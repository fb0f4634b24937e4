import type { Canvas } from './canvas.ts'
import { mix, rgbOf } from './colour.ts'
import { clamp } from './numbers.ts'
import { posterise, type Tones } from './posterise.ts'
import type { Stage } from './stage.ts'

export interface ReliefOptions {
  /** How far in from its edge a shape is rounded, in design units. */
  readonly round: number
  /** Where the light comes from on the paper: [1, -1] is upper right. Towards the scene's sun if not said. */
  readonly from?: readonly [number, number]
  /** 0..1: how deep the form shadow goes, and how bright the lit side gets. */
  readonly dark?: number
  readonly bright?: number
  readonly shadow?: string
  readonly lit?: string
  /** Light thrown back into the shadow side. */
  readonly bounce?: string
  /** The shadow it casts on what lies behind. */
  readonly cast?: {
    readonly x: number
    readonly y: number
    readonly blur: number
    readonly opacity?: number
  }
  readonly tones?: Partial<Tones>
}

const FORM_TONES: Tones = { steps: 7, hard: 0.3, stipple: 0.06 }
/** Light of a surface that faces the viewer: it keeps its own colour. */
const FACING = 0.56

interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Gives a flat drawing the body of a lithograph: rounded at its edges, lit, stippled. */
export async function paintRelief(
  canvas: Canvas,
  stage: Stage,
  draw: (s: Stage) => void,
  o: ReliefOptions,
): Promise<void> {
  draw(stage)
  const rgba = await canvas.rasterise(stage)
  const reach = (o.round + (o.cast ? o.cast.blur * 2 + Math.hypot(o.cast.x, o.cast.y) : 0)) * canvas.scale
  const box = boxOf(rgba, canvas, Math.ceil(reach) + 2)
  if (!box) return
  const alpha = new Float32Array(box.w * box.h)
  for (let y = 0; y < box.h; y++) {
    for (let x = 0; x < box.w; x++) {
      alpha[y * box.w + x] = (rgba[((y + box.y) * canvas.width + x + box.x) * 4 + 3] as number) / 255
    }
  }
  if (o.cast) paintCast(canvas, stage, alpha, box, o.cast)
  paintForm(canvas, stage, rgba, alpha, box, o)
}

function boxOf(rgba: Buffer, canvas: Canvas, margin: number): Box | null {
  let [left, top, right, bottom] = [canvas.width, canvas.height, -1, -1]
  for (let y = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++) {
      if (rgba[(y * canvas.width + x) * 4 + 3] === 0) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  if (right < 0) return null
  const x = Math.max(0, left - margin)
  const y = Math.max(0, top - margin)
  return {
    x,
    y,
    w: Math.min(canvas.width, right + margin + 1) - x,
    h: Math.min(canvas.height, bottom + margin + 1) - y,
  }
}

function paintCast(
  canvas: Canvas,
  stage: Stage,
  alpha: Float32Array,
  box: Box,
  cast: NonNullable<ReliefOptions['cast']>,
): void {
  const soft = blurred(alpha, box, cast.blur * canvas.scale)
  const shadow = rgbOf(stage.light.shadow)
  const dx = Math.round(cast.x * canvas.scale)
  const dy = Math.round(cast.y * canvas.scale)
  for (let y = 0; y < box.h; y++) {
    for (let x = 0; x < box.w; x++) {
      const sx = x - dx
      const sy = y - dy
      if (sx < 0 || sy < 0 || sx >= box.w || sy >= box.h) continue
      const a = (soft[sy * box.w + sx] as number) * (cast.opacity ?? 0.5)
      if (a > 0.004) canvas.blendRgb(((y + box.y) * canvas.width + x + box.x) * 3, shadow, a)
    }
  }
}

function paintForm(
  canvas: Canvas,
  stage: Stage,
  rgba: Buffer,
  alpha: Float32Array,
  box: Box,
  o: ReliefOptions,
): void {
  const tones = { ...FORM_TONES, ...o.tones }
  const radius = Math.max(1.5, o.round * canvas.scale)
  const height = domed(alpha, box, radius)
  const [lx, ly] = lightFrom(canvas, stage, box, o)
  const dark = rgbOf(o.shadow ?? mix(stage.light.shadow, '#5a2a66', 0.25))
  const lit = rgbOf(o.lit ?? mix(stage.light.lit, stage.light.sun, 0.4))
  const bounce = rgbOf(o.bounce ?? stage.light.haze)
  const [deep, high] = [o.dark ?? 0.78, o.bright ?? 0.55]
  for (let y = 0; y < box.h; y++) {
    const [above, below] = [y > 0 ? box.w : 0, y < box.h - 1 ? box.w : 0]
    for (let x = 0; x < box.w; x++) {
      const k = y * box.w + x
      const a = alpha[k] as number
      if (a === 0) continue
      const [before, after] = [x > 0 ? k - 1 : k, x < box.w - 1 ? k + 1 : k]
      const nx = ((height[before] as number) - (height[after] as number)) / 2
      const ny = ((height[k - above] as number) - (height[k + below] as number)) / 2
      const length = 1 / Math.sqrt(nx * nx + ny * ny + 1)
      const facing = (nx * lx + ny * ly + FACING) * length
      const light = posterise(clamp(facing), x + box.x, y + box.y, tones)
      const s = ((y + box.y) * canvas.width + x + box.x) * 4
      const edge = (1 - length) ** 2
      const into = light < FACING ? ((FACING - light) / FACING) * deep : 0
      const out = light > FACING ? ((light - FACING) / (1 - FACING)) * high : 0
      const back = light < FACING ? edge * 0.28 : 0
      const tone = (c: 0 | 1 | 2) => {
        const own = rgba[s + c] as number
        const shaded = own + (dark[c] - own) * into
        const lifted = shaded + (lit[c] - shaded) * out
        return lifted + (bounce[c] - lifted) * back
      }
      canvas.blend((s / 4) * 3, tone(0), tone(1), tone(2), a)
    }
  }
}

function lightFrom(canvas: Canvas, stage: Stage, box: Box, o: ReliefOptions): [number, number] {
  const middle = canvas.xOf(box.x + box.w / 2)
  const [x, y] = o.from ?? [stage.lightSide(middle), -1]
  const length = Math.hypot(x, y) || 1
  const level = Math.sqrt(1 - FACING * FACING)
  return [(x / length) * level, (y / length) * level]
}

/** Height that rises from the edge: a wide dome with a crisper bevel on top. */
function domed(alpha: Float32Array, box: Box, radius: number): Float32Array {
  const wide = blurred(alpha, box, radius)
  const fine = blurred(alpha, box, radius / 3)
  const height = new Float32Array(alpha.length)
  for (let i = 0; i < height.length; i++) {
    height[i] = (wide[i] as number) * radius * 2.6 + (fine[i] as number) * radius * 0.28
  }
  return height
}

/** Three box blurs: near a Gaussian, in floating point so that no bands show. */
function blurred(source: Float32Array, box: Box, sigma: number): Float32Array {
  const r = Math.max(1, Math.round(sigma * 0.9))
  const across = new Float32Array(source.length)
  const result = new Float32Array(source)
  for (let pass = 0; pass < 3; pass++) {
    slide(result, across, box.w, box.h, 1, box.w, r)
    slide(across, result, box.h, box.w, box.w, 1, r)
  }
  return result
}

/** Moving average along lines of `n` values that lie `step` apart; a shape cut by the frame goes on beyond it. */
function slide(
  from: Float32Array,
  to: Float32Array,
  n: number,
  lines: number,
  step: number,
  next: number,
  r: number,
): void {
  const weight = 1 / (2 * r + 1)
  for (let line = 0; line < lines; line++) {
    const start = line * next
    const end = start + (n - 1) * step
    let sum = (from[start] as number) * (r + 1)
    for (let i = 0; i < r; i++) sum += from[Math.min(start + i * step, end)] as number
    for (let i = 0; i < n; i++) {
      sum += from[Math.min(start + (i + r) * step, end)] as number
      sum -= from[Math.max(start + (i - r - 1) * step, start)] as number
      to[start + i * step] = sum * weight
    }
  }
}
