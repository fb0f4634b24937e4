import { expect, test } from 'vitest'
import { type WaitWords, waitAdvice } from './waiting.ts'

const words: WaitWords = {
  over_request_rate_limit: 'Wait a little.',
  over_email_send_rate_limit: 'Wait {time}.',
  someTime: 'a minute',
}
const tooSoon = (message: string) => waitAdvice({ code: 'over_email_send_rate_limit', message }, words)

test.each([
  ['For security purposes, you can only request this after 42 seconds.', 'Wait 42 seconds.'],
  ['For security purposes, you can only request this after 1 seconds.', 'Wait 1 second.'],
  ['Bitte 600 Sekunden warten', 'Wait 10 minutes.'],
  ['email rate limit exceeded', 'Wait a minute.'],
])('whoever is answered “%s” is told: %s', (message, told) => expect(tooSoon(message)).toBe(told))

test('too many requests are answered without a time, anything else not at all', () => {
  expect(waitAdvice({ code: 'over_request_rate_limit', message: 'x' }, words)).toBe('Wait a little.')
  expect(waitAdvice({ code: 'invalid_credentials', message: 'after 42 seconds' }, words)).toBeNull()
  expect(waitAdvice(null, words)).toBeNull()
})
