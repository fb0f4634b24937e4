import type { PersonPage } from '../../../../../contract/desk.ts'
import { personWords } from '../../../../content/operator/people.ts'
import { formatListMoment } from '../../../../lib/time.ts'
import { type Column, Ledger } from '../../parts/ledger.tsx'
import { Part } from '../../parts/room.tsx'

const words = personWords.sessions

type Session = PersonPage['sessions'][number]

const columns: readonly Column<Session>[] = [
  { label: words.seen, cell: ({ last_seen_at }) => formatListMoment(last_seen_at) },
  { label: words.begun, cell: ({ created_at }) => formatListMoment(created_at), from: 'sm' },
  { label: words.network, cell: ({ address }) => address },
  {
    label: words.device,
    cell: ({ user_agent }) => (
      <span className="block max-w-[34em] text-sm wrap-anywhere text-slate">
        {user_agent ?? words.unknown}
      </span>
    ),
    from: 'lg',
  },
]

/** Where this account is signed in now. */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  return (
    <Part id={words.id} title={words.title}>
      <Ledger
        caption={words.title}
        columns={columns}
        rows={sessions}
        keyOf={({ created_at }) => created_at}
      />
    </Part>
  )
}
