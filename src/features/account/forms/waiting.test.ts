import { expect, test } from 'vitest'
import { waits } from '../../../content/account/refusals.ts'
import { waitAdvice } from './waiting.ts'

const tooSoon = (message: string) => waitAdvice({ code: 'over_email_send_rate_limit', message })

test.each([
  ['For security purposes, you can only request this after 42 seconds.', '42 seconds'],
  ['For security purposes, you can only request this after 1 seconds.', '1 second'],
  ['Bitte 600 Sekunden warten', '10 minutes'],
  ['email rate limit exceeded', 'a minute'],
])('whoever is answered “%s” is asked to wait %s', (message, time) => {
  expect(tooSoon(message)).toBe(waits.over_email_send_rate_limit.replace('{time}', time))
})

test('too many requests are answered without a time, anything else not at all', () => {
  expect(waitAdvice({ code: 'over_request_rate_limit', message: 'x' })).toBe(waits.over_request_rate_limit)
  expect(waitAdvice({ code: 'invalid_credentials', message: 'after 42 seconds' })).toBeNull()
  expect(waitAdvice(null)).toBeNull()
})
