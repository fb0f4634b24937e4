import { expect, test } from 'vitest'
import { isCount, readWishes } from './read-wishes.ts'

function formOf(typed: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  return form
}

const least = { experience: 'seychelles', closes: '2027-06-01T20:00', draws: '2027-06-05T20:00' }

test('an operator who gives the dates alone keeps every other term', () => {
  const blank = {
    opens: '',
    letters: '',
    title: ' ',
    price: '',
    charity: '',
    share: '',
    maximum: '',
    cap: '',
  }
  expect(readWishes(formOf({ ...least, ...blank }))).toEqual({
    experience: 'seychelles',
    closes_at: '2027-06-01T19:00:00.000Z',
    draws_at: '2027-06-05T19:00:00.000Z',
    opens_at: null,
    postal_closes_at: null,
    title: null,
    price_pence: null,
    charity_name: null,
    charity_pence: null,
    max_per_person: null,
    cap: null,
  })
})

test('one who gives them all has each of them in the service’s own words', () => {
  const all = {
    opens: '2027-01-01T10:00',
    letters: '2027-06-02T20:00',
    title: 'Seychelles for two',
    price: '12.50',
    charity: 'Wish Forward',
    share: '0',
    maximum: '25',
    cap: '5000',
  }
  expect(readWishes(formOf({ ...least, ...all }))).toMatchObject({
    opens_at: '2027-01-01T10:00:00.000Z',
    postal_closes_at: '2027-06-02T19:00:00.000Z',
    title: 'Seychelles for two',
    price_pence: 1250,
    charity_name: 'Wish Forward',
    charity_pence: 0,
    max_per_person: 25,
    cap: 5000,
  })
})

test('a number of tickets is a whole one above 0', () => {
  expect(['1', ' 50 ', '5000'].map(isCount)).toEqual([true, true, true])
  expect(['', '0', '-1', '2.5', '1,000', 'many', '1e3'].map(isCount)).toEqual(Array(7).fill(false))
})
