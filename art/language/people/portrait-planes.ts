import { mix } from '../../engine/colour.ts'
import type { Stage } from '../../engine/stage.ts'

/** The six flat tones a portrait is cut from, rim light to cast shadow. */
export interface Tones {
  readonly rim: string
  readonly lit: string
  readonly half: string
  readonly shadow: string
  readonly deep: string
  readonly bounce: string
}

export const tonesOf = (s: Stage, local: string): Tones => ({
  rim: mix(s.shade(local, 1), s.light.sun, 0.5),
  lit: s.shade(local, 0.96),
  half: s.shade(local, 0.66),
  shadow: s.shade(local, 0.3),
  deep: s.shade(local, 0.02),
  bounce: mix(s.shade(local, 0.36), s.light.haze, 0.22),
})

/** Which way the planes step back from the light, and how wide the rim and the lit plane are. */
export interface Cut {
  readonly rim?: number
  readonly lit?: number
  readonly half?: number
  readonly slope?: number
}

/** One body cut into crisp crescents: rim, light, half-tone, shadow; the light comes from the right. */
export function drawPlanes(s: Stage, d: string, tones: Tones, cut: Cut = {}): void {
  const { rim = 7, lit = 46, half = 96, slope = 0.35 } = cut
  s.path(d, tones.rim)
  s.clipped(d, () => {
    const step = (back: number, fill: string) =>
      s.group(`transform="translate(${-back} ${back * slope})"`, () => s.path(d, fill))
    step(rim, tones.lit)
    step(lit, tones.half)
    step(half, tones.shadow)
  })
}

/** The same, but only what lies inside an edge shows: hair ends at its hairline without a second rim. */
export function drawPlanesWithin(s: Stage, edge: string, form: string, tones: Tones, cut: Cut = {}): void {
  s.clipped(edge, () => drawPlanes(s, form, tones, cut))
}

/** Lines that follow a form: strands, folds, creases. */
export function drawStrands(s: Stage, d: string, colour: string, width: number, opacity = 0.6): void {
  s.line(d, colour, width, `opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"`)
}

/** Strands of combed hair, none of them beyond its edge. */
export function drawCombed(
  s: Stage,
  edge: string,
  strands: readonly string[],
  colour: string,
  width: number,
  opacity = 0.5,
): void {
  s.clipped(edge, () => drawStrands(s, strands.join(''), colour, width, opacity))
}
