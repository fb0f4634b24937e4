import { lifeWords as words } from '../../../../content/operator/draws.ts'
import { formatListMoment } from '../../../../lib/time.ts'
import type { LifeStep } from './life.ts'

const looks = {
  past: 'border-ink/60',
  due: 'border-rose-error',
  next: 'border-gold-deep',
  later: 'border-mist text-slate',
} as const

/** The steps of a draw on one line, those behind it darker than those ahead; where there is no room for that, down the page. */
export function LifeLine({ steps }: { steps: readonly LifeStep[] }) {
  return (
    <ol className="xl:grid xl:auto-cols-fr xl:grid-flow-col">
      {steps.map(({ step, at, standing }) => (
        <li
          key={step}
          aria-current={standing === 'next' || standing === 'due' ? 'step' : undefined}
          className={`border-l-2 pb-4 pl-4 last:pb-0 xl:border-t-2 xl:border-l-0 xl:pt-3 xl:pr-4 xl:pb-0 xl:pl-0 ${looks[standing]}`}
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
