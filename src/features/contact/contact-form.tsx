import { type SyntheticEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, FormError, Select, TextArea } from '../../ui/field.tsx'
import { checkLetter, type LetterProblem, mailtoLetter } from './letter.ts'

interface ContactFormProps {
  to: string
  subjectPrefix: string
  words: {
    note: string
    name: string
    email: string
    topic: string
    message: string
    topics: readonly string[]
    defaultTopic: string
    send: string
    opened: string
    problems: Record<LetterProblem, string>
  }
}

/** Opens the visitor's own mail program with the letter written. */
export function ContactForm({ to, subjectPrefix, words }: ContactFormProps) {
  const [problem, setProblem] = useState<LetterProblem | null>(null)
  const [opened, setOpened] = useState(false)

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = new FormData(event.currentTarget)
    const text = (name: string) => String(entries.get(name) ?? '')
    const letter = {
      name: text('name'),
      email: text('email'),
      topic: text('topic'),
      message: text('message'),
    }
    const found = checkLetter(letter)
    setProblem(found)
    setOpened(!found)
    if (!found) window.location.href = mailtoLetter(to, subjectPrefix, letter, words.defaultTopic)
  }

  return (
    <form onSubmit={submit} className="space-y-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={words.name} name="name" required autoComplete="name" />
        <Field label={words.email} name="email" type="email" required autoComplete="email" />
      </div>
      <Select label={words.topic} name="topic">
        {words.topics.map((topic) => (
          <option key={topic}>{topic}</option>
        ))}
      </Select>
      <TextArea label={words.message} name="message" required />
      <FormError>{problem && words.problems[problem]}</FormError>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <Button type="submit" arrow>
          {words.send}
        </Button>
        <p role="status" className="max-w-[40ch] text-sm text-slate">
          {opened ? words.opened : words.note}
        </p>
      </div>
    </form>
  )
}
