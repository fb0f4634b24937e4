import { beingOnePerson, brakingOneself, keepingAccounts, writingToUs } from './accounts.ts'
import { enteringByPost, leavingDraws, schedulingDraws, winning } from './draws.ts'
import { payingForReal, sittingAtTheDesk } from './money.ts'
import type { Story } from './story.ts'

/** Everything the service can be asked, by people to whom enough happens that its answers are full. */
export async function tellStory(story: Omit<Story, 'operator'>): Promise<void> {
  const { world, witness } = story
  const operator = witness.of(await world.person({ operator: true }))
  const scenes = [
    writingToUs,
    keepingAccounts,
    brakingOneself,
    beingOnePerson,
    schedulingDraws,
    enteringByPost,
    leavingDraws,
    winning,
    payingForReal,
    sittingAtTheDesk,
  ]
  for (const scene of scenes) {
    await world.sql`select private.use_payment(${[payingForReal, sittingAtTheDesk].includes(scene) ? 'stripe' : 'demo'})`
    await scene({ ...story, operator })
    await world.setClock(null)
  }
}
