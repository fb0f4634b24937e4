import { expect, test } from 'vitest'
import { whenTakenBack, whenTheyStand } from './consequences.ts'

const refunded = {
  cause: 'refund',
  draw_status: 'open',
  amount_pence: 3_000,
  numbers: [4, 5, 6],
  set_aside: [],
} as const

function suspended(changes: Partial<Parameters<typeof whenTakenBack>[0]> = {}) {
  return { ...refunded, numbers: [...refunded.numbers], set_aside: [], ...changes }
}

test('an operator who lets tickets stand reads that the buyer keeps both', () => {
  const told = whenTheyStand(suspended())
  expect(told).toContain('The buyer keeps the £30 that went back at the provider.')
  expect(told).toContain('Tickets 4–6 count again')
  expect(told).not.toContain('have left the draw')
})

test('tickets that left the draw meanwhile do not return, and what is owed for them is told', () => {
  const told = whenTheyStand(suspended({ numbers: [], set_aside: [4, 5, 6] }))
  expect(told).not.toContain('count again')
  expect(told).toContain('Tickets 4–6 have left the draw and do not return.')
  expect(told).toContain('beyond the £30 sent already')
})

test('tickets that are taken back leave an open draw, but no published list', () => {
  expect(whenTakenBack(suspended())).toContain('Tickets 4–6 leave the draw at once.')
  expect(whenTakenBack(suspended({ draw_status: 'frozen' }))).toContain(
    'Tickets 4–6 stay in the published list but cannot win.',
  )
  expect(whenTakenBack(suspended({ draw_status: 'drawn', numbers: [], set_aside: [4] }))).toContain(
    'Tickets 4 have left the draw already',
  )
})

test('whoever gives up a dispute is told to accept it at the provider too', () => {
  expect(whenTakenBack(suspended({ cause: 'dispute' }))).toMatch(/^The dispute is given up\./)
  expect(whenTakenBack(suspended())).not.toContain('dispute')
})
