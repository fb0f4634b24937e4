import type { PersonPage } from '../../../../../contract/desk.ts'
import type { Block } from '../../../../../contract/person.ts'
import { personWords } from '../../../../content/operator/people.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { formatListMoment } from '../../../../lib/time.ts'
import { Breakable } from '../../parts/breakable.tsx'
import { FactList } from '../../parts/fact-list.tsx'
import { type FactLine, Facts } from '../../parts/facts.tsx'
import type { Fact } from '../../parts/told-facts.ts'
import { addressLines } from '../address-lines.ts'

const words = personWords.who

interface WhoProps {
  account: PersonPage['account']
  /** What is read at a glance. */
  figures: readonly FactLine[]
  /** The one that holds now. */
  block: Block | undefined
}

/** Who somebody is, as a call begins. */
export function Who({ account, figures, block }: WhoProps) {
  return (
    <section aria-label={words.title} className="mt-6">
      {account.is_blocked && <Blocked block={block} />}
      {account.is_erased && <p className="mb-4 text-slate">{words.erased}</p>}
      <Facts isLarge lines={figures} />
      <Facts lines={reachedBy(account)} />
      <div className="border-t border-mist pt-3">
        <FactList facts={standingOf(account)} />
      </div>
    </section>
  )
}

function Blocked({ block }: { block: Block | undefined }) {
  return (
    <div className="mb-6 max-w-[44em] border-l-4 border-rose-error bg-paper py-4 pr-5 pl-5">
      <p className="font-medium text-rose-error">{words.blocked}</p>
      {block && (
        <p className="mt-1">
          {block.reason}
          <span className="block text-sm text-slate">
            {fillIn(words.blockedSince, { moment: formatListMoment(block.blocked_at) })}
          </span>
        </p>
      )}
    </div>
  )
}

function reachedBy({
  profile,
  phone,
  email,
  created_at,
  is_erased,
}: PersonPage['account']): readonly FactLine[] {
  const lines = addressLines(profile)
  return [
    [words.email, is_erased ? personWords.none : reached('mailto:', email)],
    [words.phone, phone ? reached('tel:', phone) : personWords.none],
    [words.address, lines.length > 0 ? lines.join(', ') : personWords.none],
    [words.since, formatListMoment(created_at)],
  ]
}

/** What is asked for now and then. */
function standingOf(account: PersonPage['account']): readonly Fact[] {
  const { confirmed_at, last_sign_in_at } = account
  return [
    {
      label: words.confirmed,
      text: confirmed_at ? formatListMoment(confirmed_at) : words.unconfirmed,
    },
    { label: words.seen, text: last_sign_in_at ? formatListMoment(last_sign_in_at) : words.never },
    { label: words.operator, text: account.is_operator ? words.yes : words.no },
    { label: words.secondStep, text: account.has_second_step ? words.on : words.off },
    { label: words.id, text: account.user_id },
  ]
}

function reached(by: 'mailto:' | 'tel:', whom: string) {
  return (
    <a href={by + whom} className="underline decoration-champagne underline-offset-4 hover:decoration-ink">
      <Breakable>{whom}</Breakable>
    </a>
  )
}
