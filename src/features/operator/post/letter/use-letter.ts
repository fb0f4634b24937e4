import { useState } from 'react'
import type { LetterFacts } from '../../../../../contract/operator.ts'
import { Refused } from '../../../../lib/refused.ts'
import { useAct } from '../../api.ts'
import { londonDay } from '../../parts/london-day.ts'
import { useCheckNow } from '../api-post.ts'
import {
  checkOf,
  firstLetter,
  isMistyped,
  type LetterField,
  letterOf,
  mistakesIn,
  nextLetter,
  type ReadField,
  typedInto,
} from './typed-letter.ts'

interface Standing {
  readonly isBusy?: boolean | undefined
  readonly error?: unknown
  /** The letter before, which is in its draw. */
  readonly logged?: LetterFacts | undefined
}

/** Letters, one after the other: what is typed of this one, and what became of the one before. */
export function useLetter(focusOn: (field: LetterField) => void) {
  const checkNow = useCheckNow()
  const logging = useAct('log_postal_entry')
  const [typed, setTyped] = useState(() => firstLetter(londonDay(new Date())))
  // Kept over every try, so that a letter never becomes two entries.
  const [letterId, setLetterId] = useState<string>(() => crypto.randomUUID())
  const [mistakes, setMistakes] = useState<readonly ReadField[]>([])
  const [standing, setStanding] = useState<Standing>({})

  const type = (field: LetterField, value: string) => {
    setTyped((letter) => typedInto(letter, field, value))
    setMistakes((wrong) => wrong.filter((one) => one !== field))
    setStanding(({ isBusy, logged }) => ({ isBusy, logged }))
  }
  const leave = (field: ReadField) => {
    if (isMistyped(typed, field)) setMistakes((wrong) => [...new Set(wrong).add(field)])
  }
  const log = async () => {
    const wrong = mistakesIn(typed)
    setMistakes(wrong)
    if (wrong[0]) return focusOn(wrong[0])
    setStanding({ isBusy: true })
    try {
      const { draw_id } = await checkNow(checkOf(typed))
      const logged = await logging.mutateAsync(letterOf(typed, letterId, draw_id))
      setTyped(nextLetter(typed))
      setLetterId(crypto.randomUUID())
      setStanding({ logged })
      focusOn('fullName')
    } catch (error) {
      setStanding({ error })
    }
  }
  const isAsked = standing.error instanceof Refused && standing.error.code === 'maybe_known'
  return { typed, letterId, mistakes, type, leave, log, isAsked, ...standing }
}

export type Letter = ReturnType<typeof useLetter>
