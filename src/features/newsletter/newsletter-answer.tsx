import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { confirmSubscription, unsubscribe } from './api.ts'

interface Answer {
  title: string
  text: string
}

interface NewsletterAnswerProps {
  words: { title: string; confirmed: Answer; unsubscribed: Answer; linkSpent: Answer }
}

/** Where the links of the newsletter's mails lead: ?confirm=… and ?unsubscribe=…. */
export function NewsletterAnswer({ words }: NewsletterAnswerProps) {
  const [search] = useSearchParams()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const confirm = search.get('confirm')
  const leave = search.get('unsubscribe')

  useEffect(() => {
    const asked = confirm ? confirmSubscription(confirm) : leave ? unsubscribe(leave) : Promise.resolve(false)
    const done = confirm ? words.confirmed : words.unsubscribed
    asked.then((good) => setAnswer(good ? done : words.linkSpent))
  }, [confirm, leave, words])

  return (
    <Section className="min-h-[80svh] pt-48">
      <div role="status" aria-busy={answer === null}>
        <h1 className="text-title">{answer?.title ?? words.title}</h1>
        <p className="mt-5 max-w-[46ch] text-slate">{answer?.text}</p>
      </div>
      <ButtonLink to="/experiences" className="mt-10" arrow>
        Explore Experiences
      </ButtonLink>
    </Section>
  )
}
