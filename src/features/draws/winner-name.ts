import type { Winner } from '../../../contract/draws.ts'
import { winnerWords } from '../../content/draws/facts.ts'
import { fillIn } from '../../lib/fill-in.ts'

/** 'Amara, Kent', or nothing but that there is somebody. */
export function winnerName({ first_name: firstName, county }: Winner): string {
  if (firstName === null || county === null) return winnerWords.unnamed
  return fillIn(winnerWords.named, { name: firstName, county })
}
