import { expect, test } from 'vitest'
import { lacksCentury, readDay } from './read-day.ts'

test('a date of birth is typed as the letter has it', () => {
  for (const text of ['27 3 1985', '27.03.1985', '27/3/1985', ' 27 - 3 - 1985 ', '27. 3. 1985', '27031985']) {
    expect(readDay(text), text).toBe('1985-03-27')
  }
  expect(readDay('29 2 2004')).toBe('2004-02-29')
})

test('a day that never was is none', () => {
  for (const text of ['31 2 1985', '29 2 1985', '0 3 1985', '27 13 1985', '27 3 1885']) {
    expect(readDay(text), text).toBeNull()
  }
})

test('a year of two digits is asked about: it could make a child a hundred years old', () => {
  for (const text of ['27 3 85', '270385', '27 3', '1985', 'March', ''])
    expect(readDay(text), text).toBeNull()
})

test('that nothing but its century is missing is told apart from what cannot be read at all', () => {
  for (const text of ['27 3 85', '17 4 66', '17.04.66', '270385']) expect(lacksCentury(text), text).toBe(true)
  for (const text of ['27 3 1985', '27031985', '27 3', 'March', ''])
    expect(lacksCentury(text), text).toBe(false)
})
