import { winnerWords } from '../../content/draws/facts.ts'
import { fillIn } from '../../lib/fill-in.ts'
import type { Winner } from './types.ts'

/** 'Amara, Kent', or nothing but that there is somebody. */
export function winnerName({ firstName, county }: Winner): string {
  if (firstName === null || county === null) return winnerWords.unnamed
  return fillIn(winnerWords.named, { name: firstName, county })
}
