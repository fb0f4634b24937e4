import type { Suspension } from '../../../../contract/operator.ts'
import { deskWords } from '../../../content/operator/frame.ts'
import { moneyWords } from '../../../content/operator/money.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatFullPence } from '../../../lib/money.ts'
import { formatListMoment } from '../../../lib/time.ts'
import { ShortHash } from '../../../ui/hash.tsx'
import { useAct } from '../api.ts'
import { ActForm } from '../parts/act-form.tsx'
import { asWords } from '../parts/as-words.ts'
import { DeskLink } from '../parts/desk-link.tsx'
import { inStretches } from '../parts/stretches.ts'
import { TicketNumbers } from '../parts/ticket-numbers.tsx'
import { Whose } from '../parts/whose.tsx'
import { whenTakenBack, whenTheyStand } from './consequences.ts'

const words = moneyWords.contested

interface OpenCaseProps {
  suspension: Suspension
  /** On the page of the person it is about, which names them already. */
  isTheirs?: boolean
  onDone: (done: string) => void
}

/** A contested payment that waits for the bank or for us, and what we can decide of it. */
export function OpenCase({ suspension, isTheirs, onDone }: OpenCaseProps) {
  const { id, email, cause } = suspension
  const decide = useAct('decide_suspension')
  const decided = async (restore: boolean, reason: string) => {
    await decide.mutateAsync({ suspension_id: id, restore, reason })
    onDone(fillIn((restore ? words.stand : words.takeBack).done, { email }))
  }
  return (
    // Whose it is beside what is known and can be done, where there is room.
    <li className="border-t border-mist py-7 xl:grid xl:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] xl:gap-x-8">
      <WhoseCase suspension={suspension} isTheirs={isTheirs} />
      <div>
        <CaseFacts suspension={suspension} />
        {cause === 'dispute' && <p className="mt-5 text-base text-slate">{words.waits}</p>}
        <div className="mt-5 flex flex-wrap gap-3 print:hidden">
          {cause === 'refund' && (
            <ActForm
              {...words.stand}
              label={`${words.stand.button}: ${email}`}
              text={whenTheyStand(suspension)}
              needsReason
              onConfirm={(reason) => decided(true, reason)}
            />
          )}
          <ActForm
            {...words.takeBack}
            label={`${words.takeBack.button}: ${email}`}
            text={whenTakenBack(suspension)}
            grave
            needsReason
            onConfirm={(reason) => decided(false, reason)}
          />
        </div>
      </div>
    </li>
  )
}

function WhoseCase({ suspension, isTheirs }: Pick<OpenCaseProps, 'suspension' | 'isTheirs'>) {
  const { amount_pence, user_id, draw_id, title, draw_status, cause } = suspension
  return (
    <div className="max-xl:mb-5">
      <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <span className="figures text-3xl leading-snug">{formatFullPence(amount_pence)}</span>
        <span className="font-medium text-rose-error">{words.causes[cause]}</span>
      </p>
      {!isTheirs && (
        <div className="mt-1">
          <Whose to={`/operator/people?id=${user_id}`} whom={suspension} />
        </div>
      )}
      <p className="mt-1 text-sm/6 text-slate">
        <DeskLink to={`/operator/draws?id=${draw_id}`}>{title}</DeskLink>
        {`, ${words.draws[draw_status]}`}
      </p>
    </div>
  )
}

function CaseFacts({ suspension }: { suspension: Suspension }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 xl:grid-cols-[1fr_1.2fr_1fr_1fr_1fr]">
      {factsOf(suspension).map(([label, fact]) => (
        <div key={label} className="min-w-0">
          <dt className="caps text-[0.71rem] tracking-[0.12em] text-slate">{label}</dt>
          <dd className="mt-0.5 text-base wrap-break-word">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

function factsOf({ opened_at, provider_ref, why, numbers, set_aside }: Suspension) {
  return [
    [words.facts.since, formatListMoment(opened_at)],
    [words.facts.why, why ? asWords(why) : deskWords.nothing],
    [words.facts.inDraw, <TicketNumbers key="numbers">{inStretches(numbers) || words.none}</TicketNumbers>],
    [words.facts.setAside, <TicketNumbers key="aside">{inStretches(set_aside) || words.none}</TicketNumbers>],
    [words.facts.reference, <ShortHash key="reference">{provider_ref}</ShortHash>],
  ] as const
}
