import { deskWords } from '../../../content/operator/frame.ts'
import { formatFullPence } from '../../../lib/money.ts'

/** A sum in a column, or the dash that stands for none. */
export function Sum({ pence }: { pence: number | null }) {
  return pence ? formatFullPence(pence) : <span className="text-slate">{deskWords.nothing}</span>
}
