import { expect, test } from 'vitest'
import { checkLetter, mailto, writeLetter } from './letter.ts'

const letter = {
  name: 'Ada Obi',
  email: 'ada@example.com',
  topic: 'Partnership',
  message: 'Hello,\nwe have a boat.',
}
const write = (changes: Partial<typeof letter>) => {
  const { subject, body } = writeLetter({ ...letter, ...changes })
  return new URL(mailto('hello@site.example', subject, body))
}

test('a letter carries topic and name in its subject, and name, address and words in its body', () => {
  const url = write({})
  expect(url.pathname).toBe('hello@site.example')
  expect(url.searchParams.get('subject')).toBe('[Wanderwish] Partnership - Ada Obi')
  expect(url.searchParams.get('body')).toBe(
    'Name: Ada Obi\r\nEmail: ada@example.com\r\n\r\nHello,\r\nwe have a boat.',
  )
})

test('a letter without a topic is a general one', () => {
  expect(write({ topic: '' }).searchParams.get('subject')).toBe('[Wanderwish] General - Ada Obi')
})

test('nobody can smuggle a header or a recipient in through a field', () => {
  const url = write({
    name: 'Ada\r\nBcc: all@example.com&cc=x',
    topic: 'A?cc=b\n',
    email: 'a@b.c&bcc=d',
    message: '&to=z',
  })
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(url.searchParams.get('subject')).not.toMatch(/[\r\n]/)
})

test('a letter lacking something is told what, in order', () => {
  expect(checkLetter({ ...letter, name: ' ', email: '' })).toBe('nameMissing')
  for (const email of ['ada', 'ada obi@example.com', 'ada@example.com, bob@example.com'])
    expect(checkLetter({ ...letter, email })).toBe('emailInvalid')
  expect(checkLetter({ ...letter, email: ' ada@example.com ' })).toBeNull()
  expect(checkLetter({ ...letter, message: ' ' })).toBe('messageMissing')
  expect(checkLetter(letter)).toBeNull()
})
