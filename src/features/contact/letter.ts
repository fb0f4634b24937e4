import { brand } from '../../content/brand.ts'
import { letterWords as words } from '../../content/contact/form.ts'

export interface Letter {
  name: string
  email: string
  topic: string
  message: string
}

export type LetterProblem = 'nameMissing' | 'emailInvalid' | 'messageMissing'

export function checkLetter({ name, email, message }: Letter): LetterProblem | null {
  if (!name.trim()) return 'nameMissing'
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) return 'emailInvalid'
  if (!message.trim()) return 'messageMissing'
  return null
}

export interface WrittenLetter {
  subject: string
  body: string
}

export function writeLetter(letter: Letter): WrittenLetter {
  const topic = oneLine(letter.topic) || words.defaultTopic
  return {
    subject: `${brand.mailSubjectPrefix} ${topic} - ${oneLine(letter.name)}`,
    body: `${words.name}: ${oneLine(letter.name)}\n${words.email}: ${oneLine(letter.email)}\n\n${letter.message.trim()}`,
  }
}

/** Everything typed is percent-encoded and the subject kept to one line: no field can add a header. */
export function mailto(to: string, subject: string, body = ''): string {
  const fields = [`subject=${encodeURIComponent(subject)}`]
  if (body) fields.push(`body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`)
  return `mailto:${to}?${fields.join('&')}`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
