import { personWords } from '../../../../content/operator/people.ts'
import { formatCount } from '../../../../lib/count.ts'
import { fillIn } from '../../../../lib/fill-in.ts'

/** Said below a list of which the service tells no more. */
export function Newest({ rows, most }: { rows: readonly unknown[]; most: number }) {
  if (rows.length < most) return null
  return <p className="mt-3 text-sm text-slate">{fillIn(personWords.newest, { count: formatCount(most) })}</p>
}
