import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { FreshSeal } from '../../contract/tickets.ts'
import { buy, type DrawWorld, openDrawOf, openDrawWorld, statusOf, timesOf } from './draw-world.ts'
import type { Person } from './tickets-world.ts'

const round = 657413
const times = timesOf(round)

let world: DrawWorld
beforeAll(async () => {
  world = await openDrawWorld()
})
afterEach(() => world.setClock(null))
afterAll(() => world.close())

/** Somebody with the only ticket of a draw that has been drawn, who has claimed and agreed to be named. */
async function winner(): Promise<{ person: Person; draw: string; sealed: FreshSeal }> {
  const person = await world.person()
  const draw = await openDrawOf(world, round)
  const { seal } = await buy(person, draw)
  await world.setClock(times.frozen)
  await expect.poll(() => statusOf(world, draw)).toBe('frozen')
  await world.setClock(times.drawn)
  await expect.poll(() => statusOf(world, draw)).toBe('drawn')
  const claimed = await person.act('claim_prize', {
    draw_id: draw,
    place: 0,
    born_on: '1985-03-07',
    first_name: 'Ada',
    county: 'Kent',
  })
  expect(claimed.code).toBeNull()
  return { person, draw, sealed: seal }
}

async function publicWinner(draw: string) {
  const { data } = await world.visitor.act('one_draw', { draw_id: draw })
  return data?.draw.winner
}

const claimOf = async (draw: string) => {
  const [claim] = await world.sql`
    select status, born_on, first_name, county from private.claims where draw_id = ${draw} and place = 0`
  return claim
}

test('all my data holds what was drawn for me and the seals of my tickets, and nobody else’s does', async () => {
  const { person, draw, sealed } = await winner()
  const [ticket] = sealed.tickets
  expect((await person.act('my_data')).data).toMatchObject({
    prizes: [
      {
        draw_id: draw,
        number: 1,
        place: 0,
        status: 'claimed',
        born_on: '1985-03-07',
        first_name: 'Ada',
        county: 'Kent',
      },
    ],
    tickets: [
      {
        number: 1,
        seal: {
          place_in_log: ticket?.index,
          holder: person.id,
          salt: ticket?.salt,
          commit: ticket?.commit,
        },
      },
    ],
  })
  const stranger = await world.person()
  expect((await stranger.act('my_data')).data).toMatchObject({ prizes: null, tickets: null })
})

test('erasing an account forgets the date of birth and the name of a claim; the number stays claimed', async () => {
  const { person, draw } = await winner()
  expect(await publicWinner(draw)).toMatchObject({ first_name: 'Ada', county: 'Kent' })
  const erased = await person.act('erase_my_account', { confirmation: person.email })
  expect(erased.code).toBeNull()
  expect(await claimOf(draw)).toEqual({ status: 'claimed', born_on: null, first_name: null, county: null })
  expect(await publicWinner(draw)).toMatchObject({ number: 1, first_name: null, county: null })
})

test('erasing an account leaves the claims of others as they were', async () => {
  const { draw } = await winner()
  const stranger = await world.person()
  await stranger.act('erase_my_account', { confirmation: stranger.email })
  expect(await claimOf(draw)).toMatchObject({ first_name: 'Ada', county: 'Kent' })
})

test('a published name is taken down by the winner, and by nobody else', async () => {
  const { person, draw } = await winner()
  const stranger = await world.person()
  const taken = { draw_id: draw, place: 0 }
  expect(await stranger.act('unpublish_name', taken)).toMatchObject({ code: 'unknown_prize', status: 404 })
  expect(await world.visitor.act('unpublish_name', taken)).toMatchObject({ code: expect.any(String) })
  expect(await publicWinner(draw)).toMatchObject({ first_name: 'Ada' })
  expect((await person.act('unpublish_name', taken)).data).toMatchObject({
    status: 'claimed',
    first_name: null,
  })
  expect(await publicWinner(draw)).toMatchObject({ status: 'claimed', first_name: null, county: null })
  expect((await person.act('unpublish_name', taken)).code).toBeNull()
})
