import type { Step } from '../../../../draw/check.ts'
import { checkWords as words } from '../../../content/draws/checking.ts'
import {
  type Figure,
  faultSentence,
  figuresOf,
  isEmptyIn,
  relayOf,
  type StepStatus,
  statusOf,
  stepIds,
  titleOf,
} from './check-story.ts'
import { StepMark } from './step-mark.tsx'

interface CheckStepsProps {
  steps: readonly Step[]
  /** What the page knows of the list before it is checked. */
  isEmpty: boolean
}

/** Every step with its mark, its figures and, if it fails, the reason in words. */
export function CheckSteps({ steps, isEmpty }: CheckStepsProps) {
  const empty = isEmptyIn(steps) ?? isEmpty
  return (
    <ol>
      {stepIds.map((id) => {
        const status = statusOf(id, steps)
        const step = steps.find((known) => known.id === id)
        return (
          <li
            key={id}
            className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4 border-t border-mist py-4 first:border-0"
          >
            <StepMark status={status} />
            <div>
              <h3
                className={`font-display text-[clamp(1rem,5.4vw,1.25rem)] leading-snug font-medium ${status === 'pending' ? 'text-slate' : ''}`}
              >
                {titleOf(id, empty)}
              </h3>
              {id === 'beacon' && <AboutBeacon steps={steps} />}
              {step && <Found step={step} status={status} />}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function AboutBeacon({ steps }: { steps: readonly Step[] }) {
  const relay = relayOf(steps)
  return (
    <p className="mt-1 text-sm text-slate">
      {words.steps.beacon.about}{' '}
      {relay && (
        <a
          href={relay.address}
          target="_blank"
          rel="noopener noreferrer"
          className="underline decoration-champagne underline-offset-4 hover:text-ink"
        >
          {relay.label}
        </a>
      )}
    </p>
  )
}

function Found({ step, status }: { step: Step; status: StepStatus }) {
  if (status === 'waits') return <p className="mt-1 text-sm text-slate">{words.status.waits}</p>
  return (
    <>
      {step.faults.map((fault) => (
        <p
          key={`${fault.code} ${fault.at ?? ''} ${fault.on ?? ''}`}
          className="mt-1 text-base text-rose-error"
        >
          {faultSentence(fault)}
        </p>
      ))}
      {status === 'holds' && <Figures figures={figuresOf(step)} />}
    </>
  )
}

const isLong = ([, value]: Figure) => value.length > 40

/** Short figures as they are; on a phone the long ones are folded away. */
function Figures({ figures }: { figures: readonly Figure[] }) {
  const [short, long] = [figures.filter((figure) => !isLong(figure)), figures.filter(isLong)]
  return (
    <div className="arrives mt-1.5 text-sm text-slate">
      {short.length > 0 && (
        <dl className="flex flex-wrap gap-x-6 gap-y-1">
          {short.map(([label, value]) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt>{label}</dt>
              <dd className="wrap-anywhere text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {long.length > 0 && (
        <>
          <details className="sm:hidden">
            <summary className="w-fit py-1.5 underline decoration-champagne underline-offset-4">
              {words.figures}
            </summary>
            <LongFigures figures={long} />
          </details>
          <div className="mt-1 max-sm:hidden">
            <LongFigures figures={long} />
          </div>
        </>
      )}
    </div>
  )
}

function LongFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="text-[0.8rem] wrap-anywhere text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
