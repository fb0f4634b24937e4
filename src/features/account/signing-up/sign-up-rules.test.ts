import { expect, test } from 'vitest'
import { isUkMobile, isUkPostcode, normalisePhone, normalisePostcode } from '../forms/normalise.ts'
import { profileOf, type SignUpForm, signUpMistakes, toldMistakes } from './sign-up-rules.ts'

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

const problems = (form: SignUpForm) => signUpMistakes(form).map(({ problem }) => problem)

test('a complete form becomes a profile in the United Kingdom', () => {
  expect(signUpMistakes(ada)).toEqual([])
  expect(profileOf(ada)).toEqual({
    name: 'Ada Obi',
    address1: '1 Palm Street',
    address2: undefined,
    city: 'Leeds',
    postcode: 'LS1 4DY',
    country: 'GB',
    phone: '+447700900123',
  })
})

test('an empty form is told everything at once, in the order of the rules', () => {
  const empty = Object.fromEntries(Object.keys(ada).map((field) => [field, ' '])) as unknown as SignUpForm
  expect(signUpMistakes({ ...empty, password: '' })).toEqual([
    { problem: 'nameMissing', field: 'name' },
    { problem: 'addressMissing', field: 'address1' },
    { problem: 'addressMissing', field: 'city' },
    { problem: 'addressMissing', field: 'postcode' },
    { problem: 'phoneInvalid', field: 'phone' },
    { problem: 'credentialsMissing', field: 'email' },
    { problem: 'credentialsMissing', field: 'password' },
  ])
})

test.each(['address1', 'city', 'postcode'] as const)(
  'a form without %s is told about the address before the phone',
  (field) => {
    const [first] = signUpMistakes({ ...ada, [field]: ' ', phone: '1' })
    expect(first).toEqual({ problem: 'addressMissing', field })
  },
)

test('a wrong phone is told before a wrong postcode', () => {
  expect(problems({ ...ada, phone: '020 7946 0000', postcode: 'nowhere' })).toEqual([
    'phoneInvalid',
    'postcodeInvalid',
  ])
})

test('the form is told its first mistake, each field its own', () => {
  const form = { ...ada, address1: '', city: '', phone: '1', email: '' }
  expect(toldMistakes(signUpMistakes(form))).toEqual({
    message: 'Address line 1, City and UK Postcode are required',
    marks: {
      address1: 'Please give the first line of your address',
      city: 'Please give your town or city',
      phone: 'Please enter a valid UK mobile number (e.g. +447XXXXXXXXX or 07XXXXXXXXX)',
      email: 'Please give your email address',
    },
  })
  expect(toldMistakes(signUpMistakes(ada))).toBeNull()
})

test('what is there but wrong is told at its own field, and not called missing', () => {
  const form = { ...ada, postcode: 'nowhere', password: 'é'.repeat(40) }
  const told = toldMistakes(signUpMistakes(form))
  expect(Object.keys(told?.marks ?? {})).toEqual(['postcode', 'password'])
  expect(told?.marks?.postcode).toBe(told?.message)
})

test('the second line of an address is kept without the spaces around it', () => {
  expect(profileOf({ ...ada, address2: ' Flat 2 ' }).address2).toBe('Flat 2')
  expect(profileOf({ ...ada, address2: '  ' }).address2).toBeUndefined()
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
  expect(problems({ ...ada, email: ' ' })).toEqual(['credentialsMissing'])
  expect(problems({ ...ada, password: '', postcode: 'nowhere' })).toEqual([
    'postcodeInvalid',
    'credentialsMissing',
  ])
})

test('a password is measured in bytes: forty accents are too many, thirty-six are not', () => {
  expect(problems({ ...ada, password: 'é'.repeat(40) })).toEqual(['passwordTooLong'])
  expect(problems({ ...ada, password: 'é'.repeat(36) })).toEqual([])
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
