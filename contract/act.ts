import { z } from 'zod'

/** One act of the API: its arguments by name, and what it answers. Nothing else is let through either way. */
export function act<Args extends z.core.$ZodShape, Answer extends z.core.SomeType>(
  args: Args,
  answer: Answer,
) {
  return { args: z.strictObject(args), answer }
}

/** What an act answers that only does something. */
export const nothing = z.null()
