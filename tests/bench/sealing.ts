import { readFile } from 'node:fs/promises'
import { openDraw, openWorld, type World } from '../backend/tickets-world.ts'
import { type Crowd, overHttp, rate } from './buying.ts'
import { type Figure, median, ratio } from './figures.ts'

const rounds = 5
const purchases = 800
const choices = ['seychelles', 'monaco', 'worldcup2026', 'diaspora']

/** Buying with its seal against buying as it was before, each on a host and a database of its own, in turns. */
export async function sealingFigure(): Promise<Figure> {
  const sealed = await shopIn(await openWorld())
  const unsealed = await shopIn(
    await openWorld(),
    await readFile(new URL('unsealed.sql', import.meta.url), 'utf8'),
  )
  const shops = [sealed, unsealed]
  for (const { crowd, buy } of shops) await rate(crowd, 200, buy)
  for (let round = 0; round < rounds; round += 1) {
    for (const { crowd, buy, rates } of shops) rates.push(await rate(crowd, purchases, buy))
  }
  for (const { buy, world } of shops) {
    buy.close()
    await world.close()
  }
  const [now, before] = shops.map(({ rates }) => Math.round(median(rates))) as [number, number]
  return {
    what: `Purchases with a seal ÷ without (${now} ÷ ${before} a second)`,
    ...ratio(now, before, 0.85),
  }
}

async function shopIn(world: World, schema?: string) {
  const people = await world.people(100)
  const draws = await Promise.all(
    choices.map((experience) => openDraw(world, { experience, max_per_person: 10_000 })),
  )
  if (schema) await world.sql.unsafe(schema)
  const buyers = people.map(({ id, token, session }) => ({ id, token, session }))
  const crowd: Crowd = { draws, buyers }
  return { world, crowd, buy: overHttp(world.host.url, world.host.publishableKey), rates: [] as number[] }
}
