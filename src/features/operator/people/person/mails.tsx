import { useState } from 'react'
import type { MailLine } from '../../../../../contract/operator.ts'
import { personWords } from '../../../../content/operator/people.ts'
import { formatCount } from '../../../../lib/count.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { formatListMoment } from '../../../../lib/time.ts'
import { useAct } from '../../api.ts'
import { ActForm } from '../../parts/act-form.tsx'
import { asWords } from '../../parts/as-words.ts'
import type { Column } from '../../parts/ledger.tsx'
import { LongLedger } from '../../parts/long-ledger.tsx'
import { Part } from '../../parts/room.tsx'
import { Newest } from './newest.tsx'

const words = personWords.mails

const columns: readonly Column<MailLine>[] = [
  { label: words.letter, cell: ({ template }) => asWords(template) },
  { label: words.written, cell: ({ queued_at }) => formatListMoment(queued_at), from: 'sm' },
  { label: words.standing, cell: (mail) => <Standing mail={mail} /> },
]

/** What we wrote to this address, and whether it left. */
export function Mails({ mails }: { mails: readonly MailLine[] }) {
  const [said, setSaid] = useState('')
  const act = {
    label: words.act,
    isAct: true,
    cell: (mail: MailLine) => <SendAgain mail={mail} onDone={setSaid} />,
  }
  return (
    <Part id={words.id} title={words.title}>
      <p role="status" className="not-empty:mb-4">
        {said}
      </p>
      <LongLedger caption={words.title} columns={[...columns, act]} rows={mails} keyOf={({ id }) => id} />
      <Newest rows={mails} most={100} />
    </Part>
  )
}

function Standing({ mail: { sent_at, attempts, last_error } }: { mail: MailLine }) {
  if (sent_at) return fillIn(words.sent, { moment: formatListMoment(sent_at) })
  if (!last_error) return words.waiting
  return (
    <span className="text-rose-error">
      {fillIn(words.failing, { count: formatCount(attempts) })}
      <span className="block max-w-[30em] text-sm wrap-anywhere">{last_error}</span>
    </span>
  )
}

/** A letter with a key in it is asked for anew by its reader, so it has no such act. */
function SendAgain({ mail, onDone }: { mail: MailLine; onDone: (said: string) => void }) {
  const sending = useAct('send_again')
  if (!mail.repeatable) return null
  const names = { letter: asWords(mail.template), recipient: mail.recipient }
  return (
    <ActForm
      {...words.again}
      label={`${words.again.button}: ${names.letter}`}
      look="quiet"
      text={fillIn(words.again.text, names)}
      onConfirm={async () => {
        await sending.mutateAsync({ mail_id: mail.id })
        onDone(fillIn(words.again.done, names))
      }}
    />
  )
}
