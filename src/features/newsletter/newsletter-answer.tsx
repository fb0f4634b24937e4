import { useState } from 'react'
import type { Picture } from '../../content/types.ts'
import { useVisitorSearch } from '../../lib/use-visitor-search.ts'
import { AccountFrame } from '../../ui/account-frame.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { confirmSubscription, unsubscribe } from './api.ts'

interface Answer {
  title: string
  text: string
  onward?: { label: string; to: string }
}

interface NewsletterAnswerProps {
  words: {
    eyebrow: string
    picture: Picture
    onward: { label: string; to: string }
    confirm: Answer & { button: string }
    leave: Answer & { button: string }
    sending: string
    confirmed: Answer
    unsubscribed: Answer
    linkSpent: Answer
    connectionLost: Answer & { again: string }
  }
}

/** Where the links of the newsletter's mails lead; a press does what they say, so a mail scanner's visit does nothing. */
export function NewsletterAnswer({ words }: NewsletterAnswerProps) {
  const search = useVisitorSearch()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [lost, setLost] = useState(false)
  const [busy, setBusy] = useState(false)
  const token = search.get('unsubscribe')
  const question = token ? words.leave : words.confirm

  const press = async () => {
    setBusy(true)
    const asked = token ? unsubscribe(token) : confirmSubscription(search.get('confirm') ?? '')
    const done = token ? words.unsubscribed : words.confirmed
    await asked.then(
      (good) => setAnswer(good ? done : words.linkSpent),
      () => setLost(true),
    )
    setBusy(false)
  }

  const { title, text } = answer ?? (lost ? words.connectionLost : question)
  const onward = answer?.onward ?? words.onward
  return (
    <AccountFrame eyebrow={words.eyebrow} title={title} lead={text} picture={words.picture}>
      <p role="status" className="sr-only">
        {(answer || lost) && title}
      </p>
      {answer ? (
        <ButtonLink to={onward.to} arrow>
          {onward.label}
        </ButtonLink>
      ) : (
        <Button onClick={press} disabled={busy}>
          {busy ? words.sending : lost ? words.connectionLost.again : question.button}
        </Button>
      )}
    </AccountFrame>
  )
}
