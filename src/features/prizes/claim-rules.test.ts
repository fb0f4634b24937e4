import { expect, test } from 'vitest'
import { firstNameOf, readClaim, type TypedClaim } from './claim-rules.ts'

const typed: TypedClaim = {
  day: '7',
  month: '3',
  year: '1985',
  publish: '',
  firstName: 'Ada',
  county: 'Kent',
}

test('a claim says the date as machines do, and nothing to publish unless the holder says so', () => {
  expect(readClaim(typed)).toEqual({ born_on: '1985-03-07', first_name: null, county: null })
  expect(readClaim({ ...typed, publish: 'nothing' })).toEqual({
    born_on: '1985-03-07',
    first_name: null,
    county: null,
  })
})

test('who agrees is published by first name and county, without the spaces around them', () => {
  expect(readClaim({ ...typed, publish: 'name', firstName: ' Ada ', county: ' Kent ' })).toEqual({
    born_on: '1985-03-07',
    first_name: 'Ada',
    county: 'Kent',
  })
})

test.each([
  ['31', '2', '1985'],
  ['29', '2', '2001'],
  ['0', '3', '1985'],
  ['7', '13', '1985'],
  ['7', '3', '85'],
  ['7', '3', '1899'],
  ['', '', ''],
  ['7th', 'March', '1985'],
  ['-7', '3', '1985'],
  ['7.0', '3', '1985'],
  ['007', '3', '1985'],
  ['7', '1e0', '1985'],
  ['7', '3', '+1985'],
  ['7', '3', '1985.0'],
  ['7', '3', '01985'],
])('%s %s %s is no date of birth', (day, month, year) => {
  expect(readClaim({ ...typed, day, month, year })).toEqual(['bornOn'])
})

test('spaces around a number are no mistake, and 1900 is the first year', () => {
  expect(readClaim({ ...typed, day: ' 7 ', month: '03 ', year: ' 1900 ' })).toMatchObject({
    born_on: '1900-03-07',
  })
})

test('the 29th of February exists in a leap year', () => {
  expect(readClaim({ ...typed, day: '29', month: '02', year: '2000' })).toMatchObject({
    born_on: '2000-02-29',
  })
})

test('a name to publish is asked for whole, and only where it is to be published', () => {
  const unnamed = { ...typed, firstName: ' ', county: 'x'.repeat(61) }
  expect(readClaim({ ...unnamed, publish: 'name' })).toEqual(['firstName', 'county'])
  expect(readClaim(unnamed)).toMatchObject({ first_name: null, county: null })
  const longest = { ...typed, publish: 'name', firstName: 'A'.repeat(60), county: 'x'.repeat(60) }
  expect(readClaim(longest)).toMatchObject({ first_name: 'A'.repeat(60) })
})

test.each([
  ['Ada Obi', 'Ada'],
  ['  Ada  ', 'Ada'],
  ['', ''],
])('the first name of “%s” is “%s”', (name, first) => expect(firstNameOf(name)).toBe(first))
