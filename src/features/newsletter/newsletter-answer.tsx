import { useState } from 'react'
import { useVisitorSearch } from '../../lib/use-visitor-search.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { confirmSubscription, unsubscribe } from './api.ts'

interface Answer {
  title: string
  text: string
}

interface NewsletterAnswerProps {
  words: {
    title: string
    confirm: Answer & { button: string }
    leave: Answer & { button: string }
    sending: string
    confirmed: Answer
    unsubscribed: Answer
    linkSpent: Answer
    failed: string
  }
}

/** Where the links of the newsletter's mails lead; a press does what they say, so a mail scanner's visit does nothing. */
export function NewsletterAnswer({ words }: NewsletterAnswerProps) {
  const search = useVisitorSearch()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [busy, setBusy] = useState(false)
  const token = search.get('unsubscribe')
  const question = token ? words.leave : words.confirm

  const press = async () => {
    setBusy(true)
    const asked = token ? unsubscribe(token) : confirmSubscription(search.get('confirm') ?? '')
    const done = token ? words.unsubscribed : words.confirmed
    const outcome = await asked.then(
      (good) => (good ? done : words.linkSpent),
      () => ({ title: question.title, text: words.failed }),
    )
    setAnswer(outcome)
    setBusy(false)
  }

  return (
    <Section className="min-h-[80svh] pt-48">
      <div role="status">
        <h1 className="text-title">{(answer ?? question).title}</h1>
        <p className="mt-5 max-w-[46ch] text-slate">{(answer ?? question).text}</p>
      </div>
      {answer ? (
        <ButtonLink to="/experiences" className="mt-10" arrow>
          Explore Experiences
        </ButtonLink>
      ) : (
        <Button onClick={press} disabled={busy} className="mt-10">
          {busy ? words.sending : question.button}
        </Button>
      )}
    </Section>
  )
}
