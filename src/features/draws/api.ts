import type { Args, SiteAct } from '../../../contract/acts.ts'
import { publicBackend } from '../../lib/backend.ts'
import { inOurNames } from '../../lib/our-names.ts'
import { Unreachable } from '../../lib/unreachable.ts'
import type { AllDraws, OneDraw } from './types.ts'

export const allDraws = () => publicFact<AllDraws>('all_draws')

/** Null when there is no such draw. */
export const oneDraw = (id: string) => publicFact<OneDraw | null>('one_draw', { draw_id: id })

async function publicFact<T>(name: SiteAct, args: Args<SiteAct> = {}): Promise<T> {
  const { data, error } = await (await publicBackend()).rpc(name, args)
  if (error) throw new Unreachable()
  return inOurNames(data) as T
}
