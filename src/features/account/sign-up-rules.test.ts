import { expect, test } from 'vitest'
import { isUkMobile, isUkPostcode, normalisePhone, normalisePostcode } from './normalise.ts'
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
  expect(checkSignUp(empty)).toMatchObject({ problem: 'nameMissing' })
  expect(checkSignUp({ ...empty, name: 'Ada' })).toMatchObject({ problem: 'addressMissing' })
})

test.each(['address1', 'city', 'postcode'] as const)(
  'a form without %s is told about the address',
  (field) => {
    expect(checkSignUp({ ...ada, [field]: ' ', phone: '1' })).toEqual({ problem: 'addressMissing', field })
  },
)

test('a wrong phone is told before a wrong postcode', () => {
  expect(checkSignUp({ ...ada, phone: '020 7946 0000', postcode: 'nowhere' })).toMatchObject({
    problem: 'phoneInvalid',
  })
  expect(checkSignUp({ ...ada, postcode: 'nowhere' })).toMatchObject({ problem: 'postcodeInvalid' })
})

test.each([
  ['07700 900123', '+447700900123'],
  ['+44 7700-900-123', '+447700900123'],
  ['(0)7700900123', '+447700900123'],
  ['0044 7700 900123', '+447700900123'],
  ['7700 900 123', '+447700900123'],
  ['+44 (0)7700 900123', '+447700900123'],
  ['0044 (0)7700 900123', '+447700900123'],
  ['(07700) 900123', '+447700900123'],
  ['07700\u00a0900\u2013123', '+447700900123'],
  ['07700\u2009900\u2011123', '+447700900123'],
  ['07700 900 \u2212 123', '+447700900123'],
])('a person may type their mobile as %s', (typed, stored) => {
  expect(normalisePhone(typed)).toBe(stored)
})

test.each([
  '447700900123',
  '+44 (0)20 7946 0000',
  '0770090012',
  '07700 900123 ext 4',
  '+1 770 090 0123',
  '(0770',
])('%s is no UK mobile number', (typed) => expect(isUkMobile(normalisePhone(typed))).toBe(false))

test('a person may type their postcode with any spaces, or none', () => {
  for (const typed of ['ls1 4dy', 'LS14DY', ' ls1  4dy ', 'Ls1\u00a04dY'])
    expect(normalisePostcode(typed)).toBe('LS1 4DY')
})

test('a form without e-mail or password is told so after the four rules', () => {
  expect(checkSignUp({ ...ada, email: ' ' })).toMatchObject({ problem: 'credentialsMissing' })
  expect(checkSignUp({ ...ada, password: '' })).toMatchObject({ problem: 'credentialsMissing' })
  expect(checkSignUp({ ...ada, password: '', postcode: 'nowhere' })).toMatchObject({
    problem: 'postcodeInvalid',
  })
})

test('a password is measured in bytes: forty accents are too many, thirty-six are not', () => {
  expect(checkSignUp({ ...ada, password: 'é'.repeat(40) })).toMatchObject({ problem: 'passwordTooLong' })
  expect(checkSignUp({ ...ada, password: 'é'.repeat(36) })).toHaveProperty('profile')
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
])('%s is a postcode', (code) => expect(isUkPostcode(normalisePostcode(code))).toBe(true))

test.each(['', 'LEEDS', '12345', 'A1 AA1', 'EC1A 1B', 'QQ1 1AA', 'EC1A 1BBB'])(
  '%s is no postcode',
  (code) => {
    expect(isUkPostcode(normalisePostcode(code))).toBe(false)
  },
)
