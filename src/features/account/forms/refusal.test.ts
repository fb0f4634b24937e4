import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { unreachable } from '../../../content/account/refusals.ts'
import { refusalOf, toldOf } from './refusal.ts'

const told = (message: string): string => {
  try {
    refusalOf(new AuthRetryableFetchError(message, 503))
  } catch (cause) {
    return toldOf(cause)
  }
  return 'nothing was thrown'
}

test('what went wrong on our side has a reference to quote, and what never arrived has none', () => {
  expect(told('The service is busy. Reference 0a1b2c3d')).toBe(`${unreachable} (Reference 0a1b2c3d)`)
  expect(told('The service is busy')).toBe(unreachable)
  expect(told('fetch failed')).toBe(unreachable)
})

test('a refusal is told in its own words', () => {
  expect(refusalOf(new AuthApiError('Email not confirmed', 400, 'email_not_confirmed'))).toEqual({
    message: 'Email not confirmed',
    code: 'email_not_confirmed',
  })
  expect(refusalOf(null)).toBeNull()
})
