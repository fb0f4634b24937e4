import { useEffect, useRef, useState } from 'react'
import { personWords } from '../../../../content/operator/people.ts'
import { formatCount } from '../../../../lib/count.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { CheckedField } from '../../parts/checked-field.tsx'
import { outside, parseNumbers, type Stretch } from '../../parts/numbers.ts'
import { inStretches, toldStretches } from '../../parts/stretches.ts'

const words = personWords.handBack

/** Numbers among those that somebody holds, told back as they are understood. */
export function NumbersField({ held }: { held: readonly Stretch[] }) {
  const [typed, setTyped] = useState(() => onlyOne(held))
  const field = useRef<HTMLInputElement>(null)
  const { mistake, told } = understood(typed, held)
  useEffect(() => field.current?.setCustomValidity(mistake), [mistake])
  return (
    <CheckedField
      ref={field}
      label={words.numbers}
      hint={told}
      error={mistake}
      name="numbers"
      autoComplete="off"
      required
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  )
}

function onlyOne([first, ...others]: readonly Stretch[]): string {
  return first && others.length === 0 && first[0] === first[1] ? String(first[0]) : ''
}

/** As many as a line or two can name. */
function heldTold(held: readonly Stretch[]): string {
  const shown = 12
  const told = toldStretches(held.slice(0, shown))
  if (held.length <= shown) return told
  return `${told} ${fillIn(personWords.tickets.more, { count: formatCount(held.length - shown) })}`
}

function understood(typed: string, held: readonly Stretch[]): { mistake: string; told: string } {
  const those = { held: heldTold(held) }
  if (typed.trim() === '') return { mistake: '', told: fillIn(words.numbersHint, those) }
  const numbers = parseNumbers(typed)
  if (!numbers) return { mistake: words.mistake, told: '' }
  const foreign = outside(numbers, held)
  if (foreign.length > 0) {
    return { mistake: fillIn(words.notHeld, { ...those, numbers: inStretches(foreign) }), told: '' }
  }
  const chosen = { count: formatCount(numbers.length), numbers: inStretches(numbers) }
  return { mistake: '', told: fillIn(numbers.length === 1 ? words.chosen.one : words.chosen.many, chosen) }
}
