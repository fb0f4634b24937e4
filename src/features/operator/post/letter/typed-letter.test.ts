import { expect, test } from 'vitest'
import {
  canBeChecked,
  checkOf,
  firstLetter,
  isMistyped,
  letterOf,
  mistakesIn,
  nextLetter,
  stranger,
  typedInto,
} from './typed-letter.ts'

const ada = {
  experience: 'bali',
  receivedOn: '2026-11-19',
  fullName: ' Ada  Obi ',
  address: '1 Quiet Lane, London',
  postcode: 'sw1a 1aa',
  bornOn: '27 3 1985',
  email: '',
  whose: '',
}

test('the next letter of the pile keeps the trip and the day, and nothing of the writer', () => {
  expect(nextLetter({ ...ada, whose: stranger })).toEqual({
    ...firstLetter('2026-11-19'),
    experience: 'bali',
  })
})

test('nothing is asked about a letter before its name and whole postcode are there', () => {
  expect(canBeChecked(ada)).toBe(true)
  expect(canBeChecked({ ...ada, experience: '' })).toBe(false)
  expect(canBeChecked({ ...ada, fullName: '  ' })).toBe(false)
  expect(canBeChecked({ ...ada, postcode: 'SW1A' })).toBe(false)
})

test('an address that is still being typed is not looked for', () => {
  expect(checkOf({ ...ada, email: 'ada@' })).toMatchObject({
    full_name: 'Ada Obi',
    postcode: 'SW1A 1AA',
    email: null,
  })
  expect(checkOf({ ...ada, email: 'ada@b.uk ' }).email).toBe('ada@b.uk')
})

test('with another name the writer is asked for anew', () => {
  const told = typedInto(ada, 'whose', stranger)
  expect(typedInto(told, 'bornOn', '1 1 1990').whose).toBe(stranger)
  expect(typedInto(told, 'fullName', 'Ada Oba').whose).toBe('')
})

test('what keeps a letter from being logged is named in the order of the fields', () => {
  expect(mistakesIn(ada)).toEqual([])
  expect(mistakesIn({ ...ada, postcode: 'SW1A', bornOn: '31 2 1985' })).toEqual(['postcode', 'bornOn'])
})

test('a field that was left is told at once when it cannot be read, and not when it is empty', () => {
  expect(isMistyped({ ...ada, bornOn: '17 4 66' }, 'bornOn')).toBe(true)
  expect(isMistyped({ ...ada, bornOn: '' }, 'bornOn')).toBe(false)
  expect(isMistyped(ada, 'bornOn')).toBe(false)
})

test('a letter goes to the service with the account it is said to be of, with a stranger, or with neither', () => {
  const [letterId, drawId, account] = ['letter', 'draw', 'account']
  expect(letterOf(ada, letterId, drawId)).toEqual({
    letter_id: letterId,
    draw_id: drawId,
    full_name: 'Ada Obi',
    address: '1 Quiet Lane, London',
    postcode: 'SW1A 1AA',
    born_on: '1985-03-27',
    received_on: '2026-11-19',
    email: null,
    same_as: null,
    stranger: false,
  })
  expect(letterOf({ ...ada, whose: account }, letterId, drawId)).toMatchObject({
    same_as: account,
    stranger: false,
  })
  expect(letterOf({ ...ada, whose: stranger }, letterId, drawId)).toMatchObject({
    same_as: null,
    stranger: true,
  })
})
