import { Link, useNavigate } from 'react-router'
import { localPath } from '../../lib/paths.ts'
import { useVisitorSearch } from '../../lib/use-visitor-search.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/field.tsx'
import { followMailedLink } from './api.ts'
import { useAuth } from './auth-context.tsx'
import { useFormSubmit } from './use-form-submit.ts'

const leadsTo = { signup: '/account', recovery: '/account/new-password' } as const

type LinkType = keyof typeof leadsTo

interface MailedLinkProps {
  words: Record<LinkType, { button: string; text: string; again: { label: string; to: string } }> & {
    busy: string
    expired: string
    signedInAs: { before: string; after: string }
    unreachable: string
  }
}

/** Where the links of account mails lead. The link is spent by a press, so a mail scanner's visit costs nothing. */
export function MailedLink({ words }: MailedLinkProps) {
  const { user, follow } = useAuth()
  const navigate = useNavigate()
  const search = useVisitorSearch()
  const type: LinkType = search.get('type') === 'recovery' ? 'recovery' : 'signup'
  const { button, text, again } = words[type]

  const { busy, refusal, submit } = useFormSubmit(words.unreachable, async () => {
    follow()
    const refused = await followMailedLink(search.get('token_hash') ?? '', type)
    if (!refused) await navigate(destination(search.get('redirect_to'), type), { replace: true })
    return refused && { message: words.expired }
  })

  return (
    <form onSubmit={submit} className="space-y-6">
      <p className="text-slate">{text}</p>
      {user && (
        <p className="border-l-2 border-champagne pl-4 text-base text-slate">
          {words.signedInAs.before} {user.email}
          {words.signedInAs.after}
        </p>
      )}
      <FormError>{refusal?.message}</FormError>
      {refusal ? (
        <Link to={again.to} className="inline-block underline decoration-champagne underline-offset-4">
          {again.label}
        </Link>
      ) : (
        <Button type="submit" disabled={busy} className="w-full">
          {busy ? words.busy : button}
        </Button>
      )}
    </form>
  )
}

function destination(wanted: string | null, type: LinkType): string {
  const url = wanted ? URL.parse(wanted) : null
  const path = url?.origin === window.location.origin ? url.pathname + url.search : null
  return localPath(path, leadsTo[type])
}
