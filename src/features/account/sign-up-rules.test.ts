import { expect, test } from 'vitest'
import { isUkPostcode, normalisePhone } from './normalise.ts'
import { checkSignUp, type SignUpForm } from './sign-up-rules.ts'

const ada: SignUpForm = {
  name: ' Ada Obi ',
  address1: '1 Palm Street',
  address2: '',
  city: 'Leeds',
  postcode: 'ls1 4dy',
  phone: '07700 900-123',
  email: 'ada@example.com',
  password: 'a long password',
}

test('a complete form becomes a profile in the United Kingdom', () => {
  expect(checkSignUp(ada)).toEqual({
    profile: {
      name: 'Ada Obi',
      address1: '1 Palm Street',
      address2: undefined,
      city: 'Leeds',
      postcode: 'LS1 4DY',
      country: 'GB',
      phone: '+447700900123',
    },
  })
})

test('an empty form is told about the name first', () => {
  const empty = { ...ada, name: '  ', address1: '', city: '', postcode: '', phone: '' }
  expect(checkSignUp(empty)).toEqual({ problem: 'nameMissing' })
  expect(checkSignUp({ ...empty, name: 'Ada' })).toEqual({ problem: 'addressMissing' })
})

test.each(['address1', 'city', 'postcode'] as const)(
  'a form without %s is told about the address',
  (field) => {
    expect(checkSignUp({ ...ada, [field]: ' ', phone: '1' })).toEqual({ problem: 'addressMissing' })
  },
)

test('a wrong phone is told before a wrong postcode', () => {
  expect(checkSignUp({ ...ada, phone: '020 7946 0000', postcode: 'nowhere' })).toEqual({
    problem: 'phoneInvalid',
  })
  expect(checkSignUp({ ...ada, postcode: 'nowhere' })).toEqual({ problem: 'postcodeInvalid' })
})

test.each([
  ['07700 900123', '+447700900123'],
  ['+44 7700-900-123', '+447700900123'],
  ['(0)7700900123', '+447700900123'],
  ['0044 7700 900123', '+447700900123'],
  ['7700 900 123', '+447700900123'],
])('a person may type their mobile as %s', (typed, stored) => {
  expect(normalisePhone(typed)).toBe(stored)
})

test.each([
  'GIR 0AA',
  'GIR0AA',
  'M1 1AA',
  'B33 8TH',
  'CR2 6XH',
  'DN55 1PT',
  'W1A 0AX',
  'EC1A 1BB',
  'SW1A1AA',
])('%s is a postcode', (code) => expect(isUkPostcode(code)).toBe(true))

test.each(['', 'LEEDS', '12345', 'A1 AA1', 'EC1A 1B', 'QQ1 1AA', 'EC1A  1BB'])(
  '%s is no postcode',
  (code) => {
    expect(isUkPostcode(code)).toBe(false)
  },
)
