import { type CumulusOptions, paintCumulus, paintSheet, type SheetOptions } from '../../engine/clouds.ts'
import type { Layer } from '../../scene.ts'

/** High cloud sheet in perspective. */
export const sheet = (o: SheetOptions = {}): Layer => ({ paint: (canvas, s) => paintSheet(canvas, s, o) })

/** Cumulus banks: { x, y } is the middle of the flat base, w half the width, h the height. */
export const cumulus = (o: CumulusOptions): Layer => ({ paint: (canvas, s) => paintCumulus(canvas, s, o) })
