import { vi } from 'vitest'
import { later } from '../clock.ts'
import type { DrawWorld } from '../draw-world.ts'
import type { StripeStandIn } from '../stripe-stand-in.ts'
import type { Person } from '../tickets-world.ts'
import type { Witness } from './witness.ts'

export type Story = { world: DrawWorld; stripe: StripeStandIn; witness: Witness; operator: Person }

export const personOf = async ({ world, witness }: Story, facts: Parameters<DrawWorld['person']>[0] = {}) =>
  witness.of(await world.person(facts))

/** For what the host does by itself. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const look = async () => {
    if (!(await isSo())) throw new Error(`Not so yet: ${isSo}`)
  }
  await vi.waitFor(look, { timeout: 20_000, interval: 50 })
}

export const at = (days: number) => later({ days }).toISOString()

export async function look({ world, witness }: Story): Promise<void> {
  const visitor = witness.of(world.visitor)
  for (const fact of ['on_offer', 'free_entry_facts', 'charity_ledger', 'all_draws'] as const) {
    await visitor.act(fact)
  }
}
