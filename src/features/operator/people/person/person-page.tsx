import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PersonPage as Person } from '../../../../../contract/desk.ts'
import { peopleWords, personWords as words } from '../../../../content/operator/people.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { useDesk } from '../../api.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { PartLinks } from '../../parts/part-links.tsx'
import { Part, Told } from '../../parts/room.tsx'
import { AccountLedger } from '../account-ledger.tsx'
import { atAGlance } from './at-a-glance.ts'
import { Blocks } from './blocks.tsx'
import { Contested } from './contested.tsx'
import { Letters } from './letters.tsx'
import { Limits } from './limits.tsx'
import { Mails } from './mails.tsx'
import { Orders } from './orders.tsx'
import { Refunds } from './refunds.tsx'
import { Security } from './security.tsx'
import { Sessions } from './sessions.tsx'
import { Tickets } from './tickets.tsx'
import { Trail } from './trail.tsx'
import { Who } from './who.tsx'

/** All that is known of one account, what is most often asked for first. */
export function PersonPage({ userId }: { userId: string }) {
  const asked = useDesk('operator_person', { user_id: userId })
  const [search] = useSearchParams()
  const q = search.get('q')
  return (
    <>
      <BackLink to={q ? `/operator/people?${new URLSearchParams({ q })}` : '/operator/people'}>
        {words.back}
      </BackLink>
      <Told asked={asked}>{(person) => <Parts person={person} />}</Told>
    </>
  )
}

function Parts({ person }: { person: Person }) {
  const { account, others, blocks, protection } = person
  const { tickets, orders, refunds, suspensions, letters, mails, sessions, security, audit } = person
  const { user_id: userId } = account
  const lists = listsOf(person)
  const filled = lists.filter(([, lines]) => lines.length > 0).map(([part]) => part)
  const empty = lists.filter(([, lines]) => lines.length === 0).map(([{ title }]) => title)
  // It stays where it was while the page is open: whoever lifts a block goes on there.
  const [isBlockFirst] = useState(account.is_blocked)
  const blocking = <Blocks account={account} blocks={blocks} />
  return (
    <>
      <PageTitle>{account.name || peopleWords.nameless}</PageTitle>
      <Who
        account={account}
        figures={atAGlance(person)}
        block={blocks.find(({ lifted_at }) => lifted_at === null)}
      />
      <div className="mt-8">
        <PartLinks label={words.parts} parts={filled} />
      </div>
      {isBlockFirst && blocking}
      {tickets.length > 0 && <Tickets held={tickets} now={protection.now} />}
      <Limits protection={protection} />
      {!isBlockFirst && blocking}
      {orders.length > 0 && <Orders userId={userId} orders={orders} />}
      {refunds.length > 0 && <Refunds userId={userId} refunds={refunds} />}
      {suspensions.length > 0 && <Contested suspensions={suspensions} />}
      {letters.length > 0 && <Letters letters={letters} />}
      {others.length > 0 && <Others accounts={others} />}
      {mails.length > 0 && <Mails mails={mails} />}
      {sessions.length > 0 && <Sessions sessions={sessions} />}
      {security.length > 0 && <Security userId={userId} events={security} />}
      {audit.length > 0 && <Trail account={account} lines={audit} />}
      {empty.length > 0 && (
        <p className="mt-14 border-t border-mist pt-4 text-slate">
          {fillIn(words.nothing, { parts: empty.join(', ') })}
        </p>
      )}
    </>
  )
}

/** The parts of the page that are lists. */
function listsOf(person: Person) {
  return [
    [words.tickets, person.tickets],
    [words.orders, person.orders],
    [words.refunds, person.refunds],
    [words.contested, person.suspensions],
    [words.letters, person.letters],
    [words.others, person.others],
    [words.mails, person.mails],
    [words.sessions, person.sessions],
    [words.security, person.security],
    [words.audit, person.audit],
  ] as const
}

function Others({ accounts }: { accounts: Person['others'] }) {
  return (
    <Part id={words.others.id} title={words.others.title}>
      <AccountLedger caption={words.others.title} accounts={accounts} />
    </Part>
  )
}
