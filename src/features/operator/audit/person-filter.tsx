import { type SyntheticEvent, useState } from 'react'
import { auditWords } from '../../../content/operator/audit.ts'
import { deskErrors, deskWords } from '../../../content/operator/frame.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { told } from '../../../lib/refused.ts'
import { Button } from '../../../ui/button.tsx'
import { useDesk } from '../api.ts'
import { CheckedField } from '../parts/checked-field.tsx'
import { accountOf, type Sought } from './api-audit.ts'

const words = auditWords.acts

interface PersonFilterProps {
  person: string | null
  onLook: (changes: Partial<Sought>) => void
}

/** Somebody by their address, or who it is that the trail is shown of. */
export function PersonFilter({ person, onLook }: PersonFilterProps) {
  if (!person) return <PersonField onFound={(found) => onLook({ person: found })} />
  return <ShownPerson person={person} onEverybody={() => onLook({ person: null })} />
}

function PersonField({ onFound }: { onFound: (person: string) => void }) {
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const find = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email'))
    setBusy(true)
    setError('')
    try {
      const account = await accountOf(email)
      if (account) onFound(account.user_id)
      else setError(words.unknown)
    } catch (cause) {
      setError(told(cause, deskErrors))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={find} className="flex w-full max-w-lg flex-wrap gap-3">
      <CheckedField
        label={words.person}
        hint={words.personHint}
        error={error}
        type="email"
        name="email"
        autoComplete="off"
        required
        className="min-w-0 grow"
      />
      <Button
        type="submit"
        size="small"
        look="outline"
        isBusy={busy}
        className="mt-[2.025rem] self-start min-h-13"
      >
        {busy ? deskWords.loading : words.find}
      </Button>
    </form>
  )
}

function ShownPerson({ person, onEverybody }: { person: string; onEverybody: () => void }) {
  const { data } = useDesk('operator_find', { words: person })
  const email = data?.accounts[0]?.email ?? person
  return (
    <div className="space-y-3 self-end">
      <p role="status" className="wrap-anywhere">
        {fillIn(words.of, { email })}
      </p>
      <Button size="small" look="outline" onClick={onEverybody}>
        {words.everybody}
      </Button>
    </div>
  )
}
