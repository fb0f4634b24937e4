import { type SyntheticEvent, useState } from 'react'
import { brand } from '../../content/brand.ts'
import { letterWords as words } from '../../content/contact/form.ts'
import { Button } from '../../ui/button.tsx'
import { Field, FormError, Select, TextArea } from '../../ui/field.tsx'
import {
  checkLetter,
  type Letter,
  type LetterProblem,
  mailto,
  type WrittenLetter,
  writeLetter,
} from './letter.ts'
import { LetterToCopy } from './letter-to-copy.tsx'

/** Opens the visitor's own mail program with the letter written, and offers the letter to whoever has none. */
export function ContactForm() {
  const [problem, setProblem] = useState<LetterProblem | null>(null)
  const [written, setWritten] = useState<WrittenLetter | null>(null)

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const letter = letterIn(event.currentTarget)
    const found = checkLetter(letter)
    setProblem(found)
    setWritten(found ? null : writeLetter(letter))
    if (found) return
    const { subject, body } = writeLetter(letter)
    window.location.href = mailto(brand.email, subject, body)
  }

  return (
    <form
      onSubmit={submit}
      // What is offered for copying is always what stands in the form.
      onInput={(event) => written && setWritten(writeLetter(letterIn(event.currentTarget)))}
      className="space-y-6"
    >
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
        <p role="status" className="max-w-[24em] text-sm text-slate">
          {written ? words.opened : words.note}
        </p>
      </div>
      {written && <LetterToCopy letter={written} />}
    </form>
  )
}

function letterIn(form: HTMLFormElement): Letter {
  const entries = new FormData(form)
  const text = (name: string) => String(entries.get(name) ?? '')
  return { name: text('name'), email: text('email'), topic: text('topic'), message: text('message') }
}
