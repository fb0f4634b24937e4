import { useState } from 'react'
import { useNavigate } from 'react-router'
import { linkWords as words } from '../../../content/account/mailed-links.ts'
import { localPath } from '../../../lib/paths.ts'
import { toast } from '../../../lib/toast.ts'
import { useVisitorSearch } from '../../../lib/use-visitor-search.ts'
import { AccountFrame } from '../../../ui/account-frame.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/field.tsx'
import { followMailedLink } from '../api.ts'
import type { Refusal } from '../forms/refusal.ts'
import { RefusalNote } from '../forms/refusal-note.tsx'
import { useFormSubmit } from '../forms/use-form-submit.ts'
import { useAuth } from '../session/auth-context.tsx'

const leadsTo = { signup: '/account', recovery: '/account/new-password', email_change: '/account' } as const

type LinkType = keyof typeof leadsTo

/** Where the links of account mails lead. The link is spent by a press, so a mail scanner's visit costs nothing. */
export function MailedLink() {
  const { user, follow } = useAuth()
  const navigate = useNavigate()
  const search = useVisitorSearch()
  const type = linkTypeOf(search.get('type'))
  const { title, text, button, again } = words[type]
  const [halfWay, setHalfWay] = useState(false)
  const frame = { eyebrow: words.eyebrow, picture: words.picture }

  const { busy, refusal, form } = useFormSubmit(async () => {
    follow()
    const { refused, signedIn } = await followMailedLink(search.get('token_hash') ?? '', type)
    if (refused) return isSpent(refused) ? { ...refused, message: words.spent.text } : refused
    const isFirstOfTwo = type === 'email_change' && !signedIn
    setHalfWay(isFirstOfTwo)
    if (isFirstOfTwo) return null
    if (type === 'email_change') toast(words.changed)
    await navigate(destination(search.get('redirect_to'), type), { replace: true })
    return null
  })

  // A link that is spent for good has no button left; one that met a passing trouble may be pressed again.
  if (refusal && isSpent(refusal)) {
    return (
      <AccountFrame {...frame} title={words.spent.title}>
        <FormError>{refusal.message}</FormError>
        <ButtonLink to={again.to} className="mt-8" arrow>
          {again.label}
        </ButtonLink>
      </AccountFrame>
    )
  }
  if (halfWay) {
    return (
      <AccountFrame {...frame} title={words.halfWay.title} lead={words.halfWay.text}>
        <ButtonLink to={words.halfWay.onward.to} arrow>
          {words.halfWay.onward.label}
        </ButtonLink>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame {...frame} title={title} lead={text}>
      <form {...form} className="space-y-6">
        {user && (
          <p className="border-l-2 border-champagne pl-4 text-base text-slate">
            {words.signedInAs.before} {user.email}
            {words.signedInAs.after}
          </p>
        )}
        <RefusalNote refusal={refusal} />
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

function linkTypeOf(wanted: string | null): LinkType {
  return wanted === 'recovery' || wanted === 'email_change' ? wanted : 'signup'
}

function destination(wanted: string | null, type: LinkType): string {
  const url = wanted ? URL.parse(wanted) : null
  const path = url?.origin === window.location.origin ? url.pathname + url.search : null
  return localPath(path, leadsTo[type])
}
