import { lifeWords as words } from '../../../../content/operator/draws.ts'
import { formatListMoment } from '../../../../lib/time.ts'
import type { LifeStep } from './life.ts'

const looks = {
  past: 'border-ink/60',
  due: 'border-rose-error',
  next: 'border-gold-deep',
  later: 'border-mist text-slate',
} as const

/** The steps of a draw in a row, those behind it darker than those ahead. */
export function LifeLine({ steps }: { steps: readonly LifeStep[] }) {
  return (
    <ol className="grid grid-cols-2 gap-x-5 gap-y-6 sm:grid-cols-3 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
      {steps.map(({ step, at, standing }) => (
        <li
          key={step}
          aria-current={standing === 'next' || standing === 'due' ? 'step' : undefined}
          className={`border-t-2 pt-3 ${looks[standing]}`}
        >
          <p className={standing === 'later' ? '' : 'font-medium'}>
            {words.steps[step][standing === 'past' ? 'past' : 'coming']}
          </p>
          {at && <p className="text-sm lining-nums">{formatListMoment(at)}</p>}
          {standing === 'next' && <p className="text-sm text-slate">{words.next[step]}</p>}
          {standing === 'due' && <p className="text-sm text-rose-error">{words.due}</p>}
        </li>
      ))}
    </ol>
  )
}
