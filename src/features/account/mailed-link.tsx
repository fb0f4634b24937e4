import { useNavigate } from 'react-router'
import type { Picture } from '../../content/types.ts'
import { localPath } from '../../lib/paths.ts'
import { useVisitorSearch } from '../../lib/use-visitor-search.ts'
import { AccountFrame } from '../../ui/account-frame.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormError } from '../../ui/field.tsx'
import { followMailedLink, type Refusal } from './api.ts'
import { useAuth } from './auth-context.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { useFormSubmit } from './use-form-submit.ts'
import type { WaitWords } from './waiting.ts'

const leadsTo = { signup: '/account', recovery: '/account/new-password' } as const

type LinkType = keyof typeof leadsTo

interface LabelledLink {
  label: string
  to: string
}

interface MailedLinkProps {
  words: Record<LinkType, { title: string; text: string; button: string; again: LabelledLink }> & {
    eyebrow: string
    picture: Picture
    spent: { title: string; text: string }
    busy: string
    signedInAs: { before: string; after: string }
    waits: WaitWords
    unreachable: string
  }
}

/** Where the links of account mails lead. The link is spent by a press, so a mail scanner's visit costs nothing. */
export function MailedLink({ words }: MailedLinkProps) {
  const { user, follow } = useAuth()
  const navigate = useNavigate()
  const search = useVisitorSearch()
  const type: LinkType = search.get('type') === 'recovery' ? 'recovery' : 'signup'
  const { title, text, button, again } = words[type]

  const { busy, refusal, form } = useFormSubmit(words.unreachable, async () => {
    follow()
    const refused = await followMailedLink(search.get('token_hash') ?? '', type)
    if (!refused) await navigate(destination(search.get('redirect_to'), type), { replace: true })
    return refused && (isSpent(refused) ? { ...refused, message: words.spent.text } : refused)
  })

  // A link that is spent for good has no button left; one that met a passing trouble may be pressed again.
  if (refusal && isSpent(refusal)) {
    return (
      <AccountFrame eyebrow={words.eyebrow} title={words.spent.title} picture={words.picture}>
        <FormError>{refusal.message}</FormError>
        <ButtonLink to={again.to} className="mt-8" arrow>
          {again.label}
        </ButtonLink>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame eyebrow={words.eyebrow} title={title} lead={text} picture={words.picture}>
      <form {...form} className="space-y-6">
        {user && (
          <p className="border-l-2 border-champagne pl-4 text-base text-slate">
            {words.signedInAs.before} {user.email}
            {words.signedInAs.after}
          </p>
        )}
        <RefusalNote refusal={refusal} waits={words.waits} />
        <Button type="submit" disabled={busy} className="w-full">
          {busy ? words.busy : button}
        </Button>
      </form>
    </AccountFrame>
  )
}

const sparedLink = ['over_request_rate_limit', 'not_configured']

function isSpent({ code }: Refusal): boolean {
  return code !== undefined && !sparedLink.includes(code)
}

function destination(wanted: string | null, type: LinkType): string {
  const url = wanted ? URL.parse(wanted) : null
  const path = url?.origin === window.location.origin ? url.pathname + url.search : null
  return localPath(path, leadsTo[type])
}
