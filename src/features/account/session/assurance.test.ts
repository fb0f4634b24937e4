import type { Session } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { needsSecondStep } from './assurance.ts'

/** A session with a token of this level; the name needs the letters that differ in the web's base64. */
function sessionOf(aal: string, factor?: 'verified' | 'unverified'): Session {
  const payload = Buffer.from(JSON.stringify({ aal, name: '???>>>ÿ' })).toString('base64url')
  const factors = factor ? [{ id: 'f', factor_type: 'totp', status: factor }] : []
  return { access_token: `x.${payload}.x`, user: { factors } } as unknown as Session
}

test('whoever has no second step, or began one and never finished, is through with the password', () => {
  expect(needsSecondStep(sessionOf('aal1'))).toBe(false)
  expect(needsSecondStep(sessionOf('aal1', 'unverified'))).toBe(false)
})

test('whoever has one is half signed in until the code is given', () => {
  expect(needsSecondStep(sessionOf('aal1', 'verified'))).toBe(true)
  expect(needsSecondStep(sessionOf('aal2', 'verified'))).toBe(false)
})

test('a token that cannot be read counts as the lower level', () => {
  expect(needsSecondStep({ ...sessionOf('aal2', 'verified'), access_token: 'opaque' })).toBe(true)
})
