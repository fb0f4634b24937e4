import type { Suspension } from '../../../../contract/operator.ts'
import { moneyWords } from '../../../content/operator/money.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatPence } from '../../../lib/money.ts'
import { inStretches } from '../parts/stretches.ts'

const words = moneyWords.contested.follows

type Case = Pick<Suspension, 'cause' | 'draw_status' | 'amount_pence' | 'numbers' | 'set_aside'>

/** What follows when the tickets of a contested payment are let stand: only after a refund made at the provider. */
export function whenTheyStand({ amount_pence, numbers, set_aside }: Case): string {
  const amount = formatPence(amount_pence)
  return sentences(
    fillIn(words.kept, { amount }),
    numbers.length > 0 && fillIn(words.stand, { numbers: inStretches(numbers) }),
    set_aside.length > 0 && fillIn(words.owed, { numbers: inStretches(set_aside), amount }),
  )
}

/** What follows when they are taken back. A frozen list is published, so nothing leaves it. */
export function whenTakenBack({ cause, draw_status, numbers, set_aside }: Case): string {
  const leaving = draw_status === 'open' ? words.leave : words.stayListed
  return sentences(
    cause === 'dispute' && words.givenUp,
    numbers.length > 0 && fillIn(leaving, { numbers: inStretches(numbers) }),
    set_aside.length > 0 && fillIn(words.stayOut, { numbers: inStretches(set_aside) }),
    words.nothingSent,
  )
}

function sentences(...said: (string | false)[]): string {
  return [...said, words.told].filter(Boolean).join(' ')
}
