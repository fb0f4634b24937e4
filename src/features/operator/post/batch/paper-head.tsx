import { brand } from '../../../../content/brand.ts'
import { postWords } from '../../../../content/operator/post.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { formatPlainMoment } from '../../../../lib/time.ts'
import { useWho } from '../../parts/who.ts'

const words = postWords.batch.paper

/** Under the headline of a printed batch: whose it is, who printed it and when, and room for whoever files it. */
export function PaperHead() {
  const printed = { moment: formatPlainMoment(new Date().toISOString()), email: useWho() }
  return (
    <div data-paper className="mb-4 hidden justify-between gap-x-8 text-sm print:flex">
      <p>
        {`${brand.name}, ${words.title}`}
        <span className="block">{fillIn(words.printed, printed)}</span>
      </p>
      <p className="w-56 self-end border-b border-ink/60">{words.filed}</p>
    </div>
  )
}
