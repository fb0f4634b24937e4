import { expect, test } from 'vitest'
import type { PersonFacts } from '../../../../../contract/operator.ts'
import { sharedFacts } from './shared-facts.ts'

const withAccount = (profile: PersonFacts['accounts'][number]['profile']): PersonFacts => ({
  accounts: [
    { user_id: '1', email: 'a@b.uk', profile, created_at: '2026-11-19T10:00:00Z', is_erased: false },
  ],
  letters: [],
})
const withLetter = (full_name: string, address: string, postcode: string): PersonFacts => ({
  accounts: [],
  letters: [{ letter_id: '1', full_name, address, postcode, email: null, received_on: '2026-11-19' }],
})
const ada = {
  name: 'Ada Obi',
  address1: '1 Quiet Lane',
  city: 'London',
  postcode: 'SW1A 1AA',
  phone: '+447700900123',
}

test('the writer of a letter is recognised by name, postcode and street, however they are written', () => {
  expect(sharedFacts(withAccount(ada), withLetter('ADA  OBÍ', '1, Quiet Lane, London', 'sw1a1aa'))).toEqual([
    'name',
    'postcode',
    'address',
  ])
})

test('a family at one telephone shares that and where it lives, and no name', () => {
  expect(sharedFacts(withAccount(ada), withAccount({ ...ada, name: 'Uche Obi' }))).toEqual([
    'postcode',
    'phone',
    'address',
  ])
})

test('two who have given nothing share nothing', () => {
  expect(sharedFacts(withAccount({}), withAccount({ phone: '' }))).toEqual([])
})
