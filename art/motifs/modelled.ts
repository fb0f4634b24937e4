import { paintRelief, type ReliefOptions } from '../engine/relief.ts'
import type { Stage } from '../engine/stage.ts'
import type { Layer } from '../scene.ts'

/** A vector drawing with rounded form, light side, form shadow and, if wanted, a cast shadow. */
export const modelled = (o: ReliefOptions, draw: (s: Stage) => void): Layer => ({
  paint: (canvas, s) => paintRelief(canvas, s, draw, o),
})

/** Several bodies in front of one another, each modelled on its own. */
export const bodies = (o: ReliefOptions, draws: readonly ((s: Stage) => void)[]): Layer[] =>
  draws.map((draw) => modelled(o, draw))
