import { useQueryClient } from '@tanstack/react-query'
import type { Args } from '../../../../contract/acts.ts'
import { ask } from '../../../lib/ask.ts'

/** Asks at this moment what is known of a letter, without waiting for whoever types to pause. */
export function useCheckNow() {
  const queries = useQueryClient()
  return (args: Args<'operator_letter_check'>) =>
    queries.fetchQuery({
      queryKey: ['desk', 'operator_letter_check', args],
      queryFn: ({ signal }) => ask('operator_letter_check', args, signal),
    })
}

/** The letters logged on a British day, in the order they were. */
export function lettersOf(day: string) {
  return ask('operator_letters', { logged_on: day })
}
