import { useState } from 'react'
import { newsletterWords as words } from '../../content/newsletter/links.ts'
import { subscribeWords } from '../../content/newsletter/subscribing.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { useTakenOver } from '../../lib/use-taken-over.ts'
import { useVisitorSearch } from '../../lib/use-visitor-search.ts'
import { AccountFrame } from '../../ui/account-frame.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { followLink, type LetterLink } from './api.ts'
import { SubscribeForm } from './subscribe-form.tsx'

interface Answer {
  title: string
  text: string
  onward?: { label: string; to: string }
}

const links = ['unsubscribe', 'leave', 'notice', 'confirm'] as const satisfies readonly LetterLink[]

/** Where the links of our letters lead; a press does what they say, so a mail scanner's visit does nothing. */
export function NewsletterAnswer() {
  const search = useVisitorSearch()
  const isKnown = useTakenOver()
  const followed = links.find((each) => search.has(each))
  const link = followed ?? 'confirm'
  const [answer, setAnswer] = useState<Answer | 'busy' | 'lost' | null>(null)
  const { eyebrow, question } = words[link]
  const frame = { picture: words.picture, band: 'high' } as const

  const press = async () => {
    setAnswer('busy')
    setAnswer(await answerTo(link, search.get(link) ?? '').catch(() => 'lost' as const))
  }

  if (isKnown && !followed)
    return (
      <AccountFrame eyebrow={eyebrow} title={question.title} lead={subscribeWords.text} {...frame}>
        <SubscribeForm />
      </AccountFrame>
    )
  const asks = answer === null || answer === 'busy'
  const said = asks ? question : answer === 'lost' ? words.lost : answer
  return (
    <AccountFrame eyebrow={eyebrow} title={said.title} lead={said.text} {...frame}>
      <p role="status" className="sr-only">
        {!asks && said.title}
      </p>
      {'button' in said ? (
        <Button onClick={press} disabled={answer === 'busy'}>
          {answer === 'busy' ? words.sending : said.button}
        </Button>
      ) : (
        <Onward {...(said.onward ?? words.onward)} />
      )}
    </AccountFrame>
  )
}

function Onward({ to, label }: { to: string; label: string }) {
  return (
    <ButtonLink to={to} arrow>
      {label}
    </ButtonLink>
  )
}

async function answerTo(link: LetterLink, token: string): Promise<Answer> {
  const told = await followLink(link, token)
  const { done, spent } = words[link]
  if (!told) return spent
  if (link !== 'notice') return done
  const text = fillIn(done.text, { title: told.title ?? '' })
  return { ...done, text, onward: { label: words.notice.trip, to: `/experience/${told.experience}` } }
}
