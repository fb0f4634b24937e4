import { askForAnybody } from '../../lib/ask.ts'

export const allDraws = () => askForAnybody('all_draws', {})

/** Null when there is no such draw. */
export const oneDraw = (draw_id: string) => askForAnybody('one_draw', { draw_id })
