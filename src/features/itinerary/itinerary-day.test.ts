import { expect, test } from 'vitest'
import { itineraryDays, mergeTimeLabels, timeAndActivity } from './itinerary-day.ts'

test('activities grouped under times become lines that begin with their time', () => {
  const plan = [
    { time: 'Morning', activities: ['Swim', 'Breakfast'] },
    { time: 'All Day', activities: ['Sail'] },
    { time: 'Match Time', activities: ['Kick-off'] },
  ] as const
  expect(mergeTimeLabels(plan)).toEqual([
    'Morning: Swim',
    'Morning: Breakfast',
    'All Day: Sail',
    'Match Time: Kick-off',
  ])
})

test('activities without times stay as they are written', () => {
  expect(mergeTimeLabels(['Swim', 'Late lunch: fish'])).toEqual(['Swim', 'Late lunch: fish'])
})

test('a traveller reads the time apart from the activity', () => {
  expect(timeAndActivity('Departure: Car to the airport')).toEqual({
    time: 'Departure',
    activity: 'Car to the airport',
  })
  expect(timeAndActivity('Late lunch: fish')).toEqual({ activity: 'Late lunch: fish' })
})

test('days are numbered by their place', () => {
  const source = { title: 'A', selector: 'a', plan: ['x'], backgroundImage: { name: 'n', alt: 'a' } }
  expect(itineraryDays([source, source]).map((day) => day.label)).toEqual(['Day 1', 'Day 2'])
})
